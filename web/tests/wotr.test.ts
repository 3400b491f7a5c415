import { expect, test } from "vitest";

import { neighbour } from "../src/parts/regions";
import { hitsDealt, isHit, lastBattle, stepOf } from "../src/games/wotr/battles";
import { diceFor, isWay, isWayFrom, marksOf, touched } from "../src/games/wotr/choosing";
import { damageLeft, damageToCome, isSuccess, lastHunt, stepOf as huntStep } from "../src/games/wotr/hunts";
import { hitsOf, orders, placed, proposal, room, staying } from "../src/games/wotr/losses";

import { attacksOf, keyOf } from "../src/games/wotr/odds";
import { reachOf, recruitsOf, wayOf } from "../src/games/wotr/overlays";
import { isPast, isWatched, sceneIn, sceneOf, toldWay } from "../src/games/wotr/story";
import { sinceYours } from "../src/parts/told";
import { KINDS, MAP, memberAt, type PlayerSeen, type WarView, rowsOf } from "../src/games/wotr/view";
import type { GameEvent, Option } from "../src/wire";
import { fact } from "./sources";

const option = (key: string): Option => ({ code: key.length, key, text: "", args: {}, touches: [] });
const view = (keys: string[], regions: object[] = []): WarView => ({ seat: 0, players, regions, ask: { kind: "march", about: {}, options: keys.map(option) } }) as unknown as WarView;
const players = [{ side: "free_peoples" }, { side: "shadow" }] as PlayerSeen[];

// Source, then target

test("first the armies are lit, then the goals of the one that was taken", () => {
  const war = view(["way:edoras>folde", "way:edoras>westemnet", "way:orthanc>fangorn", "done"]);
  expect([...marksOf(war, null)]).toEqual([["edoras", "lit"], ["orthanc", "lit"]]);
  expect([...marksOf(war, "edoras")]).toEqual([["edoras", "source"], ["folde", "target"], ["westemnet", "target"]]);
});

test("of the ways the list keeps those of what was taken", () => {
  const keys = ["way:edoras>folde", "way:orthanc>fangorn", "fleet:umbar>anfalas"];
  expect([keys.filter((key) => isWayFrom("edoras", key)), keys.filter((key) => isWayFrom("ship:umbar", key))]).toEqual([keys.slice(0, 1), keys.slice(2)]);
  expect(isWay("done")).toBe(false);
});

test("a goal with enemies in it looks like a fight", () => {
  const war = view(["way:edoras>folde"], [
    { region: "edoras", figures: { "rohan-regular": 1 }, characters: [], besieged: null },
    { region: "folde", figures: { "isengard-regular": 2 }, characters: [], besieged: null },
  ]);
  expect(marksOf(war, "edoras").get("folde")).toBe("foe");
});

test("touching takes an army, then chooses its way, and lays it down again", () => {
  const war = view(["way:edoras>folde", "way:westemnet>folde"]);
  expect(touched(war, null, "edoras")).toEqual({ take: "edoras" });
  expect(touched(war, "edoras", "folde")).toEqual({ choose: option("way:edoras>folde") });
  expect(touched(war, "edoras", "edoras")).toEqual({ take: null });
  expect(touched(war, "edoras", "westemnet")).toEqual({ take: "westemnet" });
  expect(touched(war, "edoras", "khand")).toEqual({ why: "way:edoras>khand" });
});

test("without a taken army a touch never moves one: it takes up who could go there, or asks about the army that stands there", () => {
  const war = view(["way:edoras>folde", "way:edoras>westemnet"], [{ region: "westemnet", figures: { "gondor-regular": 1 }, characters: [], besieged: null }]);
  expect(touched(war, null, "folde")).toEqual({ take: "edoras" });
  expect(touched(war, null, "westemnet")).toEqual({ why: "region:westemnet" });
  expect(touched(war, null, "khand")).toEqual({ why: "region:khand" });
});

