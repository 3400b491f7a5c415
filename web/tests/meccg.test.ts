import { describe, expect, it } from "vitest";

import { app } from "../src/core/app.svelte";
import { Texts } from "../src/core/texts";
import { intent } from "../src/games/meccg/asking";
import { isKeyable, racesOf } from "../src/games/meccg/keying";
import { isOutcome, isWatched, tells, TIDY } from "../src/games/meccg/story";
import { runs } from "../src/games/meccg/runs";
import { givenTo, inWords, isGiver, parts, strikeAt, toldInWords } from "../src/games/meccg/chances";
import { chances, demand, lead, ownTerms } from "../src/games/meccg/reckoning";
import { atLeast, attemptOf, type AttemptSeen, type CardSeen, checksOf, countedOf, cutOf, heightOf, isWithOthers, offered, type RealmView, scoringOf, type StrikeSeen, tournamentOf, waysOf } from "../src/games/meccg/view";
import { scenesOf, sinceYours, timeFor } from "../src/parts/told";
import { messages } from "./sources";
import type { Ask, CardRecord, GameEvent, View } from "../src/wire";

const none = { character: 0, item: 0, faction: 0, ally: 0, kill: 0, miscellaneous: 0 };
const ask = (kind: string, ...options: { key: string; touches?: string[]; args?: Ask["about"] }[]): Ask => ({
  kind,
  about: {},
  options: options.map((one, code) => ({ code, text: "", touches: [], args: {}, ...one })),
});

const view = (more: object): RealmView => ({ turn: 1, players: [], companies: [], cards: [], places: [], asked: [0], result: null, ...more }) as unknown as RealmView;

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

describe("the draft", () => {
  const records = new Map(
    [
      { id: "tw-1", title: "Balin", unique: true },
      { id: "le-1", title: "Balin", unique: true },
      { id: "tw-2", title: "Sam", unique: true },
      { id: "tw-120", title: "Aragorn II.", other: "Aragorn II", unique: true },
      { id: "ba-1", title: "Streicher", other: "Strider", unique: true, manifestation_of: "Aragorn II" },
    ].map((one) => [one.id, { other: one.title, ...one } as CardRecord]),
  );
  const among = (card: string, one: { seat: number; card: string }, more: object = {}): boolean =>
    isWithOthers(view({ seat: 0, cards: [one] }), { ...records.get(card), ...more } as CardRecord, (id) => records.get(id), ({ other }) => other);

  it("knows a character of an opponent in another printing, and not one's own", () => {
    const found = [{ seat: 1, card: "le-1" }, { seat: 0, card: "tw-1" }, { seat: 1, card: "tw-2" }].map((one) => among("tw-1", one));
    expect(found).toEqual([true, false, false]);
    expect(among("tw-1", { seat: 1, card: "le-1" }, { unique: false })).toBe(false);
  });

  it("knows a character of an opponent in another form, whatever the language", () => {
    expect([among("ba-1", { seat: 1, card: "tw-120" }), among("tw-120", { seat: 1, card: "ba-1" }), among("ba-1", { seat: 1, card: "tw-2" })]).toEqual([true, true, false]);
  });
});

describe("the story", () => {
  it("tells what a card is declared on, but not companies and keys", () => {
    const on = [["le-367", 131072], [524289], []].map((targets) => tells({ event: "declared", on: targets }, () => undefined));
    expect(on).toEqual([{ on: ["le-367"] }, { on: null }, { on: null }]);
  });

  it("tells an automatic-attack by the site that it comes from", () => {
    const told = ["tw-413", "tw-114", null].map((card) => tells({ event: "attacked", card }, (id) => (id === "tw-413" ? "site" : "creature")));
    expect(told.map(({ automatic }) => automatic)).toEqual([true, false, false]);
    expect(tells({ event: "struck", card: "tw-413" }, () => "site")).toEqual({});
  });

  const log: GameEvent[] = [
    { event: "declared", seat: 1, card: "tw-72" },
    { event: "entered", seat: 0 },
    { event: "attacked", seat: 0, card: null },
    { event: "struck", seat: 0, card: "tw-161" },
    { event: "declared", seat: 1, card: "tw-106" },
  ];

  it("has what came of one's own choice too", () => {
    expect(sinceYours(log, 0, isWatched, isOutcome).map(({ event }) => event)).toEqual(["attacked", "struck", "declared"]);
    expect(scenesOf([{ n: 3, events: log }], 0, isWatched, isOutcome).map(({ event }) => event.event)).toEqual(["declared", "attacked", "struck", "declared"]);
  });

  it("goes on while one only puts one's hand in order and a turn begins", () => {
    const later: GameEvent[] = [...log, { event: "attack-over", seat: 0, outcome: "endured" }, { event: "discarded-own", seat: 0 }, { event: "turn", seat: 0 }, { event: "phase", seat: 0 }];
    expect([TIDY, []].map((tidy) => sinceYours(later, 0, isWatched, isOutcome, tidy).length)).toEqual([3, 0]);
  });

  it("does not tell that an attack is over unless it was beaten", () => {
    const over = ["endured", "defeated"].map((outcome) => isWatched({ event: "attack-over", seat: 1, outcome }));
    expect(over).toEqual([false, true]);
  });

  it("takes its time for each outcome, and none for one's own deeds", () => {
    const game = { watched: isWatched, outcome: isOutcome };
    const times = [log.slice(1, 2), log.slice(1, 3), log, [...log, ...log]].map((events) => timeFor(events, 0, game) / 2.8);
    expect(times).toEqual([0, 1, 4, 4]);
    expect(timeFor(log, 0, { watched: isWatched })).toBe(2.8);
    expect([timeFor([{ event: "laid", cell: 1 }], 0, null), timeFor([{ event: "laid" }], 0, null)]).toEqual([1.6, 0]);
  });
});

