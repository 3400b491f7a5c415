/** From the options of a question to the territories that can be touched, and back from a touch to an option. */
import type { Mark } from "../../parts/regions";
import type { Ask, Option } from "../../wire";
import { MAP, type RiskView, SIDE_OF, askedParty, hasSide, spaceIn } from "./view";

const PLACE = /^place:(.+)@(.+)$/;
const ROUTE = /^route:(.+)>(.+)$/;
const SPOT = /^(territory|mountains|search):(.+)$/;

/** Options about one space, by space. A route of the Ring-bearer belongs where it ends. */
export function spotsOf(ask: Ask | undefined): Map<string, Option[]> {
  const spots = new Map<string, Option[]>();
  const add = (id: string, option: Option): void => void spots.set(id, [...(spots.get(id) ?? []), option]);
  for (const option of ask?.options ?? []) {
    const spot = SPOT.exec(option.key)?.[2] ?? PLACE.exec(option.key)?.[2] ?? ROUTE.exec(option.key)?.[2];
    if (spot) add(spot, option);
    else if (option.key.startsWith("bridge:")) for (const thing of option.touches) add(thing.slice(thing.indexOf(":") + 1), option);
  }
  return spots;
}

/** Figures that can be placed now, each with the places that take it. */
export function placesOf(ask: Ask | undefined): Map<string, Map<string, Option>> {
  const found = new Map<string, Map<string, Option>>();
  for (const option of ask?.options ?? []) {
    const [, unit, place] = PLACE.exec(option.key) ?? [];
    if (!unit || !place) continue;
    const places = found.get(unit) ?? new Map<string, Option>();
    places.set(place, option);
    found.set(unit, places);
  }
  return found;
}

const origin = (view: RiskView): string | null => (["goal", "who-marches", "how-many", "delve-to", "delve-many"].includes(view.ask?.kind ?? "") ? String(view.ask?.about?.territory ?? "") : null);
const goal = (view: RiskView): string | null => (["who-marches", "how-many", "delve-many"].includes(view.ask?.kind ?? "") ? String(view.ask?.about?.goal ?? "") : null);

/** Where the army comes from that the question is about. */
export const sourceOf = origin;

/** How the map looks while this is asked; with a `unit` in hand only where it can be placed. */
export function marksOf(view: RiskView, unit: string | null): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const from = origin(view);
  const to = goal(view);
  const party = askedParty(view);
  const isFoe = (id: string): boolean => party !== null && hasSide(spaceIn(view, id), SIDE_OF[party] === "good" ? "evil" : "good");
  if (from && MAP.regions[from]) marks.set(from, "source");
  if (to && MAP.regions[to]) marks.set(to, isFoe(to) ? "foe" : "target");
  const kind = view.ask?.kind ?? "";
  for (const [id, options] of spotsOf(view.ask)) {
    if (!MAP.regions[id] || marks.has(id)) continue;
    if (unit && !options.some(({ key }) => !key.startsWith("place:") || key.startsWith(`place:${unit}@`))) continue;
    const fight = kind === "combat" ? options.some(({ key }) => key.startsWith("territory:")) : kind === "goal" && isFoe(id);
    marks.set(id, fight ? "foe" : kind === "march" ? "lit" : "target");
  }
  return marks;
}

export type Touched = { choose: Option } | { menu: string } | { again: Option; wanted: string } | { why: string };

/** What touching a space means now. */
export function touched(view: RiskView, unit: string | null, id: string): Touched {
  const options = spotsOf(view.ask).get(id) ?? [];
  const exact = options.find(({ key }) => SPOT.test(key)) ?? (unit ? options.find(({ key }) => key === `place:${unit}@${id}`) : undefined);
  if (exact) return { choose: exact };
  if (options.length === 1 && options[0]) return { choose: options[0] };
  if (options.length) return { menu: id };
  const back = view.ask?.options.find(({ key }) => key === "back");
  const own = view.active !== null && spaceIn(view, id)?.figures[view.active] !== undefined;
  if (back && view.ask?.kind === "goal" && (own || id === origin(view))) return { again: back, wanted: id === origin(view) ? "" : id };
  return { why: `${MAP.regions[id]?.kind ?? "territory"}:${id}` };
}
