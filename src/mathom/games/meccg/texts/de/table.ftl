# Middle-earth CCG, German: deeds, names and what happens.

## What is done

meccg-deed-declare = spielen
meccg-deed-done = fertig
meccg-deed-pass = passen
meccg-deed-none = nichts
meccg-deed-yes = ja
meccg-deed-no = nein
meccg-deed-start-with = beginnen mit
meccg-deed-draft = wählen
meccg-deed-stop = aufhören
meccg-deed-place = an
meccg-deed-shuffle-in = einmischen
meccg-deed-give = geben
meccg-deed-to-discard-pile = bis zu fünf Karten in den Abwurfstapel
meccg-deed-to-play-deck = eine Karte in den Spielstapel
meccg-deed-fetch = nehmen
meccg-deed-exchange = tauschen
meccg-deed-discard = abwerfen
meccg-deed-draw = ziehen
meccg-deed-play = spielen
meccg-deed-under = unter
meccg-deed-dismiss = abwerfen
meccg-deed-follow = jemandem folgen lassen
meccg-deed-lead = unter allgemeinen Einfluss
meccg-deed-split = eigene Gemeinschaft bilden
meccg-deed-join = zu anderer Gemeinschaft
meccg-deed-merge = vereinen
meccg-deed-transfer = übergeben
meccg-deed-store = hinterlegen
meccg-deed-remove = entfernen
meccg-deed-sideboard = Avatar für den Reservestapel tappen
meccg-deed-organise = organisieren
meccg-deed-move = weiter
meccg-deed-stay = bleiben
meccg-deed-return = zurück
meccg-deed-company = Gemeinschaft
meccg-deed-way = Weg
meccg-deed-hazard = Gefahr
meccg-deed-key = zugeordnet
meccg-deed-on-guard = auf die Lauer legen
meccg-deed-reveal = aufdecken
meccg-deed-assign = Hieb auf
meccg-deed-excess = überzähliger Hieb auf
meccg-deed-strike = Hieb
meccg-deed-effect = zuerst
meccg-deed-stay-untapped = −3, um ungetappt zu bleiben
meccg-deed-support = unterstützen
meccg-deed-take = übernehmen
meccg-deed-cancel = vereiteln
meccg-deed-enter = Ort betreten
meccg-deed-item = Gegenstand spielen
meccg-deed-ally = Verbündeten spielen
meccg-deed-faction = Heer beeinflussen
meccg-deed-influence = beeinflussen
meccg-deed-keep = behalten
meccg-deed-call = ausrufen
meccg-deed-check = Wurf

## Names

meccg-phase-untap = Enttappphase
meccg-phase-organisation = Organisationsphase
meccg-phase-long-event = Langfristige-Ereignisse-Phase
meccg-phase-movement = Bewegungs-/Gefahrenphase
meccg-phase-site = Ortsphase
meccg-phase-end = Abschlussphase
meccg-place-play-deck = in den Spielstapel
meccg-place-discard-pile = in den Abwurfstapel
meccg-place-hand = auf die Hand
meccg-place-from-discard-pile = vom Abwurfstapel
meccg-place-from-play-deck = aus dem Spielstapel
meccg-place-from-sideboard = aus dem Reservestapel
meccg-plan-0 = bleibt
meccg-plan-1 = bricht auf
meccg-plan-2 = zieht zu einem Ort im Spiel
meccg-region-type-wilderness = Wildnis
meccg-region-type-border-land = Grenzreich
meccg-region-type-free-domain = Freies Reich
meccg-region-type-shadow-land = Schattenland
meccg-region-type-dark-domain = Dunkles Reich
meccg-region-type-coastal-sea = Meeresküste
meccg-council-free-council = Der Rat der Freien Völker
meccg-council-audience-of-sauron = Saurons Kriegsrat
meccg-council-day-of-reckoning = Der Tag der Abrechnung
meccg-outcome-passed = bestanden
meccg-outcome-taps = tappt
meccg-outcome-discarded = abgeworfen
meccg-outcome-eliminated = eliminiert
meccg-category-character = Charaktere
meccg-category-miscellaneous = Besondere
meccg-category-item = Gegenstände
meccg-category-ally = Verbündete
meccg-category-faction = Heere
meccg-category-kill = Kreaturen
meccg-key-region-type = Regionstyp
meccg-key-site-type = Ortstyp
meccg-key-region = Region
meccg-key-site = Ort
meccg-key-none = eigener Text, ohne Zuordnung
meccg-outcome-defeated = besiegt
meccg-outcome-failed = der Hieb misslingt
meccg-outcome-ineffectual = der Hieb bleibt ohne Wirkung
meccg-outcome-successful = der Hieb trifft
meccg-outcome-holds = hält stand
meccg-outcome-wounded = verwundet
meccg-outcome-returns = kehrt auf die Hand zurück
meccg-outcome-cancelled = vereitelt
meccg-outcome-endured = vorüber
meccg-outcome-won = schließt sich an
meccg-outcome-lost = lehnt ab

