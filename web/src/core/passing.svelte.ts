/** When a player wants to be asked where they may pass: orders to the table, remembered by this browser for each game. */
import type { Run } from "../games/types";
import type { Command, Doc, Option, View } from "../wire";
import { settings } from "./settings.svelte";

export const POLICIES = ["ask", "able", "never"] as const;
export type Policy = (typeof POLICIES)[number];
export type Orders = Record<string, string>;

/** By whose turn it is. */
export const TURNS = ["own", "other"] as const;
export type Turn = (typeof TURNS)[number];

/** What holds in a window: its own order, else that for all windows of the turn. */
export function policyIn(orders: Orders, turn: Turn, window: string): Policy {
  const found = orders[`${turn}/${window}`] ?? orders[turn];
  return POLICIES.find((one) => one === found) ?? "ask";
}

/** Orders for all windows at once. */
export const PRESETS = {
  everything: { own: "ask", other: "ask" },
  able: { own: "able", other: "able" },
  "not-mine": { own: "never", other: "able" },
} as const satisfies Record<string, Record<Turn, Policy>>;
export type Preset = keyof typeof PRESETS;

export function presetOf(orders: Orders): Preset | null {
  const special = Object.keys(orders).some((window) => window.includes("/") && orders[window] !== (orders[window.split("/")[0] ?? ""] ?? "ask"));
  const names = Object.keys(PRESETS) as Preset[];
  return special ? null : (names.find((name) => TURNS.every((turn) => (orders[turn] ?? "ask") === PRESETS[name][turn])) ?? null);
}

type Order = { window: string; policy: Policy };

/** What must be said to the table so that the preset holds; orders for single windows would outlive it. */
export function changesFor(orders: Orders, preset: Preset): Order[] {
  const special = Object.keys(orders).filter((window) => window.includes("/"));
  return [...TURNS, ...special].map((window) => ({ window, policy: PRESETS[preset][window.startsWith("own") ? "own" : "other"] }));
}

/** The window of whoever answers a card of their own: passed unless somebody wants to be asked. */
export const AGAIN = "again";

/** What holds where nobody has ordered anything. */
const usual = (window: string): Policy => (window === AGAIN ? "never" : "ask");

const WHOLE_TURN = "turn";
/** One answer is given faster than it is ordered. */
const MANY = 2;

export class Passing {
  /** The questions that are answered alike until they are over. */
  private begun = $state.raw<Run | null>(null);

  constructor(
    private readonly doc: () => Doc | null,
    private readonly send: (command: Command) => Promise<unknown>,
    private readonly runs: () => Run[] = () => [],
  ) {}

  readonly orders = $derived.by<Orders>(() => this.doc()?.passing ?? {});
  readonly window = $derived.by(() => this.doc()?.window);
  private readonly options = $derived.by(() => this.doc()?.view?.ask?.options ?? []);
  /** Games with windows tell the turn and whose it is. */
  private readonly view = $derived.by(() => this.doc()?.view as (View & { turn?: number; active?: number }) | null | undefined);
  private readonly turn = $derived.by(() => this.view?.turn ?? 0);
  private readonly open = $derived.by<Run[]>(() => [...this.runs(), { id: WHOLE_TURN, mark: String(this.turn) }]);
  /** What is being answered now. */
  readonly running = $derived.by(() => this.open.find(({ id, mark }) => id === this.begun?.id && mark === this.begun.mark));
  readonly forTheTurn = $derived.by(() => this.running?.id === WHOLE_TURN);
  /** What else could be answered so from here on. */
  readonly offered = $derived.by(() => this.open.filter((run) => run.id !== WHOLE_TURN && (run.count ?? MANY) >= MANY && this.answerOf(run)));
  /** The answer to the question of now. */
  readonly next = $derived.by(() => (this.running ? this.answerOf(this.running) : undefined));
  /** Whether anything is passed that would otherwise be asked. */
  readonly quiet = $derived.by(() => Object.entries(this.orders).some(([window, policy]) => window !== AGAIN && policy !== "ask"));
  readonly pass = $derived.by(() => (this.window ? this.options.find(({ declines }) => declines) : undefined));

  private answerOf(run: Run): Option | undefined {
    if (run.answer === undefined) return this.pass;
    const { kind, key } = run.answer;
    return this.doc()?.view?.ask?.kind === kind ? this.options.find((option) => option.key === key) : undefined;
  }

  async order(changes: readonly Order[]): Promise<void> {
    const game = this.doc()?.table.game ?? "";
    const kept = { ...settings.passing[game] };
    for (const { window, policy } of changes) kept[window] = policy;
    settings.set({ passing: { ...settings.passing, [game]: kept } });
    for (const { window, policy } of changes) await this.send({ do: "passing", window, policy });
  }

  /** Whoever gave orders at another table finds them at this one. */
  recall(): void {
    const doc = this.doc();
    if (!doc || doc.you === null) return;
    for (const [window, policy] of Object.entries(settings.passing[doc.table.game] ?? {})) {
      const known = POLICIES.find((one) => one === policy);
      if (known && (this.orders[window] ?? usual(window)) !== known) void this.send({ do: "passing", window, policy: known });
    }
  }

  /** Asked at the next window, whatever the orders say. */
  async stop(): Promise<void> {
    this.begun = null;
    const doc = this.doc();
    if (!doc || doc.you === null) return;
    const window: Turn = this.view?.active === doc.you ? "own" : "other";
    await this.send({ do: "passing", window, policy: "stop" });
  }

  begin(run: Run | null): void {
    this.begun = run;
  }

  restOfTurn(): void {
    this.begun = { id: WHOLE_TURN, mark: String(this.turn) };
  }
}
