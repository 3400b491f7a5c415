import type { Seat } from "../wire";

/** A name for every seat: bots, and people at one screen, are told apart by numbers; an open seat has none yet. */
export function seatNames(seats: readonly Seat[], bot: (id: string | null) => string, open: string, person = (name: string): string => name): string[] {
  const plain = seats.map((seat) => {
    if (seat.kind === "open") return open;
    return seat.name && seat.name !== seat.bot ? person(seat.name) : bot(seat.bot);
  });
  return plain.map((name, i) => {
    const twins = plain.filter((other) => other === name).length;
    return twins > 1 && seats[i]?.kind !== "open" ? `${name} ${plain.slice(0, i + 1).filter((o) => o === name).length}` : name;
  });
}
