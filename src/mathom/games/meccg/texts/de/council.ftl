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
