# Die Gefährten, deutsch.

## Namen

fellowship-colour-green = Grün
fellowship-colour-yellow = Gelb
fellowship-colour-red = Rot
fellowship-colour-blue = Blau

fellowship-special-ford = Höchstens zwei Karten pro Zug, dafür beliebige
fellowship-special-caradhras = Höchstens eine 1 pro Zug
fellowship-special-moria = Die niedrigste Summe verliert 3 Punkte

fellowship-ring-bag_end = Ring von Beutelsend
    .acc = den Ring von Beutelsend
    .dat = dem Ring von Beutelsend
    .does = macht Weiß zu Schwarz und Schwarz zu Weiß
fellowship-ring-bree = Ring von Bree
    .acc = den Ring von Bree
    .dat = dem Ring von Bree
    .does = bei der Wertung zählt jede Karte 1
fellowship-ring-weathertop = Ring von Wetterspitze
    .acc = den Ring von Wetterspitze
    .dat = dem Ring von Wetterspitze
    .does = erlaubt eine zweite Karte vom selben Wert
fellowship-ring-rivendell_first = erster Ring von Bruchtal
    .acc = den ersten Ring von Bruchtal
    .dat = dem ersten Ring von Bruchtal
    .does = seine Karte ist 2 mehr wert
fellowship-ring-rivendell_second = zweiter Ring von Bruchtal
    .acc = den zweiten Ring von Bruchtal
    .dat = dem zweiten Ring von Bruchtal
    .does = schützt seine Karte
fellowship-ring-lothlorien = Ring von Lothlórien
    .acc = den Ring von Lothlórien
    .dat = dem Ring von Lothlórien
    .does = legt eine deiner alten Karten noch einmal

fellowship-card-green-0 = grüne 0
    .acc = die grüne 0
fellowship-card-green-1 = grüne 1
    .acc = die grüne 1
fellowship-card-green-2 = grüne 2
    .acc = die grüne 2
fellowship-card-green-3 = grüne 3
    .acc = die grüne 3
fellowship-card-green-4 = grüne 4
    .acc = die grüne 4
fellowship-card-green-5 = grüne 5
    .acc = die grüne 5
fellowship-card-green-nazgul = grüner Nazgûl
    .acc = den grünen Nazgûl
fellowship-card-yellow-0 = gelbe 0
    .acc = die gelbe 0
fellowship-card-yellow-1 = gelbe 1
    .acc = die gelbe 1
fellowship-card-yellow-2 = gelbe 2
    .acc = die gelbe 2
fellowship-card-yellow-3 = gelbe 3
    .acc = die gelbe 3
fellowship-card-yellow-4 = gelbe 4
    .acc = die gelbe 4
fellowship-card-yellow-5 = gelbe 5
    .acc = die gelbe 5
fellowship-card-yellow-nazgul = gelber Nazgûl
    .acc = den gelben Nazgûl
fellowship-card-red-0 = rote 0
    .acc = die rote 0
fellowship-card-red-1 = rote 1
    .acc = die rote 1
fellowship-card-red-2 = rote 2
    .acc = die rote 2
fellowship-card-red-3 = rote 3
    .acc = die rote 3
fellowship-card-red-4 = rote 4
    .acc = die rote 4
fellowship-card-red-5 = rote 5
    .acc = die rote 5
fellowship-card-red-nazgul = roter Nazgûl
    .acc = den roten Nazgûl
fellowship-card-blue-0 = blaue 0
    .acc = die blaue 0
fellowship-card-blue-1 = blaue 1
    .acc = die blaue 1
fellowship-card-blue-2 = blaue 2
    .acc = die blaue 2
fellowship-card-blue-3 = blaue 3
    .acc = die blaue 3
fellowship-card-blue-4 = blaue 4
    .acc = die blaue 4
fellowship-card-blue-5 = blaue 5
    .acc = die blaue 5
fellowship-card-blue-nazgul = blauer Nazgûl
    .acc = den blauen Nazgûl

## Fragen

fellowship-ask-card = Welche Karte spielst du?
fellowship-ask-ring = Geht ein Ring mit? Du hast { NAME("fellowship-card", $card, form: "acc") } gewählt.
fellowship-ask-slot = Wohin legst du { NAME("fellowship-card", $card, form: "acc") }?
fellowship-ask-origin = Welche deiner Karten nimmst du auf?
fellowship-ask-anchor = Wohin kommt { NAME("fellowship-location", $location) }?

fellowship-help-card = Spiel eine Karte von 2 bis 5, oder beliebig viele 1en; eine 0 und ein Nazgûl dürfen dazu. Wer am Ende die höchste Summe am Ort hat, bekommt die meisten Punkte.
    .rule = FE-4.1
fellowship-help-ring = Ein Ring wirkt einmal, zusammen mit einer Karte, und schützt sie danach vor dem Abdecken.
    .rule = FE-9.5