test("a region with several answers opens a menu, one with a single answer is it", () => {
  const war = view(["figure:gondor-elite@pelargir", "figure:gondor-regular@pelargir", "region:lossarnach"]);
  expect(touched(war, null, "pelargir")).toEqual({ menu: "pelargir" });
  expect(touched(war, null, "lossarnach")).toEqual({ choose: option("region:lossarnach") });
  expect(touched(war, null, "khand")).toEqual({ why: "region:khand" });
});

test("arrow keys go to a neighbour in that direction, or nowhere", () => {
  expect(neighbour(MAP, "minas_tirith", "ArrowDown")).toBe("lossarnach");
  expect(MAP.regions.minas_tirith?.adjacent).toContain(neighbour(MAP, "minas_tirith", "ArrowUp"));
  expect(neighbour(MAP, "forlindon", "ArrowLeft")).toBe("forlindon");
});

// Armies

test("an army is told nation by nation, the largest first", () => {
  const rows = rowsOf({ figures: { "gondor-regular": 1, "rohan-regular": 2, "rohan-elite": 1, nazgul: 4 }, characters: [] }, "free_peoples");
  expect(rows.map(({ nation, counts }) => [nation, counts.regular, counts.elite, counts.nazgul])).toEqual([["rohan", 2, 1, 0], ["gondor", 1, 0, 0]]);
});

test("figures have the engine's numbers", () => {
  expect([KINDS[4], KINDS[5], KINDS[16], KINDS[19], KINDS[22], KINDS.length]).toEqual(["gondor-regular", "gondor-elite", "dunlending", "gondor-leader", "nazgul", 23]);
  const { characters } = fact("games/wotr/data/characters.json") as { characters: { id: string }[] };
  expect(characters.map((_, i) => memberAt(23 + i))).toEqual(characters.map(({ id }) => id));
});

// Battles and hunts from the log

const BATTLE: GameEvent[] = [
  { event: "besieged-attacked", side: "shadow", region: "minas_tirith" },
  { event: "combat-round", region: "minas_tirith", number: 1 },
  { event: "combat-card-placed", seat: 1, deck: "sh_character" },
  { event: "no-combat-card", seat: 0 },
  { event: "combat-card-revealed", side: "shadow", card: "sh_char_10" },
  { event: "combat-roll", side: "shadow", dice: [6, 5, 1], modifier: 1, needed: 6, hits: 2 },
  { event: "combat-roll", side: "free_peoples", dice: [4], modifier: 0, needed: 5, hits: 0 },
  { event: "hits-cancelled", side: "free_peoples", count: 1 },
  { event: "units-lost", region: "minas_tirith", kind: "gondor-regular", count: 1 },
];

test("a battle is read from the log, round by round", () => {
  const battle = lastBattle(BATTLE, players);
  expect(battle).toMatchObject({ kind: "siege", attacker: "shadow", region: "minas_tirith", over: false, until: 8 });
  const round = battle?.rounds[0];
  expect(round?.sides.shadow).toMatchObject({ placed: "sh_character", card: "sh_char_10", roll: { hits: 2, modifier: 1 } });
  expect(round?.sides.free_peoples).toMatchObject({ placed: "", card: null, losses: [{ kind: "gondor-regular", count: 1, reduced: false }] });
  expect(round?.notes.map(({ event }) => event)).toEqual(["hits-cancelled"]);
  expect([round?.sides.shadow, round?.sides.free_peoples].map((side) => side && hitsDealt(side))).toEqual([1, 0]);
  expect(stepOf(round, undefined)).toBe(3);
  expect(stepOf(round, "cease")).toBe(4);
});

test("a battle is over when the next die is used", () => {
  expect(lastBattle([...BATTLE, { event: "die-used", seat: 0, die: "army" }], players)?.over).toBe(true);
  expect(lastBattle([], players)).toBeNull();
});

