/** What a good player looks for on the map, from what lies open: where armies come, whom they reach, where recruits come. */
import type { Mark } from "../../parts/regions";
import { attacksOf } from "./odds";
import { MAP, NATIONS, type Nation, type Side, type WarView, rowsOf, sideOf, units, unitsIn } from "./view";

export const OVERLAYS = ["reach", "recruits", "odds"] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** Next to one's armies: free land to march to, and enemies that somebody at war stands beside. */
export function reachOf(view: WarView, side: Side): Map<string, Mark> {
  const enemy: Side = side === "shadow" ? "free_peoples" : "shadow";
  const armed = new Map(view.regions.map((found) => [found.region, found]));
  const marks = new Map<string, Mark>();
  for (const found of view.regions) {
    if (!units(found, side)) continue;
    const fights = rowsOf(found, side).some((row) => view.nations[row.nation].at_war && unitsIn(row) > 0);
    // From ship to ship an army comes as far as there are ships (TA-10.11, TA-10.17).
    const ships = side === "shadow" ? (view.supplement?.ships ?? {}) : {};
    const landings = ships[found.region] ? Object.keys(ships).filter((region) => region !== found.region) : [];
    for (const other of new Set([...(MAP.regions[found.region]?.adjacent ?? []), ...landings])) {
      const there = armed.get(other);
      const foe = there !== undefined && units(there, enemy) > 0;
      if (foe ? fights : !marks.has(other) && (!there || !units(there, side))) marks.set(other, foe ? "foe" : "target");
    }
  }
  return marks;
}

/** Settlements of nations at war that are not lost and not besieged (WR-9.1 to WR-9.9). */
export function recruitsOf(view: WarView, side: Side): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  const atWar = new Set<Nation>(NATIONS.filter((nation) => sideOf(nation) === side && view.nations[nation].at_war));
  for (const found of view.regions) {
    const { nation, settlement } = MAP.regions[found.region] ?? {};
    if (nation && settlement && settlement.kind !== "fortification" && atWar.has(nation) && found.held === side && !found.besieged) marks.set(found.region, "lit");
  }
  return marks;
}

export function overlay(view: WarView, side: Side, which: Overlay): Map<string, Mark> {
  if (which === "odds") return new Map(attacksOf(view, side).flatMap(({ from, to, own }): [string, Mark][] => (own ? [[from, "lit"], [to, "foe"]] : [])));
  return which === "reach" ? reachOf(view, side) : recruitsOf(view, side);
}

/** A way of the Fellowship: the regions in their order, and where it is to end. */
export interface Route {
  path: string[];
  goal: string;
}

/** The way that is being named region by region, with the step that is pointed at; null if none is (WR-15.30, WR-15.40). */
export function wayOf(view: WarView, pointed: readonly string[] = []): Route | null {
  const frame = view.under_way.findLast(({ procedure }) => procedure === "TakeRoute");
  const ids = Object.keys(MAP.regions);
  const path = ((frame?.path as number[] | undefined) ?? []).flatMap((number) => ids[number] ?? []);
  if (!path.length) return null;
  const next = pointed.find((region) => view.ask?.kind === "way" && view.ask.options.some(({ key }) => key === `region:${region}`));
  return { path: next ? [...path, next] : path, goal: ids[Number(frame?.to)] ?? "" };
}
