/** Questions that come one after the other and mostly get the same answer. */
import type { GameEvent, View } from "../../wire";
import type { Run } from "../types";
import { attackOf, seen } from "./view";

/** The strikes of one attack, and the cards that one journey lets a player draw. */
export function runs(view: View, log: readonly GameEvent[]): Run[] {
  const found: Run[] = [];
  const { journey, turn, ask } = seen(view);
  if (attackOf(seen(view))) found.push({ id: "attack", mark: String(log.filter(({ event }) => event === "attack-over").length) });
  if (journey) found.push({ id: "draws", mark: `${turn} ${journey.company}`, answer: { kind: "draw-more", key: "draw" }, count: Number(ask?.about.left ?? 0) });
  return found;
}
