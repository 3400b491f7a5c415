# Middle-earth CCG, English: the table in the browser.

## Options

meccg-option-way =
    { $kind ->
        [starter] starter movement: { $types }
        [under-deeps] through the Under-deeps
        [special] on the way that a card opens
       *[region] { $regions }
    }
meccg-option-way-regions-names = meccg-card
meccg-option-way-types-names = meccg-region-type
meccg-way-starter = Starter movement
meccg-way-region = Region movement
meccg-way-under-deeps = Under-deeps movement
meccg-way-special = Special movement

## States

meccg-state-untapped = untapped
meccg-state-tapped = tapped
meccg-state-wounded = wounded
meccg-stat-prowess = Prowess

## Phases

meccg-view-phases = Phases of the turn
meccg-view-phase-start = The start
meccg-view-phase-untap = Untap phase
meccg-view-phase-organisation = Organisation phase
meccg-view-phase-long-event = Long-event phase
meccg-view-phase-movement = Movement/hazard phase
meccg-view-phase-site = Site phase
meccg-view-phase-end = End-of-turn phase
meccg-view-phase-council = The council
meccg-view-short-untap = Untap
meccg-view-short-organisation = Organise
meccg-view-short-long-event = Long
meccg-view-short-movement = Move/haz.
meccg-view-short-site = Site
meccg-view-short-end = End
meccg-view-turn = Turn { $turn } · { $whose }
meccg-view-turn-alone = Turn { $turn }
meccg-view-your-turn = your turn
meccg-view-turn-of = { $name } is active
meccg-view-travelled = Companies: { $count } of { $all } have moved
meccg-view-called = { $name } has called the end of the game.

## Players

