/** What the server tells about a table of Middle-earth CCG, and ways to find things in it. */
import type { Ask, CardRecord, GameEvent, Option, View } from "../../wire";

export type Category = "character" | "item" | "faction" | "ally" | "kill" | "miscellaneous";
/** As a player looks at them; the tables of the rules have another order. */
export const CATEGORIES: Category[] = ["character", "item", "faction", "ally", "kill", "miscellaneous"];
/** What is never doubled (ME-27.36). */
const NOT_DOUBLED: Category[] = ["kill", "miscellaneous"];
export const PHASES = ["untap", "organisation", "long-event", "movement", "site", "end"];

/** Cards of which the others see the number, and the viewer those that they know. */
export interface Pile {
  count: number;
  cards: string[];
}

/** A card face down; without its id for those who do not know it. */
export interface Down {
  thing: number;
  card: string | null;
  on: number;
}

export interface AgentSeen extends Down {
  state: CardState;
}

/** How the points came about, as the server tells it at the end; negative is what is taken off. */
export interface EndingSeen {
  cards: { card: string; category: Category; points: number }[];
  sum: number;
  doubled: number;
  capped: number;
  /** Unique cards of which the other holds one. */
  held: string[];
  avatar: number;
  total: number;
}

export interface PlayerSeen {
  alignment: string;
  deck: number;
  exhausted: number;
  lost_avatar: boolean;
  general_influence: [number, number];
  points: Record<Category, number>;
  counted: Record<Category, number>;
  hand: Pile;
  discard: Pile;
  sideboard: Pile;
  sites: Pile;
  pool: Pile;
  unused: Pile;
  scored: string[];
  set_aside: string[];
  site_discard: string[];
  gone: string[];
  guard: Down[];
  march: Down[];
  /** Agents that are not revealed, and the site cards that lie with agents. */
  agents: AgentSeen[];
  agent_sites: Down[];
  /** Null as long as the game goes on. */
  ending?: EndingSeen | null;
}

export interface CompanySeen {
  company: number;
  seat: number;
  members: number[];
  size: number;
  site: number;
  plan: "stays" | "card" | "site-in-play";
  going: number | null;
  moved: boolean;
  travelled: boolean;
  idle: boolean;
}

export type CardState = "untapped" | "tapped" | "wounded";

export interface CardSeen {
  thing: number;
  card: string;
  seat: number;
  state: CardState;
  on: number | null;
  under?: number | null;
  prowess?: number;
  body?: number;
  mind?: number | null;
  direct_influence?: [number, number];
  corruption?: number;
}

export interface SiteSeen {
  thing: number;
  card: string;
  seat: number;
  tapped: boolean;
}

/** What lies off to the side with another card; for a prisoner with the card of the rescue site. */
export interface AsideSeen {
  thing: number;
  card: string;
  seat: number;
  state: CardState;
  on: number;
  prisoner_at: string | null;
}

export interface JourneySeen {
  company: number;
  way: string | null;
  path: string[];
  regions: string[];
  limit: number;
  used: number;
}

export interface LinkSeen {
  seat?: number;
  card: string;
  cancelled?: boolean;
  /** Which of its texts is declared: its clauses, and as what the card is played. */
  clauses?: string[];
  how?: "use" | "play" | "creature" | "event";
  on?: number[];
}

interface Numbers {
  strikes: number;
  prowess: number;
  body: number | null;
}

export interface AttackSeen extends Numbers {
  procedure: "Attack";
  company: number;
  origin: "creature" | "automatic" | "event" | "agent" | "company";
  race: string;
  detainment: boolean;
  key: string;
  targets: number[];
  excess: number[];
  left: number[];
  beaten: number;
  card: string | null;
  seat: number;
  now: Numbers;
}

export interface StrikeSeen {
  procedure: "Strike";
  target: number;
  excess: number;
  staying: boolean;
  dodging: boolean;
  helped: number;
  own: number;
  /** The prowess that the target faces; where both roll, dice come to both. */
  theirs: number;
  both_roll: boolean;
  /** What becomes of a wounded target by each roll of the body check, from 2 to 12. */
  fates: ("wounded" | "discarded" | "returns" | "eliminated")[];
  /** In a fight of companies, who strikes. */
  striker?: number;
}

