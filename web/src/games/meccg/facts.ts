/** What is printed on a card, in words: the numbers and signs of its face, for who does not know them yet. */
import { app } from "../../core/app.svelte";
import type { CardRecord } from "../../wire";
import { isPerson, kinds } from "./cards";
import { catalogue } from "./catalogue.svelte";
import { englishTitle } from "./land";
import { say, view as words } from "./words";

/** Records name sites and regions in English. */
function titleOf(english: string): string {
  const found = [...catalogue.ofType("site"), ...catalogue.ofType("region")].find((card) => englishTitle(card) === english);
  return found?.title ?? english;
}

const listed = (names: readonly string[], prefix: string): string => app.texts.listed(names.map((one) => say(`${prefix}-${one}`)));

/** In one line: what the list of options tells of a card. */
export function brief(card: CardRecord): string {
  if (isPerson(card)) return numbers(card);
  if (card.type === "site") return kinds(card).map((one) => say(one)).join(" · ");
  return card.gist.length > 80 ? `${card.gist.slice(0, card.gist.lastIndexOf(" ", 80))} …` : card.gist;
}

function numbers(card: CardRecord): string {
  return [
    card.mind != null ? words("fact-mind", { mind: card.mind }) : "",
    card.prowess != null ? words("prowess-body", { prowess: card.prowess, body: card.body ?? 0 }) : "",
    card.direct_influence ? words("fact-direct", { influence: card.direct_influence }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** All of it, a line each. */
export function printed(card: CardRecord): string[] {
  if (isPerson(card)) return [numbers(card), ...skills(card), ...homes(card)];
  if (card.type === "site") return site(card);
  if (card.type === "creature") return creature(card);
  if (card.type === "ally") return [numbers(card), ...skills(card)].filter(Boolean);
  if (card.type === "faction" && card.influence_check_greater_than !== undefined) return [words("fact-check", { number: card.influence_check_greater_than })];
  return card.corruption_points ? [words("corruption", { points: card.corruption_points })] : [];
}

const skills = (card: CardRecord): string[] => (card.skills?.length ? [words("fact-skills", { skills: listed(card.skills, "skill") })] : []);

function homes(card: CardRecord): string[] {
  const named = (card.home_sites ?? []).flatMap(({ sites }) => sites ?? []).map(titleOf);
  return named.length ? [words("fact-home", { sites: app.texts.listed(named) })] : [];
}

function site(card: CardRecord): string[] {
  const types = (card.site_path ?? []).map((type) => app.texts.name("meccg-region-type", type));
  const attacks = (card.automatic_attacks ?? []).filter(({ prowess }) => prowess !== undefined);
  return [
    card.region ? words("fact-region", { region: titleOf(card.region) }) : "",
    card.nearest_haven && types.length ? words("fact-haven", { haven: titleOf(card.nearest_haven), path: types.join(", ") }) : "",
    ...attacks.map(({ race, strikes, prowess }) => {
      const who = race && app.texts.has(`meccg-race-${race}`) ? `${say(`race-${race}`)}: ` : "";
      return `${who}${words("automatic-attack", { strikes: strikes ?? "?", prowess: prowess ?? 0 })}`;
    }),
    card.playable?.items?.length ? words("playable-items", { items: listed(card.playable.items, "class") }) : "",
    card.draw_resource !== undefined ? words("fact-draws", { mine: card.draw_resource, theirs: card.draw_hazard ?? 0 }) : "",
  ].filter(Boolean);
}

/** Where a creature can attack: by the types of regions, how often they must be there, and by sites. */
export function keysOf(card: CardRecord): string[] {
  const keys = card.keyed_to ?? {};
  const types = Object.entries(keys.region_types ?? {}).map(([type, times]) => `${times > 1 ? `${times} × ` : ""}${app.texts.name("meccg-region-type", type)}`);
  return [...types, ...(keys.site_types ?? []).map((one) => say(`site-${one}`)), ...[...(keys.regions ?? []), ...(keys.sites ?? [])].map(titleOf)];
}

function creature(card: CardRecord): string[] {
  const attack = card.attack;
  const keys = keysOf(card);
  return [
    attack
      ? [words("strikes", { count: typeof attack.strikes === "number" ? attack.strikes : 0 }), words("with-prowess", { prowess: attack.prowess }), attack.body ? words("with-body", { body: attack.body }) : ""].filter(Boolean).join(" · ")
      : "",
    keys.length ? words("fact-keys", { keys: app.texts.listed(keys) }) : "",
  ].filter(Boolean);
}