## The start

meccg-event-alignments = Die Gesinnung der Decks, Platz für Platz: { $alignments }.
meccg-event-drafted =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } kommt in die Startgemeinschaft.
meccg-event-set-aside =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } wird beiseite gelegt: Nur ein Spieler kann diesen Charakter haben.
meccg-event-clashed =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: Beide haben { NAME("meccg-card", $card) } gewählt; die Karte kommt in den Spielstapel.
meccg-event-stopped-drafting =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: keine weiteren Charaktere.
meccg-event-shuffled-in =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $count ->
        [one] ein Charakter kommt
       *[other] { $count } Charaktere kommen
    } in den Spielstapel.
meccg-event-starting-item =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $who) } beginnt mit { NAME("meccg-card", $card) }.
meccg-event-begins =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: der erste Zug (Würfe: { $rolls }).
meccg-event-alignments-alignments = { NAME("meccg-alignment", $value) }

## The turn

meccg-event-turn =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: Zug { $turn }.
meccg-event-phase =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-phase", $phase) }.
meccg-event-drew =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $count ->
        [one] eine Karte gezogen
       *[other] { $count } Karten gezogen
    }.
meccg-event-drew-cards =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: gezogen: { $cards }.
meccg-event-drew-cards-cards = { NAME("meccg-card", $value) }
meccg-event-discarded-hidden =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: eine Karte von der Hand abgeworfen.
meccg-event-discarded-own =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: abgeworfen: { NAME("meccg-card", $card) }.
meccg-event-discarded =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } wird abgeworfen.
meccg-event-exhausted =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: der Spielstapel ist aufgebraucht ({ $times }).
meccg-event-exchanged =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $count } Karten mit dem Reservestapel getauscht.
meccg-event-took-from =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: eine Karte { NAME("meccg-place", $place) }.

meccg-event-fetched =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } { NAME("meccg-place", $place) }.

## Companies

meccg-event-character-came =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } kommt ins Spiel: { NAME("meccg-card", $site) }.
meccg-event-dismissed =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } wird aufgegeben.
meccg-event-returned-to-hand =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } kehrt auf die Hand zurück.
meccg-event-controlled =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } folgt { NAME("meccg-card", $leader) }.
meccg-event-uncontrolled =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } steht unter allgemeinem Einfluss.
meccg-event-split-off =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: eine neue Gemeinschaft: { $cards }.
meccg-event-joined =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: jetzt bei { NAME("meccg-card", $company) }: { $cards }.
meccg-event-handed-over =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $giver) } gibt { NAME("meccg-card", $card) } an { NAME("meccg-card", $who) }.
meccg-event-stored =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } wird hinterlegt: { NAME("meccg-card", $site) }.
meccg-event-planned =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: die Gemeinschaft von { NAME("meccg-card", $card) } { NAME("meccg-plan", $plan) }.
meccg-event-split-off-cards = { NAME("meccg-card", $value) }
meccg-event-joined-cards = { NAME("meccg-card", $value) }

## Movement

