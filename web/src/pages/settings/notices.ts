/** How this browser can be told that it is one's turn, while its page is closed. */
import { api } from "../../api";
import type { Channels } from "../../protocol";

/** The browser has not taken in what receives messages. */
export class NoWorker extends Error {}

/** yes; plain: the page came over plain http; old: the browser cannot; denied: somebody has said no */
export type CanPush = "yes" | "plain" | "old" | "denied";

export function canPush(): CanPush {
  if (!window.isSecureContext) return "plain";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "old";
  return Notification.permission === "denied" ? "denied" : "yes";
}

/** Subscribe this browser; nothing where somebody says no. */
export async function pushHere(): Promise<Channels | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const [worker, { key }] = await Promise.all([navigator.serviceWorker.getRegistration(), api.pushKey()]);
  if (!worker) throw new NoWorker();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return api.addChannel({ kind: "push", target: { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } });
}
