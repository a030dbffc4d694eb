import { afterEach, expect, test } from "vitest";
import { fetchTexts, language, speak, t } from "../src/texts.svelte";

afterEach(() => speak("en"));

test("of two wishes at once the later one counts, whichever texts come first", async () => {
  await Promise.all([speak("fr"), speak("de")]);
  expect([language.now, document.documentElement.lang, t("your-name")]).toEqual(["de", "de", "Dein Name"]);
});

test("texts of a page that is on its way come in the language that is on its way", async () => {
  await Promise.all([speak("it"), fetchTexts("web-front")]);
  expect([language.now, t("lobby")]).toEqual(["it", "Sala comune"]);
});
