/** A table over a WebSocket: the document, the log, commands that survive a lost connection. */
import type { Command, Doc, FromServer, GameEvent, Json, LogPage, Refusal } from "../wire";
import type { Line, Outcome, Past } from "./line";
import { api } from "./api";
import { setTime } from "./clock";
import { takenBack } from "./log";
import { applyPatch } from "./patch";

export type Link = "connecting" | "open" | "lost" | "closed" | "absent";

interface Sent {
  message: string;
  settle: (outcome: Outcome) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;
/** How long an answer may take when the browser says that the network is gone. */
const DOUBT = 2_500;
// Close codes of the server.
const NOT_KNOWN = 4401;
const NO_SUCH_TABLE = 4404;
const CANNOT_OPEN = 4409;

/** More messages than this behind, and the feed catches up at once. */
const FAR_BEHIND = 12;

type Update = Extract<FromServer, { type: "update" }>;

export class Feed implements Line {
  doc = $state.raw<Doc | null>(null);
  log = $state.raw<GameEvent[]>([]);
  /** How many older entries the welcome left out; they are fetched when somebody wants to read them. */
  leftOut = $state(0);
  /** The events of the last update, for what moves and what is read aloud. */
  news = $state.raw<GameEvent[]>([]);
  /** One's own seats; several at one screen. */
  mine = $state.raw<number[]>([]);
  link = $state<Link>("connecting");
  /** Why the table cannot be opened, said before the server hangs up. */
  trouble = $state.raw<Refusal | null>(null);

  private socket: WebSocket | null = null;
  private n: number | null = null;
  private waiting = new Map<string, Sent>();
  private tries = 0;
  private count = 0;
  private readonly me = crypto.getRandomValues(new Uint32Array(2)).join("-");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private heard = 0;

  /** How long an event of somebody else stays before the next one is shown, in milliseconds. */
  pace: (events: GameEvent[], you: number | null) => number = () => 0;
  private queue: Update[] = [];
  private shownUntil = 0;
  private drainTimer: ReturnType<typeof setTimeout> | undefined;

  readonly past: Past = {
    since: () => api.since(this.table, this.invite ?? undefined),
    view: async (n) => (await api.moment(this.table, n, undefined, this.invite ?? undefined)).view,
  };
  readonly odds = async (about: string): Promise<Json> => (await api.odds(this.table, about)).odds;

  /** Called when the server does not know us: a cookie is needed first. */
  introduce: () => Promise<unknown> = () => Promise.resolve();

  /** Called before the document changes, so that one can see where things were. */
  beforeChange: () => void = () => {};

  constructor(
    private readonly table: string,
    private readonly invite: string | null,
  ) {}

  open(): void {
    this.connect();
    addEventListener("online", this.now);
    addEventListener("offline", this.doubt);
    addEventListener("visibilitychange", this.doubt);
    this.heart = setInterval(() => this.ask(PATIENCE), HEARTBEAT);
  }

  close(): void {
    this.link = "closed";
    removeEventListener("online", this.now);
    removeEventListener("offline", this.doubt);
    removeEventListener("visibilitychange", this.doubt);
    clearTimeout(this.timer);
    clearTimeout(this.drainTimer);
    clearInterval(this.heart);
    this.socket?.close();
  }

  /** Sends a command, again after a reconnect if need be; the server does it once. */
  send(command: Command): Promise<Outcome> {
    const id = `${this.me}-${++this.count}`;
    const message = JSON.stringify({ ...command, id });
    return new Promise((settle) => {
      this.waiting.set(id, { message, settle });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(message);
    });
  }

  private readonly now = (): void => {
    if (this.link === "lost" && this.socket?.readyState !== WebSocket.OPEN) {
      clearTimeout(this.timer);
      this.connect();
    } else this.doubt();
  };

  /** The network may be gone, or the page was asleep. On one's own machine the server answers all the same. */
  private readonly doubt = (): void => {
    if (!document.hidden) this.ask(DOUBT);
  };

