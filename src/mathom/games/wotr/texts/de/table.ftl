# Der Ringkrieg, deutsch: Fragen, Antworten und was geschieht, Runde für Runde (Kapitel 1 bis 10).

## Fragen

# The way of an army, for the questions below.
wotr-way = { $origin ->
        [none] { NAME("wotr-region", $target) }
       *[other] { NAME("wotr-region", $origin) } → { NAME("wotr-region", $target) }
    }

wotr-ask-turn = Welchen Würfel benutzt du?
wotr-ask-ring = Welchen Würfel dreht der Elbenring?
wotr-ask-will = Wille des Westens: Welche Seite, oder wen bringt er?
wotr-ask-action = { NAME("wotr-die", $die) }: Was tust du mit dem Würfel?
wotr-ask-hunt-allocation = Wie viele Würfel kommen zur Jagd?
wotr-ask-march = Welche Armee zieht wohin?
wotr-ask-who-marches = { wotr-way }: Wer zieht mit?
wotr-ask-how-many = { wotr-way }: Wie viele ziehen mit?
wotr-ask-recruit = Was rekrutierst du, und wo?
wotr-ask-recruit-second = Was rekrutierst du noch, und wo?
wotr-ask-levy-where = Es fehlen Reguläre: Wohin kommt eine?
wotr-ask-nation = Welche Nation rückt näher an den Krieg?
wotr-ask-deck = Von welchem Stapel ziehst du?
wotr-ask-discard = Mehr als { $limit ->
        [4] vier
       *[other] sechs
    } Karten: Welche wirfst du verdeckt ab?
wotr-ask-event-card = Welche Ereigniskarte spielst du?
wotr-ask-gandalf-draw = Gandalf der Graue: Vom selben Stapel eine Karte ziehen?
wotr-ask-dismiss = Welche Karte nimmst du aus dem Spiel?
wotr-ask-pay-army-card = Welche Armeekarte wirfst du dafür ab?
wotr-ask-pay-character-card = Welche Charakterkarte wirfst du dafür ab?
wotr-ask-companion = Welcher Gefährte zieht?
wotr-ask-company = { $characters }: Wer geht mit?
wotr-ask-company-characters-names = wotr-character
wotr-ask-companion-goal = { $characters }: Wohin?
wotr-ask-companion-goal-characters-names = wotr-character
wotr-ask-minion-mover = Wer zieht?
wotr-ask-minion-goal =
    { $characters ->
        [none] Nazgûl
       *[other] { $characters }
    }, { NAME("wotr-region", $region) }: Wohin?
wotr-ask-minion-goal-characters-names = wotr-character
wotr-ask-minion = Welcher Scherge kommt ins Spiel?
wotr-ask-entry = { $characters }: Wo kommt er ins Spiel?
wotr-ask-entry-characters-names = wotr-character
wotr-ask-surplus =
    { NAME("wotr-region", $region) }: { $count ->
        [one] eine Einheit
       *[other] { $count } Einheiten
    } zu viel. Welche kehrt zu den Verstärkungen zurück?

## Antworten

wotr-option-word = { NAME("wotr-word", $word) }
wotr-option-region = { NAME("wotr-region", $region) }
wotr-option-figure = { NAME("wotr-figure", $kind) }
wotr-option-character = { NAME("wotr-character", $character) }
wotr-option-nation = { NAME("wotr-nation", $nation) }
wotr-option-die = { NAME("wotr-die", $die) }
wotr-option-number = { $n }
wotr-option-deck = { NAME("wotr-deck", $deck) }
wotr-option-card = { NAME("wotr-card", $card) }
wotr-option-combat-card = { NAME("wotr-card", $card, form: "combat") } („{ NAME("wotr-card", $card) }“)
wotr-option-count = { $n } × { NAME("wotr-figure", $kind) }
wotr-option-comes = { NAME("wotr-character", $character) } kommt mit
wotr-option-stays = { NAME("wotr-character", $character) } bleibt
wotr-option-figure-at = { NAME("wotr-figure", $kind) }: { NAME("wotr-region", $region) }
wotr-option-way = { NAME("wotr-region", $region) } → { NAME("wotr-region", $to) }
wotr-option-by-ship = Mit dem Schiff: { NAME("wotr-region", $region) } → { NAME("wotr-region", $to) }
wotr-option-siege = { NAME("wotr-region", $region) }: Belagerung
wotr-option-turn = { NAME("wotr-die", $die) } → { NAME("wotr-die", $to) }

