# Middle-earth CCG, Deutsch: der Tisch im Browser.

## Möglichkeiten

meccg-option-way =
    { $kind ->
        [starter] nach Grundregeln: { $types }
        [under-deeps] durch die unterirdischen Tiefen
        [special] auf dem Weg, den eine Karte öffnet
       *[region] { $regions }
    }
meccg-option-way-regions-names = meccg-card
meccg-option-way-types-names = meccg-region-type
meccg-way-starter = Bewegung nach Grundregeln
meccg-way-region = Bewegung über Regionen
meccg-way-under-deeps = Bewegung durch die unterirdischen Tiefen
meccg-way-special = Besondere Bewegung

## Zustände

meccg-state-untapped = ungetappt
meccg-state-tapped = getappt
meccg-state-wounded = verwundet
meccg-stat-prowess = Kampfgeschick

## Phasen

meccg-view-phases = Phasen des Zuges
meccg-view-phase-start = Der Anfang
meccg-view-phase-untap = Enttappphase
meccg-view-phase-organisation = Organisationsphase
meccg-view-phase-long-event = Phase der langfristigen Ereignisse
meccg-view-phase-movement = Bewegungs-/Gefahrenphase
meccg-view-phase-site = Ortsphase
meccg-view-phase-end = Abschlussphase
meccg-view-phase-council = Der Rat
meccg-view-short-untap = Enttappen
meccg-view-short-organisation = Ordnen
meccg-view-short-long-event = Langfristig
meccg-view-short-movement = Bewegung
meccg-view-short-site = Ort
meccg-view-short-end = Abschluss
meccg-view-turn = Zug { $turn } · { $whose }
meccg-view-turn-alone = Zug { $turn }
meccg-view-your-turn = du bist am Zug
meccg-view-turn-of = { $name } ist am Zug
meccg-view-travelled = Gemeinschaften: { $count } von { $all } bewegt
meccg-view-called = { $name } hat das Ende des Spiels ausgerufen.

## Spieler

meccg-view-side-of = { $name }: Gemeinschaften
meccg-view-hand-count =
    { $count ->
        [one] Eine Handkarte
       *[other] { $count } Handkarten
    }
meccg-view-your-hand =
    { $count ->
        [one] Deine Hand: eine Karte
       *[other] Deine Hand: { $count } Karten
    }
meccg-view-reads = Ganzer Text einer Karte: Maus kurz darauf ruhen lassen, oder Rechtsklick, oder Taste I.
meccg-view-reads-by-finger = Ganzer Text einer Karte: lange drücken.
meccg-view-general-influence = Benutzter allgemeiner Einfluss
meccg-view-exhausted = Spielstapel aufgebraucht: { $count }
meccg-view-avatar-lost = Avatar verloren
meccg-view-points-short = SP
meccg-view-piles = Stapel von { $name }
meccg-view-pile-count = { $pile }: { $count }
meccg-view-pile-deck = Spielstapel
meccg-view-pile-discard = Abwurf
meccg-view-pile-sideboard = Reserve
meccg-view-pile-sites = Orte
meccg-view-pile-points = Siegpunkte
meccg-view-pile-gone = Entfernt
meccg-view-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
meccg-view-shelf = Decks, die bereitliegen
meccg-view-events = Ereignisse im Spiel

## Siegpunkte

meccg-view-points = Siegpunkte
meccg-view-total = Summe
meccg-view-why-points = Warum zählen sie so?
meccg-view-doubled = { $name }, { $category }: { $printed } zählt doppelt, denn der Gegner hat dort nichts.
meccg-view-capped = { $name }, { $category }: { $counted } statt { $printed }, höchstens so viel wie alle übrigen zusammen.
meccg-view-how-ring = Der Eine Ring hat das Spiel entschieden; Punkte zählen nicht mehr.
meccg-view-how-avatar = Nach den Standardregeln verliert das Spiel, wer den eigenen Avatar verliert; Punkte zählen nicht mehr.

## Gemeinschaften

meccg-view-company-of = Gemeinschaft: { $card }
meccg-view-in-play = die Ortskarte, die schon ausliegt
meccg-view-from-deck = eine neue Ortskarte aus deinem Ortsstapel
meccg-view-size-of = { $count } Charaktere; Größe der Gemeinschaft: { $size }
meccg-view-size-short = Größe { $size }
meccg-view-moves = zieht
meccg-view-moves-hidden = zieht (verdeckt)
meccg-view-moved = ist gezogen
meccg-view-guards =
    { $count ->
        [one] eine Karte auf der Lauer
       *[other] { $count } Karten auf der Lauer
    }
