# Middle-earth CCG, English: the table in the terminal.

meccg-table-turn =
    Turn { $turn }, { $who }{ $phase ->
        [none] {""}
       *[other] : { NAME("meccg-phase", $phase) }
    }
meccg-table-start = Before the first turn
meccg-table-called = { $who } has called the end of the game.
meccg-table-player = Player
meccg-table-total = Points
meccg-table-influence = Influence
meccg-table-hand = Hand
meccg-table-deck = Deck
meccg-table-discard = Discard pile
meccg-table-companies = Companies of { $who }
meccg-table-at = { NAME("meccg-card", $site) }
meccg-table-at-tapped = { NAME("meccg-card", $site) } (tapped)
meccg-table-goes-to = goes to { NAME("meccg-card", $site) }
meccg-table-goes-somewhere = goes to a hidden site
meccg-table-tapped = tapped
meccg-table-wounded = wounded
meccg-table-corruption = corruption { $points }
meccg-table-follows = follows { NAME("meccg-card", $leader) }
meccg-table-bears = with { $cards }
meccg-table-no-company = no company
meccg-table-in-play = In play
meccg-table-journey = On the way: { $path }. Hazard limit { $limit }, used { $used }
meccg-table-journey-nowhere = Staying. Hazard limit { $limit }, used { $used }
meccg-table-chain = Chain of effects
meccg-table-void = (cancelled)
meccg-table-attack = Attack: strikes { $strikes }, prowess { $prowess }
meccg-table-faction = { NAME("meccg-card", $by) } influences { NAME("meccg-card", $card) }: two dice and { $own } must be more than { $against }
meccg-table-persuasion = { NAME("meccg-card", $by) } tries to influence { NAME("meccg-card", $card) } away: two dice and { $own } must be more than two of the other and { $against }
meccg-table-check = Corruption check of { NAME("meccg-card", $by) }: two dice and { $own } must be more than { $against }
meccg-table-your-hand = Your hand
meccg-table-on-guard = on-guard: { $count }

meccg-table-signs =
    Gorbag 6/8       a character with prowess 6 and body 8
    → Moria          where its company goes
    > Ann            who is to choose
    Influence 7/20   general influence used, of all
