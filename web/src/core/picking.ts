/** From the question to the things that light up, and back from a touch to a choice. */
import type { Ask, Option } from "../wire";

export function litBy(ask: Ask | undefined): Map<string, Option[]> {
  const lit = new Map<string, Option[]>();
  for (const option of ask?.options ?? []) {
    for (const thing of option.touches) lit.set(thing, [...(lit.get(thing) ?? []), option]);
  }
  return lit;
}

/** The options that no thing on the table stands for: they become buttons beside the question. */
export function plainOptions(ask: Ask | undefined): Option[] {
  return (ask?.options ?? []).filter(({ touches }) => touches.length === 0);
}
