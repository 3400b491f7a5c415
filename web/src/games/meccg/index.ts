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
import { brief } from "./facts";
import { inspect } from "./inspect";
import { intent, called } from "./asking";
import { runs } from "./runs";
import { seen } from "./view";

const ROLLS = ["struck", "body-check", "checked", "influenced", "rolled", "persuaded"];
const COLOURS: Record<string, string> = { hero: "light-dark(#2c5584, #8fb4e0)", minion: "light-dark(#8c2f2a, #ef8f78)" };

/** The most that the list tells of a card. */
const GIST = 170;
const shortened = (text: string): string => (text.length > GIST ? `${text.slice(0, text.lastIndexOf(" ", GIST))} …` : text);

/** What an option comes to: the clauses of the text that is played, the numbers of a character, the kind of a site. */
function hint(_view: View, { key, args }: Option): string {
  const record = typeof args.card === "string" ? catalogue.get(args.card) : undefined;
  if (!record) return "";
  const deed = key.split(":")[0];
  if (deed === "declare") {
    const clauses = Array.isArray(args.clauses) ? args.clauses.map(String) : [];
    const said = clauses.length ? (catalogue.words(record.id)?.clauses ?? []).filter(({ id }) => clauses.includes(id)) : [];
    return shortened(said.map(({ text }) => text).join(" ") || record.gist);
  }
  if (deed === "give" || deed === "draft" || deed === "play" || deed === "shuffle-in") return brief(record);
  return deed === "move" && record.type === "site" ? brief(record) : "";
}

/** Which options stand under one heading: by what is done, where several deeds belong together. */
const GROUPS: Record<string, string> = {
  declare: "cards",
  play: "cards",
  "on-guard": "on-guard",
  transfer: "items",
  store: "items",
  remove: "hazards",
  "remove-untapped": "hazards",
  dismiss: "give-up",
  follow: "people",
  lead: "people",
  split: "people",
  join: "people",
  merge: "people",
  influence: "influence",
};

function group({ key, declines }: Option): string {
  const deed = key.split(":")[0] ?? "";
  const found = GROUPS[deed] ?? (deed.startsWith("agent") ? "agents" : "");
  return found ? app.texts.say(`meccg-group-${found}`) : declines ? app.texts.say("meccg-group-on") : "";
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
  runs,
  mains: { organise: "move", defend: "done", "draw-more": "draw" },
  windows: ["mh", "attack", "strike", "influence", "check", "org", "site", "end", "council"],
  group,
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
