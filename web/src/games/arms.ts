/** Coats of arms for the boxes on the shelf, 64 by 64. */
import type { Box } from "./index";

export const ARMS: Record<Box["arms"], string> = {
  ring: "M32 14a18 18 0 1 1 0 36 18 18 0 0 1 0-36Zm0 7a11 11 0 1 0 0 22 11 11 0 0 0 0-22Z",
  tower: "M20 54V26l-4-4v-9h6v5h5v-5h10v5h5v-5h6v9l-4 4v28H36V42a4 4 0 0 0-8 0v12Z",
  banner: "M18 8h4v48h-4ZM24 10h26l-7 10 7 10H24ZM24 34h14v6H24Z",
  horse: "M20 54c0-14 4-20 2-30-3 3-7 6-10 5-3 0-3-4 0-6l10-9 1-7 5 5c14 1 22 12 22 26l-1 16h-9l-2-12-8 2-1 10Z",
  star: "M32 6l6 18 19-3-14 13 9 17-19-6-17 9 4-19-14-12 19-1Z",
};
