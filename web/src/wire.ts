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
  /** How long a bot may think about one choice. */
  bot_seconds: number;
  rules: string;
  /** Its expansions by their names, with the settings that each is played with. */
  boxes: Record<string, Args>;
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
  /** The commitment to what the seat brings, once it has brought it. */
  brought?: string;
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
  kind: "undo" | "draw" | "pause" | "rematch";
  by: number;
  n?: number;
  /** What all have seen of the choice; the choice itself may be secret. */
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
  /** Cards that do not work as printed yet, with the clauses that are missing. */
  incomplete: Record<string, string[]>;
  /** Whether every seat brings something of its own before the game begins: a deck. */
  brings?: boolean;
  /** The seat of whoever made the table, while it has not begun. */
  host: number | null;
  invite?: string;
}

/** A table in a list: also whose turn it is, where the game is, and when something happened last. */
export interface ListedTable extends Table {
  asked: number[];
  place: string | null;
  you: number | null;
  moved: number | null;
  /** Why it cannot be opened, if it cannot. */
  trouble?: Refusal | null;
}

export interface Option {
  code: number;
  key: string;
  text: string;
  args: Args;
  touches: string[];
  /** Whether it does nothing, or stops. */
  declines?: true;
}

/** An option that one would look for and cannot choose now. */
export interface Closed extends Option {
  why: Reason;
}

export interface Ask {
  kind: string;
  /** The parameters of the question's message. */
  about: Args;
  options: Option[];
  closed?: Closed[];
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
  /** The window of the question, if one may pass in it, and the own policies by windows. */
  window?: string;
  passing?: Record<string, string>;
}

export interface GameEvent {
  event: string;
  table?: boolean;
  /** Whether it was taken back. */
  undone?: boolean;
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
  | { type: "welcome"; n: number; at: number; mine?: number[]; doc: Doc; log: GameEvent[]; left_out?: number }
  | { type: "update"; n: number; events: GameEvent[]; patch: Change[]; /** How many of the last events of the game that were told are taken back. */ undone?: number }
  | { type: "done"; id: string }
  | ({ type: "refused"; id: string | null } & Refusal)
  | { type: "why"; id: string; reasons: Reason[] }
  | { type: "pong"; id: string; at: number }
  | { type: "moved" };

/** A command without its `id`, which the feed makes. */
export type Command =
  | { do: "choose"; seq: number; code: number }
  | { do: "macro"; seq: number; codes: number[] }
  | { do: "why"; intent: string }
  | { do: "undo"; n?: number }
  | { do: "answer"; request: string | number; yes: boolean }
  | { do: "draw" | "resign" | "cancel" | "pause" | "go" | "back" | "start" | "rematch" | "ping" }
  | { do: "auto"; on: boolean }
  | { do: "passing"; window: string; policy: "ask" | "able" | "never" | "stop" }
  | { do: "look"; seat: number | null }
  | { do: "bring"; seat: number; what: Json }
  | { do: "bring"; seat: number; suggested: true }
  | { do: "leave"; seat?: number }
  | { do: "bot"; seat: number; bot: string }
  | { do: "chat"; text: string };

export interface Moment {
  n: number;
  turn: number;
  seat: number | null;
  events: GameEvent[];
  /** Null where the points are secret. */
  scores: number[] | null;
  /** False where the game was played by other rules and the last moment before is shown. */
  exact?: boolean;
}

/** What was seen of the choice `n`. */
/** A part of a table's log: its first number, and how many entries there are in all. */
export interface LogPage {
  first: number;
  count: number;
  log: GameEvent[];
}

export interface Happened {
  n: number;
  events: GameEvent[];
}

/** How it was after `n` choices, as `seat` sees it (null: a spectator). */
export interface MomentView {
  view: View;
  events: GameEvent[];
  seat?: number | null;
}

/** How the chances stood at some moments of a finished game; `left` is the share of the work still to be done. */
export interface Chances {
  points: { n: number; games: number; chances: number[] }[];
  left: number;
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

/** Words by language: `title`, `text` and `end` of a lesson, `task` and `hint` of a task. */
export type Said = Record<string, Record<string, string>>;

export interface LessonInfo {
  id: string;
  words: Said;
  tasks: number;
  done: boolean;
}

export interface CourseInfo {
  game: string;
  about: Record<string, string[]>;
  lessons: LessonInfo[];
}

export interface LessonNow {
  doc: Doc;
  log: GameEvent[];
  /** How many events at the end of the log are new. */
  fresh: number;
  choices: string[];
  /** How many tasks are done. */
  done: number;
  task: { words: Said } | null;
  verdict: "on" | "task-done" | "done" | "wrong" | "missed" | null;
  hint: Said | null;
  reasons: Reason[];
}

export type Alignment = "hero" | "minion" | "fallen-wizard" | "balrog";
export type SectionName = "pool" | "characters" | "resources" | "hazards" | "sites" | "sideboard" | "sideboard_fallen_wizard";

export interface PointsOfCard {
  value: number;
  category: string;
}

export interface AttackOfCard {
  strikes: number | string;
  prowess: number;
  body?: number;
  race?: string;
}

/** A card of Middle-earth CCG as its tables have it; what is not printed is not there. */
export interface CardRecord {
  id: string;
  type: "character" | "avatar" | "agent" | "item" | "ally" | "faction" | "event" | "creature" | "site" | "region";
  alignment: Alignment | "hazard" | "dual" | "neutral";
  title: string;
  /** The title in the other language. */
  other: string;
  /** Whose decks may have it. */
  allowed: Alignment[];
  status: "complete" | "partial" | "missing";
  /** The beginning of what it says. */
  gist: string;
  unique?: boolean;
  /** Whose form it is, by the English title. */
  manifestation_of?: string;
  keywords?: string[];
  marshalling_points?: PointsOfCard;
  kill_marshalling_points?: PointsOfCard;
  race?: string;
  races?: string[];
  skills?: string[];
  skill_required?: string[];
  mind?: number | null;
  prowess?: number | null;
  body?: number | null;
  direct_influence?: number;
  corruption_points?: number;
  influence_check_greater_than?: number;
  durations?: string[];
  item_class?: string;
  equipment?: string;
  attack?: AttackOfCard;
  automatic_attacks?: Partial<AttackOfCard>[];
  keyed_to?: { region_types?: Record<string, number>; regions?: string[]; site_types?: string[]; sites?: string[] };
  site_type?: string;
  haven_kind?: string;
  region?: string;
  region_type?: string;
  site_path?: string[];
  nearest_haven?: string;
  home_sites?: { sites?: string[] }[];
  playable?: { items?: string[] };
  draw_resource?: number;
  draw_hazard?: number;
}

export interface CardWords {
  id: string;
  /** When and where it is played, a line each. */
  played: string[];
  clauses: { id: string; kind: string; text: string; rulings: string[] }[];
  /** The clauses that do not work yet. */
  missing: string[];
}

export type DeckData = {
  title?: string;
  alignment: Alignment;
  avatar?: string;
  starting?: string[];
  /** For General Opponent tournaments: the deck against minions and the Balrog. */
  second?: Json;
  against_fallen_wizards?: string;
} & Partial<Record<SectionName, Record<string, number>>>;

export interface DeckFault {
  rule: string;
  text: string;
  args: Args;
  section: string;
  card: string;
}

/** How many resources a deck needs and how many cards its sideboard holds, each with the rule. */
export interface DeckSizes {
  fewest: number;
  fewest_rule: string;
  sideboard: number;
  sideboard_rule: string;
}

export interface KeptDeck {
  id: string;
  deck: DeckData;
}
