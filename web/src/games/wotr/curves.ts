/** How the war swung: the points of both sides and the Ring's power over its bearer. */
import type { Moment, View } from "../../wire";
import type { Curve } from "../types";
import { SIDES, SIDE_COLOUR, seen } from "./view";
import { say, sideName } from "./words";

export function curves(moments: readonly Moment[], view: View | null): Curve[] {
  const seats = view ? seen(view).players.map(({ side }) => side) : SIDES;
  const points = SIDES.map((side) => ({
    name: sideName(side),
    colour: SIDE_COLOUR[side],
    values: moments.map(({ scores }) => scores?.[seats.indexOf(side)] ?? 0),
  }));
  let corruption = 0;
  const values = moments.map(({ events }) => {
    for (const { event, total } of events) if ((event === "corruption" || event === "healed") && typeof total === "number") corruption = total;
    return corruption;
  });
  return [...points, { name: say("corruption-short"), colour: "#b8781a", values }];
}
