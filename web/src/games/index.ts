import { app } from "../core/app.svelte";
import type { Args, GameInfo, Json } from "../wire";
import type { GameClient } from "./types";

/** A folder with the id of a game is its board. */
const MODULES = import.meta.glob<{ default: GameClient }>("./*/index.ts");

/**
 * The module of a game, loaded with its texts when first needed; one without a board is shown as a ledger.
 * What a setting adds to the board comes with it.
 */
export async function gameClient(id: string, variant: Args): Promise<GameClient> {
  const load = MODULES[`./${id}/index.ts`] ?? (() => import("./generic"));
  const boxes = [...new Set([id, app.boxOf({ game: id, variant })])];
  const texts = Promise.all(boxes.map((box) => app.open(box))).catch((error: unknown) => app.complain(error));
  const [{ default: game }] = await Promise.all([load(), texts]);
  await Promise.all(Object.entries(game.supplements ?? {}).map(([setting, open]) => variant[setting] && open()));
  return game;
}

export interface Box {
  id: string;
  /** How the numbers of its rules begin. */
  rules: string;
  players: string;
  /** How many sit at a table as most people want it. */
  usual: number;
  minutes: string;
  weight: 1 | 2 | 3 | 4 | 5;
  arms: "ring" | "tower" | "banner" | "horse" | "star";
  /** The setting that "Play now" asks about, because the sides differ. */
  asks?: string;
  /** What the players divide among them, by their number, in the order of the seats. */
  roles?: Record<number, string[]>;
}

const WAR_ROLES = {
  2: ["free_peoples", "shadow"],
  3: ["free_peoples", "witch_king", "saruman"],
  4: ["gondor", "witch_king", "rohan", "saruman"],
};

/** Who of the good parties is run by one player (RI-1.3, RI-1.10). */
const RISK_PAIRS: Record<string, string[]> = { elves_rohan: ["elves-rohan", "gondor"], elves_gondor: ["elves-gondor", "rohan"], rohan_gondor: ["elves", "rohan-gondor"] };
const TURN_ORDER = ["elves", "saruman", "rohan", "sauron", "gondor"];

/** The parties of every seat, seats in the order of their first parties. */
function riskRoles(seats: number, agreed: Json | undefined): string[] {
  const pairs = RISK_PAIRS[String(agreed)];
  const [good, evil] = [["elves-rohan-gondor"], ["saruman-sauron"]];
  const each = TURN_ORDER.filter((party) => !party.startsWith("sa"));
  const found =
    seats === 2
      ? [...good, ...evil]
      : seats === 3
        ? pairs
          ? [...pairs, ...evil]
          : [...good, "saruman", "sauron"]
        : seats === 4
          ? pairs
            ? [...pairs, "saruman", "sauron"]
            : [...each, ...evil]
          : TURN_ORDER;
  const first = (role: string): number => TURN_ORDER.indexOf(role.split("-")[0] ?? "");
  return [...found].sort((a, b) => first(a) - first(b));
}

/** The five boxes on the shelf. */
export const BOXES: Box[] = [
  { id: "fellowship", rules: "FE", players: "2–4", usual: 3, minutes: "40", weight: 2, arms: "ring" },
  { id: "wotr", rules: "WR", players: "2–4", usual: 2, minutes: "180", weight: 4, arms: "tower", asks: "sides", roles: WAR_ROLES },
  { id: "third_age", rules: "TA", players: "2–4", usual: 2, minutes: "240", weight: 4, arms: "banner", asks: "sides", roles: WAR_ROLES },
  { id: "risk", rules: "RI", players: "2–5", usual: 3, minutes: "150", weight: 3, arms: "horse" },
  { id: "meccg", rules: "ME", players: "2–5", usual: 2, minutes: "120", weight: 5, arms: "star" },
];

/** How many sit at a new table of a game, if nobody says otherwise. */
export function usualSeats({ id, seats }: Pick<GameInfo, "id" | "seats">): number {
  const usual = BOXES.find((box) => box.id === id)?.usual;
  return usual !== undefined && seats.includes(usual) ? usual : (seats[0] ?? 2);
}

/** What the seats of a new table play; none where that is drawn, or where all play the same. */
export function rolesOf(id: string, seats: number, { sides, parties }: Args): string[] {
  if (id === "risk") return riskRoles(seats, parties);
  const roles = BOXES.find((box) => box.id === id)?.roles?.[seats] ?? [];
  if (sides === "drawn") return [];
  return sides === "shadow_first" ? roles.toReversed() : roles;
}

const DARK = ["shadow", "witch_king", "saruman", "sauron"];

/** On whose side somebody plays; empty where that is not known, or where there are none. */
export function sideOfRole(role: string | undefined): "" | "free" | "dark" {
  return !role ? "" : DARK.includes(role.split("-")[0] ?? "") ? "dark" : "free";
}
