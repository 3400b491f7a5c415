# War of the Ring, English: the board in the browser.

wotr-board-map = Map of Middle-earth
wotr-board-strip = How the war stands
wotr-board-strip-side = { $side }: { $points } of { $goal } victory points.
wotr-board-points = Victory points
wotr-board-dice-left = { $count ->
        [0] No dice left
        [one] { $count } die left
       *[other] { $count } dice left
    }
wotr-board-dice-waiting = Not rolled yet
wotr-board-dice-none = { $dice } action dice
wotr-board-rings = { $count ->
        [0] No Elven Ring
        [one] { $count } Elven Ring
       *[other] { $count } Elven Rings
    }
wotr-board-progress = Progress
wotr-board-mordor-of = of { $last } in Mordor
wotr-board-hidden = hidden
wotr-board-revealed = revealed
wotr-board-corruption = Corruption { $corruption } of 12.
wotr-board-corruption-short = Corruption
wotr-board-guide = Guide: { $name }.
wotr-board-guide-short = Guide
wotr-board-with = With them: { $names }.
wotr-board-fellowship = The Fellowship was last known here, progress { $progress }, { $hidden ->
        [yes] hidden
       *[no] revealed
    }.
wotr-board-fellowship-at = The Fellowship, last known in { $region }. Progress { $progress }, { $hidden ->
        [yes] hidden
       *[no] revealed
    }.
wotr-board-strip-hunt = The Hunt for the Ring: { $level ->
        [one] { $level } die hunts
       *[other] { $level } dice hunt
    }, each +{ $bonus }. { $pool } hunt tiles in the pool.
wotr-board-fellowship-mordor = The Fellowship is in Mordor, step { $box }, { $hidden ->
        [yes] hidden
       *[no] revealed
    }.
wotr-board-the-fellowship = The Fellowship of the Ring
wotr-board-mordor = The Mordor track
wotr-board-hunt = The Hunt for the Ring
wotr-board-hunt-level = Hunt
wotr-board-tiles = { $pool } hunt tiles in the pool, { $drawn } drawn.
wotr-board-tiles-pool = In the pool ({ $eyes } with an Eye): { $list }.
wotr-board-tiles-drawn = Drawn: { $list }.
wotr-board-politics = Politics
wotr-board-politics-box = { $steps ->
        [0] At War
        [one] { $steps } step to war
       *[other] { $steps } steps to war
    }
wotr-board-passive = passive
wotr-board-active = active
wotr-board-at-war = At War.
wotr-board-steps = { $steps ->
        [one] { $steps } step to war.
       *[other] { $steps } steps to war.
    }
