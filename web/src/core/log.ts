/** Reading the log: which move was the last, and how a line of it is told. */
import type { GameEvent } from "../wire";

/** The events on the board since the viewer's own last move, or of the last mover for one who looks on. */
export function lastMoves(log: readonly GameEvent[], viewer: number | null): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of log.toReversed()) {
    if (event.event === "undone") break;
    if (event.table || event.cell === undefined || typeof event.seat !== "number") continue;
    const first = found[0];
    if (first) {
      const mine = first.seat === viewer;
      if (viewer === null || mine ? event.seat !== first.seat : event.seat === viewer) break;
    }
    found.push(event);
  }
  return found;
}

/** Told twice: once to all, and once to the player with what only they know. */
const TWICE = ["drew", "discarded-hidden"];

/** A line of the log worth telling. */
export const worthTelling = (event: GameEvent, viewer: number | null): boolean => !(TWICE.includes(event.event) && event.seat === viewer);

/** Leaves out headings that have nothing below them: the next heading of at least their rank follows at once. */
export function withoutEmptyParts<T extends { event: GameEvent }>(lines: readonly T[], heads: readonly string[] = [], subheads: readonly string[] = []): T[] {
  return lines.filter(({ event }, i) => {
    const next = lines[i + 1]?.event.event ?? "";
    return !subheads.includes(event.event) || (next !== "" && !subheads.includes(next) && !heads.includes(next));
  });
}

/** The log after the last `count` events of the game in it were taken back. */
export function takenBack(log: readonly GameEvent[], count: number): GameEvent[] {
  let left = count;
  return log
    .toReversed()
    .map((event) => (left > 0 && !event.table && !event.undone && left-- ? { ...event, undone: true } : event))
    .reverse();
}
