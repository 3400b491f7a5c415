/** What the player holds in hand and what the page remembers: nothing of it is a choice yet. */
import type { Told } from "../../parts/told";
import type { Ask, GameEvent, View } from "../../wire";

class Hold implements Told {
  scene = $state.raw<GameEvent | null>(null);
  replaying = $state(false);
  past = $state.raw<View | null>(null);
  folded = $state(false);
  covered = $state(0);
  /** The territory that has several answers. */
  menu = $state<string | null>(null);
  /** The kind of figure that is to be placed with the next touch of the map. */
  unit = $state<string | null>(null);
  /** The army that was touched while another was taken up: it is taken up next. */
  wanted = $state<string | null>(null);
  /** So many of each kind as were set with the steppers; they answer the questions to come. */
  plan = $state.raw<Map<string, number> | null>(null);
  /** What is still to be bought, one after the other; null while nobody buys. */
  cart = $state.raw<string[] | null>(null);
  /** Whether the Ring-bearer's journey lies open. */
  journey = $state(false);
  /** How much of the log the player has seen: a battle after it stays on the table. */
  since = $state(0);
  private asked: Ask | undefined;
  private told = 0;

  /** Another question: nothing is held any more, and what was there to be seen before the last one was seen. */
  renew(ask: Ask | undefined, told: number): void {
    if (ask === this.asked) return;
    const before = this.asked?.kind;
    this.asked = ask;
    if (ask) {
      this.since = Math.max(this.since, this.told);
      this.told = told;
    }
    this.menu = null;
    if (!ask) return;
    if (ask.kind !== before) this.unit = null;
    if (ask.kind !== "march") this.wanted = null;
    if (!["how-many", "delve-many", "who-marches"].includes(ask.kind)) this.plan = null;
    if (ask.kind !== "buy") this.cart = null;
  }
}

export const hold = new Hold();
