/** What happened, told once more: which events are worth it, and what the page remembers while it tells. */
import type { GameEvent, Happened, View } from "../wire";

/** The page's memory of a board with a story and sheets over it. */
export interface Told {
  /** The event that the caption tells, for what is drawn on the map. */
  scene: GameEvent | null;
  /** Whether the events since the player's last move are shown once more. */
  replaying: boolean;
  /** How it was at the event that is shown once more; null while the present is shown. */
  past: View | null;
  /** Whether a sheet is folded away. */
  folded: boolean;
  /** How much of the board an open sheet covers, in pixels from the left. */
  covered: number;
}

/** One event after the other, with the moment at which it was so. */
export interface Step {
  n: number;
  event: GameEvent;
}

type Watched = (event: GameEvent) => boolean;

/** What is worth seeing of some moments; what the viewer did is known, but not what came of it. */
export function scenesOf(moments: readonly Happened[], you: number | null, watched: Watched): Step[] {
  return moments.flatMap(({ n, events }) => events.filter((event) => watched(event) && (you === null || event.seat !== you)).map((event) => ({ n, event })));
}

/** The events since the viewer's last decision, the last one of their own excluded. */
export function sinceYours(log: readonly GameEvent[], you: number | null, watched: Watched): GameEvent[] {
  const last = you === null ? -1 : log.findLastIndex(({ seat, event, table }) => !table && seat === you && !event.startsWith("drew"));
  return log.slice(last + 1).filter(watched);
}
