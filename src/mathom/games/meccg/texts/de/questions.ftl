# Middle-earth CCG, German: questions and their options.

## Questions

meccg-ask-call = Das Ende des Spiels ausrufen?
meccg-ask-control = Unter wessen Einfluss steht { NAME("meccg-card", $card) }?
meccg-ask-council-check = Wer macht den nächsten Versuchungswurf?
meccg-ask-discard = Am Ende des Zuges eine Karte abwerfen?
meccg-ask-draft = Welchen Charakter wählst du?
meccg-ask-draw-more =
    { $left ->
        [one] Noch eine Karte für diese Reise ziehen? Es ist die letzte von { $of }.
       *[other] Noch eine Karte für diese Reise ziehen? { $left } von { $of } sind übrig.
    }
meccg-ask-exchange = Eine Karte des Abwurfstapels gegen eine des Reservestapels tauschen?
meccg-ask-exchange-for = Gegen welche Karte des Reservestapels?
meccg-ask-fetch =
    { $left ->
        [one] Welche Karte nimmst du aus dem Reservestapel?
       *[other] Welche Karte nimmst du aus dem Reservestapel? Bis zu { $left }.
    }
meccg-ask-give-up = Der allgemeine Einfluss reicht nicht: Wen wirfst du ab?
meccg-ask-item-bearer = { NAME("meccg-card", $card) }: Wer trägt diesen Gegenstand?
meccg-ask-join-company = Welcher Gemeinschaft schließt sich { NAME("meccg-card", $card) } an?
meccg-ask-leftover = Welcher Charakter kommt in deinen Spielstapel?
meccg-ask-next-company = Welche Gemeinschaft ist die nächste?
meccg-ask-organise = Wie organisierst du deine Gemeinschaften?
meccg-ask-place-character = Wo kommt { NAME("meccg-card", $card) } ins Spiel?
meccg-ask-plan = Wohin geht die Gemeinschaft?
meccg-ask-put-back = Welche Gemeinschaft geht an ihren Ausgangsort zurück?
meccg-ask-receiver = { NAME("meccg-card", $card) }: Wer bekommt diesen Gegenstand?
meccg-ask-sideboard =
    { $hazards ->
        [yes] Gefahren aus deinem Reservestapel holen? Das halbiert die Gefahrenbeschränkung dieses Zuges.
       *[no] Karten aus deinem Reservestapel holen?
    }
meccg-ask-start-at = Wo beginnt { NAME("meccg-card", $card) }?
meccg-ask-starting-company = Wer gehört zu deiner Startgemeinschaft?
meccg-ask-starting-item = Mit welchem Gegenstand beginnen deine Charaktere?
meccg-ask-support-check = Wer unterstützt den Versuchungswurf?
meccg-ask-surplus =
    { $left ->
        [one] Du hast eine Karte zu viel auf der Hand: Welche wirfst du ab?
       *[other] Du hast { $left } Karten zu viel auf der Hand: Welche wirfst du ab?
    }
meccg-ask-way = Welchen Weg nimmt die Gemeinschaft?
meccg-ask-assign =
    { $left } { $left ->
        [one] Hieb
       *[other] Hiebe
    } mit Kampfgeschick { $prowess } zu verteilen: Wer stellt sich?
meccg-ask-assign-strike =
    { $left ->
        [one] Auf wen geht der Hieb?
       *[other] Auf wen geht der Hieb? Du hast { $left } zu verteilen.
    }
meccg-ask-excess =
    { $left ->
        [one] Wer bekommt den überzähligen Hieb?
       *[other] { $left } überzählige Hiebe: Wer bekommt den nächsten?
    }
meccg-ask-next-strike = Welcher Hieb kommt als nächster?
meccg-ask-defend = Hieb mit Kampfgeschick { $prowess } gegen { NAME("meccg-card", $card) } ({ $own }): Wie verteidigst du?
meccg-ask-salvage =
    { $heir ->
        [none] { NAME("meccg-card", $card) } geht: Welcher Gegenstand bleibt bei der Gemeinschaft?
       *[other] { NAME("meccg-card", $card) } ist gefallen: Welchen Gegenstand übernimmt { NAME("meccg-card", $heir) }?
    }
