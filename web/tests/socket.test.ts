import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromClient, FromServer, Told } from "../src/protocol";
import { Socket, type Wire } from "../src/socket";

/** The other end of the line. */
class End implements Wire {
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  isOpen = false;

  send(text: string): void {
    if (!this.isOpen) throw new Error("not open");
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.isOpen = false;
  }

  open(): void {
    this.isOpen = true;
    this.onopen?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(code = 1006, reason = ""): void {
    this.onclose?.({ code, reason });
  }

  of<T extends FromClient["type"]>(type: T): Extract<FromClient, { type: T }>[] {
    return this.sent.filter((message) => message.type === type) as Extract<FromClient, { type: T }>[];
  }
}

const ends: End[] = [];
const lines: string[] = [];
const delays: string[] = [];
const heard: FromServer[] = [];
let socket: Socket;

function end(): End {
  return ends.at(-1)!;
}

function welcome(epoch = "one"): FromServer {
  return { type: "welcome", protocol: 1, epoch, seat: 0, mine: [0] };
}

function told(number: number, seat: number | null = 0): Told {
  return {
    type: "told", number, seat, entries: 0, since: 0, events: [], view: null, question: null, undoable: [],
    redoable: false, deadlines: {}, asked: {}, queued: 0, table: {} as Told["table"], notes: [], over: false,
  };
}

function connected(epoch = "one"): End {
  end().open();
  end().say(welcome(epoch));
  return end();
}

/** Cut, and let the next attempt begin. */
async function broken(code?: number, reason?: string): Promise<void> {
  end().cut(code, reason);
  await vi.advanceTimersByTimeAsync(10_000);
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of [ends, lines, delays, heard]) list.length = 0;
  const connect = (): Wire => {
    ends.push(new End());
    return end();
  };
  socket = new Socket(connect, {
    heard: (message) => heard.push(message),
    line: (state, why) => lines.push(why ? `${state} ${why}` : state),
    delayed: (code) => delays.push(code),
  }, 0);
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

const pass = { type: "answer", seat: 0, question: 4, option: "pass" } as const;

test("what was asked in a break is sent once the line is back, and what had no answer again, under its id", async () => {
  const first = connected();
  void socket.request(pass);
  await broken();
  void socket.request({ type: "chat", seat: 0, text: "hello" });
  const second = connected();
  expect(second.of("answer")).toEqual(first.of("answer"));
  expect(second.of("chat")).toHaveLength(1);
});

test("an answered request is not sent again", async () => {
  const asked = socket.request(pass);
  connected();
  end().say({ type: "done", id: end().of("answer")[0]!.id, entry: 7 });
  expect(await asked).toMatchObject({ type: "done", entry: 7 });
  await broken();
  expect(connected().of("answer")).toHaveLength(0);
});

test("an answer that comes late still counts, and twice is once", async () => {
  connected();
  const asked = socket.request(pass);
  const { id } = end().of("answer")[0]!;
  await broken();
  connected();
  end().say({ type: "refused", id, code: "late", reason: "" });
  end().say({ type: "done", id, entry: 7 });
  expect(await asked).toMatchObject({ code: "late" });
});

test("it greets with what it heard last, and with nothing after another epoch", async () => {
  connected();
  end().say(told(5));
  await broken();
  end().open();
  expect(end().of("hello")[0]).toMatchObject({ epoch: "one", last: 5, seat: 0 });
  end().say(welcome("two"));
  end().say(told(1));
  await broken();
  end().open();
  expect(end().of("hello")[0]).toMatchObject({ epoch: "two", last: 1 });
});

test("after a look as another seat everything is asked for anew until that seat is told", async () => {
  connected();
  end().say(told(5));
  socket.look(1);
  await broken();
  end().open();
  expect(end().of("hello")[0]).toMatchObject({ epoch: "", last: 0, seat: 1 });
  end().say(welcome());
  end().say(told(9, 1));
  await broken();
  end().open();
  expect(end().of("hello")[0]).toMatchObject({ epoch: "one", last: 9, seat: 1 });
});

test("when the server lets the curtain fall, it comes back as nobody", async () => {
  connected();
  end().say(told(5));
  end().say(told(3, null));
  await broken();
  end().open();
  expect(end().of("hello")[0]).toMatchObject({ seat: null, last: 3 });
});

test("a line that is not wanted stays closed, and says why by its code", async () => {
  connected();
  await broken(1008, "missing: there is no such table");
  expect(lines).toEqual(["open", "gone missing"]);
  socket.hurry();
  expect(ends).toHaveLength(1);
});

test.each([
  [1013, "away: the disk is full", "lost away"],
  [1013, "often: wait a moment", "lost often"],
  [1001, "the server closes, or you do not read", "lost restart"],
  [1012, "", "lost restart"],
  [1006, "", "lost"],
])("a line closed by %i (%s) is tried again", async (code, reason, line) => {
  connected();
  await broken(code, reason);
  expect(lines).toEqual(["open", line]);
  expect(ends.length).toBeGreaterThan(1);
});

test("why the line was lost is remembered until it is back", async () => {
  connected();
  await broken(1001);
  await broken();
  connected();
  await broken();
  expect(lines).toEqual(["open", "lost restart", "lost restart", "open", "lost"]);
});

test("each attempt waits longer, up to ten seconds; the network's return hurries it", async () => {
  const times: number[] = [];
  for (let attempt = 0; attempt < 9; attempt++) {
    const [count, start] = [ends.length, Date.now()];
    end().cut();
    while (ends.length === count) await vi.advanceTimersByTimeAsync(50);
    times.push(Date.now() - start);
  }
  expect(times[0]).toBeLessThanOrEqual(300);
  expect(times.at(-1)).toBeGreaterThanOrEqual(5_000);
  expect(Math.max(...times)).toBeLessThanOrEqual(10_050);
  end().cut();
  const count = ends.length;
  socket.hurry();
  expect(ends.length).toBe(count + 1);
});

test.each(["away", "often"])("what is refused as %s is asked again until it is decided", async (code) => {
  connected();
  const asked = socket.request(pass);
  const { id } = end().of("answer")[0]!;
  end().say({ type: "refused", id, code, reason: "" });
  expect(delays).toEqual([code]);
  expect(heard.some((message) => message.type === "refused")).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(end().of("answer").map((each) => each.id)).toEqual([id, id]);
  end().say({ type: "done", id, entry: 1 });
  expect(await asked).toMatchObject({ type: "done" });
  expect(delays).toEqual([code, ""]);
});

test("a ping without an answer means that the line is dead", async () => {
  connected();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(lines).toEqual(["open", "lost"]);
});

test("a device that says that it is offline loses its line soon, unless the server answers all the same", async () => {
  connected();
  socket.doubt();
  end().say({ type: "pong", at: 0 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lines).toEqual(["open"]);
  socket.doubt();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lines).toEqual(["open", "lost"]);
});

test("a hidden tab that is woken once a minute keeps its line as long as pings are answered", async () => {
  connected();
  for (let minute = 0; minute < 5; minute++) {
    vi.setSystemTime(Date.now() + 60_000); // timers slept
    await vi.advanceTimersByTimeAsync(3_000);
    end().say({ type: "pong", at: 0 });
  }
  expect(lines).toEqual(["open"]);
  expect(end().of("ping").length).toBeGreaterThanOrEqual(5);
});

test("whether somebody looks is said once, and again after a break", async () => {
  connected();
  socket.attend(true);
  socket.attend(false);
  socket.attend(false);
  expect(end().of("attend")).toEqual([{ type: "attend", here: false }]);
  await broken();
  expect(connected().of("attend")).toHaveLength(1);
});

test("who sat down greets anew and is told everything", () => {
  connected();
  end().say(told(5));
  socket.again();
  end().open();
  expect(ends).toHaveLength(2);
  expect(end().of("hello")[0]).toMatchObject({ epoch: "", last: 0 });
});
