# Middle-earth CCG: Decks, deutsch.

## Namen

meccg-alignment-hero = Held
meccg-alignment-minion = Scherge
meccg-alignment-fallen-wizard = Gefallener Zauberer
meccg-alignment-balrog = Balrog

meccg-section-pool = Anfangscharaktere
meccg-section-characters = Charaktere
meccg-section-resources = Unterstützung
meccg-section-hazards = Gefahren
meccg-section-sites = Ortsstapel
meccg-section-sideboard = Reservestapel
meccg-section-sideboard_fallen_wizard = Reservestapel gegen Gefallene Zauberer
meccg-section-second_pool = Zweites Deck: Anfangscharaktere
meccg-section-second_characters = Zweites Deck: Charaktere
meccg-section-second_resources = Zweites Deck: Unterstützung
meccg-section-second_hazards = Zweites Deck: Gefahren
meccg-section-second_sites = Zweites Deck: Ortsstapel

meccg-built-in-challenge-a = Challenge-Deck A: Statthalter von Gondor
meccg-built-in-challenge-b = Challenge-Deck B: Befreiung der Gefangenen
meccg-built-in-challenge-c = Challenge-Deck C: Zwergenfahrt
meccg-built-in-challenge-d = Challenge-Deck D: Handel unter Freunden
meccg-built-in-challenge-e = Challenge-Deck E: Rückkehr des Königs
meccg-built-in-challenge-f = Challenge-Deck F: Spione und Verräter
meccg-built-in-challenge-g = Challenge-Deck G: Plündernde Scheusalsbrut
meccg-built-in-challenge-h = Challenge-Deck H: Heimlicher Stamm
meccg-built-in-challenge-i = Challenge-Deck I: Sammelruf von Morgul
meccg-built-in-challenge-j = Challenge-Deck J: Verführung der Menschenvölker
meccg-built-in-challenge-p = Challenge-Deck P: Auf zur Jagd
meccg-built-in-challenge-s = Challenge-Deck S: Vor dem Ansturm
meccg-built-in-balrog-1 = Balrog-Deck 1: Die Schatten-Tiefen
meccg-built-in-balrog-2 = Balrog-Deck 2: Das Heer des Balrogs

## Wie sie sich spielen

meccg-plan-challenge-a = Saruman. Glorfindel II, Adrazar, Sam Gamdschie und Dick Bolger gewinnen die Völker Gondors von Dol Amroth bis Minas Tirith und holen dazu Baumbart. Leicht: sichere Wege, und Kundschafter, die den meisten Angriffen entgehen.
meccg-plan-challenge-b = Alatar. Elrond, Elladan, Erkenbrand und Orophin dringen im Norden in die Horte der Orks ein, holen alte Schwerter und befreien danach dort die Gefangenen. Mittel: starke Kämpfer, aber viel zu kämpfen und zwei Taten am selben Ort.
meccg-plan-challenge-c = Pallando. Thorin II führt Glóin, Kíli, Dori und Óin nach Moria und in die Horte der Drachen, zu Waffen und Schätzen der Zwerge. Mittel: viel Gewinn mit wenigen Besuchen, aber die Wächter der Schätze schlagen hart zu.
meccg-plan-challenge-d = Radagast. Beorn, Gimli, Halbarad und Legolas reiten durch die Lande östlich des Düsterwalds und machen sich Elben, Zwerge, Beorninger und Ostlinge zu Freunden. Mittel: Einfluss zählt mehr als Schwerter, und Feinden wird eher geschmeichelt.
meccg-plan-challenge-e = Gandalf. Aragorn II kommt in Minas Tirith zu seiner Krone, mit Arwen, Faramir und Annalena; unterwegs werden Goldringe gefunden und geprüft, und Narsil wird gesucht. Schwer: viel hängt an einem Mann und an den richtigen Karten zur richtigen Zeit.
meccg-plan-challenge-f = Adûnaphel der Ringgeist. Asternak, Ciryaher, Luitprand und Ostisen gehen unerkannt unter den freien Völkern um, sammeln Wissen und Gefangene und erproben Goldringe. Schwer: wenige Kämpfe, aber viele Bedingungen, die zusammenkommen müssen.
meccg-plan-challenge-g = Dwar der Ringgeist. Der Statthalter von Morgul und seine Orks Lagduf, Muzgash und Radbug plündern mit Tros Hesnef Horte und Dörfer des Nordens, mit Keulen bewaffnet; drei Trolle können folgen. Leicht: hingehen, zuschlagen, mitnehmen.
meccg-plan-challenge-h = Hoarmûrath der Ringgeist. Gorbag, Ufthak, Lugdusch und Grishnákh schleichen mit einem Schlecht gelaunten Gesellen von einem Schattenhort zum nächsten, zu Gegenständen, Wölfen und weiteren Orks. Leicht bis mittel: nahe Ziele, und Kundschafter, die sich vor Angriffen verstecken.
meccg-plan-challenge-i = Der Hexenkönig. Ein Ork-Anführer, randalierende Orks und ein Reiter in der Nacht rufen Orks und Menschen in und um Mordor zu den Waffen; später reitet ihr Herr selbst aus. Schwer: die kleine Gemeinschaft muss zusammenhalten, bis er kommt.
meccg-plan-challenge-j = Indûr der Ringgeist. Der Mund, Hador, Odoacer und ein Reiter in der Nacht ziehen die Menschen des Ostens und des Südens zum Auge und suchen Schätze in den Bergen. Mittel: weite Wege, und alles hängt am Einfluss.
meccg-plan-challenge-p = Alatar als Gefallener Zauberer. Éomer, Haldir, Beregond und Peath jagen Kreaturen um der Siegpunkte willen, Hunde und Wölfe zur Seite. Schwer: Gefallene Zauberer kommen nur in kleinen Schritten zu Punkten.
meccg-plan-challenge-s = Gandalf als Gefallener Zauberer. Boromir II, Théoden, Ioreth und Vôteli sammeln zwischen Beutelsend und Minas Tirith Freunde und Gäste und hüten, was sie haben. Schwer: der eigene Zufluchtsort muss erst entstehen.
meccg-plan-balrog-1 = Der Balrog. Azog und Bûthrakaur steigen mit Orks und Trollen in die Tiefen hinab und bringen herauf, was dort liegt. Schwer: eigene Wege und Orte, die kein anderes Deck kennt.
meccg-plan-balrog-2 = Der Balrog. Bolg, Umagaur und ein Alter Troll sammeln die Orks der Berge zu einem Heer und fallen über die Orte der freien Völker her. Schwer: viel zu kämpfen, und eigene Regeln.