test("hits that cards bring without dice count with those of the dice", () => {
  const more: GameEvent[] = [{ event: "hits-added", side: "free_peoples", count: 1 }, { event: "misses-turned", count: 2 }];
  const round = lastBattle([...BATTLE, ...more], players)?.rounds[0];
  expect(round && hitsDealt(round.sides.free_peoples)).toBe(3);
  expect(round?.notes.map(({ event }) => event)).toEqual(["hits-cancelled", "hits-added", "misses-turned"]);
});

test("dice hit with their modifier, a one never", () => {
  const roll = { dice: [], modifier: 1, needed: 6, hits: 0 };
  expect([1, 4, 5, 6].map((die) => isHit(die, roll))).toEqual([false, false, true, true]);
  expect([1, 5, 6].map((die) => isSuccess(die, 1))).toEqual([false, true, true]);
  expect(isSuccess(1, 5)).toBe(false);
});

test("a hunt is read from the log, with what its damage came to", () => {
  const log: GameEvent[] = [
    { event: "fellowship-moved", progress: 4 },
    { event: "hunt-rolled", dice: [4, 2, 1], bonus: 1, successes: 0 },
    { event: "hunt-rerolled", dice: [5], bonus: 1, successes: 1 },
    { event: "tile-drawn", tile: "std_2_1" },
    { event: "hunt-damage", tile: "std_2_1", damage: 2 },
  ];
  const hunt = lastHunt(log);
  expect(hunt).toMatchObject({ at: 1, tile: "std_2_1", damage: 2, corruption: 0, over: false, until: 4 });
  expect(hunt && huntStep(hunt, "casualty")).toBe(2);
  const after = lastHunt([...log, { event: "casualty", character: "gimli", level: 2, damage: 0 }, { event: "revealed" }]);
  expect(after).toMatchObject({ revealed: true, shields: [{ character: "gimli" }] });
  const guided = [...log, { event: "guide-shielded", character: "gandalf_grey", damage: 1 }];
  const [before, taken] = [lastHunt(guided), lastHunt([...guided, { event: "corruption", steps: 1 }])];
  expect(before && [damageLeft(before), damageToCome(before)]).toEqual([1, 1]);
  expect(taken && [damageLeft(taken), damageToCome(taken)]).toEqual([1, 0]);
  expect(lastHunt([])).toBeNull();
});

// What others did

test("the story begins after one's own last decision", () => {
  const log: GameEvent[] = [
    { event: "die-used", seat: 0, die: "army" },
    { event: "drew", seat: 0, deck: "fp_character" },
    { event: "marched", side: "shadow", region: "nurn", goal: "gorgoroth" },
    { event: "chat", table: true, text: "hm" },
    { event: "conquered", side: "shadow", region: "dale", points: 1 },
  ];
  expect(sinceYours(log, 0, isWatched).map(({ event }) => event)).toEqual(["marched", "conquered"]);
});

test("a scene has a way or a place, and only on the map", () => {
  expect(sceneOf({ event: "marched", region: "nurn", goal: "gorgoroth" })).toEqual({ from: "nurn", to: "gorgoroth", fight: false, afloat: false });
  expect(sceneOf({ event: "attacked", start: "nurn", region: "gorgoroth" })).toEqual({ from: "nurn", to: "gorgoroth", fight: true, afloat: false });
  expect(sceneOf({ event: "conquered", region: "dale" })).toEqual({ from: "dale", to: "dale", fight: false, afloat: false });
  expect(sceneOf({ event: "ships-sailed", region: "umbar", goal: "pelargir" })).toEqual({ from: "umbar", to: "pelargir", fight: false, afloat: true });
  expect(sceneOf({ event: "dice-rolled", side: "shadow" })).toBeNull();
});

// Overlays

