/** What a seat sees of Der Ringkrieg (src/mathom/games/wotr/edge/see.py), and what its pieces are. */
import type { RegionMapData, Region as Shape } from "../../parts/regions";
import type { View } from "../../wire";
import facts from "./facts.json";
import drawn from "./map.json";
import type { SupplementSeen } from "./supplement";

export type Side = "free_peoples" | "shadow";
export type Nation = "dwarves" | "elves" | "gondor" | "north" | "rohan" | "isengard" | "sauron" | "southrons_easterlings";
export type Rank = "regular" | "dunlending" | "elite" | "leader" | "nazgul";
export type CardType = "character" | "army" | "muster";
export type Figures = Record<string, number>;

export interface Host {
  figures: Figures;
  characters: string[];
}

export interface RegionSeen extends Host {
  region: string;
  held: Side | null;
  control_marker: boolean;
  besieged: Host | null;
}

export interface SideSeen {
  lead: number;
  victory_points: number;
  reinforcements: Figures;
  casualties: Figures;
  dice: number;
  rolled: string[];
  hunt_box: number;
  elven_rings: number;
  ring_used: boolean;
  decks: Record<string, number>;
  in_play: string[];
  discarded: string[];
}

export interface PlayerSeen {
  side: Side;
  /** What the seat plays, where a side is shared; records of older rules have none. */
  role?: string;
  hand_backs: Record<string, number>;
  combat_card_backs: Record<string, number>;
  face_down_backs: Record<string, number>;
  hand?: string[];
  combat_card?: string[];
  face_down?: string[];
}

export interface BattleSeen {
  attacker: Side;
  region: string;
  from: string;
  siege: boolean;
  sortie: boolean;
  round: number;
  forces: Record<Side, Host>;
}

export interface Procedure {
  procedure: string;
  [field: string]: unknown;
}

export interface WarView extends View {
  seat: number | null;
  turn: number;
  phase: string;
  turn_of: Side | null;
  battle: BattleSeen | null;
  under_way: Procedure[];
  players: PlayerSeen[];
  sides: Record<Side, SideSeen>;
  regions: RegionSeen[];
  nations: Record<Nation, { seat: number; steps: number; active: boolean; at_war: boolean }>;
  fellowship: {
    region: string | null;
    progress: number;
    hidden: boolean;
    corruption: number;
    mordor: number | null;
    guide: string;
    companions: string[];
    tried: boolean;
    hunted: number;
  };
  /** With three and four players. */
  team?: { actors: Record<Side, number>; mixed: { region: string; besieged: boolean; side: Side; commander: number }[] };
  characters_aside: string[];
  characters_out: string[];
  tiles: Record<"pool" | "drawn" | "aside" | "waiting" | "out", string[]>;
  /** With a supplement. */
  supplement?: SupplementSeen;
}

export const seen = (view: View): WarView => view as WarView;

export interface Region extends Shape {
  nation: Nation | null;
  settlement: { kind: string; x: number; y: number } | null;
  points: number;
}

export const MAP = drawn as unknown as RegionMapData<Region>;
/** Boxes of the Mordor track up to the Crack of Doom, and the points that end the war. */
export const MORDOR_BOXES = 6;
export const MOST_CORRUPTION = 12;
/** No more dice than this hunt at once (WR-16.15). */
export const MOST_HUNTERS = 5;
export const GOALS: Record<Side, number> = { free_peoples: 4, shadow: 10 };
export const SIDES: Side[] = ["free_peoples", "shadow"];
export const enemyOf = (side: Side): Side => (side === "shadow" ? "free_peoples" : "shadow");

