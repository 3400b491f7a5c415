/** What the expansion adds to the table, in words: factions, Characters, ships, Ents, engines; and how one asks for them. */
import type { Inspection, Stage } from "../../types";
import { CHARACTERS, MAP, type Side, type WarView, mySide, seen } from "../view";
import { name, say, sideName } from "../words";

export const FACTIONS = ["dunlendings", "corsairs", "ents"] as const;
export const PEOPLE = ["galadriel", "smeagol", "witch_king_chief", "balrog"] as const;
export const GLYPH: Record<string, string> = { dunlendings: "u-dunlending", corsairs: "ship", ents: "ent" };

/** Pieces on the map that are no figures of an army, by their sign: whose they are, and what tells of them. */
export const PIECES: Record<string, { side: Side; at: "ships" | "ents" | "siege_towers" | "catapults"; says: string; facts: string[]; rules: string[] }> = {
  ship: { side: "shadow", at: "ships", says: "ships", facts: ["built", "sails", "carries", "lost"], rules: ["TA-10.2", "TA-10.4", "TA-10.9", "TA-10.11", "TA-10.17", "TA-10.19", "TA-10.20"] },
  ent: { side: "free_peoples", at: "ents", says: "ents", facts: ["wakes", "moves", "attacks", "stands"], rules: ["TA-11.4", "TA-11.6", "TA-11.8", "TA-11.9", "TA-11.12", "TA-11.21"] },
  tower: { side: "shadow", at: "siege_towers", says: "towers", facts: ["built", "does", "lost"], rules: ["TA-12.1", "TA-12.3", "TA-12.5", "TA-12.7", "TA-12.8", "TA-12.18"] },
  catapult: { side: "free_peoples", at: "catapults", says: "catapults", facts: ["built", "does", "equal", "lost"], rules: ["TA-12.2", "TA-12.3", "TA-12.5", "TA-12.9", "TA-12.10", "TA-12.12", "TA-12.17"] },
};

const RULES: Record<string, string[]> = {
  dunlendings: ["TA-8.1", "TA-9.1", "TA-9.3", "TA-9.6"],
  corsairs: ["TA-8.1", "TA-10.1", "TA-10.9", "TA-10.11", "TA-10.17"],
  ents: ["TA-8.1", "TA-11.1", "TA-11.2", "TA-11.6", "TA-11.12"],
  galadriel: ["TA-5.1", "TA-5.8", "TA-5.11"],
  smeagol: ["TA-4.1", "TA-4.13", "TA-4.19"],
  witch_king_chief: ["TA-3.3", "TA-6.1", "TA-6.2", "TA-6.7", "TA-6.8"],
  balrog: ["TA-3.4", "TA-7.1", "TA-7.5", "TA-7.7", "TA-7.8"],
};
const ACTIONS: Record<string, string> = {
  "faction:dunlendings": "call-dunlendings",
  "faction:corsairs": "call-corsairs",
  "faction:ents": "call-ents",
  "character:galadriel": "bring-galadriel",
  // Not by way of "bring-minion": where no Minion can come, its reason is that of another one.
  "character:witch_king_chief": "character:witch_king_chief",
  "character:balrog": "character:balrog",
};

/** Where a Character of the expansion is: aside, with the Fellowship or in a region, or gone. */
export function whereIs(view: WarView, id: string): "aside" | "barred" | "in_play" | "over" {
  // Only one of the two Witch-kings ever enters play (TA-6.2).
  if (id === "witch_king_chief" && view.characters_aside.includes(id) && !view.characters_aside.includes("witch_king")) return "barred";
  return view.characters_aside.includes(id) ? "aside" : view.characters_out.includes(id) ? "over" : "in_play";
}

/** Whether it still waits beside the map, so that somebody may wonder why it does not come. */
function waits(view: WarView, thing: string): boolean {
  const [zone = "", id = ""] = thing.split(":");
  const state = zone === "faction" ? (view.supplement?.factions[id] ?? "aside") : whereIs(view, id);
  return state === "aside" || state === "barred";
}

