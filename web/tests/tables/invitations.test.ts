import { beforeEach, expect, test } from "vitest";
import { keepInvites, linkOf, onlyHere, secretOf } from "../../src/tables/invitations";

beforeEach(() => localStorage.clear());

test("links that were told once are shown again on this device", () => {
  keepInvites("k3j", [{ seat: 1, secret: "one" }, { seat: 2, secret: "two" }]);
  expect(secretOf("k3j", 2)).toBe("two");
  expect(secretOf("other", 2)).toBeUndefined();
});

test("a new link replaces that of its seat alone", () => {
  keepInvites("k3j", [{ seat: 1, secret: "one" }, { seat: 2, secret: "two" }]);
  keepInvites("k3j", [{ seat: 1, secret: "newer" }]);
  expect([secretOf("k3j", 1), secretOf("k3j", 2)]).toEqual(["newer", "two"]);
});

test("the oldest tables are forgotten, not the newest", () => {
  for (let number = 0; number < 40; number++) keepInvites(`t${number}`, [{ seat: 1, secret: String(number) }]);
  expect(secretOf("t39", 1)).toBe("39");
  expect(secretOf("t0", 1)).toBeUndefined();
});

test("what somebody else has stored there is no harm", () => {
  localStorage.setItem("halftrack-invitations", "{broken");
  expect(secretOf("k3j", 1)).toBeUndefined();
});

test("a link leads to the page that joins", () => {
  expect(linkOf("abc")).toBe(`${location.origin}/join/abc`);
});

test("a link of this very device is for nobody else", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].map((host) => onlyHere(host))).toEqual([true, true, true]);
  expect(["192.168.1.7", "halftrack.example", "127.example.org"].map((host) => onlyHere(host))).toEqual([false, false, false]);
});
