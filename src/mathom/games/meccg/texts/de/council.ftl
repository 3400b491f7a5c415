# Middle-earth CCG, German: the end of the game and its council.

reason-the-end-is-called-already = Das Ende des Spiels ist schon ausgerufen
reason-it-calls-minions-only = Das ruft nur Schergen-Spieler zusammen
reason-the-end-cannot-be-called-yet = Das Ende des Spiels kann noch nicht ausgerufen werden
reason-the-one-ring-is-not-at-mount-doom = Der Eine Ring ist nicht am Schicksalsberg, oder dort fehlt noch jemand
reason-at-the-council-only-what-affects-corruption = Beim Rat geht nur, was die Versuchung betrifft
meccg-event-defeated =
    { $you ->
        [yes] Du hast deinen Avatar verloren und damit das Spiel.
       *[no] { $seat } hat den Avatar verloren und damit das Spiel.
    }

## The council

meccg-view-council-draw = Unentschieden
meccg-view-ended-called = { $name } hat das Ende des Spiels ausgerufen, der letzte Zug ist vorbei.
meccg-view-ended-exhausted = Alle Spielstapel sind erschöpft, der letzte Zug ist vorbei.
meccg-view-verdict-6 = mindestens doppelt so viele Punkte
meccg-view-verdict-5 = mindestens anderthalbmal so viele Punkte
meccg-view-verdict-4 = die höhere Summe gewinnt
meccg-view-verdict-3 = gleiche Summen sind unentschieden
meccg-view-verdict-ring = Sieg durch den Ring
meccg-view-verdict-avatar = Avatar verloren
meccg-view-tournament = { $first } : { $second } Turnierpunkte
meccg-view-step-sum = Summe der sechs
meccg-view-step-doubled = Verdoppelt
meccg-view-step-capped = Höchstens die Hälfte
meccg-view-step-held = In der anderen Hand
meccg-view-step-avatar = Avatar verloren
meccg-view-step-total = Ergebnis
meccg-view-checks-of = Versuchungswürfe: { $name }
meccg-view-no-checks = Niemand hatte Versuchungspunkte, niemand musste würfeln.
meccg-view-check-rule-hero = Gleich den Punkten oder eins weniger: abgeworfen. Noch weniger: eliminiert.
meccg-view-check-rule-minion = Gleich den Punkten oder eins weniger: Ein Scherge tappt nur. Noch weniger: eliminiert.
