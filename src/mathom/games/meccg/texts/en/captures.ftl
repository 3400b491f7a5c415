# Middle-earth CCG, English: prisoners and their rescue.

meccg-ask-rescue-site = Where is { NAME("meccg-card", $card) } brought?
meccg-ask-rescue = Prisoners are held here: does the company face a rescue-attack?
meccg-ask-free-prisoners = Who taps to free the prisoners of { NAME("meccg-card", $card) }?
meccg-view-prisoner = { $who }, prisoner at { $site }
meccg-table-prisoner = Prisoner of { NAME("meccg-card", $card) } at { NAME("meccg-card", $site) }: { NAME("meccg-card", $who) }
meccg-ask-far-faction = Which faction does he speak to?
meccg-ask-reserve = Which creature from your hand do you place beside Summons from Long Sleep?
meccg-deed-bring-to = to
meccg-deed-rescue = face the rescue-attack of
meccg-deed-free = free the prisoners with
meccg-event-captured =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } is a prisoner of { NAME("meccg-card", $by) }. Rescue site: { NAME("meccg-card", $site) }.
meccg-event-not-captured =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } is not taken prisoner: there is no rescue site.
meccg-event-freed =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: free again at { NAME("meccg-card", $site) }: { $cards }.
meccg-event-freed-cards = { NAME("meccg-card", $value) }
meccg-event-prisoner-lost =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } is eliminated as a prisoner.
meccg-event-reserved =
    { $you ->
        [yes] You
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } goes from hand off to the side, with { NAME("meccg-card", $host) }.
reason-a-prisoner-cannot-be-brought-there = A prisoner cannot be brought there
reason-no-prisoners-of-yours-are-held-here = No prisoners of yours are held here
reason-only-an-untapped-companion-frees-prisoners = Only an untapped character of the company frees prisoners
reason-it-holds-a-card-already = A card lies with it already