fellowship-help-slot = Karten kommen auf freie Plätze um den Ort. An einem schwarzen Ort darfst du auch eine niedrigere fremde Karte abdecken.
    .rule = FE-6.2
fellowship-help-origin = Mit dem Ring von Lothlórien legst du eine Karte, die schon liegt, noch einmal.
    .rule = FE-9.20
fellowship-help-anchor = Der Ort ist gewertet. Wer die letzte Karte legte, legt den nächsten Ort an; Karten an seinem Rand zählen dort gleich mit.
    .rule = FE-11.1

## Antworten

fellowship-option-card = { NAME("fellowship-card", $card) }
fellowship-option-stop = Zug beenden
fellowship-option-replay = mit dem Ring von Lothlórien eine alte Karte noch einmal legen
fellowship-option-ring = mit { NAME("fellowship-ring", $ring, form: "dat") }: { NAME("fellowship-ring", $ring, form: "does") }
fellowship-option-no-ring = ohne Ring
fellowship-option-slot = freier Platz S{ $slot }
    .seen = freier Platz: { NAME("fellowship-slot", $slot) }
fellowship-option-cover = S{ $slot }, auf { NAME("fellowship-card", $card, form: "acc") }
    .seen = auf { NAME("fellowship-card", $card, form: "acc") } ({ NAME("fellowship-slot", $slot) })
fellowship-option-origin =
    { NAME("fellowship-card", $card) }, von { NAME("fellowship-location", $here) } aus { $away ->
        [0] { "" }
       *[other] { $away } { $end ->
            [up] nach oben
           *[down] nach unten
        }
    }{ $both ->
        [yes] ,{ " " }
       *[no] { "" }
    }{ $aside ->
        [0] { "" }
       *[other] { $aside } { $side ->
            [left] nach links
           *[right] nach rechts
        }
    }
fellowship-slot-0 = oben links
fellowship-slot-1 = oben über der linken Hälfte
fellowship-slot-2 = oben über der rechten Hälfte
fellowship-slot-3 = oben rechts
fellowship-slot-4 = rechts
fellowship-slot-5 = unten rechts
fellowship-slot-6 = unten unter der rechten Hälfte
fellowship-slot-7 = unten unter der linken Hälfte
fellowship-slot-8 = unten links
fellowship-slot-9 = links
fellowship-place = „{ NAME("fellowship-slot", $slot) }“
fellowship-beside = neben: { $cards }
fellowship-beside-cards-names = fellowship-card
fellowship-option-far-cell = die Karte auf { $cell }
fellowship-option-half-cell = ein halbes Feld
fellowship-option-anchor =
    von { NAME("fellowship-location", $here) } aus { $away ->
        [0] { "" }
       *[other] { $away } { $end ->
            [up] nach oben
           *[down] nach unten
        }
    }{ $both ->
        [yes] ,{ " " }
       *[no] { "" }
    }{ $aside ->
        [0] { "" }
       *[other] { $aside } { $side ->
            [left] nach links
           *[right] nach rechts
        }
    }

## Was geschieht

fellowship-event-began =
    { $you ->
        [yes] Du beginnst
       *[no] { $seat } beginnt
    } in Beutelsend.
