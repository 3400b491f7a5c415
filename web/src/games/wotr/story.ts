/** What happened on the map: where an event takes place, and which events are worth a moment of everybody's time. */
import type { GameEvent } from "../../wire";
import { sinceYours } from "../../parts/told";
import { MAP, type WarView } from "./view";

export interface Scene {
  /** Where something went; from and to are the same for what stays. */
  from: string;
  to: string;
  fight: boolean;
  /** It went by sea. */
  afloat: boolean;
}

const WATCHED = new Set([
  ...["marched", "attacked", "besieged-attacked", "sortie", "conquered", "retaken", "withdrawn", "besieged", "siege-over", "retreated"],
  ...["advanced-into", "ceased", "characters-moved", "nazgul-flew", "nazgul-driven", "character-entered", "recruited", "exchanged"],
  ...["played", "combat-card-revealed", "combat-roll", "leader-reroll", "special-attack", "units-lost", "elite-reduced", "leaders-fell"],
  ...["character-fell", "hits-by-card", "fellowship-moved", "fellowship-hid", "hunt-rolled", "hunt-rerolled", "hunt-failed", "no-hunt"],
  ...["tile-drawn", "hunt-damage", "corruption", "healed", "declared", "found", "revealed", "separated", "companion-lost", "casualty"],
  ...["mordor-entered", "mordor-step", "mordor-stop", "activated", "advanced", "set-back", "ring-used", "card-rolled"],
  ...["ring-bearers-driven", "passed", "passed-in-team", "cards-swapped", "no-exchange", "lead-passed", "die-skipped", "war-over"],
  ...["hunt-allocated", "dice-rolled", "faction-called", "ships-built", "ships-sailed", "ships-lost", "ents-came", "ent-moved"],
  ...["ent-struck", "ents-left", "engine-built", "engines-lost", "smeagol-joined", "smeagol-left", "smeagol-turned", "lady-of-light"],
  ...["get-it-gained", "get-it-lost", "get-it-used", "galadriel-left", "chief-came", "fire-and-shadow", "balrog-fell", "balrog-gone"],
  ...["rings-back", "mixed-army", "commands"],
]);
const FIGHTS = /^(attacked|besieged-attacked|sortie|retreated|units-lost|leaders-fell|character-fell|hits-by-card|elite-reduced|ent-struck|ships-lost|engines-lost)$/;
const SHIPS = /^ships-/;
const WALKS = /^(declared|found)$/;

export const isWatched = ({ event, table }: GameEvent): boolean => !table && WATCHED.has(event);

const place = (value: unknown): string | null => (typeof value === "string" && MAP.regions[value] ? value : null);

/** Where it happened; null for what happens beside the map. */
export function sceneOf(event: GameEvent): Scene | null {
  const region = place(event.region);
  const from = place(event.start) ?? (place(event.goal) ? region : null) ?? region;
  const to = place(event.goal) ?? region;
  return from && to ? { from, to, fight: FIGHTS.test(event.event), afloat: SHIPS.test(event.event) } : null;
}

const COMBAT = /^(combat-card-revealed|combat-roll|leader-reroll|special-attack)$/;
const ATTACKS = /^(attacked|besieged-attacked|sortie)$/;

/** Also where the dice of a battle were rolled: they say no place, but the attack before them does. */
export function sceneIn(log: readonly GameEvent[], event: GameEvent): Scene | null {
  if (!COMBAT.test(event.event)) return sceneOf(event);
  // What is shown once more was told anew: it is the same if it says the same.
  const said = JSON.stringify(event);
  const at = log.findLastIndex((one) => one === event || JSON.stringify(one) === said);
  const attack = log.slice(0, at < 0 ? log.length : at).findLast((one) => ATTACKS.test(one.event));
  const where = attack && sceneOf(attack);
  return where ? { ...where, from: where.to, fight: true } : null;
}

/** Whether something else has happened on the map since: then the map no longer looks where a sheet is about. */
export const isPast = (log: readonly GameEvent[], until: number): boolean => log.slice(until + 1).some((event) => isWatched(event) && sceneOf(event) !== null);

/** How long ago an event may be for somebody who only looks on, in events. */
const FRESH = 8;

/** The way that the Fellowship has told since the viewer's last choice: it stays in sight until the next one. */
export function toldWay(log: readonly GameEvent[], you: number | null): string[] {
  const told = sinceYours(you === null ? log.slice(-FRESH) : log, you, ({ event }) => WALKS.test(event)).at(-1);
  return told ? wayIn(told) : [];
}

/** The regions of a way that an event tells. */
export const wayIn = (event: GameEvent): string[] => (WALKS.test(event.event) && Array.isArray(event.way) ? event.way.flatMap((one) => place(one) ?? []) : []);

const CROWDED = 6;

/** Where to look where the whole map cannot be read: what is asked about, the few armies there are, else what happened last. */
export function stageOf(view: WarView, log: readonly GameEvent[]): string[] {
  const asked = Object.values(view.ask?.about ?? {}).flatMap((value) => place(value) ?? []);
  if (asked.length) return asked;
  const armies = view.regions.filter(({ figures, besieged }) => besieged || Object.keys(figures).length > 0).map(({ region }) => region);
  if (armies.length && armies.length <= CROWDED) return armies;
  const last = log.map(sceneOf).findLast((scene) => scene !== null);
  return last ? [last.from, last.to] : [view.fellowship.region ?? "gorgoroth"];
}
