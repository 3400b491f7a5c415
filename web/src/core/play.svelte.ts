/** What a player does at a table: touches become choices, or the question why not. */
import type { GameClient, Stage } from "../games/types";
import type { Command, Doc, GameEvent, Option, Reason } from "../wire";
import { app } from "./app.svelte";
import type { Line, Outcome } from "./line";
import { lastMoves } from "./log";
import { isCostly, litBy } from "./picking";

export class Play {
  pointed = $state.raw<string[]>([]);
  /** Options that the touched thing has in common: the player is asked which. */
  several = $state.raw<Option[]>([]);
  /** Where the touched thing lies on the screen. */
  at = $state.raw<DOMRect | null>(null);
  names = $state.raw<string[]>([]);
  /** How many questions were answered here. */
  answers = $state(0);
  /** The key to choose as soon as it is offered, after a pick was taken back for it. */
  private next: string | null = null;
  /** The document that was answered last: a second answer to it would come too late. */
  private answered: Doc | null = null;
  private places = new Map<string, DOMRect>();

  constructor(
    private readonly feed: Line,
    private readonly game: () => GameClient | null,
  ) {
    feed.beforeChange = () => this.remember();
  }

  readonly lit = $derived.by(() => litBy(this.feed.doc?.view?.ask));
  /** What happened and still holds. */
  private readonly lasting = $derived.by<GameEvent[]>(() => (this.feed.log.some(({ undone }) => undone) ? this.feed.log.filter(({ undone }) => !undone) : this.feed.log));
  readonly last = $derived.by<GameEvent[]>(() => lastMoves(this.lasting, this.feed.doc?.you ?? null));
  readonly stage = $derived.by<Stage | null>(() => {
    const { doc, news } = this.feed;
    if (!doc?.view) return null;
    return {
      game: doc.table.game,
      view: doc.view,
      you: doc.you,
      names: this.names,
      lit: this.lit,
      pointed: this.pointed,
      news,
      last: this.last,
      log: this.lasting,
      touch: (thing) => void this.touch(thing),
      choose: (option) => void this.choose(option),
      why: (intent) => void this.why(intent),
      point: (things) => (this.pointed = things),
      wasAt: (thing) => this.places.get(thing),
      whyNot: (thing) => this.whyNot(thing),
      past: this.feed.past,
      odds: doc.you !== null && doc.table.status === "running" ? this.feed.odds : undefined,
    };
  });

  /** Whether Escape takes something back that nobody has seen yet. */
  readonly picked = $derived.by(() => {
    const view = this.feed.doc?.view;
    return Boolean(view?.ask && this.game()?.picked(view));
  });

  async send(command: Command): Promise<Outcome> {
    const outcome = await this.feed.send(command);
    if (outcome.type === "refused") {
      if (outcome.reasons?.length) app.why(outcome.reasons);
      else app.notify(app.texts.error(outcome), "error");
    }
    return outcome;
  }

  async choose(option: Option): Promise<void> {
    const doc = this.feed.doc;
    if (!doc || doc === this.answered || doc.seq === null) return;
    this.several = [];
    this.pointed = [];
    this.answered = doc;
    this.answers += 1;
    app.clear();
    const outcome = await this.send({ do: "choose", seq: doc.seq, code: option.code });
    if (outcome.type === "refused") this.answered = null;
  }

  async touch(thing: string): Promise<void> {
    const options = this.lit.get(thing) ?? [];
    const [only] = options;
    if (only && options.length === 1 && !isCostly(only, this.game()?.costly)) return this.choose(only);
    if (only) {
      this.at = document.querySelector(`[data-thing="${CSS.escape(thing)}"]`)?.getBoundingClientRect() ?? null;
      this.several = options;
      return;
    }
    const view = this.feed.doc?.view;
    const game = this.game();
    if (!view || !game || this.feed.doc?.you === null) return;
    const instead = game.instead(view, this.feed.doc?.you ?? null, thing);
    if (instead !== null) {
      this.next = instead || null;
      await this.undo();
      return;
    }
    await this.why(game.intent(view, thing));
  }

  async undo(): Promise<void> {
    const outcome = await this.send({ do: "undo" });
    if (outcome.type === "refused") this.next = null;
  }

  /** Carries on after a pick was taken back; called when the document has changed. */
  proceed(): void {
    const ask = this.feed.doc?.view?.ask;
    if (!this.next || !ask) return;
    const key = this.next;
    const option = ask.options.find((one) => one.key === key);
    if (option) {
      this.next = null;
      void this.choose(option);
    } else if (!this.picked) {
      this.next = null;
      void this.why(key);
    }
  }

  /** The same for a closer look: nothing happens, and nothing is asked about what is free to choose. */
  async whyNot(thing: string): Promise<Reason[]> {
    const { doc } = this.feed;
    const game = this.game();
    if (!doc?.view?.ask || !game || this.lit.has(thing) || game.instead(doc.view, doc.you, thing) !== null) return [];
    const intent = game.intent(doc.view, thing);
    const outcome = intent ? await this.feed.send({ do: "why", intent }) : null;
    return outcome?.type === "why" ? outcome.reasons : [];
  }

  private async why(intent: string | null): Promise<void> {
    if (!intent) return;
    const outcome = await this.send({ do: "why", intent });
    if (outcome.type === "why") app.why(outcome.reasons, this.game()?.called?.(intent));
  }

  /** Where everything is on the screen now, so that it can move from there. */
  private remember(): void {
    this.places.clear();
    for (const element of document.querySelectorAll<HTMLElement>("[data-thing]")) {
      const thing = element.dataset.thing ?? "";
      if (!this.places.has(thing)) this.places.set(thing, element.getBoundingClientRect());
    }
  }
}
