/** What there is to know about a thing on the table. */
import { app } from "../../core/app.svelte";
import type { Inspection, Stage } from "../types";
import { catalogue } from "./catalogue.svelte";
import { kinds, pointsOf } from "./cards";
import { givenTo, strikeAt, toldInWords } from "./chances";
import { printed, skills } from "./facts";
import { MAP, regionTitle } from "./land";
import { attachedTo, cardOf, faceOf, pileOf, seen, split } from "./view";
import { say, title, view as words } from "./words";

const nothing = { slip: [], wide: false, titled: false };

export function inspect(stage: Stage, thing: string): Inspection | null {
  const [zone, id] = split(thing);
  if (zone === "pile") return pile(stage, id);
  if (zone === "region") return region(id);
  const card = faceOf(seen(stage.view), thing);
  return card ? ofCard(stage, thing, card) : null;
}

/** A card: what it is, how it stands, and its clauses with the rulings on them. */
function ofCard(stage: Stage, thing: string, card: string): Inspection {
  const record = catalogue.get(card);
  const told = catalogue.words(card);
  const points = record && pointsOf(record);
  const about = [
    ...(record ? kinds(record).map((one) => say(one)) : []),
    record?.unique ? say("page-unique") : "",
    points ? say("page-points", { count: points.value, category: say(`points-${points.category}`) }) : "",
  ];
  const clauses = (told?.clauses ?? []).map(({ id, text }) => (told?.missing.includes(id) ? words("clause-missing", { text }) : text));
  const rulings = (told?.clauses ?? []).flatMap((clause) => clause.rulings).filter((one) => one.startsWith("ME-"));
  const inPlay = standing(stage, thing);
  const strike = strikeAt(stage.lit, thing);
  return {
    ...nothing,
    title: title(card),
    about: about.filter(Boolean).join(" · "),
    facts: [...(strike ? toldInWords(strike, givenTo(seen(stage.view), Number(split(thing)[1]))) : []), ...(inPlay.length ? inPlay : record ? printed(record) : []), ...(told?.played ?? []), ...clauses],
    rules: [...new Set(rulings)],
  };
}

/** How a card in play stands: its numbers with what changes them, and what lies with it. */
function standing(stage: Stage, thing: string): string[] {
  const view = seen(stage.view);
  const [zone, id] = split(thing);
  const one = zone === "thing" ? cardOf(view, Number(id)) : undefined;
  if (!one) return [];
  const record = catalogue.get(one.card);
  const facts = [`${stage.names[one.seat] ?? ""}: ${say(`state-${one.state}`)}`];
  if (one.prowess !== undefined) {
    const printed = `${record?.prowess ?? "–"}/${record?.body ?? "–"}`;
    const now = `${one.prowess}/${one.body ?? "–"}`;
    facts.push(now === printed ? `${say("stat-prowess-body")}: ${now}` : words("now-printed", { what: say("stat-prowess-body"), now, printed }));
  }
  if (one.direct_influence) facts.push(words("influence-free", { free: one.direct_influence[0], all: one.direct_influence[1] }));
  if (one.under !== undefined) facts.push(one.under === null ? words("under-general", { mind: one.mind ?? 0 }) : words("under", { card: title(cardOf(view, one.under)?.card ?? "") }));
  const borne = attachedTo(view, one.thing).map(({ card }) => title(card));
  if (record) facts.push(...(record.prowess === undefined ? printed(record) : skills(record)));
  if (borne.length) facts.push(words("bears", { cards: app.texts.listed(borne) }));
  if (one.corruption) facts.push(words("corruption", { points: one.corruption }));
  return facts;
}

/** A pile: how many cards it has; the picture shows those that the viewer knows. */
function pile(stage: Stage, id: string): Inspection | null {
  const [seat = "0", name = ""] = id.split(":");
  if (!seen(stage.view).players[Number(seat)]) return null;
  const { count, cards } = pileOf(seen(stage.view), Number(seat), name);
  return { ...nothing, wide: cards.length > 0, title: words(`pile-${name}`), about: `${stage.names[Number(seat)] ?? ""} · ${words("cards", { count })}`, facts: [], rules: [] };
}

function region(id: string): Inspection | null {
  const found = MAP.regions[id];
  if (!found) return null;
  return { ...nothing, title: regionTitle(id), about: app.texts.name("meccg-region-type", found.type), facts: [words("neighbours", { regions: found.adjacent.map(regionTitle) })], rules: [] };
}
