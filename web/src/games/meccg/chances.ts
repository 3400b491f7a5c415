/** How a strike would end, as the server says it with an option: in shares, in words, as a bar. */
import { app } from "../../core/app.svelte";
import type { Option } from "../../wire";
import { view as words } from "./words";

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

const sum = (chances: Chances, ...outcomes: Outcome[]): number => outcomes.reduce((all, one) => all + (chances[one] ?? 0), 0);

/** The three parts of a bar. */
export interface Parts {
  won: number;
  even: number;
  hurt: number;
}

export function parts(chances: Chances): Parts {
  const won = sum(chances, "defeated", "failed");
  const even = sum(chances, "ineffectual");
  return { won, even, hurt: Math.max(0, 1 - won - even) };
}

const percent = (share: number): string => app.texts.number(share, { style: "percent" });

/** Rounded; what is possible is never 0 %, what may fail never 100 %. */
export function rounded(share: number): string {
  if (share > 0 && share < 0.005) return words("chance-hardly", { share: percent(0.01) });
  return share < 1 && share > 0.995 ? words("chance-almost", { share: percent(0.99) }) : percent(share);
}

/** Every outcome that can be, with its share. */
export const inWords = (chances: Chances): string =>
  OUTCOMES.flatMap((outcome) => (chances[outcome] ? [words(`chance-${outcome}`, { share: rounded(chances[outcome]) })] : [])).join(" · ");

/** For whoever is chosen, in one line or two: as they stand, and staying untapped. */
export function toldInWords({ chances, untapped }: StrikeTold): string[] {
  return untapped ? [words("chances-tapping", { chances: inWords(chances) }), words("chances-untapped", { chances: inWords(untapped) })] : [words("chances-so", { chances: inWords(chances) })];
}

/** What an option about this thing says of a strike. */
export const strikeAt = (lit: ReadonlyMap<string, Option[]>, thing: string): StrikeTold | undefined => (lit.get(thing) ?? []).map(strikeTold).find(Boolean);

/** Who gives strikes wants them to hit; everybody else wants them to fail. */
export const isGiver = (kind: string | undefined): boolean => ["assign-strike", "excess", "strike-whom", "strike-untapped"].includes(kind ?? "");
