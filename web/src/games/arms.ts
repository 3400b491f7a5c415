/** Coats of arms for the boxes on the shelf, 64 by 64. */
import type { Box } from "./index";

export const ARMS: Record<Box["arms"], string> = {
  ring: "M32 14a18 18 0 1 1 0 36 18 18 0 0 1 0-36Zm0 7a11 11 0 1 0 0 22 11 11 0 0 0 0-22Z",
  tower: "M20 54V26l-4-4v-9h6v5h5v-5h10v5h5v-5h6v9l-4 4v28H36V42a4 4 0 0 0-8 0v12Z",
  banner: "M18 8h4v48h-4ZM24 10h26l-7 10 7 10H24ZM24 34h14v6H24Z",
  horse: "M20 57c0-12 7-15 10-24-4 3-8 3-11 6-3 2-6 3-8 0s-1-5 1-8c4-6 6-12 11-16l-1-8 7 4 2-6 4 7c11 3 17 13 17 26 0 8-1 13-1 19ZM25 22a2 2 0 1 0 0 .1Z",
  star: "M32 6l6 18 19-3-14 13 9 17-19-6-17 9 4-19-14-12 19-1Z",
};