describe("an attempt", () => {
  const attempt = (kind: AttemptSeen["kind"], own: number, against: number, more: Partial<AttemptSeen> = {}): AttemptSeen => ({
    procedure: "Attempt",
    kind,
    who: 1,
    by: "tw-161",
    card: "tw-263",
    own: [["influence", own]],
    against: [["number", against]],
    ...more,
  });

  /** In 36ths. */
  const shares = (one: AttemptSeen, more = 0): number[] => {
    const { won, narrowly, lost } = chances(one, more);
    return [won, narrowly, lost].map((share) => Math.round(share * 36));
  };

  it("on a faction succeeds above its number", () => {
    const one = attempt("faction", 2, 8);
    expect(lead(one)).toBe(7);
    expect([demand(one), demand(attempt("faction", 7, 8)), demand(attempt("check", 0, 12)), demand(attempt("persuasion", 9, 0))]).toEqual(["need", "sure", "never", "lead"]);
    expect(shares(one)).toEqual([21, 0, 15]);
  });

  it("against the opponent is a throw of both", () => {
    expect(chances(attempt("persuasion", 3, 3)).won).toBeCloseTo((1 - 146 / 1296) / 2);
    expect(chances(attempt("persuasion", 14, 3)).won).toBe(1);
    expect(chances(attempt("persuasion", 0, 10)).won).toBe(0);
  });

  it("to resist corruption can fail narrowly, and support helps", () => {
    const check = attempt("check", 0, 6, { narrowly: "discarded" });
    expect(shares(check)).toEqual([21, 9, 6]);
    expect(shares(check, 1)).toEqual([26, 7, 3]);
    expect(shares({ ...check, narrowly: "passed" })).toEqual([30, 0, 6]);
  });

  it("is in sight unless an attack came in between", () => {
    const one = attempt("check", 0, 6);
    expect(attemptOf(view({ going_on: [{ procedure: "Attack" }, one] }))).toBe(one);
    expect(attemptOf(view({ going_on: [one, { procedure: "Attack" }] }))).toBeUndefined();
  });
});

