"""When and where a card is played, in words, as its record has it: what its clauses need not repeat."""

# mypyc: skip

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from mathom.games.meccg.alignments import PROFILES
from mathom.games.meccg.box import titled
from mathom.games.meccg.box.parts import Keys, SiteFilter
from mathom.games.meccg.box.records import Ally, AnyCard, Creature, Event, Faction, Item, Person
from mathom.games.meccg.journey.keys import AND, DOORS_IN_PLAY, ERRATUM


def is_erratum(keys: Keys) -> bool:
    return any(part.startswith(ERRATUM) for part in keys.condition.split(AND))


class Teller(Protocol):
    """Says messages in a language."""

    def say(self, key: str, /, **args: Any) -> str: ...

    def name(self, prefix: Any, name: Any, form: Any = "") -> str: ...

    def either(self, parts: Sequence[str]) -> str: ...


class Telling:
    def __init__(self, texts: Teller) -> None:
        self.texts = texts

    def tell(self, key: str, **args: Any) -> str:
        return self.texts.say(f"meccg-played-{key}", **args)

    def titles(self, names: Sequence[str]) -> list[str]:
        """Records name sites, regions and other cards by their English titles."""
        found = [(name, titled(name)) for name in names]
        return [self.texts.name("meccg-card", ids[0]) if ids else name for name, ids in found]

    def words(self, prefix: str, names: Sequence[str]) -> list[str]:
        return [self.texts.name(f"meccg-{prefix}", name) for name in names]

    # Places

    def place(self, where: SiteFilter) -> str:
        """The sites that a filter means."""
        if where.sites:
            return self.texts.either(self.titles(where.sites))
        kinds = self.words("site", where.site_types)
        if where.haven_kind:
            kinds = self.words("haven", (where.haven_kind,))
        said = self.texts.either(kinds) or self.tell("any-site")
        if where.regions:
            said += " " + self.tell("in-regions", regions=self.texts.either(self.titles(where.regions)))
        if where.region_types:
            said += " " + self.tell(
                "in-regions", regions=self.texts.either(self.words("region-type", where.region_types))
            )
        if where.automatic_attack_race:
            said += " " + self.tell("attacked-by", race=self.texts.name("meccg-race", where.automatic_attack_race))
        if where.hoard:
            said += " " + self.tell("with-hoard")
        if where.exclude_site_types:
            said += " " + self.tell("but", sites=self.texts.either(self.words("site", where.exclude_site_types)))
        if where.except_sites:
            said += " " + self.tell("but", sites=self.texts.either(self.titles(where.except_sites)))
        if where.under_deeps is not None:
            said += " " + self.tell("below" if where.under_deeps else "not-below")
        return said

    def places(self, where: Sequence[SiteFilter]) -> str:
        return "; ".join([self.place(one) for one in where])

    def tapped(self, where: Sequence[SiteFilter]) -> str:
        return self.tell("tapped" if any(one.tapped_ok for one in where) else "taps")

    # Cards

    def person(self, card: Person) -> list[str]:
        homes = [self.tell("home", sites=self.places(card.home_sites))] if card.home_sites else []
        if card.type == "agent" or card.alignment not in ("hero", "minion"):
            return homes
        if card.type == "avatar":
            sites = self.texts.either(self.titles(PROFILES[card.alignment].avatar_sites))
            return [self.tell("avatar", sites=sites), *homes]
        if card.home_site_only_after_start:
            return [self.tell("at-home"), *homes]
        return [self.tell("character", alignment=card.alignment), *homes]

    def item(self, card: Item) -> list[str]:
        if card.requires_ring_test:
            return []
        ring = card.item_class == "gold-ring"
        if card.playable_at and not ring:
            lines = [f"{self.tell('there', sites=self.places(card.playable_at))} {self.tapped(card.playable_at)}"]
        else:
            lines = [f"{self.tell('item', kind=card.item_class)} {self.tell('taps')}"]
        if card.playable_at and ring:
            lines.append(self.tell("only-there", sites=self.places(card.playable_at)))
        if card.hoard_item:
            lines.append(self.tell("from-hoard"))
        if card.not_playable_at_site_types:
            lines.append(
                self.tell("not-there", sites=self.texts.either(self.words("site", card.not_playable_at_site_types)))
            )
        bearers = [
            *self.words("race", card.bearer_race),
            *self.titles([card.bearer_title] if card.bearer_title else []),
        ]
        if bearers:
            lines.append(self.tell("bearer", who=self.texts.either(bearers)))
        if card.bearer_min_prowess is not None:
            lines.append(self.tell("bearer-prowess", prowess=card.bearer_min_prowess))
        return lines

    def ally(self, card: Ally) -> list[str]:
        if not card.playable_at:
            return []
        return [f"{self.tell('there', sites=self.places(card.playable_at))} {self.tapped(card.playable_at)}"]

    def faction(self, card: Faction) -> list[str]:
        if card.influence_check_greater_than is None or not card.playable_at:
            return []
        number = card.influence_check_greater_than
        tapped = "tapped-faction" if any(one.tapped_ok for one in card.playable_at) else "taps-faction"
        return [
            self.tell("there", sites=self.places(card.playable_at)),
            f"{self.tell('influence', number=number)} {self.tell(tapped)}",
        ]

    def creature(self, card: Creature) -> list[str]:
        keys = [] if card.keyed_to is None else self.keys(card.keyed_to)
        return [self.tell("creature", keys="; ".join(keys))] if keys else []

    def keys(self, keys: Keys) -> list[str]:
        """Where a creature can be keyed, with what a card in play adds."""
        plain = [
            f"{times} × {name}" if times > 1 else name
            for type_, times in keys.region_types.items()
            for name in self.words("region-type", (type_,))
        ]
        plain += self.words("site", keys.site_types)
        plain += self.titles(keys.regions) + self.titles(keys.sites)
        if keys.under_deeps:
            plain.append(self.tell("under-deeps", which=keys.under_deeps))
        found = [self.texts.either(plain)]
        if keys.site_path_requires_any:
            paths = [
                f"{times} × {self.texts.name('meccg-region-type', one)}"
                for need in keys.site_path_requires_any
                for one, times in need.items()
            ]
            found = [self.tell("with-path", sites=found[0], path=self.texts.either(paths))]
        found += [self.place(where) for where in keys.sites_in_regions]
        # What only an unofficial erratum adds, a clause tells.
        for more in [one for one in keys.further if not is_erratum(one)]:
            said = "; ".join(self.keys(more))
            found.append(self.tell("under-doors", keys=said) if more.condition == DOORS_IN_PLAY else said)
        return [one for one in found if one]

    def event(self, card: Event) -> list[str]:
        hazard = card.alignment == "hazard"
        either_way = card.also_playable_as != ""
        kind = "either" if either_way else "hazard" if hazard else "long" if "long" in card.durations else "resource"
        lines = [self.tell(f"event-{kind}")]
        needs = self.words("skill", [one for one in card.skill_required if one not in card.race_required])
        needs += self.words("race", card.race_required)
        if needs:
            lines.append(self.tell("needs", who=self.texts.either(needs)))
        if card.requires_in_play:
            lines.append(self.tell("needs-in-play", cards=self.texts.either(self.titles(card.requires_in_play))))
        attack = card.roaming_attack
        if attack is not None and attack.regions:
            lines.append(self.tell("roams", regions=self.texts.either(self.titles(attack.regions))))
            more = attack.extra_regions_with_doors_of_night
            if more:
                lines.append(self.tell("roams-besides", regions=self.texts.either(self.titles(more))))
        return lines


def played(card: AnyCard, texts: Teller) -> list[str]:
    """When and where the card is played, a line each; nothing for sites and regions."""
    telling = Telling(texts)
    if isinstance(card, Person):
        return telling.person(card)
    if isinstance(card, Item):
        return telling.item(card)
    if isinstance(card, Ally):
        return telling.ally(card)
    if isinstance(card, Faction):
        return telling.faction(card)
    if isinstance(card, Creature):
        return telling.creature(card)
    return telling.event(card) if isinstance(card, Event) else []
