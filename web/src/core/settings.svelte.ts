/** What a player sets for this browser. Kept in local storage. */

export type Lang = "en" | "de";
export type Theme = "auto" | "light" | "dark";
export type Speed = "off" | "fast" | "normal" | "slow";

const KEY = "mathom-settings";
const MILLISECONDS: Record<Speed, number> = { off: 0, fast: 220, normal: 420, slow: 900 };

interface Kept {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  auto: boolean;
  /** How to tell a player whose turn it is: by a sound, by a notification of the system. */
  sound: boolean;
  notify: boolean;
  /** Whether the player was asked for a name. */
  named: boolean;
  /** The explanations of questions that were read and closed. */
  helped: string[];
  /** When to be asked where one may pass: policies by windows, for each game. */
  passing: Record<string, Record<string, string>>;
}

function defaults(): Kept {
  return { lang: navigator.language.startsWith("de") ? "de" : "en", theme: "auto", speed: "normal", auto: true, sound: false, notify: false, named: false, helped: [], passing: {} };
}

function read(): Kept {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return defaults();
  }
}

class Settings {
  private kept = $state<Kept>(read());

  get lang(): Lang {
    return this.kept.lang;
  }
  get theme(): Theme {
    return this.kept.theme;
  }
  get speed(): Speed {
    return this.kept.speed;
  }
  get auto(): boolean {
    return this.kept.auto;
  }

  get sound(): boolean {
    return this.kept.sound;
  }
  get notify(): boolean {
    return this.kept.notify;
  }

  get named(): boolean {
    return this.kept.named;
  }

  get helped(): readonly string[] {
    return this.kept.helped;
  }

  get passing(): Readonly<Record<string, Readonly<Record<string, string>>>> {
    return this.kept.passing;
  }

  /** Shows the explanation of a question, or keeps it closed from now on. */
  help(subject: string, open: boolean): void {
    const others = this.kept.helped.filter((one) => one !== subject);
    this.set({ helped: open ? others : [...others, subject] });
  }

  /** How long a movement takes; nothing moves for those who asked their system for calm. */
  get duration(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : MILLISECONDS[this.kept.speed];
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    localStorage.setItem(KEY, JSON.stringify(this.kept));
    this.show();
  }

  /** Puts theme and language on the document, where style sheets and screen readers look for them. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.kept.lang;
    root.dataset.theme = this.kept.theme;
    root.style.setProperty("--move", `${this.duration}ms`);
  }
}

export const settings = new Settings();
