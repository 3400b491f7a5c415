/** What a seat sees of Die Gefährten (src/mathom/games/fellowship/seeing.py), and the facts of the ten locations. */
import type { GameEvent, View } from "../../wire";

export type Cell = [number, number];
export type Colour = "green" | "yellow" | "red" | "blue";
export type RingId = "bag_end" | "bree" | "weathertop" | "rivendell_first" | "rivendell_second" | "lothlorien";

export interface CardOnTable {
  cell: Cell;
  card: string;
  seat: number;
  ring: RingId | null;
}

export interface Current {
  id: string;
  number: number;
  black: boolean;
  scores: number[];
  rings: RingId[];
  scored: boolean;
  cell: Cell;
  slots: Cell[];
}

export interface Player {
  colours: Colour[];
  hand_count: number;
  deck_count: number;
  rings: RingId[];
  points: number | null;
  hand?: string[];
  chosen?: { card: string; ring: RingId | null; from: Cell | null } | null;
}

export interface FellowshipView extends View {
  seat: number | null;
  turn: number;
  active: number | null;
  last: number | null;
  location: Current | null;
  laid: { location: string; cell: Cell }[];
  to_come: string[];
  cards: CardOnTable[];
  players: Player[];
  rings_unowned: RingId[];
  box: string[];
  unused: Colour[];
}

export interface LocationFacts {
  id: string;
  black: boolean;
  scores: number[];
  rings: RingId[];
  special: boolean;
}

const fact = (id: string, black: boolean, scores: number[], rings: RingId[] = [], special = false): LocationFacts => ({
  id,
  black,
  scores,
  rings,
  special,
});

/** In the order of the journey; a test compares them with the fact tables. */
export const LOCATIONS: LocationFacts[] = [
  fact("bag_end", false, [2, 2, 1], ["bag_end"]),
  fact("bree", false, [3, 3, 1], ["bree"]),
  fact("weathertop", true, [4, 3, 2], ["weathertop"]),
  fact("ford", true, [5, 4, 3], [], true),
  fact("rivendell", false, [3, 2, 2], ["rivendell_first", "rivendell_second"]),
  fact("caradhras", false, [4, 3, 2], [], true),
  fact("moria_gate", true, [6, 3, 1]),
  fact("moria", true, [3, 0, 0], [], true),
  fact("lothlorien", false, [4, 3, 2], ["lothlorien"]),
  fact("amon_hen", true, [7, 4, 2]),
];

export const SLOTS: Cell[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [2, -1],
  [2, 0],
  [2, 1],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** The first Rivendell ring makes its card worth this much more (FE-9.17). */
export const RIVENDELL_BONUS = 2;

export const seen = (view: View): FellowshipView => view as FellowshipView;
export const named = ([col, row]: Cell): string => `${col},${row}`;
export const celled = (name: string): Cell => name.split(",").map(Number) as Cell;
export const colourOf = (card: string): Colour => card.split("-")[0] as Colour;
export const kindOf = (card: string): string => card.split("-")[1] ?? "";
export const tint = (colour: Colour): string => `var(--${colour})`;

export function factsOf(id: string): LocationFacts {
  return LOCATIONS.find((location) => location.id === id) ?? fact(id, false, []);
}

/** The number of the slot that a cell is at the location with this anchor; -1 for none. */
export function slotAt([col, row]: Cell, anchor: Cell): number {
  return SLOTS.findIndex(([c, r]) => anchor[0] + c === col && anchor[1] + r === row);
}

/** How many cards lie in the slots of a location with this anchor. */
export function sharedAt(view: FellowshipView, [col, row]: Cell): number {
  const taken = new Set(view.cards.map(({ cell }) => named(cell)));
  return SLOTS.filter(([c, r]) => taken.has(`${col + c},${row + r}`)).length;
}

/** For each event the anchor of the location that was current when it happened. */
export function anchorsOver(log: readonly GameEvent[]): Cell[] {
  let anchor: Cell = [0, 0];
  return log.map((event) => {
    if (event.event === "location-laid") anchor = event.cell as Cell;
    if (event.event === "began") anchor = [0, 0];
    return anchor;
  });
}
