/** What a seat sees of Der Ringkrieg 2 (src/mathom/games/risk/edge/see.py), and what its pieces are. */
import type { RegionMapData, Region as Shape } from "../../parts/regions";
import type { View } from "../../wire";
import facts from "./facts.json";
import drawn from "./map.json";

export type Side = "good" | "evil";
export type Party = "elves" | "saruman" | "rohan" | "sauron" | "gondor";
export type Troops = Record<string, number>;

export interface SpaceSeen {
  space: string;
  figures: Partial<Record<Party, Troops>>;
  holder?: Party | null;
  contested?: boolean;
}

export interface PartySeen {
  side: Side;
  seat: number;
  gold: number;
  income: number;
  out: boolean;
  reserve: Troops;
  supply: Troops;
  played: string[];
  territory_cards: number;
  adventure_cards: number;
  set_aside: number;
  hand?: string[];
  aside?: string[];
}

export interface Squad {
  party: Party;
  unit: string;
  n: number;
  number: number;
  walls: boolean;
}

export interface CombatSeen {
  territory: string;
  attacker: Side;
  round: number;
  walls_down: boolean;
  sails: number;
  squads: Squad[];
  wounds: { party: Party; unit: string; n: number }[];
}

export interface BearerSeen {
  shown: string | null;
  /** Where he can be as far as anybody can count; records of older programs do not have it. */
  possible?: string[];
  space?: string;
  marches?: number;
  failed?: boolean;
  pass_closed?: boolean;
  ring_symbols?: Party[];
  sheet?: { round: number; party: Party; what: string; space: string }[];
}

export interface Procedure {
  procedure: string;
  [field: string]: unknown;
}

export interface RiskView extends View {
  seat: number | null;
  round: number;
  turn: number;
  active: Party | null;
  phase: string | null;
  sides: Record<Side, { points: number; stronghold_points: number; card_points: number }>;
  parties: Record<Party, PartySeen>;
  spaces: SpaceSeen[];
  marched: { space: string; unit: string; left: number; flags: number; count: number }[];
  bearer: BearerSeen;
  combat: CombatSeen | null;
  under_way: Procedure[];
  decks: { territory: number; adventure: number; territory_discard: string[]; adventure_discard: string[]; shown: string[] };
  lasting: { blocked: { bridge: string; party: Party }[]; closed: { territory: string; party: Party }[]; corsairs: Party[] };
  /** What is our reconstruction; records of older rules say nothing about it. */
  reconstructed?: { cards: string[]; ring_path: string[] };
}

export const seen = (view: View): RiskView => view as RiskView;

export interface Region extends Shape {
  kind: "territory" | "mountains";
  region: string | null;
  town: [number, number] | null;
  points: number;
  site: boolean;
  port: boolean;
}

interface Drawn extends RegionMapData<Region> {
  bridges: Record<string, [number, number]>;
}

export const MAP = drawn as unknown as Drawn;
export const thingOf = (id: string): string => `${MAP.regions[id]?.kind ?? "territory"}:${id}`;

export const PARTIES: Party[] = ["elves", "saruman", "rohan", "sauron", "gondor"];
export const SIDES: Side[] = ["good", "evil"];
export const SIDE_OF: Record<Party, Side> = { elves: "good", saruman: "evil", rohan: "good", sauron: "evil", gondor: "good" };
export const COLOUR: Record<Party, string> = { elves: "#2c7a3f", saruman: "#b5271d", rohan: "#e0ac1c", sauron: "#17141a", gondor: "#2a57b0" };
/** What can be read on the colour. */
export const ON_COLOUR: Record<Party, string> = { elves: "#fff", saruman: "#fff", rohan: "#2b1c05", sauron: "#ffe3b8", gondor: "#fff" };
export const SIDE_COLOUR: Record<Side, string> = { good: "light-dark(#8a5a08, #f0c869)", evil: "light-dark(#8d2219, #ef8f78)" };
/** So far ahead wins (RI-14.1). */
export const LEAD = 15;

interface UnitFacts {
  cost: number | null;
  move: number;
  hits: number;
  /** Hit numbers: attack, defend, attack a stronghold, defend one. */
  numbers: number[];
}

export interface CardFacts {
  type: string;
  territory?: string;
  symbol?: string | null;
  side?: string;
  ent?: boolean;
  gold?: Record<Side, number>;
  points?: Record<Side, number> | number | null;
  window?: string[];
}

export const UNITS = facts.units as unknown as Record<string, UnitFacts>;
export const CARDS = facts.cards as unknown as Record<string, CardFacts>;
export const REGIONS = facts.regions as Record<string, { bonus: number; territories: string[] }>;
export const STEPS = facts.steps as Record<string, { step: number; die: boolean }>;
export const WAYS = facts.ways as Record<string, string>;
const SEARCH = facts.search as Record<string, number>;
export const KINDS = Object.keys(UNITS);

/** A search of this strength succeeds with so much or less (RI-8.6). */
export function searchSucceeds(strength: number): number {
  let most = 0;
  for (const [least, number] of Object.entries(SEARCH)) if (strength >= Number(least)) most = Math.max(most, number);
  return most;
}

/** The drawing of a kind; some look different on the two sides. */
export function glyphOf(unit: string, side: Side): string {
  return ["light_infantry", "heavy_infantry", "light_cavalry", "heavy_cavalry"].includes(unit) ? `k-${unit}-${side}` : `k-${unit}`;
}

export const kindsOf = (troops: Troops): { unit: string; count: number }[] =>
  KINDS.filter((unit) => unit !== "hero" && troops[unit]).map((unit) => ({ unit, count: troops[unit] ?? 0 }));
export const sizeOf = (troops: Troops): number => Object.values(troops).reduce((sum, n) => sum + n, 0);

export function spaceIn(view: RiskView, id: string): SpaceSeen | undefined {
  return view.spaces.find(({ space }) => space === id);
}

/** The parties with figures in a space, the holder first. */
export function standing(found: SpaceSeen): { party: Party; troops: Troops }[] {
  const order = [...PARTIES].sort((a, b) => Number(b === found.holder) - Number(a === found.holder));
  return order.flatMap((party) => (found.figures[party] ? [{ party, troops: found.figures[party] ?? {} }] : []));
}

export const hasSide = (found: SpaceSeen | undefined, side: Side): boolean => found !== undefined && PARTIES.some((party) => SIDE_OF[party] === side && found.figures[party] !== undefined);
export const myParties = (view: RiskView, you: number | null): Party[] => PARTIES.filter((party) => view.parties[party].seat === you);
export function sideOfSeat(view: RiskView, seat: number | null): Side | null {
  const first = PARTIES.find((party) => view.parties[party].seat === seat);
  return seat === null || !first ? null : SIDE_OF[first];
}
/** The party that a question is put to. */
export const askedParty = (view: RiskView): Party | null => (view.ask?.about?.party as Party | undefined) ?? view.active;
export const territoriesOf = (view: RiskView, party: Party): number => view.spaces.filter(({ holder }) => holder === party).length;
export const isReconstructed = (view: RiskView, card: string): boolean => view.reconstructed?.cards.includes(card) ?? false;
