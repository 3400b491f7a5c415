# Middle-earth CCG, German: how corruption cards are removed.

meccg-deed-remove-untapped = ohne zu tappen entfernen
meccg-outcome-removed = entfernt
meccg-outcome-remains = bleibt
meccg-event-cleansed =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $who) } versucht, { NAME("meccg-card", $card) } loszuwerden: { $roll }, nötig mehr als { $points }: { NAME("meccg-outcome", $outcome) }.
reason-that-card-cannot-be-removed-so = Diese Karte lässt sich nicht durch einen Wurf entfernen
reason-only-an-untapped-character-taps-for-it = Dafür kann nur ein ungetappter Charakter tappen
reason-without-tapping-there-is-one-attempt = Ohne Tappen gibt es in dieser Phase für eine Karte nur einen einzigen Versuch, davor und danach keinen anderen
reason-the-ringwraith-is-not-in-that-mode = Der Ringgeist ist nicht in diesem Modus
