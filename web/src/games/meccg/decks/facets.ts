/** Finding cards: words and facets. Values of one facet are alternatives, all facets must fit. */
import type { Alignment, CardRecord } from "../../../wire";
import { setOf } from "../cards";

export interface Facet {
  name: string;
  /** The messages of its values begin so. */
  prefix: string;
  of: (card: CardRecord) => string[];
  values: string[];
  /** Only shown where a card of this type could be meant. */
  types?: string[];
}

export const FACETS: Facet[] = [
  { name: "status", prefix: "status", of: (card) => [card.status], values: ["complete", "partial", "missing"] },
  { name: "alignment", prefix: "alignment", of: (card) => [card.alignment], values: ["hero", "minion", "hazard", "fallen-wizard", "balrog", "dual"] },
  {
    name: "type",
    prefix: "type",
    of: (card) => [card.type],
    values: ["character", "avatar", "agent", "item", "ally", "faction", "event", "creature", "site", "region"],
  },
  { name: "duration", prefix: "duration", of: (card) => card.durations ?? [], values: ["short", "long", "permanent"], types: ["event", "creature"] },
  { name: "item-class", prefix: "class", of: (card) => (card.item_class ? [card.item_class] : []), values: ["minor", "major", "greater", "gold-ring", "special"], types: ["item"] },
  { name: "equipment", prefix: "equipment", of: (card) => (card.equipment ? [card.equipment] : []), values: ["weapon", "armor", "shield", "helmet"], types: ["item"] },
  {
    name: "skill",
    prefix: "skill",
    of: (card) => [...(card.skills ?? []), ...(card.skill_required ?? [])],
    values: ["warrior", "scout", "ranger", "sage", "diplomat"],
    types: ["character", "avatar", "agent", "ally", "event"],
  },
  {
    name: "race",
    prefix: "race",
    of: (card) => [...(card.race ? [card.race] : []), ...(card.races ?? [])],
    values: ["elf", "dwarf", "dunadan", "man", "hobbit", "wizard", "orc", "troll", "ringwraith", "nazgul", "undead", "dragon", "drake", "spider", "wolf", "animal"],
    types: ["character", "avatar", "agent", "faction", "creature"],
  },
  {
    name: "site-type",
    prefix: "site",
    of: (card) => (card.site_type ? [card.site_type] : []),
    values: ["haven", "free-hold", "border-hold", "ruins-and-lairs", "shadow-hold", "dark-hold"],
    types: ["site"],
  },
  {
    name: "keyed",
    prefix: "region",
    of: (card) => (card.type === "region" ? [card.region_type ?? ""] : Object.keys(card.keyed_to?.region_types ?? {})),
    values: ["wilderness", "border-land", "free-domain", "shadow-land", "dark-domain", "coastal-sea"],
    types: ["creature", "region"],
  },
  { name: "set", prefix: "set", of: (card) => [setOf(card)], values: ["tw", "td", "dm", "le", "as", "wh", "ba"] },
];

export type Chosen = Record<string, string[]>;
export type Within = "all" | "in" | "out" | "allowed";

export interface Wish {
  words: string;
  chosen: Chosen;
  within: Within;
}

/** What the page begins with: the cards that can be played today. */
export const PLAYABLE: Wish = { words: "", chosen: { status: ["complete"] }, within: "all" };

/** The same wish without regard to how much of a card works. */
export const whateverWorks = (wish: Wish): Wish => ({ ...wish, chosen: { ...wish.chosen, status: [] } });

/** Letters as one compares them: without accents and case. */
export const plain = (text: string): string =>
  text.normalize("NFKD").replace(/\p{Mn}/gu, "").replace(/ß/g, "ss").toLowerCase();

export function fitsWords(card: CardRecord, words: string): boolean {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return true;
  const text = plain(`${card.title} ${card.other} ${card.id} ${card.race ?? ""} ${(card.keywords ?? []).join(" ")} ${card.region ?? ""}`);
  return wanted.every((word) => text.includes(word));
}

const fitsFacet = (card: CardRecord, facet: Facet, chosen: Chosen): boolean => {
  const wanted = chosen[facet.name] ?? [];
  return !wanted.length || facet.of(card).some((value) => wanted.includes(value));
};

export function fitsWithin(card: CardRecord, within: Within, alignment: Alignment, copies: (id: string) => number): boolean {
  if (within === "in") return copies(card.id) > 0;
  if (within === "out") return copies(card.id) === 0;
  return within === "all" || card.allowed.includes(alignment);
}

/** The facets that can make a difference: those of a type only while no other type is chosen. */
export function usefulFacets(chosen: Chosen): Facet[] {
  const types = chosen.type ?? [];
  return FACETS.filter((facet) => !facet.types || (types.length ? types.some((type) => facet.types?.includes(type)) : (chosen[facet.name] ?? []).length > 0));
}

/** In the order of the titles as the language sorts them; the catalogue has the order of the sets. */
export const byTitle = (cards: CardRecord[], lang: string): CardRecord[] => {
  const { compare } = new Intl.Collator(lang);
  return [...cards].sort((a, b) => compare(a.title, b.title));
};

export function find(cards: CardRecord[], wish: Wish, alignment: Alignment, copies: (id: string) => number): CardRecord[] {
  const facets = usefulFacets(wish.chosen);
  return cards.filter(
    (card) =>
      fitsWithin(card, wish.within, alignment, copies) && facets.every((facet) => fitsFacet(card, facet, wish.chosen)) && fitsWords(card, wish.words),
  );
}

/** How many cards each value of a facet would show, the other facets being as they are. */
export function counts(cards: CardRecord[], facet: Facet, wish: Wish, alignment: Alignment, copies: (id: string) => number): Map<string, number> {
  const others = find(cards, { ...wish, chosen: { ...wish.chosen, [facet.name]: [] } }, alignment, copies);
  const found = new Map<string, number>();
  for (const card of others) for (const value of new Set(facet.of(card))) found.set(value, (found.get(value) ?? 0) + 1);
  return found;
}

export function toggled(chosen: Chosen, facet: string, value: string): Chosen {
  const now = chosen[facet] ?? [];
  return { ...chosen, [facet]: now.includes(value) ? now.filter((one) => one !== value) : [...now, value] };
}