## Was an einem Deck nicht stimmt

meccg-deck-not-allowed = „{ NAME("meccg-card", $card) }“ darf in diesem Deck hier nicht sein.
meccg-deck-promo-card = „{ NAME("meccg-card", $card) }“ ist eine der neun deutschen Promokarten, die nur an manchen Tischen erlaubt sind.
meccg-deck-too-many-copies = „{ NAME("meccg-card", $card) }“ ist { $copies }-mal im Deck; erlaubt { $most ->
        [one] ist nur ein Exemplar
       *[other] sind höchstens { $most } Exemplare
    }.
meccg-deck-two-versions = „{ NAME("meccg-card", $card) }“ ist einzigartig, und eine andere Fassung davon ist schon im Deck.
meccg-deck-agent-mind = Die Geisteskraft aller Agenten beträgt zusammen { $mind }; erlaubt sind höchstens { $most }.
meccg-deck-pool-characters = Es sind { $count } Anfangscharaktere; erlaubt sind höchstens { $most }.
meccg-deck-starting-items = Es sind { $count } Startgegenstände; erlaubt sind höchstens { $most }.
meccg-deck-avatar-in-pool = „{ NAME("meccg-card", $card) }“ gehört in den Spielstapel, nicht zu den Anfangscharakteren.
meccg-deck-not-starting = „{ NAME("meccg-card", $card) }“ darf nicht von Anfang an dabei sein; das sagt die Karte selbst.
meccg-deck-no-starting-item = „{ NAME("meccg-card", $card) }“ ist weder ein Charakter noch ein geringer Gegenstand.
meccg-deck-unique-starting-item = „{ NAME("meccg-card", $card) }“ kann kein Startgegenstand sein: einzigartig oder ein Drachenschatz.
meccg-deck-no-stage-event = „{ NAME("meccg-card", $card) }“ ist kein permanentes Ereignis der Entwicklungskarten.
meccg-deck-stage-cards = Es sind { $count } Entwicklungskarten zum Start; es müssen eine bis { $most } sein.
meccg-deck-stage-points = Die Entwicklungskarten zum Start geben { $points } Entwicklungspunkte; es müssen genau { $wanted } sein.
meccg-deck-stage-unique = Die Entwicklungskarten zum Start dürfen nicht alle einzigartig sein.
meccg-deck-characters = Im Spielstapel sind { $count } Charaktere neben den Avataren; erlaubt sind höchstens { $most }.
meccg-deck-avatars = Im Spielstapel sind { $count } Avatare; erlaubt sind höchstens { $most }.
meccg-deck-three-avatars = Im Spielstapel sind drei verschiedene Avatare; erlaubt sind höchstens zwei verschiedene.
meccg-deck-no-avatar = Der Avatar fehlt im Spielstapel.
meccg-deck-resources = Es sind { $count } Unterstützungskarten; es müssen { $fewest } bis { $most } sein.
meccg-deck-halves = Es sind { $hazards } Gefahrenkarten und { $resources } Unterstützungskarten; es müssen gleich viele sein.
meccg-deck-creatures = Die Gefahrenkarten zählen als { $count } Kreaturen; es müssen mindestens { $fewest } sein.
meccg-deck-site-twice = „{ NAME("meccg-card", $card) }“ darf nur einmal im Ortsstapel sein.
meccg-deck-no-start = Es fehlt ein Ort, an dem die Gemeinschaft beginnen kann: { $alignment ->
        [hero] Bruchtal
        [minion] Minas Morgul oder Dol Guldur
        [balrog] Moria oder Die Unterirdischen Tore
       *[other] Die Weißen Türme oder Ruinen und Horte in Rhudaur oder Arthedain
    }.
