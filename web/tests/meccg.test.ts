import { describe, expect, it } from "vitest";

import { intent } from "../src/games/meccg/asking";
import { isKeyable, racesOf } from "../src/games/meccg/keying";
import { runs } from "../src/games/meccg/runs";
import { odds, ownTerms } from "../src/games/meccg/reckoning";
import { atLeast, type CardSeen, countedOf, offered, type RealmView, rowsOf, type StrikeSeen, waysOf } from "../src/games/meccg/view";
import type { Ask, CardRecord, GameEvent, View } from "../src/wire";

const none = { character: 0, item: 0, faction: 0, ally: 0, kill: 0, miscellaneous: 0 };
const ask = (kind: string, ...options: { key: string; touches?: string[]; args?: Ask["about"] }[]): Ask => ({
  kind,
  about: {},
  options: options.map((one, code) => ({ code, text: "", touches: [], args: {}, ...one })),
});

const view = (more: object): RealmView => ({ players: [], companies: [], cards: [], places: [], asked: [0], result: null, ...more }) as unknown as RealmView;

describe("points", () => {
  it("says why a category counts other than it is printed", () => {
    const realm = view({
      players: [
        { points: { ...none, character: 4, ally: 3, kill: 1 }, counted: { ...none, character: 4, ally: 5, kill: 1 } },
        { points: { ...none, character: 2 }, counted: none },
      ],
    });
    const told = countedOf(realm, 0).filter(({ printed }) => printed);
    expect(told).toEqual([
      { category: "character", printed: 4, counted: 4, doubled: false, capped: false },
      { category: "ally", printed: 3, counted: 5, doubled: true, capped: true },
      { category: "kill", printed: 1, counted: 1, doubled: false, capped: false },
    ]);
  });
});

describe("a strike", () => {
  const strike: StrikeSeen = { procedure: "Strike", target: 1, excess: 1, staying: true, dodging: false, helped: 2, own: 6 };
  const one: CardSeen = { thing: 1, card: "tw-161", seat: 0, state: "tapped", on: null, prowess: 9, body: 9 };

  it("is told term by term, and the terms are the sum", () => {
    const terms = ownTerms(one, 8, strike);
    expect(terms.map(({ id, value }) => [id, value])).toEqual([
      ["printed", 8],
      ["cards", 1],
      ["tapped", -1],
      ["staying", -3],
      ["excess", -1],
      ["support", 2],
    ]);
    expect(terms.reduce((sum, { value }) => sum + value, 0)).toBe(strike.own);
  });

  it("has the chances of two dice", () => {
    expect([atLeast(2), atLeast(7), atLeast(12), atLeast(13)]).toEqual([1, 21 / 36, 1 / 36, 0]);
    const chances = odds(6, 10, 9, false, null, false);
    expect(chances.defeated).toBeCloseTo(30 / 36);
    expect(chances.ineffectual).toBeCloseTo(3 / 36);
    expect(chances.wounded).toBeCloseTo(3 / 36);
    expect(chances.lost).toBeCloseTo((3 / 36) * (6 / 36));
    expect(odds(6, 10, 9, true, 11, false).defeated).toBeCloseTo((30 / 36) * (1 / 36));
    expect(odds(6, 10, 9, false, null, true).lost).toBe(0);
  });
});

describe("the table", () => {
  it("lays companies in rows", () => {
    const company = (members: number[]): object => ({ seat: 0, members, plan: "stays" });
    expect(rowsOf(view({ companies: [company([1, 2]), company([3])] }), 0, 10)).toBe(1);
    expect(rowsOf(view({ companies: [company([1, 2, 3, 4]), company([5, 6, 7, 8])] }), 0, 10)).toBe(2);
  });

  it("shows cards that a question offers beside those in hand", () => {
    const options = [{ key: "move:tw-408", touches: ["card:tw-408"] }, { key: "play:tw-1", touches: ["card:tw-1"] }, { key: "stay" }];
    expect(offered(ask("plan", ...options), ["tw-1"])).toEqual(["tw-408"]);
  });

  it("reads ways from their options", () => {
    const args = { kind: "region", regions: ["tw-482", "tw-490"], types: ["wilderness", "wilderness"] };
    const [way] = waysOf(ask("way", { key: "way:number-0", args }));
    expect(way).toMatchObject(args);
    expect(waysOf(ask("plan", { key: "stay" }))).toEqual([]);
  });
});

describe("why not", () => {
  const realm = (question: Ask): RealmView => view({ ask: question, cards: [{ thing: 12, card: "tw-161", seat: 0, state: "tapped", on: null }] });

  it("asks about what one would have meant", () => {
    expect(intent(realm(ask("organise", { key: "move" })), "card:tw-204")).toBe("play:tw-204");
    expect(intent(realm(ask("react", { key: "pass" })), "card:tw-204")).toBe("declare:tw-204.0");
    expect(intent(realm(ask("defend", { key: "done" })), "thing:12")).toBe("support:tw-161#12");
    expect(intent(realm(ask("next-company", { key: "company:company-0" })), "company:3")).toBe("company:company-3");
    expect(intent(realm(ask("plan", { key: "stay" })), "region:rohan")).toBeNull();
  });
});

describe("keying", () => {
  const creature = (keyed_to: CardRecord["keyed_to"], race: string): CardRecord => ({ type: "creature", keyed_to, races: [race] }) as unknown as CardRecord;
  const way = { types: ["wilderness", "border-land", "wilderness"], regions: ["Rohan"], siteType: "shadow-hold", site: "Moria" };

  it("needs enough regions of a type, or the region, the type of the site, or the site", () => {
    const fits = (keys: CardRecord["keyed_to"]): boolean => isKeyable(creature(keys, "orc"), way);
    expect(fits({ region_types: { wilderness: 2 } })).toBe(true);
    expect(fits({ region_types: { wilderness: 3, "shadow-land": 1 } })).toBe(false);
    expect([fits({ regions: ["Rohan"] }), fits({ site_types: ["shadow-hold"] }), fits({ sites: ["Moria"] })]).toEqual([true, true, true]);
    expect([fits({ regions: ["Gorgoroth"] }), fits({ sites: ["Isengard"] }), fits(undefined)]).toEqual([false, false, false]);
  });

  it("counts creatures by race, the most first", () => {
    expect(racesOf([creature({}, "wolf"), creature({}, "orc"), creature({}, "orc")])).toEqual([["orc", 2], ["wolf", 1]]);
  });
});

describe("answering alike", () => {
  const journey = { company: 2 };
  const drawing = (left: number): View => ({ turn: 3, journey, going_on: [], ask: { kind: "draw-more", about: { left }, options: [] } }) as unknown as View;
  const fighting = { turn: 3, journey: null, going_on: [{ procedure: "Attack", now: {} }] } as unknown as View;

  it("draws what a journey allows, and says how many cards that is", () => {
    expect(runs(drawing(3), [])).toEqual([{ id: "draws", mark: "3 2", answer: { kind: "draw-more", key: "draw" }, count: 3 }]);
  });

  it("lasts as long as one attack", () => {
    const marks = [[], [{ event: "struck" }], [{ event: "attack-over" }]].map((log) => runs(fighting, log as GameEvent[])[0]?.mark);
    expect(marks).toEqual(["0", "0", "1"]);
    expect(runs({ ...fighting, going_on: [] } as unknown as View, [])).toEqual([]);
  });
});
