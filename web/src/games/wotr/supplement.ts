/** Where a supplement adds to the board. Empty until one is fetched (`third_age/index.ts`); asked only where one is played with. */
import type { Component } from "svelte";

import type { Inspection, Stage, StageProps } from "../types";
import type { Side, WarView } from "./view";

/** What everybody sees of Das Ende des Dritten Zeitalters (src/mathom/games/wotr/third_age/age.py). */
export interface SupplementSeen {
  factions: Record<string, "aside" | "in_play" | "over">;
  ships: Record<string, number>;
  ents: Record<string, number>;
  ents_left: number;
  ents_cards_played: number;
  siege_towers: Record<string, number>;
  catapults: Record<string, number>;
  /** Who has superiority by siege engines in the battle that is fought. */
  superior: Side | null;
  we_shall_get_it: boolean;
}

export interface Extras {
  Glyphs: Component;
  /** Beside the map: what there is, and in what state. */
  Shelf: Component<StageProps & { afloat: boolean }>;
  /** Below the pieces of the game. */
  Sea: Component<{ view: WarView; pixel: number; size: number; source: string | null; lit: (region: string) => boolean; take: (region: string) => void }>;
  /** Among the pieces of the game. */
  Stands: Component<{ view: WarView; scale: number; lit: (region: string) => boolean; touch: (region: string) => void }>;
  /** In a battle, below the figures of a side. */
  Beside: Component<{ view: WarView; side: Side; region: string }>;
  Picture: Component<{ view: WarView; thing: string }>;
  /** Where ships lie, by region. */
  havens: Record<string, [number, number]>;
  /** The way of ships between two regions. */
  sail: (from: string, to: string) => [number, number][];
  /** What stands in a region besides armies, in sentences. */
  sentences: (view: WarView, region: string) => string[];
  inspect: (stage: Stage, thing: string) => Inspection | null;
  /** What to ask about a thing that is not lit; null if nothing, undefined if the thing is none of the supplement's. */
  intent: (view: WarView, thing: string) => string | null | undefined;
}

export const extras: Partial<Extras> = {};
