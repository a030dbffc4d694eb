import { afterEach, expect, test, vi } from "vitest";
import { canPush } from "../../../src/pages/settings/notices";

afterEach(() => vi.unstubAllGlobals());

/** A browser that has all that push needs, but for what is said. */
function browser(secure: boolean, permission: string): void {
  vi.stubGlobal("isSecureContext", secure);
  vi.stubGlobal("Notification", { permission });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("navigator", { serviceWorker: {} });
}

test.each([
  [true, "default", "yes"],
  [true, "granted", "yes"],
  [true, "denied", "denied"],
  [false, "default", "plain"],
])("secure %j, permission %s: %s", (secure, permission, can) => {
  browser(secure, permission);
  expect(canPush()).toBe(can);
});

test("a browser without service workers cannot", () => {
  browser(true, "default");
  vi.stubGlobal("navigator", {});
  expect(canPush()).toBe("old");
});
