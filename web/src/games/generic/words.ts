/**
 * Words for a view that nobody has drawn a board for: its keys become headings, its ids the names that the game's texts
 * have for them.
 */
import { app } from "../../core/app.svelte";
import type { Texts } from "../../core/texts";
import type { Json } from "../../wire";

export type Plain = { [key: string]: Json };

/** Messages of a game that are no names of things. */
const NOT_NAMES = ["ask", "event", "option", "setting", "view", "word", "role", "table", "title", "about"];
const SEATS = ["seat", "active", "asked", "winners", "last", "lead"];

const known = new WeakMap<Texts, Map<string, Map<string, string[]>>>();

/** The kinds of things that have a name, by id: `moria` is a `region`. */
function kinds(game: string): Map<string, string[]> {
  const texts = app.texts;
  let games = known.get(texts);
  if (!games) known.set(texts, (games = new Map()));
  let found = games.get(game);
  if (found) return found;
  found = new Map();
  for (const id of texts.ids(`${game}-`)) {
    const [kind = "", ...rest] = id.slice(game.length + 1).split("-");
    const name = rest.join("-");
    if (name && !name.startsWith("text-") && !NOT_NAMES.includes(kind)) found.set(name, [...(found.get(name) ?? []), kind]);
  }
  games.set(game, found);
  return found;
}

export const isTable = (value: Json | undefined): value is Plain => typeof value === "object" && value !== null && !Array.isArray(value);
export const isEmpty = (value: Json | undefined): boolean =>
  value === null || value === undefined || value === "" || (typeof value === "object" && Object.keys(value).length === 0);

/** What kind of thing `id` is where it stands under `key`; empty if it is none. */
export function kindOf(game: string, key: string, id: string): string {
  const candidates = kinds(game).get(id) ?? [];
  return candidates.find((kind) => key === kind || key === `${kind}s` || key.startsWith(`${kind}_`) || key.startsWith(`${kind}s_`)) ?? candidates[0] ?? "";
}

export function nameOf(game: string, key: string, id: string): string {
  const kind = kindOf(game, key, id);
  return kind ? app.texts.say(`${game}-${kind}-${id}`) : readable(id);
}

/** `control_marker` in plain letters, where there is no better word. */
function readable(key: string): string {
  const words = key.replaceAll(/[_-]/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function heading(game: string, key: string): string {
  const id = `${game}-view-${key}`;
  return app.texts.has(id) ? app.texts.say(id) : nameOf(game, "", key);
}

/** A value that is no list and no table. */
export function told(game: string, key: string, value: Json | undefined, names: readonly string[]): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return app.texts.say(value ? "client-yes" : "client-no");
  if (typeof value === "number") return SEATS.includes(key) && names[value] !== undefined ? names[value] : String(value);
  return typeof value === "string" ? nameOf(game, key, value) : "";
}

/** Equal entries of a list together, with their number; numbers that make up a place stay together. */
export function counted(list: readonly Json[]): { value: Json; count: number }[] {
  const found: { value: Json; count: number }[] = [];
  for (const value of list) {
    const same = typeof value === "string" ? found.find((one) => one.value === value) : undefined;
    if (same) same.count += 1;
    else found.push({ value, count: 1 });
  }
  return found;
}

/** The columns of a list of tables, without those that say nothing. */
export function columns(rows: readonly Plain[]): string[] {
  const all = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return all.filter((key) => rows.some((row) => !isEmpty(row[key]) && row[key] !== false));
}

/** A table of tables that look alike is shown as rows. */
export function rowsOf(value: Plain): { name: string; row: Plain }[] | null {
  const entries = Object.entries(value);
  if (entries.length < 2 || !entries.every(([, row]) => isTable(row))) return null;
  return entries.map(([name, row]) => ({ name, row: row as Plain }));
}

/** A table that only counts things: `{"gondor-elite": 2}`. */
export function countsOf(game: string, value: Plain): { id: string; count: number }[] | null {
  const entries = Object.entries(value);
  const all = entries.every(([id, count]) => typeof count === "number" && kinds(game).has(id));
  return entries.length && all ? entries.map(([id, count]) => ({ id, count: count as number })) : null;
}

/** The thing that an option touches, if it is the one that stands here. */
export function litThing(lit: ReadonlyMap<string, unknown>, game: string, key: string, id: string): string | null {
  const kind = kindOf(game, key, id);
  return [`${key}:${id}`, `${kind}:${id}`, `hand:${id}`].find((thing) => lit.has(thing)) ?? null;
}
