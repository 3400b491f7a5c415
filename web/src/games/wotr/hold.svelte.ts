/** What a player has taken up but not yet put down: seen by the map and by what lies before the player. */
import type { Ask, GameEvent, View } from "../../wire";
import type { Overlay } from "./overlays";

/** Questions that come before the one for an army. */
const EARLY = ["turn", "will", "action"];

class Hold {
  /** The region whose army is to move. */
  source = $state<string | null>(null);
  /** The army that was touched before a die was chosen: it is taken up as soon as an army can be. */
  wanted = $state<string | null>(null);
  /** The region that has several answers. */
  menu = $state<string | null>(null);
  /** So many of each member of an army as were set with the steppers; they answer the questions to come. */
  plan = $state.raw<Map<string, number> | null>(null);
  /** The answers to come about casualties, as they were set with the steppers. */
  orders = $state.raw<string[] | null>(null);
  /** Whether a sheet with a battle or a hunt is folded away. */
  folded = $state(false);
  /** What the player wants to see on the map beside the question. */
  overlay = $state<Overlay | null>(null);
  /** The region whose odds the player wants to see. */
  foe = $state<string | null>(null);
  /** The event that the caption tells, for what is drawn on the map. */
  scene = $state.raw<GameEvent | null>(null);
  /** Whether the events since the player's last move are shown once more. */
  replaying = $state(false);
  /** How it was at the event that is shown once more; null while the present is shown. */
  past = $state.raw<View | null>(null);
  /** How much of the log the player has seen: battles and hunts after it stay on the table. */
  since = $state(0);
  /** How much of the board an open sheet covers, in pixels from the left. */
  covered = $state(0);
  /** How much a single card covers that is about to be played, likewise. */
  card = $state(0);
  /** How much of the board the hand covers, in pixels from its lower left corner. */
  hand = $state.raw({ width: 0, height: 0 });
  /** The regions that an open sheet is about. */
  about = $state.raw<readonly string[]>([]);
  private asked: Ask | undefined;
  private told = 0;

  /** Another question: nothing is held any more, and what was there to be seen before the last one was seen. */
  renew(ask: Ask | undefined, told: number): void {
    if (ask === this.asked) return;
    this.asked = ask;
    if (ask) {
      this.since = Math.max(this.since, this.told);
      this.told = told;
    }
    this.source = null;
    this.menu = null;
    const wanted = this.wanted;
    if (ask && !EARLY.includes(ask.kind)) {
      this.wanted = null;
      if (wanted && ask.options.some(({ key }) => key.startsWith(`way:${wanted}>`))) this.source = wanted;
    }
    if (ask && !ask.options.some(({ key }) => key.startsWith("count:"))) this.plan = null;
    if (ask && !["loss", "source"].includes(ask.kind)) this.orders = null;
  }
}

export const hold = new Hold();
