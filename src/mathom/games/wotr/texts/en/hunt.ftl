# War of the Ring: the Hunt for the Ring (chapter 16), English.

## Questions

wotr-ask-hunt-roll = The Hunt is about to be rolled: does a card in play help?
wotr-ask-prevent-tile = A hunt tile is about to be drawn: does a card prevent it?
wotr-ask-hunt-card =
    { $damage ->
        [none] A tile is drawn
       *[other] The tile does { $damage } damage
    }: does a card in play help against it?
wotr-ask-guide-ability = The tile does { $damage } damage: does the Guide use his ability for 1 less?
wotr-ask-casualty = The tile does { $damage } damage: who falls to reduce it?
wotr-ask-strip-card = A Companion has fallen: which Character card do the Free Peoples lose too?

## What happens

wotr-event-hunt-ordered = A card orders a hunt roll.
wotr-event-no-hunt = No dice of the Shadow in the Hunt box: nobody hunts.
wotr-event-hunt-rolled =
    Hunt roll: { $dice }{ $bonus ->
        [0] { "" }
       *[other] , each +{ $bonus }
    }; 6 or more succeeds, but never a rolled 1. { $successes ->
        [0] No success.
        [one] One success.
       *[other] { $successes } successes.
    }
wotr-event-hunt-rerolled =
    Hunt re-roll: { $dice }{ $bonus ->
        [0] { "" }
       *[other] , each +{ $bonus }
    }. { $successes ->
        [0] No further success.
        [one] One more success.
       *[other] { $successes } more successes.
    }
wotr-event-hunt-failed = The Hunt fails.
wotr-event-pool-refilled =
    The Hunt pool is empty: { $count ->
        [one] one normal tile returns.
       *[other] { $count } normal tiles return.
    }
wotr-event-tile-in-play = A special hunt tile for Mordor is in play: { NAME("wotr-tile", $tile) }.
wotr-event-tile-drawn = Hunt tile drawn: { NAME("wotr-tile", $tile) }.
wotr-event-tile-discarded = The tile has no effect: { NAME("wotr-tile", $tile) }.
wotr-event-tile-prevented = No tile is drawn: “{ NAME("wotr-card", $card) }”.
wotr-event-tile-replaced = “{ NAME("wotr-card", $card) }”: another tile instead of { NAME("wotr-tile", $tile) }.
wotr-event-tile-die = The die of the tile ({ NAME("wotr-tile", $tile) }): { $die } damage.
wotr-event-hunt-damage =
    { $damage ->
        [0] No damage.
       *[other] Hunt damage ({ NAME("wotr-tile", $tile) }): { $damage }.
    }
wotr-event-card-shielded = “{ NAME("wotr-card", $card) }”: 1 damage less, { $damage } left.
wotr-event-guide-shielded = The Guide helps ({ NAME("wotr-character", $character) }): 1 damage less, { $damage } left.
wotr-event-marker-drawn = A marker is drawn among the Companions.
wotr-event-casualty = { NAME("wotr-character", $character) } falls: { $level } damage less, { $damage } left.
wotr-event-card-stripped = The Free Peoples lose a card too: “{ NAME("wotr-card", $card) }”.

## Why not

reason-that-card-does-not-apply-to-this-tile = That card does not apply to this tile
reason-no-casualty-can-be-taken-that-way = No casualty can be taken that way
reason-the-guide-cannot-do-that-now = The Guide cannot do that now
reason-there-is-no-such-card-to-take = There is no such card to take

## Options

wotr-word-declare = Declare the Fellowship
wotr-word-enter-mordor = Enter Mordor
wotr-word-guide = The Guide falls
wotr-word-random = A Companion drawn by lot falls
wotr-word-reveal = Reveal the Fellowship
wotr-word-move = Move
wotr-word-random-card = A card drawn from the hand
