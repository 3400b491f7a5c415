/** What the server tells about a table of Middle-earth CCG, and ways to find things in it. */
import type { Ask, Option, View } from "../../wire";

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
  origin: "creature" | "automatic" | "event";
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
}

export interface VisitSeen {
  procedure: "Visit";
  company: number;
  left: number[];
  extra: boolean;
  /** Whether the company has entered. */
  inside: boolean;
}

export type Procedure = AttackSeen | StrikeSeen | VisitSeen;

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
export const strikeOf = (view: RealmView): StrikeSeen | undefined => lastOf<StrikeSeen>(view, "Strike");
export const visitOf = (view: RealmView): VisitSeen | undefined => lastOf<VisitSeen>(view, "Visit");

/** Factions, stored items and defeated creatures: what lies open and counts. */
export const pointsPile = (view: RealmView, seat: number): string[] => view.players[seat]?.scored ?? [];

/** What a company is called on the table and on the map: numbers on the near side, letters on the others. */
export const markOf = (place: number, near: boolean): string => (near ? String(place + 1) : String.fromCharCode(65 + place));

/** The agents of a player that are not revealed, with their sites. */
export const agentsOf = (view: RealmView, seat: number): { agent: AgentSeen; sites: Down[] }[] =>
  (view.players[seat]?.agents ?? []).map((agent) => ({ agent, sites: (view.players[seat]?.agent_sites ?? []).filter(({ on }) => on === agent.thing) }));

/** The seat whose side of the table is near: the viewer's, for others the first. */
export const nearSeat = (view: RealmView, you: number | null): number => you ?? view.seat ?? 0;

/** The title of a company is as wide as so many cards. */
const LEAST_COMPANY = 2.9;

/** How many cards wide a player's companies are, side by side. */
export function columnsOf(view: RealmView, seat: number): number {
  return companiesOf(view, seat).reduce((sum, { members, plan }) => sum + members.length + (plan === "stays" ? 1.3 : 1.8), 0);
}

/** How many rows a player's companies need where so many cards fit side by side. */
export function rowsOf(view: RealmView, seat: number, cards: number): number {
  let rows = 0;
  let left = 0;
  for (const { members, plan } of companiesOf(view, seat)) {
    const wide = Math.max(LEAST_COMPANY, members.length + (plan === "stays" ? 1.3 : 1.8));
    if (wide > left) {
      rows += 1;
      left = cards;
    }
    left -= wide;
  }
  return rows;
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
  const found = (ask?.options ?? []).flatMap(({ touches }) => touches).filter((thing) => thing.startsWith("card:"));
  return [...new Set(found.map((thing) => thing.slice(5)))].filter((card) => !hand.includes(card));
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
  return CATEGORIES.map((category) => {
    const printed = mine.points[category];
    const counted = mine.counted[category];
    const lacking = view.players.every((other, i) => i === seat || other.points[category] === 0);
    const doubled = printed > 0 && lacking && !NOT_DOUBLED.includes(category);
    return { category, printed, counted, doubled, capped: counted < printed * (doubled ? 2 : 1) };
  });
}

export const totalOf = (view: RealmView, seat: number): number => countedOf(view, seat).reduce((sum, { counted }) => sum + counted, 0);

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
