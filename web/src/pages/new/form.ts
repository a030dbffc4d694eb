/** A table to one's taste: what has been chosen so far, and what that asks the server for. */
import type { ChoiceInfo, GameInfo, NewSeat, NewTable, Pace } from "../../protocol";
import { usualSeats, type Company } from "../../tables/opening";

export type Value = string | number | boolean | null;

export interface Form {
  seats: NewSeat[];
  options: Record<string, Value>;
  name: string;
  access: "public" | "link" | "closed";
  pace: Pace;
}

export const PACES: { live: Pace; moves: Pace; untimed: Pace } = {
  untimed: { kind: "untimed" },
  live: { kind: "live", bank: 900, more: 15 },
  moves: { kind: "moves", hours: 24 },
};

/** As most people want it: one click makes a table of this. */
export function asUsual(game: GameInfo, company: Company = "bots"): Form {
  const form: Form = { seats: [], options: {}, name: "", access: "link", pace: PACES.untimed };
  for (const choice of game.choices) form.options[choice.name] = choice.default;
  const seats = Array.from({ length: usualSeats(game) }, (_, seat) => (seat === 0 ? first(company) : other(game, company)));
  return { ...form, seats };
}

const first = (company: Company): NewSeat => ({ kind: company === "hotseat" ? "hotseat" : "me" });
const other = (game: GameInfo, company: Company): NewSeat =>
  company === "bots" ? { kind: "bot", bot: game.usual } : { kind: company };

/** Another number of seats; the options that it needs are turned with it. */
export function withSeats(form: Form, game: GameInfo, count: number): Form {
  const last = form.seats.at(-1);
  const more = last && form.seats.length > 1 ? last : other(game, "bots");
  const seats = Array.from({ length: count }, (_, seat) => form.seats[seat] ?? { ...more });
  const needed = game.seats.find((each) => each.count === count)?.options ?? {};
  return { ...form, seats, options: { ...form.options, ...needed } };
}

/** Another value of an option; what hangs on it falls back, and seats that it does not allow go. */
export function withOption(form: Form, game: GameInfo, name: string, value: Value): Form {
  const options = { ...form.options, [name]: value };
  for (const choice of game.choices) if (choice.by === name) options[choice.name] = choice.default;
  const counts = seatCounts(game, options);
  const count = counts.includes(form.seats.length) ? form.seats.length : Math.max(...counts);
  return { ...form, options, seats: form.seats.slice(0, count) };
}

/** How many can sit down with these options; a number whose needs are only not yet met is offered too. */
export function seatCounts(game: GameInfo, options: Form["options"]): number[] {
  return game.seats.filter((each) => isMet(each.options, options)).map((each) => each.count);
}

function isMet(needed: Record<string, boolean>, options: Form["options"]): boolean {
  return Object.entries(needed).every(([name, value]) => options[name] === value);
}

export function withSeat(form: Form, seat: number, wanted: NewSeat): Form {
  return { ...form, seats: form.seats.map((each, at) => (at === seat ? wanted : each)) };
}

/** The values of an option, as the others stand. */
export function valuesOf(choice: ChoiceInfo, options: Form["options"]): Value[] {
  return choice.by === null ? choice.values : (choice.cases[String(options[choice.by])] ?? []);
}

export function isSwitch(choice: ChoiceInfo): boolean {
  return typeof choice.default === "boolean";
}

/** How many people at different devices there may be: only they are timed. */
export function isShared(form: Form): boolean {
  return form.seats.some((seat) => seat.kind === "open" || seat.kind === "invited");
}

/** What is asked of the server: options only where they are not as usual, a pace only among several people. */
export function wanted(form: Form, game: GameInfo): NewTable {
  const changed = game.choices.filter((choice) => form.options[choice.name] !== choice.default);
  return {
    game: game.name,
    seats: form.seats,
    options: Object.fromEntries(changed.map((choice) => [choice.name, form.options[choice.name]])),
    name: form.name.trim(),
    access: form.access,
    pace: isShared(form) ? form.pace : PACES.untimed,
  };
}
