# Die Gefährten, English.

## Names

fellowship-colour-green = green
fellowship-colour-yellow = yellow
fellowship-colour-red = red
fellowship-colour-blue = blue

fellowship-special-ford = At most two cards a turn, but any two
fellowship-special-caradhras = At most one card of value 1 a turn
fellowship-special-moria = The lowest total loses 3 points

fellowship-ring-bag_end = Bag End ring
    .acc = the Bag End ring
    .does = turns white to black and black to white
fellowship-ring-bree = Bree ring
    .acc = the Bree ring
    .does = every card counts 1 at scoring
fellowship-ring-weathertop = Weathertop ring
    .acc = the Weathertop ring
    .does = lets you lay a second card of the same value
fellowship-ring-rivendell_first = first Rivendell ring
    .acc = the first Rivendell ring
    .does = makes its card worth 2 more
fellowship-ring-rivendell_second = second Rivendell ring
    .acc = the second Rivendell ring
    .does = protects its card
fellowship-ring-lothlorien = Lothlórien ring
    .acc = the Lothlórien ring
    .does = lays one of your old cards again

fellowship-card-green-0 = green 0
    .acc = the green 0
fellowship-card-green-1 = green 1
    .acc = the green 1
fellowship-card-green-2 = green 2
    .acc = the green 2
fellowship-card-green-3 = green 3
    .acc = the green 3
fellowship-card-green-4 = green 4
    .acc = the green 4
fellowship-card-green-5 = green 5
    .acc = the green 5
fellowship-card-green-nazgul = green Nazgûl
    .acc = the green Nazgûl
fellowship-card-yellow-0 = yellow 0
    .acc = the yellow 0
fellowship-card-yellow-1 = yellow 1
    .acc = the yellow 1
fellowship-card-yellow-2 = yellow 2
    .acc = the yellow 2
fellowship-card-yellow-3 = yellow 3
    .acc = the yellow 3
fellowship-card-yellow-4 = yellow 4
    .acc = the yellow 4
fellowship-card-yellow-5 = yellow 5
    .acc = the yellow 5
fellowship-card-yellow-nazgul = yellow Nazgûl
    .acc = the yellow Nazgûl
fellowship-card-red-0 = red 0
    .acc = the red 0
fellowship-card-red-1 = red 1
    .acc = the red 1
fellowship-card-red-2 = red 2
    .acc = the red 2
fellowship-card-red-3 = red 3
    .acc = the red 3
fellowship-card-red-4 = red 4
    .acc = the red 4
fellowship-card-red-5 = red 5
    .acc = the red 5
fellowship-card-red-nazgul = red Nazgûl
    .acc = the red Nazgûl
fellowship-card-blue-0 = blue 0
    .acc = the blue 0
fellowship-card-blue-1 = blue 1
    .acc = the blue 1
fellowship-card-blue-2 = blue 2
    .acc = the blue 2
fellowship-card-blue-3 = blue 3
    .acc = the blue 3
fellowship-card-blue-4 = blue 4
    .acc = the blue 4
fellowship-card-blue-5 = blue 5
    .acc = the blue 5
fellowship-card-blue-nazgul = blue Nazgûl
    .acc = the blue Nazgûl

## Questions

fellowship-ask-card = Which card do you play?
fellowship-ask-ring = Does a ring go with { NAME("fellowship-card", $card, form: "acc") }?
fellowship-ask-slot = Where does { NAME("fellowship-card", $card, form: "acc") } go?
fellowship-ask-origin = Which of your cards do you pick up?
fellowship-ask-anchor = Where does { NAME("fellowship-location", $location) } go?

fellowship-help-card = Play one card of 2 to 5, or any number of 1s; a 0 and a Nazgûl may come on top. The highest total at the location gets the most points.
    .rule = FE-4.1
fellowship-help-ring = A ring works once, together with a card, and protects it from being covered ever after.
    .rule = FE-9.5
fellowship-help-slot = Cards go to free slots around the location. At a black location you may also cover a lower card of somebody else.
    .rule = FE-6.2
