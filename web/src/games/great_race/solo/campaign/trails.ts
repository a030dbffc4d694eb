/** The races of a campaign as lines on the sketch of a continent. */
import type { BoardInfo, ChapterInfo } from "../../../../protocol";

type Point = [number, number];

export interface Trail {
  number: number;
  outcome: string;
  /** the way on the sheet, as an SVG path */
  human: string;
  torpedo: string;
  /** where each turn ended */
  turns: Point[];
  /** where the race ended */
  end: Point;
}

/** The boards on which a campaign has raced, the latest first. */
export function boardsOf(chapters: readonly ChapterInfo[]): string[] {
  return [...new Set([...chapters].reverse().map((chapter) => chapter.board))];
}

export function trails(board: BoardInfo, chapters: readonly ChapterInfo[]): Trail[] {
  const places = new Map(board.spaces.map(({ name, x, y }) => [name, [x, y] as Point]));
  return chapters.filter((chapter) => chapter.board === board.name).map((chapter) => trail(places, chapter));
}

function trail(places: ReadonlyMap<string, Point>, chapter: ChapterInfo): Trail {
  const turns = chapter.human.flatMap((leg) => placed(places, leg.slice(-1)));
  return {
    number: chapter.number,
    outcome: chapter.outcome,
    human: line(placed(places, [chapter.start, ...chapter.human.flat()])),
    torpedo: line(placed(places, chapter.torpedo.length ? [chapter.start, ...chapter.torpedo.flat()] : [])),
    turns,
    end: turns.at(-1) ?? placed(places, [chapter.start])[0] ?? [0, 0],
  };
}

function placed(places: ReadonlyMap<string, Point>, spaces: readonly string[]): Point[] {
  return spaces.flatMap((space) => (places.has(space) ? [places.get(space)!] : []));
}

function line(points: readonly Point[]): string {
  return points.length > 1 ? `M${points.map((point) => point.join(" ")).join("L")}` : "";
}
