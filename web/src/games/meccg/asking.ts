/** From a thing that is not lit to the question why not. */
import type { View } from "../../wire";
import { catalogue } from "./catalogue.svelte";
import { faceOf, seen, split } from "./view";
import { title } from "./words";

/** The deed that one would have meant, by the question that is open; others are about the deed of its first option. */
const MEANT: Record<string, string> = {
  organise: "play",
  "at-site": "play",
  plan: "move",
  draft: "draft",
  "starting-company": "start-with",
  "start-at": "place",
  leftover: "shuffle-in",
  discard: "discard",
  surplus: "discard",
  assign: "assign",
  "assign-strike": "assign",
  defend: "support",
  reveal: "reveal",
};

/** What choosing this thing would have been called. */
export function intent(view: View, thing: string): string | null {
  const ask = view.ask;
  const [zone, id] = split(thing);
  if (!ask || !["card", "thing", "company"].includes(zone)) return null;
  const card = faceOf(seen(view), thing);
  if (ask.kind === "react" || ask.kind === "events") return zone === "card" ? `declare:${id}.0` : zone === "thing" && card ? `declare:${card}#${id}.0` : null;
  const first = ask.options.find(({ key }) => key.includes(":"))?.key.split(":")[0];
  const deed = MEANT[ask.kind] ?? first;
  if (!deed) return null;
  if (ask.kind === "organise" && zone === "thing") return card ? `dismiss:${card}#${id}` : null;
  if (zone === "card" && deed === "play" && catalogue.get(id)?.type === "event") return `declare:${id}.0`;
  if (zone === "card") return `${deed}:${id}`;
  if (zone === "company") return `${deed}:company-${id}`;
  return card ? `${deed}:${card}#${id}` : null;
}

/** What an intent is about, in words. */
export function called(meant: string): string {
  const what = meant.slice(meant.indexOf(":") + 1);
  const card = what.replace(/[#.].*$/, "");
  return /^[a-z]+-\d+$/.test(card) ? title(card) : "";
}
