/** The map: regions and sites, found by the names and cards that the server tells. */
import type { Region as Shape, RegionMapData } from "../../parts/regions";
import type { CardRecord } from "../../wire";
import { catalogue } from "./catalogue.svelte";
import drawn from "./map.json";

export interface Region extends Shape {
  card: string;
  type: string;
  sign: [number, number];
  slots: [number, number][];
  sites: string[];
}

export interface SiteSpot {
  cards: Record<string, string>;
  region: string | null;
  at: [number, number];
  r: number;
  label: Record<"de" | "en", { x: number; y: number; anchor: string; size: number; lines: string[] }>;
}

export const MAP = drawn as unknown as RegionMapData<Region>;
export const SITES = (drawn as unknown as { sites: Record<string, SiteSpot> }).sites;

const BY_CARD = new Map(Object.entries(SITES).flatMap(([id, { cards }]) => Object.values(cards).map((card) => [card, id] as const)));
const BY_TITLE = new Map<string, string>();

/** Records name regions and sites in English, whatever the language. */
export const englishTitle = (card: CardRecord): string => (catalogue.lang === "en" ? card.title : card.other);

/** The region with this English name; none before the cards are there. */
export function regionNamed(name: string): string | undefined {
  if (!BY_TITLE.size) {
    for (const [id, { card }] of Object.entries(MAP.regions)) {
      const record = catalogue.get(card);
      if (record) BY_TITLE.set(englishTitle(record), id);
    }
  }
  return BY_TITLE.get(name);
}

const REGION_CARDS = new Map(Object.entries(MAP.regions).map(([id, { card }]) => [card, id]));

/** The region that a region card shows. */
export const regionOfCard = (card: string): string | undefined => REGION_CARDS.get(card);

export function regionTitle(id: string): string {
  const card = MAP.regions[id]?.card ?? "";
  return catalogue.get(card)?.title ?? id;
}

/** Where a site lies on the map; nowhere for those below the earth. */
export const spotOf = (card: string): string | undefined => BY_CARD.get(card);

export function regionOf(card: string): string | undefined {
  const spot = spotOf(card);
  const record = catalogue.get(card);
  return (spot && SITES[spot]?.region) || (record?.region ? regionNamed(record.region) : undefined);
}

/** The type of the region that a site lies in. */
export const groundOf = (card: string): string => MAP.regions[regionOf(card) ?? ""]?.type ?? "";
