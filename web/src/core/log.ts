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

/** A line of the log worth telling: what a player drew is told twice, once to the player and once to the others. */
export function worthTelling(event: GameEvent, viewer: number | null): boolean {
  return !(event.event === "drew" && event.seat === viewer);
}
