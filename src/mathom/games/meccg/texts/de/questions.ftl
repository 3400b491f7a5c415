# Middle-earth CCG, German: questions and their options.

## Questions

meccg-ask-call = Das Ende des Spiels ausrufen?
meccg-ask-control = Unter wessen Einfluss steht { NAME("meccg-card", $card) }?
meccg-ask-council-check = Wer macht den nächsten Versuchungswurf?
meccg-ask-discard = Am Ende des Zuges eine Karte abwerfen?
meccg-ask-draft = Welchen Charakter wählst du?
meccg-ask-draw-more =
    { $left ->
        [one] Die letzte Karte für diese Reise ziehen?
       *[other] Noch eine Karte für diese Reise ziehen? { $left } sind übrig.
    }
meccg-ask-exchange = Eine Karte des Abwurfstapels gegen eine des Reservestapels tauschen?
meccg-ask-exchange-for = Gegen welche Karte des Reservestapels?
meccg-ask-fetch = Welche Karte nimmst du aus dem Reservestapel?
meccg-ask-give-up = Der allgemeine Einfluss reicht nicht: Wen wirfst du ab?
meccg-ask-item-bearer = Wer trägt { NAME("meccg-card", $card) }?
meccg-ask-join-company = Welcher Gemeinschaft schließt sich { NAME("meccg-card", $card) } an?
meccg-ask-leftover = Welcher Charakter kommt in deinen Spielstapel?
meccg-ask-next-company = Welche Gemeinschaft ist die nächste?
meccg-ask-organise = Wie organisierst du deine Gemeinschaften?
meccg-ask-place-character = Wo kommt { NAME("meccg-card", $card) } ins Spiel?
meccg-ask-plan = Wohin geht die Gemeinschaft?
meccg-ask-put-back = Welche Gemeinschaft geht an ihren Ausgangsort zurück?
meccg-ask-receiver = Wer bekommt { NAME("meccg-card", $card) }?
meccg-ask-sideboard = Karten aus deinem Reservestapel holen?
meccg-ask-start-at = Wo beginnt der Charakter?
meccg-ask-starting-item = Mit welchem Gegenstand beginnen deine Charaktere?
meccg-ask-support-check = Wer unterstützt den Versuchungswurf?
meccg-ask-surplus = Deine Hand ist zu groß: Welche Karte wirfst du ab?
meccg-ask-way = Welchen Weg nimmt die Gemeinschaft?
meccg-ask-assign =
    { $strikes } { $strikes ->
        [one] Hieb
       *[other] Hiebe
    } mit Kampfgeschick { $prowess }: Wer stellt sich?
meccg-ask-assign-strike = Auf wen geht der Hieb?
meccg-ask-excess = Wer bekommt den überzähligen Hieb?
meccg-ask-next-strike = Welcher Hieb kommt als nächster?
meccg-ask-defend = Hieb mit Kampfgeschick { $prowess } gegen { NAME("meccg-card", $card) } ({ $own }): Wie verteidigst du?
meccg-ask-salvage = Welcher Gegenstand wird übernommen?
meccg-ask-react =
    { $answers ->
        [none] { $window ->
            [mh] { $mine ->
                [yes] Deine Gemeinschaft ist unterwegs: eine Karte spielen?
               *[no] Die Gemeinschaft des Gegners ist unterwegs: eine Gefahr?
            }
            [guard] Eine Karte auf die Lauer legen?
            [attack] Ein Angriff, { $strikes } × { $prowess }: eine Karte spielen?
            [strike] Der Hieb gegen { NAME("meccg-card", $card) }: eine Karte spielen?
            [influence] Ein Einflussversuch: eine Karte spielen?
            [check] Versuchungswurf von { NAME("meccg-card", $card) }: eine Karte spielen?
           *[other] Eine Karte spielen?
        }
       *[other] { NAME("meccg-card", $answers) } ist angesagt: Antwortest du?
    }
meccg-ask-target = { NAME("meccg-card", $declares) }: worauf?
meccg-ask-payment = Wer oder was bezahlt { NAME("meccg-card", $declares) }?
meccg-ask-card-stays = Bei welcher Gemeinschaft bleibt { NAME("meccg-card", $card) }?
meccg-ask-move-again = Die Gemeinschaft ist angekommen und darf weiterziehen: tut sie es?
meccg-ask-order-effects = Welche Wirkung kommt zuerst?
meccg-ask-enter = { NAME("meccg-card", $site) } betreten?
meccg-ask-reveal = Eine lauernde Karte aufdecken?
meccg-ask-cancel-automatic = Jemanden an seinem Heimatort tappen, um den automatischen Angriff zu vereiteln?
meccg-ask-at-site = Was spielst du am Ort { NAME("meccg-card", $site) }?
meccg-ask-who-plays =
    { $card ->
        [none] Wer tappt dafür?
       *[other] Wer tappt für { NAME("meccg-card", $card) }?
    }
