/** The cards that faces are drawn from, in the chosen language, and their words: fetched when first looked at. */
import { app } from "../../core/app.svelte";
import { settings } from "../../core/settings.svelte";
import type { CardRecord, CardWords } from "../../wire";
import { allCards, wordsOf } from "./cards";

class Catalogue {
  private all = $state.raw<{ lang: string; cards: ReadonlyMap<string, CardRecord> }>({ lang: "", cards: new Map() });
  private said = $state.raw<ReadonlyMap<string, CardWords>>(new Map());
  private readonly wanted = new Set<string>();

  /** Fetches the cards in the chosen language; those of another one are shown until then. */
  load(): void {
    const { lang } = settings;
    if (this.all.lang === lang) return;
    allCards(lang)
      .then((cards) => {
        if (settings.lang === lang) this.all = { lang, cards: new Map(cards.map((card) => [card.id, card])) };
      })
      .catch((error: unknown) => app.complain(error));
  }

  /** The language of the cards that are shown. */
  get lang(): string {
    return this.all.lang;
  }

  get(id: string): CardRecord | undefined {
    return this.all.cards.get(id);
  }

  /** All cards of a type. */
  ofType(type: CardRecord["type"]): CardRecord[] {
    return [...this.all.cards.values()].filter((card) => card.type === type);
  }

  /** What a card says; nothing until the server has told. */
  words(id: string): CardWords | undefined {
    const key = `${settings.lang} ${id}`;
    const found = this.said.get(key);
    if (!found && !this.wanted.has(key)) {
      this.wanted.add(key);
      wordsOf(settings.lang, id)
        .then((words) => (this.said = new Map([...this.said, [key, words]])))
        .catch(() => this.wanted.delete(key));
    }
    return found;
  }
}

export const catalogue = new Catalogue();
