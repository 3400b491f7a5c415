/** Looking at a thing closely: a mouse or the focus that rests on it, a finger or the right button that holds it, or the key `i`. */

const REST = 550;
const HOLD = 480;
/** A mouse that has moved less far, in pixels, since the table changed or a button was pressed is at rest. */
const STIR = 4;
const SLIP = 10;
const THINGS = "[data-look], [data-thing]";

/** What an element stands for: things on the table, or for the keyboard only what an option is about. */
function thingOf(element: Element | null, marks = THINGS): string {
  const found = element?.closest<HTMLElement>(marks);
  return found?.dataset.look ?? found?.dataset.thing ?? found?.dataset.about ?? "";
}

export class Looking {
  /** Shown beside the thing as long as the mouse or the focus rests on it. */
  glance = $state.raw<{ thing: string; at: DOMRect; element: Element } | null>(null);
  /** Shown until it is closed. */
  held = $state<string | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private over: Element | null = null;
  private start = { x: 0, y: 0 };
  /** Where the mouse came to rest: what comes under it without a movement is not looked at. */
  private mouse = { x: -1, y: -1 };
  private now = { x: -1, y: -1 };
  /** The click that ends a long press is not a choice. */
  private swallow = false;

  /** `shows` knows whether there is something to see; `usual` is the thing to begin with. */
  constructor(
    private readonly shows: (thing: string) => boolean,
    private readonly usual: () => string | null,
  ) {}

  readonly attach = (root: HTMLElement): { destroy: () => void } => {
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(name: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
      root.addEventListener(name, hear, { signal: stop.signal, capture: true });
    on("pointerover", (event) => this.enter(event));
    on("pointerleave", (event) => event.target === root && this.end());
    on("pointerdown", (event) => this.down(event));
    on("pointermove", (event) => this.move(event));
    on("pointerup", () => this.up());
    on("pointercancel", () => this.up());
    on("focusin", (event) => this.focus(event));
    on("focusout", (event) => this.leave(event));
    on("keydown", (event) => event.key === "Escape" && this.end());
    on("contextmenu", (event) => this.menu(event));
    // The click may land on what has opened meanwhile.
    addEventListener("click", (event) => this.click(event), { signal: stop.signal, capture: true });
    return {
      destroy: () => {
        stop.abort();
        clearTimeout(this.timer);
      },
    };
  };

  /** For the key: what the mouse rests on, else what has the focus, else the usual thing. */
  key(): boolean {
    const focused = thingOf(document.activeElement, `${THINGS}, [data-about]`);
    const thing = [this.glance?.thing ?? "", focused, this.usual() ?? ""].find((one) => one && this.shows(one));
    if (thing) this.hold(thing);
    return Boolean(thing);
  }

  /** The next thing on the table, or the one before. What stands near another thing (`data-near`) comes after it. */
  step(by: 1 | -1): void {
    const all = [...document.querySelectorAll<HTMLElement>(THINGS)];
    const near = all.filter(({ dataset }) => dataset.near);
    const ordered = all.filter(({ dataset }) => !dataset.near).flatMap((element) => [element, ...near.filter(({ dataset }) => dataset.near === thingOf(element))]);
    const things = [...new Set(ordered.map((element) => thingOf(element)))].filter(this.shows);
    const now = things.indexOf(this.held ?? "");
    this.held = things[(now + by + things.length) % things.length] ?? null;
  }

  /** Called when the table has changed: a thing that is gone cannot be looked at, nor what came under the mouse. */
  refresh(): void {
    this.mouse = this.now;
    if (!this.glance || !this.glance.element.isConnected) this.end();
  }

  private hold(thing: string): void {
    this.end();
    this.held = thing;
  }

  private end(): void {
    clearTimeout(this.timer);
    this.glance = null;
    this.over = null;
  }

  /** Leaving a thing ends the look at it; only a movement begins one. */
  private enter(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || !(event.target instanceof Element)) return;
    if (event.target.closest(THINGS) !== this.over) this.end();
  }

  private hover(event: PointerEvent): void {
    this.now = { x: event.clientX, y: event.clientY };
    const stirred = Math.hypot(this.now.x - this.mouse.x, this.now.y - this.mouse.y) >= STIR;
    const element = event.target instanceof Element ? event.target.closest(THINGS) : null;
    if (!element || !stirred || event.buttons || element === this.over) return;
    this.rest(element);
  }

  /** Only the keyboard's focus: who clicks has seen what lies there. */
  private focus({ target }: FocusEvent): void {
    const element = target instanceof Element && target.matches(":focus-visible") ? target.closest(THINGS) : null;
    this.end();
    if (element) this.rest(element);
  }

  /** Not at once: what has the focus may be leaving the page, in the middle of its drawing. */
  private leave({ target }: FocusEvent): void {
    const left = target instanceof Element ? target.closest(THINGS) : null;
    queueMicrotask(() => left && left === this.over && this.end());
  }

  private rest(element: Element): void {
    const thing = thingOf(element);
    if (!this.shows(thing)) return;
    this.over = element;
    this.timer = setTimeout(() => {
      if (element.isConnected) this.glance = { thing, element, at: element.getBoundingClientRect() };
    }, REST);
  }

  private down(event: PointerEvent): void {
    this.end();
    this.swallow = false;
    this.mouse = this.now = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "mouse" || !event.isPrimary || !(event.target instanceof Element)) return;
    const thing = thingOf(event.target);
    if (!this.shows(thing)) return;
    this.start = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.swallow = true;
      this.hold(thing);
    }, HOLD);
  }

  private move(event: PointerEvent): void {
    if (event.pointerType === "mouse") return this.hover(event);
    if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > SLIP) clearTimeout(this.timer);
  }

  private up(): void {
    if (!this.glance && !this.over) clearTimeout(this.timer);
    // Some browsers send no click after a long press: the next one is meant.
    if (this.swallow) setTimeout(() => (this.swallow = false), 400);
  }

  private menu(event: MouseEvent): void {
    const thing = event.target instanceof Element ? thingOf(event.target) : "";
    if (!this.shows(thing)) return;
    event.preventDefault();
    if ((event as PointerEvent).pointerType !== "touch") this.hold(thing);
  }

  private click(event: MouseEvent): void {
    if (!this.swallow) return;
    this.swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
