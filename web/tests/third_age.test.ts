import { expect, test } from "vitest";

import { marksOf, touched } from "../src/games/wotr/choosing";
import { lastHunt } from "../src/games/wotr/hunts";
import { hitsOf, proposal, room, staying } from "../src/games/wotr/losses";
import { reachOf } from "../src/games/wotr/overlays";
import { HAVENS, sail } from "../src/games/wotr/third_age/coast";
import { intent } from "../src/games/wotr/third_age/things";
import { KINDS, MAP, type WarView, rowsOf, units } from "../src/games/wotr/view";
import type { Option } from "../src/wire";
import { fact } from "./sources";

const option = (key: string): Option => ({ code: key.length, key, text: "", args: {}, touches: [] });
const view = (keys: string[], kind = "march"): WarView => ({ seat: null, players: [], regions: [], ask: { kind, about: {}, options: keys.map(option) } }) as unknown as WarView;

test("ships lie off the regions of the coast, in their order", () => {
  const { coast } = fact("games/wotr/third_age/supplement.json") as { coast: { region: string }[] };
  expect(Object.keys(HAVENS)).toEqual(coast.map(({ region }) => region));
  for (const [region, [x, y]] of Object.entries(HAVENS)) {
    const [left, top] = MAP.regions[region]?.at ?? [0, 0];
    expect(Math.hypot(x - left, y - top)).toBeLessThan(280);
  }
});

test("ships sail along the coast, there and back, and around the capes", () => {
  const out = sail("umbar", "pelargir");
  expect(out).toEqual([HAVENS.umbar, HAVENS.west_harondor, HAVENS.pelargir]);
  expect(sail("pelargir", "umbar")).toEqual([...out].reverse());
  expect(sail("anfalas", "andrast")).toHaveLength(3);
  expect([sail("umbar", "umbar"), sail("umbar", "rohan")]).toEqual([[HAVENS.umbar], []]);
});

test("an army is taken first, then the ships of its region, then neither", () => {
  const war = view(["way:umbar>near_harad", "fleet:umbar>pelargir", "fleet:anfalas>andrast"]);
  expect([...marksOf(war, null)]).toEqual([["umbar", "lit"]]);
  expect(touched(war, null, "umbar")).toEqual({ take: "umbar" });
  expect(touched(war, "umbar", "umbar")).toEqual({ take: "ship:umbar" });
  expect(touched(war, "ship:umbar", "umbar")).toEqual({ take: null });
  expect(touched(war, null, "anfalas")).toEqual({ take: "ship:anfalas" });
  expect([...marksOf(war, "ship:umbar")]).toEqual([["umbar", "source"], ["pelargir", "target"]]);
  expect(touched(war, "ship:umbar", "pelargir")).toEqual({ choose: option("fleet:umbar>pelargir") });
  expect(touched(war, "ship:umbar", "andrast")).toEqual({ why: "fleet:umbar>andrast" });
});

test("an Ent goes, or fights, where one touches", () => {
  const war = view(["region:wold", "way:fangorn>orthanc", "done"], "ents");
  expect([...marksOf(war, null)]).toEqual([["orthanc", "foe"], ["wold", "target"]]);
  expect(touched(war, null, "orthanc")).toEqual({ choose: option("way:fangorn>orthanc") });
  expect(touched(war, null, "wold")).toEqual({ choose: option("region:wold") });
});

test("Dunlendings are units of Isengard, and one hit takes two of them", () => {
  const host = { figures: { dunlending: 3, "isengard-elite": 1 }, characters: [] };
  expect(rowsOf(host, "shadow").map(({ nation, counts }) => [nation, counts.dunlending, counts.elite])).toEqual([["isengard", 3, 1]]);
  expect(units(host, "shadow")).toBe(4);
  const force = (army: Record<string, number>): number[] => KINDS.map((kind) => army[kind] ?? 0);
  const mixed = hitsOf({ procedure: "TakeHits", hits: 2, force: force({ dunlending: 3, "isengard-regular": 1 }) }, ["figure:isengard-regular", "figure:dunlending"].map(option));
  if (!mixed) throw new Error("no hits");
  const wanted = proposal(mixed);
  expect(wanted).toEqual({ "figure:isengard-regular": 1, "figure:dunlending": 1 });
  expect(staying(mixed, wanted)).toEqual([["dunlending", 1]]);
  const alone = hitsOf({ procedure: "TakeHits", hits: 2, force: force({ dunlending: 3 }) }, [option("figure:dunlending")]);
  expect(alone?.ways.map((way) => room(alone, {}, way))).toEqual([2]);
});

/** Seen by the side that asks, with all four Characters and the factions beside the map but those that are in play. */
function beside(keys: string[], kind: string, side: string, inPlay: string[] = []): WarView {
  const people = ["witch_king", "galadriel", "smeagol", "witch_king_chief", "balrog"].filter((id) => !inPlay.includes(id));
  const factions = Object.fromEntries(inPlay.map((id) => [id, "in_play"]));
  return { ...view(keys, kind), seat: 0, players: [{ side }], characters_aside: people, characters_out: [], supplement: { factions } } as unknown as WarView;
}

test("what is not in play yet is asked about with the die that brings it", () => {
  expect(intent(beside(["die:army", "die:muster_army"], "turn", "free_peoples"), "faction:ents")).toBe("die:muster_army call-ents");
  expect(intent(beside(["die:army"], "turn", "shadow"), "character:balrog")).toBe("die:muster character:balrog");
  expect(intent(beside(["recruit"], "action", "shadow"), "faction:corsairs")).toBe("call-corsairs");
  expect(intent(beside(["die:muster"], "will", "free_peoples"), "character:galadriel")).toBe("die:muster bring-galadriel");
  expect(intent(beside([], "hunt-dice", "shadow"), "character:balrog")).toBeNull();
});

test("nobody asks why something does not come that is there, is the enemy's or comes by itself", () => {
  const dice = ["die:muster", "die:character"];
  expect(intent(beside(dice, "turn", "shadow", ["balrog"]), "character:balrog")).toBeNull();
  expect(intent(beside(dice, "turn", "shadow", ["corsairs"]), "faction:corsairs")).toBeNull();
  expect(intent(beside(dice, "turn", "shadow"), "faction:ents")).toBeNull();
  expect(intent(beside(dice, "turn", "free_peoples"), "character:smeagol")).toBeNull();
  expect(intent(beside(["character:gimli", "done"], "separate", "free_peoples", ["smeagol"]), "character:smeagol")).toBeUndefined();
});

test("a hunt tells why another tile counts", () => {
  const hunt = lastHunt([{ event: "hunt-rolled", dice: [6], bonus: 0, successes: 1 }, { event: "tile-drawn", tile: "eye_1" }, { event: "lady-of-light" }, { event: "tile-drawn", tile: "smeagol_1" }, { event: "smeagol-joined" }, { event: "hunt-damage", damage: 0 }]);
  expect([hunt?.tile, hunt?.damage, hunt?.notes.map(({ event }) => event)]).toEqual(["smeagol_1", 0, ["lady-of-light", "smeagol-joined"]]);
});

test("an army at a ship reaches every other ship", () => {
  const war = {
    nations: { southrons_easterlings: { at_war: true } },
    regions: [{ region: "umbar", figures: { "southrons_easterlings-regular": 2 }, characters: [], besieged: null }],
    supplement: { ships: { umbar: 1, anfalas: 1 } },
  } as unknown as WarView;
  expect(reachOf(war, "shadow").get("anfalas")).toBe("target");
  expect(reachOf({ ...war, supplement: undefined } as unknown as WarView, "shadow").has("anfalas")).toBe(false);
});