fellowship-help-origin = With the Lothlórien ring you lay a card once more that lies there already.
    .rule = FE-9.20
fellowship-help-anchor = The location is scored. Who laid the last card lays the next location; cards at its edge count there at once.
    .rule = FE-11.1

## Options

fellowship-option-card = { NAME("fellowship-card", $card) }
fellowship-option-stop = end your turn
fellowship-option-replay = lay an old card again with the Lothlórien ring
fellowship-option-ring = with { NAME("fellowship-ring", $ring, form: "acc") }: { NAME("fellowship-ring", $ring, form: "does") }
fellowship-option-no-ring = without a ring
fellowship-option-slot = free slot S{ $slot }
    .seen = free slot: { NAME("fellowship-slot", $slot) }
fellowship-option-cover = S{ $slot }, onto { NAME("fellowship-card", $card, form: "acc") }
    .seen = onto { NAME("fellowship-card", $card, form: "acc") } ({ NAME("fellowship-slot", $slot) })
fellowship-option-origin =
    { NAME("fellowship-card", $card) }, from { NAME("fellowship-location", $here) } { $away ->
        [0] { "" }
       *[other] { $away } { $end }
    }{ $both ->
        [yes] ,{ " " }
       *[no] { "" }
    }{ $aside ->
        [0] { "" }
       *[other] { $aside } { $side }
    }
fellowship-slot-0 = top left
fellowship-slot-1 = top, above the left half
fellowship-slot-2 = top, above the right half
fellowship-slot-3 = top right
fellowship-slot-4 = right
fellowship-slot-5 = bottom right
fellowship-slot-6 = bottom, below the right half
fellowship-slot-7 = bottom, below the left half
fellowship-slot-8 = bottom left
fellowship-slot-9 = left
fellowship-place = “{ NAME("fellowship-slot", $slot) }”
fellowship-beside = beside: { $cards }
fellowship-beside-cards-names = fellowship-card
fellowship-option-far-cell = the card at { $cell }
fellowship-option-half-cell = half a cell
fellowship-option-anchor =
    from { NAME("fellowship-location", $here) } { $away ->
        [0] { "" }
       *[other] { $away } { $end }
    }{ $both ->
        [yes] ,{ " " }
       *[no] { "" }
    }{ $aside ->
        [0] { "" }
       *[other] { $aside } { $side }
    }

## What happens

fellowship-event-began =
    { $you ->
        [yes] You begin
       *[no] { $seat } begins
    } at Bag End.
fellowship-event-drew =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $count ->
        [one] one card
       *[other] { $count } cards
    }.
fellowship-event-drew-cards-cards-names = fellowship-card
fellowship-event-drew-cards =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $cards }.
fellowship-event-laid =
    { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } { NAME("fellowship-card", $card, form: "acc") } { $ring ->
        [none] on { $cell }.
       *[other] with { NAME("fellowship-ring", $ring, form: "acc") } on { $cell }.
    }
fellowship-event-covered =
    { $you ->
        [yes] You cover
       *[no] { $seat } covers
    } { NAME("fellowship-card", $covered, form: "acc") } on { $cell } with { NAME("fellowship-card", $card, form: "acc") }{ $ring ->
        [none] .
       *[other] { " " }and { NAME("fellowship-ring", $ring, form: "acc") }.
    }
fellowship-event-replayed =
    { $you ->
        [yes] You pick up
       *[no] { $seat } picks up
    } { NAME("fellowship-card", $card, form: "acc") } from { $origin }.
fellowship-event-hit =
    { $you ->
        [yes] You send
       *[no] { $seat } sends
    } { NAME("fellowship-card", $card, form: "acc") } against { NAME("fellowship-card", $removed, form: "acc") } on { $cell }: both are gone.
fellowship-event-spent =
    { $you ->
        [yes] You spend
       *[no] { $seat } spends
    } { NAME("fellowship-card", $card, form: "acc") } on the free slot { $cell }.
