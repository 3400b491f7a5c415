# The War of the Ring 2, English: the table in the terminal.

risk-table-round =
    Round { $round }, { $phase ->
        [none] set-up
       *[other] { NAME("risk-phase", $phase) }
    }
risk-table-turn-of = Turn: { NAME("risk-party", $party) }
risk-table-points = Victory points: good { $good }, evil { $evil }
risk-table-bearer-shown = The Ring-bearer is revealed: { NAME("risk-territory", $territory) }
risk-table-bearer-known = The Ring-bearer, hidden: { NAME("risk-territory", $territory) }, forced marches left: { $marches }
risk-table-bearer-hidden = The Ring-bearer is hidden
risk-table-bearer-possible = - he can be here: { $spaces }
risk-table-party = Party
risk-table-gold = Gold
risk-table-income = Income
risk-table-cards = Cards
risk-table-reserve = Reserve
risk-table-hand = Hand, { NAME("risk-party", $party) }:
risk-table-out = eliminated
risk-table-short =
    { $party ->
        [elves] Elves
       *[other] { NAME("risk-party", $party) }
    }

risk-table-signs =
    { "*" }Rohan     a territory with a stronghold
    ○                the Ring-bearer is here
    > Rohan (Ann)    who is to choose
    Cards 2+1        territory cards and adventure cards
risk-table-price = { $gold } gold