meccg-view-side-of = { $name }: companies
meccg-view-hand-count =
    { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
meccg-view-your-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
meccg-view-reads = To read a whole card: rest the mouse on it for a moment, or click it with the right button, or press I.
meccg-view-reads-by-finger = To read a whole card: hold it with the finger.
meccg-view-general-influence = General influence used
meccg-view-exhausted = Play deck exhausted: { $count }
meccg-view-avatar-lost = avatar lost
meccg-view-points-short = MP
meccg-view-piles = Piles of { $name }
meccg-view-pile-count = { $pile }: { $count }
meccg-view-pile-deck = Play deck
meccg-view-pile-discard = Discard
meccg-view-pile-sideboard = Sideboard
meccg-view-pile-sites = Sites
meccg-view-pile-points = Points
meccg-view-pile-gone = Removed
meccg-view-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
meccg-view-shelf = Decks that lie ready
meccg-view-events = Events in play

## Points

meccg-view-points = Marshalling points
meccg-view-total = Total
meccg-view-why-points = Why do they count like this?
meccg-view-doubled = { $name }, { $category }: twice { $printed }, since the opponent has none.
meccg-view-capped = { $name }, { $category }: { $counted } instead of { $printed }, no more than all other categories together.
meccg-view-how-ring = The One Ring has decided the game; points no longer count.
meccg-view-how-avatar = By standard rules who loses the own avatar loses the game; points no longer count.

## Companies

meccg-view-company-of = { $card }’s company
meccg-view-in-play = the site card that already lies on the table
meccg-view-from-deck = a fresh site card from your site deck
meccg-view-size-of = { $count } characters; size of the company: { $size }
meccg-view-size-short = size { $size }
meccg-view-moves = moves
meccg-view-moves-hidden = moves, face down
meccg-view-moved = has moved
meccg-view-guards =
    { $count ->
        [one] one card on-guard
       *[other] { $count } cards on-guard
    }
meccg-view-guard = A card on-guard
meccg-view-guard-own = { $card }, on-guard
meccg-view-site-tapped = { $card }, tapped
meccg-view-tapped-site = The site is tapped.
meccg-view-goal = New site: { $card }
meccg-view-goal-hidden = New site, which only you see: { $card }
meccg-view-direct-influence = Direct influence: { $used } of { $all } used
meccg-view-direct-short = DI
meccg-view-can-be-chosen = { $card }, can be chosen
meccg-view-prowess-body = prowess { $prowess }, body { $body }
meccg-view-bears = bears { $cards }
meccg-view-corruption =
    { $points ->
        [one] one corruption point
       *[other] { $points } corruption points
    }
meccg-view-now-printed = { $what }: { $now } (printed { $printed })
meccg-view-influence-free = Direct influence: { $free } of { $all } free
meccg-view-under-general = Under general influence, mind { $mind }
meccg-view-under = Controlled by { $card }
meccg-view-clause-missing = Not yet in force: { $text }

## The journey

meccg-view-map = Map of Middle-earth
meccg-view-to-map = Map
meccg-view-to-table = To the table
meccg-view-to-scene = Back
meccg-view-from = From { $card }
meccg-view-go-to = Go to { $card }
meccg-view-out-of-reach = { $card }: out of reach; why?
meccg-view-within-reach = within reach
meccg-view-click-a-site = Click a site within reach on the map, or a site card below. The opponent sees only that the company moves.
meccg-view-click-the-way = Click the regions in turn, or a way in this list. What the way leads through, creatures can be keyed to.
meccg-view-keys = What can be keyed to it:
meccg-view-keys-count = { $count } of the { $all } creatures in the whole game, as printed
meccg-view-site-path = Site path
meccg-view-stays = The company stays at its site.
meccg-view-hazard-limit = Hazard limit
meccg-view-hazards-left =
    { $count ->
        [0] used up
        [one] one more hazard
       *[other] { $count } more hazards
    }
meccg-view-neighbours = Borders on { $regions }

## The chain of effects

meccg-view-chain = Chain of effects
meccg-view-chain-order = the top first
meccg-view-chain-opens = opens the chain
meccg-view-chain-answers = answers
meccg-view-chain-as-creature = as a creature
meccg-view-chain-as-event = as an event
meccg-view-resolves-first = resolves first
meccg-view-cancelled = cancelled
meccg-view-if-nobody-answers = If nobody answers any more:

## Attacks and strikes

meccg-view-attack = Attack
meccg-view-duel = Attack and strike
meccg-view-strikes =
    { $count ->
        [one] one strike
       *[other] { $count } strikes
    }
meccg-view-strikes-each = one strike for each character
meccg-view-strikes-each-wounded = one strike for each wounded character
meccg-view-with-prowess = prowess { $prowess }
meccg-view-with-body = body { $body }
meccg-view-detainment = detainment
meccg-view-automatic = automatic-attack
meccg-view-term-printed = printed prowess
meccg-view-term-cards = items and effects
meccg-view-term-tapped = tapped
meccg-view-term-wounded = wounded
meccg-view-term-staying = stays untapped
meccg-view-excess =
    { $count ->
        [one] with an excess strike: −1
       *[other] with { $count } excess strikes: −{ $count }
    }
meccg-view-term-excess = excess strikes
meccg-view-term-support = support
meccg-view-term-other = other effects
meccg-view-before-roll = before the roll
meccg-view-more-than = two dice: more than
meccg-view-both-roll = both roll; lead
meccg-view-both-outcomes = Who has less is wounded.
meccg-view-outcomes = { $need }: ineffectual. Less: wounded.
meccg-view-outcomes-detainment = { $need }: ineffectual. Less: only tapped.
meccg-view-stances = How to face the strike
meccg-view-stances-given = How to strike
meccg-view-stance-done = Roll now
meccg-view-stance-stay-untapped = { $card } stays untapped: −3
meccg-view-support-by = Support: +1
meccg-view-stance-fight = Roll now ({ $card } taps)
meccg-view-stance-no = Tap and fight
meccg-view-stance-yes = { $card } stays untapped: −3
meccg-view-chance-defeated = defeated { $share }
meccg-view-chance-failed = fails { $share }
meccg-view-chance-ineffectual = no effect { $share }
meccg-view-chance-tapped = only taps { $share }
meccg-view-chance-replaced = hit, no wound { $share }
meccg-view-chance-wounded = wounded { $share }
meccg-view-chance-discarded = discarded { $share }
meccg-view-chance-returns = back to hand { $share }
meccg-view-chance-eliminated = eliminated { $share }
meccg-view-chance-hardly = under { $share }
meccg-view-chance-almost = over { $share }
meccg-view-chances-so = Strike: { $chances }
meccg-view-chances-tapping = Strike, tapping: { $chances }
meccg-view-chances-untapped = Untapped with −3: { $chances }
meccg-view-chances-befall = { $card } { $chances }
meccg-view-your-strike = your strike
meccg-view-if-wounded = If wounded:
meccg-view-fate-discarded = { $rolls } discards
meccg-view-fate-returns = { $rolls } returns to hand
meccg-view-fate-eliminated = { $rolls } eliminates
meccg-view-fate-from = { $first } or more
meccg-view-fate-safe = no roll eliminates
meccg-view-sum = { $roll } + { $own } = { $total } against { $prowess }:
meccg-view-body-sum = body check { $roll } against { $body }:
meccg-view-roll-struck = strike
meccg-view-roll-body-check = body check
meccg-view-roll-checked = corruption check
meccg-view-roll-influenced = influence check
meccg-view-roll-rolled = roll
meccg-view-roll-persuaded = influence attempt

## Influence attempts and corruption checks

meccg-view-attempt-faction = { $by } influences { $card }
meccg-view-attempt-persuasion = { $by } tries to influence { $card } away
meccg-view-attempt-check = { $by }: corruption check
meccg-view-attempt-sum = What counts
meccg-view-attempt-roll = two dice
meccg-view-attempt-roll-of-other = the other’s two dice
meccg-view-attempt-than = more than
meccg-view-attempt-own-influence = unused direct influence
meccg-view-attempt-own-character = printed on the character
meccg-view-attempt-own-faction = printed on the faction
meccg-view-attempt-own-home = the same home
meccg-view-attempt-own-demand = as the check demands
meccg-view-attempt-own-support = support
meccg-view-attempt-own-cards = cards and effects
meccg-view-attempt-against-number = its number
meccg-view-attempt-against-general = unused general influence
meccg-view-attempt-against-side = the other side
meccg-view-attempt-against-mind = mind
meccg-view-attempt-against-controller = unused influence of its controller
meccg-view-attempt-against-corruption = corruption points
meccg-view-attempt-need = The dice must show { $least } or more.
meccg-view-attempt-sure = Every throw is enough.
meccg-view-attempt-never = No throw is enough.
meccg-view-attempt-lead = Before the dice: { $lead }. The own throw must be more than the other’s.
meccg-view-attempt-now = As it stands
meccg-view-attempt-helped = With one more supporter
meccg-view-attempt-succeeds = succeeds { $chance }
meccg-view-attempt-fails = fails { $chance }
meccg-view-attempt-passed = passed { $chance }
meccg-view-attempt-narrowly-taps = taps { $chance }
meccg-view-attempt-narrowly-discarded = discarded { $chance }
meccg-view-attempt-narrowly-eliminated = eliminated { $chance }
meccg-view-attempt-eliminated = eliminated { $chance }
meccg-view-attempt-price = costs only { $card } { $chance }

## Sites

meccg-view-automatic-attack = Automatic-attack: { $strikes }, prowess { $prowess }
meccg-view-automatic-played = Automatic-attack: a creature that the opponent may play
meccg-view-no-automatic = No automatic-attack
meccg-view-playable-items = Playable items: { $items }
meccg-view-one-more-item = One more minor item may be played.

meccg-view-plays-there = for { $cards }
meccg-view-starred = Something of your hand can be played there.

## What a face says, in words

meccg-view-brief-attack = attack { $strikes } × { $prowess }
meccg-view-drafted-already = the opponent has this character already: it would only be set aside
meccg-view-fact-mind = mind { $mind }
meccg-view-fact-direct = direct influence { $influence }
meccg-keyword-leader = leader
meccg-keyword-uruk-hai = Uruk-hai
meccg-keyword-half-orc = Half-orc
meccg-keyword-half-troll = Half-troll
meccg-view-fact-skills = Skills: { $skills }
meccg-view-fact-region = Region: { $region }
meccg-view-fact-haven = Site path from { $haven }: { $path }
meccg-view-fact-draws = Cards drawn on the way here: you { $mine }, the opponent { $theirs }
meccg-view-keyed = keyed to { $key }

## Headings of the list of options

meccg-run-attack = Pass until this attack ends
meccg-run-attack-on = Passing until this attack ends
meccg-run-draws =
    { $count ->
        [2] Draw both
       *[other] Draw all { $count }
    }
meccg-run-draws-on = Drawing all
meccg-group-cards = Cards
meccg-group-on-guard = Face down on-guard, to be revealed at the site
meccg-group-items = Items (a corruption check first)
meccg-group-hazards = Hazards
meccg-group-people = Characters and companies
meccg-group-give-up = Give up
meccg-group-influence = Cards of the opponent
meccg-group-agents = Agents
meccg-group-on = Go on

## Windows in which one may pass

meccg-window-mh = A company is on its way
meccg-window-attack = An attack, before the strikes
meccg-window-strike = A strike
meccg-window-influence = An influence attempt
meccg-window-check = A corruption check
meccg-window-org = Answers while organising
meccg-window-site = Answers at a site
meccg-window-end = The end of the turn
meccg-window-council = The council

meccg-view-faults =
    Cannot be played like this: { $count ->
        [one] one fault
       *[other] { $count } faults
    }
meccg-view-lacking =
    { $count ->
        [one] one card not complete yet
       *[other] { $count } cards not complete yet
    }

## Agents

meccg-view-agents = Agents
meccg-view-agent-hidden = An agent, face down
meccg-view-agent-sites =
    { $count ->
        [one] one site card
       *[other] { $count } site cards
    }
