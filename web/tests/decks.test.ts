import { expect, test } from "vitest";

import { changed, copiesOf, placeFor, sectionWith, size, spread } from "../src/games/meccg/decks/deck";
import { byTitle, counts, FACETS, find, fitsWords, toggled, usefulFacets, type Wish } from "../src/games/meccg/decks/facets";
import { emblem, kinds, marks, path } from "../src/games/meccg/cards";
import type { CardRecord, DeckData } from "../src/wire";
import { fact, messages } from "./sources";
import { Texts } from "../src/core/texts";

const titles = fact("games/meccg/texts/en/meccg-card.json") as Record<string, string>;
const german = fact("games/meccg/texts/de/meccg-card.json") as Record<string, string>;
const cards = ["tw", "td", "dm", "le", "as", "wh", "ba"]
  .flatMap((set) => fact(`games/meccg/data/${set}.json`) as CardRecord[])
  .map((card): CardRecord => ({ ...card, title: titles[card.id] ?? "", other: german[card.id] ?? "", allowed: card.alignment === "hazard" ? ["hero", "minion"] : ["hero"], status: "missing", gist: "" }));
const byId = new Map(cards.map((card) => [card.id, card]));
const card = (id: string): CardRecord => byId.get(id) as CardRecord;
const NOTHING: Wish = { words: "", chosen: {}, within: "all" };
const none = (): number => 0;

test("words are found in both languages, without accents, in any order", () => {
  const wight = card("tw-14");
  expect(["barrow", "GRABUNHOLD", "wight barrow", ""].every((words) => fitsWords(wight, words))).toBe(true);
  expect(fitsWords(card("tw-16"), "burat bert")).toBe(true);
  expect(fitsWords(wight, "barrow elf")).toBe(false);
});

test("cards are in the order of their titles in the language that is read", () => {
  const read = ["tw-1", "tw-14", "tw-16"].map(card).map((one) => ({ ...one, title: one.other }));
  expect(byTitle(read, "de").map(({ title }) => title)).toEqual(["Bert (Bûrat)", "Entführer", "Grabunhold"]);
});

test("values of a facet are alternatives, and all facets must fit", () => {
  const chosen = { type: ["item"], "item-class": ["major", "greater"], alignment: ["hero"] };
  const found = find(cards, { ...NOTHING, chosen }, "hero", none);
  expect(found.length).toBe(30);
  expect(found.every((one) => one.type === "item" && one.alignment === "hero")).toBe(true);
});

test("a facet counts what its other values would show", () => {
  const facet = FACETS.find(({ name }) => name === "item-class");
  const wish = { ...NOTHING, chosen: { type: ["item"], "item-class": ["major"], alignment: ["hero"] } };
  expect(facet && Object.fromEntries(counts(cards, facet, wish, "hero", none))).toEqual({ minor: 23, major: 14, greater: 16, "gold-ring": 3, special: 35 });
});

test("facets of a type are there while such a type is chosen", () => {
  const names = (types: string[]): string[] => usefulFacets({ type: types }).map(({ name }) => name);
  expect(names([])).toEqual(["status", "alignment", "type", "set"]);
  expect(names(["item"])).toContain("equipment");
  expect(names(["site"])).not.toContain("equipment");
  expect(toggled(toggled({}, "type", "item"), "type", "item")).toEqual({ type: [] });
});

test("what is in the deck, and what it may have", () => {
  const copies = (id: string): number => Number(id === "tw-14");
  const ids = (within: Wish["within"]): number => find(cards, { ...NOTHING, within }, "minion", copies).length;
  expect([ids("all"), ids("in"), ids("out"), ids("allowed")]).toEqual([1683, 1, 1682, cards.filter((one) => one.alignment === "hazard").length]);
});

test("a card goes where it belongs, or where one looks", () => {
  const hero: DeckData = { alignment: "hero" };
  const minion: DeckData = { alignment: "minion" };
  expect(placeFor(card("tw-413"), hero, "sideboard")).toBe("sites");
  expect(placeFor(card("tw-116"), hero, "pool")).toBe("pool");
  expect(placeFor(card("tw-116"), hero, "play")).toBe("characters");
  expect(placeFor(card("tw-156"), hero, "pool")).toBe("characters");
  expect(placeFor(card("tw-332"), hero, "play")).toBe("resources");
  expect(placeFor(card("tw-14"), hero, "pool")).toBe("hazards");
  expect(placeFor(card("tw-14"), hero, "sideboard")).toBe("sideboard");
  expect([hero, minion].map((deck) => placeFor(card("dm-3"), deck, "play"))).toEqual(["hazards", "characters"]);
});

test("changing a deck makes another one", () => {
  const deck: DeckData = { alignment: "hero", pool: { "tw-116": 1 }, starting: ["tw-116"] };
  const more = changed(changed(deck, "resources", "tw-332", 2), "sideboard", "tw-332", 1);
  expect([copiesOf(more, "tw-332"), size(more, "resources"), copiesOf(deck, "tw-332")]).toEqual([3, 2, 0]);
  expect(sectionWith(more, "tw-332", "sideboard")).toBe("sideboard");
  expect(changed(deck, "pool", "tw-116", -1)).toEqual({ alignment: "hero", pool: {}, starting: [] });
});

test("a chart has every number between its ends", () => {
  expect(spread([[3, 1], [5, 2], [3, 1]])).toEqual([[3, 2], [4, 0], [5, 2]]);
  expect(spread([])).toEqual([]);
});

test.each(["en", "de"] as const)("every sign of a face is drawn, and every word of it said, in %s", (lang) => {
  const texts = new Texts(lang, messages(lang));
  const wanted = new Set(cards.flatMap((one) => kinds(one).map((key) => `meccg-${key}`)));
  for (const facet of FACETS) for (const value of facet.values) wanted.add(`meccg-${facet.prefix}-${value}`).add(`meccg-facet-${facet.name}`);
  expect([...wanted].filter((key) => !texts.has(key))).toEqual([]);
});

test("the sprite has every sign that a face can show", async () => {
  const { readFileSync } = await import("node:fs");
  const sprite = readFileSync(new URL("../src/games/meccg/glyphs.svg", import.meta.url), "utf-8");
  const drawn = new Set([...sprite.matchAll(/symbol id="([^"]+)"/g)].map(([, id]) => id));
  const wanted = new Set(cards.flatMap((one) => [emblem(one), ...marks(one), ...path(one).map((type) => `reg-${type}`)]));
  expect([...wanted].filter((sign) => !drawn.has(sign))).toEqual([]);
});
