/** Whether the same table is open in another tab of this browser: both work, but one should know. */

interface Greeting {
  from: string;
  kind: "hello" | "here" | "bye";
}

/** Tells how many other tabs there are, whenever that changes; returns how to leave. */
export function watchTabs(table: string, self: string, told: (others: number) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(`halftrack-table-${table}`);
  const others = new Set<string>();
  const say = (kind: Greeting["kind"]): void => channel.postMessage({ from: self, kind } satisfies Greeting);

  channel.onmessage = ({ data }: MessageEvent<Greeting>) => {
    if (data.kind === "bye") others.delete(data.from);
    else others.add(data.from);
    if (data.kind === "hello") say("here");
    told(others.size);
  };
  const leave = (): void => {
    say("bye");
    channel.close();
    removeEventListener("pagehide", leave);
  };
  addEventListener("pagehide", leave);
  say("hello");
  return leave;
}
