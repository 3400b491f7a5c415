/** The deck that somebody works on: it is kept by the server and checked there, a moment after the last change. */
import { api } from "../../../core/api";
import { app } from "../../../core/app.svelte";
import type { Alignment, Args, DeckData, DeckFault, DeckSizes, KeptDeck, SectionName } from "../../../wire";
import { changed } from "./deck";

const QUIET = 400;

/** The name without the series: “Stewards of Gondor”. */
function builtInName(name: string): string {
  const whole = app.texts.say(`meccg-built-in-${name}`);
  return whole.slice(whole.indexOf(": ") + 2);
}

export class Desk {
  kept = $state.raw<KeptDeck[]>([]);
  builtIn = $state.raw<{ name: string; alignment: Alignment }[]>([]);
  /** The id of the deck among the kept ones; empty for one that nobody has changed yet. */
  id = $state("");
  /** The name of the built-in deck that is shown, as it came or changed. */
  private origin = $state("");
  deck = $state.raw<DeckData>({ alignment: "hero" });
  faults = $state.raw<DeckFault[] | null>(null);
  creatures = $state(0);
  /** The settings of the table that the deck is meant for, and the sizes that they ask for. */
  variant = $state.raw<Args>({});
  sizes = $state.raw<DeckSizes>({ fewest: 30, fewest_rule: "ME-2.26", sideboard: 30, sideboard_rule: "ME-2.60" });
  saving = $state<"kept" | "waiting" | "failed">("kept");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  async open(wanted: string): Promise<void> {
    [this.kept, this.builtIn] = await Promise.all([api.decks(), api.builtInDecks()]);
    await this.show(wanted || this.kept[0]?.id || this.builtIn[0]?.name || "");
  }

  /** A deck of one's own by its id, or a built-in one by its name. */
  async show(wanted: string): Promise<void> {
    await this.flush();
    const own = this.kept.find(({ id }) => id === wanted);
    const known = this.builtIn.some(({ name }) => name === wanted);
    this.id = own ? own.id : "";
    this.origin = !own && known ? wanted : "";
    this.lay(own ? own.deck : known ? await api.builtInDeck(wanted) : { alignment: "hero" });
  }

  /** Begins with another deck, which is kept at once. */
  begin(deck: DeckData): void {
    this.id = this.origin = "";
    this.lay(deck);
    this.touch();
  }

  put(section: SectionName, card: string, by: number): void {
    this.change(changed(this.deck, section, card, by));
  }

  /** What the deck is called: a built-in one in the language of the reader. */
  get title(): string {
    return this.origin && !this.id ? builtInName(this.origin) : (this.deck.title ?? "");
  }

  change(deck: DeckData): void {
    // Who makes a built-in deck his own keeps the name that he has read.
    this.deck = deck.title === this.deck.title ? { ...deck, title: this.title } : deck;
    this.touch();
  }

  /** The deck is meant for a table with another setting. */
  agree(setting: string, value: Args[string]): void {
    this.variant = { ...this.variant, [setting]: value };
    void this.check();
  }

  async drop(): Promise<void> {
    const gone = this.id;
    clearTimeout(this.timer);
    this.timer = undefined;
    await api.dropDeck(gone);
    this.kept = this.kept.filter(({ id }) => id !== gone);
    await this.show(this.kept[0]?.id ?? this.builtIn[0]?.name ?? "");
  }

  /** Whoever leaves the page has the deck kept before. */
  async flush(): Promise<void> {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.keep();
  }

  private lay(deck: DeckData): void {
    this.deck = deck;
    this.saving = "kept";
    this.faults = null;
    void this.check();
  }

  /** A built-in deck that is changed becomes one of one's own. */
  private touch(): void {
    if (!this.id) this.id = `deck-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`.slice(0, 32);
    this.saving = "waiting";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.keep();
    }, QUIET);
    void this.check();
  }

  private async keep(): Promise<void> {
    const { id, deck } = this;
    try {
      await api.keepDeck(id, deck);
      this.kept = [{ id, deck }, ...this.kept.filter((one) => one.id !== id)];
      if (this.deck === deck) this.saving = "kept";
    } catch (error) {
      this.saving = "failed";
      app.complain(error);
    }
  }

  /** Asks for the faults; an answer about an older deck is not shown. */
  private async check(): Promise<void> {
    const mine = ++this.asked;
    try {
      const { faults, creatures, sizes } = await api.checkDeck(this.deck, this.variant);
      if (mine === this.asked) [this.faults, this.creatures, this.sizes] = [faults, creatures, sizes];
    } catch (error) {
      if (mine === this.asked) app.complain(error);
    }
  }
}
