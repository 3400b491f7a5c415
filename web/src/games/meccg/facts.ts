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
  if (card.type === "site") return [...kinds(card).map((one) => say(one)), ...briefly(card)].join(" · ");
  return card.gist.length > 80 ? `${card.gist.slice(0, card.gist.lastIndexOf(" ", 80))} …` : card.gist;
}

/** What waits at a site and what can be found there. */
function briefly(card: CardRecord): string[] {
  const attacks = (card.automatic_attacks ?? []).filter(({ prowess }) => prowess !== undefined);
  return [
    ...attacks.map(({ strikes, prowess }) =>
      typeof strikes === "string" ? `${strikesOf(strikes)}, ${words("with-prowess", { prowess: prowess ?? 0 })}` : words("brief-attack", { strikes: strikes ?? 1, prowess: prowess ?? 0 }),
    ),
  ];
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

/** All of it, a line each. When and where it is played, the server tells (`CardWords.played`). */
export function printed(card: CardRecord): string[] {
  if (isPerson(card)) return [numbers(card), ...skills(card)];
  if (card.type === "site") return site(card);
  if (card.type === "creature") return creature(card);
  if (card.type === "ally") return [numbers(card), ...skills(card)].filter(Boolean);
  if (card.type === "faction") return [];
  return card.corruption_points ? [words("corruption", { points: card.corruption_points })] : [];
}

/** What somebody can: skills, and what else is printed there, as that it is a leader. */
export const skills = (card: CardRecord): string[] => {
  const named = (card.keywords ?? []).filter((one) => app.texts.has(`meccg-keyword-${one}`));
  const known = [...(card.skills ?? []).map((one) => say(`skill-${one}`)), ...named.map((one) => say(`keyword-${one}`))];
  return known.length ? [words("fact-skills", { skills: app.texts.listed(known) })] : [];
};

function site(card: CardRecord): string[] {
  const types = (card.site_path ?? []).map((type) => app.texts.name("meccg-region-type", type));
  const attacks = (card.automatic_attacks ?? []).filter(({ prowess }) => prowess !== undefined);
  return [
    card.region ? words("fact-region", { region: titleOf(card.region) }) : "",
    card.nearest_haven && types.length ? words("fact-haven", { haven: titleOf(card.nearest_haven), path: types.join(", ") }) : "",
    ...attacks.map((attack) => {
      const who = attack.race && app.texts.has(`meccg-race-${attack.race}`) ? ` (${say(`race-${attack.race}`)})` : "";
      return `${automaticAttack(attack)}${who}`;
    }),
    card.playable?.items?.length ? words("playable-items", { items: listed(card.playable.items, "class") }) : "",
    card.draw_resource !== undefined ? words("fact-draws", { mine: card.draw_resource, theirs: card.draw_hazard ?? 0 }) : "",
  ].filter(Boolean);
}

/** An automatic-attack in words; one without numbers is a creature that the opponent may play. */
export const automaticAttack = ({ strikes, prowess }: { strikes?: number | string; prowess?: number }): string =>
  strikes === undefined ? words("automatic-played") : words("automatic-attack", { strikes: strikesOf(strikes), prowess: prowess ?? 0 });

/** How many strikes an attack has: a number, or one for each character. */
export const strikesOf = (strikes: number | string): string =>
  typeof strikes === "number" ? words("strikes", { count: strikes }) : words(strikes === "each-wounded-character" ? "strikes-each-wounded" : "strikes-each");

function creature(card: CardRecord): string[] {
  const attack = card.attack;
  return [
    attack
      ? [strikesOf(attack.strikes), words("with-prowess", { prowess: attack.prowess }), attack.body ? words("with-body", { body: attack.body }) : ""].filter(Boolean).join(" · ")
      : "",
  ].filter(Boolean);
}
