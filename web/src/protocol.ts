// Made by `halftrack.server.typescript` from the server's messages. Do not edit: make it anew.

export const PROTOCOL = 1;

export interface Accept {
  name?: string | null;
}

/** An option of the question of that number; the same id again is the same answer. */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  question: number;
  option: string | number;
}

/** Whether somebody looks at this tab; who looks at none is away, and may be told that it is his turn. */
export interface Attend {
  type: "attend";
  here: boolean;
}

/** A board to be drawn, in layers: ground, tiles, badges, vehicles; all measures in points of the sheet.

    `ground` and `badges` are SVG files; `pieces` are groups about the point 0, 0 for a document that has the symbols:
    `tile-...`, `vehicle-...`, `token-...`. `unit` is the side of a hexagon; `map` is the sheet without its rim;
    `track` has a place for the tokens of each band; `berths` says by how many vehicles on one space where they stand. */
export interface BoardInfo {
  name: string;
  title: string;
  width: number;
  height: number;
  unit: number;
  map: Frame;
  ground: string;
  badges: string;
  pieces: string;
  spaces: SpaceInfo[];
  lanes: LaneInfo[];
  track: Frame[];
  berths: (([number, number])[])[];
}

/** What is sent must be known. */
export interface Body {
}

export interface BySeat {
  seat: number;
}

/** What is left of all races so far; `table` is the race that is being run. */
export interface CampaignInfo {
  id: string;
  created: number;
  evolution: string;
  races: number;
  deck: string[];
  powers: number[];
  first: string;
  stamps: string[][];
  outcomes: string[];
  due: number;
  letters: string[];
  legendary: boolean;
  table: string | null;
  chapters: ChapterInfo[];
}

export interface Campaigns {
  campaigns: CampaignInfo[];
}

/** An Estienne card, as it is printed. */
export interface CardInfo {
  name: string;
  letter: string;
  level: number;
  colour: string;
  tiles: number;
  moves: number[];
  slots: number[];
  damage: number;
  gauge: string;
  petrol: number;
  mechanical: number;
}

export interface ChannelInfo {
  id: string;
  kind: string;
  target: string;
}

export interface Channels {
  channels: ChannelInfo[];
}

/** A finished race: where it went turn by turn, what it stamped and changed; its table, while that stands. */
export interface ChapterInfo {
  number: number;
  table: string | null;
  board: string;
  start: string;
  destination: string;
  way: string | null;
  crew: string | null;
  outcome: string;
  turns: number;
  human: string[][];
  torpedo: string[][];
  stamped: string[];
  leaving: string[];
  coming: string[];
  powers: Record<string, number>;
}

export interface Chat {
  type: "chat";
  id: string;
  seat: number;
  text: string;
}

/** An option of a table and what a form lists for it: `values`, or `cases` by the value of the option `by`. */
export interface ChoiceInfo {
  name: string;
  default: string | number | boolean | null;
  values: (string | number | boolean)[];
  by: string | null;
  cases: Record<string, string[]>;
}

/** Whether that seat agrees to the undo that was asked for by the note of that number. */
export interface Consent {
  type: "consent";
  id: string;
  seat: number;
  note: number;
  yes: boolean;
}

export interface Created {
  table: TableInfo;
  invites: Invite[];
}

/** A continent, and the city where the race over it begins. */
export interface CrossingInfo {
  board: string;
  start: string;
  destination: string;
}

/** Look as another seat of this device; null: the curtain falls. */
export interface Curtain {
  type: "curtain";
  seat: number | null;
}

/** A request has been carried out and is stored; `entry` is its number. */
export interface Done {
  type: "done";
  id: string;
  entry: number | null;
}

/** An answer in advance that was not given: another question came, it was not open, or what it rests on changed. */
export interface Dropped {
  kind: string;
  option: string | number;
  why: "facts" | "option" | "question";
}

/** Stored, with the number of its entry; none if others are asked first. */
export interface Entered {
  entry: number | null;
}

/** A rectangle of a sheet. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A game and what a table of it may be like; `usual` is the best bot that nobody has to wait for. */
export interface GameInfo {
  name: string;
  rules: number;
  bots: string[];
  usual: string;
  seats: SeatsInfo[];
  choices: ChoiceInfo[];
}

export interface Health {
  status: string;
  version: string;
  database: string;
}

/** Must come first: as which seat to look, and what was seen last. */
export interface Hello {
  type: "hello";
  protocol: number;
  seat?: number | null;
  epoch?: string;
  last?: number;
}

/** What a link shows before it is accepted. */
export interface Invitation {
  table: TableInfo;
  seat: number;
}

