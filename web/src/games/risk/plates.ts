/** The measures of the plates that stand for troops on the map, in pixels of the screen. */
import { type Troops, kindsOf } from "./view";

export const TAB = 15;
export const COLUMN = 17;
export const ROW = 28;
/** More kinds than these stand in a second row. */
const MOST = 4;

export interface Cell {
  unit: string;
  count: number;
  x: number;
  y: number;
}

export interface Plate {
  cells: Cell[];
  width: number;
  height: number;
}

export function plateOf(troops: Troops): Plate {
  const kinds = kindsOf(troops);
  const rows = Math.max(1, Math.ceil(kinds.length / MOST));
  const columns = Math.max(kinds.length ? Math.ceil(kinds.length / rows) : 0, 0);
  const cells = kinds.map((kind, i) => ({ ...kind, x: TAB + (i % Math.max(columns, 1)) * COLUMN, y: Math.floor(i / Math.max(columns, 1)) * ROW }));
  return { cells, width: TAB + columns * COLUMN + (columns ? 1 : 2), height: rows * ROW };
}
