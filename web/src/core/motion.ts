/** Movements: a thing that appears comes from where it was. They never hold anything up. */
import { settings } from "./settings.svelte";

/** Lets an element of a drawing fly in from a place on the screen, or fade in where none is known. */
export function arrive(element: SVGGraphicsElement, from: DOMRect | undefined): void {
  const duration = settings.duration;
  if (!duration) return;
  const matrix = element.getScreenCTM();
  if (!from || !matrix) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: "ease-out" });
    return;
  }
  const to = element.getBoundingClientRect();
  const dx = (from.x + from.width / 2 - to.x - to.width / 2) / matrix.a;
  const dy = (from.y + from.height / 2 - to.y - to.height / 2) / matrix.d;
  const size = Math.min(1.6, Math.max(0.4, from.height / Math.max(1, to.height)));
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${size})`, opacity: 0.9 },
      { transform: "translate(0, 0) scale(1)", opacity: 1 },
    ],
    { duration: duration * 1.3, easing: "cubic-bezier(.3,.8,.3,1)" },
  );
}

/** A Svelte transition for things that leave. */
export function leave(_: Element): { duration: number; css: (t: number) => string } {
  return { duration: settings.duration, css: (t) => `opacity: ${t}; filter: grayscale(${1 - t})` };
}