export interface VisitSeen {
  procedure: "Visit";
  company: number;
  left: number[];
  extra: boolean;
  /** Whether the company has entered. */
  inside: boolean;
}

/** An influence attempt or a corruption check: what adds to the throw, and what it must exceed. */
export interface AttemptSeen {
  procedure: "Attempt";
  kind: "faction" | "persuasion" | "check";
  who: number;
  by: string;
  card: string;
  own: [string, number][];
  against: [string, number][];
  /** What becomes of a character that just fails a check. */
  narrowly?: "passed" | "taps" | "discarded" | "eliminated";
  /** A card that a failed check costs in place of everything else. */
  price?: string | null;
}

/** An item is to be handed over, or stored if `to` is -1: a corruption check comes first. */
export interface HandingSeen {
  procedure: "Handing";
  item: number;
  to: number;
}

export type Procedure = AttackSeen | StrikeSeen | VisitSeen | AttemptSeen | HandingSeen;

export interface RealmView extends View {
  seat: number | null;
  turn: number;
  /** Null before the first turn and at the council. */
  phase: string | null;
  active: number;
  caller: number | null;
  players: PlayerSeen[];
  companies: CompanySeen[];
  cards: CardSeen[];
  places: SiteSeen[];
  aside: AsideSeen[];
  journey: JourneySeen | null;
  chain: LinkSeen[];
  going_on: Procedure[];
}

export const seen = (view: View): RealmView => view as RealmView;

export const phaseOf = ({ phase, turn }: RealmView): string => phase ?? (turn ? "council" : "start");
export const cardOf = (view: RealmView, thing: number): CardSeen | undefined => view.cards.find((one) => one.thing === thing);
export const siteOf = (view: RealmView, thing: number): SiteSeen | undefined => view.places.find((one) => one.thing === thing);
export const attachedTo = (view: RealmView, thing: number): CardSeen[] => view.cards.filter(({ on }) => on === thing);
export const companiesOf = (view: RealmView, seat: number): CompanySeen[] => view.companies.filter((one) => one.seat === seat);
export const companyOf = (view: RealmView, number: number): CompanySeen | undefined => view.companies.find(({ company }) => company === number);
export const guardsAt = (view: RealmView, site: number): Down[] => view.players.flatMap(({ guard }) => guard.filter(({ on }) => on === site));

export const asideWith = (view: RealmView, thing: number): AsideSeen[] => view.aside.filter(({ on }) => on === thing);

/** Cards that lie for themselves: events in play. Those with something that is no card of the table lie here too. */
export function events(view: RealmView): CardSeen[] {
  const people = new Set(view.companies.flatMap(({ members }) => members));
  const there = new Set([...view.cards, ...view.places].map(({ thing }) => thing));
  return view.cards.filter(({ thing, on }) => !people.has(thing) && (on === null || !there.has(on)));
}

function lastOf<P extends Procedure>(view: RealmView, procedure: P["procedure"]): P | undefined {
  return view.going_on.findLast((one): one is P => one.procedure === procedure);
}

export const attackOf = (view: RealmView): AttackSeen | undefined => lastOf<AttackSeen>(view, "Attack");
/** The strike that is still to be rolled for: while items of the fallen are handed on, it is over. */
export const strikeOf = (view: RealmView): StrikeSeen | undefined => (view.ask?.kind === "salvage" ? undefined : lastOf<StrikeSeen>(view, "Strike"));
/** The attempt that is under way, unless an attack came in between. */
export function attemptOf(view: RealmView): AttemptSeen | undefined {
  const last = view.going_on.findLast(({ procedure }) => procedure === "Attempt" || procedure === "Attack");
  return last?.procedure === "Attempt" ? last : undefined;
}
export const visitOf = (view: RealmView): VisitSeen | undefined => lastOf<VisitSeen>(view, "Visit");

/** Factions, stored items and defeated creatures: what lies open and counts. */
export const pointsPile = (view: RealmView, seat: number): string[] => view.players[seat]?.scored ?? [];

/** How many cards a pile has, and those that the viewer knows. */
export function pileOf(view: RealmView, seat: number, name: string): Pile {
  const player = view.players[seat];
  if (!player) return { count: 0, cards: [] };
  if (name === "deck") return { count: player.deck, cards: [] };
  if (name === "discard" || name === "sideboard" || name === "sites") return player[name];
  const cards = name === "points" ? player.scored : name === "gone" ? player.gone : [];
  return { count: cards.length, cards };
}

