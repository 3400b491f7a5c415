import { describe, expect, test, vi } from "vitest";

import { fit, framed, resized, watch, zoomed } from "../src/core/camera";
import { chancesAt, lineOf } from "../src/core/chances";
import { secondsLeft, setTime, told } from "../src/core/clock";
import { urgent } from "../src/core/lists";
import { lastMoves, takenBack, withoutEmptyParts, worthTelling } from "../src/core/log";
import { blocks, spans } from "../src/core/markdown";
import { seatNames } from "../src/core/names";
import { ago } from "../src/core/time";
import { beside } from "../src/core/beside";
import { Digits, numbersOf } from "../src/core/digits";
import { isCostly, litBy, mainOption, plainOptions } from "../src/core/picking";
import { placeOf } from "../src/core/router.svelte";
import { defaultTable } from "../src/core/wishes";
import type { Option, Seat } from "../src/wire";

describe("addresses", () => {
  const at = (path: string): unknown => {
    const { screen, params } = placeOf(new URL(path, "http://mathom.test"));
    return [screen, params];
  };

  test("name a screen and its parameters", () => {
    expect(["/", "/t/abc?invite=x", "/replay/abc/17/", "/rules", "/rules/FE-3.5", "/nowhere"].map(at)).toEqual([
      ["home", {}],
      ["table", { id: "abc" }],
      ["replay", { id: "abc", n: "17" }],
      ["rules", {}],
      ["rules", { id: "FE-3.5" }],
      ["lost", {}],
    ]);
  });
});

test("numbers of rulings stand as a mark in a rule", () => {
  const marks = (text: string): unknown[] => spans(text).map(({ kind, text }) => [kind, text]);
  expect(marks("Only a 6. (p. 31) [AMB-36, AMB-38]")).toEqual([["text", "Only a 6. (p. 31) "], ["mark", "R"]]);
  expect(marks("Ten (siehe AMB-83).")).toEqual([["text", "Ten "], ["mark", "R"], ["text", "."]]);
});

describe("picking", () => {
  const option = (key: string, ...touches: string[]) => ({ code: 0, key, text: "", args: {}, touches });
  const ask = { kind: "card", about: {}, options: [option("card:red-5", "hand:red-5"), option("stop"), option("slot:S1", "cell:1,2", "hand:red-5")] };

  test("lights up what options touch", () => {
    expect([...litBy(ask)].map(([thing, options]) => [thing, options.map(({ key }) => key)])).toEqual([
      ["hand:red-5", ["card:red-5", "slot:S1"]],
      ["cell:1,2", ["slot:S1"]],
    ]);
  });

  test("makes buttons of options that touch nothing", () => {
    expect(plainOptions(ask).map(({ key }) => key)).toEqual(["stop"]);
  });
});

describe("the last moves", () => {
  const move = (seat: number, col: number) => ({ event: "laid", seat, cell: [col, 0] });
  const log = [move(0, 0), move(1, 1), { event: "drew", seat: 1, count: 1 }, move(2, 2), move(2, 3)];

  test("are all since the viewer's own, or the last mover's for a spectator", () => {
    const cells = (viewer: number | null): unknown => lastMoves(log, viewer).map(({ cell }) => cell);
    expect([cells(0), cells(2), cells(null)]).toEqual([
      [[3, 0], [2, 0], [1, 0]],
      [[3, 0], [2, 0]],
      [[3, 0], [2, 0]],
    ]);
  });

  test("end where something was taken back", () => {
    expect(lastMoves([...log, { event: "undone", table: true, seat: 2 }], 0)).toEqual([]);
  });
});

test("a part of the log in which nothing happened has no heading", () => {
  const lines = ["turn", "phase", "phase", "laid", "phase", "turn", "phase", "laid", "phase"].map((event, i) => ({ event: { event }, i }));
  expect(withoutEmptyParts(lines, ["turn"], ["phase"]).map(({ i }) => i)).toEqual([0, 2, 3, 5, 6, 7]);
  expect(withoutEmptyParts(lines)).toEqual(lines);
});