test("the reach of armies is free land beside them, and enemies beside somebody at war", () => {
  const nations = Object.fromEntries(["gondor", "sauron"].map((nation) => [nation, { at_war: nation === "sauron" }]));
  const regions = [
    { region: "minas_morgul", figures: { "sauron-regular": 2 }, characters: [], besieged: null },
    { region: "osgiliath", figures: { "gondor-regular": 2 }, characters: [], besieged: null },
    { region: "south_ithilien", figures: { "gondor-regular": 1 }, characters: [], besieged: null },
  ];
  const war = { regions, nations } as unknown as WarView;
  expect(reachOf(war, "shadow").get("south_ithilien")).toBe("foe");
  expect(reachOf(war, "shadow").get("north_ithilien")).toBe("target");
  // Gondor is not at war and attacks nobody.
  expect(reachOf(war, "free_peoples").get("minas_morgul")).toBeUndefined();
});

test("recruits come to settlements of nations at war that are neither lost nor besieged", () => {
  const nations = Object.fromEntries(["dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons_easterlings"].map((nation) => [nation, { at_war: nation === "gondor" }]));
  const seen = (region: string, held: string, besieged: object | null = null): object => ({ region, held, besieged, figures: {}, characters: [] });
  const regions = [seen("pelargir", "free_peoples"), seen("dol_amroth", "free_peoples", {}), seen("lossarnach", "shadow"), seen("edoras", "free_peoples"), seen("osgiliath", "free_peoples")];
  expect([...recruitsOf({ regions, nations } as unknown as WarView, "free_peoples").keys()]).toEqual(["pelargir"]);
});

test("the way that is named region by region is drawn so far", () => {
  const ids = Object.keys(MAP.regions);
  const path = [ids.indexOf("rivendell"), ids.indexOf("hollin")];
  const to = ids.indexOf("moria");
  expect(wayOf({ under_way: [{ procedure: "TakeRoute", path, to }] } as unknown as WarView)).toEqual({ path: ["rivendell", "hollin"], goal: "moria" });
  const asked = { under_way: [{ procedure: "TakeRoute", path, to }], ask: { kind: "way", about: {}, options: [option("region:moria")] } } as unknown as WarView;
  expect(wayOf(asked, ["moria"])?.path).toEqual(["rivendell", "hollin", "moria"]);
  expect(wayOf(asked, ["khand"])?.path).toEqual(["rivendell", "hollin"]);
  expect(wayOf({ under_way: [] } as unknown as WarView)).toBeNull();
  const { regions } = fact("games/wotr/data/regions.json") as { regions: { id: string }[] };
  expect(ids).toEqual(regions.map(({ id }) => id));
});

test("the way that was told stays in sight until the viewer's next choice", () => {
  const told: GameEvent = { event: "declared", region: "hollin", way: ["rivendell", "hollin"] };
  expect(toldWay([{ event: "die-used", seat: 0 }, told, { event: "hunt-allocated", seat: 1, dice: 1 }], 0)).toEqual(["rivendell", "hollin"]);
  expect(toldWay([told, { event: "die-used", seat: 0 }], 0)).toEqual([]);
  expect(toldWay([told, { event: "die-used", seat: 0 }], null)).toEqual(["rivendell", "hollin"]);
});

// Casualties

const losing = (hits: number, force: Record<string, number>, keys: string[]) =>
  hitsOf({ procedure: "TakeHits", hits, force: KINDS.map((kind) => force[kind] ?? 0) }, keys.map(option));

test("hits are placed on Regulars first, and never more than there are", () => {
  const hits = losing(3, { "isengard-regular": 2, "isengard-elite": 1 }, ["figure:isengard-regular", "reduce:isengard-elite", "figure:isengard-elite"]);
  if (!hits) throw new Error("no hits");
  const wanted = proposal(hits);
  expect(wanted).toEqual({ "figure:isengard-regular": 2, "reduce:isengard-elite": 1, "figure:isengard-elite": 0 });
  expect([placed(hits, wanted), staying(hits, wanted)]).toEqual([3, [["isengard-regular", 1]]]);
  expect(hits.ways.map((way) => room(hits, wanted, way))).toEqual([0, 0, 0]);
});

