/** What the whole page shares: who I am, the games, the texts, and short notices. */
import type { Args, GameInfo, Json, Me, Reason, Table } from "../wire";
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
  /** What the tab says, if the screen knows better than its name. */
  headline = $state<string | null>(null);
  /** The box that the screen plays from: its rules are the ones that somebody wants to look up there. */
  box = $state<string | null>(null);
  /** The rule or game shown in the drawer, if any; empty for the search. */
  rule = $state<string | null>(null);

  private known = new Map<Lang, Texts>();
  /** Per language the games whose messages are there or on their way. */
  private opened = new Map<string, Promise<void>>();
  private played = new Set<string>();
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
    await Promise.all([...this.played].map((game) => this.fetch(lang, game)));
    settings.set({ lang });
    this.texts = this.known.get(lang) ?? texts;
  }

  /** Gets the messages of a game, for as long as the page stays open, whatever language it turns to. */
  async open(game: string): Promise<void> {
    this.played.add(game);
    const { lang } = this.texts;
    await this.fetch(lang as Lang, game);
    if (this.texts.lang === lang) this.texts = this.known.get(lang as Lang) ?? this.texts;
  }

  private fetch(lang: Lang, game: string): Promise<void> {
    const key = `${lang} ${game}`;
    const fetching = this.opened.get(key) ?? this.addTexts(lang, game);
    this.opened.set(key, fetching);
    fetching.catch(() => this.opened.delete(key));
    return fetching;
  }

  private async addTexts(lang: Lang, game: string): Promise<void> {
    const source = await api.texts(lang, game);
    const texts = this.known.get(lang);
    if (texts) this.known.set(lang, texts.with(source));
  }

  notify(text: string, kind: Notice["kind"] = "info", rules: string[] = []): void {
    const id = ++this.counter;
    // One reason at a time: whoever touches the next thing wants to know about that.
    const others = this.notices.filter((notice) => kind !== "why" || notice.kind !== "why");
    this.notices = [...others.slice(-1), { id, text, rules, kind }];
    setTimeout(() => this.dismiss(id), kind === "info" ? 4000 : 3000 + 60 * text.length);
  }

  /** Why not; `what` names the thing that was touched. */
  why(reasons: Reason[], what = ""): void {
    const said = reasons.map((reason) => `${this.texts.reasonOnly(reason)}.`).join(" ");
    if (said) this.notify(what ? `${what}: ${said}` : said, "why", [...new Set(reasons.flatMap(({ rules }) => rules))]);
  }

  /** Whoever tries something anew does not want to read how it went before. */
  clear(): void {
    this.notices = [];
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
    return this.texts.say(`${id}-title`);
  }

  /** The game in a box, and the settings that come with it: an expansion is a game that is played with it. */
  unboxed(id: string): { game: GameInfo; variant: Args } | undefined {
    const game = this.games.find((one) => one.id === id || id in one.boxes);
    return game && { game, variant: game.boxes[id] ?? {} };
  }

  /** The name of the box that a table plays from. */
  boxOf({ game, variant }: Pick<Table, "game" | "variant">): string {
    const boxes = Object.entries(this.games.find(({ id }) => id === game)?.boxes ?? {});
    const found = boxes.find(([, settings]) => Object.entries(settings).every(([name, value]) => variant[name] === value));
    return found?.[0] ?? game;
  }

  tableTitle(table: Pick<Table, "game" | "variant">): string {
    return this.gameTitle(this.boxOf(table));
  }

  /** What a setting is about. */
  settingName(game: string, setting: string): string {
    const keys = [`client-setting-${setting}`, `${game}-setting-${setting}`];
    return this.texts.say(keys.find((key) => this.texts.has(key)) ?? setting);
  }

  /** The value of a setting in words. */
  valueName(game: string, setting: string, value: Json): string {
    if (setting === "start" && typeof value === "number") return this.texts.say("client-seat-n", { n: value + 1 });
    return this.texts.attribute(`${game}-setting-${setting}`, String(value)) || this.texts.say(`client-value-${setting}-${String(value)}`);
  }

  /** Who a seat is in a game; empty where its texts do not say. */
  roleName(game: string, role: string): string {
    const key = `${game}-role-${role}`;
    return this.texts.has(key) ? this.texts.say(key) : "";
  }

  /** What somebody plays, with the nations that belong to it. */
  roleText(game: string, role: string): string {
    const key = `${game}-role-${role}`;
    return this.texts.has(key) ? [this.texts.say(key), this.texts.attribute(key, "plays")].filter(Boolean).join(" · ") : "";
  }

  /** How well a bot plays, in a few words; empty for one that nobody knows. */
  botStrength(bot: string): string {
    const key = `client-bot-strength-${bot.split(":")[0]}`;
    return this.texts.has(key) ? this.texts.say(key) : "";
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
