/**
 * Renders messages in one language: the client's half of `mathom.texts`, and true to it.
 *
 * Values that a message gets are made readable on the way: truth values become `yes` and `no`, nothing becomes `none`, a
 * seat becomes the player's name, and a list is joined, its entries rendered by the message `<id>-<parameter>` if there is
 * one. In a message, `{ NAME("fellowship-card", $card) }` is the message `fellowship-card-<card>`; with `form: "acc"` it
 * is the attribute of that name.
 */
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

import type { Args, GameEvent, Json, Option, Phrase, Reason, Refusal } from "../wire";

type Pattern = NonNullable<Message["value"]>;
export type Place = (cell: number[]) => string;
export type Say = Record<string, Json | undefined>;

const LISTS_OF_SEATS = ["winners"];
const CELLS = ["cell", "origin"];
const NOT_TOLD = ["event", "rules", "to", "table"];

/** Numbers below nothing as they are printed: `4 + -2` is `4 − 2`, and `(-1)` is `(−1)`. */
const withMinusSigns = (said: string): string => said.replace(/\+ -(?=\d)/g, "− ").replace(/(^|[\s(])-(?=\d)/g, "$1−");

/** What follows from the parameters of an event, for its message: by game, as the client of each game says it. */
export const TELLS: Record<string, (told: GameEvent) => Say> = {};

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly sources: string[];

  /** `sources` are messages in Fluent syntax, those of the program and of the games that are open. */
  constructor(
    readonly lang: string,
    ...sources: string[]
  ) {
    this.sources = sources;
    this.bundle = new FluentBundle(lang, {
      functions: { NAME: (args, named) => this.name(String(args[0]), String(args[1]), String(named.form ?? "")) },
      useIsolating: false,
    });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The ids of all messages that begin so. */
  ids(prefix: string): string[] {
    const all = this.sources.flatMap((source) => [...source.matchAll(/^([a-z][\w-]*) *=/gm)]);
    return all.map(([, id]) => id ?? "").filter((id) => id.startsWith(prefix));
  }

  /** The same and more. */
  with(source: string): Texts {
    return new Texts(this.lang, ...this.sources, source);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message `key`, or the key itself where there is none. */
  say(key: string, args: Say = {}): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    const plain: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) plain[name] = this.plain(key, name, value);
    return this.format(message.value, plain);
  }

  /** An attribute of a message, empty where there is none. */
  attribute(key: string, name: string): string {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern ? this.format(pattern, {}) : "";
  }

  /** All attributes of a message, in the order in which they stand there. */
  attributes(key: string): [string, string][] {
    return Object.entries(this.bundle.getMessage(key)?.attributes ?? {}).map(([name, pattern]) => [name, this.format(pattern, {})]);
  }

  /** An option in words: as it is said to those who see the board, where that differs. */
  option({ text, args }: Option): string {
    const seen = this.bundle.getMessage(text)?.attributes.seen;
    if (!seen) return this.say(text, args);
    return this.format(seen, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.plain(text, name, value)])));
  }

  /** Why not, with the rules to look up: `Hobbits cannot be covered (FE-6.5)`. */
  reason(reason: Reason): string {
    const said = this.reasonOnly(reason);
    return reason.rules.length ? `${said} (${reason.rules.join(", ")})` : said;
  }

  /** The same without the rules, where they stand beside it as links. */
  reasonOnly(reason: Reason): string {
    const key = `reason-${reason.key}`;
    return this.has(key) ? this.say(key) : reason.key.replaceAll("-", " ");
  }

  /** The refusal as one sentence. One of a kind that has no message speaks for itself, in English. */
  error(refusal: Refusal): string {
    const key = [refusal.error, `error-${refusal.error}`].find((candidate) => this.has(candidate));
    if (!key) return refusal.says;
    return this.say(key, this.readables(refusal.args));
  }

  /** Whether there is a way to tell it: an event without a message is not for readers. */
  tells(game: string, told: GameEvent): boolean {
    return this.has(`${told.table ? "table" : game}-event-${told.event}`);
  }

  /** What happened, told to `viewer`, who is "you". `place` puts a cell of the board into words. */
  event(game: string, told: GameEvent, viewer: number | null, names: readonly string[] = [], place?: Place): string {
    const key = `${told.table ? "table" : game}-event-${told.event}`;
    const args: Say = { you: viewer !== null && told.seat === viewer };
    for (const [name, value] of Object.entries({ ...told, ...TELLS[game]?.(told) })) {
      if (NOT_TOLD.includes(name)) continue;
      if (name === "seat") {
        args[name] = typeof value === "number" ? this.seat(value, names) : value;
      } else if (LISTS_OF_SEATS.includes(name) && Array.isArray(value)) {
        args[name] = value.map((seat) => this.seat(Number(seat), names));
        args.you = value.length === 1 && value[0] === viewer;
        args.many = value.length > 1;
      } else if (CELLS.includes(name) && Array.isArray(value)) {
        args[name] = place ? place(value.map(Number)) : value.join(",");
      } else if (Array.isArray(value)) {
        args[name] = value.map((entry, i) => this.entry(`${key}-${name}`, i, entry, names));
      } else {
        args[name] = value;
      }
    }
    return this.say(key, args);
  }

  /** A number as the language writes it: `0,7`, `71 %`. */
  number(value: number, how: Intl.NumberFormatOptions = {}): string {
    return new Intl.NumberFormat(this.lang, how).format(value);
  }

  seat(seat: number, names: readonly string[] = []): string {
    return names[seat] ?? this.say("seat-name", { number: seat + 1 });
  }

  listed(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.say("list-and", { most: parts.slice(0, -1).join(", "), last: parts.at(-1) });
  }

  /** A name such as `fellowship-card-green-5`, in a grammatical form if it has that one. */
  name(prefix: string, id: string, form = ""): string {
    const key = `${prefix}-${id}`;
    const message = this.bundle.getMessage(key);
    const pattern = message?.attributes[form] ?? message?.value;
    return pattern ? this.format(pattern, {}) : key;
  }

  /** A parameter of an error. A phrase comes with its key. */
  private readable(value: Json): Json {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
    const phrase = value as unknown as Phrase;
    return this.has(phrase.key) ? this.say(phrase.key, this.readables(phrase.args)).replace(/\.$/, "") : phrase.says;
  }

  private readables(args: Args = {}): Args {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.readable(value)]));
  }

  /** One entry of a list: a record has its own message, a number in a list by seats names the seat. */
  private entry(key: string, index: number, entry: Json, names: readonly string[]): Json {
    if (!this.has(key)) return entry;
    const args: Args =
      entry !== null && typeof entry === "object" && !Array.isArray(entry) ? { ...entry } : { value: entry, seat: index };
    if (typeof args.seat === "number") args.seat = this.seat(args.seat, names);
    return this.say(key, args);
  }

  private plain(key: string, name: string, value: Json | undefined): FluentVariable {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (value === null || value === undefined) return "none";
    if (typeof value === "number") return value;
    if (!Array.isArray(value)) return String(value);
    const parts = value.map(String);
    return this.has(`${key}-${name}`) ? parts.join(", ") : this.listed(this.named(key, name, parts));
  }

  /** The entries by the names that the message `<id>-<parameter>-names` gives a prefix for, else as they are. */
  private named(key: string, name: string, parts: string[]): string[] {
    const prefix = `${key}-${name}-names`;
    return this.has(prefix) ? parts.map((part) => this.name(this.say(prefix), part, "acc")) : parts;
  }

  private format(pattern: Pattern, args: Record<string, FluentVariable>): string {
    return withMinusSigns(this.bundle.formatPattern(pattern, args, []));
  }
}