wotr-word-done = Das ist alles
wotr-word-pass = Passen
wotr-word-skip = Den Würfel ohne Aktion zur Seite legen
wotr-word-none = Darauf verzichten
wotr-word-none-combat-card = Keine Kampfkarte spielen
wotr-word-none-casualty = Niemand fällt: den Schaden nehmen
wotr-word-none-guide-ability = Die Fähigkeit nicht nutzen
wotr-word-none-advance = Niemand rückt vor
wotr-word-none-hunt-card = Keine Karte nutzen
wotr-word-none-table-card = Keine Karte nutzen
wotr-word-none-prevent-tile = Das Plättchen ziehen lassen
wotr-word-yes = Ja
wotr-word-no = Nein
wotr-word-all = Alle
wotr-word-split = Nur einige
wotr-word-move-army = Armeen bewegen
wotr-word-attack = Angreifen
wotr-word-play-event = Eine Ereigniskarte spielen
wotr-word-draw = Eine Karte ziehen
wotr-word-diplomacy = Eine Nation näher an den Krieg rücken
wotr-word-recruit = Rekrutieren
wotr-word-bring-minion = Einen Schergen ins Spiel bringen
wotr-word-move-fellowship = Die Gemeinschaft bewegen
wotr-word-hide = Die Gemeinschaft verstecken
wotr-word-separate = Gefährten trennen
wotr-word-move-companions = Gefährten bewegen
wotr-word-move-minions = Nazgûl und Schergen bewegen
wotr-word-dismiss-card = Eine Karte des Gegners aus dem Spiel nehmen
wotr-word-recruit-everywhere = Saruman: eine Reguläre in jeder Siedlung Isengarts
wotr-word-exchange-in-orthanc = Saruman: zwei Elite für zwei Reguläre in Orthanc
wotr-word-use-ring = Einen Elbenring benutzen

## Was geschieht

wotr-event-round-began = Runde { $round }.
wotr-event-hunt-allocated = Würfel für die Jagd: { $count }.
wotr-event-dice-rolled-dice-names = wotr-die
wotr-event-dice-rolled = Aktionswürfel, { NAME("wotr-side", $side) }: { $dice }.
wotr-event-eyes-rolled = Augen gewürfelt, ins Jagdfeld: { $count }.
wotr-event-die-used = { $you ->
        [yes] Du benutzt
       *[no] { $seat } benutzt
    } einen Würfel: { NAME("wotr-die", $die) }.
wotr-event-die-skipped = { $you ->
        [yes] Du legst
       *[no] { $seat } legt
    } einen Würfel zur Seite: { NAME("wotr-die", $die) }.
wotr-event-passed = { $you ->
        [yes] Du passt
       *[no] { $seat } passt
    }.
wotr-event-ring-used = { $you ->
        [yes] Du benutzt
       *[no] { $seat } benutzt
    } einen Elbenring: { NAME("wotr-die", $die) } wird zu { NAME("wotr-die", $goal) }.
wotr-event-will-turned = Der Wille des Westens gilt als: { NAME("wotr-die", $die) } ({ $you ->
        [yes] du
       *[no] { $seat }
    }).
wotr-event-drew = { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } eine Karte: { NAME("wotr-deck", $deck) }.
wotr-event-drew-card = { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    }: „{ NAME("wotr-card", $card) }“.
wotr-event-discarded-hidden = { $you ->
        [yes] Du wirfst
       *[no] { $seat } wirft
    } eine Karte verdeckt ab: { NAME("wotr-deck", $deck) }.
wotr-event-discarded-card = { $you ->
        [yes] Du wirfst
       *[no] { $seat } wirft
    } ab: „{ NAME("wotr-card", $card) }“.
wotr-event-played = { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    }: „{ NAME("wotr-card", $card) }“.
wotr-event-card-left-play = Nicht mehr im Spiel: „{ NAME("wotr-card", $card) }“.
wotr-event-card-paid = { $you ->
        [yes] Du bezahlst
       *[no] { $seat } bezahlt
    } mit: „{ NAME("wotr-card", $card) }“.
