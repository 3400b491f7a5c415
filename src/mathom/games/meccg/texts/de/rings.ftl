# Middle-earth CCG, German: ring tests, ring victories, trophies.

meccg-ask-new-ring =
    { $points ->
        [none] { NAME("meccg-card", $card) } wird nicht geprüft: Welcher Ring, den eine Prüfung ergeben könnte, tritt an seine Stelle?
       *[other] Die Prüfung von { NAME("meccg-card", $card) } ergibt { $points }: Welcher Ring tritt an seine Stelle?
    }
meccg-ask-trophy = Wer behält { NAME("meccg-card", $card) } als Trophäe?
meccg-event-ring-tested =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } wird geprüft: { $roll } + { $modifier }.
meccg-event-trophy =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $who) } behält { NAME("meccg-card", $card) } als Trophäe.
meccg-event-ring-victory =
    { $you ->
        [yes] Du gewinnst durch den Ring: { $tournament } Turnierpunkte.
       *[no] { $seat } gewinnt durch den Ring: { $tournament } Turnierpunkte.
    }
reason-the-test-does-not-allow-that-ring = Das Ergebnis der Prüfung lässt diesen Ring nicht zu
reason-trophies-are-for-orcs-and-trolls = Trophäen behalten Orks und Trolle der Gemeinschaft
