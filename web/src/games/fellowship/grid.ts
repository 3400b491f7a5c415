/** The grid of cards on the screen. */
import type { Box } from "../../core/camera";
import type { Cell } from "./view";

export const CARD_W = 100;
export const CARD_H = 140;
export const PITCH_X = 106;
export const PITCH_Y = 146;

/** A card is still easy to read at this height in pixels. */
export const READABLE = 92;

export function boxOf(cells: readonly Cell[]): Box {
  const cols = cells.map(([col]) => col);
  const rows = cells.map(([, row]) => row);
  return {
    left: Math.min(...cols) * PITCH_X,
    top: Math.min(...rows) * PITCH_Y,
    right: (Math.max(...cols) + 1) * PITCH_X,
    bottom: (Math.max(...rows) + 1) * PITCH_Y,
  };
}

export const at = ([col, row]: Cell): string => `translate(${col * PITCH_X + 3} ${row * PITCH_Y + 3})`;
