import { describe, expect, test } from "vitest";

import { Texts } from "../src/core/texts";
import { messages } from "./sources";

const en = new Texts("en", messages("en"));
const de = new Texts("de", messages("de"));
const names = ["Ann", "Bob", "Cid"];

test("the messages of a game come when it is opened", () => {
  const program = new Texts("en", "client-hello = Hello");
  const opened = program.with("wotr-card-one = One\nwotr-card-two = Two");
  expect([program.has("wotr-card-one"), opened.say("wotr-card-one"), opened.say("client-hello")]).toEqual([false, "One", "Hello"]);
  expect(opened.ids("wotr-")).toEqual(["wotr-card-one", "wotr-card-two"]);
});

describe("an event", () => {
  const laid = { event: "laid", seat: 0, card: "green-5", cell: [2, -1], ring: "bree", rules: ["FE-3.5"] };

  test("is told to its player and to the others", () => {
    expect([
      en.event("fellowship", laid, 0, names),
      en.event("fellowship", laid, 1, names),
      de.event("fellowship", laid, 0, names),
      de.event("fellowship", laid, null, names),
    ]).toEqual([
      "You lay the green 5 with the Bree ring on 2,-1.",
      "Ann lays the green 5 with the Bree ring on 2,-1.",
      "Du legst die grüne 5 mit dem Ring von Bree auf 2,-1.",
      "Ann legt die grüne 5 mit dem Ring von Bree auf 2,-1.",
    ]);
  });

  test("has nothing to say about a ring that is none, and puts its cell into words", () => {
    expect(en.event("fellowship", { ...laid, ring: null }, 1, names, () => "S3")).toBe("Ann lays the green 5 on S3.");
  });

  test("joins a list by the names of its entries", () => {
    const drew = { event: "drew-cards", seat: 0, cards: ["green-1", "green-nazgul", "green-4"] };
    expect(de.event("fellowship", drew, 0, names)).toBe("Du ziehst die grüne 1, den grünen Nazgûl und die grüne 4.");
  });

  test("renders the records of a list by their own message", () => {
    const ranking = [
      { colour: "red", seat: 1, total: 9, cards: 3 },
      { colour: "green", seat: 0, total: 7, cards: 2 },
    ];
    const scored = { event: "scored", location: "ford", complete: true, counted: false, ranking };
    expect(en.event("fellowship", scored, 0, names)).toBe("The Ford is complete: red 9, green 7.");
  });

  test("chooses plural forms", () => {
    const points = { event: "points", seat: 1, colour: "red", place: 1, points: 1 };
    expect([en.event("fellowship", points, 0, names), de.event("fellowship", { ...points, points: 4 }, 1, names)]).toEqual([
      "Bob wins one point (red, first).",
      "Du gewinnst 4 Punkte (Rot, Erster).",
    ]);
  });

  test("subtracts what is below nothing", () => {
    const some = new Texts("en", "a-event-rolled = { $roll } + { $own } ({ $own }), tw-16");
    expect([-2, 3].map((own) => some.event("a", { event: "rolled", roll: 4, own }, 0))).toEqual(["4 − 2 (−2), tw-16", "4 + 3 (3), tw-16"]);
  });

  test("names winners, alone or together, and the points by seat", () => {
    const over = { event: "game-over", winners: [0], points: [12, 9, 3] };
    expect([
      en.event("fellowship", over, 0, names),
      de.event("fellowship", { ...over, winners: [0, 2] }, 0, names),
    ]).toEqual([
      "You win. Final points: Ann 12, Bob 9, Cid 3.",
      "Ann und Cid teilen sich den Sieg. Endstand: Ann 12, Bob 9, Cid 3.",
    ]);
  });

  test("of the table has a message of the table", () => {
    expect(de.event("fellowship", { event: "undone", table: true, seat: 1, n: 4 }, 0, names)).toBe("Bob nimmt einen Zug zurück.");
  });
});

describe("other texts", () => {
  test("options get their parameters", () => {
    const option = { code: 0, key: "ring:bree", text: "fellowship-option-ring", args: { ring: "bree" }, touches: [] };
    expect(de.option(option)).toBe("mit dem Ring von Bree: bei der Wertung zählt jede Karte 1");
  });

  test("a reason names its rules; one without a message speaks plain English", () => {
    expect([
      en.reason({ key: "hobbits-cannot-be-covered", rules: ["FE-6.5"] }),
      de.reason({ key: "no-such-reason", rules: [] }),
    ]).toEqual(["Hobbits (the 3s) can never be covered (FE-6.5)", "no such reason"]);
  });

  test("an error without a message speaks for itself", () => {
    const refusal = { error: "error-nobody-knows", says: "Nobody knows." };
    expect([
      de.error(refusal),
      de.error({ error: "error-stale-choice", args: { given: 3, now: 4 }, says: "" }),
    ]).toEqual([
      "Nobody knows.",
      "Diese Wahl galt für Entscheidung 3, das Spiel ist schon bei Entscheidung 4. Schau noch einmal hin und wähle neu.",
    ]);
  });

  test("a phrase within an error is in the reader's language, or speaks for itself", () => {
    const known = { key: "detail-a-chat-message-has-1-to-most-characters", args: { most: 500 }, says: "" };
    const nested = { key: "error-bad-state", args: { detail: { key: "detail-nobody", args: {}, says: "oh dear" } }, says: "" };
    expect([
      de.error({ error: "error-bad-command", args: { detail: known }, says: "" }),
      de.error({ error: "error-bad-command", args: { detail: nested }, says: "" }),
    ]).toEqual([
      "Der Server versteht den Befehl nicht: eine Nachricht hat 1 bis 500 Zeichen.",
      "Der Server versteht den Befehl nicht: Der gespeicherte Spielstand lässt sich nicht laden: oh dear.",
    ]);
  });

  test("a seat without a name is known by its number", () => {
    expect([en.seat(1), en.listed(["ale", "bread", "cheese"])]).toEqual(["Seat 2", "ale, bread and cheese"]);
  });
});

test("an option is told as those say it who see the board", () => {
  const option = { code: 3, key: "slot:S3", text: "fellowship-option-slot", args: { slot: 3, cell: "2,-1" }, touches: [] };
  expect([en.option(option), de.option(option)]).toEqual(["free slot: top right", "freier Platz: oben rechts"]);
  expect(de.option({ ...option, text: "fellowship-option-cover", args: { slot: 9, card: "red-4" } })).toBe("auf die rote 4 (links)");
});