fellowship-event-colour-changed =
    { NAME("fellowship-location", $location) } is { $black ->
        [yes] black now: lower cards can be covered.
       *[no] white now: nothing can be covered.
    }
fellowship-event-scored-ranking = { NAME("fellowship-colour", $colour) } { $total }
fellowship-event-scored =
    { NAME("fellowship-location", $location) } is { $complete ->
        [yes] complete
       *[no] scored as it is
    }{ $counted ->
        [yes] , every card counts 1
       *[no] { "" }
    }: { $ranking }.
fellowship-event-points =
    { $you ->
        [yes] You win
       *[no] { $seat } wins
    } { $points ->
        [one] one point
       *[other] { $points } points
    } ({ NAME("fellowship-colour", $colour) }, { $place ->
        [1] first
        [2] second
       *[other] third
    }).
fellowship-event-loss =
    { $you ->
        [yes] You lose
       *[no] { $seat } loses
    } { $points ->
        [0] nothing, for want of points,
        [one] one point
       *[other] { $points } points
    } in Moria ({ NAME("fellowship-colour", $colour) }).
fellowship-event-ring-won =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { NAME("fellowship-ring", $ring, form: "acc") }.
fellowship-event-location-laid =
    { $you ->
        [yes] You go on
       *[no] { $seat } goes on
    } to { NAME("fellowship-location", $location) }.
fellowship-event-out-of-cards =
    { $you ->
        [yes] You have played your last card.
       *[no] { $seat } has played the last card.
    }
fellowship-event-game-over-points = { $seat } { $value }
fellowship-event-game-over =
    { $many ->
        [yes] { $winners } share the victory
       *[no] { $you ->
            [yes] You win
           *[no] { $winners } wins
        }
    }. Final points: { $points }.

## Why not

reason-the-location-is-complete-and-your-turn-is-over = The location is complete: no more cards are played this turn
reason-a-ring-does-not-lift-the-limit-of-the-ford = Only two cards a turn at the Ford, with a ring too
reason-a-ring-does-not-lift-the-limit-of-caradhras = Only one card of value 1 a turn at Caradhras, with a ring too
reason-the-bag-end-ring-changes-the-colour-only-afterwards = The ring changes the colour only after its card is laid: no covering at a white location
reason-a-lone-player-goes-on-until-the-location-is-complete = Whoever alone has cards left goes on until the location is complete
reason-locations-lie-on-whole-cells = Locations lie on whole cells only
reason-the-nazgul-reaches-the-current-location-only = The Nazgûl reaches only cards at the current location
reason-only-two-cards-a-turn-at-the-ford = At the Ford only two cards may be played in a turn
reason-only-one-card-of-value-1-a-turn-at-caradhras = At Caradhras only one card of value 1 may be played in a turn
reason-value-1-does-not-go-with-a-higher-value = A 1 and a card of value 2 to 5 do not go together in one turn
reason-only-one-card-of-value-2-to-5-a-turn = Only one card of value 2 to 5 may be played in a turn
reason-there-is-no-such-ring = There is no such ring
reason-you-do-not-own-that-ring = You do not own that ring
reason-no-ring-goes-with-a-nazgul = No ring goes with a Nazgûl
reason-a-card-carries-at-most-one-ring = A card carries at most one ring
reason-this-second-card-needs-the-weathertop-ring = This second card needs the Weathertop ring
reason-no-own-card-without-a-ring-lies-at-a-scored-location = None of your cards without a ring lies at a scored location
reason-that-card-lies-at-no-scored-location = That card does not lie at a scored location
reason-only-own-cards-can-be-picked-up = Only your own cards can be picked up
reason-a-card-with-a-ring-cannot-be-picked-up = A card with a ring cannot be picked up
reason-both-cells-of-a-location-must-be-empty = Both cells of a location must be empty
reason-a-location-must-touch-a-card-along-an-edge = A location must touch a card or a location along an edge
reason-no-covering-at-a-white-location = Nothing can be covered at a white location
reason-own-cards-cannot-be-covered = You cannot cover your own cards
reason-the-nazgul-does-not-hit-own-cards = Your Nazgûl does not hit your own cards
reason-hobbits-cannot-be-covered = Hobbits (the 3s) can never be covered
reason-the-nazgul-does-not-hit-hobbits = A Nazgûl cannot hit a hobbit (a 3)
reason-a-ring-protects-from-covering = A ring protects that card from being covered
reason-a-ring-protects-from-the-nazgul = A ring protects that card from the Nazgûl
reason-only-a-lower-value-can-be-covered = Only a card of lower value can be covered
reason-cards-go-to-the-ten-slots-of-the-current-location = Cards go to the ten slots of the current location, S0 to S9
reason-that-card-is-not-in-your-hand = That card is not in your hand
reason-at-least-one-card-must-be-played = You must play at least one card

