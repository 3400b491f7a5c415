/** How the current location would be scored now (FE-8.3 to FE-8.10, FE-9.12, FE-9.17): a preview, never the truth. */
import { type Colour, type FellowshipView, RIVENDELL_BONUS, colourOf, kindOf, named } from "./view";

export interface Standing {
  colour: Colour;
  seat: number;
  total: number;
  cards: number;
  /** Points it would bring now. */
  gain: number;
}

/** How many places are paid: all colours in play but the last (FE-8.5). */
export function paidPlaces(view: FellowshipView): number {
  return view.players.flatMap(({ colours }) => colours).length - 1;
}

export function standings(view: FellowshipView): Standing[] {
  const here = view.location;
  if (!here) return [];
  const slots = new Set(here.slots.map(named));
  const cards = view.cards.filter(({ cell }) => slots.has(named(cell)));
  const counted = cards.some(({ ring }) => ring === "bree");
  const rows: Standing[] = view.players.flatMap(({ colours }, seat) =>
    colours.map((colour) => ({ colour, seat, total: 0, cards: 0, gain: 0 })),
  );
  for (const { card, ring } of cards) {
    const row = rows.find(({ colour }) => colour === colourOf(card));
    if (!row) continue;
    row.cards += 1;
    row.total += counted ? 1 : Number(kindOf(card)) + (ring === "rivendell_first" ? RIVENDELL_BONUS : 0);
  }
  // Whoever lays the last card loses every tie: the seats after that one come first (FE-8.6).
  const layer = view.active ?? view.last ?? 0;
  const seats = view.players.length;
  const after = (seat: number): number => (seat - layer - 1 + 2 * seats) % seats;
  rows.sort((a, b) => Number(b.cards > 0) - Number(a.cards > 0) || b.total - a.total || after(a.seat) - after(b.seat) || (a.colour < b.colour ? -1 : 1));
  const paid = paidPlaces(view);
  rows.forEach((row, place) => {
    if (place < paid && row.cards) row.gain = here.scores[place] ?? 0;
  });
  return rows;
}
