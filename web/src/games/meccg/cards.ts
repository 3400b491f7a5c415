/** The cards of Middle-earth CCG as the server tells them, and what a face shows of them. */
import { api } from "../../core/api";
import type { Alignment, CardRecord, CardWords } from "../../wire";

export const ALIGNMENTS: Alignment[] = ["hero", "minion", "fallen-wizard", "balrog"];

const catalogues = new Map<string, Promise<CardRecord[]>>();
const words = new Map<string, Promise<CardWords>>();

/** All cards in a language; fetched once. */
export function allCards(lang: string): Promise<CardRecord[]> {
  return kept(catalogues, lang, () => api.cards(lang));
}

/** What a card says; fetched when somebody looks at it. */
export function wordsOf(lang: string, id: string): Promise<CardWords> {
  return kept(words, `${lang} ${id}`, () => api.cardWords(lang, id));
}

function kept<T>(store: Map<string, Promise<T>>, key: string, fetch: () => Promise<T>): Promise<T> {
  const found = store.get(key) ?? fetch();
  store.set(key, found);
  found.catch(() => store.delete(key));
  return found;
}

export const setOf = (card: CardRecord): string => card.id.slice(0, card.id.indexOf("-"));
export const numberOf = (card: CardRecord): number => Number(card.id.slice(card.id.indexOf("-") + 1));
export const isHazard = (card: CardRecord): boolean => card.alignment === "hazard";
export const isPerson = (card: CardRecord): boolean => ["character", "avatar", "agent"].includes(card.type);
export const isResource = (card: CardRecord): boolean =>
  ["item", "ally", "faction"].includes(card.type) || (card.type === "event" && !isHazard(card));

/** The sign in the middle of a card's arms. */
export function emblem(card: CardRecord): string {
  if (isPerson(card)) return `race-${card.race}`;
  if (card.type === "item") return card.equipment ? `eq-${card.equipment}` : `item-${card.item_class}`;
  if (card.type === "faction") return `race-${card.race}`;
  if (card.type === "creature") return `race-${card.races?.[0]}`;
  if (card.type === "site") return `site-${card.site_type}`;
  if (card.type === "region") return `reg-${card.region_type}`;
  if (card.type === "ally") return card.skills?.[0] ? `skill-${card.skills[0]}` : "type-ally";
  return card.skill_required?.[0] ? `skill-${card.skill_required[0]}` : `type-${card.durations?.[0] ?? "short"}-event`;
}

/** The words of the line between arms and text, as message keys. */
export function kinds(card: CardRecord): string[] {
  if (card.type === "item") return card.equipment ? [`class-${card.item_class}`, `equipment-${card.equipment}`] : [`class-${card.item_class}`, "type-item"];
  if (card.type === "event") return [...(card.durations ?? []).map((one) => `duration-${one}`)];
  if (card.type === "creature") return ["type-creature", ...(card.races ?? []).slice(0, 1).map((one) => `race-${one}`)];
  if (card.type === "site") return [card.haven_kind ? `haven-${card.haven_kind}` : `site-${card.site_type}`];
  if (card.type === "region") return [`region-${card.region_type}`];
  return [`type-${card.type}`, ...(card.race ? [`race-${card.race}`] : [])];
}

/** The signs at the right edge of a face. */
export function marks(card: CardRecord): string[] {
  if (card.type === "item") return [`item-${card.item_class}`];
  if (card.type === "event") return (card.durations ?? []).map((one) => `type-${one}-event`);
  if (card.type === "site") return (card.playable?.items ?? []).map((one) => `item-${one}`);
  if (card.type === "faction") return ["type-faction"];
  return (card.skills ?? []).slice(0, 4).map((skill) => `skill-${skill}`);
}

/** The region types that a creature is keyed to, or that lead to a site. */
export function path(card: CardRecord): string[] {
  if (card.type === "site") return card.site_path ?? [];
  if (card.type !== "creature") return [];
  return Object.entries(card.keyed_to?.region_types ?? {}).flatMap(([type, times]) => Array<string>(times).fill(type));
}

/** The points of a card: of the opponent who defeats it, if it is a hazard. */
export const pointsOf = (card: CardRecord) => card.marshalling_points ?? card.kill_marshalling_points;
