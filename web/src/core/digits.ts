/** Choosing by number: one digit where no longer number can be meant, else all that are typed within a moment. */

const MOMENT = 800;

export class Digits {
  private typed = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `choose` gets the index, from 0. */
  constructor(private readonly choose: (index: number) => void) {}

  get pending(): boolean {
    return this.typed !== "";
  }

  press(digit: string, count: number): void {
    clearTimeout(this.timer);
    const number = Number(this.typed + digit);
    this.typed = String(number);
    if (number < 1 || number > count) this.typed = "";
    else if (number * 10 > count) this.settle();
    else this.timer = setTimeout(() => this.settle(), MOMENT);
  }

  /** Takes what is typed, without waiting. */
  settle(): void {
    clearTimeout(this.timer);
    const number = Number(this.typed);
    this.typed = "";
    if (number) this.choose(number - 1);
  }

  forget(): void {
    clearTimeout(this.timer);
    this.typed = "";
  }
}
