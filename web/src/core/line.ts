/** What a player's page is connected to: a table far away, or a lesson. */
import type { Command, Doc, GameEvent, Happened, Json, Reason, Refusal, View } from "../wire";

export type Outcome = { type: "done" } | { type: "why"; reasons: Reason[] } | ({ type: "refused" } & Refusal);

export interface Past {
  since: () => Promise<Happened[]>;
  view: (n: number) => Promise<View>;
}

export interface Line {
  readonly doc: Doc | null;
  readonly log: GameEvent[];
  /** The events of the last update, for what moves and what is read aloud. */
  readonly news: GameEvent[];
  /** Asks how something would end; missing where nobody can tell. */
  odds?: (about: string) => Promise<Json>;
  /** What happened since the viewer's last choice, and how it was then; missing where nobody keeps it. */
  past?: Past;
  send: (command: Command) => Promise<Outcome>;
  /** Called before the document changes, so that one can see where things were. */
  beforeChange: () => void;
}
