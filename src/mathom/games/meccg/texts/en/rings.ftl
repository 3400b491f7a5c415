# Middle-earth CCG, English: ring tests, ring victories, trophies.

meccg-ask-new-ring =
    { $points ->
        [none] { NAME("meccg-card", $card) } is not tested: which ring that a test could give takes its place?
       *[other] The test of { NAME("meccg-card", $card) } gives { $points }: which ring takes its place?
    }
meccg-ask-trophy = Who keeps { NAME("meccg-card", $card) } as a trophy?
meccg-event-ring-tested =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } is tested: { $roll } + { $modifier }.
meccg-event-trophy =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $who) } keeps { NAME("meccg-card", $card) } as a trophy.
meccg-event-ring-victory =
    { $you ->
        [yes] You win by the Ring: { $tournament } tournament points.
       *[no] { $seat } wins by the Ring: { $tournament } tournament points.
    }
reason-the-test-does-not-allow-that-ring = The result of the test does not allow that ring
reason-trophies-are-for-orcs-and-trolls = Trophies are for Orcs and Trolls of the company