test("what is told twice stands once in the log of who knows more of it", () => {
  const log = [{ event: "drew", seat: 0 }, { event: "discarded-hidden", seat: 0 }, { event: "discarded-own", seat: 0 }];
  expect([0, 1].map((viewer) => log.filter((event) => worthTelling(event, viewer)).length)).toEqual([1, 3]);
});

test("what was taken back is marked, what is said stays", () => {
  const log = [{ event: "laid" }, { event: "laid", undone: true }, { event: "laid" }, { event: "chat", table: true }, { event: "drew" }];
  expect(takenBack(log, 2).map(({ undone }) => Boolean(undone))).toEqual([false, true, true, false, true]);
});

test("bots of one kind are told apart", () => {
  const seat = (kind: Seat["kind"], name: string | null, bot: string | null): Seat => ({ kind, name, bot, here: true, resigned: false, auto: true });
  const seats = [seat("human", "Ann", null), seat("bot", "scripted", "scripted"), seat("bot", "scripted", "scripted"), seat("open", null, null)];
  expect(seatNames(seats, () => "Wayfarer", "free")).toEqual(["Ann", "Wayfarer 1", "Wayfarer 2", "free"]);
});

test("a clock goes by the time that the server says, whatever ours shows", () => {
  const clock = { kind: "total" as const, left: [30, 60], running: [0], at: 1000 };
  const now = Date.now();
  setTime(1010);
  expect(Math.round(secondsLeft(clock, 0, now) ?? -1)).toBe(20);
  expect(Math.round(secondsLeft(clock, 0, now + 5000) ?? -1)).toBe(15);
  expect(secondsLeft(clock, 1, now)).toBe(60);
});

test("a clock is told in minutes, hours or days", () => {
  expect([7, 247, 3723, 190000].map(told)).toEqual(["0:07", "4:07", "1:02:03", "2 d 4 h"]);
});

describe("the camera", () => {
  const box = { left: 0, top: 0, right: 400, bottom: 400 };

  test("shows the whole board while it can be read", () => {
    expect(watch(box, box, 800, 600, 0.5)).toEqual(fit(box, 800, 600));
  });

  test("stays readable on a large board, and keeps the focus on the screen", () => {
    const { scale, x } = watch({ left: 0, top: 0, right: 5000, bottom: 400 }, { left: 4600, top: 0, right: 5000, bottom: 400 }, 800, 600, 0.6);
    expect([scale, Math.round(x + 5000 * scale)]).toEqual([0.6, 778]);
  });

  test("zooms around the pointer", () => {
    const { scale, x } = zoomed({ scale: 1, x: 0, y: 0 }, 2, 100, 100);
    expect([scale, 100 * 1 - x]).toEqual([2, 200]);
  });
});

test("rules are a little Markdown, with numbers as links", () => {
  expect(spans("[B] See *this* and FE-9.20.")).toEqual([
    { kind: "mark", text: "B" },
    { kind: "text", text: " See " },
    { kind: "em", text: "this" },
    { kind: "text", text: " and " },
    { kind: "rule", text: "FE-9.20" },
    { kind: "text", text: "." },
  ]);
  expect(blocks("One\ntwo:\n\n```\n a b\n```\n- x\n- y").map((block) => block.kind)).toEqual(["text", "code", "item", "item"]);
});

test("a table as most want it: me against the usual bots", () => {
  const game = { id: "duel", seats: [2, 3, 4], settings: [], bots: ["random", "scripted"], bot_seconds: 20, rules: "DU", boxes: {} };
  expect(defaultTable(game, 3).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "scripted" }, { kind: "bot", bot: "scripted" }]);
});