/** What a company is called on the table and on the map: numbers on the near side, letters on the others. */
export const markOf = (place: number, near: boolean): string => (near ? String(place + 1) : String.fromCharCode(65 + place));

/** The agents of a player that are not revealed, with their sites. */
export const agentsOf = (view: RealmView, seat: number): { agent: AgentSeen; sites: Down[] }[] =>
  (view.players[seat]?.agents ?? []).map((agent) => ({ agent, sites: (view.players[seat]?.agent_sites ?? []).filter(({ on }) => on === agent.thing) }));

/** Whether another player has the same unique character in play, in whatever printing and form: Strider is Aragorn II. */
export function isWithOthers({ seat, cards }: RealmView, record: CardRecord, recordOf: (card: string) => CardRecord | undefined, englishTitle: (card: CardRecord) => string): boolean {
  // Of several names the first is whose form it is.
  const whoIs = (one: CardRecord): string => one.manifestation_of?.split(" and ")[0] || englishTitle(one);
  return Boolean(record.unique) && cards.some((one) => {
    const other = one.seat === seat ? undefined : recordOf(one.card);
    return other !== undefined && whoIs(other) === whoIs(record);
  });
}

/** The seat whose side of the table is near: the viewer's, for others the first. */
export const nearSeat = (view: RealmView, you: number | null): number => you ?? view.seat ?? 0;

/** What lies with a character: items, allies, hazards, but nobody who goes with it. */
export const laidWith = (view: RealmView, thing: number): CardSeen[] => attachedTo(view, thing).filter((one) => !view.companies.some(({ members }) => members.includes(one.thing)));

/** Lengths in rem: the least card with its gap, the borders of a company and its title, the strip of an item. */
const CARD = { wide: 4.8, high: 7 };
const BORDERS = { wide: 1.6, high: 3.4 };
/** A title with how many they are; who sets out has a sign for that, too. */
const TITLE = { stays: 16, moves: 27 };
/** What stands beside the name in it, and a letter of that. */
const BESIDE = { stays: 6, moves: 15 };
const LETTER = 0.47;
const STRIP = 1.36;

/** How many cards wide a company is, with its site and where it goes. */
const cardsOf = ({ members, plan }: CompanySeen): number => members.length + (plan === "stays" ? 1.3 : 1.8);

/** How many cards wide a player's companies are, side by side. */
export const columnsOf = (view: RealmView, seat: number): number => companiesOf(view, seat).reduce((sum, one) => sum + cardsOf(one) + BORDERS.wide / CARD.wide, 0);

/** How high a player's companies are, laid in rows of a width, with the least cards; all in rem. */
export function heightOf(view: RealmView, seat: number, room: number, nameOf: (members: readonly number[]) => string = () => ""): number {
  let total = 0;
  let row = 0;
  let left = 0;
  for (const company of companiesOf(view, seat)) {
    const kind = company.plan === "stays" ? "stays" : "moves";
    const title = Math.max(TITLE[kind], BESIDE[kind] + nameOf(company.members).length * LETTER);
    const wide = Math.max(title, cardsOf(company) * CARD.wide + BORDERS.wide);
    const high = CARD.high + BORDERS.high + STRIP * Math.max(0, ...company.members.map((member) => laidWith(view, member).length));
    if (wide > left) {
      total += row;
      row = 0;
      left = room;
    }
    row = Math.max(row, high);
    left -= wide;
  }
  return total + row;
}

/** What a card that somebody knows is, by the name of a thing: `thing:12` or `card:tw-204`. */
export function faceOf(view: RealmView, thing: string): string | null {
  const [zone, id = ""] = split(thing);
  if (zone === "card") return id;
  if (zone !== "thing") return null;
  const number = Number(id);
  const down = view.players.flatMap(({ guard, march, agents, agent_sites }) => [...guard, ...march, ...agents, ...agent_sites]).find((one) => one.thing === number);
  return cardOf(view, number)?.card ?? siteOf(view, number)?.card ?? down?.card ?? null;
}

export function split(thing: string): [string, string] {
  const at = thing.indexOf(":");
  return [thing.slice(0, at), thing.slice(at + 1)];
}

