# Der Ringkrieg, deutsch: Kämpfe und Belagerungen (Kapitel 11 und 12).

wotr-word-cease = Den Angriff abbrechen
wotr-word-continue = Weiterkämpfen
wotr-word-withdraw = In die Festung zurückziehen
wotr-word-fight-in-the-field = Feldschlacht
wotr-word-stay = Bleiben
wotr-word-casualties = Aus den Verlusten dieses Kampfes
wotr-word-reinforcements = Aus den Verstärkungen

wotr-option-fall = Fällt durch einen einzigen Treffer: { NAME("wotr-figure", $kind) }
wotr-option-reduce = Durch eine reguläre Einheit ersetzen: { NAME("wotr-figure", $kind) }

wotr-ask-attack = Welche Armee greift wo an?
wotr-ask-attackers = { wotr-way }: Wer greift an? Die anderen sind die Nachhut.
wotr-ask-white-rider = { NAME("wotr-region", $region) }: Verzichtet Gandalf der Weiße in diesem Kampf auf seine Führung, damit die Nazgûl keine haben?
wotr-ask-ground = { NAME("wotr-region", $region) }: Feldschlacht, oder ziehst du dich in die Festung zurück?
wotr-ask-cease = { NAME("wotr-region", $region) }, nach Kampfrunde { $round }: Kämpfst du weiter, oder brichst du den Angriff ab?
wotr-ask-retreat = { NAME("wotr-region", $region) }, nach Kampfrunde { $round }: Bleibst du, oder ziehst du dich zurück?
wotr-ask-extend = { NAME("wotr-region", $region) }, nach Kampfrunde { $round }: Geht die Belagerungsschlacht weiter?
wotr-ask-advance = { wotr-way }: Wer zieht in die umkämpfte Region?
wotr-ask-combat-card = { NAME("wotr-region", $region) }, Kampfrunde { $round }: Welche Kampfkarte spielst du?
wotr-ask-sorcery = Der Hexenkönig: Vom selben Stapel eine Karte ziehen?
wotr-ask-loss =
    { NAME("wotr-region", $region) }, { $hits ->
        [one] ein Treffer
       *[other] { $hits } Treffer
    }: Wer fällt?
wotr-ask-source = { NAME("wotr-region", $region) }: Woher kommt die reguläre Einheit, die die Elite-Einheit ersetzt?

wotr-event-attacked = Angriff, { NAME("wotr-side", $side) }: { NAME("wotr-region", $start) } → { NAME("wotr-region", $region) }.
wotr-event-besieged-attacked = Belagerungsschlacht, Angreifer { NAME("wotr-side", $side) }: { NAME("wotr-region", $region) }.
wotr-event-sortie = Ausfall, Angreifer { NAME("wotr-side", $side) }: { NAME("wotr-region", $region) }.
wotr-event-white-rider = Der Weiße Reiter ({ NAME("wotr-region", $region) }): Weder Gandalf noch die Nazgûl führen in diesem Kampf.
wotr-event-withdrawn = In die Festung zurückgezogen: { NAME("wotr-side", $side) } ({ NAME("wotr-region", $region) }).
wotr-event-besieged = Belagert: { NAME("wotr-side", $side) } ({ NAME("wotr-region", $region) }).
wotr-event-ceased = Angriff abgebrochen: { NAME("wotr-side", $side) } ({ NAME("wotr-region", $region) }).
wotr-event-retreated = Rückzug, { NAME("wotr-side", $side) }: { NAME("wotr-region", $start) } → { NAME("wotr-region", $region) }.
wotr-event-advanced-into = Die Angreifer rücken ein, { NAME("wotr-side", $side) }: { NAME("wotr-region", $region) }.
wotr-event-combat-round = Kampfrunde { $number } ({ NAME("wotr-region", $region) }).
wotr-event-combat-card-placed = { $you ->
        [yes] Du legst
       *[no] { $seat } legt
    } eine Kampfkarte verdeckt aus: { NAME("wotr-deck", $deck) }.
