/** What the expansion adds to the table, in words: factions, Characters, engines; and how one asks for them. */
import type { Inspection, Stage } from "../../types";
import { CHARACTERS, type WarView, seen } from "../view";
import { name, say, sideName } from "../words";

export const FACTIONS = ["dunlendings", "corsairs", "ents"] as const;
export const PEOPLE = ["galadriel", "smeagol", "witch_king_chief", "balrog"] as const;
export const GLYPH: Record<string, string> = { dunlendings: "u-dunlending", corsairs: "ship", ents: "ent" };

const RULES: Record<string, string[]> = {
  dunlendings: ["TA-8.1", "TA-9.1", "TA-9.3", "TA-9.6"],
  corsairs: ["TA-8.1", "TA-10.1", "TA-10.9", "TA-10.11", "TA-10.17"],
  ents: ["TA-8.1", "TA-11.1", "TA-11.2", "TA-11.6", "TA-11.12"],
  galadriel: ["TA-5.1", "TA-5.8", "TA-5.11"],
  smeagol: ["TA-4.1", "TA-4.13", "TA-4.19"],
  witch_king_chief: ["TA-6.1", "TA-6.7", "TA-6.8"],
  balrog: ["TA-7.1", "TA-7.5", "TA-7.7", "TA-7.8"],
};
const ACTIONS: Record<string, string> = {
  "faction:dunlendings": "call-dunlendings",
  "faction:corsairs": "call-corsairs",
  "faction:ents": "call-ents",
  "character:galadriel": "bring-galadriel",
  "character:witch_king_chief": "bring-minion character:witch_king_chief",
  "character:balrog": "bring-minion character:balrog",
};

/** Where a Character of the expansion is: aside, with the Fellowship or in a region, or gone. */
export function whereIs(view: WarView, id: string): "aside" | "in_play" | "over" {
  return view.characters_aside.includes(id) ? "aside" : view.characters_out.includes(id) ? "over" : "in_play";
}

/** The keys that lead to it, from the question that is open: the die first, if none was chosen. */
export function intent(view: WarView, thing: string): string | null {
  const action = ACTIONS[thing];
  if (!action || !view.ask) return null;
  if (view.ask.kind !== "turn") return action;
  const dice = view.ask.options.filter(({ key }) => /^die:(muster|muster_army)$/.test(key));
  return `${dice[0]?.key ?? "die:muster"} ${action}`;
}

export function sentences(view: WarView, region: string): string[] {
  const { ships = {}, ents = {}, siege_towers = {}, catapults = {} } = view.supplement ?? {};
  return Object.entries({ ships, ents, towers: siege_towers, catapults }).flatMap(([what, where]) => (where[region] ? [say(`stand-${what}`, { count: where[region] })] : []));
}

/** Who has more siege engines in a region; null if nobody has. */
export function superior(view: WarView, region: string): "shadow" | "free_peoples" | null {
  const [towers, catapults] = [view.supplement?.siege_towers[region] ?? 0, view.supplement?.catapults[region] ?? 0];
  return towers === catapults ? null : towers > catapults ? "shadow" : "free_peoples";
}

function faction(view: WarView, id: string): Inspection {
  const more = view.supplement;
  const counts: Record<string, string> = {
    dunlendings: say("faction-dunlendings-left", { count: view.sides.shadow.reinforcements.dunlending ?? 0 }),
    corsairs: say("faction-corsairs-left", { count: Object.values(more?.ships ?? {}).reduce((sum, n) => sum + n, 0) }),
    ents: say("faction-ents-left", { count: more?.ents_left ?? 0, cards: more?.ents_cards_played ?? 0 }),
  };
  return {
    title: name("faction", id),
    about: `${sideName(id === "ents" ? "free_peoples" : "shadow")} · ${say(`state-${more?.factions[id] ?? "aside"}`)}`,
    facts: [say(`faction-${id}-enters`), say(`faction-${id}-does`), counts[id] ?? ""],
    rules: RULES[id] ?? [],
    slip: [],
    wide: false,
  };
}

function person(view: WarView, id: string): Inspection {
  const side = CHARACTERS[id]?.side ?? "shadow";
  return {
    title: name("character", id),
    about: `${sideName(side)} · ${say(`state-${whereIs(view, id)}`)}`,
    facts: [say(`person-${id}-enters`), say(`person-${id}-does`), ...(id === "balrog" ? [say("person-balrog-more")] : [])],
    rules: RULES[id] ?? [],
    slip: [],
    wide: false,
  };
}

export function inspect(stage: Stage, thing: string): Inspection | null {
  const view = seen(stage.view);
  const [zone = "", id = ""] = thing.split(":");
  if (zone === "faction" && id in GLYPH) return faction(view, id);
  if (zone === "character" && id in RULES) return person(view, id);
  if (zone === "get-it") return { title: name("word", "we-shall-get-it"), about: say("state-in_play"), facts: [say("get-it-does")], rules: ["TA-4.21", "TA-4.26"], slip: [], wide: false };
  return null;
}
