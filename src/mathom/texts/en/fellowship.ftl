# Die Gefährten in the browser, English.

client-fellowship-road = The road
client-fellowship-board = Board. Current location: { $location }. Free slots: { $free }.
client-fellowship-free-slot = free slot: { $slot }
client-fellowship-card-there =
    { $card }, { $seat }{ $ring ->
        [none] { "" }
       *[other] , with { $ring }
    }
client-fellowship-black = black
client-fellowship-white = white
client-fellowship-black-means = Lower cards of others can be covered.
client-fellowship-white-means = Cards go to free slots only.
client-fellowship-here-long = Total at the current location, and points if it were scored now
client-fellowship-kind-0 = May be added to whatever else you play in a turn.
client-fellowship-kind-1 = Any number of 1s may be played in one turn.
client-fellowship-kind-3 = A hobbit: it can never be covered, and no Nazgûl can hit it.
client-fellowship-kind-high = One card of value 2 to 5 may be played in a turn.
client-fellowship-kind-nazgul = May be added to whatever else you play. Removes somebody else’s card at the current location, but no hobbit and no card with a ring; both leave the game.
client-fellowship-look-hand = in your hand
client-fellowship-look-of = laid by { $seat }
client-fellowship-look-counts = Counts { $value } at { $location }.
client-fellowship-look-bree = Counts 1 at { $location }: the Bree ring lies there.
client-fellowship-look-done = Its locations are scored. It counts again if a new location is laid next to it.
client-fellowship-look-open = The location is black: a higher card of somebody else can cover it, and a Nazgûl can hit it.
client-fellowship-look-white = The location is white: it cannot be covered, but a Nazgûl can hit it.
client-fellowship-look-protected = The ring protects it: it can neither be covered nor hit.
client-fellowship-look-at = Lies at { $locations }.
client-fellowship-look-under = It covered { $cards }.
client-fellowship-look-ring = Played together with a card, in a later turn than it was won. It stays on the card and protects it.
client-fellowship-look-ring-on = lies on { $card } of { $seat }
client-fellowship-look-ring-of = belongs to { $seat }
client-fellowship-look-ring-at = to be won at { $location }
client-fellowship-look-place =
    Location { $number } of 10, { $state ->
        [now] being played now
        [past] scored
       *[ahead] still to come
    }
client-fellowship-unpaid = The last place gets nothing.
client-fellowship-no-card = Nobody without a card there gets points.
client-fellowship-tie = A tie: first is who comes first clockwise after the one who laid the last card.
client-fellowship-colour = Colour
client-fellowship-cards = Cards
client-fellowship-total = Total
client-fellowship-shared =
    { $count ->
        [one] { $count } shared card
       *[other] { $count } shared cards
    }