meccg-ask-react =
    { $answers ->
        [none] { $window ->
            [mh] { $mine ->
                [yes] { $moves ->
                    [yes] Deine Gemeinschaft ist unterwegs: eine Karte spielen?
                   *[no] Deine Gemeinschaft bleibt am Ort: eine Karte spielen?
                }
               *[no] { $moves ->
                    [yes] Die Gemeinschaft des Gegners ist unterwegs: eine Gefahr?
                   *[no] Die Gemeinschaft des Gegners bleibt am Ort: eine Gefahr?
                }
            }
            [guard] Eine Karte auf die Lauer legen?
            [attack] Ein Angriff, { $strikes } × { $prowess }: eine Karte spielen?
            [strike] Der Hieb gegen { NAME("meccg-card", $card) }: eine Karte spielen?
            [revealed] Eine Karte wurde aufgedeckt: antwortest du?
            [influence] Ein Einflussversuch: eine Karte spielen?
            [check] Versuchungswurf von { NAME("meccg-card", $card) }: eine Karte spielen?
           *[other] Eine Karte spielen?
        }
       *[other] { NAME("meccg-card", $answers) } ist angesagt: Antwortest du?
    }
meccg-ask-target =
    { $keyed ->
        [yes] { NAME("meccg-card", $declares) }: welcher Region oder welchem Ort zugeordnet?
       *[no] { NAME("meccg-card", $declares) }: worauf?
    }
meccg-ask-payment = Wer oder was trägt die Kosten von { NAME("meccg-card", $declares) }?
meccg-ask-card-stays = Bei welcher Gemeinschaft bleibt { NAME("meccg-card", $card) }?
meccg-ask-move-again = Die Gemeinschaft ist angekommen und darf weiterziehen: tut sie es?
meccg-ask-order-effects = Welche Wirkung kommt zuerst?
meccg-ask-enter = { NAME("meccg-card", $site) } betreten?
meccg-ask-reveal = Eine lauernde Karte aufdecken?
meccg-ask-cancel-automatic = Jemanden an seinem Heimatort tappen, um den automatischen Angriff zu vereiteln?
meccg-ask-at-site =
    { $extra ->
        [yes] Noch ein Gegenstand am Ort { NAME("meccg-card", $site) }?
       *[no] Was spielst du am Ort { NAME("meccg-card", $site) }?
    }
meccg-ask-who-plays =
    { $card ->
        [none] Wer tappt dafür?
       *[other] { $influence ->
            [yes] Wer versucht, { NAME("meccg-card", $card) } abspenstig zu machen?
           *[other] Wer tappt für { NAME("meccg-card", $card) }?
        }
    }
meccg-ask-events =
    { $window ->
        [org-end] Du hast organisiert: vor dem Aufbruch eine Karte spielen?
        [long] Langfristige-Ereignisse-Phase: eine Karte spielen?
        [end] Der Zug endet: eine Karte spielen?
        [last] Der Zug endet: noch eine Karte?
       *[council] Eine Karte beim Rat spielen?
    }
meccg-ask-fetch-any =
    { $source ->
        [none] {""}
       *[other] { NAME("meccg-card", $source) }:{" "}
    }{ $to ->
        [hand] Welche Karte nimmst du auf die Hand?
        [either] Welche Karte nimmst du auf die Hand oder in deinen Spielstapel?
       *[deck] Welche Karte kommt in deinen Spielstapel?
    }
meccg-ask-take-up =
    { $source ->
        [none] Wer nimmt die Karte an sich?
       *[other] Wer nimmt { NAME("meccg-card", $source) } an sich?
    }
