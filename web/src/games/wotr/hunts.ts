/** A hunt as the log tells it: the roll, the tile, and what became of its damage. */
import type { GameEvent } from "../../wire";

export interface HuntTold {
  at: number;
  roll: { dice: number[]; bonus: number; successes: number } | null;
  reroll: { dice: number[]; bonus: number; successes: number } | null;
  tile: string | null;
  /** What the tile does, before anybody helps. */
  damage: number | null;
  shields: GameEvent[];
  corruption: number;
  healed: number;
  revealed: boolean;
  failed: boolean;
  prevented: string | null;
  /** Why another tile counts, and who came or fell because of one. */
  notes: GameEvent[];
  over: boolean;
  /** Where in the log its last event is. */
  until: number;
}

const BEGINS = ["hunt-rolled", "no-hunt", "tile-drawn", "tile-prevented"];
const BEYOND = ["die-used", "die-skipped", "passed", "passed-in-team", "round-began", "ring-used", "marched", "recruited", "war-over", "played", "attacked", "besieged-attacked", "sortie"];
const NOTES = ["smeagol-joined", "smeagol-left", "smeagol-turned", "tile-out", "lady-of-light", "get-it-used", "fire-and-shadow", "balrog-fell"];
const SHIELDS = ["card-shielded", "guide-shielded", "casualty"];

const rolled = (event: GameEvent): HuntTold["roll"] => ({ dice: (event.dice as number[] | undefined) ?? [], bonus: Number(event.bonus ?? 0), successes: Number(event.successes ?? 0) });

/** Where the last hunt begins: at its roll, or at the tile where none was rolled for. */
function beginning(log: readonly GameEvent[]): number {
  const last = log.findLastIndex(({ event, table }) => !table && BEGINS.includes(event));
  const before = log.slice(0, last + 1).findLastIndex(({ event, table }) => !table && (event === "hunt-rolled" || BEYOND.includes(event)));
  return log[before]?.event === "hunt-rolled" ? before : last;
}

export function lastHunt(log: readonly GameEvent[]): HuntTold | null {
  const at = beginning(log);
  if (at < 0) return null;
  const hunt: HuntTold = { at, roll: null, reroll: null, tile: null, damage: null, shields: [], corruption: 0, healed: 0, revealed: false, failed: false, prevented: null, notes: [], over: false, until: at };
  for (let i = at; i < log.length; i += 1) {
    const event = log[i];
    if (!event || event.table) continue;
    if (BEYOND.includes(event.event)) {
      hunt.over = true;
      break;
    }
    tell(hunt, event);
    hunt.until = i;
  }
  return hunt;
}

function tell(hunt: HuntTold, event: GameEvent): void {
  switch (event.event) {
    case "hunt-rolled":
      hunt.roll = rolled(event);
      break;
    case "hunt-rerolled":
      hunt.reroll = rolled(event);
      break;
    case "hunt-failed":
    case "no-hunt":
      hunt.failed = true;
      break;
    case "tile-drawn":
      hunt.tile = String(event.tile);
      break;
    case "tile-prevented":
      hunt.prevented = String(event.card);
      break;
    case "hunt-damage":
      hunt.damage = Number(event.damage);
      break;
    case "corruption":
      hunt.corruption += Number(event.steps);
      break;
    case "healed":
      hunt.healed += Number(event.steps);
      break;
    case "revealed":
      hunt.revealed = true;
      break;
    default:
      if (SHIELDS.includes(event.event)) hunt.shields.push(event);
      else if (NOTES.includes(event.event)) hunt.notes.push(event);
  }
}

/** The damage that the help of cards, Guide and casualties has left of the tile's. */
export function damageLeft({ damage, shields }: HuntTold): number {
  const last = shields.at(-1)?.damage;
  return Math.max(0, last === undefined ? (damage ?? 0) : Number(last));
}

/** What of it is not corruption yet. */
export const damageToCome = (hunt: HuntTold): number => Math.max(0, damageLeft(hunt) - hunt.corruption);

/** Roll, tile, damage, and what follows. */
export const STEPS = ["roll", "tile", "damage", "after"] as const;

export function stepOf(hunt: HuntTold, ask: string | undefined): number {
  if (ask && ["casualty", "guide-ability", "hunt-card", "lure"].includes(ask)) return 2;
  if (hunt.corruption || hunt.revealed || hunt.over || hunt.failed || hunt.prevented) return 3;
  return hunt.damage !== null ? 2 : hunt.tile ? 1 : 0;
}

/** A hunting die: six or more, but never a rolled one (WR-16.13). */
export const isSuccess = (die: number, bonus: number): boolean => die !== 1 && die + bonus >= 6;
