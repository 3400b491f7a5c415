/** What there is to know about a thing: a card, a region, a side, the Fellowship, the Hunt, a die, a deck, a phase. */
import { app } from "../../core/app.svelte";
import type { Inspection, Stage } from "../types";
import { extras } from "./supplement";
import { CARDS, GOALS, MAP, MOST_HUNTERS, NATIONS, type Side, TILES, type WarView, isShared, seen, sideOf } from "./view";
import { fellowshipWords, name, regionWords, say, sideName } from "./words";

const blank = { about: "", facts: [], rules: [], slip: [], wide: false };

export function inspect(stage: Stage, thing: string): Inspection | null {
  const view = seen(stage.view);
  const id = thing.slice(thing.indexOf(":") + 1);
  switch (thing.slice(0, thing.indexOf(":"))) {
    case "card":
      return CARDS[id] ? card(view, id, CARDS[id].player) : null;
    case "region":
      return MAP.regions[id] ? region(view, id) : null;
    case "side":
      return side(view, id as Side);
    case "fellowship":
      return { ...blank, title: say("the-fellowship"), facts: [fellowshipWords(view), say("explain-progress"), say("explain-hidden"), say("explain-corruption"), say("explain-guide")], rules: ["WR-15.1", "WR-15.21", "WR-18.1"] };
    case "hunt":
      return hunt(view);
    case "politics":
      return politics(view);
    case "nation":
      return nation(view, id);
    case "die":
      return app.texts.has(`wotr-help-turn-${id}`) ? { ...blank, title: say("die-called", { die: name("die", id) }), facts: [app.texts.say(`wotr-help-turn-${id}`)], rules: DIE_RULES[id] ?? ["WR-4.21"] } : null;
    case "phase":
      return { ...blank, title: say(`phase-${id}`).replaceAll("\u00ad", ""), about: say("phases"), facts: [say(`explain-phase-${id}`)], rules: PHASE_RULES[id] ?? ["WR-4.1"] };
    case "deck":
      return deck(view, id);
    case "backs":
      return backs(view, Number(id));
    default:
      return view.supplement ? (extras.inspect?.(stage, thing) ?? null) : null;
  }
}

const DIE_RULES: Record<string, string[]> = {
  character: ["WR-5.12", "WR-5.18", "WR-5.19"],
  army: ["WR-5.20"],
  muster: ["WR-5.23", "WR-5.25", "WR-5.26"],
  muster_army: ["WR-5.20", "WR-5.25"],
  event: ["WR-5.27"],
  will_of_the_west: ["WR-5.31"],
};
const PHASE_RULES: Record<string, string[]> = {
  draw: ["WR-4.3", "WR-4.6"],
  fellowship: ["WR-4.8", "WR-4.10"],
  hunt: ["WR-4.12", "WR-4.14"],
  roll: ["WR-4.17", "WR-4.18"],
  action: ["WR-4.20", "WR-4.21"],
  victory: ["WR-18.1"],
};

/** A pile of cards to draw from. */
function deck(view: WarView, id: string): Inspection | null {
  const left = [view.sides.free_peoples, view.sides.shadow].flatMap(({ decks }) => decks[id] ?? [])[0];
  if (left === undefined) return null;
  return { ...blank, title: name("deck", id), facts: [say("deck-left", { count: left }), say(id.endsWith("character") ? "explain-deck-character" : "explain-deck-strategy")], rules: ["WR-6.1", "WR-4.6"] };
}

/** The hand of a seat as everybody sees it. */
function backs(view: WarView, seat: number): Inspection | null {
  const player = view.players[seat];
  if (!player) return null;
  const parts = Object.entries(player.hand_backs).filter(([, count]) => count > 0);
  const total = parts.reduce((sum, [, count]) => sum + count, 0);
  return { ...blank, title: say("backs", { count: total }), about: sideName(player.side), facts: [...parts.map(([from, count]) => `${name("deck", from)}: ${count}`), say("explain-backs")], rules: ["WR-6.1", "WR-6.3"] };
}

