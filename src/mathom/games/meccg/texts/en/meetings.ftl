# Middle-earth CCG, English: companies that meet, cards that are shown to influence.

meccg-ask-merge-companies = Which company joins another one here, and gives up its own site card?
meccg-ask-merge-with = Which company does { NAME("meccg-card", $card) } join? Its site card stays.
meccg-ask-reveal-copy = Show the same card from your hand?
meccg-ask-play-revealed = Play { NAME("meccg-card", $card) } at once?
meccg-event-copy-shown =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } is shown.
reason-a-company-that-has-moved-goes-back = A company that has moved in this turn goes back
reason-those-companies-cannot-be-one = Those companies cannot be one
reason-that-is-not-the-same-card = That is not the same card
