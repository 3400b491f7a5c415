/** Middle-earth CCG in the browser. */
import { app } from "../../core/app.svelte";
import { settings } from "../../core/settings.svelte";
import type { GameEvent, Moment, Option, View } from "../../wire";
import type { GameClient } from "../types";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Picture from "./Picture.svelte";
import Progress from "./Progress.svelte";
import Shelf from "./Shelf.svelte";
import SeatLine from "./SeatLine.svelte";
import Slip from "./Slip.svelte";
import Strip from "./Strip.svelte";
import { allCards } from "./cards";
import { catalogue } from "./catalogue.svelte";
import { inspect } from "./inspect";
import { intent, called } from "./asking";
import { seen } from "./view";

const ROLLS = ["struck", "body-check", "checked", "influenced", "rolled", "persuaded"];
const COLOURS: Record<string, string> = { hero: "light-dark(#2c5584, #8fb4e0)", minion: "light-dark(#8c2f2a, #ef8f78)" };

/** What playing a card does, as its face says it. */
function hint(_view: View, { key, args }: Option): string {
  return key.startsWith("declare:") && typeof args.card === "string" ? (catalogue.get(args.card)?.gist ?? "") : "";
}

async function titles(ids: string[]): Promise<string[]> {
  const cards = await allCards(settings.lang).catch(() => []);
  const known = new Map(cards.map(({ id, title }) => [id, title]));
  return ids.map((id) => known.get(id) ?? id);
}

const game: GameClient = {
  Board,
  Hand,
  Progress,
  SeatLine,
  Strip,
  Ending,
  Shelf,
  titles,
  Picture,
  Slip,
  inspect,
  usual: () => null,
  onSlip: [],
  // The council's throws do not decide by themselves: the end shows the points instead.
  slipOf: (events: GameEvent[]) => (events.some(({ event }) => event === "total") ? [] : events.filter(({ event }) => ROLLS.includes(event))),
  hint,
  intent,
  called,
  instead: () => null,
  picked: () => false,
  watched: ({ event }) => ["attacked", "struck", "declared", "arrived", "played", "character-came"].includes(event),
  minor: ["drew", "phase", "limit", "drew-cards", "discarded-own"],
  grave: ["killed", "discarded", "dismissed"],
  places: () => [],
  scores: (moments: readonly Moment[]) => moments.map(({ scores }) => scores ?? []),
  role: (view, seat) => app.texts.say(`meccg-alignment-${seen(view).players[seat]?.alignment ?? "hero"}`),
  seatColour: (view, seat) => COLOURS[seen(view).players[seat]?.alignment ?? "hero"] ?? "var(--accent)",
};

export default game;
