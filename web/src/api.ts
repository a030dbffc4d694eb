/** The server's HTTP API, typed by what it says itself. */
import { newId } from "./ids";
import type * as wire from "./protocol";

/** What the server refused, and why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly status: number,
  ) {
    super(reason);
  }
}

/** Nobody answered: no network, or the server is away. */
export class Away extends Error {}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  let response: Response;
  try {
    response = await fetch(path, { method, ...sent });
  } catch (error) {
    throw new Away(String(error));
  }
  if (response.status === 204) return undefined as T;
  const told = (await response.json().catch(() => ({ code: "broken", reason: response.statusText }))) as unknown;
  if (response.ok) return told as T;
  const refusal = told as { code: string; reason: string };
  throw new Refused(refusal.code, refusal.reason, response.status);
}

const boards = new Map<string, Promise<wire.BoardInfo>>();

/** A board of the box, or that of a table, as it is drawn; asked for once, perhaps before its game is there. */
export function fetchBoard(board: string, table: string | undefined, language: string): Promise<wire.BoardInfo> {
  const path = table ? `/api/tables/${encodeURIComponent(table)}/board` : `/api/boards/${encodeURIComponent(board)}`;
  const address = `${path}?language=${language}`;
  const found = boards.get(address) ?? ask<wire.BoardInfo>("GET", address);
  boards.set(address, found);
  found.catch(() => boards.delete(address));
  return found;
}

const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const asked = (query: Record<string, string | number | boolean | null>): string => {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== false);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
};
const campaign = (id: string): string => `/api/me/campaigns/${encodeURIComponent(id)}`;
const invitation = (secret: string): string => `/api/invitations/${encodeURIComponent(secret)}`;

/** As whom the past is looked at: a seat, a spectator (null), or once all is over everybody together. */
export interface PastOf {
  seat: number | null;
  everybody: boolean;
  lifted?: boolean;
}

export const api = {
  games: () => get<wire.GameInfo[]>("/api/games"),
  me: () => get<wire.Me>("/api/me"),
  become: (name: string) => post<wire.Me>("/api/me", { name }),
  change: (changes: wire.MeChange) => ask<wire.Me>("PATCH", "/api/me", changes),
  forget: () => ask<void>("DELETE", "/api/me"),
  phrase: () => post<wire.Me>("/api/me/phrase"),
  recover: (phrase: string) => post<wire.Me>("/api/recover", { phrase }),
  tokens: () => get<wire.TokenInfo[]>("/api/me/tokens"),
  makeToken: (wanted: wire.NewToken) => post<wire.TokenInfo>("/api/me/tokens", wanted),
  dropToken: (id: string) => ask<void>("DELETE", `/api/me/tokens/${encodeURIComponent(id)}`),
  pushKey: () => get<wire.PushKey>("/api/push-key"),
  channels: () => get<wire.Channels>("/api/me/channels"),
  addChannel: (wanted: wire.NewChannel) => post<wire.Channels>("/api/me/channels", wanted),
  dropChannel: (id: string) => ask<void>("DELETE", `/api/me/channels/${encodeURIComponent(id)}`),
  campaigns: () => get<wire.Campaigns>("/api/me/campaigns"),
  tables: () => get<wire.Tables>("/api/tables"),
  library: () => get<wire.Tables>("/api/library"),
  mine: () => get<wire.Tables>("/api/me/tables"),
  next: () => get<wire.NextTable>("/api/me/next"),
  make: (wanted: wire.NewTable) => post<wire.Created>("/api/tables", wanted),
  show: (id: string) => get<wire.TableInfo>(table(id)),
  callOff: (id: string) => ask<wire.TableInfo>("DELETE", table(id)),
  take: (id: string, seat: number) => post<wire.Taken>(`${table(id)}/seats/${seat}/take`),
  leave: (id: string, seat: number) => post<wire.TableInfo>(`${table(id)}/seats/${seat}/leave`),
  seat: (id: string, seat: number, wanted: wire.SeatChange) => ask<wire.Created>("PUT", `${table(id)}/seats/${seat}`, wanted),
  reissue: (id: string, seat: number) => post<wire.Created>(`${table(id)}/seats/${seat}/reissue`),
  invitation: (secret: string) => get<wire.Invitation>(invitation(secret)),
  accept: (secret: string, name: string | null) => post<wire.Taken>(`${invitation(secret)}/accept`, { name }),
  rematch: (id: string) => post<wire.Created>(`${table(id)}/rematch`),
  /** as a spectator, without what has happened: the table and its notes */
  look: (id: string) => get<wire.Told>(`${table(id)}/look?since=1000000`),
  story: (id: string, watch: PastOf) => get<wire.Story>(`${table(id)}/story?${asked({ ...watch })}`),
  moments: (id: string, at: readonly number[], watch: PastOf) =>
    get<wire.Moments>(`${table(id)}/moments?${asked({ ...watch, at: at.join(",") })}`),
  record: (id: string) => get<wire.RecordInfo>(`${table(id)}/record`),
  playOn: (id: string, from: wire.PlayOn) => post<wire.Created>(`${table(id)}/play-on`, from),
  resign: (id: string, seat: number) => post<wire.Entered>(`${table(id)}/resign`, { id: newId(), seat }),
  vote: (id: string, vote: wire.Vote) => post<wire.Noted>(`${table(id)}/votes`, vote),
  comeBack: (id: string, seat: number) => post<wire.Entered>(`${table(id)}/return`, { seat }),
  mute: (id: string, seat: number, muted: boolean) => post<wire.TableInfo>(`${table(id)}/mute`, { seat, muted }),
  orders: (id: string, seat: number) => get<wire.OrdersInfo>(`${table(id)}/orders?seat=${seat}`),
  give: (id: string, orders: wire.Orders) => ask<wire.OrdersInfo>("PUT", `${table(id)}/orders`, orders),
  hints: (id: string, seat: number) => post<wire.Thoughts>(`${table(id)}/hints`, { seat }),
  bring: (wanted: wire.NewRecord) => post<wire.Created>("/api/records", wanted),
  solo: () => get<wire.SoloInfo>("/api/solo"),
  beginCampaign: (wanted: wire.NewCampaign) => post<wire.CampaignInfo>("/api/me/campaigns", wanted),
  campaign: (id: string) => get<wire.CampaignInfo>(campaign(id)),
  nextRace: (id: string, options: Record<string, unknown>) => post<wire.Created>(`${campaign(id)}/races`, { options }),
  pickLetter: (id: string, letter: string) => post<wire.CampaignInfo>(`${campaign(id)}/letters`, { letter }),
};
