# The War of the Ring 2, English: the board in the browser.

risk-board-map = Map of Middle-earth
risk-board-strip = How the war stands
risk-board-strip-side = { $side }: { $points } victory points, { $strongholds } of them for strongholds and { $cards } for cards.
risk-board-strip-party = { $party } ({ $who }): { $gold } gold, income { $income }, { $lands } territories, { $cards } cards.
risk-board-points = Points
risk-board-leads = { $side } leads by { $by }
risk-board-even = Nobody leads
risk-board-lead-wins = a lead of { $lead } wins
risk-board-you = you
risk-board-side-good = The good side
risk-board-side-evil = The evil side
risk-board-short-elves = Elves
risk-board-short-saruman = Saruman
risk-board-short-rohan = Rohan
risk-board-short-sauron = Sauron
risk-board-short-gondor = Gondor

## The turn

risk-board-phases = The phases of a turn
risk-board-turn-of = Turn: { $party }
risk-board-round = Round { $round }
risk-board-phase-buy = Buying
risk-board-phase-move = Moving
risk-board-phase-combat = Combat, search
risk-board-phase-cards = Cards
risk-board-phase-deploy = Deploying
risk-board-phase-income = Income

## Territories

risk-board-mountains = mountains: only eagles get there
risk-board-in-region = region { $region }
risk-board-stronghold-of = stronghold { $name } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
risk-board-site-of = Site of Power { $name }
risk-board-port = port
risk-board-held-by = In control: { $party }.
risk-board-contested = Contested.
risk-board-closed = Closed by winter storms.
risk-board-bearer-here = The Ring-bearer is here.
risk-board-near = Next to it: { $names }.
risk-board-region-gold = { $region }: { $gold } gold for whoever controls all { $count } territories.
risk-board-regions = Regions
risk-board-regions-note = Gold for a whole region
risk-board-region-whole = All of it: { $party }
risk-board-region-held = { $held } of { $count } controlled

## Choosing

risk-board-hint-march = Touch a territory with your troops, then where they shall go.
risk-board-hint-goal = Touch where to. Dashed red: enemies stand there. Esc or the same territory lays them down.
risk-board-hint-combat = Touch a territory: a dashed red one for combat, the others for a search.
risk-board-hint-ring-bearer = Touch his next space on the map or in the drawing.
risk-board-hint-ring-bearer-second = Touch his next space on the map or in the drawing.
risk-board-hint-retreat = Touch the territory to retreat to, or stay.
risk-board-hint-bridge = Touch a territory at the bridge.
risk-board-hint-transfer-where = Touch the territory where troops change to an allied party.
risk-board-hint-no-card = None of your cards fits now. You need not discard any. Touch a card to read it.
risk-board-attack = attack
risk-board-costs = { $gold } gold
risk-board-steps-left = { $left ->
        [one] { $left } step left
       *[other] { $left } steps left
    }
risk-board-go = { $staying ->
        [0] All { $going } go
       *[other] { $going } go, { $staying } stay
    }
risk-board-which-figure = Which figure
risk-board-which-place = Where to
risk-board-place-pick = Take a kind, then touch a lit territory.
risk-board-place-touch = { $unit }: touch a lit territory.
risk-board-why-not = Why not?
risk-board-close = Close

## Buying

risk-board-gold-left = { $left } of { $gold } gold left
risk-board-kind = Troops
risk-board-numbers = Hits with
risk-board-numbers-long = Hit numbers: attack, defence; then attack and defence in a stronghold
risk-board-price = Price
risk-board-supply = Supply
risk-board-buy = Buy
risk-board-range = moves { $steps }
risk-board-reserve-note = What you buy waits in the reserve, until you deploy it near the end of the turn.
risk-board-buy-go = { $count ->
        [0] Buy
        [one] Buy { $count } figure for { $gold } gold
       *[other] Buy { $count } figures for { $gold } gold
    }
risk-board-buy-nothing = Buy nothing

## Cards

