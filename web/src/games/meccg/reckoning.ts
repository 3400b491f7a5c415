/** The arithmetic of strikes, attempts and checks, as ledgers of terms, and the chances of the dice. */
import type { AttackSeen, AttemptSeen, CardSeen, StrikeSeen } from "./view";
import { atLeast } from "./view";

export interface Term {
  /** A message `meccg-view-term-<id>`. */
  id: string;
  value: number;
  rule?: string;
}

const STAYING = -3;

export function attackTerms({ prowess, now }: AttackSeen): Term[] {
  const changed = now.prowess - prowess;
  return [{ id: "printed", value: prowess }, ...(changed ? [{ id: "cards", value: changed }] : [])];
}

/** What the character adds: print, cards, state, the choice to stay untapped, excess strikes, support. */
export function ownTerms(one: CardSeen, printed: number, strike: StrikeSeen): Term[] {
  const terms: Term[] = [{ id: "printed", value: printed }];
  const add = (id: string, value: number, rule?: string): void => void (value && terms.push({ id, value, rule }));
  add("cards", (one.prowess ?? printed) - printed);
  add("tapped", one.state === "tapped" ? -1 : 0, "ME-13.20");
  add("wounded", one.state === "wounded" ? -2 : 0, "ME-13.21");
  add("staying", strike.staying ? STAYING : 0, "ME-13.22");
  add("excess", -strike.excess, "ME-13.11");
  add("support", strike.helped, "ME-13.23");
  add("other", strike.own - terms.reduce((sum, { value }) => sum + value, 0));
  return terms;
}

export const ATTEMPT_RULES = { faction: "ME-18.9", persuasion: "ME-19.8", check: "ME-20.16" };

export const sumOf = (terms: readonly [string, number][]): number => terms.reduce((sum, [, value]) => sum + value, 0);

/** The least that two dice must show; where both throw, by how much one is ahead before. */
export function lead({ kind, own, against }: AttemptSeen): number {
  const ahead = sumOf(own) - sumOf(against);
  return kind === "persuasion" ? ahead : 1 - ahead;
}

/** How that is said: where both throw, or where the dice decide nothing any more, there is no number to be thrown. */
export function demand(attempt: AttemptSeen): "lead" | "sure" | "never" | "need" {
  const least = lead(attempt);
  return attempt.kind === "persuasion" ? "lead" : least <= 2 ? "sure" : least > 12 ? "never" : "need";
}

export interface Chances {
  won: number;
  /** A check that fails by no more than one. */
  narrowly: number;
  lost: number;
}

/** How the attempt ends, with so much more on one's own side. */
export function chances(attempt: AttemptSeen, more = 0): Chances {
  if (attempt.kind === "persuasion") {
    const won = bothThrow(lead(attempt) + more);
    return { won, narrowly: 0, lost: 1 - won };
  }
  const least = lead(attempt) - more;
  const won = atLeast(least);
  if (attempt.kind === "faction") return { won, narrowly: 0, lost: 1 - won };
  const narrowly = atLeast(least - 2) - won;
  return attempt.narrowly === "passed" ? { won: won + narrowly, narrowly: 0, lost: 1 - won - narrowly } : { won, narrowly, lost: 1 - won - narrowly };
}

/** How often two dice and `ahead` are more than two other dice. */
function bothThrow(ahead: number): number {
  let won = 0;
  for (let own = 2; own <= 12; own++) for (let other = 2; other <= 12; other++) if (own + ahead > other) won += (6 - Math.abs(7 - own)) * (6 - Math.abs(7 - other));
  return won / 1296;
}