meccg-event-moves =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: unterwegs nach { NAME("meccg-card", $site) } ({ $path }): { $cards }.
meccg-event-stayed =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: keine Reise für { $cards }.
meccg-event-deeps-roll =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: Wurf { $roll }, nötig { $needed }.
meccg-event-limit = Gefahrenbeschränkung { $limit }.
meccg-event-arrived =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: angekommen in { NAME("meccg-card", $site) }: { $cards }.
meccg-event-merged =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: jetzt eine Gemeinschaft: { $cards }.
meccg-event-put-back =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: zurückgeschickt: { $cards }.
meccg-event-moves-cards = { NAME("meccg-card", $value) }
meccg-event-stayed-cards = { NAME("meccg-card", $value) }
meccg-event-arrived-cards = { NAME("meccg-card", $value) }
meccg-event-merged-cards = { NAME("meccg-card", $value) }
meccg-event-put-back-cards = { NAME("meccg-card", $value) }
meccg-event-moves-path = { NAME("meccg-region-type", $value) }

## The end

meccg-event-called =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: ruft das Ende des Spiels aus.
meccg-event-council = { NAME("meccg-council", $name) }.
meccg-event-checked =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) }: Versuchungswurf { $roll } + { $modifier } gegen { $points }: { NAME("meccg-outcome", $outcome) }.
meccg-event-points =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-category", $category) }: { $printed }, gezählt { $counted }.
meccg-event-total =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $points } Siegpunkte, { $tournament } Turnierpunkte.

## Combat and sites

meccg-event-site-shown =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: der neue Ort ist { NAME("meccg-card", $site) }.
meccg-event-declared =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } wird angesagt{ $on ->
        [none] .
       *[other] , auf { $on }.
    }
meccg-event-declared-on = { NAME("meccg-card", $value) }
meccg-event-attack-picked =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } meint diesen automatischen Angriff von { NAME("meccg-card", $site) }: { $race ->
        [none] {""}
       *[other] { NAME("meccg-race", $race) },{" "}
    }{ $prowess ->
        [0] eine Kreatur, die der Gegner ausspielen kann
       *[other]
            { $strikes ->
                [0] ein Hieb für jeden Charakter
                [one] ein Hieb
               *[other] { $strikes } Hiebe
            } mit Kampfgeschick { $prowess }
    }.
meccg-event-fizzled =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } bleibt ohne Wirkung.
meccg-event-on-guard =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: eine Karte liegt auf der Lauer: { NAME("meccg-card", $site) }.
meccg-event-attacked =
    { $automatic ->
        [yes] Der automatische Angriff von { NAME("meccg-card", $card) }
       *[no] { $you ->
            [yes] Du
           *[no] { $seat }
        }: { $card ->
            [none] ein Angriff
           *[other] { NAME("meccg-card", $card) }
        }
    }, { $strikes ->
        [one] ein Hieb
       *[other] { $strikes } Hiebe
    } mit Kampfgeschick { $prowess }, gegen { $cards }.
meccg-event-attacked-cards = { NAME("meccg-card", $value) }
meccg-event-struck =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) }: { $roll } + { $own } gegen { $prowess }: { NAME("meccg-outcome", $outcome) }.
meccg-event-supported =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } tappt zur Unterstützung.
meccg-event-body-check =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $card ->
        [none] Konstitutionswurf
       *[other] { NAME("meccg-card", $card) }, Konstitutionswurf
    } { $roll } gegen { $body }: { NAME("meccg-outcome", $outcome) }.
meccg-event-attack-over = Der Angriff ist { NAME("meccg-outcome", $outcome) }.
meccg-event-killed =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } ist besiegt.
meccg-event-barred =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } hindert die Gemeinschaft, in { NAME("meccg-card", $site) } etwas zu tun.
meccg-event-entered =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $site) } wird betreten.
meccg-event-revealed =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } lag auf der Lauer.
meccg-event-automatic-cancelled =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } ist hier zu Hause und vereitelt einen automatischen Angriff.
meccg-event-played =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $who) } spielt { NAME("meccg-card", $card) }.
meccg-event-influenced =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) }: { $roll } + { $modifier } gegen { $points }: { NAME("meccg-outcome", $outcome) }.
meccg-event-rolled =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) }: { $roll } + { $modifier } gegen { $points }.
meccg-event-persuaded =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) }: { $roll } + { $modifier } gegen { $other } + { $points }: { NAME("meccg-outcome", $outcome) }.