wotr-event-dismissed = { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } aus dem Spiel: „{ NAME("wotr-card", $card) }“.
wotr-event-characters-moved-characters-names = wotr-character
wotr-event-characters-moved = { $characters }: { NAME("wotr-region", $region) } → { NAME("wotr-region", $goal) }.
wotr-event-nazgul-flew = Ein Nazgûl fliegt: { NAME("wotr-region", $region) } → { NAME("wotr-region", $goal) }.
wotr-event-character-entered = { NAME("wotr-character", $character) } kommt ins Spiel: { NAME("wotr-region", $region) }.
wotr-event-recruited = Rekrutiert: { NAME("wotr-figure", $kind) }, { NAME("wotr-region", $region) }.
wotr-event-exchanged = { NAME("wotr-region", $region) }: Aus { NAME("wotr-figure", $kind) } wird { NAME("wotr-figure", $into) }.
wotr-event-marched-force = { $kind ->
        [character] { NAME("wotr-character", $who) }
       *[figure] { $n } × { NAME("wotr-figure", $who) }
    }
wotr-event-marched = { NAME("wotr-side", $side) }, { NAME("wotr-region", $region) } → { NAME("wotr-region", $goal) }: { $force }.

## Warum nicht

reason-an-army-needs-a-unit = Eine Armee braucht mindestens eine Einheit
reason-a-leader-or-character-must-come-along = Mit diesem Würfel muss ein Anführer oder Charakter mitziehen
reason-a-leader-or-character-must-attack = Mit diesem Würfel muss ein Anführer oder Charakter mit angreifen
reason-who-stays-behind-needs-a-unit = Wer zurückbleibt, braucht eine Einheit bei sich
reason-no-region-holds-more-than-ten-units = In keiner Region stehen mehr als zehn Einheiten
reason-no-besieged-stronghold-holds-more-than-five-units = In einer belagerten Festung stehen nicht mehr als fünf Einheiten
reason-a-card-in-play-keeps-the-shadow-out = Eine Karte im Spiel hält die Armeen des Schattens fern
reason-threats-and-promises-holds-passive-nations-back = „Drohungen und Versprechungen“ hindert passive Nationen, mit einem Würfel vorzurücken
reason-the-regions-are-not-adjacent = Die Regionen grenzen nicht aneinander
reason-nobody-in-the-army-may-enter-that-nation = Niemand aus der Armee darf diese Nation betreten
reason-no-figure-moves-twice-in-an-action = Keine Figur zieht in einer Aktion zweimal
reason-an-action-moves-at-least-one-army = Die Aktion bewegt mindestens eine Armee
reason-no-such-figure-is-left-in-the-reinforcements = Bei den Verstärkungen ist keine solche Figur mehr
reason-nazgul-are-recruited-in-sauron-strongholds = Nazgûl werden nur in Festungen Saurons rekrutiert
reason-a-leader-needs-a-unit-where-he-is-recruited = Ein Anführer wird nur rekrutiert, wo eine eigene Einheit steht
reason-two-figures-go-to-two-settlements = Zwei Figuren kommen in zwei verschiedene Siedlungen
reason-a-die-recruits-one-elite-alone = Ein Würfel rekrutiert eine Elite-Einheit und dann nichts weiter
reason-at-least-one-figure-is-recruited = Mindestens eine Figur wird rekrutiert
reason-only-cards-recruit-in-a-besieged-stronghold = In einer belagerten Festung wird nur über Ereigniskarten rekrutiert
reason-that-card-is-not-in-your-hand-of-events = Diese Karte hast du nicht auf der Hand
reason-the-die-does-not-play-cards-of-this-type = Mit diesem Würfel spielt man keine Karten dieser Art
reason-that-deck-is-empty = Dieser Stapel ist leer
reason-that-is-not-your-deck = Das ist nicht dein Stapel
reason-that-card-is-not-in-play = Diese Karte ist nicht im Spiel, oder du kannst sie nicht entfernen
reason-you-cannot-pay-for-its-removal = Du kannst für ihre Entfernung nicht bezahlen
reason-at-least-one-die-goes-to-the-hunt-after-the-fellowship-moved = Hat sich die Gemeinschaft bewegt, kommt mindestens ein Würfel zur Jagd
reason-no-more-dice-than-companions-go-to-the-hunt = Zur Jagd kommen höchstens so viele Würfel, wie Gefährten in der Gemeinschaft sind; einer ist immer erlaubt
reason-choose-a-die-first = Wähle zuerst einen Würfel
reason-choose-a-die-that-moves-armies-first = Wähle zuerst einen Würfel: Armeewürfel bewegen jede Armee und greifen an, Charakterwürfel nur Armeen mit einem Anführer oder Charakter
reason-choose-a-muster-die-first = Wähle zuerst einen Rekrutierungswürfel: Er bringt eine Nation dem Krieg näher
reason-choose-an-event-or-character-die-first = Wähle zuerst einen Würfel: Diese Karte spielen Ereignis- und Charakterwürfel
reason-choose-an-event-or-army-die-first = Wähle zuerst einen Würfel: Diese Karte spielen Ereignis- und Armeewürfel
reason-choose-an-event-or-muster-die-first = Wähle zuerst einen Würfel: Diese Karte spielen Ereignis- und Rekrutierungswürfel
reason-none-of-your-unused-dice-plays-this-card = Keiner deiner unbenutzten Würfel spielt diese Karte
reason-no-army-of-yours-is-there = Dort steht keine Armee von dir
reason-choose-what-the-die-does-first = Wähle zuerst, was der Würfel tut
reason-none-of-your-nations-is-at-war = Keine deiner Nationen ist „Im Krieg“; nur für solche rekrutieren Würfel
reason-say-where-the-army-goes = Wähle, wohin die Armee zieht
reason-say-whom-the-army-attacks = Wähle, wen die Armee angreift
reason-none-of-the-nations-you-play-is-at-war = Keine der Nationen, die du spielst, ist „Im Krieg“
reason-only-nations-at-war-attack-and-none-of-yours-is = Keine deiner Nationen ist „Im Krieg“; nur solche greifen an
reason-those-beside-an-enemy-are-not-at-war = Wer von dir neben einem Gegner steht, gehört zu keiner Nation „Im Krieg“
reason-no-figure-or-settlement-is-left-to-those-at-war = Deinen Nationen „Im Krieg“ bleibt keine Figur im Vorrat oder keine freie Siedlung
reason-no-isengard-regular-is-left-or-no-settlement-is-free = Es sind keine regulären Einheiten Isengarts mehr bei den Verstärkungen, oder keine Siedlung Isengarts ist frei
reason-orthanc-needs-two-regulars-and-the-supply-two-elites = Dafür müssen zwei reguläre Einheiten Isengarts in Orthanc stehen und zwei Elite-Einheiten bei den Verstärkungen sein
reason-no-companion-is-on-the-map = Kein Gefährte ist außerhalb der Gemeinschaft auf der Karte
reason-you-have-no-unused-die-of-that-face = Du hast keinen unbenutzten Würfel mit dieser Seite
reason-only-who-has-fewer-dice-may-pass = Nur wer weniger unbenutzte Würfel hat als der Gegner, darf passen
reason-that-is-no-character-to-bring-in-now = Diesen Charakter kannst du jetzt nicht ins Spiel bringen
reason-gandalf-the-grey-is-in-the-fellowship = Gandalf der Graue ist noch in der Gemeinschaft
reason-no-minion-is-or-was-in-play = Noch kein Diener ist oder war im Spiel
reason-strider-is-not-in-a-city-of-gondor-that-you-hold = Streicher ist nicht in Minas Tirith, Dol Amroth oder Pelargir, oder der Schatten hält es
reason-sauron-and-a-nation-of-the-free-peoples-must-be-at-war = Sauron und eine Nation der Freien Völker müssen im Krieg sein
reason-no-army-has-a-unit-of-sauron = Keine Armee des Schattens hat eine Einheit Saurons
reason-isengard-is-not-at-war = Isengart ist nicht im Krieg
reason-the-free-peoples-hold-orthanc = Die Freien Völker halten Orthanc
reason-the-ring-is-not-in-mordor-nor-are-all-free-peoples-at-war = Die Gemeinschaft ist nicht auf der Mordorleiste, und nicht alle Freien Völker sind im Krieg
reason-no-stronghold-of-sauron-is-left-to-you = Die Freien Völker halten jede Festung Saurons
reason-gandalf-the-white-does-not-enter-there = Gandalf der Weiße erscheint, wo Gandalf der Graue steht, sonst in Fangorn oder einer Festung der Elben
reason-the-witch-king-enters-with-an-army-of-sauron = Der Hexenkönig erscheint, wo eine Armee eine Einheit Saurons hat
reason-the-mouth-of-sauron-enters-in-a-stronghold-of-sauron = Saurons Mund erscheint in einer Festung Saurons
reason-companions-stop-at-a-stronghold-of-the-shadow = An einer Festung, die der Schatten hält, müssen Gefährten anhalten
reason-a-die-that-shows-the-eye-is-not-turned = Ein Würfel mit dem Auge wird nicht gedreht
reason-no-army-of-yours-stands-beside-an-enemy-army = Keine deiner Armeen steht neben einer gegnerischen
reason-an-army-never-moves-through-an-enemy-army = Eine Armee zieht nie durch eine gegnerische hindurch
reason-you-own-no-elven-ring = Du besitzt keinen Elbenring
reason-one-ring-a-round = Nur ein Elbenring je Runde
reason-a-ring-does-not-turn-a-die-to-the-will-of-the-west = Ein Ring dreht keinen Würfel auf den Willen des Westens
reason-your-dice-have-no-such-face = Deine Würfel haben keine solche Seite
reason-the-die-shows-that-face-already = Der Würfel zeigt diese Seite schon
reason-that-is-no-action-of-this-die = Das ist keine Aktion dieses Würfels
reason-the-die-does-not-allow-that-action = Der Würfel erlaubt diese Aktion nicht
reason-there-is-nothing-to-do-it-with = Auf dem Tisch ist nichts, womit das ginge
reason-your-decks-are-empty = Deine Stapel sind leer
reason-you-have-no-event-cards-in-hand = Du hast keine Ereigniskarte auf der Hand
reason-the-die-plays-no-card-of-your-hand = Von diesem Typ hast du keine Karte auf der Hand
reason-no-card-of-your-hand-meets-its-condition = Keine passende Karte deiner Hand erfüllt jetzt ihre Bedingung
reason-the-companion-is-not-where-his-word-counts = Der Gefährte ist nicht in einer Stadt oder Festung, wo sein Wort gilt
reason-saruman-is-not-master-of-orthanc = Saruman muss im Spiel sein und der Schatten Orthanc unbelagert halten
reason-the-mouth-of-sauron-lends-one-die-a-round = Saurons Mund leiht einen Würfel je Runde
reason-the-character-is-or-was-in-play = Der Charakter ist oder war im Spiel
reason-the-character-cannot-go-there = Dorthin kann der Charakter nicht gehen
reason-the-stronghold-is-besieged = Die Festung wird belagert
reason-the-free-peoples-hold-that-stronghold = Die Freien Völker halten diese Festung, und niemand belagert sie
reason-that-is-no-character-to-move-now = Das ist niemand, der jetzt ziehen kann

