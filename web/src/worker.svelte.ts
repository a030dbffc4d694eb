/** The service worker of this page: it is set up where the browser allows it, and a new version waits for a word. */
import { language, t } from "./texts.svelte";

const WORDS = { cache: "halftrack-words", name: "/words" };
const GAMES = ["great-race", "great-race-solo", "gumball-rally"];
const HOUR = 3_600_000;

/** whether a newer client is ready: it begins when all its pages are loaded anew */
export const worker: { fresh: boolean } = $state({ fresh: false });
let waiting: ServiceWorker | null = null;

/** Set it up; over plain http there is none, and everything else works. */
export async function setUp(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    see(registration);
    registration.addEventListener("updatefound", () => watch(registration));
    setInterval(() => void registration.update().catch(() => {}), HOUR);
  } catch {
    return; // a browser that allows none here: there is only no shell without network
  }
  $effect.root(() => {
    $effect(() => {
      if (language.version) void keepWords();
    });
  });
}

/** It speaks when no page is there: it is left the words of the language on the screen. */
async function keepWords(): Promise<void> {
  const games = Object.fromEntries(GAMES.map((game) => [game, t(`game-${game}`)]));
  const words = { turn: t("turn-yours"), reminder: t("push-reminder"), until: t("push-until"), games };
  await (await caches.open(WORDS.cache)).put(WORDS.name, new Response(JSON.stringify(words)));
}

function watch(registration: ServiceWorkerRegistration): void {
  registration.installing?.addEventListener("statechange", () => see(registration));
}

/** The very first worker replaces nothing. */
function see(registration: ServiceWorkerRegistration): void {
  if (!registration.waiting || !navigator.serviceWorker.controller) return;
  waiting = registration.waiting;
  worker.fresh = true;
}

/** Begin with the new version. */
export function renew(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("now");
}
