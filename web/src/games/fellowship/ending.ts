/** Why the game was over where it was: not every game comes to location 10. */
import { type FellowshipView, LOCATIONS } from "./view";

export interface Ended {
  /** The location that was scored last. */
  number: number;
  why: "last" | "alone" | "cards";
  rule: string;
}

export function endedBy(view: FellowshipView): Ended {
  const number = view.location?.number ?? Math.min(LOCATIONS.length, view.laid.length);
  if (number >= LOCATIONS.length) return { number, why: "last", rule: "FE-12.5" };
  const holding = view.players.some(({ hand_count, deck_count }) => hand_count + deck_count > 0);
  return holding ? { number, why: "alone", rule: "FE-12.2" } : { number, why: "cards", rule: "FE-12.1" };
}
