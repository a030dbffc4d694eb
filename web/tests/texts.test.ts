import { afterEach, expect, test } from "vitest";
import { fetchTexts, language, speak, t } from "../src/texts.svelte";

afterEach(() => speak("en"));

test("of two wishes at once the later one counts, whichever texts come first", async () => {
  await Promise.all([speak("fr"), speak("it")]);
  expect([language.now, document.documentElement.lang, t("lobby")]).toEqual(["it", "it", "Sala comune"]);
});

test("texts of a page that is on its way come in the language that is on its way", async () => {
  await Promise.all([speak("de"), fetchTexts("web-front")]);
  expect([language.now, t("your-name")]).toEqual(["de", "Dein Name"]);
});