export const NATIONS: Nation[] = ["dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons_easterlings"];
export const sideOf = (nation: Nation): Side => (NATIONS.indexOf(nation) < 5 ? "free_peoples" : "shadow");
/** The nations so many steps from war; who is not at war has a step to go. */
export const nationsIn = (view: WarView, steps: number): Nation[] => NATIONS.filter((nation) => (view.nations[nation]?.at_war ? 0 : Math.max(1, view.nations[nation]?.steps ?? 3)) === steps);
/** White can be read on each of them. */
export const COLOUR: Record<Nation, string> = {
  dwarves: "#7a4a20",
  elves: "#3f7030",
  gondor: "#2f4b8f",
  north: "#23707e",
  rohan: "#6c7414",
  isengard: "#9a6b08",
  sauron: "#8d2219",
  southrons_easterlings: "#b1560f",
};
/** Cards in a deck: a supplement adds to it. */
export const DECK_SIZE = { plain: 24, supplemented: 26 };
export const SIDE_COLOUR: Record<Side, string> = { free_peoples: "light-dark(#2f4b8f, #8fabea)", shadow: "light-dark(#8d2219, #ef8f78)" };

interface CardFacts {
  deck: string;
  number: number;
  type: CardType;
  initiative: number | number[];
  stays: boolean;
  /** Who may play it where two share a side. */
  player?: string;
}

interface TileFacts {
  owner: string;
  value: number | null;
  eye: boolean;
  die: boolean;
  reveal: boolean;
  stop: boolean;
  /** Whom it brings. */
  who?: string;
}

export const CARDS = facts.cards as Record<string, CardFacts>;
export const CHARACTERS = facts.characters as Record<string, { side: Side; level: number | string; leadership: number }>;
export const TILES = facts.tiles as Record<string, TileFacts>;

/** All kinds of figures in the engine's order, then the Characters: the numbers of `Pick`. */
export const KINDS: string[] = Object.keys(facts.kinds);
export const memberAt = (i: number): string => KINDS[i] ?? Object.keys(CHARACTERS)[i - KINDS.length] ?? "";

/** Kinds that are not called by nation and rank. */
const NATION_OF: Record<string, Nation> = { nazgul: "sauron", dunlending: "isengard" };

export function rankOf(kind: string): Rank {
  return (kind in NATION_OF ? kind : kind.slice(kind.indexOf("-") + 1)) as Rank;
}

export function nationOf(kind: string): Nation {
  return NATION_OF[kind] ?? (kind.slice(0, kind.indexOf("-")) as Nation);
}

/** A line of a counter: one nation's figures of each rank. */
export interface Row {
  nation: Nation;
  counts: Record<Rank, number>;
}

export const RANKS: Rank[] = ["regular", "dunlending", "elite", "leader", "nazgul"];
export const UNITS: Rank[] = ["regular", "dunlending", "elite"];
export const unitsIn = ({ counts }: Row): number => UNITS.reduce((sum, rank) => sum + counts[rank], 0);

/** A side's part of a host, nation by nation, the largest first. */
export function rowsOf(host: Host, side: Side): Row[] {
  const rows = new Map<Nation, Row>();
  for (const [kind, count] of Object.entries(host.figures)) {
    const nation = nationOf(kind);
    if (sideOf(nation) !== side) continue;
    const row = rows.get(nation) ?? { nation, counts: { regular: 0, dunlending: 0, elite: 0, leader: 0, nazgul: 0 } };
    row.counts[rankOf(kind)] += count;
    rows.set(nation, row);
  }
  const size = ({ counts }: Row): number => RANKS.reduce((sum, rank) => sum + counts[rank], 0);
  return [...rows.values()].sort((a, b) => size(b) - size(a));
}

export const charactersOf = (host: Host, side: Side): string[] => host.characters.filter((id) => CHARACTERS[id]?.side === side);
export const units = (host: Host, side: Side): number => rowsOf(host, side).reduce((sum, row) => sum + unitsIn(row), 0);

/** Whether two players share the side that a card belongs to: then its symbol says who of them plays it (WR-19.40). */
export const isShared = (view: WarView, card: string): boolean => view.players.filter(({ side }) => side === (CARDS[card]?.deck.startsWith("fp") ? "free_peoples" : "shadow")).length > 1;
export const mySide = (view: WarView, you: number | null): Side | null => (you === null ? null : (view.players[you]?.side ?? null));
