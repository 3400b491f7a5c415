# War of the Ring, English: three and four players (chapter 19).

## Questions

wotr-ask-exchange = Do you want to exchange a card with your team-mate?
wotr-ask-give-card = Which card do you give your team-mate?
wotr-ask-mixed-army = { NAME("wotr-region", $region) }: do you form a mixed army with your team-mate?

wotr-help-exchange = If both of you want to, each gives the other one card of the hand. You choose it only then, unseen, and the enemy sees just the backs.
    .rule = WR-19.9
wotr-help-give-card = Your team-mate chooses one for you at the same time. A card with your team-mate’s symbol is of more use over there.
    .rule = WR-19.9
wotr-help-mixed-army = In a mixed army the troops of both stand and fight as one. Who has more units in it commands, in a tie who has more Elites, then who leads the side. Separate armies act for themselves.
    .rule = WR-19.29

## What happens

wotr-event-cards-swapped = { NAME("wotr-side", $side) }: the two players exchange a card each ({ $decks }).
wotr-event-cards-swapped-decks-names = wotr-deck
wotr-event-card-given = { $you ->
        [yes] You give
       *[no] { $seat } gives
    } away: “{ NAME("wotr-card", $card) }”.
wotr-event-no-exchange = { NAME("wotr-side", $side) }: no card is exchanged.
wotr-event-lead-passed = { NAME("wotr-side", $side) }: { $you ->
        [yes] you lead
       *[no] { $seat } leads
    } in this round.
wotr-event-passed-in-team = { $you ->
        [yes] You pass, and take
       *[no] { $seat } passes, and takes
    } the next action of the side.
wotr-event-mixed-army = { NAME("wotr-region", $region) }: the players’ troops form a mixed army ({ NAME("wotr-side", $side) }).
wotr-event-commands = { NAME("wotr-region", $region) }: { $you ->
        [yes] you command
       *[no] { $seat } commands
    } the mixed army.
wotr-event-armies-apart = { NAME("wotr-region", $region) }: the players’ armies stay separate ({ NAME("wotr-side", $side) }).
wotr-event-champion = { $you ->
        [yes] You are
       *[no] { $seat } is
    } the best of the winning side, with a balance of { $balance }.

## Reasons

reason-your-team-mate-plays-that-nation = Your team-mate plays that nation
reason-only-the-player-of-sauron-recruits-nazgul = Only the player of Sauron recruits Nazgûl
reason-each-removes-units-of-his-own-army = Each player removes units of his own army
reason-your-team-mate-plays-that-character = Your team-mate plays that Character
reason-that-army-is-your-team-mates = That army is your team-mate’s
reason-a-muster-die-serves-armies-only-for-who-plays-the-mouth = A Muster die serves armies only for the player of the Mouth of Sauron
reason-you-do-not-command-the-mixed-army = You do not command the mixed army
reason-no-two-actions-in-a-row-for-the-same-nation = You do not act for the same nation twice in a row
reason-the-card-shows-the-symbol-of-your-team-mate = The card shows the symbol of your team-mate

## Headings

wotr-view-role = Plays
wotr-view-team = Teams
wotr-view-actors = Next to act
wotr-view-mixed = Mixed armies
wotr-view-commander = Commanded by
wotr-view-known = Known cards

detail-no-two-players-of-a-side-have-an-army-in-region = no two players of a side have an army in “{ $region }”

## The board

wotr-board-mixed = { $side }: a mixed army, commanded by the { $role }.
wotr-board-leads = leads
wotr-board-leads-text = Leads the side in this round (WR-19.4)
wotr-board-balance = Each player’s balance: conquests minus losses
wotr-board-symbol = Symbol: { $role }
