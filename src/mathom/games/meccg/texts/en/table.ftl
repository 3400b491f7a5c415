# Middle-earth CCG, English: deeds, names and what happens.

## What is done

meccg-deed-declare = play
meccg-deed-done = done
meccg-deed-pass = pass
meccg-deed-none = nothing
meccg-deed-yes = yes
meccg-deed-no = no
meccg-deed-start-with = start with
meccg-deed-draft = draft
meccg-deed-stop = stop
meccg-deed-place = at
meccg-deed-shuffle-in = shuffle in
meccg-deed-give = give
meccg-deed-to-discard-pile = up to five cards to the discard pile
meccg-deed-to-play-deck = one card to the play deck
meccg-deed-fetch = take
meccg-deed-exchange = exchange
meccg-deed-discard = discard
meccg-deed-draw = draw
meccg-deed-play = play
meccg-deed-under = under
meccg-deed-dismiss = discard
meccg-deed-follow = follow somebody
meccg-deed-lead = under general influence
meccg-deed-split = form a company
meccg-deed-join = join another company
meccg-deed-merge = merge
meccg-deed-transfer = hand over
meccg-deed-store = store
meccg-deed-remove = remove
meccg-deed-sideboard = tap your avatar for the sideboard
meccg-deed-organise = organise
meccg-deed-move = move on
meccg-deed-stay = stay
meccg-deed-return = return
meccg-deed-company = company
meccg-deed-way = way
meccg-deed-hazard = hazard
meccg-deed-key = keyed to
meccg-deed-on-guard = lay on-guard
meccg-deed-reveal = reveal
meccg-deed-assign = strike on
meccg-deed-excess = excess strike on
meccg-deed-strike = strike
meccg-deed-effect = first
meccg-deed-stay-untapped = −3 to stay untapped
meccg-deed-support = support
meccg-deed-take = take over
meccg-deed-cancel = cancel
meccg-deed-enter = enter the site
meccg-deed-item = play item
meccg-deed-ally = play ally
meccg-deed-faction = influence faction
meccg-deed-influence = influence
meccg-deed-keep = keep
meccg-deed-call = call
meccg-deed-check = check

## Names

meccg-phase-untap = untap phase
meccg-phase-organisation = organisation phase
meccg-phase-long-event = long-event phase
meccg-phase-movement = movement/hazard phase
meccg-phase-site = site phase
meccg-phase-end = end-of-turn phase
meccg-place-play-deck = into the play deck
meccg-place-discard-pile = to the discard pile
meccg-place-hand = to hand
meccg-place-from-discard-pile = from the discard pile
meccg-place-from-play-deck = from the play deck
meccg-place-from-sideboard = from the sideboard
meccg-plan-0 = stays
meccg-plan-1 = moves
meccg-plan-2 = moves to a site in play
meccg-region-type-wilderness = Wilderness
meccg-region-type-border-land = Border-land
meccg-region-type-free-domain = Free-domain
meccg-region-type-shadow-land = Shadow-land
meccg-region-type-dark-domain = Dark-domain
meccg-region-type-coastal-sea = Coastal Sea
meccg-council-free-council = The Free Council
meccg-council-audience-of-sauron = The Audience of Sauron
meccg-council-day-of-reckoning = The Day of Reckoning
meccg-outcome-passed = passed
meccg-outcome-taps = taps
meccg-outcome-discarded = discarded
meccg-outcome-eliminated = eliminated
meccg-category-character = Characters
meccg-category-miscellaneous = Miscellaneous
meccg-category-item = Items
meccg-category-ally = Allies
meccg-category-faction = Factions
meccg-category-kill = Creatures
meccg-key-region-type = region type
meccg-key-site-type = site type
meccg-key-region = region
meccg-key-site = site
meccg-key-none = own text, without a key
meccg-outcome-defeated = defeated
meccg-outcome-failed = the strike fails
meccg-outcome-ineffectual = the strike has no effect
meccg-outcome-successful = the strike hits
meccg-outcome-holds = holds
meccg-outcome-wounded = wounded
meccg-outcome-returns = returns to hand
meccg-outcome-cancelled = cancelled
meccg-outcome-endured = over
meccg-outcome-won = joins
meccg-outcome-lost = refuses

## The start

meccg-event-alignments = The alignment of the decks, seat by seat: { $alignments }.
meccg-event-drafted =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } joins the starting company.
meccg-event-set-aside =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } is set aside: only one player can have this character.
meccg-event-clashed =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: both have chosen { NAME("meccg-card", $card) }, who goes into the play deck.
meccg-event-stopped-drafting =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: no more characters.
meccg-event-shuffled-in =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { $count ->
        [one] one character goes
       *[other] { $count } characters go
    } into the play deck.
meccg-event-starting-item =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $who) } starts with { NAME("meccg-card", $card) }.
meccg-event-begins =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: the first turn (rolls: { $rolls }).
meccg-event-alignments-alignments = { NAME("meccg-alignment", $value) }

## The turn

meccg-event-turn =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: turn { $turn }.
meccg-event-phase =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-phase", $phase) }.
meccg-event-drew =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { $count ->
        [one] one card drawn
       *[other] { $count } cards drawn
    }.