meccg-ask-find-a-way =
    { $card ->
        [none] Tappt jemand, damit die Gemeinschaft am Ort handeln kann?
       *[other] { NAME("meccg-card", $card) } hindert die Gemeinschaft, in { NAME("meccg-card", $site) } zu handeln: Tappt jemand dagegen?
    }
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
            [salvage] keinen
            [fetch-any] keine weiteren Karten
           *[other] fertig
        }
        [none] { $question ->
            [enter] draußen bleiben
            [discard] alle behalten
            [reveal] verdeckt lassen
            [cancel-automatic] sich dem Angriff stellen
            [find-a-way] niemand: am Ort nichts tun
            [trophy] niemand
            [agent-attack] kein Agent
            [rescue] keine Rettung
            [free-prisoners] niemand
            [fight] kein Angriff
            [sideboard] keine Karte
            [new-ring] kein Ring
           *[other] nichts
        }
        [stop] { $question ->
            [draft] keine weiteren Charaktere
            [starting-company] keine weiteren Charaktere
            [draw-more] keine weiteren Karten
           *[other] aufhören
        }
        [move] { $card ->
            [none] fertig: Reisen planen
           *[other] fertig: Reisen planen ({ NAME("meccg-card", $card) } kehrt auf die Hand zurück, der allgemeine Einfluss reicht nicht)
        }
        [under] allgemeiner Einfluss
        [lead] unter allgemeinen Einfluss
       *[other] { NAME("meccg-deed", $deed) }
    }
meccg-option-card =
    { $deed ->
        [move] ziehen nach { NAME("meccg-card", $card) }
        [draft] { NAME("meccg-card", $card) } wählen
        [start-with] mit { NAME("meccg-card", $card) } beginnen
        [place] { $question ->
            [place-character] allein, Ort: { NAME("meccg-card", $card) }
           *[other] Ort: { NAME("meccg-card", $card) }
        }
        [shuffle-in] { $count ->
            [one] { NAME("meccg-card", $card) } in den Spielstapel mischen
           *[other] { NAME("meccg-card", $card) } in den Spielstapel mischen (1 von { $count })
        }
        [give] { NAME("meccg-card", $card) }
        [play] { NAME("meccg-card", $card) } spielen
        [under] { $question ->
            [receiver] { NAME("meccg-card", $card) }
           *[other] Gefolge von { NAME("meccg-card", $card) }
        }
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
        [assign] { $question ->
            [assign-strike] ein Hieb auf { NAME("meccg-card", $card) }
           *[other] { NAME("meccg-card", $card) } stellt sich einem Hieb
        }
        [excess] noch ein Hieb auf { NAME("meccg-card", $card) }
        [strike] der Hieb auf { NAME("meccg-card", $card) }
        [support] { NAME("meccg-card", $card) } unterstützt: +1
        [take] { NAME("meccg-card", $card) }
        [cancel] { NAME("meccg-card", $card) } tappt
        [influence] { NAME("meccg-card", $card) } abspenstig machen
        [check] { NAME("meccg-card", $card) } macht den Wurf
       *[other] { NAME("meccg-deed", $deed) }: { NAME("meccg-card", $card) }
    }
meccg-option-speaker =
    { NAME("meccg-card", $card) }: { $demand ->
        [sure] gelingt mit jedem Wurf
        [never] kann nicht gelingen
       *[need] braucht { $least } oder mehr, { $chance } %
    }
meccg-option-influencer = { NAME("meccg-card", $card) }, direkter Einfluss { $influence }
meccg-option-company =
    { $deed ->
        [company] die Gemeinschaft von { NAME("meccg-card", $card) } ({ $count })
       *[other] { NAME("meccg-deed", $deed) }: die Gemeinschaft von { NAME("meccg-card", $card) } ({ $count })
    }
meccg-option-number = { NAME("meccg-deed", $deed) }: { $number }
meccg-option-declare =
    { $how ->
        [use] { NAME("meccg-card", $card) } einsetzen
        [creature] { NAME("meccg-card", $card) } als Kreatur spielen
        [event] { NAME("meccg-card", $card) } als Ereignis spielen
       *[play] { NAME("meccg-card", $card) } spielen
    }
meccg-option-target = { NAME("meccg-card", $card) }
meccg-option-target-number = { $number }
meccg-option-key =
    { $kind ->
        [region-type] zugeordnet zu Regionstyp: { NAME("meccg-region-type", $name) }
        [site-type] zugeordnet zu Ortstyp: { NAME("meccg-site", $name) }
        [region] zugeordnet zu Region: { NAME("meccg-card", $card) }
        [site] zugeordnet zu Ort: { NAME("meccg-card", $card) }
       *[other] zugeordnet zu { NAME("meccg-key", $kind) }: { $name }
    }
meccg-option-race = { NAME("meccg-race", $race) }
meccg-option-attack =
    { $race ->
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
    }
meccg-option-target-company = Gemeinschaft von { NAME("meccg-card", $card) } ({ $count })
