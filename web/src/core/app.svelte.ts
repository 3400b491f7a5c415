/** What the whole page shares: who I am, the games, the texts, and short notices. */
import type { GameInfo, Me, Reason } from "../wire";
import { ApiError, api } from "./api";
import { type Lang, settings } from "./settings.svelte";
import { type Say, Texts } from "./texts";

export interface Notice {
  id: number;
  text: string;
  rules: string[];
  kind: "info" | "why" | "error";
}

/** What the server calls the player on one's own machine until there is a name. */
const UNNAMED = "Player";

class App {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  texts = $state.raw<Texts>(new Texts("en", ""));
  ready = $state(false);
  failed = $state(false);
  notices = $state.raw<Notice[]>([]);
  /** The rule shown in the drawer, if any; empty for the search. */
  rule = $state<string | null>(null);

  private known = new Map<Lang, Texts>();
  private counter = 0;

  async start(): Promise<void> {
    this.failed = false;
    settings.show();
    try {
      // The first request makes the guest that the others need.
      this.me = await api.me();
      const [games] = await Promise.all([api.games(), this.speak(settings.lang)]);
      this.games = games;
      this.ready = true;
    } catch {
      this.failed = true;
    }
  }

  async speak(lang: Lang): Promise<void> {
    let texts = this.known.get(lang);
    if (!texts) {
      texts = new Texts(lang, await api.texts(lang));
      this.known.set(lang, texts);
    }
    settings.set({ lang });
    this.texts = texts;
  }

  notify(text: string, kind: Notice["kind"] = "info", rules: string[] = []): void {
    const id = ++this.counter;
    this.notices = [...this.notices.slice(-2), { id, text, rules, kind }];
    setTimeout(() => this.dismiss(id), kind === "info" ? 5000 : 9000);
  }

  why(reasons: Reason[]): void {
    for (const reason of reasons) this.notify(`${this.texts.reasonOnly(reason)}.`, "why", reason.rules);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  complain(error: unknown): void {
    this.notify(error instanceof ApiError ? this.texts.error(error.refusal) : String(error), "error");
  }

  /** Whether the name is one that the server made up. */
  get nameless(): boolean {
    return this.me?.mode === "local" ? this.me.name === UNNAMED : Boolean(this.me?.guest && /^Guest \d+$/.test(this.me.name));
  }

  get myName(): string {
    return this.personName(this.me?.name ?? "");
  }

  /** A person's name; one that the server made up is said in the chosen language. */
  personName(name: string): string {
    if (name === UNNAMED) return this.texts.say("client-name-default");
    const guest = /^Guest (\d+)$/.exec(name);
    return guest ? this.texts.say("client-name-guest", { number: guest[1] }) : name;
  }

  gameTitle(id: string): string {
    const key = `${id}-title`;
    return this.texts.has(key) ? this.texts.say(key) : this.texts.say(`client-box-${id}`);
  }

  botName(bot: string | null): string {
    const [kind = ""] = (bot ?? "").split(":");
    const key = `client-bot-${kind}`;
    return this.texts.has(key) ? this.texts.say(key) : kind;
  }
}

export const app = new App();

/** A message of the client: `t("lobby")` is `client-lobby`. */
export function t(key: string, args: Say = {}): string {
  return app.texts.say(`client-${key}`, args);
}
