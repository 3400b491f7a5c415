/** What there is to know about a thing: a card, a territory, a party, a side. */
import type { Inspection, Stage } from "../types";
import { CARDS, LEAD, MAP, PARTIES, type Party, REGIONS, type RiskView, type Side, isReconstructed, seen, spaceIn, territoriesOf } from "./view";
import { cardKind, name, placeName, printed, say, sideName, spaceWords, troopWords } from "./words";

const blank = { about: "", facts: [], rules: [], slip: [], wide: false };

export function inspect(stage: Stage, thing: string): Inspection | null {
  const view = seen(stage.view);
  const id = thing.slice(thing.indexOf(":") + 1);
  switch (thing.slice(0, thing.indexOf(":"))) {
    case "card":
      return CARDS[id] ? card(view, id) : null;
    case "territory":
    case "mountains":
      return MAP.regions[id] ? space(view, id) : null;
    case "party":
      return PARTIES.includes(id as Party) ? party(view, id as Party, stage.names) : null;
    case "side":
      return side(view, id as Side);
    case "points":
      return { ...blank, title: say("points-title"), facts: [say("explain-points", { lead: LEAD }), say("explain-strongholds"), say("explain-ring")], rules: ["RI-14.1", "RI-14.13"] };
    default:
      return null;
  }
}

function card(view: RiskView, id: string): Inspection {
  return { ...blank, title: name("card", id), about: cardKind(id), wide: true, titled: true, facts: isReconstructed(view, id) ? [say("reconstructed-long")] : [], rules: ["RI-10.6"] };
}

function space(view: RiskView, id: string): Inspection {
  const shape = MAP.regions[id];
  const [, ...sentences] = spaceWords(view, id, spaceIn(view, id)).split(/(?<=\.) /);
  const near = (shape?.adjacent ?? []).map((other) => name("territory", other));
  const region = shape?.region ? REGIONS[shape.region] : undefined;
  const facts = [...sentences, say("near", { names: near })];
  if (region && shape?.region) facts.push(say("region-gold", { region: name("region", shape.region), gold: region.bonus, count: region.territories.length }));
  const rules = shape?.kind === "mountains" ? ["RI-5.26"] : shape?.points ? ["RI-7.24", "RI-14.1"] : shape?.site ? ["RI-10.3"] : ["RI-9.1"];
  return { ...blank, title: name("territory", id), about: printed(id).join(", "), facts, rules };
}

function party(view: RiskView, id: Party, names: string[]): Inspection {
  const one = view.parties[id];
  const strongholds = view.spaces.flatMap(({ space: where, holder }) => (holder === id && MAP.regions[where]?.points ? [`${placeName(where, "stronghold")} (${MAP.regions[where]?.points})`] : []));
  return {
    ...blank,
    title: name("party", id),
    about: `${sideName(one.side)} · ${names[one.seat] ?? ""}`,
    facts: [
      say("explain-gold", { gold: one.gold, income: one.income, lands: territoriesOf(view, id) }),
      say("explain-cards", { territory: one.territory_cards, adventure: one.adventure_cards }),
      say("explain-reserve", { list: troopWords(one.reserve) || "–" }),
      say("explain-supply", { list: troopWords(one.supply) || "–" }),
      say("explain-holds", { list: strongholds.join(", ") || "–" }),
    ],
    rules: ["RI-1.3", "RI-12.1"],
  };
}

function side(view: RiskView, id: Side): Inspection {
  const one = view.sides[id];
  return { ...blank, title: sideName(id), facts: [say("explain-side", { points: one.points, strongholds: one.stronghold_points, cards: one.card_points }), say("explain-points", { lead: LEAD }), say(id === "good" ? "explain-ring" : "explain-capture")], rules: ["RI-14.1", "RI-14.13"] };
}
