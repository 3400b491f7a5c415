/** Things of Der Ringkrieg 2 in words. */
import { app } from "../../core/app.svelte";
import type { Say } from "../../core/texts";
import { CARDS, KINDS, MAP, type Party, type RiskView, type Side, type SpaceSeen, type Troops, standing } from "./view";

/** A message of the board: `say("gold")` is `risk-board-gold`. */
export const say = (key: string, args: Say = {}): string => app.texts.say(`risk-board-${key}`, args);
export const name = (kind: string, id: string): string => app.texts.say(`risk-${kind}-${id}`);
export const partyName = (party: Party): string => say(`short-${party}`);
export const sideName = (side: Side): string => say(`side-${side}`);
export const cardText = (card: string, part = ""): string => (part ? app.texts.attribute(`risk-card-text-${card}`, part) : app.texts.say(`risk-card-text-${card}`));
/** The territory's stronghold or Site of Power by name; nothing if it has none. */
export const placeName = (id: string, what: "stronghold" | "site_of_power"): string => app.texts.attribute(`risk-territory-${id}`, what);

export const troopWords = (troops: Troops): string =>
  KINDS.filter((unit) => troops[unit])
    .map((unit) => `${troops[unit]} × ${name("unit", unit)}`)
    .join(", ");

/** What is printed on a territory. */
export function printed(id: string): string[] {
  const shape = MAP.regions[id];
  if (!shape || shape.kind === "mountains") return [say("mountains")];
  const told = [say("in-region", { region: name("region", shape.region ?? "") })];
  if (shape.points) told.push(say("stronghold-of", { name: placeName(id, "stronghold"), points: shape.points }));
  if (shape.site) told.push(say("site-of", { name: placeName(id, "site_of_power") }));
  if (shape.port) told.push(say("port"));
  return told;
}

/** A territory and all that stands there, a sentence for each party. */
export function spaceWords(view: RiskView, id: string, found: SpaceSeen | undefined): string {
  const lines = [`${[name("territory", id), ...printed(id)].join(", ")}.`];
  if (found?.holder) lines.push(say("held-by", { party: partyName(found.holder) }));
  for (const { party, troops } of found ? standing(found) : []) lines.push(`${partyName(party)}: ${troopWords(troops)}.`);
  if (found?.contested) lines.push(say("contested"));
  if (view.lasting.closed.some(({ territory }) => territory === id)) lines.push(say("closed"));
  if (view.bearer.shown === id || view.bearer.space === id) lines.push(say("bearer-here"));
  return lines.join(" ");
}

/** A few words on the head of a card. */
export const cardKind = (card: string): string => say(`card-${CARDS[card]?.type ?? "event"}`);
