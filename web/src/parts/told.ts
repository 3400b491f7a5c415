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

type Which = (event: GameEvent) => boolean;
const NONE: Which = () => false;

/** Whether the viewer did it. What came of something is news to them too, though it is told as theirs. */
export const isOwn = (event: GameEvent, you: number | null, outcome: Which = NONE): boolean => you !== null && event.seat === you && !outcome(event);

/** So many outcomes at once are waited for; who wants to see more of them asks for it. */
const MANY = 4;

/** How long a change deserves to be looked at, in units of the player's pace: outcomes are told one after the other. */
export function timeFor(events: readonly GameEvent[], you: number | null, game: { watched?: Which; outcome?: Which } | null): number {
  const watched = events.filter((event) => !isOwn(event, you, game?.outcome) && (game?.watched?.(event) ?? event.cell !== undefined));
  if (!watched.length) return 0;
  return game?.watched ? 2.8 * (game.outcome ? Math.min(MANY, watched.length) : 1) : 1.6;
}

/** What is worth seeing of some moments; what the viewer did is known, but not what came of it. */
export function scenesOf(moments: readonly Happened[], you: number | null, watched: Which, outcome: Which = NONE): Step[] {
  return moments.flatMap(({ n, events }) => events.filter((event) => watched(event) && !isOwn(event, you, outcome)).map((event) => ({ n, event })));
}

/** The events since the viewer's last decision, the last one of their own excluded; what they only put in order is none. */
export function sinceYours(log: readonly GameEvent[], you: number | null, watched: Which, outcome: Which = NONE, tidy: readonly string[] = []): GameEvent[] {
  const last = log.findLastIndex((event) => !event.table && isOwn(event, you, outcome) && !event.event.startsWith("drew") && !tidy.includes(event.event));
  return log.slice(last + 1).filter(watched);
}
