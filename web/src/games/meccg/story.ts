/** Which events are worth a moment of everybody's time, and what their messages need besides. */
import type { Say } from "../../core/texts";
import type { CardRecord, GameEvent } from "../../wire";

/** What somebody does. */
const DEEDS = [
  ...["character-came", "dismissed", "stored", "planned", "arrived", "put-back", "entered", "merged", "called"],
  ...["declared", "attack-picked", "fizzled", "turned-up", "on-guard", "revealed", "played", "agent-played", "agent-acted", "agent-shown"],
];
/** What comes of it: told to whoever is concerned, also as the deed of the player whose turn it is. */
const OUTCOMES = [
  ...["attacked", "struck", "duelled", "body-check", "attack-over", "killed", "captured", "freed", "discarded", "returned-to-hand"],
  ...["checked", "barred", "influenced", "persuaded", "ring-tested", "rolled", "deeps-roll", "trophy", "ring-victory", "total"],
];

/** What one does to go on, or what begins by itself: the turn of the other is still news then. */
export const TIDY = [
  ...["turn", "phase", "discarded-own", "discarded-hidden", "limit", "attack-over"],
  ...["site-shown", "moves", "stayed", "arrived", "put-back", "merged"],
];

/** An attack that is over has no more to tell than its strikes did, unless it was beaten. */
const saysNothing = ({ event, outcome }: GameEvent): boolean => event === "attack-over" && outcome === "endured";

export const isOutcome = (event: GameEvent): boolean => !event.table && OUTCOMES.includes(event.event) && !saysNothing(event);
export const isWatched = (event: GameEvent): boolean => isOutcome(event) || (!event.table && DEEDS.includes(event.event));

/** The cards that something is declared on, without companies and keys; whether a site attacks. */
export function tells({ event, on, card }: GameEvent, typeOf: (card: string) => CardRecord["type"] | undefined): Say {
  if (event === "declared") {
    const cards = Array.isArray(on) ? on.filter((target) => typeof target === "string") : [];
    return { on: cards.length ? cards : null };
  }
  return event === "attacked" ? { automatic: typeof card === "string" && typeOf(card) === "site" } : {};
}
