/** What lies under a card, as the log tells it: a covered card has left the game, but it is good to know. */
import type { GameEvent } from "../../wire";
import { type CardOnTable, named } from "./view";

const isAt = (event: GameEvent, name: string): boolean => Array.isArray(event.cell) && event.cell.join(",") === name;

/** The cards that this one covered, the latest first; none if the log does not know. */
export function coveredBy(log: readonly GameEvent[], { cell, card }: Pick<CardOnTable, "cell" | "card">): string[] {
  const name = named(cell);
  const found: string[] = [];
  let top = card;
  for (const event of log.toReversed()) {
    if (event.table || !isAt(event, name) || !["covered", "laid", "hit"].includes(event.event)) continue;
    if (event.event !== "covered" || event.card !== top) break;
    top = String(event.covered);
    found.push(top);
  }
  return found;
}