  private connect(): void {
    const address = new URL(`/ws/tables/${this.table}`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    if (this.invite) address.searchParams.set("invite", this.invite);
    if (this.n !== null) address.searchParams.set("from", String(this.n));
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      for (const { message } of this.waiting.values()) socket.send(message);
      // A server that cannot reach the table hangs up again: only an answer means that all is well.
      this.ping(socket);
    };
    socket.onmessage = ({ data }) => {
      this.heard = Date.now();
      if (this.socket === socket && this.link !== "closed") {
        this.tries = 0;
        this.link = "open";
      }
      this.hear(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (this.socket !== socket || this.link === "closed") return;
      if (code === NO_SUCH_TABLE || code === CANNOT_OPEN) this.link = "absent";
      else this.retry(code === NOT_KNOWN);
    };
  }

  private retry(unknown: boolean): void {
    this.link = "lost";
    if (unknown) void this.introduce();
    // Spread a little, so that not everybody comes back in the same moment.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** Whether the server still answers; a line without an answer is given up. */
  private ask(patience: number): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    this.ping(socket);
    setTimeout(() => {
      if (this.socket !== socket || this.link === "closed" || this.heard >= asked) return;
      // Closing a dead line takes as long as it likes: nobody waits for it.
      this.socket = null;
      socket.close();
      this.retry(false);
    }, patience);
  }

  private ping(socket: WebSocket): void {
    socket.send(JSON.stringify({ do: "ping", id: `${this.me}-${++this.count}` }));
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        setTime(message.at);
        this.beforeChange();
        this.queue = [];
        this.n = message.n;
        this.mine = message.mine ?? [];
        this.doc = message.doc;
        this.log = message.log;
        this.leftOut = message.left_out ?? 0;
        this.news = [];
        break;
      case "update":
        this.update(message);
        break;
      case "done":
        this.settle(message.id, { type: "done" });
        break;
      case "pong":
        setTime(message.at);
        this.settle(message.id, { type: "done" });
        break;
      case "why":
        this.settle(message.id, { type: "why", reasons: message.reasons });
        break;
      case "refused":
        if (message.id === null) this.trouble = message;
        else this.settle(message.id, { ...message, type: "refused" });
        break;
      case "moved":
        this.link = "lost";
        this.socket?.close();
        break;
    }
  }

  /** Shows everything that has arrived, without waiting: whoever acts does not want to watch. */
  hurry(): void {
    clearTimeout(this.drainTimer);
    for (const message of this.queue.splice(0)) this.show(message);
    this.shownUntil = 0;
  }

  private update(message: Update): void {
    if (this.n !== null && message.n <= this.n) return;
    if (!this.doc || this.n === null || message.n !== this.n + 1) {
      this.startOver();
      return;
    }
    this.n = message.n;
    this.queue.push(message);
    this.drain();
  }

  private drain(): void {
    clearTimeout(this.drainTimer);
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      const wait = this.queue.length > FAR_BEHIND ? 0 : this.shownUntil - Date.now();
      if (wait > 0) {
        this.drainTimer = setTimeout(() => this.drain(), wait);
        return;
      }
      this.queue.shift();
      this.show(next);
    }
  }

  /** Reads the log from its beginning, page by page backwards; what comes meanwhile stays at its end. */
  async readOlder(page: (before?: number) => Promise<LogPage>): Promise<void> {
    const { first, count, log } = await page();
    let [from, all] = [first, log];
    while (from > 0) {
      const before = await page(from);
      if (before.first >= from) break;
      [from, all] = [before.first, [...before.log, ...all]];
    }
    const told = this.leftOut + this.log.length;
    this.log = [...all.slice(0, Math.max(0, told - from)), ...this.log.slice(Math.max(0, count - this.leftOut))];
    this.leftOut = from;
  }

  private show({ events, patch, undone = 0 }: Update): void {
    if (!this.doc) return;
    try {
      const next = applyPatch(this.doc, patch);
      this.beforeChange();
      this.doc = next;
      // Who stands up from one of several seats is not welcomed anew; a seat that nobody holds is nobody's.
      if (this.mine.some((seat) => next.table.seats[seat]?.held === false)) this.mine = this.mine.filter((seat) => next.table.seats[seat]?.held);
      this.log = [...(undone ? takenBack(this.log, undone) : this.log), ...events];
      this.news = events;
    } catch {
      this.startOver();
      return;
    }
    const time = this.pace(events.filter((event) => !event.table), this.doc.you);
    if (time && !document.hidden) this.shownUntil = Date.now() + time;
  }

  /** There is a hole in the feed: without `from` the server sends the whole document. */
  private startOver(): void {
    this.queue = [];
    this.n = null;
    this.socket?.close();
  }

  private settle(id: string, outcome: Outcome): void {
    this.waiting.get(id)?.settle(outcome);
    this.waiting.delete(id);
  }
}
