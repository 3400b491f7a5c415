/** When a player wants to be asked where they may pass: orders to the table, remembered by this browser for each game. */
import type { Command, Doc, View } from "../wire";
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

export class Passing {
  /** The turn until whose end every question of a window is passed. */
  private until = $state<number | null>(null);

  constructor(
    private readonly doc: () => Doc | null,
    private readonly send: (command: Command) => Promise<unknown>,
  ) {}

  readonly orders = $derived.by<Orders>(() => this.doc()?.passing ?? {});
  readonly window = $derived.by(() => this.doc()?.window);
  /** Games with windows tell the turn and whose it is. */
  private readonly view = $derived.by(() => this.doc()?.view as (View & { turn?: number; active?: number }) | null | undefined);
  private readonly turn = $derived.by(() => this.view?.turn ?? 0);
  readonly forTheTurn = $derived.by(() => this.until !== null && this.until === this.turn);
  /** Whether anything is passed that would otherwise be asked. */
  readonly quiet = $derived.by(() => Object.values(this.orders).some((policy) => policy !== "ask"));
  readonly pass = $derived.by(() => (this.window ? this.doc()?.view?.ask?.options.find(({ key }) => key === "pass") : undefined));

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
      if (known && (this.orders[window] ?? "ask") !== known) void this.send({ do: "passing", window, policy: known });
    }
  }

  /** Asked at the next window, whatever the orders say. */
  async stop(): Promise<void> {
    this.until = null;
    const doc = this.doc();
    if (!doc || doc.you === null) return;
    const window: Turn = this.view?.active === doc.you ? "own" : "other";
    await this.send({ do: "passing", window, policy: "stop" });
  }

  restOfTurn(on: boolean): void {
    this.until = on ? this.turn : null;
  }
}
