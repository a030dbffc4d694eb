import { expect, test } from "vitest";
import { fileName, NoRecord, recordIn } from "../../../src/pages/library/record";
import { table } from "../../tables/samples";

const RECORD = { game: "gumball-rally", rules: 1, seats: 3, seed: "1", options: {}, entries: [["answer", 0, "pass"]] };

test("a record is found alone, as the server gives it, and in a saved race of the terminal", () => {
  expect(recordIn(JSON.stringify(RECORD))).toEqual(RECORD);
  expect(recordIn(JSON.stringify({ record: RECORD }))).toEqual(RECORD);
  expect(recordIn(JSON.stringify({ record: RECORD, sitting: ["you", "driver"] }))).toEqual(RECORD);
});

test.each(["", "not json", "[]", "{}", "null", '{"game": "chess"}', '{"record": {"game": 1, "entries": []}}'])(
  "%j is no record",
  (text) => {
    expect(() => recordIn(text)).toThrow(NoRecord);
  },
);

test("a file is called like its table and its day", () => {
  const changed = Date.UTC(2026, 4, 3) / 1000;
  expect(fileName(table({ name: "Cup d'été / 7", changed }))).toBe("cup-d-été-7-2026-05-03.json");
  expect(fileName(table({ name: "???", changed }))).toBe("great-race-2026-05-03.json");
});