/**
 * The keys that lead to it, from the question that is open: the die first, if none was chosen. Null where there is nothing to
 * ask: no die is asked for, it is there already, it is the enemy's, or it comes by itself as Sméagol does.
 */
export function intent(view: WarView, thing: string): string | null | undefined {
  const [zone = "", id = ""] = thing.split(":");
  const action = ACTIONS[thing];
  if (!(zone === "faction" ? id in GLYPH : zone === "character" && id in RULES)) return undefined;
  // A question about Characters (who is separated, who falls) is answered as for all others.
  if (zone === "character" && view.ask?.options.some(({ key }) => key.startsWith("character:"))) return undefined;
  const side = ["ents", "galadriel"].includes(id) ? "free_peoples" : "shadow";
  if (!action || !waits(view, thing) || side !== mySide(view, view.seat)) return null;
  if (view.ask?.kind === "action") return action;
  if (view.ask?.kind === "will") return `die:muster ${action}`;
  if (view.ask?.kind !== "turn") return null;
  const dice = view.ask.options.filter(({ key }) => /^die:(muster|muster_army)$/.test(key));
  return `${dice[0]?.key ?? "die:muster"} ${action}`;
}

export function sentences(view: WarView, region: string): string[] {
  const { ships = {}, ents = {}, siege_towers = {}, catapults = {} } = view.supplement ?? {};
  return Object.entries({ ships, ents, towers: siege_towers, catapults }).flatMap(([what, where]) => (where[region] ? [say(`stand-${what}`, { count: where[region] })] : []));
}

function faction(view: WarView, id: string): Inspection {
  const more = view.supplement;
  const counts: Record<string, string> = {
    dunlendings: say("faction-dunlendings-left", { count: view.sides.shadow.reinforcements.dunlending ?? 0 }),
    corsairs: say("piece-ship-all", { count: piecesIn(view, "ship") }),
    ents: say("faction-ents-left", { count: more?.ents_left ?? 0, cards: more?.ents_cards_played ?? 0 }),
  };
  return {
    title: name("faction", id),
    about: `${sideName(id === "ents" ? "free_peoples" : "shadow")} · ${say(`state-${more?.factions[id] ?? "aside"}`)}`,
    facts: [say(`faction-${id}-enters`), say(`faction-${id}-does`), counts[id] ?? ""],
    rules: RULES[id] ?? [],
    slip: [],
    wide: false,
    sign: true,
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
    sign: true,
  };
}

/** So many of a kind of pieces stand in a region, or everywhere. */
export function piecesIn(view: WarView, kind: string, region?: string): number {
  const there = view.supplement?.[PIECES[kind]?.at ?? "ships"] ?? {};
  return region === undefined ? Object.values(there).reduce((sum, count) => sum + count, 0) : (there[region] ?? 0);
}

function piece(view: WarView, kind: string, region: string): Inspection | null {
  const one = PIECES[kind];
  if (!one || !MAP.regions[region]) return null;
  const all = kind === "ent" ? say("faction-ents-left", { count: view.supplement?.ents_left ?? 0, cards: view.supplement?.ents_cards_played ?? 0 }) : say(`piece-${kind}-all`, { count: piecesIn(view, kind) });
  return {
    title: say(`piece-${kind}`),
    about: `${sideName(one.side)} · ${name("region", region)}`,
    facts: [say(`stand-${one.says}`, { count: piecesIn(view, kind, region) }), ...one.facts.map((fact) => say(`piece-${kind}-${fact}`)), all],
    rules: one.rules,
    slip: [],
    wide: false,
    sign: true,
  };
}

export function inspect(stage: Stage, thing: string): Inspection | null {
  const view = seen(stage.view);
  const [zone = "", id = ""] = thing.split(":");
  if (zone === "faction" && id in GLYPH) return faction(view, id);
  if (zone === "character" && id in RULES) return person(view, id);
  if (zone in PIECES) return piece(view, zone, id);
  if (zone === "get-it") return { title: name("word", "we-shall-get-it"), about: say("state-in_play"), facts: [say("get-it-does")], rules: ["TA-4.21", "TA-4.26"], slip: [], wide: false, sign: true };
  return null;
}
