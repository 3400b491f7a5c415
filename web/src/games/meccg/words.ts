/** What the table says, in the chosen language. */
import { app } from "../../core/app.svelte";
import type { Say } from "../../core/texts";
import type { CardRecord } from "../../wire";
import { catalogue } from "./catalogue.svelte";
import type { AttackSeen, CardSeen, RealmView } from "./view";

export const say = (key: string, args: Say = {}): string => app.texts.say(`meccg-${key}`, args);
export const view = (key: string, args: Say = {}): string => app.texts.say(`meccg-view-${key}`, args);
export const title = (card: string): string => catalogue.get(card)?.title ?? app.texts.name("meccg-card", card);

/** A character in one sentence, for those who hear the table. */
export function described(realm: RealmView, one: CardSeen): string {
  const facts = [title(one.card), say(`state-${one.state}`)];
  if (one.prowess !== undefined) facts.push(view("prowess-body", { prowess: one.prowess, body: one.body ?? 0 }));
  const borne = realm.cards.filter(({ on }) => on === one.thing).map(({ card }) => title(card));
  if (borne.length) facts.push(view("bears", { cards: app.texts.listed(borne) }));
  if (one.corruption) facts.push(view("corruption", { points: one.corruption }));
  return facts.join(", ");
}

/** The name of a company: that of its first character. */
export function companyName(realm: RealmView, members: readonly number[]): string {
  const first = realm.cards.find(({ thing }) => thing === members[0]);
  return first ? view("company-of", { card: title(first.card) }) : "";
}

/** What an attack was keyed to, of `region-type:wilderness`. */
export function keyOf({ key }: AttackSeen): string {
  const at = key.indexOf(":");
  const [kind, name] = [key.slice(0, at), key.slice(at + 1)];
  if (at < 0 || !name) return "";
  return kind === "region-type" ? app.texts.name("meccg-region-type", name) : kind === "site-type" ? say(`site-${name}`) : named(kind === "site" ? "site" : "region", name);
}

/** Rules name regions and sites in English, whatever the language. */
function named(type: "site" | "region", name: string): string {
  const english = (card: CardRecord): string => (catalogue.lang === "en" ? card.title : card.other);
  return catalogue.ofType(type).find((card) => english(card) === name)?.title ?? name;
}
