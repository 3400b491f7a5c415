/** From the options of a question to the regions that can be touched: first the source, then the target. */
import type { Mark } from "../../parts/regions";
import type { Ask, Option } from "../../wire";
import { type Side, type WarView, mySide, units } from "./view";

/** Ways by origin and goal; a siege or a sortie goes from a region to itself. Ships go from `ship:` and their region. */
export type Ways = Map<string, Map<string, Option>>;

const WAY = /^(way|fleet):(.+)>(.+)$/;
/** Who takes part in this question goes out from one place, which need not be touched first. */
const FROM_ONE = "ents";
const AT = /^(?:region:|figure:.+@)(.+)$/;

export const shipsIn = (region: string): string => `ship:${region}`;
/** The region of a source. */
export const regionOf = (source: string): string => source.replace(/^ship:/, "");

export const isWay = (key: string): boolean => WAY.test(key);
/** Whether a key is a way of an army, or of the ships, that was taken up. */
export const isWayFrom = (source: string, key: string): boolean => key.startsWith(source === regionOf(source) ? `way:${source}>` : `fleet:${regionOf(source)}>`);

export function waysOf(ask: Ask | undefined): Ways {
  const ways: Ways = new Map();
  for (const option of ask?.options ?? []) {
    const [, family, origin, to] = WAY.exec(option.key) ?? [];
    if (!origin || !to) continue;
    const from = family === "fleet" ? shipsIn(origin) : origin;
    const goals = ways.get(from) ?? new Map<string, Option>();
    goals.set(to, option);
    ways.set(from, goals);
  }
  return ways;
}

/** Options that are about one region, by region. */
export function spotsOf(ask: Ask | undefined): Map<string, Option[]> {
  const spots = new Map<string, Option[]>();
  for (const option of ask?.options ?? []) {
    const [, region] = AT.exec(option.key) ?? [];
    if (region) spots.set(region, [...(spots.get(region) ?? []), option]);
  }
  return spots;
}

/** How the map looks while this is asked and, perhaps, a source is taken. */
export function marksOf(view: WarView, source: string | null): Map<string, Mark> {
  const ways = waysOf(view.ask);
  const marks = new Map<string, Mark>();
  const goals = source ? ways.get(source) : undefined;
  if (source && goals) {
    marks.set(regionOf(source), "source");
    for (const to of goals.keys()) marks.set(to, isFoe(view, source, to) ? "foe" : to === source ? "source" : "target");
  } else if (view.ask?.kind === FROM_ONE) for (const goals of ways.values()) for (const to of goals.keys()) marks.set(to, "foe");
  else for (const from of ways.keys()) if (from === regionOf(from)) marks.set(from, "lit");
  for (const region of spotsOf(view.ask).keys()) if (!marks.has(region)) marks.set(region, "target");
  return marks;
}

/** Whether the way leads to a fight. */
function isFoe(view: WarView, source: string, to: string): boolean {
  if (source === to) return true;
  if (source !== regionOf(source)) return false;
  const army = view.regions.find(({ region }) => region === source);
  const there = view.regions.find(({ region }) => region === to);
  const mine: Side = army && units(army, "free_peoples") ? "free_peoples" : "shadow";
  const enemy: Side = mine === "shadow" ? "free_peoples" : "shadow";
  return there !== undefined && units(there, enemy) > 0;
}

export type Touched = { take: string | null } | { choose: Option } | { menu: string } | { why: string };

/** What touching a region means now. */
export function touched(view: WarView, source: string | null, region: string): Touched {
  const ways = waysOf(view.ask);
  const way = source ? ways.get(source)?.get(region) : undefined;
  if (way) return { choose: way };
  if (source && region === regionOf(source)) return { take: source === region && ways.has(shipsIn(region)) ? shipsIn(region) : null };
  const [spot, ...more] = spotsOf(view.ask).get(region) ?? [];
  const fought = view.ask?.kind === FROM_ONE ? [...ways.values()].flatMap((goals) => goals.get(region) ?? [])[0] : undefined;
  if (fought) return { choose: fought };
  if (spot) return more.length ? { menu: region } : { choose: spot };
  if (ways.has(region)) return { take: region };
  if (ways.has(shipsIn(region))) return { take: shipsIn(region) };
  if (source && source !== regionOf(source)) return { why: `fleet:${regionOf(source)}>${region}` };
  if (source) return { why: `way:${source}>${region}` };
  const [into, ...others] = [...ways].filter(([, goals]) => goals.has(region));
  // Who touches an army of the own side means that one, not who could come to it.
  const mates = view.regions.some((one) => one.region === region && units(one, mySide(view, view.seat) ?? "shadow") > 0);
  return into && !others.length && !mates ? { take: into[0] } : { why: `region:${region}` };
}

/** The unused dice that can move the army of a region or attack with it, as the question says. */
export function diceFor(ask: Ask | undefined, region: string): string[] {
  const armies = (ask?.about.armies ?? {}) as Record<string, string[]>;
  return (ask?.options ?? []).flatMap(({ key }) => (key.startsWith("die:") && armies[key.slice(4)]?.includes(region) ? [key] : []));
}
