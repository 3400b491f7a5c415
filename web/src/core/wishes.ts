/** A new table as most people want it. */
import type { Args, GameInfo, NewTable, SeatWish } from "../wire";

export function favouriteBot(game: GameInfo): string {
  return game.bots.includes("scripted") ? "scripted" : (game.bots[0] ?? "random");
}

/** The first value allowed is the default. */
export function defaultVariant(game: GameInfo): Args {
  return Object.fromEntries(game.settings.map(({ name, allowed }) => [name, allowed[0] ?? null]));
}

/** Me against bots, no clock, and taking back as one likes. */
export function defaultTable(game: GameInfo, seats: number, variant: Args = {}): NewTable {
  const bot: SeatWish = { kind: "bot", bot: favouriteBot(game) };
  return {
    game: game.id,
    variant,
    seats: [{ kind: "me" }, ...Array.from({ length: seats - 1 }, () => bot)],
    undo: "free",
    clock: { kind: "none" },
    public: false,
    spectators: true,
  };
}