risk-board-hand = Your cards: { $count }
risk-board-card-lit = { $title }, can be played now ({ $party })
risk-board-card-of = { $title } ({ $party })
risk-board-card-territory = Territory
risk-board-card-joker = Joker
risk-board-card-mission = Mission
risk-board-card-event = Event
risk-board-card-power = Power
risk-board-worth = { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
risk-board-backs = Territory cards: { $territory }, adventure cards: { $adventure }
risk-board-reconstructed = reconstructed
risk-board-reconstructed-long = Reconstructed: part of this card is not known from a printed one; it is ours.

## Combat

risk-board-battle = Battle: { $territory }
risk-board-battle-field = Open field
risk-board-battle-fortress = Stronghold { $name }
risk-board-battle-round = Round { $round }
risk-board-battle-over = Over
risk-board-battle-step-cards = Cards
risk-board-battle-step-retreat = Retreat?
risk-board-battle-step-dice = Dice
risk-board-battle-step-losses = Losses
risk-board-attacker = Attacker
risk-board-defender = Defender
risk-board-hill-hero = Hero: all +1
risk-board-hill-empty = no hero
risk-board-hits = hits
risk-board-hits-with = hits with
risk-board-expected = expects { $hits }
risk-board-losses = Losses: { $side }
risk-board-losses-none = none yet
risk-board-against-walls = against the walls
risk-board-take-hit = A hit for: { $unit } ({ $party })
risk-board-walls-up = The walls stand: the defenders have the stronghold’s numbers.
risk-board-walls-down = The walls are breached: the defenders’ numbers are one lower.
risk-board-pursuit = Pursuit, { $party }: { $dice }, { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
risk-board-retreat = Retreat, { $party }: { $territory }.
risk-board-battle-won = In control of { $territory }: { $party }
risk-board-battle-nobody = Nobody is left.

## The Ring-bearer

risk-board-journey = The Ring-bearer
risk-board-journey-map = His way in 17 steps
risk-board-only-good = only for the good side
risk-board-hidden = hidden
risk-board-revealed = revealed
risk-board-bearer-at = { $territory }, step { $step } of 17.
risk-board-hidden-long = The evil side does not know where he is.
risk-board-revealed-long = He is revealed: another search here that succeeds captures him.
risk-board-failed-long = A roll has failed here: the next try succeeds without one.
risk-board-secret-long = He is hidden. Search where he could be: armies that did not fight can search in phase c.
risk-board-haunt = he can be here
risk-board-haunts = By all that everybody has seen he can be here: { $spaces }.
risk-board-haunts-known = By all that it has seen the evil side must reckon with him here: { $spaces }.
risk-board-shown-long = He is revealed in { $territory }. A search there in a later turn that succeeds captures him.
risk-board-marches = Forced marches: { $count }
risk-board-may-move = With a ring symbol: { $party }
risk-board-sheet = Secret sheet ({ $count })
risk-board-sheet-line = Round { $round }, { $party }: { $what }, { $territory }
risk-board-die-space = to leave takes a roll of 4 or more
risk-board-reconstructed-way = way is our reconstruction

## Explanations

risk-board-ways-to-win = The ways to win
risk-board-points-title = Victory points
risk-board-explain-points = A side wins with a lead of { $lead } victory points.
risk-board-explain-strongholds = Every stronghold gives its points to the side that controls it; played missions and some cards give more.
risk-board-explain-ring = The good side also wins when the Ring-bearer throws the Ring into Mount Doom.
risk-board-explain-capture = The evil side also wins when it finds the revealed Ring-bearer again.
risk-board-explain-side = { $points } victory points: { $strongholds } for strongholds, { $cards } for cards.
risk-board-explain-gold = { $gold } gold; the next income is { $income } for { $lands } territories and whole regions.
risk-board-explain-cards = Territory cards: { $territory }, adventure cards: { $adventure }.
risk-board-explain-reserve = Reserve: { $list }
risk-board-explain-supply = Supply: { $list }
risk-board-explain-holds = Strongholds: { $list }