/** A link's secret; shown once, to the host. */
export interface Invite {
  seat: number;
  secret: string;
}

/** A lane: its way as an SVG path, and the middle of the badge with its price. */
export interface LaneInfo {
  kind: string;
  ends: [string, string];
  price: number;
  way: string;
  x: number;
  y: number;
  width: number;
}

export interface Letter {
  letter: string;
}

/** How things stood after so many entries. */
export interface Look {
  entries: number;
  of: number;
  view: Record<string, unknown>;
  events: (Record<string, unknown>)[];
  awaiting: number[];
  result: (Record<string, unknown>)[] | null;
}

/** Oneself; a recovery phrase is shown once, when it is made. */
export interface Me {
  id: string;
  name: string;
  settings: Record<string, unknown>;
  phrase?: string | null;
}

export interface MeChange {
  name?: string | null;
  settings?: Record<string, string | number | boolean> | null;
}

/** How things stood after so many entries. */
export interface Moment {
  entries: number;
  view: Record<string, unknown>;
  awaiting: number[];
}

export interface Moments {
  moments: Moment[];
}

export interface Mute {
  seat: number;
  muted: boolean;
}

export interface NewAnswer {
  id: string;
  seat: number;
  question: number;
  option: string | number;
}

export interface NewCampaign {
  evolution?: "letter" | "random";
}

export interface NewChannel {
  kind: "mail" | "push" | "webhook";
  target: Record<string, string>;
}

/** A line for all; the same id again is the same line. */
export interface NewChat {
  seat: number;
  text: string;
  id?: string | null;
}

export interface NewConsent {
  seat: number;
  note: number;
  yes: boolean;
}

export interface NewGuest {
  name: string;
}

/** What the campaign does not fix. */
export interface NewRace {
  options?: Record<string, unknown>;
}

/** A record to be looked at, or, with seats, to be played on from after so many entries. */
export interface NewRecord {
  record: Record<string, unknown>;
  to?: number | null;
  seats?: NewSeat[];
  name?: string;
}

export interface NewRedo {
  id: string;
  seat: number;
}

/** Who is to sit there: oneself, anybody, somebody with a link, a bot, another person at this device. */
export interface NewSeat {
  kind: "bot" | "hotseat" | "invited" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  name?: string;
  access?: "closed" | "link" | "public";
  pace?: Pace;
}

/** A token for a program: for all that one may do, for reading, for one table or one seat. */
export interface NewToken {
  label: string;
  kind?: "all" | "read" | "seat" | "table";
  table?: string | null;
  seat?: number | null;
}

export interface NewUndo {
  id: string;
  seat: number;
  to?: number | null;
}

export interface NextTable {
  table: TableInfo | null;
}

/** A line of chat or of the table's own log: when it was written, and after how many entries. */
export interface NoteInfo {
  number: number;
  kind: string;
  seat: number | null;
  data: Record<string, unknown>;
  at: number;
  entries: number;
}

export interface Noted {
  note: number;
}

/** Standing orders by kind of question, the best wish first; and answers given in advance. Nobody else sees them. */
export interface Orders {
  seat: number;
  orders?: Record<string, (string | number)[]>;
  queue?: QueuedAnswer[];
}

/** What this seat has ordered, and what has been dropped since. */
export interface OrdersInfo {
  seat: number;
  orders: Record<string, (string | number)[]>;
  queue: QueuedAnswer[];
  dropped: Dropped[];
}

/** How long one may think: without limit, from a bank, or so many hours a move within a daily window. */
export interface Pace {
  kind?: "live" | "moves" | "untimed";
  bank?: number;
  more?: number;
  hours?: number;
  from?: string | null;
  to?: string | null;
  zone?: string | null;
}

/** What was told after so many entries: these events replace those from number `since` on. */
export interface Part {
  entries: number;
  since: number;
  events: (Record<string, unknown>)[];
}

export interface Phrase {
  phrase: string;
}

export interface Ping {
  type: "ping";
}

export interface PlayOn {
  to: number;
  seats?: NewSeat[];
}

export interface Pong {
  type: "pong";
  at: number;
}

/** Who is looking now. */
export interface Present {
  type: "present";
  seats: number[];
  spectators: number;
}

export interface Purge {
  days: number;
}

export interface Purged {
  tables: number;
}

export interface PushKey {
  key: string;
}

/** A page of the passport, and the ways in which it can be stamped. */
export interface QuestInfo {
  name: string;
  ways: string[];
}

