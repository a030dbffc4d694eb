/** The service worker: keeps the shell for when there is no network, and says when it is one's turn. */

const worker = self as unknown as ServiceWorkerGlobalScope;

const VERSION = "__VERSION__"; // put in by the build: another client, another worker
const SHELL = `halftrack-${VERSION}`;
const WORDS = "halftrack-words";
const PAGE = "/";
const NEVER = /^\/(api\/|health$|metrics$|openapi\.json$)/;
const KEPT = /^\/assets\//; // named by what is in them

interface Note {
  game: string;
  table: string;
  link: string;
  reminder: boolean;
  deadline: number | null;
}

interface Words {
  turn: string;
  reminder: string;
  until: string;
  games: Record<string, string>;
}

worker.addEventListener("install", (event) => event.waitUntil(keepShell()));
worker.addEventListener("activate", (event) => event.waitUntil(tidyUp()));
worker.addEventListener("message", (event) => event.data === "now" && void worker.skipWaiting());
worker.addEventListener("push", (event) => event.waitUntil(notify(event.data?.json() as Note)));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

worker.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== worker.location.origin || NEVER.test(pathname)) return;
  if (KEPT.test(pathname)) event.respondWith(kept(event.request));
  else event.respondWith(fresh(event.request, event.request.mode === "navigate" ? PAGE : pathname));
});

/** The page, and all that it names. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  const page = await fetch(PAGE, { cache: "no-cache" });
  const named = (await page.clone().text()).matchAll(/(?:href|src)="(\/[^"]+)"/g);
  await cache.put(PAGE, page);
  await cache.addAll([...named].map(([, address]) => address!));
}

async function tidyUp(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL && name !== WORDS).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** What never changes: from here if it is here. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** From the network; only without one, from here. */
async function fresh(request: Request, name: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await (await caches.open(SHELL)).match(name);
    if (found) return found;
    throw error;
  }
}

async function notify(note: Note): Promise<void> {
  const page = new URL(note.link).pathname;
  const open = await worker.clients.matchAll({ type: "window" });
  if (open.some((tab) => tab.focused && new URL(tab.url).pathname === page)) return;
  const found = await (await caches.open(WORDS)).match("/words");
  const words = (await found?.json()) as Words | undefined;
  const until = note.deadline ? ` ${words?.until ?? ""} ${new Date(note.deadline * 1000).toLocaleString()}` : "";
  await worker.registration.showNotification((note.reminder ? words?.reminder : words?.turn) ?? "Halftrack", {
    body: `${words?.games[note.game] ?? ""} ${note.table}${until}`.trim(),
    icon: "/icon-192.png",
    badge: "/badge.png",
    tag: page,
    data: page,
  });
}

/** The table in the tab where it is open, else in a new one. */
async function open(page: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === page);
  await (there ? there.focus() : worker.clients.openWindow(page));
}
