/** Der Ringkrieg in the browser. */
import "../../parts/maps.css";
import "./wotr.css";

import type { Component } from "svelte";

import { app } from "../../core/app.svelte";
import type { Moment, Option, View } from "../../wire";
import Nothing from "../generic/Nothing.svelte";
import type { GameClient } from "../types";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Picture from "./Picture.svelte";
import Progress from "./Progress.svelte";
import SeatLine from "./SeatLine.svelte";
import Sheets from "./Sheets.svelte";
import Strip from "./Strip.svelte";
import { isWay, isWayFrom } from "./choosing";
import { curves } from "./curves";
import { hold } from "./hold.svelte";
import { inspect } from "./inspect";
import { isWatched } from "./story";
import { extras } from "./supplement";
import { SIDE_COLOUR, mySide, seen } from "./view";
import { name, sideName } from "./words";

const nothing = Nothing as Component<object>;

/** What choosing this thing would have been called, for the question that is open. */
function intent(view: View, thing: string): string | null {
  const [zone, id = ""] = thing.split(":");
  const more = seen(view).supplement ? extras.intent?.(seen(view), thing) : undefined;
  if (more !== undefined) return more;
  return ["card", "nation", "die", "deck", "character", "region"].includes(zone ?? "") && view.ask ? `${zone}:${id}` : null;
}

/** What was touched: the last thing of the intent. */
function called(intent: string): string {
  const [zone = "", id = ""] = (intent.split(" ").at(-1) ?? "").split(":");
  const last = id.split(/[>@]/).at(-1) ?? "";
  if (!id) return app.texts.has(`wotr-word-${zone}`) ? name("word", zone) : "";
  const kind = zone === "way" || zone === "fleet" || id.includes("@") ? "region" : zone;
  return ["card", "nation", "die", "deck", "character", "region"].includes(kind) ? name(kind, last) : "";
}

/** What a die is good for, for those who choose one. */
function hint(view: View, { key }: Option): string {
  const plain = `wotr-help-turn-${key.replace(/^die:/, "")}`;
  const own = `${plain}-${mySide(seen(view), seen(view).seat) ?? ""}`;
  const what = app.texts.has(own) ? own : plain;
  if (view.ask?.kind !== "turn" || !app.texts.has(what)) return "";
  const more = own.replace("-turn-", "-turn-more-");
  return seen(view).supplement && app.texts.has(more) ? `${app.texts.say(what)} ${app.texts.say(more)}` : app.texts.say(what);
}

/** Of the ways, those of the army that was taken up. */
const listed = (_: View, { key }: Option): boolean => hold.source === null || !isWay(key) || isWayFrom(hold.source, key);

const game: GameClient = {
  Board,
  Hand,
  Progress,
  SeatLine,
  Strip,
  Sheet: Sheets,
  Ending,
  pointless: true,
  afloat: true,
  below: ({ options }) => options.some(({ key }) => /^(die|turn):/.test(key)),
  supplements: { third_age: () => import("./third_age") },
  Slip: nothing,
  Picture,
  inspect,
  usual: () => null,
  onSlip: [],
  slipOf: () => [],
  hint,
  listed,
  intent,
  called,
  instead: () => null,
  picked: () => false,
  watched: isWatched,
  minor: ["drew", "die-used", "combat-round"],
  grave: ["conquered", "companion-lost", "character-fell", "leaders-fell", "units-lost", "casualty"],
  places: () => [],
  scores: (moments: readonly Moment[]) => moments.map(({ scores }) => scores ?? []),
  curves,
  role: (view, seat) => sideName(seen(view).players[seat]?.side ?? "free_peoples"),
  seatColour: (view, seat) => SIDE_COLOUR[seen(view).players[seat]?.side ?? "free_peoples"],
};

export default game;
