/** Die Gefährten in the browser. */
import { app, t } from "../../core/app.svelte";
import type { Place } from "../../core/texts";
import type { GameEvent, Option, View } from "../../wire";
import type { GameClient } from "../types";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Picture from "./Picture.svelte";
import Progress from "./Progress.svelte";
import SeatLine from "./SeatLine.svelte";
import Slip from "./Slip.svelte";
import { inspect } from "./inspect";
import { type Cell, type FellowshipView, SLOTS, anchorsOver, celled, seen, sharedAt, slotAt, tint } from "./view";

const ON_SLIP = ["points", "loss", "ring-won"];

/** A slot of the location where it happened, else the cell. */
function places(log: readonly GameEvent[]): Place[] {
  return anchorsOver(log).map((anchor) => (cell) => {
    const slot = slotAt(cell as Cell, anchor);
    return slot < 0 ? cell.join(",") : app.texts.say("fellowship-place", { slot });
  });
}

function neighbours({ cards, location }: FellowshipView, slot: number): string {
  const [col, row] = SLOTS[slot] ?? [0, 0];
  const cell: Cell = [(location?.cell[0] ?? 0) + col, (location?.cell[1] ?? 0) + row];
  const near = cards.filter((card) => Math.abs(card.cell[0] - cell[0]) + Math.abs(card.cell[1] - cell[1]) === 1).map(({ card }) => card);
  return near.length ? app.texts.say("fellowship-beside", { cards: near }) : "";
}

/** The key that choosing this thing would have had, for the question that is open. */
function intent(view: View, thing: string): string | null {
  const { ask, location } = seen(view);
  const [zone, name = ""] = thing.split(":");
  if (zone === "hand") return `card:${name}`;
  if (zone === "ring") return thing;
  if (zone !== "cell" || !location) return null;
  if (ask?.kind === "origin") return `from:${name}`;
  if (ask?.kind === "anchor") return `anchor:${name}`;
  const slot = slotAt(celled(name), location.cell);
  return ask?.kind === "slot" && slot >= 0 ? `slot:S${slot}` : null;
}

function instead(view: View, seat: number | null, thing: string): string | null {
  const chosen = seat === null ? null : seen(view).players[seat]?.chosen;
  if (!chosen || !thing.startsWith("hand:") || view.ask?.kind === "card") return null;
  return thing === `hand:${chosen.card}` ? "" : `card:${thing.slice(5)}`;
}

/** How many cards the next location would share with what lies there; of a slot, the cards beside it. */
function hint(view: View, { key }: Option): string {
  if (key.startsWith("slot:S")) return neighbours(seen(view), Number(key.slice(6)));
  return key.startsWith("anchor:") ? t("fellowship-shared", { count: sharedAt(seen(view), celled(key.slice(7))) }) : "";
}

const game: GameClient = {
  Board,
  Hand,
  Progress,
  SeatLine,
  Slip,
  Picture,
  Ending,
  inspect,
  usual: (view) => (seen(view).location ? `location:${seen(view).location?.id}` : null),
  onSlip: ON_SLIP,
  slipOf: (events) => (events.some(({ event }) => event === "scored") ? events.filter(({ event }) => event === "scored" || ON_SLIP.includes(event)) : []),
  hint,
  intent,
  instead,
  picked: ({ ask }) => ask !== undefined && ["ring", "slot", "origin"].includes(ask.kind),
  minor: ["drew", "drew-cards"],
  grave: ["covered", "hit"],
  places,
  scores: (moments) => moments.map(({ scores }) => scores ?? []),
  seatColour: (view, seat) => tint(seen(view).players[seat]?.colours[0] ?? "green"),
};

export default game;