wotr-event-no-combat-card = { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } keine Kampfkarte.
wotr-event-combat-card-revealed = Kampfkarte, { NAME("wotr-side", $side) }: „{ NAME("wotr-card", $card, form: "combat") }“.
wotr-event-combat-roll =
    Kampfwurf, { NAME("wotr-side", $side) }: { $dice } ({ $modifier ->
        [0] Treffer ab { $needed }
       *[other] Modifikator { $modifier }, Treffer ab { $needed }
    }): { $hits ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }.
wotr-event-leader-reroll =
    Anführer-Neuwurf, { NAME("wotr-side", $side) }: { $dice } ({ $modifier ->
        [0] Treffer ab { $needed }
       *[other] Modifikator { $modifier }, Treffer ab { $needed }
    }): { $hits ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }.
wotr-event-special-attack =
    Spezialangriff, { NAME("wotr-side", $side) }: { $dice } (Treffer ab { $needed }): { $hits ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }.
wotr-event-hits-by-card =
    Treffer durch eine Karte, { NAME("wotr-side", $side) } ({ NAME("wotr-region", $region) }): { $hits ->
        [0] keine
       *[other] { $hits }
    }.
wotr-event-units-lost = Verloren ({ NAME("wotr-region", $region) }): { $count } × { NAME("wotr-figure", $kind) }.
wotr-event-elite-reduced = Eine reguläre Einheit ersetzt eine Elite ({ NAME("wotr-region", $region) }): { NAME("wotr-figure", $kind) }.
wotr-event-leaders-fell = Gefallen ({ NAME("wotr-region", $region) }): { $count } × { NAME("wotr-figure", $kind) }.
wotr-event-character-fell = Gefallen ({ NAME("wotr-region", $region) }): { NAME("wotr-character", $character) }.

reason-no-such-unit-is-in-the-army = Eine solche Einheit nimmt nicht teil
reason-so-many-are-not-in-the-army = So viele gibt es in dieser Armee nicht
reason-a-regular-can-replace-the-elite = Eine reguläre Einheit kann die Elite ersetzen, ein einziger Treffer entfernt sie nicht
reason-the-last-hit-removes-the-elite = Mit dem letzten Treffer wird die Elite einfach entfernt
reason-no-regular-can-replace-the-elite = Diese Nation hat keine reguläre Einheit mehr, die die Elite ersetzen könnte
reason-an-elite-is-removed-for-two-hits = Eine Elite wird für zwei Treffer entfernt
reason-only-an-elite-can-be-replaced = Nur eine Elite kann durch eine reguläre Einheit ersetzt werden
reason-no-regular-is-there = Dort ist keine reguläre Einheit
reason-that-is-no-attack = Das ist kein Angriff
reason-no-battle-is-being-fought = Es wird gerade keine Schlacht geschlagen
reason-armies-attack-adjacent-regions = Eine Armee greift eine angrenzende Region an, oder Belagerer und Belagerte einander
reason-no-enemy-army-is-there = Dort steht keine feindliche Armee
reason-there-is-no-siege = Dort ist keine Belagerung
reason-only-besiegers-attack-the-besieged = Eine belagerte Armee können nur ihre Belagerer angreifen
reason-the-besieged-can-only-make-a-sortie = Belagerte können nur ihre Belagerer angreifen
reason-nobody-there-is-at-war = Keine Einheit einer Nation „Im Krieg“ kann dort angreifen
reason-that-attack-is-not-allowed-now = Dieser Angriff ist jetzt nicht erlaubt
reason-an-army-retreats-to-an-adjacent-free-region = Eine Armee zieht sich in eine angrenzende freie Region zurück
reason-the-whole-army-goes-there = Die ganze Armee geht dorthin
reason-that-card-is-not-in-your-hand-of-combat-cards = Diese Karte hast du nicht auf der Hand
