/** What there is to know about a card, a ring or a location. From the view and the log; the rules stand beside it. */
import { app, t } from "../../core/app.svelte";
import type { GameEvent } from "../../wire";
import type { Inspection, Stage } from "../types";
import { coveredBy } from "./covers";
import { paidPlaces } from "./standing";
import { type CardOnTable, type FellowshipView, LOCATIONS, RIVENDELL_BONUS, type RingId, celled, factsOf, kindOf, named, seen, slotAt } from "./view";

type Facts = Pick<Inspection, "facts" | "rules">;

const RING_RULES: Record<RingId, string[]> = {
  bag_end: ["FE-9.10", "FE-9.11"],
  bree: ["FE-9.12", "FE-9.13"],
  weathertop: ["FE-9.14", "FE-9.16"],
  rivendell_first: ["FE-9.17", "FE-9.18"],
  rivendell_second: ["FE-9.19"],
  lothlorien: ["FE-9.20", "FE-9.21"],
};
const KIND_RULES: Record<string, string[]> = {
  "0": ["FE-4.2"],
  "1": ["FE-4.1"],
  "3": ["FE-4.1", "FE-5.2", "FE-6.5"],
  nazgul: ["FE-4.3", "FE-5.1", "FE-5.5"],
};
const SPECIAL_RULES: Record<string, string[]> = {
  ford: ["FE-7.1", "FE-7.2"],
  caradhras: ["FE-7.3", "FE-7.4"],
  moria: ["FE-7.5", "FE-8.13"],
};

const say = (key: string, args = {}): string => app.texts.say(`fellowship-${key}`, args);
const place = (id: string): string => say(`location-${id}`);
const does = (ring: RingId): string => `${say(`ring-${ring}`)}: ${app.texts.attribute(`fellowship-ring-${ring}`, "does")}.`;
const made = (title: string, about: string, { facts, rules }: Facts, more: Partial<Inspection> = {}): Inspection => ({
  title,
  about,
  facts,
  rules: [...new Set(rules)],
  slip: [],
  wide: false,
  ...more,
});

function kind(card: string): Facts {
  const value = kindOf(card);
  const name = value === "nazgul" || value === "0" || value === "1" || value === "3" ? value : "high";
  return { facts: [t(`fellowship-kind-${name}`)], rules: KIND_RULES[value] ?? ["FE-4.1"] };
}

/** The locations that have a cell in a slot, in the order of the journey. */
function touching(view: FellowshipView, name: string): { id: string; slot: number }[] {
  return view.laid.map(({ location, cell }) => ({ id: location, slot: slotAt(celled(name), cell) })).filter(({ slot }) => slot >= 0);
}

/** What a card on the table counts, and what can happen to it. */
function standing(view: FellowshipView, { card, ring, cell }: CardOnTable): Facts {
  const here = view.location;
  const slots = new Set(here?.slots.map(named));
  if (!here || here.scored || !slots.has(named(cell))) return { facts: [t("fellowship-look-done")], rules: ["FE-8.11"] };
  const location = place(here.id);
  const bree = view.cards.some((one) => one.ring === "bree" && slots.has(named(one.cell)));
  const value = Number(kindOf(card)) + (ring === "rivendell_first" ? RIVENDELL_BONUS : 0);
  const counts = bree ? t("fellowship-look-bree", { location }) : t("fellowship-look-counts", { value, location });
  const safe = ring !== null || kindOf(card) === "3";
  if (safe) return { facts: [counts], rules: [bree ? "FE-9.12" : "FE-8.3"] };
  return {
    facts: [counts, t(here.black ? "fellowship-look-open" : "fellowship-look-white")],
    rules: [bree ? "FE-9.12" : "FE-8.3", here.black ? "FE-6.2" : "FE-6.1", "FE-5.1"],
  };
}

function cardThere(stage: Stage, view: FellowshipView, found: CardOnTable): Inspection {
  const name = named(found.cell);
  const at = touching(view, name).map(({ id, slot }) => `${place(id)} (${app.texts.say(`fellowship-slot-${slot}`)})`);
  const under = coveredBy(stage.log, found).map((card) => app.texts.name("fellowship-card", card, "acc"));
  const now = standing(view, found);
  const own = kind(found.card);
  const ring: Facts = found.ring
    ? { facts: [does(found.ring), t("fellowship-look-protected")], rules: [...RING_RULES[found.ring], "FE-9.9"] }
    : { facts: [], rules: [] };
  return made(say(`card-${found.card}`), t("fellowship-look-of", { seat: stage.names[found.seat] ?? "" }), {
    facts: [
      ...now.facts,
      ...ring.facts,
      ...(kindOf(found.card) === "3" ? own.facts : []),
      t("fellowship-look-at", { locations: at }),
      ...(under.length ? [t("fellowship-look-under", { cards: under })] : []),
    ],
    rules: [...now.rules, ...ring.rules, ...(kindOf(found.card) === "3" ? own.rules : []), ...(under.length ? ["FE-6.8"] : [])],
  });
}

