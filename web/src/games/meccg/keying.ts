/** What may be keyed to a way, counted over all creatures that there are: nobody's hand can be guessed from it. */
import type { CardRecord } from "../../wire";

/** A way: the types of its regions, their English names, and where it leads. */
export interface Keyed {
  types: readonly string[];
  regions: readonly string[];
  siteType: string;
  site: string;
}

/** By what is printed: cards in play may change it. ME-11.3 to ME-11.8 */
export function isKeyable({ keyed_to: keys }: CardRecord, way: Keyed): boolean {
  if (!keys) return false;
  const types = Object.entries(keys.region_types ?? {});
  return (
    types.some(([type, times]) => way.types.filter((one) => one === type).length >= times) ||
    (keys.regions ?? []).some((name) => way.regions.includes(name)) ||
    (keys.site_types ?? []).includes(way.siteType) ||
    (keys.sites ?? []).includes(way.site)
  );
}

/** How many creatures of each race, the most first. */
export function racesOf(creatures: readonly CardRecord[]): [string, number][] {
  const counted = new Map<string, number>();
  for (const { races } of creatures) {
    const race = races?.[0] ?? "special";
    counted.set(race, (counted.get(race) ?? 0) + 1);
  }
  return [...counted].sort((a, b) => b[1] - a[1]);
}
