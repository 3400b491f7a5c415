import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Feed } from "../src/core/feed.svelte";
import type { FromServer } from "../src/wire";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: { id: string; do: string }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: URL) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; do: string });
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const doc = { table: { id: "t" }, you: 0, seq: 1, view: null } as never;
const last = (): Socket => Socket.all.at(-1) as Socket;
const said = (socket: Socket | undefined): Socket["sent"] => (socket?.sent ?? []).filter((one) => one.do !== "ping");

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { href: "http://mathom.test/t/t" });
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function started(): Feed {
  const feed = new Feed("t", null);
  feed.open();
  last().open();
  last().say({ type: "welcome", n: 4, at: 0, doc, log: [] });
  return feed;
}

const entry = (n: number): { event: string; n: number } => ({ event: "chat", n });
const entries = (from: number, to: number): ReturnType<typeof entry>[] => Array.from({ length: to - from }, (_, i) => entry(from + i));

describe("several seats of one person", () => {
  test("are one less when the person has left one of them", () => {
    const feed = new Feed("t", null);
    feed.open();
    last().open();
    const seats = [{ held: true }, { held: true }, { held: false }];
    last().say({ type: "welcome", n: 4, at: 0, doc: { table: { id: "t", seats }, you: 0, seq: null, view: null } as never, log: [], mine: [0, 1] });
    expect(feed.mine).toEqual([0, 1]);
    last().say({ type: "update", n: 5, events: [], patch: [[["table", "seats", 1, "held"], false]] } as never);
    expect(feed.doc?.table.seats[1]?.held).toBe(false);
    expect(feed.mine).toEqual([0]);
    // Somebody else sits down there.
    last().say({ type: "update", n: 6, events: [], patch: [[["table", "seats", 1, "held"], true]] } as never);
    expect(feed.mine).toEqual([0]);
  });
});

describe("the older log", () => {
  test("is read page by page, and what comes meanwhile stays once at the end", async () => {
    const feed = new Feed("t", null);
    feed.open();
    last().open();
    // Of seven entries the welcome has 1, 5 and 6.
    last().say({ type: "welcome", n: 4, at: 0, doc, log: [entry(1), ...entries(5, 7)] as never, left_out: 4 });
    expect(feed.leftOut).toBe(4);
    const asked: (number | undefined)[] = [];
    await feed.readOlder((before) => {
      asked.push(before);
      if (before === undefined) {
        last().say({ type: "update", n: 5, events: [entry(7)], patch: [] } as never);
        return Promise.resolve({ first: 4, count: 7, log: entries(4, 7) as never });
      }
      const first = Math.max(0, before - 3);
      return Promise.resolve({ first, count: 8, log: entries(first, before) as never });
    });
    expect(asked).toEqual([undefined, 4, 1]);
    expect(feed.log).toEqual(entries(0, 8));
    expect(feed.leftOut).toBe(0);
  });

  test("has nothing twice that the server has told to others first", async () => {
    const feed = new Feed("t", null);
    feed.open();
    last().open();
    last().say({ type: "welcome", n: 4, at: 0, doc, log: entries(2, 4) as never, left_out: 2 });
    await feed.readOlder(() => Promise.resolve({ first: 0, count: 5, log: entries(0, 5) as never }));
    expect(feed.log).toEqual(entries(0, 4));
    last().say({ type: "update", n: 5, events: [entry(4)], patch: [] } as never);
    expect(feed.log).toEqual(entries(0, 5));
  });
});

describe("the feed", () => {
  test("applies updates to the document", () => {
    const feed = started();
    last().say({ type: "update", n: 5, events: [{ event: "laid" }], patch: [[["seq"], 2]] });
    expect([feed.doc?.seq, feed.log]).toEqual([2, [{ event: "laid" }]]);
  });

  test("comes back after the last message that it has, and sends again what was not answered", () => {
    const feed = started();
    void feed.send({ do: "chat", text: "hello" });
    last().say({ type: "update", n: 5, events: [], patch: [] });
    last().close();
    expect(feed.link).toBe("lost");
    vi.advanceTimersByTime(1000);
    last().open();
    expect([last().url.search, said(last()).map((one) => one.do), said(last())[0]?.id === said(Socket.all[0])[0]?.id]).toEqual([
      "?from=5",
      ["chat"],
      true,
    ]);
  });

  test("is not well again before the server answers", () => {
    const feed = started();
    last().close();
    vi.advanceTimersByTime(1000);
    last().open();
    const opened = feed.link;
    last().say({ type: "pong", id: "x", at: 0 });
    expect([opened, feed.link]).toEqual(["lost", "open"]);
  });

  test("gives up a line that does not answer when the network is said to be gone", () => {
    const hear = new Map<string, () => void>();
    vi.stubGlobal("addEventListener", (name: string, listener: () => void) => hear.set(name, listener));
    const feed = started();
    hear.get("offline")?.();
    last().say({ type: "pong", id: "x", at: 0 });
    vi.advanceTimersByTime(3000);
    const answered = feed.link;
    vi.advanceTimersByTime(10);
    hear.get("offline")?.();
    vi.advanceTimersByTime(3000);
    expect([answered, feed.link, Socket.all.length]).toEqual(["open", "lost", 2]);
  });

  test("asks for the whole when a message is missing", () => {
    started();
    last().say({ type: "update", n: 7, events: [], patch: [] });
    vi.advanceTimersByTime(1000);
    expect([Socket.all.length, last().url.search]).toEqual([2, ""]);
  });

  test("does not show a message twice", () => {
    const feed = started();
    last().say({ type: "update", n: 4, events: [{ event: "old" }], patch: [] });
    expect(feed.log).toEqual([]);
  });

  test("gives each move of the others its time, unless the player is in a hurry", () => {
    const feed = started();
    feed.pace = () => 500;
    const move = (n: number): void => last().say({ type: "update", n, events: [{ event: "laid", seat: 1, cell: [n, 0] }], patch: [[["seq"], n]] });
    [5, 6, 7, 8].forEach(move);
    const seen = [feed.doc?.seq];
    vi.advanceTimersByTime(500);
    seen.push(feed.doc?.seq);
    feed.hurry();
    seen.push(feed.doc?.seq);
    expect(seen).toEqual([5, 6, 8]);
  });

  test("hands every answer to the one who asked", async () => {
    const feed = started();
    const answer = feed.send({ do: "why", intent: "card:red-5" });
    last().say({ type: "why", id: said(last())[0]?.id ?? "", reasons: [{ key: "k", rules: [] }] });
    expect(await answer).toEqual({ type: "why", reasons: [{ key: "k", rules: [] }] });
  });
});

test("a table that cannot be opened says why, and nobody tries again", () => {
  const feed = new Feed("t", null);
  feed.open();
  last().open();
  last().say({ type: "refused", id: null, error: "error-other-version", args: {}, reasons: [], says: "Too old." });
  last().readyState = 3;
  last().onclose?.({ code: 4409 });
  vi.advanceTimersByTime(60_000);
  expect([feed.link, feed.trouble?.says, Socket.all.length]).toEqual(["absent", "Too old.", 1]);
});