wotr-board-worth = { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
wotr-board-held = held by: { $side }
wotr-board-army = { $side }: { $host }.
wotr-board-inside = Besieged, { $side }: { $host }.
wotr-board-outside = Besiegers, { $side }: { $host }.
wotr-board-near = Next to: { $names }.
wotr-board-reserve = Reinforcements: { $list }.
wotr-board-discarded = Cards on the discard pile: { $count }.
wotr-board-count-regular = { $count ->
        [one] { $count } Regular
       *[other] { $count } Regulars
    }
wotr-board-count-elite = { $count ->
        [one] { $count } Elite
       *[other] { $count } Elites
    }
wotr-board-count-leader = { $count ->
        [one] { $count } Leader
       *[other] { $count } Leaders
    }
wotr-board-count-nazgul = { $count } Nazgûl
wotr-board-rank-regular = Regulars
wotr-board-rank-elite = Elites
wotr-board-rank-leader = Leaders
wotr-board-rank-nazgul = Nazgûl
wotr-board-hand = Your hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
wotr-board-card-lit = { $title }, can be chosen
wotr-board-in-play = In play
wotr-board-backs = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
wotr-board-pick-source = Touch an army on the map, or choose from the list.
wotr-board-pick-target = { $region }: now touch where it goes.
wotr-board-pick-back = Esc lays it down again.
wotr-board-going = { $going ->
        [0] Nobody goes
        [one] { $going } figure goes
       *[other] { $going } figures go
    }, { $staying ->
        [0] none of them stays
        [one] { $staying } stays
       *[other] { $staying } stay
    }.
wotr-board-go-none = At least one figure has to go.
wotr-board-go = { $going ->
        [one] { $going } figure goes
       *[other] { $going } figures go
    }
wotr-board-one-by-one = How many go along?
wotr-board-comes = comes along
wotr-board-stays = stays
wotr-board-phases = Phases of the round
wotr-board-round = Round { $round }
wotr-board-turn-of = To act: { $side }
wotr-board-phase-draw = Draw
wotr-board-phase-fellowship = Fellow­ship
wotr-board-phase-hunt = Hunt dice
wotr-board-phase-roll = Roll
wotr-board-phase-action = Actions
wotr-board-phase-victory = Victory?

wotr-board-close = Close
wotr-board-you = you
wotr-board-battle-field = Battle for { $region }
wotr-board-battle-siege = Siege battle: { $region }
wotr-board-battle-sortie = Sortie from { $region }
wotr-board-battle-way = { $start } → { $region }
wotr-board-battle-about = Attacker: { $side }
wotr-board-battle-over = It is over
wotr-board-combat-round = Combat round { $round }
wotr-board-rounds = Combat rounds
wotr-board-battle-step-cards = Combat cards
wotr-board-battle-step-roll = Combat roll
wotr-board-battle-step-reroll = Leader re-roll
wotr-board-battle-step-losses = Losses
wotr-board-battle-step-end = Cease or retreat
wotr-board-battle-roll = Combat roll
wotr-board-battle-reroll = Leader re-roll
wotr-board-battle-special = Special attack
wotr-board-battle-losses = Losses
wotr-board-attacks = Attack: { $side }
wotr-board-defends = Defence: { $side }
wotr-board-hits = { $count ->
        [one] hit
       *[other] hits
    }
wotr-board-hit-count = { $count ->
        [0] no hit
        [one] 1 hit
       *[other] { $count } hits
    }
wotr-board-needs = hits on { $needed }+
wotr-board-initiative = Initiative
wotr-board-sealed = Face down, { $deck }
wotr-board-no-card = No combat card
wotr-board-card-open = No card chosen yet
wotr-board-die-hit = { $die }{ $sign }, hit
wotr-board-die-miss = { $die }{ $sign }, miss
wotr-board-hunt-about = Progress { $progress }, last known in { $region }
wotr-board-hunt-mordor = In Mordor, step { $box }
wotr-board-hunt-step-roll = Hunt roll
wotr-board-hunt-step-tile = Tile
wotr-board-hunt-step-damage = Damage
wotr-board-hunt-step-after = Afterwards
wotr-board-hunt-roll = Hunt roll
wotr-board-hunt-reroll = Re-roll
wotr-board-hunt-needs = 6 or more{ $bonus ->
        [0] { "" }
       *[other] , each +{ $bonus }
    }
wotr-board-successes = { $count ->
        [0] no success
        [one] 1 success
       *[other] { $count } successes
    }
wotr-board-damage = Damage { $damage }
wotr-board-tiles-gone = Tiles drawn
wotr-board-tiles-left = { $count } left
wotr-board-hunt-nothing = No tile
wotr-board-prevented = No tile is drawn: “{ $card }”.
wotr-board-hunt-failed = The Hunt finds nobody.
wotr-board-hunt-waits = The Shadow hunts …
wotr-board-sum-tile = Tile
wotr-board-sum-card-shielded = card
wotr-board-sum-guide-shielded = Guide
wotr-board-sum-casualty = casualty
wotr-board-sum-left = damage
wotr-board-healed = Corruption falls by { $count }.
wotr-board-is-revealed = The Fellowship is revealed.
wotr-board-ways-to-win = The ways to win
wotr-board-overlay-reach = Show where your armies can go and whom they can attack
wotr-board-overlay-recruits = Show where you can recruit
wotr-board-overlay-recruits-nowhere = Nowhere: only nations At War recruit, in settlements of theirs that are not besieged.

wotr-board-letters-gandalf_the_grey = G
wotr-board-letters-strider = S
wotr-board-letters-boromir = B
wotr-board-letters-legolas = L
wotr-board-letters-gimli = Gi
wotr-board-letters-meriadoc = M
wotr-board-letters-peregrin = P
wotr-board-letters-aragorn = A
wotr-board-letters-gandalf_the_white = GW
wotr-board-letters-gollum = Go
wotr-board-letters-witch_king = W
wotr-board-letters-saruman = Sa
wotr-board-letters-mouth_of_sauron = Mo

wotr-board-card-if = Only if:
wotr-board-card-until = Until:
wotr-board-card-stays = Stays in play
wotr-board-card-character = Character card
wotr-board-card-army = Army card
wotr-board-card-muster = Muster card
wotr-board-loss-remove = Remove: { $kind }
wotr-board-loss-reduce = Becomes a Regular: { $kind }
wotr-board-loss-cost = { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
wotr-board-loss-placed = { $placed } of { $hits } hits placed.
wotr-board-loss-stay = What stays:
wotr-board-loss-take = Take the losses
wotr-board-explain-points-free_peoples = Victory points: { $points } of { $goal }. The Free Peoples win when they hold settlements of the Shadow worth { $goal } points at the end of a round (City 1, Stronghold 2), or as soon as the Ring is destroyed.
wotr-board-explain-points-shadow = Victory points: { $points } of { $goal }. The Shadow wins when it holds settlements of the Free Peoples worth { $goal } points at the end of a round (City 1, Stronghold 2), or as soon as corruption reaches 12.
wotr-board-explain-dice = Action dice: { $count } of { $dice } are still unused. Each is one action; Eyes lie in the Hunt box.
wotr-board-explain-rings = Elven Rings: { $count }. One a round turns a die to another face.
wotr-board-explain-progress = Progress: the Fellowship is at most so many regions away from where it was last known.
wotr-board-explain-hidden = It can move only while hidden. Once revealed it must hide first.
wotr-board-explain-corruption = Corruption: the damage of the Hunt. At 12 the Shadow wins.
wotr-board-explain-guide = The Guide leads the Fellowship; his ability counts.
wotr-board-explain-hunt = When the Fellowship moves, the Shadow rolls { $level ->
        [one] 1 die
       *[other] { $level } dice
    }{ $bonus ->
        [0] { "" }
       *[other] , each +{ $bonus }
    }. Every 6 is a success; with a success a hunt tile is drawn, which mostly does damage.
wotr-board-explain-politics = From left to right the nations come nearer to war. Only At War may they attack and be recruited with dice.
wotr-board-explain-passive = A nation in grey stripes is passive: it cannot go to war until it is attacked or a Companion rouses it.
wotr-board-overlay-odds = Show the odds of attacks
wotr-board-odds = Odds of battles
wotr-board-odds-ask = Work out
wotr-board-odds-busy = Fighting …
wotr-board-odds-all = All attacks
wotr-board-odds-none = Nobody can attack anybody here now.
wotr-board-odds-feared = Attacks to be feared
wotr-board-odds-now = How this battle will go on
wotr-board-odds-on = If you fight to the end
wotr-board-odds-part = How it would go with these
wotr-board-odds-siege = Siege of { $region }
wotr-board-odds-won-field = How often the attack wins the region.
wotr-board-odds-won-siege = How often the Stronghold falls.
wotr-board-odds-won-sortie = How often the sortie breaks the siege.
wotr-board-odds-besieged = In { $share } of the battles the defenders retreat into the Stronghold.
wotr-board-odds-lost = lost on average
wotr-board-odds-gone = all fall
wotr-board-odds-hits = { $hits } hits
wotr-board-odds-sims =
    { $sims ->
        [one] One battle
       *[other] { $sims } battles
    }
wotr-board-odds-how = Fought with everybody who can, both sides led by the program. It knows no hidden card: those are guessed anew for each battle.
wotr-board-wanted = { $region }: with which die? Those marked move this army or attack with it.

wotr-board-die-called = Die: { $die }
wotr-board-deck-left = { $count ->
        [0] No card is left in the deck.
        [one] { $count } card is left in the deck.
       *[other] { $count } cards are left in the deck.
    }
wotr-board-explain-deck-character = Character cards are about the Fellowship, Companions and Nazgûl. Each side draws one at the beginning of every round.
wotr-board-explain-deck-strategy = Strategy cards are about armies and mustering. Each side draws one at the beginning of every round.
wotr-board-explain-backs = The back shows which deck a card comes from. A hand holds six at most.
wotr-board-explain-phase-draw = Both sides take back their dice and draw two cards, one from each deck.
wotr-board-explain-phase-fellowship = The Fellowship may declare where it is; at the gates of Mordor it may enter.
wotr-board-explain-phase-hunt = The Shadow puts dice into the Hunt box. They look for the Fellowship, and are missing for actions.
wotr-board-explain-phase-roll = Both sides roll their action dice. Eyes go into the Hunt box at once.
wotr-board-explain-phase-action = The sides take turns to use one die each, the Free Peoples first.
wotr-board-explain-phase-victory = If a side has victory points enough, the war is over. Otherwise the next round begins.