meccg-view-guard = Eine Karte auf der Lauer
meccg-view-guard-own = { $card }, auf der Lauer
meccg-view-site-tapped = { $card }, getappt
meccg-view-tapped-site = Der Ort ist getappt.
meccg-view-goal = Zielort: { $card }
meccg-view-goal-hidden = Zielort, den nur du siehst: { $card }
meccg-view-direct-influence = Direkter Einfluss: { $used } von { $all } benutzt
meccg-view-direct-short = DE
meccg-view-can-be-chosen = { $card }, wählbar
meccg-view-prowess-body = Kampfgeschick { $prowess }, Konstitution { $body }
meccg-view-bears = trägt { $cards }
meccg-view-corruption =
    { $points ->
        [one] ein Versuchungspunkt
       *[other] { $points } Versuchungspunkte
    }
meccg-view-now-printed = { $what }: { $now } (gedruckt { $printed })
meccg-view-influence-free = Direkter Einfluss: { $free } von { $all } frei
meccg-view-under-general = Unter allgemeinem Einfluss, Geisteskraft { $mind }
meccg-view-under = Unter dem Einfluss von { $card }
meccg-view-clause-missing = Gilt noch nicht: { $text }

## Die Reise

meccg-view-map = Karte von Mittelerde
meccg-view-to-map = Landkarte
meccg-view-to-table = Zum Tisch
meccg-view-to-scene = Zurück
meccg-view-from = Von { $card }
meccg-view-go-to = Nach { $card } ziehen
meccg-view-out-of-reach = { $card }: außer Reichweite; warum?
meccg-view-within-reach = in Reichweite
meccg-view-click-a-site = Klicke einen Ort in Reichweite an, auf der Karte oder unten als Ortskarte. Der Gegner sieht nur, dass die Gemeinschaft zieht.
meccg-view-click-the-way = Klicke die Regionen der Reihe nach an, oder einen Weg in dieser Liste. Wo der Weg hindurchführt, dem lassen sich Kreaturen zuordnen.
meccg-view-keys = Was sich zuordnen lässt:
meccg-view-keys-count = { $count } der { $all } Kreaturen, die es im ganzen Spiel gibt, nach dem Aufdruck
meccg-view-site-path = Reiseroute
meccg-view-stays = Die Gemeinschaft bleibt an ihrem Ort.
meccg-view-hazard-limit = Gefahrenbeschränkung
meccg-view-hazards-left =
    { $count ->
        [0] ausgeschöpft
        [one] noch eine Gefahr
       *[other] noch { $count } Gefahren
    }
meccg-view-neighbours = Grenzt an { $regions }

## Die Kette von Ereignissen

meccg-view-chain = Kette von Ereignissen
meccg-view-chain-order = oben zuerst
meccg-view-chain-opens = eröffnet die Kette
meccg-view-chain-answers = Antwort
meccg-view-chain-as-creature = als Kreatur
meccg-view-chain-as-event = als Ereignis
meccg-view-resolves-first = wird zuerst durchgeführt
meccg-view-cancelled = vereitelt
meccg-view-if-nobody-answers = Wenn niemand mehr antwortet:

## Angriffe und Hiebe

meccg-view-attack = Angriff
meccg-view-duel = Angriff und Hieb
meccg-view-strikes =
    { $count ->
        [one] ein Hieb
       *[other] { $count } Hiebe
    }
meccg-view-strikes-each = ein Hieb für jeden Charakter
meccg-view-strikes-each-wounded = ein Hieb für jeden verwundeten Charakter
meccg-view-with-prowess = Kampfgeschick { $prowess }
meccg-view-with-body = Konstitution { $body }
meccg-view-detainment = Verhör
meccg-view-automatic = automatischer Angriff
meccg-view-term-printed = gedrucktes Kampfgeschick
meccg-view-term-cards = Gegenstände und Wirkungen
meccg-view-term-tapped = getappt
meccg-view-term-wounded = verwundet
meccg-view-term-staying = bleibt ungetappt
meccg-view-excess =
    { $count ->
        [one] mit einem überzähligen Hieb: −1
       *[other] mit { $count } überzähligen Hieben: −{ $count }
    }