meccg-deck-sideboard = Es sind { $count } Karten; erlaubt sind höchstens { $most }.
meccg-deck-spare-avatar = „{ NAME("meccg-card", $card) }“ darf einmal im Reservestapel sein, und nur, wenn nicht im Spielstapel.
meccg-deck-no-second = Für ein General-Opponent-Turnier werden zwei Decks gemeldet; das zweite fehlt.
meccg-deck-two-alignments = Beide Decks müssen dieselbe Ausrichtung haben; das zweite hat eine andere: { NAME("meccg-alignment", $alignment) }.
meccg-deck-two-sideboards = Beide Decks haben einen gemeinsamen Reservestapel; das zweite darf keinen eigenen haben.
meccg-deck-against-fallen-wizards = Die Datei muss sagen, welches Deck gegen Gefallene Zauberer gespielt wird: das erste (first) oder das zweite (second).

## Dateien, die sich nicht lesen lassen

reason-fallen-wizards-and-the-balrog-are-not-played-yet = gefallene Zauberer und der Balrog werden noch nicht gespielt; nimm ein Deck für Helden oder Schergen
reason-two-decks-are-for-general-opponent-tournaments = zwei Decks sind nur für General-Opponent-Turniere; an diesem Tisch wird keines gespielt
reason-the-deck-breaks-rules = das Deck verletzt Regeln
reason-some-lines-of-the-deck-mean-no-card = einige Zeilen des Decks nennen keine Karte
error-bad-deck = Das ist kein lesbares Deck: { $detail }.
error-no-such-deck = Ein mitgeliefertes Deck „{ $deck }“ gibt es nicht. Es gibt { $known }.

detail-it-does-not-have-the-form-of-a-deck-what = es hat nicht die Form eines Decks ({ $what })
detail-the-alignment-must-be-one-of-known-not-given = die Ausrichtung muss eine von { $known } sein, nicht { $given }
detail-its-title-is-longer-than-most-letters = der Titel hat mehr als { $most } Zeichen
detail-there-is-no-card-card-section = eine Karte { $card } gibt es nicht ({ NAME("meccg-section", $section) })
detail-the-copies-of-card-must-be-1-to-most-not-given = die Zahl der Exemplare von { $card } muss 1 bis { $most } sein, nicht { $given }
detail-card-is-to-start-but-is-not-in-the-pool = { $card } soll beginnen, ist aber nicht unter den Anfangscharakteren
detail-it-is-larger-than-most-bytes = es ist größer als { $most } Byte
detail-it-is-empty = es ist leer
detail-it-is-not-a-text = es ist kein Text
detail-it-is-not-proper-toml-what = es ist kein richtiges TOML ({ $what })
detail-it-is-of-version-given-this-program-reads-version-known = es hat Version { $given }, dieses Programm liest Version { $known }
detail-it-has-more-than-most-lines = es hat mehr als { $most } Zeilen
detail-a-line-of-it-has-more-than-most-dots = eine Zeile davon hat mehr als { $most } Punkte
detail-no-line-of-it-names-a-card = keine Zeile nennt eine Karte
detail-the-deck-against-fallen-wizards-must-be-first-or-second-not-given = das Deck gegen Gefallene Zauberer muss first oder second sein, nicht { $given }
detail-a-list-has-one-deck-and-this-file-has-two-write-it-as-toml = eine Liste hat ein Deck, diese Datei zwei; schreibe sie als toml
