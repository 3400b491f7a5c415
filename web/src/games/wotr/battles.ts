/** A battle as the log tells it: who fights whom, and each combat round step by step. */
import type { GameEvent } from "../../wire";
import type { PlayerSeen, Side } from "./view";

export interface Roll {
  dice: number[];
  modifier: number;
  needed: number;
  hits: number;
}

export interface Duelist {
  /** The deck of a card that lies face down; "" for none, null before anybody has decided. */
  placed: string | null;
  card: string | null;
  roll: Roll | null;
  reroll: Roll | null;
  special: Roll | null;
  /** What the figures are that fell: kind and number; an Elite that became a Regular is `reduced`. */
  losses: { kind: string; count: number; reduced: boolean }[];
  /** Hits by cards without dice, less those that the enemy need not take. */
  further: number;
}

export interface CombatRound {
  number: number;
  sides: Record<Side, Duelist>;
  /** What cards did besides. */
  notes: GameEvent[];
}

export interface BattleTold {
  /** Where in the log it begins. */
  at: number;
  attacker: Side;
  region: string;
  from: string;
  kind: "field" | "siege" | "sortie";
  rounds: CombatRound[];
  /** How it ended, as far as it has. */
  end: GameEvent[];
  over: boolean;
  /** Where in the log its last event is. */
  until: number;
}

const BEGINS: Record<string, BattleTold["kind"]> = { attacked: "field", "besieged-attacked": "siege", sortie: "sortie" };
const ENDS = ["withdrawn", "besieged", "ceased", "retreated", "advanced-into", "conquered", "retaken", "siege-over"];
const BEYOND = ["die-used", "die-skipped", "passed", "passed-in-team", "round-began", "ring-used", "marched", "recruited", "war-over", "played", "hunt-rolled", "fellowship-moved"];
const NOTES = ["combat-card-cancelled", "leadership-forfeited", "nazgul-leadership-forfeited", "companion-silenced", "no-reroll", "misses-turned", "hits-added", "hits-cancelled", "confused", "white-rider"];

const nobody = (): Duelist => ({ placed: null, card: null, roll: null, reroll: null, special: null, losses: [], further: 0 });
const FREE = /^(dwarves|elves|gondor|north|rohan)-/;

function sideOfKind(kind: string): Side {
  return FREE.test(kind) ? "free_peoples" : "shadow";
}

const enemyOf = (side: Side): Side => (side === "shadow" ? "free_peoples" : "shadow");

const rolled = (event: GameEvent): Roll => ({
  dice: (event.dice as number[] | undefined) ?? [],
  modifier: Number(event.modifier ?? 0),
  needed: Number(event.needed ?? 5),
  hits: Number(event.hits ?? 0),
});

/** The last battle in the log; null if there was none. */
export function lastBattle(log: readonly GameEvent[], players: readonly PlayerSeen[]): BattleTold | null {
  const at = log.findLastIndex(({ event, table }) => !table && event in BEGINS);
  const first = log[at];
  if (!first) return null;
  const region = String(first.region);
  const battle: BattleTold = {
    at,
    attacker: first.side as Side,
    region,
    from: String(first.start ?? region),
    kind: BEGINS[first.event] ?? "field",
    rounds: [],
    end: [],
    over: false,
    until: at,
  };
  for (let i = at + 1; i < log.length; i += 1) {
    const event = log[i];
    if (!event || event.table) continue;
    if (BEYOND.includes(event.event)) {
      battle.over = true;
      break;
    }
    tell(battle, event, players);
    battle.until = i;
  }
  return battle;
}

function tell(battle: BattleTold, event: GameEvent, players: readonly PlayerSeen[]): void {
  if (event.event === "combat-round") {
    battle.rounds.push({ number: Number(event.number), sides: { free_peoples: nobody(), shadow: nobody() }, notes: [] });
    return;
  }
  if (ENDS.includes(event.event)) battle.end.push(event);
  const round = battle.rounds.at(-1);
  if (!round) return;
  const side = (typeof event.side === "string" ? event.side : players[Number(event.seat)]?.side) as Side | undefined;
  const one = side ? round.sides[side] : undefined;
  const kind = String(event.kind ?? event.character ?? "");
  switch (event.event) {
    case "combat-card-placed":
      if (one) one.placed = String(event.deck);
      break;
    case "no-combat-card":
      if (one) one.placed = "";
      break;
    case "combat-card-revealed":
      if (one) one.card = String(event.card);
      break;
    case "combat-roll":
      if (one) one.roll = rolled(event);
      break;
    case "leader-reroll":
      if (one) one.reroll = rolled(event);
      break;
    case "special-attack":
      if (one) one.special = rolled(event);
      break;
    case "units-lost":
    case "leaders-fell":
    case "elite-reduced":
      round.sides[sideOfKind(kind)].losses.push({ kind, count: Number(event.count ?? 1), reduced: event.event === "elite-reduced" });
      break;
    case "hits-added":
      if (one) one.further += Number(event.count);
      break;
    case "hits-cancelled":
      if (side) round.sides[enemyOf(side)].further -= Number(event.count);
      break;
    // The leadership of a Companion is given up for it.
    case "misses-turned":
      round.sides.free_peoples.further += Number(event.count);
      break;
  }
  if (NOTES.includes(event.event)) round.notes.push(event);
}

/** All that one side hits in a combat round. */
export function hitsDealt({ roll, reroll, special, further }: Duelist): number {
  return Math.max(0, (roll?.hits ?? 0) + (reroll?.hits ?? 0) + (special?.hits ?? 0) + further);
}

/** The steps of a combat round, and the one that it is at. */
export const STEPS = ["cards", "roll", "reroll", "losses", "end"] as const;

export function stepOf(round: CombatRound | undefined, ask: string | undefined): number {
  if (ask === "loss" || ask === "source") return 3;
  if (ask && ["cease", "retreat", "extend", "advance", "ground"].includes(ask)) return 4;
  if (!round) return 0;
  const all = Object.values(round.sides);
  if (all.some(({ losses }) => losses.length)) return 3;
  if (all.some(({ reroll }) => reroll)) return 2;
  if (all.some(({ roll, special }) => roll ?? special)) return 1;
  return 0;
}

/** A die as it counts: six always hits, one never (WR-11.40, WR-11.41). */
export const isHit = (die: number, { modifier, needed }: Roll): boolean => die !== 1 && (die === 6 || die + modifier >= needed);
