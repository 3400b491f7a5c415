/** A combat, told by the log: its rounds with dice, losses, retreats, and how it ended. */
import type { GameEvent } from "../../wire";
import type { Party, Side } from "./view";

export interface Volley {
  party: Party;
  unit: string;
  number: number;
  dice: number[];
  hits: number;
}

export interface Loss {
  party: Party;
  unit: string;
  count: number;
}

export interface RoundTold {
  round: number;
  volleys: Volley[];
  losses: Loss[];
}

export interface BattleTold {
  /** Where in the log it begins, and what of it came last. */
  at: number;
  until: number;
  territory: string;
  attacker: Side;
  rounds: RoundTold[];
  /** Losses before the first dice: by cards, or to pursuers. */
  before: Loss[];
  retreats: { party: Party; goal: string }[];
  pursuits: { party: Party; dice: number[]; hits: number }[];
  walls: boolean;
  over: boolean;
  holder: Party | null;
}

/** The last combat of the log; null if there was none. A log may begin in the middle of the combat that is `under way`. */
export function lastBattle(log: readonly GameEvent[], under: { territory: string; attacker: Side } | null): BattleTold | null {
  const at = log.findLastIndex(({ event, table }) => event === "combat-began" && !table);
  const first = log[at] ?? (under && { territory: under.territory, side: under.attacker });
  if (!first) return null;
  const told: BattleTold = {
    at,
    until: at,
    territory: String(first.territory),
    attacker: first.side as Side,
    rounds: [],
    before: [],
    retreats: [],
    pursuits: [],
    walls: false,
    over: false,
    holder: null,
  };
  for (let i = at + 1; i < log.length && !told.over; i++) {
    const event = log[i];
    if (event && !event.table && hear(told, event)) told.until = i;
  }
  return told;
}

/** Whether the event belongs to the combat; if so, it is noted. */
function hear(told: BattleTold, event: GameEvent): boolean {
  const party = event.party as Party;
  const round = told.rounds.at(-1);
  const here = event.territory === told.territory;
  switch (event.event) {
    case "combat-round":
      told.rounds.push({ round: Number(event.round), volleys: [], losses: [] });
      return true;
    case "combat-dice":
      round?.volleys.push({ party, unit: String(event.unit), number: Number(event.number), dice: (event.dice as number[] | undefined) ?? [], hits: Number(event.hits) });
      return true;
    case "fell":
      if (here) (round?.losses ?? told.before).push({ party, unit: String(event.unit), count: Number(event.count) });
      return here;
    case "hero-fell":
      if (here) (round?.losses ?? told.before).push({ party, unit: "hero", count: 1 });
      return here;
    case "retreated":
      told.retreats.push({ party, goal: String(event.goal) });
      return true;
    case "pursued":
      told.pursuits.push({ party, dice: (event.dice as number[] | undefined) ?? [], hits: Number(event.hits) });
      return true;
    case "walls-fell":
      told.walls = true;
      return true;
    case "combat-over":
      told.over = true;
      told.holder = (event.party as Party | undefined) ?? null;
      return true;
    default:
      return false;
  }
}

export const hitsOf = (round: RoundTold | undefined, side: (party: Party) => boolean): number => (round?.volleys ?? []).filter(({ party }) => side(party)).reduce((sum, { hits }) => sum + hits, 0);

/** Equal losses together. */
export function summed(losses: readonly Loss[]): Loss[] {
  const found = new Map<string, Loss>();
  for (const loss of losses) {
    const key = `${loss.party} ${loss.unit}`;
    const known = found.get(key);
    found.set(key, known ? { ...known, count: known.count + loss.count } : loss);
  }
  return [...found.values()];
}
