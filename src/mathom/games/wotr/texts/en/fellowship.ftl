# War of the Ring: the Fellowship and Mordor (chapters 15 and 17), English.

## Questions

wotr-ask-declare = Does the Fellowship (progress { $progress }) declare itself, and where?
wotr-ask-enter-mordor = Does the Fellowship enter Mordor?
wotr-ask-guide = Who is the Guide?
wotr-ask-separate =
    { $characters ->
        [none] Who leaves the Fellowship?
       *[other] { $characters }: who else leaves the Fellowship?
    }
wotr-ask-separate-characters-names = wotr-character
wotr-ask-separated-goal = { $characters }: where to?
wotr-ask-separated-goal-characters-names = wotr-character
wotr-ask-found = The Fellowship is revealed (progress { $progress }): where is it found?
wotr-ask-way = { wotr-way }: which region is next on the Fellowship’s way?
wotr-ask-journey = The Fellowship passes a card in play: does it strike?

## What happens

wotr-event-corruption =
    Corruption +{ $steps }: now { $total }.
wotr-event-healed =
    Corruption −{ $steps }: now { $total }.
wotr-event-guide-named = The new Guide: { NAME("wotr-character", $character) }.
wotr-event-gollum-joined = No Companion is left: Gollum joins the Ring-bearers and is their Guide.
wotr-event-separated-characters-names = wotr-character
wotr-event-separated = Separated from the Fellowship: { $characters }. Now here: { NAME("wotr-region", $region) }.
wotr-event-companion-lost = Out of the game: { NAME("wotr-character", $character) }.
wotr-event-hobbit-escaped = { NAME("wotr-character", $character) } gets away and is separated from the Fellowship.
wotr-event-fellowship-moved = The Fellowship moves: progress { $progress }.
wotr-event-fellowship-hid = The Fellowship is hidden again.
wotr-event-die-to-hunt-box = The die goes to the Hunt box: { $count ->
        [one] one die
       *[other] { $count } dice
    } of the Free Peoples there.
wotr-event-declared-way-names = wotr-region
wotr-event-declared = The Fellowship declares itself: { NAME("wotr-region", $region) } (its way: { $way }).
wotr-event-revealed = The Fellowship is revealed.
wotr-event-found-way-names = wotr-region
wotr-event-found = The Ring-bearers are found: { NAME("wotr-region", $region) } (their way: { $way }).
wotr-event-card-used = Used: “{ NAME("wotr-card", $card) }”.
wotr-event-stronghold-tile = A Stronghold of the Shadow on the way: one more tile.
wotr-event-mordor-entered = The Fellowship enters Mordor. The Hunt pool is formed anew.
wotr-event-mordor-step =
    { $box ->
        [5] The Ring-bearers reach the Crack of Doom.
       *[other] The Ring-bearers advance to box { $box } of the Mordor track.
    }
wotr-event-mordor-stop = Stop: the Ring-bearers stay on box { $box } of the Mordor track.
wotr-event-mordor-idle = The Fellowship has neither moved nor hidden in Mordor this round.

## Why not

reason-the-guide-has-the-highest-level-in-the-fellowship = The Guide must have the highest level in the Fellowship
reason-no-such-companion-is-in-the-fellowship = No such Companion is in the Fellowship
reason-companions-are-named-in-their-order = Companions are named in their order: one before him has been named last
reason-at-least-one-companion-must-be-separated = At least one Companion must be separated
reason-the-companions-cannot-get-there = The Companions cannot get there
reason-no-companion-is-left-in-the-fellowship = No Companion is left in the Fellowship
reason-nobody-is-separated-on-the-mordor-track = Nobody can be separated on the Mordor track
reason-the-fellowship-is-revealed = The Fellowship is revealed
reason-the-fellowship-is-in-no-region = On the Mordor track the Fellowship is in no region
reason-the-fellowship-has-not-come-so-far = The Fellowship has not come so far
reason-the-fellowship-goes-from-region-to-adjacent-region = The Fellowship goes from one region to an adjacent one
reason-the-progress-does-not-suffice-for-that-way = The progress does not suffice for that way
reason-the-fellowship-is-not-there-yet = The Fellowship is not there yet
reason-a-revealed-fellowship-does-not-stop-in-a-city-or-stronghold = A revealed Fellowship does not stop in a City or Stronghold that the Free Peoples hold
reason-that-card-cannot-be-used-so = That card cannot be used so now
reason-the-progress-marker-is-on-its-last-box = The progress marker is on its last box
reason-the-fellowship-is-hidden-already = The Fellowship is hidden already
reason-the-ring-bearers-are-at-no-gate-of-mordor = The Ring-bearers are neither in Minas Morgul nor in Morannon
