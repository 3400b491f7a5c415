/** The wire protocol, as docs/protocol.md has it. Everything is JSON. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Args = Record<string, Json>;

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  role: "player" | "admin";
  mode: "local" | "server";
}

export interface Setting {
  name: string;
  allowed: Json[];
  rules: string[];
}

export interface GameInfo {
  id: string;
  seats: number[];
  settings: Setting[];
  bots: string[];
  rules: string;
}

export interface Rule {
  id: string;
  chapter: string;
  text: string;
}

export type SeatWish = { kind: "me" } | { kind: "open" } | { kind: "bot"; bot: string };
export type UndoPolicy = "free" | "consent" | "never";

export type ClockWish =
  | { kind: "none" }
  | { kind: "move" | "days"; seconds: number }
  | { kind: "total"; seconds: number; increment: number };

export interface NewTable {
  game: string;
  variant: Args;
  seats: SeatWish[];
  undo: UndoPolicy;
  clock: ClockWish;
  public: boolean;
  spectators: boolean;
}

export interface Created {
  id: string;
  invite: string;
}

export interface Seat {
  kind: "human" | "bot" | "open";
  name: string | null;
  here: boolean;
  resigned: boolean;
  auto: boolean;
  bot: string | null;
  /** Whether a person has the seat, also while a bot plays for them. */
  held?: boolean;
}

export interface Clock {
  kind: "none" | "move" | "total" | "days";
  left?: number[];
  running?: number[];
  at?: number;
}

/** An undo or a draw that waits for consent. */
export interface ConsentRequest {
  id: string | number;
  kind: "undo" | "draw";
  by: number;
  n?: number;
  key?: string;
  /** The option that was chosen, in words. */
  text?: string;
  args?: Args;
  events?: GameEvent[];
  waiting: number[];
}

export interface Result {
  winners: number[];
  scores: number[];
  how: string;
}

export type Status = "open" | "running" | "paused" | "finished";

export interface Table {
  id: string;
  game: string;
  variant: Args;
  status: Status;
  undo: UndoPolicy;
  public: boolean;
  seats: Seat[];
  clock: Clock;
  request: ConsentRequest | null;
  result: Result | null;
  rematch: string | null;
  spectators: number;
  turn: number;
  invite?: string;
}

/** A table in a list: also whose turn it is, where the game is, and when something happened last. */
export interface ListedTable extends Table {
  asked: number[];
  place: string | null;
  you: number | null;
  moved: number | null;
}

export interface Option {
  code: number;
  key: string;
  text: string;
  args: Args;
  touches: string[];
}

export interface Ask {
  kind: string;
  /** The parameters of the question's message. */
  about: Args;
  options: Option[];
}

/** What every view has; a game's module knows the rest of its own. */
export interface View {
  asked: number[];
  ask?: Ask;
  result: Result | null;
}

export interface Doc {
  table: Table;
  you: number | null;
  seq: number | null;
  view: View | null;
}

export interface GameEvent {
  event: string;
  table?: boolean;
  rules?: string[];
  [param: string]: Json | undefined;
}

export interface Reason {
  key: string;
  rules: string[];
}

export type Path = (string | number)[];
export type Change = [Path] | [Path, Json];

/** What stands in the sentence of a refusal and has a message of its own. */
export interface Phrase {
  key: string;
  args: Args;
  says: string;
}

export interface Refusal {
  error: string;
  args?: Args;
  reasons?: Reason[];
  says: string;
}

export type FromServer =
  | { type: "welcome"; n: number; doc: Doc; log: GameEvent[] }
  | { type: "update"; n: number; events: GameEvent[]; patch: Change[] }
  | { type: "done"; id: string }
  | ({ type: "refused"; id: string } & Refusal)
  | { type: "why"; id: string; reasons: Reason[] }
  | { type: "pong"; id: string }
  | { type: "moved" };

/** A command without its `id`, which the feed makes. */
export type Command =
  | { do: "choose"; seq: number; code: number }
  | { do: "macro"; seq: number; codes: number[] }
  | { do: "why"; intent: string }
  | { do: "undo"; n?: number }
  | { do: "answer"; request: string | number; yes: boolean }
  | { do: "draw" | "resign" | "pause" | "go" | "back" | "start" | "rematch" | "ping" }
  | { do: "auto"; on: boolean }
  | { do: "bot"; seat: number; bot: string }
  | { do: "chat"; text: string };

export interface Moment {
  n: number;
  turn: number;
  seat: number | null;
  events: GameEvent[];
  /** Null where the points are secret. */
  scores: number[] | null;
}

/** How it was after `n` choices, as `seat` sees it (null: a spectator). */
export interface MomentView {
  view: View;
  events: GameEvent[];
  seat?: number | null;
}

export interface Report {
  id: string | number;
  table: string;
  n: number | null;
  words: string;
  who: string;
  when: string | number;
}

export type TableList = "mine" | "open" | "live" | "finished";
