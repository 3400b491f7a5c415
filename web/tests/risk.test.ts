/** Der Ringkrieg 2: who holds what, what touching the map means, and a combat told by the log. */
import { expect, test } from "vitest";

import { rolesOf } from "../src/games";
import { lastBattle, summed } from "../src/games/risk/battles";
import { marksOf, touched } from "../src/games/risk/choosing";
import { plateOf } from "../src/games/risk/plates";
import { type RiskView, searchSucceeds } from "../src/games/risk/view";
import type { GameEvent, Option } from "../src/wire";

const option = (key: string): Option => ({ code: 0, key, text: "", args: {}, touches: [] }) as unknown as Option;
const view = (kind: string, keys: string[], about: object = {}): RiskView =>
  ({
    active: "rohan",
    spaces: [
      { space: "gap_of_rohan", figures: { rohan: { light_cavalry: 2 } }, holder: "rohan" },
      { space: "west_rohan", figures: { rohan: { heavy_infantry: 1 } }, holder: "rohan" },
      { space: "enedwaith", figures: { saruman: { troll: 1 } }, holder: "saruman" },
    ],
    ask: { kind, about: { party: "rohan", ...about }, options: keys.map(option) },
  }) as unknown as RiskView;

test("the form says who holds which parties, as the engine seats them", () => {
  expect(rolesOf("risk", 2, { parties: "elves_rohan" })).toEqual(["elves-rohan-gondor", "saruman-sauron"]);
  expect(rolesOf("risk", 3, { parties: "elves_rohan" })).toEqual(["elves-rohan", "saruman-sauron", "gondor"]);
  expect(rolesOf("risk", 3, { parties: "other_way" })).toEqual(["elves-rohan-gondor", "saruman", "sauron"]);
  expect(rolesOf("risk", 4, { parties: "rohan_gondor" })).toEqual(["elves", "saruman", "rohan-gondor", "sauron"]);
  expect(rolesOf("risk", 4, { parties: "other_way" })).toEqual(["elves", "saruman-sauron", "rohan", "gondor"]);
  expect(rolesOf("risk", 5, { parties: "elves_rohan" })).toEqual(["elves", "saruman", "rohan", "sauron", "gondor"]);
});

test("goals with enemies are marked as a fight, and the army's own territory as its source", () => {
  const asked = view("goal", ["territory:enedwaith", "territory:the_wold", "back"], { territory: "gap_of_rohan" });
  expect([...marksOf(asked, null)]).toEqual([
    ["gap_of_rohan", "source"],
    ["enedwaith", "foe"],
    ["the_wold", "target"],
  ]);
});

test("touching another army lays the first one down, and what cannot be chosen asks why", () => {
  const asked = view("goal", ["territory:enedwaith", "back"], { territory: "gap_of_rohan" });
  expect(touched(asked, null, "enedwaith")).toEqual({ choose: option("territory:enedwaith") });
  expect(touched(asked, null, "west_rohan")).toEqual({ again: option("back"), wanted: "west_rohan" });
  expect(touched(asked, null, "gap_of_rohan")).toEqual({ again: option("back"), wanted: "" });
  expect(touched(asked, null, "khand")).toEqual({ why: "territory:khand" });
});

test("a figure in hand is placed where it is touched; without one there is a choice", () => {
  const asked = view("deploy", ["place:eagle@west_rohan", "place:heavy_infantry@west_rohan", "done"]);
  expect(touched(asked, "eagle", "west_rohan")).toEqual({ choose: option("place:eagle@west_rohan") });
  expect(touched(asked, null, "west_rohan")).toEqual({ menu: "west_rohan" });
  expect([...marksOf(asked, "eagle").keys()]).toEqual(["west_rohan"]);
});

test("a combat is told by the log, also if the log begins in its middle", () => {
  const log: GameEvent[] = [
    { event: "combat-round", territory: "enedwaith", round: 1 },
    { event: "combat-dice", party: "rohan", unit: "light_cavalry", number: 3, dice: [2, 6], hits: 1 },
    { event: "fell", party: "saruman", unit: "troll", count: 1, territory: "enedwaith" },
    { event: "fell", party: "saruman", unit: "troll", count: 1, territory: "enedwaith" },
  ];
  expect(lastBattle(log, null)).toBeNull();
  const told = lastBattle(log, { territory: "enedwaith", attacker: "good" });
  expect(told?.rounds[0]?.volleys).toEqual([{ party: "rohan", unit: "light_cavalry", number: 3, dice: [2, 6], hits: 1 }]);
  expect(summed(told?.rounds[0]?.losses ?? [])).toEqual([{ party: "saruman", unit: "troll", count: 2 }]);
  const over = lastBattle([{ event: "combat-began", territory: "enedwaith", side: "good" }, ...log, { event: "combat-over", territory: "enedwaith", party: "rohan" }], null);
  expect([over?.over, over?.holder, over?.attacker]).toEqual([true, "rohan", "good"]);
});

test("more than four kinds stand in two rows", () => {
  expect(plateOf({ light_infantry: 1, heavy_infantry: 1, light_cavalry: 1, hero: 2 }).cells.map(({ y }) => y)).toEqual([0, 0, 0]);
  const wide = plateOf({ light_infantry: 1, heavy_infantry: 1, light_cavalry: 1, heavy_cavalry: 1, eagle: 2 });
  expect(new Set(wide.cells.map(({ y }) => y)).size).toBe(2);
});

test("a stronger search succeeds more often", () => {
  expect([0, 1, 2, 4, 8, 16, 40].map(searchSucceeds)).toEqual([0, 0, 1, 2, 3, 4, 5]);
});
