# War of the Ring, English: playing event cards.

## Questions

wotr-ask-levy-region = “{ NAME("wotr-card", $card) }”: where do you recruit?
wotr-ask-levy-unit = “{ NAME("wotr-card", $card) }”: a Regular or an Elite?
wotr-ask-strike = “{ NAME("wotr-card", $card) }”: which army does the card strike?
wotr-ask-refuge = To which Stronghold are the Nazgûl driven?
wotr-ask-grey-company = Which Regular does an Elite of the Grey Company replace?
wotr-ask-card-march = “{ NAME("wotr-card", $card) }”: which army moves, and where to?
wotr-ask-card-march-on = { wotr-way }: does the army go on?
wotr-ask-escort = “{ NAME("wotr-card", $card) }”: who comes along in any case?
wotr-ask-woses = Which army do the Woses lead, and where to?
wotr-ask-elrond = Which nation heeds Elrond?
wotr-ask-group = “{ NAME("wotr-card", $card) }”: do Companions leave the Fellowship, or does a group on the map move?
wotr-ask-another-way = Gollum knows another way: what does the Fellowship do?
wotr-ask-forced-retreat = “{ NAME("wotr-card", $card) }”: where does the army retreat?
wotr-ask-how-many-rise = How many Regulars of Gondor rise?

## What happens

wotr-event-card-rolled =
    “{ NAME("wotr-card", $card) }”: { $dice }; from { $needed } up it counts. { $hits ->
        [0] None.
        [one] One.
       *[other] { $hits }.
    }
wotr-event-die-turned = “{ NAME("wotr-card", $card) }” turns a die: { NAME("wotr-die", $die) } becomes { NAME("wotr-die", $goal) }.
wotr-event-eyes-removed =
    { $count ->
        [one] One Eye tile is out of the game.
       *[other] { $count } Eye tiles are out of the game.
    }
wotr-event-nazgul-driven =
    { $count ->
        [one] A Nazgûl flees
       *[other] { $count } Nazgûl flee
    }: { NAME("wotr-region", $region) } → { NAME("wotr-region", $goal) }.

## Reasons

reason-the-woses-do-not-lead-that-way = The Woses lead from Rohan to Minas Tirith, or next to it if it is closed
reason-the-side-does-not-hold-it = The side does not hold it
reason-the-ring-bearers-are-in-another-region = The Ring-bearers are in another region
reason-the-dead-go-to-erech-lamedon-or-pelargir = The Dead go to Erech, Lamedon or Pelargir
reason-the-companions-do-not-get-there = The Companions do not get there
reason-the-card-raises-no-more = The card raises no more
reason-the-card-needs-another-guide = The card needs another Guide
reason-the-card-needs-an-active-nation = The nation that the card asks for is not active
reason-the-card-needs-a-nation-at-war = The nation that the card asks for is not At War
reason-the-card-needs-a-companion-who-is-not-in-the-fellowship = The Companion whom the card needs is not in the Fellowship
reason-the-card-needs-a-character-with-an-army-there = The card needs a certain Character with an army, and not in the Fellowship
reason-the-card-needs-a-character-who-is-not-in-play = The Character whom the card needs is not in play
reason-the-card-needs-a-character-on-the-map-there = The card needs a certain Character on the map there, not in the Fellowship
reason-the-card-needs-a-character-in-another-region = The card needs a certain Character in a certain region
reason-the-card-needs-a-character-and-an-army-in-one-region = The card needs a certain Character and an army in one region
reason-the-card-moves-the-army-no-further = The card moves the army no further
reason-the-card-moves-no-army-there = The card moves no army there
reason-the-card-does-not-strike-there = The card does not strike there
reason-the-army-must-end-where-another-army-stands = The army must end where another army stands
reason-the-army-has-no-such-regular = The army has no such Regular
reason-the-army-cannot-retreat-there = The army cannot retreat there
reason-that-is-no-stronghold-for-the-nazgul = That is no Sauron Stronghold in which the Nazgûl find refuge
reason-that-companion-is-not-with-him = That Companion is not with him
reason-that-companion-cannot-be-in-the-group = That Companion cannot be in the group
reason-nothing-can-be-recruited-there = Nothing can be recruited there
reason-nobody-whom-the-card-needs-can-come-along = Nobody whom the card needs can come along
reason-no-such-unit-can-be-recruited-there = No such unit can be recruited there
reason-no-companion-with-an-army-is-near-an-army-with-nazgul = No army with a Companion is in or next to the region of a Shadow army with Nazgûl
reason-no-companion-is-in-the-fellowship = No Companion is in the Fellowship