meccg-view-term-excess = überzählige Hiebe
meccg-view-term-support = Unterstützung
meccg-view-term-other = andere Wirkungen
meccg-view-before-roll = vor dem Wurf
meccg-view-more-than = zwei Würfel: mehr als
meccg-view-both-roll = beide würfeln; Vorsprung
meccg-view-both-outcomes = Wer weniger hat, wird verwundet.
meccg-view-outcomes = { $need }: erfolglos. Weniger: verwundet.
meccg-view-outcomes-detainment = { $need }: erfolglos. Weniger: nur getappt.
meccg-view-stances = Wie dem Hieb begegnen
meccg-view-stances-given = Wie zuschlagen
meccg-view-stance-done = Jetzt würfeln
meccg-view-stance-stay-untapped = { $card } bleibt ungetappt: −3
meccg-view-support-by = Unterstützung: +1
meccg-view-stance-fight = Jetzt würfeln ({ $card } tappt)
meccg-view-stance-no = Tappen und kämpfen
meccg-view-stance-yes = { $card } bleibt ungetappt: −3
meccg-view-chance-defeated = besiegt { $share }
meccg-view-chance-failed = misslingt { $share }
meccg-view-chance-ineffectual = erfolglos { $share }
meccg-view-chance-tapped = tappt nur { $share }
meccg-view-chance-replaced = getroffen ohne Wunde { $share }
meccg-view-chance-wounded = verwundet { $share }
meccg-view-chance-discarded = abgeworfen { $share }
meccg-view-chance-returns = zurück auf die Hand { $share }
meccg-view-chance-eliminated = eliminiert { $share }
meccg-view-chance-hardly = unter { $share }
meccg-view-chance-almost = über { $share }
meccg-view-chances-so = Hieb: { $chances }
meccg-view-chances-tapping = Hieb, tappt: { $chances }
meccg-view-chances-untapped = Ungetappt mit −3: { $chances }
meccg-view-chances-befall = { $card } { $chances }
meccg-view-your-strike = dein Hieb
meccg-view-if-wounded = Falls verwundet:
meccg-view-fate-discarded = { $rolls } wirft ab
meccg-view-fate-returns = { $rolls } nimmt auf die Hand zurück
meccg-view-fate-eliminated = { $rolls } eliminiert
meccg-view-fate-from = ab { $first }
meccg-view-fate-safe = kein Wurf eliminiert
meccg-view-sum = { $roll } + { $own } = { $total } gegen { $prowess }:
meccg-view-body-sum = Konstitutionswurf { $roll } gegen { $body }:
meccg-view-roll-struck = Hieb
meccg-view-roll-body-check = Konstitutionswurf
meccg-view-roll-checked = Versuchungswurf
meccg-view-roll-influenced = Beeinflussungswurf
meccg-view-roll-rolled = Wurf
meccg-view-roll-persuaded = Beeinflussungsversuch

## Beeinflussungsversuche und Versuchungswürfe

meccg-view-attempt-faction = { $by } beeinflusst { $card }
meccg-view-attempt-persuasion = { $by } will { $card } abwerben
meccg-view-attempt-check = { $by }: Versuchungswurf
meccg-view-attempt-sum = Was zählt
meccg-view-attempt-roll = zwei Würfel
meccg-view-attempt-roll-of-other = zwei Würfel des anderen
meccg-view-attempt-than = mehr als
meccg-view-attempt-own-influence = freier direkter Einfluss
meccg-view-attempt-own-character = laut Charakterkarte
meccg-view-attempt-own-faction = laut Heereskarte
meccg-view-attempt-own-home = gleicher Heimatort
meccg-view-attempt-own-demand = laut Anlass des Wurfs
meccg-view-attempt-own-support = Unterstützung
meccg-view-attempt-own-cards = Karten und Wirkungen
meccg-view-attempt-against-number = seine Zahl
meccg-view-attempt-against-general = freier allgemeiner Einfluss
meccg-view-attempt-against-side = die andere Seite
meccg-view-attempt-against-mind = Geisteskraft
meccg-view-attempt-against-controller = freier Einfluss dessen, der es kontrolliert
meccg-view-attempt-against-corruption = Versuchungspunkte
meccg-view-attempt-need = Die Würfel müssen mindestens { $least } zeigen.
meccg-view-attempt-sure = Jeder Wurf reicht.
meccg-view-attempt-never = Kein Wurf reicht.
meccg-view-attempt-lead = Vor den Würfeln: { $lead }. Der eigene Wurf muss höher sein als der des anderen.
meccg-view-attempt-now = Wie es steht
meccg-view-attempt-helped = Mit einer Unterstützung mehr
meccg-view-attempt-succeeds = gelingt { $chance }
meccg-view-attempt-fails = misslingt { $chance }
meccg-view-attempt-passed = bestanden { $chance }
meccg-view-attempt-narrowly-taps = getappt { $chance }
meccg-view-attempt-narrowly-discarded = abgeworfen { $chance }
meccg-view-attempt-narrowly-eliminated = eliminiert { $chance }
meccg-view-attempt-eliminated = eliminiert { $chance }
meccg-view-attempt-price = kostet nur { $card } { $chance }

