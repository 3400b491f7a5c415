# Middle-earth CCG, English: questions of single cards.

meccg-ask-raise = Which creature comes back from your discard pile and attacks?
meccg-ask-key = What is { NAME("meccg-card", $card) } keyed to?
meccg-ask-tap-one = Who taps?
meccg-deed-tap = tap
meccg-ask-take-the-road = Return by the Great-road to the Haven where the turn began?
meccg-ask-sail-on = Tap somebody to cancel the hazard?
meccg-ask-cancel-return = Tap Goldberry, so that her company is not sent back?
meccg-ask-single-out = Which automatic-attack does the company face?
meccg-ask-welcome = Play your Wizard at the Haven now?
meccg-event-turned-up =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: turned up: { $cards }.
meccg-event-turned-up-cards = { NAME("meccg-card", $value) }
