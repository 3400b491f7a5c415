import type { GameClient } from "./types";

const MODULES: Record<string, () => Promise<{ default: GameClient }>> = {
  fellowship: () => import("./fellowship"),
};

/** The module of a game, loaded when first needed; one without a board is shown as a ledger. */
export async function gameClient(id: string): Promise<GameClient> {
  const load = MODULES[id] ?? (() => import("./generic"));
  return (await load()).default;
}

export interface Box {
  id: string;
  players: string;
  minutes: string;
  weight: 1 | 2 | 3 | 4 | 5;
  arms: "ring" | "tower" | "banner" | "horse" | "star";
}

/** The five boxes on the shelf. */
export const BOXES: Box[] = [
  { id: "fellowship", players: "2–4", minutes: "40", weight: 2, arms: "ring" },
  { id: "wotr", players: "2–4", minutes: "180", weight: 4, arms: "tower" },
  { id: "third_age", players: "2–4", minutes: "240", weight: 4, arms: "banner" },
  { id: "risk", players: "2–5", minutes: "150", weight: 3, arms: "horse" },
  { id: "meccg", players: "2–5", minutes: "120", weight: 5, arms: "star" },
];
