import qrcode from "qrcode-generator";
import { expect, test } from "vitest";
import { modules } from "../../src/parts/qr";

test("a code has its three corners, and every dark module once", () => {
  const { size, path } = modules(qrcode, "http://192.168.1.20:8000/join/abcdefghijklmnopqrstuvwx");
  expect((size - 17) % 4).toBe(0);
  const dark = path.split("M").slice(1).map((each) => each.split("h")[0]!);
  expect(new Set(dark).size).toBe(dark.length);
  for (const corner of ["0 0", `${size - 7} 0`, `0 ${size - 7}`]) expect(dark).toContain(corner);
  expect(dark).not.toContain("7 7"); // the light strip around a corner
});
