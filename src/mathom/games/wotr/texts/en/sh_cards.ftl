# War of the Ring: events of the Shadow’s cards, English.

## Questions

wotr-ask-cruel-weather = Cruel Weather: where does it drive the Ring-bearers?
wotr-ask-nazgul-strike = The Nazgûl have found the Ring-bearers: what do they do?
wotr-ask-table-card = “{ NAME("wotr-card", $card) }”: which card in play do the Free Peoples lose?
wotr-ask-lidless-eye = “{ NAME("wotr-card", $card) }”: which die is turned to the Eye?
wotr-ask-lure = The Ring lures him: corruption equal to his level, or is he eliminated?
wotr-ask-breaking =
    The Fellowship breaks, and { $count ->
        [one] one Companion has
       *[other] { $count } Companions have
    } to leave: who?
wotr-ask-spells = Dreadful Spells: which army strikes which?
wotr-ask-ride = “{ NAME("wotr-card", $card) }”: do armies move or attack?
wotr-ask-black-captain = What does the Black Captain command?
wotr-ask-folly = Denethor’s Folly: which Leader falls?
wotr-ask-stormcrow = Stormcrow: which nation is set back?
wotr-ask-stormcrow-loss = Stormcrow: which figure of the nation do you lose, and where?
wotr-ask-corsairs = The Corsairs of Umbar: where do they land?
wotr-ask-dunlendings = “{ NAME("wotr-card", $card) }”: which unit of Isengard follows?
wotr-ask-promote = “{ NAME("wotr-card", $card) }”: where does an Elite replace a Regular?
wotr-ask-levy-short = “{ NAME("wotr-card", $card) }”: the reinforcements run short. Where does the next figure go?
wotr-ask-new-power = “{ NAME("wotr-card", $card) }”: what do you recruit, and where?

## Answers

wotr-word-corruption = Corruption
wotr-word-eliminate = Eliminate him
wotr-word-hunt-roll = A hunt roll
wotr-word-remove-card = Remove a card from play
wotr-word-recruit-nazgul = Recruit Nazgûl
wotr-word-fly = The Nazgûl fly

## What happens

wotr-event-ring-bearers-driven = The Ring-bearers are driven from { NAME("wotr-region", $region) } to { NAME("wotr-region", $goal) }.
wotr-event-companion-drawn = Drawn at random: { NAME("wotr-character", $character) }, level { $level }.
wotr-event-breaking-rolled =
    The die of the tile ({ NAME("wotr-tile", $tile) }): { $die ->
        [one] one Companion is
       *[other] { $die } Companions are
    } to leave the Fellowship.
wotr-event-breaking =
    The number of the tile ({ NAME("wotr-tile", $tile) }): { $count ->
        [0] nobody leaves
        [one] one Companion is to leave
       *[other] { $count } Companions are to leave
    } the Fellowship.
wotr-event-eye-opened-dice-names = wotr-die
wotr-event-eye-opened = Turned to the Eye and put in the Hunt box: { $dice }. The hunt level is now { $level }.
wotr-event-dice-lost =
    Lost for this round: { $count ->
        [one] one die
       *[other] { $count } dice
    } of the Free Peoples ({ NAME("wotr-die", $die) }).
wotr-event-figures-counted =
    “{ NAME("wotr-card", $card) }” counts in { NAME("wotr-region", $region) }: { $figures ->
        [one] one figure.
       *[other] { $figures } figures.
    }

## Why not

reason-the-ring-bearers-are-in-a-settlement-of-the-free-peoples = The Ring-bearers are in a region with a settlement of the Free Peoples
reason-the-fellowship-has-made-no-progress = The progress marker is not on 1 or higher
reason-the-card-needs-a-revealed-fellowship = The card needs a revealed Fellowship
reason-no-nazgul-is-with-the-ring-bearers = No Nazgûl is in the region of the Ring-bearers
reason-no-character-card-of-the-free-peoples-is-in-play = No Character card of the Free Peoples is in play
reason-that-companion-cannot-be-the-next-to-leave = That Companion cannot be the next to leave: they are named in their order
reason-no-such-army-besieges-a-stronghold = No army that the card asks for besieges such a Stronghold
reason-no-army-with-nazgul-is-near-an-army-of-the-free-peoples = No army with Nazgûl is in the region of an army of the Free Peoples or next to it
reason-nobody-whom-the-card-needs-can-attack-there = Nobody whom the card needs can attack there
reason-no-army-that-the-card-names-can-move = No army that the card names can move
reason-no-army-that-the-card-names-can-attack = No army that the card names can attack
reason-the-corsairs-land-on-the-coast-of-gondor-only = The Corsairs land on the coast of Gondor only
reason-no-army-is-at-umbar = No army that could sail is at Umbar
reason-nobody-at-umbar-can-attack = No unit of a nation At War is at Umbar
reason-nobody-is-in-a-peaceful-nation-of-the-free-peoples = Neither the Ring-bearers nor a Companion are in a nation of the Free Peoples that is not At War
reason-the-nation-has-no-such-figure-there = The nation has no such figure there