test("an Elite that is removed takes two hits, and goes first, while there are two", () => {
  const hits = losing(3, { "rohan-regular": 2, "rohan-elite": 1 }, ["figure:rohan-regular", "figure:rohan-elite", "reduce:rohan-elite"]);
  if (!hits) throw new Error("no hits");
  const wanted = { "figure:rohan-regular": 1, "figure:rohan-elite": 1 };
  expect(placed(hits, wanted)).toBe(3);
  expect(orders(hits, wanted)).toEqual(["figure:rohan-elite", "figure:rohan-regular"]);
  expect(hitsOf({ procedure: "Pick" }, [])).toBeNull();
});

// Odds

test("attacks to weigh are those of armies at war, one's own first, sieges among them", () => {
  const war = {
    nations: { rohan: { at_war: true }, isengard: { at_war: true }, gondor: { at_war: false } },
    regions: [
      { region: "orthanc", figures: { "isengard-regular": 2 }, characters: [], besieged: null },
      { region: "fords_of_isen", figures: { "rohan-regular": 1 }, characters: [], besieged: null },
      { region: "helms_deep", figures: { "isengard-regular": 3 }, characters: [], besieged: { figures: { "rohan-regular": 1 }, characters: [] } },
      { region: "erech", figures: { "gondor-regular": 1 }, characters: [], besieged: null },
    ],
  } as unknown as WarView;
  expect(attacksOf(war, "shadow").map((way) => `${keyOf(way)} ${way.own}`)).toEqual([
    "way:orthanc>fords_of_isen true",
    "way:helms_deep>fords_of_isen true",
    "way:helms_deep>helms_deep true",
    "way:fords_of_isen>helms_deep false",
    "way:fords_of_isen>orthanc false",
  ]);
});

// An army before a die

test("an army that is touched first says which dice can move it", () => {
  const { ask } = view(["die:character", "die:muster_army", "die:event", "pass"], []);
  if (!ask) throw new Error("nothing is asked");
  const armies = { character: ["fords_of_isen"], muster_army: ["edoras", "fords_of_isen"], event: [] };
  const turn = { ...ask, about: { armies } } as unknown as typeof ask;
  expect(diceFor(turn, "edoras")).toEqual(["die:muster_army"]);
  expect(diceFor(turn, "fords_of_isen")).toEqual(["die:character", "die:muster_army"]);
  expect(diceFor(turn, "khand")).toEqual([]);
  expect(diceFor({ ...ask, about: {} }, "edoras")).toEqual([]);
});

test("the map looks where a hunt was, until something happens elsewhere", () => {
  const told = (event: string, more: object = {}): GameEvent => ({ event, ...more }) as GameEvent;
  const hunt = [told("hunt-rolled"), told("hunt-failed")];
  const drew = [...hunt, told("die-used"), told("drew", { seat: 1 }), told("advanced", { nation: "isengard" })];
  expect([isPast(hunt, 1), isPast(drew, 1), isPast([...drew, told("nazgul-flew", { start: "morannon", goal: "andrast" })], 1)]).toEqual([false, false, true]);
});

test("the dice of a battle are rolled where it is", () => {
  const told = (event: string, more: object = {}): GameEvent => ({ event, ...more }) as unknown as GameEvent;
  const log = [told("attacked", { start: "orthanc", region: "fords_of_isen" }), told("combat-roll", { dice: [6] }), told("besieged-attacked", { region: "helms_deep" }), told("combat-roll", { dice: [1] })];
  const at = (region: string): object => ({ from: region, to: region, fight: true, afloat: false });
  expect([6, 1].map((die) => sceneIn(log, told("combat-roll", { dice: [die] })))).toEqual([at("fords_of_isen"), at("helms_deep")]);
  expect([sceneIn([], told("combat-roll")), sceneIn(log, told("passed"))]).toEqual([null, null]);
});
