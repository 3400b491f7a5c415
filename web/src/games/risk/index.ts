/** Der Ringkrieg 2 in the browser. */
import "../../parts/maps.css";
import "./risk.css";

import type { Component } from "svelte";

import type { Moment, Option, View } from "../../wire";
import Nothing from "../generic/Nothing.svelte";
import type { Curve, GameClient } from "../types";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Hand from "./Hand.svelte";
import Picture from "./Picture.svelte";
import Progress from "./Progress.svelte";
import SeatLine from "./SeatLine.svelte";
import Sheets from "./Sheets.svelte";
import Strip from "./Strip.svelte";
import { inspect } from "./inspect";
import { isWatched } from "./story";
import { COLOUR, MAP, PARTIES, SIDES, SIDE_COLOUR, SIDE_OF, UNITS, askedParty, hasSide, myParties, seen, sideOfSeat, spaceIn } from "./view";
import { name, partyName, placeName, say, sideName } from "./words";

const nothing = Nothing as Component<object>;
const THINGS = ["territory", "mountains", "card", "unit", "party"];

/** What choosing this thing would have been called, for the question that is open. */
function intent(view: View, thing: string): string | null {
  return THINGS.includes(thing.slice(0, thing.indexOf(":"))) && view.ask ? thing : null;
}

/** What was touched: the last thing of the intent. */
function called(about: string): string {
  const [zone = "", id = ""] = about.split(":");
  if (zone === "party") return partyName(id as (typeof PARTIES)[number]);
  return THINGS.includes(zone) ? name(zone === "mountains" ? "territory" : zone, id) : "";
}

/** What a goal means, what a figure costs, which stronghold a territory has: for the list. */
function hint(view: View, { key }: Option): string {
  const seenNow = seen(view);
  const [zone = "", id = ""] = key.split(":");
  if (zone === "unit" && view.ask?.kind === "buy") return say("costs", { gold: UNITS[id]?.cost ?? 0 });
  if (zone === "territory" && view.ask?.kind === "goal") {
    const party = askedParty(seenNow);
    if (party && hasSide(spaceIn(seenNow, id), SIDE_OF[party] === "good" ? "evil" : "good")) return say("attack");
  }
  const stronghold = zone === "territory" && MAP.regions[id]?.points ? placeName(id, "stronghold") : "";
  return stronghold === name("territory", id) ? "" : stronghold;
}

/** The points of both sides. */
function curves(moments: readonly Moment[], view: View | null): Curve[] {
  const seats = view ? SIDES.map((side) => PARTIES.map((party) => seen(view).parties[party]).find((one) => one.side === side)?.seat ?? 0) : [0, 1];
  return SIDES.map((side, i) => ({ name: sideName(side), colour: SIDE_COLOUR[side], values: moments.map(({ scores }) => scores?.[seats[i] ?? 0] ?? 0) }));
}

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
  costly: ["discard", "use-the-ring"],
  Slip: nothing,
  Picture,
  inspect,
  usual: () => null,
  onSlip: [],
  slipOf: () => [],
  hint,
  intent,
  called,
  instead: () => null,
  picked: () => false,
  watched: isWatched,
  minor: ["drew-card", "combat-round", "dealt"],
  grave: ["conquered", "hero-fell", "eliminated", "fell", "bearer-revealed"],
  places: () => [],
  scores: (moments: readonly Moment[]) => moments.map(({ scores }) => scores ?? []),
  curves,
  role: (view, seat) => myParties(seen(view), seat).map((party) => partyName(party)).join(", "),
  seatColour: (view, seat) => {
    const [first] = myParties(seen(view), seat);
    return first ? COLOUR[first] : SIDE_COLOUR[sideOfSeat(seen(view), seat) ?? "good"];
  },
};

export default game;