test("a time is told as one says it", () => {
  const now = 1_000_000;
  expect([0, 20, 60, 3 * 60, 3600, 30 * 3600].map((past) => ago(now - past, "en", now))).toEqual([
    "now",
    "now",
    "1 minute ago",
    "3 minutes ago",
    "1 hour ago",
    "yesterday",
  ]);
  expect(ago(now - 7200, "de", now)).toBe("vor 2 Stunden");
});

test("tables where I am waited for come first, those that are over last", () => {
  const row = (id: string, status: string, asked: number[], moved: number): never =>
    ({ id, status, asked, moved, you: 0, seats: [{ kind: "human" }, { kind: "bot" }] }) as never;
  const rows = [row("over", "finished", [], 9), row("waits", "running", [1], 8), row("old", "running", [0], 1), row("new", "running", [0], 5)];
  expect(urgent(rows).map(({ id }) => id)).toEqual(["new", "old", "waits", "over"]);
});

test("a hasty player finds no button that does nothing, and none where two do something", () => {
  const yes: Option = { code: 1, key: "yes", text: "", args: {}, touches: [] };
  const no = { ...yes, key: "no", declines: true as const };
  const split = { ...yes, key: "split" };
  const die = { ...yes, key: "die:army", touches: ["die:army"] };
  const main = (...options: Option[]): string | undefined => mainOption({ kind: "", about: {}, options })?.key;
  expect(mainOption({ kind: "", about: {}, options: [yes, no] }, ["yes"])).toBeUndefined();
  const dismiss = { ...yes, key: "dismiss:tw-161#5" };
  expect([isCostly(dismiss, ["dismiss"]), isCostly(yes, ["dismiss"]), isCostly(yes, ["yes"]), isCostly(yes)]).toEqual([true, false, true, false]);
  expect(mainOption({ kind: "", about: {}, options: [dismiss, no] }, ["dismiss"])).toBeUndefined();
  expect(mainOption({ kind: "defend", about: {}, options: [yes, no] }, [], { defend: "no" })?.key).toBe("no");
  expect([main(yes, no), main(no), main(yes, split, no), main(), main(die, yes)]).toEqual(["yes", undefined, undefined, undefined, undefined]);
});

test("in a larger window a map that was zoomed leaves no empty edge", () => {
  const all = { left: 0, top: 0, right: 1000, bottom: 800 };
  expect(resized({ scale: 1.5, x: -700, y: -600 }, all, 1400, 1000)).toEqual({ scale: 1.5, x: -100, y: -200 });
  expect(resized({ scale: 0.9, x: 0, y: 0 }, all, 1400, 1000)).toBeNull();
});

test("the whole map keeps its edges where pieces would be cut", () => {
  const all = { left: 0, top: 0, right: 1000, bottom: 800 };
  const { scale, x, y } = framed(all, null, 390, 300, { left: 8, right: 8, top: 0, bottom: 12, inset: 14 });
  expect(x + 1000 * scale).toBeLessThanOrEqual(390 - 14);
  expect(y).toBeGreaterThanOrEqual(14);
  expect(y + 800 * scale).toBeLessThanOrEqual(300 - 12);
});

test("the whole map comes up above the hand and beside the question", () => {
  const all = { left: 0, top: 0, right: 2000, bottom: 1600 };
  const { scale, x, y } = framed(all, null, 960, 607, { left: 386, right: 16, top: 16, bottom: 57, foot: 57, shore: 300 });
  expect(y + 1600 * scale).toBeLessThanOrEqual(607 - 57);
  expect(x + 300 * scale).toBeGreaterThanOrEqual(386);
  expect([y, Math.round(x + 2000 * scale)]).toEqual([0, 960]);
});

test("what lies high is looked at past the question below it", () => {
  const strip = { left: 0, right: 250, top: 47, bottom: 110 };
  const question = { left: 0, right: 380, top: 480, bottom: 640 };
  expect(beside(strip, { width: 400, height: 512 }, { width: 1280, height: 720 }, [question])).toEqual({ left: 394, top: 124 });
});

