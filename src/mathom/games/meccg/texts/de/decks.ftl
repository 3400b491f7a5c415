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