/** A card; in a team also whose symbol it shows. */
function card(view: WarView, id: string, player: string | undefined): Inspection {
  const told = { ...blank, title: name("card", id), wide: true, titled: true, rules: ["WR-6.7", "WR-11.20"] };
  return player && isShared(view, id) ? { ...told, facts: [say("symbol", { role: name("role", player) })], rules: [...told.rules, "WR-19.40"] } : told;
}

function region(view: WarView, id: string): Inspection {
  const found = view.regions.find((one) => one.region === id);
  const near = (MAP.regions[id]?.adjacent ?? []).map((other) => name("region", other));
  const [, ...sentences] = regionWords(view, id, found).split(/(?<=\.) /);
  const first = regionWords(view, id, found).split(". ")[0] ?? "";
  const settlement = MAP.regions[id]?.settlement?.kind;
  const rules = { stronghold: ["WR-2.25", "WR-12.1"], city: ["WR-2.20"], town: ["WR-2.20"], fortification: ["WR-2.17"] }[settlement ?? ""] ?? ["WR-2.2"];
  if (view.team?.mixed.some((army) => army.region === id)) rules.push("WR-19.34", "WR-19.35");
  return { ...blank, title: name("region", id), about: first.split(", ").slice(1).join(", ").replace(/\.$/, ""), facts: [...sentences, say("near", { names: near })], rules };
}

function side(view: WarView, id: Side): Inspection {
  const one = view.sides[id];
  const reserve = Object.entries(one.reinforcements).map(([kind, count]) => `${count}\u00a0× ${name("figure", kind)}`);
  return {
    ...blank,
    title: sideName(id),
    facts: [
      say(`explain-points-${id}`, { points: one.victory_points, goal: GOALS[id] }),
      say("explain-dice", { count: one.rolled.length, dice: one.dice }),
      say("explain-rings", { count: one.elven_rings }),
      say("reserve", { list: reserve.join(", ") || "–" }),
      say("discarded", { count: one.discarded.length }),
      ...Object.entries(one.decks).map(([deck, count]) => `${name("deck", deck)}: ${count}`),
    ],
    rules: ["WR-13.1", "WR-18.1"],
  };
}

function hunt(view: WarView): Inspection {
  const told = (ids: string[]): string => ids.map((id) => name("tile", id)).join("; ") || "–";
  const eyes = view.tiles.pool.filter((id) => TILES[id]?.eye).length;
  return {
    ...blank,
    title: say("hunt"),
    facts: [say("explain-hunt", { level: Math.min(MOST_HUNTERS, view.sides.shadow.hunt_box), bonus: view.sides.free_peoples.hunt_box }), say("tiles", { pool: view.tiles.pool.length, drawn: view.tiles.drawn.length }), say("tiles-pool", { list: told(view.tiles.pool), eyes }), say("tiles-drawn", { list: told(view.tiles.drawn) })],
    rules: ["WR-16.1", "WR-16.13"],
  };
}

function politics(view: WarView): Inspection {
  const where = NATIONS.map((id) => `${name("nation", id)}: ${say("politics-box", { steps: view.nations[id].at_war ? 0 : view.nations[id].steps })}${view.nations[id].active ? "" : `, ${say("passive")}`}`);
  return { ...blank, title: say("politics"), facts: [say("explain-politics"), say("explain-passive"), ...where], rules: ["WR-14.1", "WR-14.13"] };
}

function nation(view: WarView, id: string): Inspection | null {
  const found = NATIONS.find((one) => one === id);
  if (!found) return null;
  const { steps, active, at_war } = view.nations[found];
  const key = active ? "active" : "passive";
  return { ...blank, title: name("nation", id), about: sideName(sideOf(found)), facts: [at_war ? say("at-war") : say("steps", { steps }), app.texts.say(`wotr-board-${key}`)], rules: ["WR-14.1"] };
}
