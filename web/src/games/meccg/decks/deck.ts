/** Decks as plain values: changing one gives another. */
import type { CardRecord, DeckData, SectionName } from "../../../wire";
import { isHazard, isPerson, isResource } from "../cards";

export const SECTIONS: SectionName[] = ["pool", "characters", "resources", "hazards", "sites", "sideboard", "sideboard_fallen_wizard"];
/** What the page shows together. */
export type Tab = "play" | "pool" | "sites" | "sideboard";
export const TABS: Record<Tab, SectionName[]> = {
  play: ["characters", "resources", "hazards"],
  pool: ["pool"],
  sites: ["sites"],
  sideboard: ["sideboard", "sideboard_fallen_wizard"],
};

export const size = (deck: DeckData, ...sections: SectionName[]): number =>
  sections.reduce((sum, section) => sum + Object.values(deck[section] ?? {}).reduce((a, b) => a + b, 0), 0);

export const copiesOf = (deck: DeckData, id: string): number =>
  SECTIONS.reduce((sum, section) => sum + (deck[section]?.[id] ?? 0), 0);

/** Where a card goes that somebody adds while looking at a part of the deck. */
export function placeFor(card: CardRecord, deck: DeckData, tab: Tab): SectionName {
  if (card.type === "site") return "sites";
  if (tab === "sideboard") return "sideboard";
  const agent = card.keywords?.includes("agent") ?? false;
  const asHazard = agent && (card.type === "agent" || deck.alignment === "hero" || deck.alignment === "balrog");
  if (isHazard(card) || asHazard) return "hazards";
  if (tab === "pool" && (isPerson(card) || isResource(card))) return card.type === "avatar" ? "characters" : "pool";
  return isPerson(card) ? "characters" : "resources";
}

/** The section from which a copy is taken: the one that is looked at, else any that has one. */
export function sectionWith(deck: DeckData, id: string, tab: Tab): SectionName | undefined {
  return [...TABS[tab], ...SECTIONS].find((section) => (deck[section]?.[id] ?? 0) > 0);
}

export function changed(deck: DeckData, section: SectionName, id: string, by: number): DeckData {
  const cards = { ...deck[section] };
  const copies = Math.min((cards[id] ?? 0) + by, 99);
  if (copies > 0) cards[id] = copies;
  else delete cards[id];
  const starting = (deck.starting ?? []).filter((one) => section !== "pool" || one !== id || copies > 0);
  return { ...deck, [section]: cards, starting };
}

/** How many copies of cards have a number: `[[3, 2], [5, 1]]`, all numbers between the ends included. */
export function spread(numbers: [value: number, copies: number][]): [number, number][] {
  if (!numbers.length) return [];
  const sums = new Map<number, number>();
  for (const [value, copies] of numbers) sums.set(value, (sums.get(value) ?? 0) + copies);
  const least = Math.min(...sums.keys());
  const most = Math.max(...sums.keys());
  return Array.from({ length: most - least + 1 }, (_, i) => [least + i, sums.get(least + i) ?? 0]);
}
