/** From the question to the things that light up, and back from a touch to a choice. */
import type { Ask, Option } from "../wire";

const FEW = 4;

export function litBy(ask: Ask | undefined): Map<string, Option[]> {
  const lit = new Map<string, Option[]>();
  for (const option of ask?.options ?? []) {
    for (const thing of option.touches) lit.set(thing, [...(lit.get(thing) ?? []), option]);
  }
  return lit;
}

/** The options that no thing on the table stands for: they become buttons beside the question, if they are few. */
export function plainOptions(ask: Ask | undefined): Option[] {
  const all = ask?.options ?? [];
  // What is left to the player although there is no choice: they see it and say so.
  if (all.length === 1) return all;
  const plain = all.filter(({ touches }) => touches.length === 0);
  return plain.length <= FEW ? plain : [];
}

/** Whether an option gives something up: by its key, or by what is done to a thing. */
export const isCostly = ({ key }: Option, costly: readonly string[] = []): boolean => costly.includes(key) || costly.includes(key.split(":")[0] ?? "");

/** The one answer that a hasty player may take: the one that is meant mostly, or the only one that does something and
 * gives nothing up by it. */
export function mainOption(ask: Ask | undefined, costly: readonly string[] = [], mains: Readonly<Record<string, string>> = {}): Option | undefined {
  const meant = ask && mains[ask.kind];
  if (meant !== undefined) return ask?.options.find(({ key }) => key === meant);
  const [deed, ...more] = (ask?.options ?? []).filter(({ declines }) => !declines);
  return deed && !more.length && !isCostly(deed, costly) ? deed : undefined;
}
