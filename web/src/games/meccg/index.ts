/** Middle-earth CCG in the browser. */
import { api } from "../../core/api";
import { app } from "../../core/app.svelte";
import { TELLS } from "../../core/texts";
import { settings } from "../../core/settings.svelte";
import type { Args, DeckData, GameEvent, Json, Moment, Option, View } from "../../wire";
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
import { givenTo, inWords, strikeTold } from "./chances";
import { brief, printed } from "./facts";
import { inspect } from "./inspect";
import { intent, called } from "./asking";
import { englishTitle } from "./land";
import { runs } from "./runs";
import { isOutcome, isWatched, tells } from "./story";
import { attackOf, isWithOthers, seen } from "./view";
import { title } from "./words";

const ROLLS = ["struck", "body-check", "checked", "influenced", "rolled", "persuaded"];
const COLOURS: Record<string, string> = { hero: "light-dark(#2c5584, #8fb4e0)", minion: "light-dark(#8c2f2a, #ef8f78)" };

/** The most that the list tells of a card. */
const GIST = 170;
const shortened = (text: string): string => (text.length > GIST ? `${text.slice(0, text.lastIndexOf(" ", GIST))} …` : text);

/** How many strikes more somebody has to face, for who chooses the next strike. */
function excess(view: View, { key, touches }: Option): string {
  const attack = key.startsWith("strike:") ? attackOf(seen(view)) : undefined;
  const count = attack?.excess[attack.targets.findIndex((thing) => touches.includes(`thing:${thing}`))] ?? 0;
  return count ? app.texts.say("meccg-view-excess", { count }) : "";
}

/** The card in play that an option is about. */
function aimedAt({ touches }: Option): number | undefined {
  const thing = touches.find((one) => one.startsWith("thing:"));
  return thing === undefined ? undefined : Number(thing.slice("thing:".length));
}

/** Whether one can go to the same site with another card, too: a haven in play, or a fresh copy of it. ME-9.3 */
function isTwofold(view: View, { key, args }: Option): boolean {
  return (view.ask?.options ?? []).some((other) => other.key !== key && other.key.startsWith("move:") && typeof other.args.card === "string" && title(other.args.card) === title(String(args.card)));
}

/** What an option comes to: the clauses of the text that is played, the numbers of a character, the kind of a site. */
function hint(view: View, option: Option): string {
  const { key, args, touches } = option;
  const strike = strikeTold(option);
  if (strike) return [excess(view, option), inWords(strike.chances, givenTo(seen(view), aimedAt(option)))].filter(Boolean).join(" · ");
  const record = typeof args.card === "string" ? catalogue.get(args.card) : undefined;
  if (!record) return "";
  const deed = key.split(":")[0];
  if (typeof args.influence === "number") return "";
  if (deed === "declare") {
    const clauses = Array.isArray(args.clauses) ? args.clauses.map(String) : [];
    const said = clauses.length ? (catalogue.words(record.id)?.clauses ?? []).filter(({ id }) => clauses.includes(id)) : [];
    const attack = record.type === "creature" ? printed(record) : [];
    return [...attack, shortened(said.map(({ text }) => text).join(" ") || record.gist)].filter(Boolean).join(" · ");
  }
  if (deed === "check") {
    const points = seen(view).cards.find(({ thing }) => touches.includes(`thing:${thing}`))?.corruption;
    return points ? app.texts.say("meccg-view-corruption", { points }) : "";
  }
  if (deed === "draft" && isWithOthers(seen(view), record, (card) => catalogue.get(card), englishTitle)) return `${brief(record)} · ${app.texts.say("meccg-view-drafted-already")}`;
  if (deed === "give" || deed === "draft" || deed === "start-with" || deed === "play" || deed === "shuffle-in") return brief(record);
  if (deed !== "move" || record.type !== "site") return "";
  const plays = Array.isArray(args.plays) ? args.plays.map((card) => title(String(card))) : [];
  return [
    plays.length ? app.texts.say("meccg-view-plays-there", { cards: plays.join(", ") }) : "",
    brief(record),
    touches.some((thing) => thing.startsWith("thing:")) ? app.texts.say("meccg-view-in-play") : isTwofold(view, option) ? app.texts.say("meccg-view-from-deck") : "",
  ]
    .filter(Boolean)
    .join(" · ");
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

/** While one organises: what is played, who is with whom, what is handed on, then what is given up; at last one goes on. */
const ORGANISED = ["cards", "people", "items", "hazards", "influence", "agents", "", "give-up"];

function rank(kind: string, { key }: Option): number {
  const deed = key.split(":")[0] ?? "";
  if (kind !== "organise") return 0;
  return key === "move" ? ORGANISED.length : ORGANISED.indexOf(GROUPS[deed] ?? (deed.startsWith("agent") ? "agents" : ""));
}

async function suggested(variant: Args, seat: number): Promise<string> {
  if (variant.general_opponent) return "";
  const ready = (await api.builtInDecks()).filter((deck) => deck.suggested !== null);
  const found = ready.find((deck) => deck.suggested === seat % ready.length);
  return found ? app.texts.say(`meccg-built-in-${found.name}`) : "";
}

async function titles(ids: string[]): Promise<string[]> {
  const cards = await allCards(settings.lang).catch(() => []);
  const known = new Map(cards.map(({ id, title }) => [id, title]));
  return ids.map((id) => known.get(id) ?? id);
}

async function lacking(what: Json, variant: Args): Promise<string[]> {
  const deck = typeof what === "string" ? (await api.readDeck(what)).deck : (what as unknown as DeckData);
  return titles((await api.checkDeck(deck, variant)).lacking);
}

TELLS.meccg = (told) => tells(told, (card) => catalogue.get(card)?.type);

const game: GameClient = {
  Board,
  Hand,
  Progress,
  SeatLine,
  Strip,
  Ending,
  endsWhole: (view) => ["council", "ring", "avatar"].includes(view.result?.how ?? ""),
  Shelf,
  titles,
  suggested,
  lacking,
  Picture,
  Slip,
  inspect,
  usual: () => null,
  onSlip: [],
  // The council's throws do not decide by themselves: the end shows the points instead.
  slipOf: (events: GameEvent[]) => (events.some(({ event }) => event === "total") ? [] : events.filter(({ event }) => ROLLS.includes(event))),
  slipOnBoard: true,
  heads: ["turn"],
  subheads: ["phase"],
  hint,
  intent,
  called,
  runs,
  costly: ["dismiss", "on-guard"],
  mains: { organise: "move", defend: "done", "draw-more": "draw" },
  windows: ["mh", "attack", "strike", "influence", "check", "org", "site", "end", "council"],
  group,
  rank,
  instead: () => null,
  picked: () => false,
  watched: isWatched,
  outcome: isOutcome,
  minor: ["drew", "phase", "limit", "drew-cards", "discarded-own"],
  grave: ["killed", "discarded", "dismissed"],
  places: () => [],
  scores: (moments: readonly Moment[]) => moments.map(({ scores }) => scores ?? []),
  role: (view, seat) => app.texts.say(`meccg-alignment-${seen(view).players[seat]?.alignment ?? "hero"}`),
  seatColour: (view, seat) => COLOURS[seen(view).players[seat]?.alignment ?? "hero"] ?? "var(--accent)",
};

export default game;
