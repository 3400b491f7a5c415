/** What the page remembers of the table while it tells what happened. */
import type { Told } from "../../parts/told";
import type { GameEvent, View } from "../../wire";

class Hold implements Told {
  scene = $state.raw<GameEvent | null>(null);
  replaying = $state(false);
  past = $state.raw<View | null>(null);
  folded = false;
  covered = 0;
}

export const hold = new Hold();
