/** What a game gives the client. A game without a module of its own gets the one in `generic`. */
import type { Component } from "svelte";

import type { Past } from "../core/line";
import type { Place } from "../core/texts";
import type { Args, Ask, GameEvent, Json, Moment, Option, Reason, View } from "../wire";

/** What lies open before the player now: the things that can be touched, and what touching them means. */
export interface Stage {
  /** The id of the game. */
  game: string;
  view: View;
  you: number | null;
  names: string[];
  /** Options by the things that they touch: `hand:green-5`, `cell:2,-1`, `ring:bree`. */
  lit: Map<string, Option[]>;
  /** The things under the pointer or the focus in the list of options. */
  pointed: string[];
  /** What just happened, for movements; and the last move, for marks that stay. */
  news: GameEvent[];
  last: GameEvent[];
  /** All that has happened, as far as the viewer knows. */
  log: readonly GameEvent[];
  touch: (thing: string) => void;
  /** Takes an option that a thing alone does not tell. */
  choose: (option: Option) => void;
  /** Asks why an option that is not there cannot be chosen. */
  why: (intent: string) => void;
  point: (things: string[]) => void;
  /** Where a thing was on the screen before the last change. */
  wasAt: (thing: string) => DOMRect | undefined;
  /** Why a thing cannot be chosen now; nothing if it can, or if nobody asks. */
  whyNot: (thing: string) => Promise<Reason[]>;
  /** What happened since the viewer's last choice, and how it was then; missing where nobody keeps it. */
  past?: Past;
  /** Asks how something would end, in the game's own words; missing where nobody can tell. */
  odds?: (about: string) => Promise<Json>;
}

/** What there is to know about a thing, in the chosen language. */
export interface Inspection {
  title: string;
  /** Whose, or where: a few words. */
  about: string;
  facts: string[];
  rules: string[];
  /** Events that the game's slip shows. */
  slip: GameEvent[];
  /** A picture that is wider than high. */
  wide: boolean;
  /** A sign rather than a picture: it is small, and the words have the room. */
  sign?: boolean;
  /** Whether the picture says its title itself. */
  titled?: boolean;
}

/** A line in the curve of the game, with a value for every moment. */
export interface Curve {
  name: string;
  colour: string;
  values: number[];
}

export interface StageProps {
  stage: Stage;
}

/** Questions that can be answered alike: until `mark` changes, `answer` is chosen wherever it is offered. */
export interface Run {
  /** As the game's texts name it: `meccg-run-attack`, and `meccg-run-attack-on` while it goes on. */
  id: string;
  mark: string;
  /** An option of a kind of question; missing for what passes. */
  answer?: { kind: string; key: string };
  /** How many answers that would be, where it is known. */
  count?: number;
}

