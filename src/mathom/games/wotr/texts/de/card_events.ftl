# Der Ringkrieg, Deutsch: Ereigniskarten ausspielen.

## Fragen

wotr-ask-levy-region = „{ NAME("wotr-card", $card) }“: Wo rekrutierst du?
wotr-ask-levy-unit = „{ NAME("wotr-card", $card) }“: Reguläre oder Elite-Einheit?
wotr-ask-strike = „{ NAME("wotr-card", $card) }“: Welche Armee trifft die Karte?
wotr-ask-refuge = In welche Festung werden die Nazgûl vertrieben?
wotr-ask-grey-company = Welche reguläre Einheit wird durch eine Elite-Einheit der Grauen Schar ersetzt?
wotr-ask-card-march = „{ NAME("wotr-card", $card) }“: Welche Armee zieht, und wohin?
wotr-ask-card-march-on = { wotr-way }: Zieht die Armee weiter?
wotr-ask-escort = „{ NAME("wotr-card", $card) }“: Wer kommt auf jeden Fall mit?
wotr-ask-woses = Welche Armee führen die Wasa, und wohin?
wotr-ask-elrond = Welches Volk hört auf Elrond?
wotr-ask-group = „{ NAME("wotr-card", $card) }“: Verlassen Gefährten die Gemeinschaft, oder zieht eine Gruppe auf der Karte?
wotr-ask-another-way = Gollum kennt einen anderen Weg: Was tut die Gemeinschaft?
wotr-ask-forced-retreat = „{ NAME("wotr-card", $card) }“: Wohin zieht sich die Armee zurück?
wotr-ask-how-many-rise = Wie viele reguläre Einheiten Gondors erheben sich?

## Was geschieht

wotr-event-card-rolled =
    „{ NAME("wotr-card", $card) }“: { $dice }; ab { $needed } zählt es. { $hits ->
        [0] Keiner.
        [one] Einer.
       *[other] { $hits }.
    }
wotr-event-die-turned = „{ NAME("wotr-card", $card) }“ dreht einen Würfel: { NAME("wotr-die", $die) } wird { NAME("wotr-die", $goal) }.
wotr-event-eyes-removed =
    { $count ->
        [one] Ein Augenplättchen ist aus dem Spiel.
       *[other] { $count } Augenplättchen sind aus dem Spiel.
    }
wotr-event-nazgul-driven =
    { $count ->
        [one] Ein Nazgûl flieht
       *[other] { $count } Nazgûl fliehen
    }: { NAME("wotr-region", $region) } → { NAME("wotr-region", $goal) }.

## Gründe

reason-the-woses-do-not-lead-that-way = Die Wasa führen von Rohan nach Minas Tirith oder, wenn es verschlossen ist, daneben
reason-the-side-does-not-hold-it = Die Seite kontrolliert es nicht
reason-the-ring-bearers-are-in-another-region = Die Ringträger sind in einer anderen Region
reason-the-dead-go-to-erech-lamedon-or-pelargir = Die Toten ziehen nach Erech, Lamedon oder Pelargir
reason-the-companions-do-not-get-there = Dorthin kommen die Gefährten nicht
reason-the-card-raises-no-more = Mehr gibt die Karte nicht her
reason-the-card-needs-another-guide = Die Karte verlangt einen anderen Ratgeber
reason-the-card-needs-an-active-nation = Die Nation, die die Karte verlangt, ist nicht aktiv
reason-the-card-needs-a-nation-at-war = Die Nation, die die Karte verlangt, ist nicht „Im Krieg“
reason-the-card-needs-a-companion-who-is-not-in-the-fellowship = Der Gefährte, den die Karte verlangt, ist nicht in der Gemeinschaft
reason-the-card-needs-a-character-with-an-army-there = Die Karte verlangt eine bestimmte Person bei einer Armee und außerhalb der Gemeinschaft
reason-the-card-needs-a-character-who-is-not-in-play = Die Person, die die Karte verlangt, ist nicht im Spiel
reason-the-card-needs-a-character-on-the-map-there = Die Karte verlangt dort eine bestimmte Person auf der Karte, außerhalb der Gemeinschaft
reason-the-card-needs-a-character-in-another-region = Die Karte verlangt eine bestimmte Person in einer bestimmten Region
reason-the-card-needs-a-character-and-an-army-in-one-region = Die Karte verlangt eine bestimmte Person und eine Armee in einer Region
reason-the-card-moves-the-army-no-further = Weiter bewegt die Karte die Armee nicht
reason-the-card-moves-no-army-there = Dorthin bewegt die Karte keine Armee
reason-the-card-does-not-strike-there = Dort trifft die Karte nicht
reason-the-army-must-end-where-another-army-stands = Die Armee muss bei einer anderen Armee ankommen
reason-the-army-has-no-such-regular = Die Armee hat keine solche reguläre Einheit
reason-the-army-cannot-retreat-there = Dorthin kann sich die Armee nicht zurückziehen
reason-that-is-no-stronghold-for-the-nazgul = Das ist keine Festung Saurons, in die sich die Nazgûl flüchten
reason-that-companion-is-not-with-him = Dieser Gefährte ist nicht bei ihm
reason-that-companion-cannot-be-in-the-group = Dieser Gefährte kann nicht in der Gruppe sein
reason-nothing-can-be-recruited-there = Dort kann nichts rekrutiert werden
reason-nobody-whom-the-card-needs-can-come-along = Niemand, den die Karte verlangt, kann mitkommen
reason-no-such-unit-can-be-recruited-there = Eine solche Einheit kann dort nicht rekrutiert werden
reason-no-companion-with-an-army-is-near-an-army-with-nazgul = Keine Armee mit einem Gefährten steht in oder neben der Region einer Schattenarmee mit Nazgûl
reason-no-companion-is-in-the-fellowship = Kein Gefährte ist in der Gemeinschaft
