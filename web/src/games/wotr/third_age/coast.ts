/** The coast as ships sail it (TA-10.7, TA-10.8): where each region's ships lie, and the way between them, in the map's measure. */

type Spot = [number, number];

/** From south to north. */
export const HAVENS: Record<string, Spot> = {
  umbar: [1146, 1562],
  west_harondor: [1166, 1474],
  pelargir: [1090, 1412],
  lamedon: [1030, 1372],
  dol_amroth: [852, 1376],
  anfalas: [654, 1316],
  andrast: [380, 1222],
  druwaith_iaur: [446, 1062],
  enedwaith: [420, 930],
  minhiriath: [338, 806],
  south_ered_luin: [272, 706],
  harlindon: [66, 566],
  grey_havens: [126, 442],
  forlindon: [66, 262],
};

/** Where the way bends around land. */
const BENDS: Record<string, Spot> = { andrast: [446, 1304], harlindon: [138, 676], forlindon: [64, 362] };

const stops = Object.entries(HAVENS).flatMap(([region, spot]) => (BENDS[region] ? [BENDS[region], spot] : [spot]));

/** The way of ships from one region to another, along the coast; only the one spot for what stays. */
export function sail(from: string, to: string): Spot[] {
  const [a, b] = [from, to].map((region) => stops.findIndex((spot) => spot === HAVENS[region])) as [number, number];
  if (a < 0 || b < 0) return [];
  return a <= b ? stops.slice(a, b + 1) : stops.slice(b, a + 1).reverse();
}

/** A smooth line through all of them. */
export const LINE = stops.reduce((line, [x, y], i) => {
  const before = stops[i - 1];
  if (!before) return `M${x},${y}`;
  const [fx, fy] = stops[i - 2] ?? before;
  const [ax, ay] = stops[i + 1] ?? [x, y];
  const soft = 6;
  return `${line}C${before[0] + (x - fx) / soft},${before[1] + (y - fy) / soft} ${x - (ax - before[0]) / soft},${y - (ay - before[1]) / soft} ${x},${y}`;
}, "");
