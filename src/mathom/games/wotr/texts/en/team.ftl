# War of the Ring, English: three and four players (chapter 19).

## Questions

wotr-ask-exchange = Do you want to exchange a card with your team-mate?
wotr-ask-give-card = Which card do you give your team-mate?
wotr-ask-mixed-army = { NAME("wotr-region", $region) }: do you form a mixed army with your team-mate?

## What happens

wotr-event-gave = { $you ->
        [yes] You give your team-mate
       *[no] { $seat } gives a team-mate
    } a card: { NAME("wotr-deck", $deck) }.
wotr-event-gave-card = { $you ->
        [yes] You give your team-mate
       *[no] { $seat } gives you
    } “{ NAME("wotr-card", $card) }”.
wotr-event-no-exchange = { NAME("wotr-side", $side) }: no card is exchanged.
wotr-event-mixed-army = { NAME("wotr-region", $region) }: the players’ troops form a mixed army ({ NAME("wotr-side", $side) }).
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
wotr-board-symbol = Symbol: { $role }
