/** The measures of counters, in pixels of the screen. */
import { RANKS, type Rank, type Row } from "./view";

export const LINE = 20;
const EMBLEM = 22;
const TOKEN = 16.5;

/** What stands on a line of a counter, from the left; nothing is written for none. */
export function tokens(counts: Record<Rank, number>): { rank: Rank; count: number; x: number }[] {
  return RANKS.filter((rank) => counts[rank]).map((rank, i) => ({ rank, count: counts[rank], x: EMBLEM + TOKEN * (i + 0.5) }));
}

export function widthOf(rows: readonly Row[]): number {
  return EMBLEM + TOKEN * Math.max(1, ...rows.map(({ counts }) => tokens(counts).length)) + 3;
}

export const heightOf = (rows: readonly Row[]): number => rows.length * LINE + 3;