/** The cards of places that the viewer alone sees, which the question offers beside those in hand. */
export function offered(ask: Ask | undefined, hand: readonly string[]): string[] {
  const useful = playsAt(ask);
  const options = [...(ask?.options ?? [])].sort((one, other) => Number(useful.has(other.touches[0] ?? "")) - Number(useful.has(one.touches[0] ?? "")));
  const found = options.flatMap(({ touches }) => touches).filter((thing) => thing.startsWith("card:"));
  return [...new Set(found.map((thing) => thing.slice(5)))].filter((card) => !hand.includes(card));
}

/** Where one may go: the sites for which something is in hand, with these cards. */
export function playsAt(ask: Ask | undefined): Map<string, string[]> {
  const goals = ask?.kind === "plan" ? ask.options : [];
  return new Map(goals.flatMap(({ touches, args }) => (touches[0] && Array.isArray(args.plays) && args.plays.length ? [[touches[0], args.plays.map(String)] as const] : [])));
}

/** Why a category counts other than it is printed: twice (ME-27.36), or no more than all others together (ME-27.37). */
export interface Counted {
  category: Category;
  printed: number;
  counted: number;
  doubled: boolean;
  capped: boolean;
}

export function countedOf(view: RealmView, seat: number): Counted[] {
  const mine = view.players[seat];
  if (!mine) return [];
  // Before the first turn nothing is won or lost.
  const begun = phaseOf(view) !== "start";
  return CATEGORIES.map((category) => {
    const printed = mine.points[category];
    if (!begun) return { category, printed, counted: printed, doubled: false, capped: false };
    const counted = mine.counted[category];
    const lacking = view.players.every((other, i) => i === seat || other.points[category] === 0);
    const doubled = printed > 0 && lacking && !NOT_DOUBLED.includes(category);
    return { category, printed, counted, doubled, capped: counted < printed * (doubled ? 2 : 1) };
  });
}

export const totalOf = (view: RealmView, seat: number): number => countedOf(view, seat).reduce((sum, { counted }) => sum + counted, 0);

/** What gives points in a category: the cards, what doubling adds, and both together. */
export function scoringOf(view: RealmView, seat: number, category: Category): { cards: { card: string; points: number }[]; doubled: number; all: number } {
  const cards = (view.players[seat]?.ending?.cards ?? []).filter((one) => one.category === category && one.points > 0);
  const cell = countedOf(view, seat).find((one) => one.category === category);
  const doubled = cell?.doubled ? cell.printed : 0;
  return { cards, doubled, all: cards.reduce((sum, { points }) => sum + points, 0) + doubled };
}

/** What of that does not count: over the half, or for cards that cost points. */
export const cutOf = (view: RealmView, seat: number, { category, counted }: Counted): number => Math.max(0, scoringOf(view, seat, category).all - counted);

/** Tournament points of the better one and of the other (ME-27.43 to ME-27.46). */
export function tournamentOf(scores: readonly number[]): [number, number] {
  const [best = 0, rest = 0] = [...scores].sort((a, b) => b - a);
  if (best === rest) return [3, 3];
  return best >= 2 * rest ? [6, 0] : 2 * best >= 3 * rest ? [5, 1] : [4, 2];
}

export interface CheckSeen {
  seat: number;
  card: string;
  roll: number;
  modifier: number;
  points: number;
  outcome: string;
}

/** The corruption checks since the council has met. */
export function checksOf(log: readonly GameEvent[]): CheckSeen[] {
  const start = log.findLastIndex(({ event }) => event === "council");
  return start < 0 ? [] : (log.slice(start).filter(({ event }) => event === "checked") as unknown as CheckSeen[]);
}

/** The chances of two dice: how many of the 36 throws give at least `least`. */
export function atLeast(least: number): number {
  let found = 0;
  for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one + other >= least) found++;
  return found / 36;
}

/** A way that a question offers, as its option tells it. */
export interface WayOffered {
  option: Option;
  kind: string;
  regions: string[];
  types: string[];
}

export function waysOf(ask: Ask | undefined): WayOffered[] {
  if (ask?.kind !== "way") return [];
  return ask.options.map((option) => ({
    option,
    kind: String(option.args.kind ?? ""),
    regions: strings(option.args.regions),
    types: strings(option.args.types),
  }));
}

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
