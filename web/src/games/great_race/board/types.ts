/** What the map is told by the table around it. The map knows no rule: it shows marks and says what was picked. */
import type { View } from "../../../state";

/** open: can be picked; closed: would be expected, and why not; way: part of a previewed drive; range: could be reached;
 * aim: what the question is about */
export interface Mark {
  kind: "open" | "closed" | "way" | "range" | "aim";
  /** what a screen reader says, and a small sign on the space: "petrol −2", "1" */
  label: string;
  sign?: string;
}

export interface BoardProps {
  /** which board, by its name: africa, south-america, ... */
  board: string;
  /** the id of the table, where its board is nobody's but its own: not one of the box */
  table?: string | undefined;
  view: View;
  /** by name of space; a lane's option ("sea Dakar", "air Gao") marks the lane; a way in the order in which it is driven */
  marks?: ReadonlyMap<string, Mark>;
  /** the space that was picked and waits to be confirmed */
  picked?: string | null;
  /** a marked space or lane was picked, with mouse, finger or key: one that is closed too, to hear why */
  onpick?: (space: string) => void;
  /** any space or marked lane is pointed at, tapped or walked to by keys; null: nothing is pointed at any more */
  onpoint?: (space: string | null) => void;
}
