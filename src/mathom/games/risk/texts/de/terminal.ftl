# Der Ringkrieg 2, deutsch: der Tisch im Terminal.

risk-table-round =
    Runde { $round }, { $phase ->
        [none] Aufbau
       *[other] { NAME("risk-phase", $phase) }
    }
risk-table-turn-of = Am Zug: { NAME("risk-party", $party) }
risk-table-points = Siegpunkte: gut { $good }, böse { $evil }
risk-table-bearer-shown = Der Ringträger ist aufgedeckt: { NAME("risk-territory", $territory) }
risk-table-bearer-known = Der Ringträger, verborgen: { NAME("risk-territory", $territory) }, Gewaltmärsche übrig: { $marches }
risk-table-bearer-hidden = Der Ringträger ist verborgen
risk-table-bearer-possible = - er kann hier sein: { $spaces }
risk-table-party = Partei
risk-table-gold = Gold
risk-table-income = Einkommen
risk-table-cards = Karten
risk-table-reserve = Reserve
risk-table-hand = Hand, { NAME("risk-party", $party) }:
risk-table-out = ausgeschieden
risk-table-short =
    { $party ->
        [elves] Elfen
       *[other] { NAME("risk-party", $party) }
    }

risk-table-signs =
    { "*" }Rohan     ein Gebiet mit einer Festung
    ○                hier ist der Ringträger
    > Rohan (Ann)    wer zu wählen hat
    Karten 2+1       Gebietskarten und Abenteuerkarten
risk-table-price = { $gold } Gold