fellowship-event-drew =
    { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
fellowship-event-drew-cards-cards-names = fellowship-card
fellowship-event-drew-cards =
    { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $cards }.
fellowship-event-laid =
    { $you ->
        [yes] Du legst
       *[no] { $seat } legt
    } { NAME("fellowship-card", $card, form: "acc") } { $ring ->
        [none] auf { $cell }.
       *[other] mit { NAME("fellowship-ring", $ring, form: "dat") } auf { $cell }.
    }
fellowship-event-covered =
    { $you ->
        [yes] Du deckst
       *[no] { $seat } deckt
    } { NAME("fellowship-card", $covered, form: "acc") } auf { $cell } ab: { NAME("fellowship-card", $card) }{ $ring ->
        [none] .
       *[other] { " " }mit { NAME("fellowship-ring", $ring, form: "dat") }.
    }
fellowship-event-replayed =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { NAME("fellowship-card", $card, form: "acc") } von { $origin } auf.
fellowship-event-hit =
    { $you ->
        [yes] Du schickst
       *[no] { $seat } schickt
    } { NAME("fellowship-card", $card, form: "acc") } gegen { NAME("fellowship-card", $removed, form: "acc") } auf { $cell }: Beide sind fort.
fellowship-event-spent =
    { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } { NAME("fellowship-card", $card, form: "acc") } auf den freien Platz { $cell }.
fellowship-event-colour-changed =
    { NAME("fellowship-location", $location) } ist jetzt { $black ->
        [yes] schwarz: Niedrigere Karten können abgedeckt werden.
       *[no] weiß: Nichts kann abgedeckt werden.
    }
fellowship-event-scored-ranking = { NAME("fellowship-colour", $colour) } { $total }
fellowship-event-scored =
    { NAME("fellowship-location", $location) } { $complete ->
        [yes] ist vollständig
       *[no] wird gewertet, wie es liegt
    }{ $counted ->
        [yes] , jede Karte zählt 1
       *[no] { "" }
    }: { $ranking }.
fellowship-event-points =
    { $you ->
        [yes] Du gewinnst
       *[no] { $seat } gewinnt
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } ({ NAME("fellowship-colour", $colour) }, { $place ->
        [1] Erster
        [2] Zweiter
       *[other] Dritter
    }).
fellowship-event-loss =
    { $you ->
        [yes] Du verlierst
       *[no] { $seat } verliert
    } in Moria { $points ->
        [0] nichts, mangels Punkten
        [one] einen Punkt
       *[other] { $points } Punkte
    } ({ NAME("fellowship-colour", $colour) }).
fellowship-event-ring-won =
    { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { NAME("fellowship-ring", $ring, form: "acc") }.
fellowship-event-location-laid =
    { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } weiter: { NAME("fellowship-location", $location) }.
fellowship-event-out-of-cards =
    { $you ->
        [yes] Du hast deine letzte Karte gespielt.
       *[no] { $seat } hat die letzte Karte gespielt.
    }
fellowship-event-game-over-points = { $seat } { $value }
fellowship-event-game-over =
    { $many ->
        [yes] { $winners } teilen sich den Sieg
       *[no] { $you ->
            [yes] Du gewinnst
           *[no] { $winners } gewinnt
        }
    }. Endstand: { $points }.

## Warum nicht

reason-the-location-is-complete-and-your-turn-is-over = Der Ort ist voll: in diesem Zug wird keine Karte mehr gespielt
reason-a-ring-does-not-lift-the-limit-of-the-ford = An der Furt sind es nur zwei Karten je Zug, auch mit einem Ring
reason-a-ring-does-not-lift-the-limit-of-caradhras = Am Caradhras ist es nur eine Karte mit Wert 1 je Zug, auch mit einem Ring
reason-the-bag-end-ring-changes-the-colour-only-afterwards = Der Ring ändert die Farbe erst, wenn seine Karte liegt: an einem weißen Ort wird nicht überdeckt
reason-a-lone-player-goes-on-until-the-location-is-complete = Wer als Einziger noch Karten hat, spielt weiter, bis der Ort voll ist
reason-locations-lie-on-whole-cells = Orte liegen nur auf ganzen Feldern
reason-the-nazgul-reaches-the-current-location-only = Der Nazgûl erreicht nur Karten am aktuellen Ort
reason-only-two-cards-a-turn-at-the-ford = An der Furt darfst du höchstens zwei Karten pro Zug spielen
reason-only-one-card-of-value-1-a-turn-at-caradhras = Am Caradhras darfst du höchstens eine 1 pro Zug spielen
reason-value-1-does-not-go-with-a-higher-value = Eine 1 und eine Karte mit dem Wert 2 bis 5 passen nicht in denselben Zug
reason-only-one-card-of-value-2-to-5-a-turn = Pro Zug ist nur eine Karte mit dem Wert 2 bis 5 erlaubt
reason-there-is-no-such-ring = So einen Ring gibt es nicht
reason-you-do-not-own-that-ring = Dieser Ring gehört dir nicht
reason-no-ring-goes-with-a-nazgul = Zu einem Nazgûl kommt kein Ring
reason-a-card-carries-at-most-one-ring = Auf einer Karte liegt höchstens ein Ring
reason-this-second-card-needs-the-weathertop-ring = Diese zweite Karte geht nur mit dem Ring von Wetterspitze
reason-no-own-card-without-a-ring-lies-at-a-scored-location = Keine deiner Karten ohne Ring liegt an einem gewerteten Ort
reason-that-card-lies-at-no-scored-location = Diese Karte liegt an keinem gewerteten Ort
reason-only-own-cards-can-be-picked-up = Nur eigene Karten können aufgenommen werden
reason-a-card-with-a-ring-cannot-be-picked-up = Eine Karte mit Ring kann nicht aufgenommen werden
reason-both-cells-of-a-location-must-be-empty = Beide Felder eines Ortes müssen leer sein
reason-a-location-must-touch-a-card-along-an-edge = Ein Ort muss eine Karte oder einen Ort an einer Kante berühren
reason-no-covering-at-a-white-location = An einem weißen Ort kann nichts abgedeckt werden
reason-own-cards-cannot-be-covered = Eigene Karten kannst du nicht abdecken
reason-the-nazgul-does-not-hit-own-cards = Dein Nazgûl trifft keine eigenen Karten
reason-hobbits-cannot-be-covered = Hobbits (die 3en) können nie abgedeckt werden
reason-the-nazgul-does-not-hit-hobbits = Ein Nazgûl kann keinen Hobbit (keine 3) treffen
reason-a-ring-protects-from-covering = Ein Ring schützt diese Karte vor dem Abdecken
reason-a-ring-protects-from-the-nazgul = Ein Ring schützt diese Karte vor dem Nazgûl
reason-only-a-lower-value-can-be-covered = Nur eine Karte mit niedrigerem Wert kann abgedeckt werden
reason-cards-go-to-the-ten-slots-of-the-current-location = Karten kommen auf die zehn Plätze rund um den aktuellen Ort
reason-that-card-is-not-in-your-hand = Diese Karte hast du nicht auf der Hand
reason-at-least-one-card-must-be-played = Mindestens eine Karte musst du spielen

## Der Tisch im Terminal

fellowship-table-current = { NAME("fellowship-location", $location) } ({ $number } von 10)
fellowship-table-black = schwarz: Karten dürfen niedrigere fremde abdecken
fellowship-table-white = weiß: nur freie Plätze
fellowship-table-turned = gewendet durch den Ring von Beutelsend
fellowship-table-scores = Punkte { $scores }
fellowship-table-ring-first = Der Erste nimmt { NAME("fellowship-ring", $ring, form: "acc") }
fellowship-table-ring-second = Der Zweite nimmt { NAME("fellowship-ring", $ring, form: "acc") }
fellowship-table-bree = Jede Karte zählt hier 1 (Ring von Bree)
fellowship-table-next = Danach: { $names }
fellowship-table-last = Letzter Ort
fellowship-table-player = Spieler
fellowship-table-points = Punkte
fellowship-table-here = Hier
fellowship-table-hand = Hand
fellowship-table-deck = Stapel
fellowship-table-ring = { NAME("fellowship-ring", $ring) }, { NAME("fellowship-ring", $ring, form: "does") }
fellowship-table-your-hand = Deine Hand
fellowship-table-no-hand = keine Karten
fellowship-table-last-laid = zuletzt gelegt: verliert Gleichstände
fellowship-table-out = ohne Karten
fellowship-table-shares =
    { $count ->
        [one] eine gemeinsame Karte
       *[other] { $count } gemeinsame Karten
    }: { $totals }

## Einzelheiten von Fehlern

detail-a-column-and-a-row-are-wanted-as-in-0-2 = verlangt sind eine Spalte und eine Zeile wie in [0, -2]
detail-a-card-like-that-never-stays-on-the-table = so eine Karte bleibt nie auf dem Tisch
detail-a-slot-of-another-location-is-there-and-it-holds-a-card-before-the-next-location-is-laid = dort ist ein Platz eines anderen Ortes, und auf ihm liegt eine Karte, ehe der nächste Ort gelegt wird
detail-another-location-lies-there-already = dort liegt schon ein anderer Ort
detail-card-no-location-has-a-slot-there = „{ $card }“: kein Ort hat dort einen Platz
detail-ring-is-in-two-places = „{ $ring }“ ist an zwei Stellen
detail-card-is-not-a-card-of-seat-seat = „{ $card }“ ist keine Karte von Sitz { $seat }
detail-card-no-such-cell-or-it-is-taken = „{ $card }“: dieses Feld gibt es nicht, oder es ist belegt
detail-one-colour-or-pair-for-each-of-the-seats-seats = eine Farbe (oder ein Paar) für jeden der { $seats } Sitze
detail-random-or-a-seat-from-0-to-last = random oder ein Sitz von 0 bis { NUMBER($last, useGrouping: 0) }
detail-seat_order-or-different-colours-colours = seat_order oder verschiedene Farben: { $colours }
detail-there-are-1-to-most-locations = es gibt 1 bis { $most } Orte
detail-there-is-no-card-name-left = eine Karte „{ $name }“ ist nicht mehr da

fellowship-ended-cards = Die Partie endete an Ort { $number } von 10: Niemand hatte noch Karten.
fellowship-ended-alone = Die Partie endete nach Ort { $number } von 10: Höchstens einer hatte noch Karten, dann folgt kein neuer Ort.
fellowship-ended-last = Ort 10 ist gewertet.

fellowship-table-signs =
    Gr1 Ge5 RoN      eine grüne 1, eine gelbe 5, ein roter Nazgûl
    S0 … S9          die Plätze rings um den aktuellen Ort
    { "*" }1: 2-2-1  der aktuelle Ort, Nummer 1, und die Punkte für den Ersten, Zweiten, …
    Hier Gr 4        was eine Farbe am aktuellen Ort zählt
    ○                ein Ring
    Ann ¹            wer die letzte Karte gelegt hat und bei Gleichstand verliert
