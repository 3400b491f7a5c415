# Der Ringkrieg: Ereignisse der Schattenkarten, deutsch.

## Fragen

wotr-ask-cruel-weather = Grausames Wetter: Wohin treibt es die Ringträger?
wotr-ask-nazgul-strike = Die Nazgûl haben die Ringträger gefunden: Was tun sie?
wotr-ask-table-card = „{ NAME("wotr-card", $card) }“: Welche Karte im Spiel verlieren die Freien Völker?
wotr-ask-lidless-eye = „{ NAME("wotr-card", $card) }“: Welcher Würfel wird auf das Auge gedreht?
wotr-ask-lure = Der Ring lockt ihn: Steigt die Macht des Rings um seine Stufe, oder wird er vernichtet?
wotr-ask-breaking =
    Die Gemeinschaft zerbricht, und { $count ->
        [one] ein Gefährte muss
       *[other] { $count } Gefährten müssen
    } gehen: Wer?
wotr-ask-spells = Schreckliche Zauber: Welche Armee trifft welche?
wotr-ask-ride = „{ NAME("wotr-card", $card) }“: Ziehen Armeen, oder greifen sie an?
wotr-ask-black-captain = Was befiehlt der Schwarze Heermeister?
wotr-ask-folly = Denethors Torheit: Welcher Anführer fällt?
wotr-ask-stormcrow = Sturmkrähe: Welche Nation wird zurückgeworfen?
wotr-ask-stormcrow-loss = Sturmkrähe: Welche Figur der Nation verlierst du, und wo?
wotr-ask-corsairs = Die Corsaren von Umbar: Wo landen sie?
wotr-ask-dunlendings = „{ NAME("wotr-card", $card) }“: Welche Einheit Isengarts folgt?
wotr-ask-promote = „{ NAME("wotr-card", $card) }“: Wo ersetzt eine Elite-Einheit eine reguläre?
wotr-ask-levy-short = „{ NAME("wotr-card", $card) }“: Die Verstärkungen reichen nicht. Wohin kommt die nächste Figur?
wotr-ask-new-power = „{ NAME("wotr-card", $card) }“: Was rekrutierst du, und wo?

## Antworten

wotr-word-corruption = Macht des Rings
wotr-word-eliminate = Er wird vernichtet
wotr-word-hunt-roll = Ein Jagdwurf
wotr-word-remove-card = Eine Karte aus dem Spiel nehmen
wotr-word-recruit-nazgul = Nazgûl rekrutieren
wotr-word-fly = Die Nazgûl fliegen

## Was geschieht

wotr-event-ring-bearers-driven = Die Ringträger werden abgetrieben: { NAME("wotr-region", $region) } → { NAME("wotr-region", $goal) }.
wotr-event-companion-drawn = Zufällig gezogen: { NAME("wotr-character", $character) }, Stufe { $level }.
wotr-event-breaking-rolled =
    Der Würfel des Plättchens ({ NAME("wotr-tile", $tile) }): { $die ->
        [one] Ein Gefährte muss
       *[other] { $die } Gefährten müssen
    } die Gemeinschaft verlassen.
wotr-event-breaking =
    Die Zahl des Plättchens ({ NAME("wotr-tile", $tile) }): { $count ->
        [0] Niemand muss
        [one] Ein Gefährte muss
       *[other] { $count } Gefährten müssen
    } die Gemeinschaft verlassen.
wotr-event-eye-opened-dice-names = wotr-die
wotr-event-eye-opened = Auf das Auge gedreht und ins Jagdfeld gelegt: { $dice }. Die Jagdstärke ist jetzt { $level }.
wotr-event-dice-lost =
    Für diese Runde verloren: { $count ->
        [one] ein Würfel
       *[other] { $count } Würfel
    } der Freien Völker ({ NAME("wotr-die", $die) }).
wotr-event-figures-counted =
    „{ NAME("wotr-card", $card) }“ zählt in { NAME("wotr-region", $region) }: { $figures ->
        [one] eine Figur.
       *[other] { $figures } Figuren.
    }

## Warum nicht

reason-the-ring-bearers-are-in-a-settlement-of-the-free-peoples = Die Ringträger sind in einer Region mit einer Siedlung der Freien Völker
reason-the-fellowship-has-made-no-progress = Der Gemeinschaftsmarker steht nicht auf 1 oder höher
reason-the-card-needs-a-revealed-fellowship = Die Karte braucht eine entdeckte Gemeinschaft
reason-no-nazgul-is-with-the-ring-bearers = In der Region der Ringträger ist kein Nazgûl
reason-no-character-card-of-the-free-peoples-is-in-play = Keine Charakterkarte der Freien Völker ist im Spiel
reason-that-companion-cannot-be-the-next-to-leave = Dieser Gefährte kann nicht der nächste sein: Sie werden der Reihe nach genannt
reason-no-such-army-besieges-a-stronghold = Keine Armee, wie die Karte sie verlangt, belagert eine solche Festung
reason-no-army-with-nazgul-is-near-an-army-of-the-free-peoples = Keine Armee mit Nazgûl ist in der Region einer Armee der Freien Völker oder daneben
reason-nobody-whom-the-card-needs-can-attack-there = Niemand, den die Karte verlangt, kann dort angreifen
reason-no-army-that-the-card-names-can-move = Keine Armee, die die Karte nennt, kann ziehen
reason-no-army-that-the-card-names-can-attack = Keine Armee, die die Karte nennt, kann angreifen
reason-the-corsairs-land-on-the-coast-of-gondor-only = Die Corsaren landen nur an der Küste Gondors
reason-no-army-is-at-umbar = In Umbar ist keine Armee, die auslaufen könnte
reason-nobody-at-umbar-can-attack = In Umbar ist keine Einheit einer Nation im Krieg
reason-nobody-is-in-a-peaceful-nation-of-the-free-peoples = Weder die Ringträger noch ein Gefährte sind in einer Nation der Freien Völker, die nicht im Krieg ist
reason-the-nation-has-no-such-figure-there = Dort hat die Nation keine solche Figur
