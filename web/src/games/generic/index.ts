/** A game that has no board of its own yet: its view as a ledger, its options as a list. Everything can be played so. */
import type { Component } from "svelte";

import { app } from "../../core/app.svelte";
import type { GameClient, Inspection, Stage } from "../types";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Nothing from "./Nothing.svelte";
import Picture from "./Picture.svelte";
import { heading, kindOf, nameOf } from "./words";

const nothing = Nothing as Component<object>;
const COLOURS = ["light-dark(#2c6b57, #69b89c)", "light-dark(#93402f, #dd8b78)", "light-dark(#39508f, #90a8e8)", "light-dark(#80651c, #d3b458)", "light-dark(#62407f, #bd98dc)"];

/** The text of a card, if the game's messages have one: `wotr-card-text-fp_char_01` with its attributes. */
function inspect(stage: Stage, thing: string): Inspection | null {
  const at = thing.indexOf(":");
  const id = thing.slice(at + 1);
  const kind = kindOf(stage.game, thing.slice(0, at), id);
  const key = `${stage.game}-${kind}-text-${id}`;
  if (!kind || !app.texts.has(key)) return null;
  const more = app.texts.attributes(key).map(([name, words]) => `${heading(stage.game, name)}: ${words}`);
  return { title: nameOf(stage.game, kind, id), about: "", facts: [app.texts.say(key), ...more], rules: [], slip: [], wide: false };
}

const game: GameClient = {
  Board,
  Hand,
  Progress: nothing,
  SeatLine: nothing,
  Slip: nothing,
  Picture,
  inspect,
  usual: () => null,
  onSlip: [],
  slipOf: () => [],
  hint: () => "",
  intent: () => null,
  instead: () => null,
  picked: () => false,
  minor: [],
  grave: [],
  places: () => [],
  scores: (moments) => moments.map(({ scores }) => scores ?? []),
  seatColour: (_view, seat) => COLOURS[seat % COLOURS.length] ?? "var(--accent)",
};

export default game;
