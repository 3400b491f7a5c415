/** A lesson, for those who play it: the server works out every position anew from the choices made so far. */
import type { Command, Doc, GameEvent, LessonNow, Said } from "../wire";
import { ApiError, api } from "./api";
import type { Line, Outcome } from "./line";

export class LessonLine implements Line {
  doc = $state.raw<Doc | null>(null);
  log = $state.raw<GameEvent[]>([]);
  news = $state.raw<GameEvent[]>([]);
  /** How many tasks are done, the words of the next one, and what was wrong with the last choice. */
  done = $state(0);
  task = $state.raw<Said | null>(null);
  trouble = $state<"wrong" | "missed" | null>(null);
  finished = $state(false);
  /** Whether a choice was made in it. */
  begun = $state(false);

  private choices: string[] = [];
  beforeChange: () => void = () => {};

  constructor(
    private readonly game: string,
    private readonly name: string,
  ) {}

  start(): Promise<Outcome> {
    this.finished = false;
    return this.ask([], {});
  }

  async send(command: Command): Promise<Outcome> {
    switch (command.do) {
      case "choose": {
        const option = this.doc?.view?.ask?.options.find(({ code }) => code === command.code);
        return this.ask(this.choices, { choose: option?.key ?? "" });
      }
      case "undo":
        return this.ask(this.choices.slice(0, -1), {});
      case "why":
        return this.ask(this.choices, { why: command.intent });
      default:
        return { type: "done" };
    }
  }

  private async ask(choices: string[], more: { choose?: string; why?: string }): Promise<Outcome> {
    try {
      const now = await api.lesson(this.game, this.name, choices, more);
      if (more.why !== undefined) return { type: "why", reasons: now.reasons };
      this.show(now);
      return { type: "done" };
    } catch (error) {
      if (error instanceof ApiError) return { type: "refused", ...error.refusal };
      throw error;
    }
  }

  private show(now: LessonNow): void {
    this.beforeChange();
    this.choices = now.choices;
    this.begun = now.choices.length > 0;
    this.doc = now.doc;
    this.log = now.log;
    this.news = now.fresh ? now.log.slice(-now.fresh) : [];
    this.done = now.done;
    this.task = now.task?.words ?? null;
    this.trouble = now.verdict === "wrong" || now.verdict === "missed" ? now.verdict : null;
    this.finished = now.task === null;
  }
}