describe("a strike", () => {
  const strike: StrikeSeen = { procedure: "Strike", target: 1, excess: 1, staying: true, dodging: false, helped: 2, own: 6, theirs: 10, both_roll: false, fates: [] };
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

  it("is a bar of three parts", () => {
    const told = { defeated: 0.5, failed: 0.1, ineffectual: 0.1, wounded: 0.2, discarded: 0.04, eliminated: 0.06 };
    const { won, even, hurt } = parts(told);
    expect([won, even, hurt].map((share) => Math.round(share * 100))).toEqual([60, 10, 30]);
    const option = { code: 1, key: "assign:tw-161#1", text: "", args: { own: 8, chances: told, untapped: told }, touches: ["thing:1"] };
    expect(strikeAt(new Map([["thing:1", [option]]]), "thing:1")).toEqual({ own: 8, chances: told, untapped: told });
    expect(strikeAt(new Map([["thing:1", [{ ...option, args: {} }]]]), "thing:1")).toBeUndefined();
  });

  it("is told to who gives it from their side, with whom each outcome befalls", () => {
    const told = { defeated: 0.44, ineffectual: 0.11, wounded: 0.35, eliminated: 0.1 };
    const duel = (seat: number): RealmView =>
      view({
        seat,
        ask: ask("strike-untapped", { key: "yes" }),
        cards: [
          { thing: 1, card: "tw-161", seat: 1 },
          { thing: 2, card: "le-1", seat: 0 },
        ],
        going_on: [
          { procedure: "Attack", seat: 0 },
          { procedure: "Strike", target: 1, striker: 2 },
        ],
      });
    expect([isGiver(duel(0)), isGiver(duel(1))]).toEqual([true, false]);
    const { won, even, hurt } = parts(told, isGiver(duel(0)));
    expect([won, even, hurt].map((share) => Math.round(share * 100))).toEqual([45, 11, 44]);
    const before = app.texts;
    app.texts = new Texts("en", messages("en"), "meccg-card-tw-161 = Glorfindel II\nmeccg-card-le-1 = Asternak");
    expect(inWords(told, givenTo(duel(0)))).toBe("Glorfindel II eliminated 10%, wounded 35% · no effect 11% · Asternak defeated 44%");
    expect(inWords(told, givenTo(duel(1)))).toBe("defeated 44% · no effect 11% · wounded 35% · eliminated 10%");
    // Where the attack as a whole strikes, nobody stands for it.
    const assigning = { ...duel(0), going_on: duel(0).going_on.slice(0, 1) };
    expect(toldInWords({ own: 8, chances: { defeated: 0.44, wounded: 0.56 } }, givenTo(assigning, 1))).toEqual(["Strike: Glorfindel II wounded 56% · your strike defeated 44%"]);
    app.texts = before;
  });

  it("has the chances of two dice", () => {
    expect([atLeast(2), atLeast(7), atLeast(12), atLeast(13)]).toEqual([1, 21 / 36, 1 / 36, 0]);
  });
});

describe("before the first turn", () => {
  it("counts points as printed", () => {
    const realm = view({ turn: 0, phase: null, players: [{ points: { ...none, character: 7 }, counted: none }] });
    expect(countedOf(realm, 0)[0]).toEqual({ category: "character", printed: 7, counted: 7, doubled: false, capped: false });
  });
});

describe("the table", () => {
  it("lays companies in rows", () => {
    const company = (members: number[]): object => ({ seat: 0, members, plan: "stays" });
    const one = heightOf(view({ companies: [company([1, 2]), company([3])] }), 0, 50);
    expect(heightOf(view({ companies: [company([1, 2]), company([3])] }), 0, 50, () => "Adûnaphel the Ringwraith and all that follow her, wherever they go")).toBeCloseTo(2 * one);
    expect(heightOf(view({ companies: [company([1, 2, 3, 4]), company([5, 6, 7, 8])] }), 0, 50)).toBeCloseTo(2 * one);
    const bears = [8, 9].map((thing) => ({ thing, on: 3, card: "tw-1" }));
    expect(heightOf(view({ companies: [company([1, 2]), company([3])], cards: bears }), 0, 50)).toBeGreaterThan(one);
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

describe("the council", () => {
  const realm = view({
    players: [
      { points: { ...none, item: 5, ally: 2 }, counted: { ...none, item: 4, ally: 4 }, ending: { cards: [{ card: "tw-244", category: "item", points: 3 }, { card: "tw-259", category: "item", points: 2 }, { card: "tw-353", category: "ally", points: 2 }], sum: 7, doubled: 2, capped: -1, held: [], avatar: 0, total: 8 } },
      { points: { ...none, item: 1 }, counted: none, ending: null },
    ],
  });

  it("knows what gives points, what doubling adds and what is cut", () => {
    expect(scoringOf(realm, 0, "item")).toMatchObject({ doubled: 0, all: 5 });
    expect(scoringOf(realm, 0, "ally")).toMatchObject({ doubled: 2, all: 4 });
    const cells = countedOf(realm, 0);
    expect(cells.map((cell) => cutOf(realm, 0, cell))).toEqual([0, 1, 0, 0, 0, 0]);
  });

  it("gives tournament points by how the totals compare", () => {
    expect([[20, 20], [20, 14], [10, 15], [5, 0]].map(tournamentOf)).toEqual([[3, 3], [4, 2], [5, 1], [6, 0]]);
  });

  it("tells only the checks since it has met", () => {
    const check = { event: "checked", seat: 0, card: "tw-161", roll: 7, modifier: 0, points: 2, outcome: "passed" };
    expect(checksOf([check, { event: "council", name: "free-council" }, { ...check, seat: 1 }]).map(({ seat }) => seat)).toEqual([1]);
    expect(checksOf([check])).toEqual([]);
  });
});
