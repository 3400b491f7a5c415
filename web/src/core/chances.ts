/** How the chances of all seats stood, between the moments that were worked out as well. */
import type { Chances, Moment } from "../wire";

/** The chance of each seat at the moment with this index: on the line between the points beside it. */
export function chancesAt({ points }: Chances, n: number): number[] {
  const after = points.findIndex((point) => point.n >= n);
  const right = points[after === -1 ? points.length - 1 : after];
  const left = points[Math.max(0, (after === -1 ? points.length : after) - 1)];
  if (!left || !right) return [];
  const part = right.n === left.n ? 0 : Math.min(1, Math.max(0, (n - left.n) / (right.n - left.n)));
  return right.chances.map((chance, seat) => (left.chances[seat] ?? chance) * (1 - part) + chance * part);
}

/** A line through all moments, as the points of a polyline; the chart is `width` by `height`. */
export function lineOf(chances: Chances, moments: readonly Moment[], seat: number, width: number, height: number): string {
  const last = Math.max(1, (moments.at(-1)?.n ?? 0) - (moments[0]?.n ?? 0));
  return chances.points.map(({ n, chances: of }) => `${((n / last) * width).toFixed(1)},${(height - (of[seat] ?? 0) * height).toFixed(1)}`).join(" ");
}
