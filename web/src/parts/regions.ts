/** What a board with regions is drawn from, and ways to find one's way on it. */

export interface Label {
  x: number;
  y: number;
  angle: number;
  size: number;
  lines: string[];
}

export interface Region {
  path: string;
  /** Where what stands in the region is drawn. */
  at: [number, number];
  label: Record<"de" | "en", Label>;
  adjacent: string[];
}

export interface RegionMapData<R extends Region = Region> {
  width: number;
  height: number;
  regions: Record<string, R>;
}

/** How a region looks while something is asked: what was taken, where it may go, and where that means a fight. */
export type Mark = "source" | "target" | "foe" | "lit";

const TURN: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** A neighbour may lie this far off the direction of the arrow key: its cosine. */
const WIDEST = 0.35;

/** The neighbour that lies where an arrow key points; the region itself if there is none. */
export function neighbour(map: RegionMapData, from: string, key: string): string {
  const here = map.regions[from];
  const way = TURN[key];
  if (!here || !way) return from;
  let best = from;
  let most = WIDEST;
  for (const id of here.adjacent) {
    const there = map.regions[id];
    if (!there) continue;
    const dx = there.at[0] - here.at[0];
    const dy = there.at[1] - here.at[1];
    const along = (dx * way[0] + dy * way[1]) / Math.hypot(dx, dy);
    if (along > most) [best, most] = [id, along];
  }
  return best;
}

/** The box around the places of some regions, and perhaps of other things, for the camera. */
export function around(map: RegionMapData, ids: readonly string[], margin: number, more: readonly [number, number][] = []): { left: number; top: number; right: number; bottom: number } {
  const spots = [...ids.flatMap((id) => map.regions[id]?.at ?? []), ...more.flat()];
  const xs = spots.filter((_, i) => i % 2 === 0);
  const ys = spots.filter((_, i) => i % 2 === 1);
  if (!xs.length) return { left: 0, top: 0, right: map.width, bottom: map.height };
  return {
    left: Math.max(0, Math.min(...xs) - margin),
    top: Math.max(0, Math.min(...ys) - margin),
    right: Math.min(map.width, Math.max(...xs) + margin),
    bottom: Math.min(map.height, Math.max(...ys) + margin),
  };
}
