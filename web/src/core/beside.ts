/** Where a panel fits beside a thing. */

export interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

const within = (value: number, room: number): number => Math.max(EDGE, Math.min(value, room - EDGE));
const meet = (a: Rect, b: Rect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** What lies low, as a hand does, is looked at from above. */
const isLow = (thing: Rect, page: Size): boolean => thing.bottom > page.height * 0.85;

/** How high a panel may be to lie above a low thing and what is taken; no limit for other things. */
export const roomAbove = (thing: Rect, page: Size, taken: readonly Rect[]): number => (isLow(thing, page) ? Math.min(thing.top, ...taken.map(({ top }) => top)) - GAP - EDGE : Infinity);

/**
 * The place of a panel of this size beside `thing`, clear of it and of `taken`; null if there is none. What lies low, as a
 * hand does, is looked at from above, so that its neighbours stay in sight.
 */
export function beside(thing: Rect, panel: Size, page: Size, taken: readonly Rect[]): { left: number; top: number } | null {
  const x = within((thing.left + thing.right - panel.width) / 2, page.width - panel.width);
  const y = within((thing.top + thing.bottom - panel.height) / 2, page.height - panel.height);
  const above = (left: number): { left: number; top: number }[] =>
    [thing, ...taken].map((what) => ({ left, top: Math.min(what.top, thing.top) - GAP - panel.height }));
  const aside = [thing.right + GAP, thing.left - GAP - panel.width];
  const low = isLow(thing, page);
  const level = aside.map((left) => ({ left, top: y }));
  const raised = taken.flatMap((what) => aside.map((left) => ({ left, top: within(what.top - GAP - panel.height, page.height - panel.height) })));
  // Past what is taken, and above the row that the thing lies in.
  const past = taken.map((what) => ({ left: what.right + GAP, top: Math.max(EDGE, thing.top - GAP - panel.height) }));
  // What lies high, as a strip does, may have the question below it: past that, on one side or the other.
  const farther = taken.flatMap((what) => [what.right + GAP, what.left - GAP - panel.width].map((left) => ({ left, top: thing.bottom + GAP })));
  const spots = low ? [...above(x), ...past, ...level, ...raised] : [...level, ...raised, ...above(x), { left: x, top: thing.bottom + GAP }, ...farther];
  return (
    spots.find(({ left, top }) => {
      const rect = { left, top, right: left + panel.width, bottom: top + panel.height };
      const inside = left >= 0 && top >= 0 && rect.right <= page.width && rect.bottom <= page.height;
      return inside && ![thing, ...taken].some((other) => meet(rect, other));
    }) ?? null
  );
}
