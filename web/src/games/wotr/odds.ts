/** The odds of battles: what the server works out, and which attacks there are to ask about. */
import { type Side, type WarView, MAP, rowsOf, units, unitsIn } from "./view";

/** As `players/wotr/odds.py` has it. Losses are hits: an Elite takes two. */
export interface Odds {
  sims: number;
  kind: "field" | "siege" | "sortie";
  attacker: Side;
  won: number;
  besieged: number;
  losses: Record<Side, number>;
  gone: Record<Side, number>;
}

/** Whether the question is one that can end the battle: its odds are those of fighting on, as `FIGHT_ON` there has it. */
export const isLast = (ask: string | undefined): boolean => ask !== undefined && ["ground", "cease", "retreat"].includes(ask);

export interface Way {
  from: string;
  to: string;
  /** Whether it is one's own attack, or one to be feared. */
  own: boolean;
}

export const keyOf = ({ from, to }: Way): string => `way:${from}>${to}`;

/** Who can attack whom now, one's own attacks first; figures of nations at peace attack nobody (WR-11.2, WR-11.3). */
export function attacksOf(view: WarView, side: Side): Way[] {
  const armed = new Map(view.regions.map((found) => [found.region, found]));
  const ways: Way[] = [];
  for (const one of [side, side === "shadow" ? "free_peoples" : "shadow"] as const) {
    const enemy: Side = one === "shadow" ? "free_peoples" : "shadow";
    for (const found of view.regions) {
      const fights = rowsOf(found, one).some((row) => view.nations[row.nation].at_war && unitsIn(row) > 0);
      if (!fights) continue;
      const targets = (MAP.regions[found.region]?.adjacent ?? []).filter((to) => units(armed.get(to) ?? { figures: {}, characters: [] }, enemy) > 0);
      if (found.besieged && units(found.besieged, enemy)) targets.push(found.region);
      ways.push(...targets.map((to) => ({ from: found.region, to, own: one === side })));
    }
  }
  return ways;
}

/** The attacks whose odds are of interest: the one that is asked about, those of a taken army, those on a region, or all. */
export function weighed(view: WarView, side: Side, source: string | null, foe: string | null): Way[] {
  const asked = askedWay(view);
  if (asked) return [asked];
  const all = attacksOf(view, side);
  if (source) return all.filter(({ from, own }) => own && from === source);
  return foe ? all.filter(({ from, to }) => to === foe || from === foe) : all;
}

/** The attack that the question is about, if it is about one. */
export function askedWay(view: WarView): Way | null {
  const { origin, target } = view.ask?.about ?? {};
  if (view.ask?.kind !== "attackers" || typeof target !== "string") return null;
  return { from: typeof origin === "string" ? origin : target, to: target, own: true };
}
