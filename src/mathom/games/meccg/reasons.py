"""Reasons against a choice that several chapters or words of cards give."""

from __future__ import annotations

from typing import Final

from mathom.kernel import Reason

HAZARD: Final = Reason("hazards-are-played-against-the-active-player", "ME-4.4")
NOT_YOURS: Final = Reason("that-is-none-of-your-characters")
NOT_WRITTEN: Final = Reason("that-card-does-not-work-yet")
FIRM: Final = Reason("that-attack-cannot-be-cancelled", "ME-25.8")
NO_ITEM: Final = Reason("that-is-none-of-your-items")
NO_SUCH_ATTACK: Final = Reason("there-is-no-such-attack-now")
NO_SUCH_CARD: Final = Reason("no-such-card-lies-there")
NOT_IN_PLAY: Final = Reason("the-card-it-needs-is-not-in-play")
NOT_THE_BEARER: Final = Reason("its-bearer-does-not-fit")
ONE_COPY: Final = Reason("only-one-copy-of-that-card-may-be-in-effect")
OTHER_SITE: Final = Reason("it-must-be-at-another-site-for-that")
OUT_ALREADY: Final = Reason("that-unique-card-is-in-play-or-eliminated", "ME-16.3")
STORED_ALREADY: Final = Reason("that-unique-item-is-stored", "ME-16.5")
THING_IS_OUT: Final = Reason("that-unique-card-is-in-play-or-eliminated", "ME-16.3", "ME-16.4")
DRAGON_IS_DEAD: Final = Reason("that-dragon-is-dead", "ME-16.20")
YES_OR_NO: Final = Reason("the-answer-is-yes-or-no")
