# Der Ringkrieg: die Gemeinschaft und Mordor (Kapitel 15 und 17), deutsch.

## Fragen

wotr-ask-declare = Zeigt sich die Gemeinschaft (Fortschritt { $progress }), und wo?
wotr-ask-enter-mordor = Betritt die Gemeinschaft Mordor?
wotr-ask-guide = Wer ist Ratgeber?
wotr-ask-separate =
    { $characters ->
        [none] Wer verlässt die Gemeinschaft?
       *[other] { $characters }: Wer verlässt noch die Gemeinschaft?
    }
wotr-ask-separate-characters-names = wotr-character
wotr-ask-separated-goal = { $characters }: Wohin?
wotr-ask-separated-goal-characters-names = wotr-character
wotr-ask-found = Die Gemeinschaft ist entdeckt (Fortschritt { $progress }): Wo wird sie gefunden?
wotr-ask-way = { wotr-way }: Welche Region kommt als nächste auf dem Weg der Gemeinschaft?
wotr-ask-journey = Die Gemeinschaft kommt an einer Karte im Spiel vorbei: Schlägt diese zu?

## Was geschieht

wotr-event-corruption =
    Macht des Rings +{ $steps }: jetzt { $total }.
wotr-event-healed =
    Macht des Rings −{ $steps }: jetzt { $total }.
wotr-event-guide-named = Neuer Ratgeber: { NAME("wotr-character", $character) }.
wotr-event-gollum-joined = Kein Gefährte ist übrig: Gollum schließt sich den Ringträgern an und ist ihr Ratgeber.
wotr-event-separated-characters-names = wotr-character
wotr-event-separated = Von der Gemeinschaft getrennt: { $characters }. Jetzt hier: { NAME("wotr-region", $region) }.
wotr-event-companion-lost = Aus dem Spiel: { NAME("wotr-character", $character) }.
wotr-event-hobbit-escaped = { NAME("wotr-character", $character) } entkommt und wird von der Gemeinschaft getrennt.
wotr-event-fellowship-moved = Die Gemeinschaft zieht weiter: Fortschritt { $progress }.
wotr-event-fellowship-hid = Die Gemeinschaft ist wieder versteckt.
wotr-event-die-to-hunt-box = Der Würfel kommt auf das Jagdfeld: { $count ->
        [one] ein Würfel
       *[other] { $count } Würfel
    } der Freien Völker dort.
wotr-event-declared-way-names = wotr-region
wotr-event-declared = Die Gemeinschaft zeigt sich: { NAME("wotr-region", $region) } (ihr Weg: { $way }).
wotr-event-revealed = Die Gemeinschaft ist entdeckt.
wotr-event-found-way-names = wotr-region
wotr-event-found = Die Ringträger werden gefunden: { NAME("wotr-region", $region) } (ihr Weg: { $way }).
wotr-event-card-used = Eingesetzt: „{ NAME("wotr-card", $card) }“.
wotr-event-stronghold-tile = Eine Festung des Schattens liegt am Weg: noch ein Plättchen.
wotr-event-mordor-entered = Die Gemeinschaft betritt Mordor. Der Jagdvorrat wird neu gebildet.
wotr-event-mordor-step =
    { $box ->
        [5] Die Ringträger erreichen die Schicksalsklüfte.
       *[other] Die Ringträger rücken auf Feld { $box } der Mordorleiste vor.
    }
wotr-event-mordor-stop = Stopp: Die Ringträger bleiben auf Feld { $box } der Mordorleiste.
wotr-event-mordor-idle = Die Gemeinschaft hat sich in dieser Runde in Mordor weder bewegt noch versteckt.

## Warum nicht

reason-the-guide-has-the-highest-level-in-the-fellowship = Der Ratgeber muss die höchste Stufe in der Gemeinschaft haben
reason-no-such-companion-is-in-the-fellowship = Einen solchen Gefährten gibt es in der Gemeinschaft nicht
reason-companions-are-named-in-their-order = Gefährten werden der Reihe nach genannt: Zuletzt war schon einer nach ihm dran
reason-at-least-one-companion-must-be-separated = Mindestens ein Gefährte muss getrennt werden
reason-the-companions-cannot-get-there = Dorthin kommen die Gefährten nicht
reason-no-companion-is-left-in-the-fellowship = In der Gemeinschaft ist kein Gefährte mehr
reason-nobody-is-separated-on-the-mordor-track = Auf der Mordorleiste kann niemand getrennt werden
reason-the-fellowship-is-revealed = Die Gemeinschaft ist entdeckt
reason-the-fellowship-is-in-no-region = Auf der Mordorleiste ist die Gemeinschaft in keiner Region
reason-the-fellowship-has-not-come-so-far = So weit ist die Gemeinschaft nicht gekommen
reason-the-fellowship-goes-from-region-to-adjacent-region = Die Gemeinschaft geht von einer Region in eine angrenzende
reason-the-progress-does-not-suffice-for-that-way = Für diesen Weg reicht der Fortschritt nicht
reason-the-fellowship-is-not-there-yet = Die Gemeinschaft ist noch nicht dort
reason-a-revealed-fellowship-does-not-stop-in-a-city-or-stronghold = Eine entdeckte Gemeinschaft bleibt nicht in einer Stadt oder Festung stehen, die die Freien Völker halten
reason-that-card-cannot-be-used-so = So lässt sich die Karte jetzt nicht einsetzen
reason-the-progress-marker-is-on-its-last-box = Der Gemeinschaftsmarker ist auf seinem letzten Feld
reason-the-fellowship-is-hidden-already = Die Gemeinschaft ist schon versteckt
reason-the-ring-bearers-are-at-no-gate-of-mordor = Die Ringträger sind weder in Minas Morgul noch am Morannon