describe("digits", () => {
  test("show what is typed so far", () => {
    vi.useFakeTimers();
    const shown: string[] = [];
    const digits = new Digits(() => {}, (typed) => shown.push(typed));
    digits.press("1", upTo(12));
    digits.press("2", upTo(12));
    vi.useRealTimers();
    expect(shown).toEqual(["1", "", ""]);
  });

  const upTo = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i + 1));
  const typed = (keys: string, count: number, numbers = upTo(count)): number[] => {
    vi.useFakeTimers();
    const chosen: number[] = [];
    const digits = new Digits((index) => chosen.push(Number(numbers[index])));
    for (const key of keys) key === "_" ? vi.advanceTimersByTime(1000) : digits.press(key, numbers);
    vi.useRealTimers();
    return chosen;
  };

  test("choose at once where no longer number can be meant", () => {
    expect(typed("3", 9)).toEqual([3]);
    expect(typed("7", 62)).toEqual([7]);
  });
  test("wait for a second digit where one can follow", () => {
    expect([typed("1", 12), typed("1_", 12), typed("12", 12), typed("62", 62)]).toEqual([[], [1], [12], [62]]);
  });
  test("that no option has mean nothing", () => {
    expect([typed("9_", 4), typed("0_", 12), typed("19_", 12)]).toEqual([[], [], []]);
  });
  test("are the number itself where numbers are asked for", () => {
    const keyed = (...keys: string[]): string[] => numbersOf(keys.map((key) => ({ code: 0, key, text: "", args: {}, touches: [] })));
    expect(keyed("number:0", "number:1", "number:2")).toEqual(["0", "1", "2"]);
    expect(keyed("count:gondor-elite:2", "count:gondor-elite:3")).toEqual(["2", "3"]);
    expect(keyed("number:0", "number:1", "skip")).toEqual(["1", "2", "3"]);
    const dice = ["0", "1", "2", "10", "11"];
    expect([typed("0", 0, dice), typed("2", 0, dice), typed("1", 0, dice), typed("1_", 0, dice), typed("11", 0, dice)]).toEqual([[0], [2], [], [1], [11]]);
  });
});

describe("a panel beside a thing", () => {
  const page = { width: 1000, height: 800 };
  const prompt = { left: 100, right: 700, top: 600, bottom: 640 };

  test("covers neither the thing nor the question", () => {
    const card = { left: 300, right: 360, top: 660, bottom: 760 };
    expect(beside(card, { width: 300, height: 200 }, page, [prompt])).toEqual({ left: 180, top: 386 });
  });
  test("is nowhere if there is no room", () => {
    const board = { left: 10, right: 990, top: 100, bottom: 590 };
    expect(beside(board, { width: 300, height: 200 }, page, [prompt])).toBeNull();
  });
});

describe("chances", () => {
  const found = { left: 0, points: [{ n: 0, games: 4, chances: [0.5, 0.5] }, { n: 10, games: 4, chances: [0.75, 0.25] }, { n: 20, games: 0, chances: [1, 0] }] };

  test("between two points they lie on the line between them", () => {
    expect(chancesAt(found, 0)).toEqual([0.5, 0.5]);
    expect(chancesAt(found, 5)).toEqual([0.625, 0.375]);
    expect(chancesAt(found, 20)).toEqual([1, 0]);
    expect(chancesAt(found, 25)).toEqual([1, 0]);
    expect(chancesAt({ left: 1, points: [] }, 3)).toEqual([]);
  });

  test("the line of a seat goes through all moments, high up where it was likely to win", () => {
    const moments = Array.from({ length: 21 }, (_, n) => ({ n, turn: 1, seat: 0, events: [], scores: [] }));
    expect(lineOf(found, moments, 0, 200, 100)).toBe("0.0,50.0 100.0,25.0 200.0,0.0");
  });
});