## The table in the terminal

fellowship-table-current = { NAME("fellowship-location", $location) } ({ $number } of 10)
fellowship-table-black = black: cards may cover lower ones of others
fellowship-table-white = white: free slots only
fellowship-table-turned = turned by the Bag End ring
fellowship-table-scores = Points { $scores }
fellowship-table-ring-first = First place takes { NAME("fellowship-ring", $ring, form: "acc") }
fellowship-table-ring-second = Second place takes { NAME("fellowship-ring", $ring, form: "acc") }
fellowship-table-bree = Every card counts 1 here (Bree ring)
fellowship-table-next = Then: { $names }
fellowship-table-last = Last stop
fellowship-table-player = Player
fellowship-table-points = Points
fellowship-table-here = Here
fellowship-table-hand = Hand
fellowship-table-deck = Deck
fellowship-table-ring = { NAME("fellowship-ring", $ring) }, { NAME("fellowship-ring", $ring, form: "does") }
fellowship-table-your-hand = Your hand
fellowship-table-no-hand = no cards
fellowship-table-last-laid = laid last: loses ties
fellowship-table-out = out of cards
fellowship-table-shares =
    { $count ->
        [one] shares one card
       *[other] shares { $count } cards
    }: { $totals }

## Details of errors

detail-a-column-and-a-row-are-wanted-as-in-0-2 = a column and a row are wanted, as in [0, -2]
detail-a-card-like-that-never-stays-on-the-table = a card like that never stays on the table
detail-a-slot-of-another-location-is-there-and-it-holds-a-card-before-the-next-location-is-laid = a slot of another location is there, and it holds a card before the next location is laid
detail-another-location-lies-there-already = another location lies there already
detail-card-no-location-has-a-slot-there = '{ $card }': no location has a slot there
detail-ring-is-in-two-places = '{ $ring }' is in two places
detail-card-is-not-a-card-of-seat-seat = '{ $card }' is not a card of seat { $seat }
detail-card-no-such-cell-or-it-is-taken = '{ $card }': no such cell, or it is taken
detail-one-colour-or-pair-for-each-of-the-seats-seats = one colour (or pair) for each of the { $seats } seats
detail-random-or-a-seat-from-0-to-last = random, or a seat from 0 to { $last }
detail-seat_order-or-different-colours-colours = seat_order, or different colours: { $colours }
detail-there-are-1-to-most-locations = there are 1 to { $most } locations
detail-there-is-no-card-name-left = there is no card '{ $name }' left

fellowship-ended-cards = The game ended at location { $number } of 10: nobody had cards left.
fellowship-ended-alone = The game ended after location { $number } of 10: at most one player still had cards, and then no new location follows.
fellowship-ended-last = Location 10 was scored.

fellowship-table-signs =
    Gr1 Ye5 ReN      a green 1, a yellow 5, a red Nazgûl
    S0 … S9          the slots around the current location
    { "*" }1: 2-2-1  the current location, number 1, and the points for the first, second, …
    Here Gr 4        what a colour counts at the current location
    ○                a ring
    Ann ¹            who laid the last card, and loses ties