meccg-event-drew-cards =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: drawn: { $cards }.
meccg-event-drew-cards-cards = { NAME("meccg-card", $value) }
meccg-event-discarded-hidden =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: a card discarded from hand.
meccg-event-discarded-own =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: discarded: { NAME("meccg-card", $card) }.
meccg-event-discarded =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } is discarded.
meccg-event-exhausted =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: the play deck is exhausted ({ $times }).
meccg-event-exchanged =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { $count } cards exchanged with the sideboard.
meccg-event-took-from =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: a card { NAME("meccg-place", $place) }.

meccg-event-fetched =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { $count ->
        [one] one card
       *[other] { $count } cards
    } { NAME("meccg-place", $place) }.

## Companies

meccg-event-character-came =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } comes into play at { NAME("meccg-card", $site) }.
meccg-event-dismissed =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } is given up.
meccg-event-returned-to-hand =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } returns to hand.
meccg-event-controlled =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } follows { NAME("meccg-card", $leader) }.
meccg-event-uncontrolled =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } is under general influence.
meccg-event-split-off =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: a new company: { $cards }.
meccg-event-joined =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: now with { NAME("meccg-card", $company) }: { $cards }.
meccg-event-handed-over =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $giver) } hands { NAME("meccg-card", $card) } to { NAME("meccg-card", $who) }.
meccg-event-stored =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } is stored at { NAME("meccg-card", $site) }.
meccg-event-planned =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: the company of { NAME("meccg-card", $card) } { NAME("meccg-plan", $plan) }.
meccg-event-split-off-cards = { NAME("meccg-card", $value) }
meccg-event-joined-cards = { NAME("meccg-card", $value) }

## Movement

meccg-event-moves =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: on the way to { NAME("meccg-card", $site) } ({ $path }): { $cards }.
meccg-event-stayed =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: no journey for { $cards }.
meccg-event-deeps-roll =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: roll { $roll }, needed { $needed }.
meccg-event-limit = Hazard limit { $limit }.
meccg-event-arrived =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: arrived at { NAME("meccg-card", $site) }: { $cards }.
meccg-event-merged =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: one company now: { $cards }.
meccg-event-put-back =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: sent back: { $cards }.
meccg-event-moves-cards = { NAME("meccg-card", $value) }
meccg-event-stayed-cards = { NAME("meccg-card", $value) }
meccg-event-arrived-cards = { NAME("meccg-card", $value) }
meccg-event-merged-cards = { NAME("meccg-card", $value) }
meccg-event-put-back-cards = { NAME("meccg-card", $value) }
meccg-event-moves-path = { NAME("meccg-region-type", $value) }

## The end

meccg-event-called =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: calls the end of the game.
meccg-event-council = { NAME("meccg-council", $name) }.
meccg-event-checked =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) }: corruption check { $roll } + { $modifier } against { $points }: { NAME("meccg-outcome", $outcome) }.
meccg-event-points =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-category", $category) }: { $printed }, counted { $counted }.
meccg-event-total =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { $points } marshalling points, { $tournament } tournament points.

## Combat and sites

meccg-event-site-shown =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: the new site is { NAME("meccg-card", $site) }.
meccg-event-declared =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } is declared{ $on ->
        [none] .
       *[other] {" "}on { $on }.
    }
meccg-event-declared-on = { NAME("meccg-card", $value) }
meccg-event-attack-picked =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } is about this automatic-attack of { NAME("meccg-card", $site) }: { $race ->
        [none] {""}
       *[other] { NAME("meccg-race", $race) },{" "}
    }{ $prowess ->
        [0] a creature that the opponent may play
       *[other]
            { $strikes ->
                [0] one strike for each character
                [one] one strike
               *[other] { $strikes } strikes
            } with prowess { $prowess }
    }.
meccg-event-fizzled =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } has no effect.
meccg-event-on-guard =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: a card lies on-guard at { NAME("meccg-card", $site) }.
meccg-event-attacked =
    { $automatic ->
        [yes] The automatic-attack of { NAME("meccg-card", $card) }
       *[no] { $you ->
            [yes] You
           *[no] { $seat }
        }: { $card ->
            [none] an attack
           *[other] { NAME("meccg-card", $card) }
        }
    }, { $strikes ->
        [one] one strike
       *[other] { $strikes } strikes
    } with prowess { $prowess }, against { $cards }.
meccg-event-attacked-cards = { NAME("meccg-card", $value) }
meccg-event-struck =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) }: { $roll } + { $own } against { $prowess }: { NAME("meccg-outcome", $outcome) }.
meccg-event-supported =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } taps in support.
meccg-event-body-check =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { $card ->
        [none] body check
       *[other] { NAME("meccg-card", $card) }, body check
    } { $roll } against { $body }: { NAME("meccg-outcome", $outcome) }.
meccg-event-attack-over = The attack is { NAME("meccg-outcome", $outcome) }.
meccg-event-killed =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } is defeated.
meccg-event-barred =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } keeps the company from doing anything at { NAME("meccg-card", $site) }.
meccg-event-entered =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $site) } is entered.
meccg-event-revealed =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } lay on-guard.
meccg-event-automatic-cancelled =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } is at home and cancels an automatic-attack.
meccg-event-played =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $who) } plays { NAME("meccg-card", $card) }.
meccg-event-influenced =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) }: { $roll } + { $modifier } against { $points }: { NAME("meccg-outcome", $outcome) }.
meccg-event-rolled =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) }: { $roll } + { $modifier } against { $points }.
meccg-event-persuaded =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) }: { $roll } + { $modifier } against { $other } + { $points }: { NAME("meccg-outcome", $outcome) }.