## Stellungen

detail-a-passive-nation-is-not-at-war = eine passive Nation ist nicht im Krieg
detail-both-sides-have-an-army-in-region = beide Seiten haben eine Armee in „{ $region }“
detail-card-does-not-stay-on-the-table = „{ $card }“ bleibt nicht auf dem Tisch
detail-card-is-not-a-card-of-whose = „{ $card }“ ist keine Karte von „{ $whose }“
detail-first-and-later-are-the-same-person = „{ $first }“ und „{ $later }“ sind dieselbe Person
detail-inside-region-is-an-army-of-who-holds-it-and-outside-one-of-the-enemy = in „{ $region }“ ist eine Armee dessen, der es hält, und davor eine des Gegners
detail-no-rolled-die-of-side-shows-face = kein geworfener Würfel von „{ $side }“ zeigt „{ $face }“
detail-nobody-is-shut-in-at-region = in „{ $region }“ ist niemand eingeschlossen
detail-on-the-mordor-track-the-fellowship-is-in-no-region = auf der Mordorleiste ist die Gemeinschaft in keiner Region
detail-region-has-no-settlement = „{ $region }“ hat keine Siedlung
detail-region-has-no-stronghold = „{ $region }“ hat keine Festung
detail-side-has-most-dice = „{ $side }“ hat { $most } Würfel
detail-the-guide-has-the-highest-level-in-the-fellowship-who = Führer ist, wer die höchste Stufe in der Gemeinschaft hat: { $who }
detail-the-inside-of-a-stronghold-is-written-as-in-lorien = das Innere einer Festung schreibt man in:lorien
detail-there-are-most-elven-rings = es gibt { $most } Elbenringe
detail-tile-is-no-special-tile = „{ $tile }“ ist kein besonderes Jagdplättchen
detail-who-is-no-member-of-the-fellowship = „{ $who }“ gehört nicht zur Gemeinschaft
detail-card-is-named-twice = „{ $card }“ kommt zweimal vor
detail-there-are-not-enough-figures-for-line = Für „{ $line }“ reichen die Figuren nicht
detail-card-is-not-in-the-box-of-this-game = „{ $card }“ ist in diesem Spiel nicht dabei
detail-the-game-is-played-without-a-supplement = das Spiel läuft ohne Erweiterung
reason-saruman-never-leaves-orthanc = Saruman verlässt Orthanc nie
