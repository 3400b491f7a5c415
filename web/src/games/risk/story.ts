/** What happened on the map: where an event takes place, and which events are worth a moment of everybody's time. */
import type { GameEvent } from "../../wire";
import { MAP, type RiskView } from "./view";

export interface Scene {
  from: string;
  to: string;
  fight: boolean;
}

const WATCHED = new Set([
  ...["turn-began", "bought", "marched", "conquered", "abandoned", "hero-fell", "fell", "placed", "eliminated", "won", "card-discarded"],
  ...["card-played", "drew-territory-card", "drew-adventure-card", "event-drawn", "card-shown", "uprising", "bearer-moved"],
  ...["bearer-waited", "bearer-failed", "bearer-rolled", "bearer-revealed", "bearer-hidden", "ring-used", "searched", "not-there"],
  ...["combat-began", "combat-dice", "walls-fell", "combat-over", "retreated", "pursued", "income", "handed-over", "changed-sides"],
  ...["delved"],
]);
const FIGHTS = /^(combat-began|fell|hero-fell|retreated|pursued|walls-fell|searched)$/;

export const isWatched = ({ event, table }: GameEvent): boolean => !table && WATCHED.has(event);

const place = (value: unknown): string | null => (typeof value === "string" && MAP.regions[value] ? value : null);

/** Where it happened; null for what happens beside the map. */
export function sceneOf(event: GameEvent): Scene | null {
  const from = place(event.territory);
  const to = place(event.goal) ?? from;
  return from && to ? { from, to, fight: FIGHTS.test(event.event) } : null;
}

/** Where to look where the whole map cannot be read: what is asked about, else where something happened last. */
export function stageOf(view: RiskView, log: readonly GameEvent[]): string[] {
  const asked = Object.values(view.ask?.about ?? {}).flatMap((value) => place(value) ?? []);
  if (asked.length) return asked;
  const last = log.map(sceneOf).findLast((scene) => scene !== null);
  return last ? [last.from, last.to] : ["lorien"];
}
