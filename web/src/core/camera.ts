/** Where the eye is: a scale and an offset from the board to the screen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

/** Room at the edges that something else lies on, in pixels of the screen. */
export interface Edge {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** What the whole map keeps away from the edges, where pieces at its borders would be cut. */
  inset?: number;
  /** What lies along the lower edge, where the map comes up above it instead of being covered. */
  foot?: number;
  /** Of the whole map, what is to the right of this lies beside what covers the left edge; in the measure of the map. */
  shore?: number;
}

const LARGEST = 1.7;
const MARGIN = 22;
/** How much of the width of a map must be seen: the rest is water. */
const LAND = 0.88;

export function fit(box: Box, width: number, height: number): Camera {
  const scale = Math.min(
    (width - 2 * MARGIN) / (box.right - box.left),
    (height - 2 * MARGIN) / (box.bottom - box.top),
    LARGEST * Math.max(1, Math.min(width / 1400, height / 800)),
  );
  return centred(box, Math.max(scale, 0.05), width, height);
}

function centred(box: Box, scale: number, width: number, height: number): Camera {
  return {
    scale,
    x: width / 2 - ((box.left + box.right) / 2) * scale,
    y: height / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}

/** The whole board as long as it can be read, then as much of it around the focus as can be read. */
export function watch(all: Box, focus: Box, width: number, height: number, readable: number): Camera {
  const whole = fit(all, width, height);
  if (whole.scale >= readable) return whole;
  const scale = Math.min(readable, fit(focus, width, height).scale);
  const eye = centred(focus, scale, width, height);
  return {
    scale,
    x: bounded(eye.x, all.left, all.right, scale, width),
    y: bounded(eye.y, all.top, all.bottom, scale, height),
  };
}

/** Never show more emptiness beyond an edge of the board than needed. */
function bounded(offset: number, low: number, high: number, scale: number, size: number): number {
  if ((high - low) * scale <= size - 2 * MARGIN) return size / 2 - ((low + high) / 2) * scale;
  return Math.min(MARGIN - low * scale, Math.max(size - MARGIN - high * scale, offset));
}

export function zoomed({ scale, x, y }: Camera, by: number, atX: number, atY: number): Camera {
  const next = Math.min(4, Math.max(0.15, scale * by));
  const factor = next / scale;
  return { scale: next, x: atX - (atX - x) * factor, y: atY - (atY - y) * factor };
}

/** The focus, or the whole board, as large as it goes in what is left between the edges; a sheet clings to the right. */
export function framed(all: Box, focus: Box | null, width: number, height: number, edge: Edge): Camera {
  const room = { x: Math.max(80, width - edge.left - edge.right), y: Math.max(80, height - edge.top - edge.bottom) };
  if (!focus) {
    // Water at the left may lie under other things: the height decides, and the land keeps to the right.
    const { inset = 0, foot = 0, shore } = edge;
    const tall = inset ? height - edge.bottom - 2 * inset : height - foot;
    const beside = shore === undefined ? Infinity : (width - edge.left) / (all.right - shore);
    const fits = Math.min(tall / (all.bottom - all.top), (width - 2 * inset) / ((all.right - all.left) * (inset ? 1 : LAND)), beside);
    return { scale: fits, x: width - inset - (all.right - all.left) * fits, y: foot ? 0 : inset + (tall - (all.bottom - all.top) * fits) / 2 };
  }
  const scale = Math.min(1.15, room.x / (focus.right - focus.left), room.y / (focus.bottom - focus.top));
  const x = edge.left + room.x / 2 - ((focus.left + focus.right) / 2) * scale;
  const y = edge.top + room.y / 2 - ((focus.top + focus.bottom) / 2) * scale;
  return { scale, x: Math.max(width - all.right * scale, x), y: kept(y, height - (edge.foot ?? 0), all.bottom * scale) };
}

/** What a player looked at, in a window of another size: no emptiness beside the map; null where all of it has room. */
export function resized({ scale, x, y }: Camera, all: Box, width: number, height: number): Camera | null {
  if (scale * all.right <= width && scale * all.bottom <= height) return null;
  return { scale, x: kept(x, width, all.right * scale), y: kept(y, height, all.bottom * scale) };
}

/** No nearer to the middle than the edge of the window: nobody sees where the land ends. */
function kept(offset: number, room: number, length: number): number {
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, offset));
}
