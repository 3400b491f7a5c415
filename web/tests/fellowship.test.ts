import { expect, test } from "vitest";

import { coveredBy } from "../src/games/fellowship/covers";
import { endedBy } from "../src/games/fellowship/ending";
import { standings } from "../src/games/fellowship/standing";
import { type FellowshipView, LOCATIONS, SLOTS, anchorsOver, slotAt } from "../src/games/fellowship/view";
import { fact } from "./sources";

interface Fact {
  id: string;
  colour: string;
  scores: number[];
  rings: { ring: string }[];
  special: object | null;
}

test("the client knows the locations as the fact tables have them", () => {
  const facts = fact("games/fellowship/data/locations.json") as {
    locations: Fact[];
    geometry: { slot_offsets_clockwise_from_top_left: number[][] };
  };
  expect(LOCATIONS).toEqual(
    facts.locations.map(({ id, colour, scores, rings, special }) => ({
      id,
      black: colour === "black",
      scores,
      rings: rings.map(({ ring }) => ring),
      special: special !== null,
    })),
  );
  expect(SLOTS).toEqual(facts.geometry.slot_offsets_clockwise_from_top_left);
});

function view(cards: FellowshipView["cards"]): FellowshipView {
  const player = { hand_count: 6, deck_count: 9, rings: [], points: 0 };
  return {
    asked: [0],
    result: null,
    seat: 0,
    turn: 1,
    active: 0,
    last: null,
    location: {
      id: "bag_end",
      number: 1,
      black: false,
      scores: [2, 2, 1],
      rings: ["bag_end"],
      scored: false,
      cell: [0, 0],
      slots: SLOTS,
    },
    laid: [{ location: "bag_end", cell: [0, 0] }],
    to_come: [],
    cards,
    players: [
      { ...player, colours: ["green"] },
      { ...player, colours: ["yellow"] },
      { ...player, colours: ["red"] },
    ],
    rings_unowned: [],
    box: [],
    unused: ["blue"],
  };
}

test("the preview of a scoring ranks by totals; whoever would lay the last card loses the tie", () => {
  const rows = standings(
    view([
      { cell: [-1, -1], card: "green-4", seat: 0, ring: null },
      { cell: [0, -1], card: "red-2", seat: 2, ring: "rivendell_first" },
      { cell: [5, 5], card: "yellow-5", seat: 1, ring: null },
    ]),
  );
  expect(rows.map(({ colour, total, gain }) => [colour, total, gain])).toEqual([
    ["red", 4, 2],
    ["green", 4, 2],
    ["yellow", 0, 0],
  ]);
});

test("with the Bree ring every card counts one", () => {
  const rows = standings(
    view([
      { cell: [-1, -1], card: "green-5", seat: 0, ring: null },
      { cell: [0, -1], card: "red-1", seat: 2, ring: "bree" },
      { cell: [1, -1], card: "red-0", seat: 2, ring: null },
    ]),
  );
  expect(rows.map(({ colour, total }) => [colour, total])).toEqual([
    ["red", 2],
    ["green", 1],
    ["yellow", 0],
  ]);
});

test("cells are slots of the location that was current at the time", () => {
  const log = [
    { event: "laid", seat: 0, cell: [2, 0] },
    { event: "location-laid", seat: 0, cell: [3, 0] },
    { event: "laid", seat: 1, cell: [2, 0] },
  ];
  const anchors = anchorsOver(log);
  expect([slotAt([2, 0], anchors[0] ?? [9, 9]), slotAt([2, 0], anchors[2] ?? [9, 9])]).toEqual([4, 9]);
});

test("what a card covered is known from the log, back to the card that lay there first", () => {
  const log = [
    { event: "laid", seat: 0, card: "green-1", cell: [0, 1] },
    { event: "covered", seat: 1, card: "red-2", covered: "green-1", cell: [0, 1] },
    { event: "laid", seat: 1, card: "red-4", cell: [1, 1] },
    { event: "covered", seat: 0, card: "green-5", covered: "red-2", cell: [0, 1] },
  ];
  expect(coveredBy(log, { cell: [0, 1], card: "green-5" })).toEqual(["red-2", "green-1"]);
  expect(coveredBy(log, { cell: [1, 1], card: "red-4" })).toEqual([]);
});

test("a cover that was taken back, or a card after a Nazgûl, covers nothing", () => {
  const covered = { event: "covered", seat: 0, card: "green-5", covered: "red-2", cell: [0, 1] };
  expect(coveredBy([covered], { cell: [0, 1], card: "red-2" })).toEqual([]);
  const hit = { event: "hit", seat: 1, card: "red-nazgul", removed: "green-5", cell: [0, 1] };
  const laid = { event: "laid", seat: 0, card: "green-5", cell: [0, 1] };
  expect(coveredBy([covered, hit, laid], { cell: [0, 1], card: "green-5" })).toEqual([]);
});

test("a game that ends early says why", () => {
  const over = (number: number, cards: number[]): FellowshipView =>
    ({ location: { number }, laid: [], players: cards.map((count) => ({ hand_count: count, deck_count: 0 })) }) as unknown as FellowshipView;
  expect(endedBy(over(10, [0, 3]))).toEqual({ number: 10, why: "last", rule: "FE-12.5" });
  expect(endedBy(over(7, [0, 3]))).toEqual({ number: 7, why: "alone", rule: "FE-12.2" });
  expect(endedBy(over(9, [0, 0]))).toEqual({ number: 9, why: "cards", rule: "FE-12.1" });
});