## Orte

meccg-view-automatic-attack = Automatischer Angriff: { $strikes }, Kampfgeschick { $prowess }
meccg-view-automatic-played = Automatischer Angriff: eine Kreatur, die der Gegner ausspielen kann
meccg-view-no-automatic = Kein automatischer Angriff
meccg-view-playable-items = Ausspielbare Gegenstände: { $items }
meccg-view-one-more-item = Noch ein geringer Gegenstand darf ausgespielt werden.

meccg-view-plays-there = für { $cards }
meccg-view-starred = Dort kannst du etwas aus der Hand ausspielen.

## What a face says, in words

meccg-view-brief-attack = Angriff { $strikes } × { $prowess }
meccg-view-drafted-already = der Gegner hat diesen Charakter schon: Er würde nur beiseite gelegt
meccg-view-fact-mind = Geisteskraft { $mind }
meccg-view-fact-direct = direkter Einfluss { $influence }
meccg-keyword-leader = Anführer
meccg-keyword-uruk-hai = Uruk-hai
meccg-keyword-half-orc = Halb-Ork
meccg-keyword-half-troll = Halb-Troll
meccg-view-fact-skills = Fähigkeiten: { $skills }
meccg-view-fact-region = Region: { $region }
meccg-view-fact-haven = Pfad von { $haven }: { $path }
meccg-view-fact-draws = Karten auf dem Weg hierher: du { $mine }, der Gegner { $theirs }
meccg-view-keyed = zugeordnet: { $key }

## Headings of the list of options

meccg-run-attack = Passen, bis dieser Angriff vorbei ist
meccg-run-attack-on = Passt, bis dieser Angriff vorbei ist
meccg-run-draws =
    { $count ->
        [2] Beide ziehen
       *[other] Alle { $count } ziehen
    }
meccg-run-draws-on = Zieht alle
meccg-group-cards = Karten
meccg-group-on-guard = Verdeckt auf die Lauer, am Ort aufzudecken
meccg-group-items = Gegenstände (vorher ein Versuchungswurf)
meccg-group-hazards = Gefahren
meccg-group-people = Charaktere und Gemeinschaften
meccg-group-give-up = Aufgeben
meccg-group-influence = Karten des Gegners
meccg-group-agents = Agenten
meccg-group-on = Weiter

## Windows in which one may pass

meccg-window-mh = Eine Gemeinschaft ist unterwegs
meccg-window-attack = Ein Angriff, vor den Hieben
meccg-window-strike = Ein Hieb
meccg-window-influence = Ein Einflussversuch
meccg-window-check = Ein Versuchungswurf
meccg-window-org = Antworten beim Organisieren
meccg-window-site = Antworten an einem Ort
meccg-window-end = Das Ende des Zuges
meccg-window-council = Der Rat

meccg-view-faults =
    Kann so nicht gespielt werden: { $count ->
        [one] ein Fehler
       *[other] { $count } Fehler
    }
meccg-view-lacking =
    { $count ->
        [one] eine Karte noch nicht vollständig
       *[other] { $count } Karten noch nicht vollständig
    }

## Agents

meccg-view-agents = Agenten
meccg-view-agent-hidden = Ein Agent, verdeckt
meccg-view-agent-sites =
    { $count ->
        [one] eine Ortskarte
       *[other] { $count } Ortskarten
    }