export interface GameClient {
  /** Board and what lies before the player. */
  Board: Component<StageProps>;
  Hand: Component<StageProps>;
  /** Beside the board: how far the game is, and a line for each seat. */
  Progress: Component<StageProps>;
  SeatLine: Component<StageProps & { seat: number }>;
  /** Above the question: a procedure under way, step by step. */
  Sheet?: Component<StageProps>;
  /** Over the whole width, always in sight: how the game stands. */
  Strip?: Component<StageProps>;
  /** Before the beginning: what a seat can bring without writing a list. */
  Shelf?: Component<{ variant: Args; choose: (what: Json) => void }>;
  /** The titles of cards, in the order of their ids. */
  titles?: (ids: string[]) => Promise<string[]>;
  /** What a seat without a wish of its own would be given, by its title; "" where no title tells it. */
  suggested?: (variant: Args, seat: number) => Promise<string>;
  /** The titles of the cards in something to bring that do not work as printed yet. */
  lacking?: (what: Json, variant: Args) => Promise<string[]>;
  /** After the end: how it came about. Where it has the whole board, it says the heading itself. */
  Ending?: Component<StageProps & { heading?: string }>;
  /** Whether the end of this game has the whole board, not a panel on it. Where a game says this, `Ending` is about such ends alone. */
  endsWhole?: (view: View) => boolean;
  /** The winner is not who has most points: the end shows none beside the names. */
  pointless?: boolean;
  /** What the board needs besides where a setting is on: fetched before it is shown. */
  supplements?: Record<string, () => Promise<unknown>>;
  /** Whether question and hand lie on the board, where it has room for them, instead of below it. */
  afloat?: boolean;
  /** Answers that give something up, by key or deed: none is ever the main button, and a touch alone chooses none. */
  costly?: readonly string[];
  /** Whether plain answers stand below the game's own things for this question, not beside it: those things come first. */
  below?: (ask: Ask) => boolean;
  /** The answer that most players mean, by the kind of the question: the main button, though it ends something. */
  mains?: Readonly<Record<string, string>>;
  /** What the questions of now belong to, and the answer that can be given to all of them at once. */
  runs?: (view: View, log: readonly GameEvent[]) => Run[];
  /** A thing drawn large, and what there is to know about it; null for what cannot be looked at. */
  Picture: Component<StageProps & { thing: string }>;
  inspect: (stage: Stage, thing: string) => Inspection | null;
  /** The thing to look at when nothing is pointed at. */
  usual: (view: View) => string | null;
  /** The arithmetic of an event that deserves more than a line. */
  Slip: Component<{ events: GameEvent[]; names: string[]; you: number | null }>;
  /** Events that stand on the slip of the event before them, and need no line of their own in the log. */
  onSlip: string[];
  slipOf: (events: GameEvent[]) => GameEvent[];
  /** Whether the slip lies on the board, in its corner, instead of in the list beside it. */
  slipOnBoard?: boolean;
  /** A few words more about an option, for the list. */
  hint: (view: View, option: Option) => string;
  /** What to ask `why` about a thing that is not lit. */
  intent: (view: View, thing: string) => string | null;
  /** The thing that an intent is about, in words: they stand before the reason. */
  called?: (intent: string) => string;
  /** Windows in which a player may pass, as the game's texts name them: `meccg-window-attack`. */
  windows?: readonly string[];
  /** Whether the list shows an option while something is taken up; without it, all of them. */
  listed?: (view: View, option: Option) => boolean;
  /** Which of the options of a question come first in the list, those with small numbers; without it, as they are told. */
  rank?: (kind: string, option: Option) => number;
  /** What options belong together under one heading of the list; "" for none. */
  group?: (option: Option) => string;
  /** The option to take instead, if touching the thing takes back a choice that is not carried out yet; "" for none. */
  instead: (view: View, seat: number | null, thing: string) => string | null;
  /** Whether the viewer has picked something that is not carried out yet: Escape takes it back. */
  picked: (view: View) => boolean;
  /** Whether an event of others is given time to be seen; without it, those that happen in a cell are. */
  watched?: (event: GameEvent) => boolean;
  /** What comes of a choice: it is shown one after the other, whoever has chosen. */
  outcome?: (event: GameEvent) => boolean;
  /** Events that the log tells but the ticker leaves out. */
  minor: string[];
  /** Events that begin a part of the log, such as a turn; and those that begin a part of that, told if anything follows. */
  heads?: readonly string[];
  subheads?: readonly string[];
  /** Events that the log marks: something has left the table. */
  grave: string[];
  /** Puts the cells of an event into words, given what happened before it. */
  places: (log: readonly GameEvent[]) => Place[];
  /** What the curve of the game shows. */
  scores: (moments: readonly Moment[]) => number[][];
  /** More than the points of the seats, where the curve of the game shows it: a line each. */
  curves?: (moments: readonly Moment[], view: View | null) => Curve[];
  /** Who a seat is in the game, if it has a name there. */
  role?: (view: View, seat: number) => string;
  /** A colour for each seat, as CSS. */
  seatColour: (view: View, seat: number) => string;
}
