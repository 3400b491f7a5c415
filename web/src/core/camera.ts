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

const LARGEST = 1.7;
const MARGIN = 22;

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
