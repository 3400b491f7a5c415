/** The arithmetic of a strike, as a ledger of terms, and the chances of two dice. */
import type { AttackSeen, CardSeen, StrikeSeen } from "./view";
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

export interface Odds {
  defeated: number;
  ineffectual: number;
  wounded: number;
  /** Whoever is wounded must survive the body check. */
  lost: number;
}

/** How a strike ends: `own` and dice against `theirs`; then, if that fails, dice against the body. */
export function odds(own: number, theirs: number, body: number, wasWounded: boolean, toughness: number | null, detainment: boolean): Odds {
  const need = theirs - own;
  const beats = atLeast(need + 1);
  const ineffectual = atLeast(need) - beats;
  const wounded = 1 - beats - ineffectual;
  const broken = detainment ? 0 : toughness === null ? 1 : atLeast(toughness + 1);
  const lost = detainment ? 0 : wounded * atLeast(body + 1 - (wasWounded ? 1 : 0));
  return { defeated: beats * broken, ineffectual: ineffectual + beats * (1 - broken), wounded, lost };
}
