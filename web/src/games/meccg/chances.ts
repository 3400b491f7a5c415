/** How a strike would end, as the server says it with an option: in shares, in words, as a bar. */
import { app } from "../../core/app.svelte";
import type { Option } from "../../wire";
import { attackOf, cardOf, type RealmView, strikeOf } from "./view";
import { title, view as words } from "./words";

/** From the best to the worst for whom the strike is aimed at. */
export const OUTCOMES = ["defeated", "failed", "ineffectual", "tapped", "replaced", "wounded", "discarded", "returns", "eliminated"] as const;
export type Outcome = (typeof OUTCOMES)[number];
/** Shares that add up; what cannot happen is missing. */
export type Chances = Partial<Record<Outcome, number>>;

export interface StrikeTold {
  /** The prowess before the roll. */
  own: number;
  chances: Chances;
  /** For who would take −3 in order not to tap. */
  untapped?: Chances;
}

/** What an option says about the strike it is about. */
export function strikeTold(option: Option | undefined): StrikeTold | undefined {
  const { own, chances, untapped } = option?.args ?? {};
  if (typeof own !== "number" || !chances) return undefined;
  return { own, chances: chances as Chances, ...(untapped ? { untapped: untapped as Chances } : {}) };
}

/** What becomes of the strike; but for no effect, all else becomes of whom it is aimed at. */
const FAILS: readonly Outcome[] = ["defeated", "failed"];
const sum = (chances: Chances, ...outcomes: Outcome[]): number => outcomes.reduce((all, one) => all + (chances[one] ?? 0), 0);

/** The three parts of a bar: what is good for who is asked, what changes nothing, what is bad. */
export interface Parts {
  won: number;
  even: number;
  hurt: number;
}

export function parts(chances: Chances, gives = false): Parts {
  const fails = sum(chances, ...FAILS);
  const even = sum(chances, "ineffectual");
  const hits = Math.max(0, 1 - fails - even);
  return gives ? { won: hits, even, hurt: fails } : { won: fails, even, hurt: hits };
}

const percent = (share: number): string => app.texts.number(share, { style: "percent" });

/** Rounded; what is possible is never 0 %, what may fail never 100 %. */
export function rounded(share: number): string {
  if (share > 0 && share < 0.005) return words("chance-hardly", { share: percent(0.01) });
  return share < 1 && share > 0.995 ? words("chance-almost", { share: percent(0.99) }) : percent(share);
}

/** Both sides of a strike by their names. */
export interface Sides {
  target: string;
  striker: string;
}

const each = (chances: Chances, outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap((outcome) => (chances[outcome] ? [words(`chance-${outcome}`, { share: rounded(chances[outcome]) })] : []));

/** Every outcome that can be, with its share. Who gives the strike reads the best for them first, and whom it befalls. */
export function inWords(chances: Chances, given?: Sides): string {
  if (!given) return each(chances, OUTCOMES).join(" · ");
  const befalls = (card: string, told: string[]): string[] => (told.length ? [words("chances-befall", { card, chances: told.join(", ") })] : []);
  const hits = OUTCOMES.filter((one) => one !== "ineffectual" && !FAILS.includes(one)).reverse();
  return [...befalls(given.target, each(chances, hits)), ...each(chances, ["ineffectual"]), ...befalls(given.striker, each(chances, FAILS))].join(" · ");
}

/** For whoever is chosen, in one line or two: as they stand, and staying untapped. */
export function toldInWords({ chances, untapped }: StrikeTold, given?: Sides): string[] {
  const now = inWords(chances, given);
  return untapped ? [words("chances-tapping", { chances: now }), words("chances-untapped", { chances: inWords(untapped, given) })] : [words("chances-so", { chances: now })];
}

/** What an option about this thing says of a strike. */
export const strikeAt = (lit: ReadonlyMap<string, Option[]>, thing: string): StrikeTold | undefined => (lit.get(thing) ?? []).map(strikeTold).find(Boolean);

const GIVING = ["assign-strike", "excess", "strike-whom", "strike-untapped"];
/** Who gives strikes wants them to hit; everybody else wants them to fail. Of the last pairs the defender is asked (ME-14.14). */
export const isGiver = (view: RealmView): boolean => GIVING.includes(view.ask?.kind ?? "") && attackOf(view)?.seat === view.seat;

/** For who gives a strike: whom it is for, in a duel the one that is fought, and who strikes. */
export function givenTo(view: RealmView, target = strikeOf(view)?.target): Sides | undefined {
  const one = target === undefined ? undefined : cardOf(view, target);
  if (!one || !isGiver(view)) return undefined;
  const striker = cardOf(view, strikeOf(view)?.striker ?? -1);
  return { target: title(one.card), striker: striker ? title(striker.card) : words("your-strike") };
}
