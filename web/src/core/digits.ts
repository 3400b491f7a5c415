/** Choosing by number: one digit where no longer number can be meant, else all that are typed within a moment. */
import type { GameClient } from "../games/types";
import type { Ask, Option } from "../wire";

const MOMENT = 800;
const COUNT = /^(?:number|count:[^:]+):(\d+)$/;

/** The number that each option is chosen by: its place, or, where every answer is a number, that number itself. */
export function numbersOf(options: readonly Option[]): string[] {
  const counts = options.map(({ key }) => COUNT.exec(key)?.[1]);
  return counts.every((count) => count !== undefined) ? counts : options.map((_, i) => String(i + 1));
}

/** The options of a question as the list shows and numbers them: by the game's rank, else as they were told. */
export function inOrder(ask: Ask | undefined, game: Pick<GameClient, "rank"> | null): Option[] {
  const rank = (option: Option): number => (ask && game?.rank?.(ask.kind, option)) ?? 0;
  return [...(ask?.options ?? [])].sort((a, b) => rank(a) - rank(b));
}

export class Digits {
  private typed = "";
  private numbers: readonly string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `choose` gets the index, from 0; `echo` what is typed so far, for whoever wants to see it. */
  constructor(
    private readonly choose: (index: number) => void,
    private readonly echo: (typed: string) => void = () => {},
  ) {}

  get pending(): boolean {
    return this.typed !== "";
  }

  press(digit: string, numbers: readonly string[]): void {
    clearTimeout(this.timer);
    this.numbers = numbers;
    this.typed = this.typed + digit;
    const meant = numbers.filter((number) => number.startsWith(this.typed));
    if (meant.length === 0) this.typed = "";
    else if (meant.length === 1 && meant[0] === this.typed) this.settle();
    else this.timer = setTimeout(() => this.settle(), MOMENT);
    this.echo(this.typed);
  }

  /** Takes what is typed, without waiting. */
  settle(): void {
    const index = this.numbers.indexOf(this.typed);
    this.forget();
    if (index >= 0) this.choose(index);
  }

  forget(): void {
    clearTimeout(this.timer);
    this.typed = "";
    this.echo("");
  }
}