/** What this seat is asked: facts and reasons stand beside their options. */
export interface QuestionInfo {
  number: number;
  kind: string;
  options: (string | number)[];
  facts: ([string | number, Record<string, unknown>])[];
  why_not: ([string | number, Record<string, unknown>])[];
}

/** Given when such a question comes; dropped, with all after it, when the facts are others by then. */
export interface QueuedAnswer {
  kind: string;
  option: string | number;
  facts?: Record<string, unknown> | null;
}

export interface RecordInfo {
  record: Record<string, unknown>;
}

export interface Redo {
  type: "redo";
  id: string;
  seat: number;
}

/** A request has changed nothing. */
export interface Refusal {
  type: "refused";
  id: string;
  code: string;
  reason: string;
}

export interface Resign {
  id: string;
  seat: number;
}

/** What the host makes of a seat before the start. */
export interface SeatChange {
  kind: "bot" | "invited" | "open";
  bot?: string | null;
}

/** Who sits there, as everybody may know. */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
  curtain: boolean;
  muted: boolean;
  mine: boolean;
  host: boolean;
}

/** So many can play, if these options are so. */
export interface SeatsInfo {
  count: number;
  options: Record<string, boolean>;
}

/** What is printed and never changes: quests, ways, Estienne cards, the colours of the legacy board. */
export interface SoloInfo {
  quests: QuestInfo[];
  ways: WayInfo[];
  cards: CardInfo[];
  colours: string[];
  levels: number;
  crossings: CrossingInfo[];
}

/** A space of a board: the middle of its hexagon on the sheet, its band, what is printed on it. */
export interface SpaceInfo {
  name: string;
  x: number;
  y: number;
  band: number;
  risk: boolean;
  city: string | null;
  cards: number;
  neighbours: string[];
}

/** In which language. */
export interface Speaking {
  language?: "de" | "en" | "fr" | "it";
}

/** Everything that was told: from the first moment that can be seen, of so many entries. */
export interface Story {
  first: number;
  of: number;
  parts: Part[];
  result: (Record<string, unknown>)[] | null;
}

/** A table as everybody may know it: never its seed; `hosting`: who asks has made it. */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  status: string;
  access: string;
  options: Record<string, unknown>;
  pace: Record<string, unknown>;
  seats: SeatInfo[];
  awaiting: number[];
  entries: number;
  created: number;
  changed: number;
  origin: Record<string, unknown>;
  result: (Record<string, unknown>)[] | null;
  hosting: boolean;
}

/** Tables; `until` says by table when my own time there is up, in seconds since 1970. */
export interface Tables {
  tables: TableInfo[];
  until: Record<string, number>;
}

/** A seat is yours: its token is for programs, a browser has its cookie. */
export interface Taken {
  table: TableInfo;
  seat: number;
  token: string;
}

export interface Thoughts {
  options: (Record<string, unknown>)[];
  left: number;
}

/** The secret is shown once. */
export interface TokenInfo {
  id: string;
  label: string;
  scope: Record<string, unknown>;
  secret?: string | null;
}

/** How things stand for one audience: events replace those from number `since` on; whole when `since` is 0. */
export interface Told {
  type: "told";
  number: number;
  seat: number | null;
  entries: number;
  since: number;
  events: (Record<string, unknown>)[];
  view: Record<string, unknown> | null;
  question: QuestionInfo | null;
  undoable: number[];
  redoable: boolean;
  deadlines: Record<string, number>;
  asked: Record<string, number>;
  queued: number;
  table: TableInfo;
  notes: NoteInfo[];
  over: boolean;
}

/** Take back all from that entry on (none: from one's last answer): where it is not free, others are asked. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  to?: number | null;
}

export interface Vote {
  seat: number;
  about: number;
  choice: "bot" | "leave" | "wait";
}

/** What to look at: as a seat or as a spectator, from which event on; a shared device says that it is lifted. */
export interface Watch {
  seat?: number | null;
  since?: number;
  lifted?: boolean;
  at?: number | null;
}

/** The past as a seat, as a spectator, or once all is over as all seats together; `at`: moments, `3,17,40`. */
export interface WatchPast {
  seat?: number | null;
  everybody?: boolean;
  lifted?: boolean;
  at?: string;
}

/** A way of running a race, and the options that make it count that way. */
export interface WayInfo {
  name: string;
  options: Record<string, boolean>;
}

/** The first message: numbers count within one epoch and seat. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  epoch: string;
  seat: number | null;
  mine: number[];
}

export type FromServer = Told | Welcome | Done | Refusal | Present | Pong;

export type FromClient = Hello | Curtain | Answer | Undo | Redo | Consent | Chat | Attend | Ping;