meccg-ask-events =
    { $window ->
        [org-end] Du hast organisiert: vor dem Aufbruch eine Karte spielen?
        [long] Ein langfristiges Ereignis spielen?
        [end] Der Zug endet: eine Karte spielen?
        [last] Der Zug endet: noch eine Karte?
       *[council] Eine Karte beim Rat spielen?
    }
meccg-ask-fetch-any = Welche Karte kommt in deinen Spielstapel?
meccg-ask-take-up = Wer nimmt die Karte an sich?
meccg-ask-find-a-way = Tappt jemand, damit die Gemeinschaft am Ort handeln kann?
meccg-ask-store-late = Am Ende des Zuges etwas einlagern?
meccg-ask-automatic-creature = Eine Kreatur als automatischen Angriff spielen?

## Options

meccg-option-pass = passen
meccg-option-deed =
    { $deed ->
        [done] { $question ->
            [assign] der Angreifer verteilt die übrigen
            [defend] jetzt würfeln
            [support-check] jetzt würfeln
            [at-site] fertig an diesem Ort
            [leftover] keine weiteren Charaktere
            [starting-item] keine weiteren Gegenstände
           *[other] fertig
        }
        [none] { $question ->
            [enter] draußen bleiben
            [discard] alle behalten
            [reveal] verdeckt lassen
            [cancel-automatic] sich dem Angriff stellen
           *[other] nichts
        }
        [stop] { $question ->
            [draft] keine weiteren Charaktere
            [draw-more] keine weiteren Karten
           *[other] aufhören
        }
        [move] fertig: Reisen planen
        [under] allgemeiner Einfluss
        [lead] unter allgemeinen Einfluss
       *[other] { NAME("meccg-deed", $deed) }
    }
meccg-option-card =
    { $deed ->
        [move] ziehen nach { NAME("meccg-card", $card) }
        [draft] { NAME("meccg-card", $card) } wählen
        [place] Ort: { NAME("meccg-card", $card) }
        [shuffle-in] { NAME("meccg-card", $card) } in den Spielstapel mischen
        [give] { NAME("meccg-card", $card) }
        [play] { NAME("meccg-card", $card) } spielen
        [under] Gefolge von { NAME("meccg-card", $card) }
        [dismiss] { NAME("meccg-card", $card) } aus dem Spiel abwerfen
        [follow] { NAME("meccg-card", $card) } wird Gefolge
        [lead] { NAME("meccg-card", $card) } unter allgemeinen Einfluss
        [split] { NAME("meccg-card", $card) } bildet eine eigene Gemeinschaft
        [join] { NAME("meccg-card", $card) } geht zu einer anderen Gemeinschaft
        [transfer] { NAME("meccg-card", $card) } übergeben
        [store] { NAME("meccg-card", $card) } hinterlegen
        [remove] { NAME("meccg-card", $card) } zu entfernen versuchen, dafür tappen
        [remove-untapped] { NAME("meccg-card", $card) } zu entfernen versuchen, ohne zu tappen
        [discard] { NAME("meccg-card", $card) } abwerfen
        [fetch] { NAME("meccg-card", $card) } nehmen
        [reveal] { NAME("meccg-card", $card) } aufdecken
        [on-guard] { NAME("meccg-card", $card) } auf die Lauer legen
        [assign] { NAME("meccg-card", $card) } stellt sich einem Hieb
        [excess] noch ein Hieb auf { NAME("meccg-card", $card) }
        [strike] der Hieb auf { NAME("meccg-card", $card) }
        [support] { NAME("meccg-card", $card) } unterstützt: +1
        [take] { NAME("meccg-card", $card) }
        [cancel] { NAME("meccg-card", $card) } tappt
        [influence] { NAME("meccg-card", $card) } abspenstig machen
        [check] { NAME("meccg-card", $card) } macht den Wurf
       *[other] { NAME("meccg-deed", $deed) }: { NAME("meccg-card", $card) }
    }
meccg-option-company =
    { $deed ->
        [company] die Gemeinschaft von { NAME("meccg-card", $card) } ({ $count })
       *[other] { NAME("meccg-deed", $deed) }: die Gemeinschaft von { NAME("meccg-card", $card) } ({ $count })
    }
meccg-option-number = { NAME("meccg-deed", $deed) }: { $number }
meccg-option-declare =
    { $how ->
        [use] { NAME("meccg-card", $card) } einsetzen
       *[play] { NAME("meccg-card", $card) } spielen
    }
meccg-option-target = { NAME("meccg-card", $card) }
meccg-option-target-number = { $number }
meccg-option-key = zugeordnet zu { NAME("meccg-key", $kind) }: { $name }
meccg-option-race = { NAME("meccg-race", $race) }
meccg-option-target-company = Gemeinschaft von { NAME("meccg-card", $card) } ({ $count })
