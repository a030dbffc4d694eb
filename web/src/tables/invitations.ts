/** The links that this device has been given: the server tells each only once, to the host. */
import type { Invite } from "../protocol";
import { keep, kept } from "../preferences.svelte";

const KEY = "halftrack-invitations";
const MOST = 30; // tables; the oldest are forgotten

type Links = Record<string, Record<string, string>>; // by table, by seat

function known(): Links {
  return (kept(KEY) ?? {}) as Links;
}

/** Remember the links of a table, so that the waiting room can show them again. */
export function keepInvites(table: string, invites: Invite[]): void {
  if (!invites.length) return;
  const { [table]: before, ...others } = known();
  const links = { ...before, ...Object.fromEntries(invites.map((invite) => [String(invite.seat), invite.secret])) };
  keep(KEY, Object.fromEntries([...Object.entries(others), [table, links]].slice(-MOST)));
}

/** The secret of a seat, where this device knows it. */
export function secretOf(table: string, seat: number): string | undefined {
  return known()[table]?.[String(seat)];
}

/** The address that a friend opens. */
export function linkOf(secret: string): string {
  return `${location.origin}/join/${secret}`;
}

/** Whether links of this page lead nowhere but to the device that it is on. */
export function onlyHere(host = location.hostname): boolean {
  return host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
}
