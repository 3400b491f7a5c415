/** Things of Der Ringkrieg in words. */
import { app } from "../../core/app.svelte";
import type { Say } from "../../core/texts";
import { extras } from "./supplement";
import { CARDS, GOALS, type Host, MAP, RANKS, type RegionSeen, type Side, SIDES, type WarView, charactersOf, nationsIn, rowsOf } from "./view";

/** A message of the board: `say("reveal")` is `wotr-board-reveal`. */
export const say = (key: string, args: Say = {}): string => app.texts.say(`wotr-board-${key}`, args);
export const name = (kind: string, id: string): string => app.texts.say(`wotr-${kind}-${id}`);
export const sideName = (side: Side): string => name("side", side);
export const combatTitle = (card: string): string => app.texts.attribute(`wotr-card-${card}`, "combat");
/** What a card says besides its event: `condition`, `discard`, `combat-condition`, `combat`. */
export const cardText = (card: string, part = ""): string => (part ? app.texts.attribute(`wotr-card-text-${card}`, part) : app.texts.say(`wotr-card-text-${card}`));
export const initiative = (card: string): string => [CARDS[card]?.initiative ?? 0].flat().join("/");

/** One or two letters on a Character's medallion. */
export const letters = (character: string): string => app.texts.say(`wotr-board-letters-${character}`);

export function hostWords(host: Host, side: Side): string {
  const parts = rowsOf(host, side).map(({ nation, counts }) => {
    const figures = RANKS.filter((rank) => counts[rank]).map((rank) => say(`count-${rank}`, { count: counts[rank] }));
    return `${name("nation", nation)} ${figures.join(", ")}`;
  });
  return [...parts, ...charactersOf(host, side).map((id) => name("character", id))].join("; ");
}

/** A region and all that stands there, in one sentence for each army. */
export function regionWords(view: WarView, id: string, found: RegionSeen | undefined): string {
  const shape = MAP.regions[id];
  const facts = [name("region", id)];
  if (shape?.settlement) facts.push(name("settlement", shape.settlement.kind));
  if (shape?.nation) facts.push(name("nation", shape.nation));
  if (shape?.points) facts.push(say("worth", { points: shape.points }));
  if (found?.control_marker && found.held) facts.push(say("held", { side: sideName(found.held) }));
  const lines = [`${facts.join(", ")}.`];
  for (const side of SIDES) {
    const outside = found ? hostWords(found, side) : "";
    const inside = found?.besieged ? hostWords(found.besieged, side) : "";
    if (inside) lines.push(say("inside", { side: sideName(side), host: inside }));
    if (outside) lines.push(say(found?.besieged ? "outside" : "army", { side: sideName(side), host: outside }));
  }
  if (view.supplement) lines.push(...(extras.sentences?.(view, id) ?? []));
  for (const army of view.team?.mixed ?? []) {
    if (army.region === id) lines.push(say("mixed", { side: sideName(army.side), role: name("role", view.players[army.commander]?.role ?? army.side) }));
  }
  if (view.fellowship.region === id && view.fellowship.mordor === null) lines.push(fellowshipWords(view, true));
  return lines.join(" ");
}

/** How far each nation is from war. A cell of the strip is one button: what stands in it is not read otherwise. */
export function politicsWords(view: WarView): string {
  const boxes = [0, 1, 2, 3].map((steps) => {
    const there = nationsIn(view, steps).map((nation) => `${name("nation", nation)}${view.nations[nation].active ? "" : ` (${say("passive")})`}`);
    return there.length ? `${say("politics-box", { steps })}: ${there.join(", ")}.` : "";
  });
  return `${say("politics")}. ${boxes.filter(Boolean).join(" ")}`;
}

/** Points, dice and rings of a side; before the roll there are no dice, but none are gone either. */
export function sideWords(view: WarView, side: Side): string {
  const { victory_points: points, rolled, elven_rings: count } = view.sides[side];
  const dice = rolled.map((face) => name("die", face)).join(", ");
  return `${say("strip-side", { side: sideName(side), points, goal: GOALS[side] })} ${diceWords(view, side)}${dice ? `: ${dice}` : ""}. ${say("rings", { count })}.`;
}

const UNROLLED = ["draw", "fellowship", "hunt", "roll"];
export const diceWords = (view: WarView, side: Side): string => (!view.sides[side].rolled.length && UNROLLED.includes(view.phase) ? say("dice-waiting") : say("dice-left", { count: view.sides[side].rolled.length }));

/** The Fellowship in words; `here` where the region that it is in was just named. */
export function fellowshipWords({ fellowship }: WarView, here = false): string {
  const { mordor, region, progress, hidden, guide, companions, corruption } = fellowship;
  const known = here || !region ? say("fellowship", { progress, hidden }) : say("fellowship-at", { region: name("region", region), progress, hidden });
  const where = mordor === null ? known : say("fellowship-mordor", { box: mordor, hidden });
  const with_ = companions.filter((id) => id !== guide).map((id) => name("character", id));
  return `${where} ${say("guide", { name: name("character", guide) })} ${with_.length ? say("with", { names: with_ }) : ""} ${say("corruption", { corruption })}`.replaceAll(/ +/g, " ");
}
