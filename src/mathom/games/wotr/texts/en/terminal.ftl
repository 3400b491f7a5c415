# War of the Ring: the table in the terminal, English.

wotr-table-round = Round { $round }, { $phase ->
        [draw] recover dice and draw cards
        [fellowship] Fellowship phase
        [hunt] hunt allocation
        [roll] action roll
        [victory] victory check
       *[action] action phase
    }
wotr-table-turn-of = Turn of the { NAME("wotr-side", $side) } ({ $name })
wotr-table-fellowship = Fellowship: { NAME("wotr-region", $region) }, progress { $progress }
wotr-table-mordor = Fellowship: Mordor track, box { $box } of { $last }
wotr-table-hidden = hidden
wotr-table-revealed = REVEALED
wotr-table-corruption = Corruption { $corruption }/{ $most }
wotr-table-guide = Guide: { NAME("wotr-character", $guide) }. With the Ring-bearers: { $companions }
wotr-table-side = Side
wotr-table-points = Points
wotr-table-dice = Dice
wotr-table-dice-of = Unused dice, { NAME("wotr-side", $side) }:
wotr-table-hunt = Hunt box
wotr-table-rings = Elven Rings
wotr-table-hand = Hand
wotr-table-decks = Decks
wotr-table-politics = Politics (in brackets: passive)
wotr-table-box = { $steps ->
        [0] At War:
        [one] { $steps } step:
       *[other] { $steps } steps:
    }
wotr-table-in-play = In play, { NAME("wotr-side", $side) }: { $cards }
wotr-table-tiles = Hunt tiles drawn: { $drawn } ({ $pool } in the pool)
wotr-table-waiting = Special tiles that join the pool in Mordor: { $tiles }
wotr-table-reinforcements = Reinforcements, { NAME("wotr-side", $side) }
wotr-table-empty = empty: { $names }
wotr-table-held = ({ NAME("wotr-side", $side) })
wotr-table-inside = besieged:
wotr-table-ring-bearers = Ring-bearers
wotr-table-battle-field = Battle: { NAME("wotr-region", $start) } → { NAME("wotr-region", $region) }, combat round { $round }
wotr-table-battle-siege = Siege battle: { NAME("wotr-region", $region) } (from { NAME("wotr-region", $start) }), combat round { $round }
wotr-table-battle-sortie = Sortie: { NAME("wotr-region", $region) } (from { NAME("wotr-region", $start) }), combat round { $round }
wotr-table-attacks = attacks
wotr-table-your-hand = Your hand
wotr-table-no-hand = no cards
wotr-table-combat-card = Your combat card, face down: { $cards }
wotr-table-rank-regular = R
wotr-table-rank-elite = E
wotr-table-rank-leader = L
wotr-table-rank-nazgul = N
wotr-table-nation-dwarves = Dw
wotr-table-nation-elves = El
wotr-table-nation-gondor = Go
wotr-table-nation-north = No
wotr-table-nation-rohan = Ro
wotr-table-nation-isengard = Is
wotr-table-nation-sauron = Sa
wotr-table-nation-southrons_easterlings = SE
wotr-table-land-eriador = Eriador
wotr-table-land-misty = Misty Mountains and Vales of Anduin
wotr-table-land-mirkwood = Mirkwood and the North-east
wotr-table-land-rohan = Rohan and Isengard
wotr-table-land-gondor = Gondor
wotr-table-land-mordor = Mordor and its borders
wotr-table-land-south_east = The South and the East
wotr-table-odds-field = { $side }: wins the region in { $won } % of { $sims } battles.
wotr-table-odds-siege = { $side }: takes the Stronghold in { $won } % of { $sims } battles.
wotr-table-odds-sortie = { $side }: breaks the siege in { $won } % of { $sims } battles.
wotr-table-odds-lost = { $side }: { $hits } hits taken on average; all fall in { $gone } %.

wotr-look-level = Level { $level ->
        [unlimited] ∞
        [variable] ?
       *[other] { $level }
    }
wotr-look-leadership = Leadership { $count }
wotr-look-enters = Enters play:
wotr-look-guide = As the Guide:
wotr-look-aside = not in play yet
wotr-look-over = out of the game

wotr-table-signs =
    Go 3R 1E 1L      Gondor: 3 Regulars, 1 Elite, 1 Leader; N a Nazgûl, D a Dunlending
    Dw El Go No Ro   Dwarves, Elves, Gondor, the North, Rohan
    Is Sa SE         Isengard, Sauron, Southrons & Easterlings
    { "[S2]" } [C1] [T]    a Stronghold worth 2 points, a City worth 1, a Town; [F] a Fortification
    (Shadow)         who holds a settlement that was conquered
    (besieged: …)    inside the Stronghold, the others outside it
    ○ Ring-bearers   where the Fellowship was last known
    >  Ann*          who is to choose; the lead player of a side
    Points 1/10      victory points, and how many win; Dice 3/7: unused, of all
    Decks 23/24      cards in the Character and in the Strategy deck
    2*               Elven Rings, one used in this round
    Reveal, Stop     a hunt tile that reveals the Fellowship; one that holds it up in Mordor