function cell(stage: Stage, view: FellowshipView, name: string): Inspection | null {
  const found = view.cards.find((one) => named(one.cell) === name);
  return found ? cardThere(stage, view, found) : null;
}

function inHand(view: FellowshipView, card: string): Inspection {
  const own = kind(card);
  const special = SPECIAL_RULES[view.location?.id ?? ""] && view.location?.id !== "moria" ? view.location?.id : undefined;
  return made(say(`card-${card}`), t("fellowship-look-hand"), {
    facts: [...own.facts, ...(special ? [`${place(special)}: ${say(`special-${special}`)}.`] : [])],
    rules: [...own.rules, ...(special ? (SPECIAL_RULES[special] ?? []) : [])],
  });
}

function ringItself(stage: Stage, view: FellowshipView, ring: RingId): Inspection {
  const owner = view.players.findIndex(({ rings }) => rings.includes(ring));
  const on = view.cards.find((one) => one.ring === ring);
  const from = LOCATIONS.find(({ rings }) => rings.includes(ring));
  const where = on
    ? t("fellowship-look-ring-on", { card: app.texts.name("fellowship-card", on.card, "acc"), seat: stage.names[on.seat] ?? "" })
    : owner >= 0
      ? t("fellowship-look-ring-of", { seat: stage.names[owner] ?? "" })
      : t("fellowship-look-ring-at", { location: place(from?.id ?? "") });
  return made(say(`ring-${ring}`), where, {
    facts: [`${app.texts.attribute(`fellowship-ring-${ring}`, "does")}.`, t("fellowship-look-ring")],
    rules: [...RING_RULES[ring], "FE-9.4", "FE-9.5", "FE-9.9"],
  });
}

/** The scoring of a location, with the points that followed. */
function scoring(log: readonly GameEvent[], id: string): GameEvent[] {
  const start = log.findLastIndex((event) => event.event === "scored" && event.location === id);
  if (start < 0) return [];
  const rest = log.slice(start);
  const end = rest.findIndex(({ event }, i) => i > 0 && ["location-laid", "game-over", "scored", "laid"].includes(event));
  return end < 0 ? rest : rest.slice(0, end);
}

function location(stage: Stage, view: FellowshipView, id: string): Inspection | null {
  const facts = factsOf(id);
  const number = LOCATIONS.findIndex((one) => one.id === id) + 1;
  if (!number) return null;
  const current = view.location?.id === id ? view.location : null;
  const black = current ? current.black : facts.black;
  const state = current && !current.scored ? "now" : view.laid.some((one) => one.location === id) ? "past" : "ahead";
  const prizes = facts.rings.map((ring, i) => `${say(i ? "table-ring-second" : "table-ring-first", { ring })}.`);
  const slip = state === "past" ? scoring(stage.log, id) : [];
  return made(
    place(id),
    t("fellowship-look-place", { number, state }),
    {
      facts: [
        `${say("table-scores", { scores: facts.scores.slice(0, paidPlaces(view)).join("–") })}. ${prizes.join(" ")}`,
        `${t(black ? "fellowship-black" : "fellowship-white")}: ${t(black ? "fellowship-black-means" : "fellowship-white-means")}`,
        ...(black !== facts.black ? [`${say("table-turned")}.`] : []),
        ...(facts.special ? [`${say(`special-${id}`)}.`] : []),
      ],
      rules: [
        ...(SPECIAL_RULES[id] ?? []),
        black ? "FE-6.2" : "FE-6.1",
        "FE-8.4",
        "FE-8.5",
        "FE-8.6",
        ...(facts.rings.length > 1 ? ["FE-9.2"] : facts.rings.length ? ["FE-9.1"] : []),
        ...(black !== facts.black ? ["FE-9.10"] : []),
      ],
    },
    { slip, wide: true },
  );
}

export function inspect(stage: Stage, thing: string): Inspection | null {
  const view = seen(stage.view);
  const [zone, name = ""] = thing.split(":");
  if (zone === "hand") return inHand(view, name);
  if (zone === "cell") return cell(stage, view, name);
  if (zone === "ring") return ringItself(stage, view, name as RingId);
  return zone === "location" ? location(stage, view, name) : null;
}
