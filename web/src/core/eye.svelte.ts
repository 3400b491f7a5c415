/** How a player moves a board: wheel, drag, two fingers; `+`, `-`, `0` and Shift with arrows on the keyboard. */
import { type Camera, zoomed } from "./camera";

interface Spot {
  x: number;
  y: number;
}

const PANS: Record<string, [number, number]> = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
/** Fingers and mice tremble: less than this is no drag. */
const TREMBLE = 6;
/** How long after the last movement a board is at rest again, in milliseconds. */
const REST = 140;

export class Eye {
  /** Set by the player; null while the board keeps itself in view. */
  own = $state.raw<Camera | null>(null);
  dragging = $state(false);
  /** Whether the player moves the board right now: what is costly can wait. */
  busy = $state(false);

  private readonly pointers = new Map<number, Spot>();
  private travelled = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly camera: () => Camera,
    private readonly middle: () => Spot,
  ) {}

  readonly down = (event: PointerEvent): void => {
    if (event.button) return;
    this.pointers.set(event.pointerId, spot(event));
    this.travelled = 0;
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = spot(event);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.pointers.set(event.pointerId, now);
    this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.travelled < TREMBLE) return;
    if (!this.dragging) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragging = true;
    const camera = this.camera();
    if (other) {
      const by = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      this.look(zoomed(camera, by, (now.x + other.x) / 2, (now.y + other.y) / 2));
    } else {
      this.look({ ...camera, x: camera.x + now.x - before.x, y: camera.y + now.y - before.y });
    }
  };

  readonly up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    setTimeout(() => (this.dragging = this.pointers.size > 0 && this.dragging));
  };

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = spot(event);
    this.look(zoomed(this.camera(), Math.exp(-event.deltaY * 0.0012), x, y));
  };

  /** The end of a drag is not a click on what lies there. */
  readonly swallow = (event: MouseEvent): void => {
    if (!this.dragging) return;
    event.stopPropagation();
    event.preventDefault();
  };

  readonly keys = (event: KeyboardEvent): void => {
    const by = PANS[event.key];
    const camera = this.camera();
    if (event.key === "+") this.step(1.2);
    else if (event.key === "-") this.step(1 / 1.2);
    else if (event.key === "0") this.own = null;
    else if (by && event.shiftKey) this.look({ ...camera, x: camera.x + by[0], y: camera.y + by[1] });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  step(by: number): void {
    const { x, y } = this.middle();
    this.look(zoomed(this.camera(), by, x, y));
  }

  private look(camera: Camera): void {
    this.own = camera;
    this.busy = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.busy = false), REST);
  }
}

function spot(event: MouseEvent): Spot {
  const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
