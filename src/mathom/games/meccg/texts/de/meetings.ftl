# Middle-earth CCG, German: companies that meet, cards that are shown to influence.

meccg-ask-merge-companies = Welche Gemeinschaft schließt sich hier einer anderen an und gibt ihre Ortskarte ab?
meccg-ask-merge-with = Welcher Gemeinschaft schließt sich { NAME("meccg-card", $card) } an? Deren Ortskarte bleibt.
meccg-ask-reveal-copy = Dieselbe Karte aus der Hand vorzeigen?
meccg-ask-play-revealed = { NAME("meccg-card", $card) } gleich spielen?
meccg-event-copy-shown =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } wird vorgezeigt.
reason-a-company-that-has-moved-goes-back = Zurück geht eine Gemeinschaft, die sich in diesem Zug bewegt hat
reason-those-companies-cannot-be-one = Diese Gemeinschaften können nicht eine werden
reason-that-is-not-the-same-card = Das ist nicht dieselbe Karte
