/** Casualties, set all at once: which hits fall on whom. The questions of the engine, one a hit, are answered from it. */
import type { Option } from "../../wire";
import { KINDS, type Procedure, UNITS, nationOf, rankOf } from "./view";

/** A way to take hits: `figure:`, `reduce:` or `fall:` and the kind of figure. */
export interface Way {
  key: string;
  kind: string;
  /** How many hits it takes, and how many figures go for it. */
  cost: number;
  takes: number;
  option: Option;
}

export interface Hits {
  hits: number;
  /** The units of the army, by kind. */
  force: Record<string, number>;
  ways: Way[];
}

export type Wanted = Record<string, number>;

const LOSS = /^(figure|reduce|fall):([^@]+)$/;
const isElite = (kind: string): boolean => rankOf(kind) === "elite";

/** What the procedure under way leaves to choose; null if it is no such question. */
export function hitsOf(frame: Procedure | undefined, options: readonly Option[]): Hits | null {
  if (frame?.procedure !== "TakeHits") return null;
  const hits = Number(frame.hits);
  const force = Object.fromEntries(((frame.force as number[] | undefined) ?? []).slice(0, KINDS.length).map((count, i) => [KINDS[i] ?? "", count]));
  const ways = options.flatMap((option) => {
    const [, verb, kind = ""] = LOSS.exec(option.key) ?? [];
    // An Elite that is removed takes two hits, if there are two (WR-11.53).
    return verb ? [{ key: option.key, kind, cost: verb === "figure" && isElite(kind) && hits > 1 ? 2 : 1, takes: rankOf(kind) === "dunlending" ? 2 : 1, option }] : [];
  });
  return { hits, force, ways };
}

export const placed = ({ ways }: Hits, wanted: Wanted): number => ways.reduce((sum, { key, cost }) => sum + cost * (wanted[key] ?? 0), 0);

/** How many more of this way there can be; a hit may fall on a single Dunlending only where nobody else is left (TA-9.8). */
export function room(hits: Hits, wanted: Wanted, way: Way): number {
  const used = hits.ways.filter(({ kind }) => kind === way.kind).reduce((sum, { key, takes }) => sum + takes * (wanted[key] ?? 0), 0);
  const last = way.takes > 1 && !staying(hits, wanted).some(([kind]) => kind !== way.kind && UNITS.includes(rankOf(kind)));
  const left = ((hits.force[way.kind] ?? 0) - used) / way.takes;
  return Math.min(last ? Math.ceil(left) : Math.floor(left), Math.floor((hits.hits - placed(hits, wanted)) / way.cost));
}

/** To begin with: Regulars first, then Elites that become Regulars. */
export function proposal(hits: Hits): Wanted {
  const wanted: Wanted = {};
  for (const way of [...hits.ways].sort((a, b) => Number(isElite(a.kind)) - Number(isElite(b.kind)) || a.cost - b.cost)) wanted[way.key] = Math.max(0, room(hits, wanted, way));
  return wanted;
}

/** Who is left, by kind: an Elite that is replaced leaves a Regular of its nation. */
export function staying(hits: Hits, wanted: Wanted): [string, number][] {
  const left = { ...hits.force };
  for (const { key, kind, takes } of hits.ways) {
    const count = wanted[key] ?? 0;
    left[kind] = (left[kind] ?? 0) - takes * count;
    if (key.startsWith("reduce:")) left[`${nationOf(kind)}-regular`] = (left[`${nationOf(kind)}-regular`] ?? 0) + count;
  }
  return Object.entries(left).filter(([, count]) => count > 0);
}

/** The answers one after the other: what takes two hits first, while there are two; Regulars last. */
export function orders(hits: Hits, wanted: Wanted): string[] {
  const rank = ({ key, cost, kind }: Way): number => (cost === 2 ? 0 : key.startsWith("fall") ? 1 : isElite(kind) ? 2 : 3);
  return [...hits.ways].sort((a, b) => rank(a) - rank(b)).flatMap(({ key }) => Array.from({ length: wanted[key] ?? 0 }, () => key));
}
