# The War of the Ring 2, English: questions, options and what happens.

risk-side-good = the good side
risk-side-evil = the evil side

risk-deck-territory = territory cards
risk-deck-adventure = adventure cards

risk-victory-ring-destroyed = the Ring is destroyed
risk-victory-bearer-captured = the Ring-bearer is captured
risk-victory-military = a lead of 15 victory points

risk-sheet-entered = entered
risk-sheet-waited = waited
risk-sheet-failed = failed roll
risk-sheet-marched = forced march
risk-sheet-put-back = put back

risk-window-T0 = start of the turn
risk-window-M0 = before moving
risk-window-M1 = while moving
risk-window-M2 = after a landing
risk-window-B0 = before the Ring-bearer’s move
risk-window-B1 = after his roll
risk-window-B2 = after his move
risk-window-C0 = before the combat

risk-phase-start = start of the turn
risk-phase-buy = a) buying
risk-phase-move = b) moving
risk-phase-ring = b) the Ring-bearer
risk-phase-combat = c) combat and search
risk-phase-cards = d) cards
risk-phase-deploy = e) deploying
risk-phase-income = f) income
risk-phase-transfer = handing over

## Questions

risk-ask-buy = { NAME("risk-party", $party) }: what do you buy? Gold left: { $gold }.
risk-ask-play-card = { NAME("risk-party", $party) }, { NAME("risk-window", $window) }: do you play a card?
risk-ask-discard = { NAME("risk-party", $party) }: which card do you discard?
risk-ask-march = { NAME("risk-party", $party) }: who moves? Choose where from.
risk-ask-goal = { NAME("risk-territory", $territory) }: where to?
risk-ask-who-marches = { NAME("risk-territory", $territory) } → { NAME("risk-territory", $goal) }: who goes?
risk-ask-how-many = { NAME("risk-territory", $territory) } → { NAME("risk-territory", $goal) }: how many go along? { NAME("risk-unit", $unit) }, steps left: { $left }.
risk-ask-ring-bearer = { NAME("risk-party", $party) }: the Ring-bearer’s move.
risk-ask-ring-bearer-second = { NAME("risk-party", $party) }: a second step of the Ring-bearer?
risk-ask-lorien = The revealed Ring-bearer is in Lórien: hide again, or gain a forced march?
risk-ask-sign = “{ NAME("risk-card", $card) }”: add 2 or subtract 2?
risk-ask-hunted = { NAME("risk-party", $party) }: where does the Ring-bearer go?
risk-ask-combat = { NAME("risk-party", $party) }: which combat or search is next?
risk-ask-retreat = { NAME("risk-party", $party) }, { NAME("risk-territory", $territory) }: stay or retreat?
risk-ask-pursue = { NAME("risk-territory", $territory) }: do you pursue the retreat of this party? { NAME("risk-party", $party) }
risk-ask-walls = { NAME("risk-territory", $territory) }: how many Ents attack the walls?
risk-ask-weapon-bonus = { NAME("risk-territory", $territory) }, { NAME("risk-unit", $unit) }: how many that came under the mountains get the bonus?
risk-ask-direct-hit = { NAME("risk-territory", $territory) }: whom do the mûmakil hit? Hits left: { $hits }.
risk-ask-loss = { NAME("risk-territory", $territory) }: who takes a hit? Hits left: { $hits }.
risk-ask-free-hero = { NAME("risk-party", $party) }: where does the new hero appear?
risk-ask-draw-territory = { NAME("risk-party", $party) }: a territory gained. Draw a territory card?
risk-ask-draw-adventure = { NAME("risk-party", $party) }: a hero on a Site of Power. Draw an adventure card?
risk-ask-cards = { NAME("risk-party", $party) }: which card do you play?
risk-ask-card-figure = “{ NAME("risk-card", $card) }”: which figure, and where?
risk-ask-place =
    { NAME("risk-party", $party) }: which figure, and where? { $gold ->
        [none] Figures left: { $count }.
       *[other] Gold left: { $gold }.
    }
risk-ask-card-loss = { NAME("risk-party", $party) }, { NAME("risk-territory", $territory) }: which figure is lost?
risk-ask-survivor = { NAME("risk-territory", $territory) }: which figure survives the wolves?
risk-ask-turncoat = { NAME("risk-territory", $territory) }: who changes sides? Gold left: { $gold }.
risk-ask-card-where = “{ NAME("risk-card", $card) }”: in which territory?
risk-ask-which-ally = Which ally’s troops?
risk-ask-exchange = { NAME("risk-territory", $territory) }: which figure becomes yours? Left: { $count }.
risk-ask-delve-from = The Way Is Under the Mountains: from where?
risk-ask-delve-to = { NAME("risk-territory", $territory) }: where do they come out?
risk-ask-delve-many = { NAME("risk-territory", $territory) } → { NAME("risk-territory", $goal) }: how many go? { NAME("risk-unit", $unit) }
risk-ask-deploy = { NAME("risk-party", $party) }: which troops of the reserve, and where?
risk-ask-transfer-where = { NAME("risk-party", $party) }: where do you hand over troops to an ally?
risk-ask-transfer = { NAME("risk-territory", $territory) }: which figure do you hand over?
risk-ask-transfer-to = { NAME("risk-territory", $territory) }, { NAME("risk-unit", $unit) }: to whom?
risk-ask-hero-where = “{ NAME("risk-card", $card) }”: where does the hero go?
risk-ask-which-hero = “{ NAME("risk-card", $card) }”: which hero?
risk-ask-bridge = “{ NAME("risk-card", $card) }”: which bridge?
risk-ask-ambush-where = “{ NAME("risk-card", $card) }”: where?
risk-ask-night-where = “{ NAME("risk-card", $card) }”: whose range is doubled?
risk-ask-storm-where = “{ NAME("risk-card", $card) }”: where does the storm strike?
risk-ask-withdraw-where = “{ NAME("risk-card", $card) }”: where do your figures go?

## Options

risk-option-word = { NAME("risk-word", $word) }
risk-option-space = { NAME("risk-territory", $territory) }
risk-option-search = Search: { NAME("risk-territory", $territory) }
risk-option-party = { NAME("risk-party", $party) }
risk-option-unit = { NAME("risk-unit", $unit) }
risk-option-figure = { NAME("risk-unit", $unit) } ({ NAME("risk-party", $party) })
risk-option-wounded = { NAME("risk-unit", $unit) }, hit before ({ NAME("risk-party", $party) })
risk-option-number = { $n }
risk-option-card = { NAME("risk-card", $card) }
risk-option-bridge = { NAME("risk-territory", $territory) } – { NAME("risk-territory", $goal) }
risk-option-place = { NAME("risk-unit", $unit) }: { NAME("risk-territory", $territory) }
risk-option-count = { $n } × { NAME("risk-unit", $unit) }
risk-option-route = Forced march: { NAME("risk-territory", $territory) }, then { NAME("risk-territory", $goal) }

risk-word-done = That is all
risk-word-pass = Pass
risk-word-none = None
risk-word-yes = Yes
risk-word-no = No
risk-word-all = All
risk-word-split = Only some
risk-word-back = Back
risk-word-discard = Discard a card
risk-word-stay = Stay
risk-word-use-the-ring = Use the Ring
risk-word-stop = Stop here
risk-word-hide = Hide again
risk-word-march = Gain a forced march
risk-word-pursue = Pursue
risk-word-draw = Draw
risk-word-plus = Add 2
risk-word-minus = Subtract 2

## What happens

risk-event-round-began = Round { $round }.
risk-event-turn-began = Turn: { NAME("risk-party", $party) }.
risk-event-dealt = Dealt to { NAME("risk-party", $party) }: { NAME("risk-card", $card) }.
risk-event-movement-cards-dealt = No ring symbol in this round: { NAME("risk-party", $party) }.
risk-event-bought = Bought, { NAME("risk-party", $party) }: { NAME("risk-unit", $unit) }.
risk-event-marched-force = { $n } { NAME("risk-unit", $unit) }
risk-event-marched = { NAME("risk-party", $party) }: { NAME("risk-territory", $territory) } → { NAME("risk-territory", $goal) } ({ $force }).
risk-event-conquered = In control of { NAME("risk-territory", $territory) }: { NAME("risk-party", $party) }.
risk-event-abandoned = Nobody controls { NAME("risk-territory", $territory) } any more.
risk-event-hero-fell = A hero falls: { NAME("risk-party", $party) } ({ NAME("risk-territory", $territory) }).
risk-event-fell = Lost, { NAME("risk-party", $party) }: { $count } { NAME("risk-unit", $unit) } ({ NAME("risk-territory", $territory) }).
risk-event-placed = Placed, { NAME("risk-party", $party) }: { $count } { NAME("risk-unit", $unit) } ({ NAME("risk-territory", $territory) }).
risk-event-eliminated =
    Eliminated: { NAME("risk-party", $party) }. { $heir ->
        [none] Its treasury is lost.
       *[other] Its treasury ({ $gold }) goes to { NAME("risk-party", $heir) }.
    }
risk-event-won = { NAME("risk-side", $side) } wins: { NAME("risk-victory", $how) }.
risk-event-card-discarded = Discarded, { NAME("risk-party", $party) }: “{ NAME("risk-card", $card) }”.
risk-event-card-played = Played, { NAME("risk-party", $party) }: “{ NAME("risk-card", $card) }”.
risk-event-drew-territory-card = { NAME("risk-party", $party) }: a territory card drawn.
risk-event-drew-adventure-card = { NAME("risk-party", $party) }: an adventure card drawn.
risk-event-drew-card = Drawn, { NAME("risk-party", $party) }: “{ NAME("risk-card", $card) }”.
risk-event-event-drawn = Event, { NAME("risk-party", $party) }: “{ NAME("risk-card", $card) }”.
risk-event-card-shown = Territory card: { NAME("risk-card", $card) }.
risk-event-reshuffled = Shuffled anew: { NAME("risk-deck", $deck) }.
risk-event-uprising = Uprising, { NAME("risk-party", $party) }: { NAME("risk-card", $card) }.
risk-event-bearer-moved = The Ring-bearer is in { NAME("risk-territory", $territory) } ({ NAME("risk-party", $party) }).
risk-event-bearer-waited = The Ring-bearer stays in { NAME("risk-territory", $territory) } ({ NAME("risk-party", $party) }).
risk-event-bearer-failed = The roll fails, the Ring-bearer stays in { NAME("risk-territory", $territory) } ({ NAME("risk-party", $party) }).
risk-event-bearer-rolled = A roll for the Ring-bearer ({ NAME("risk-party", $party) }): { $die }.
risk-event-bearer-revealed = The Ring-bearer is revealed: { NAME("risk-territory", $territory) }.
risk-event-bearer-hidden = The Ring-bearer is hidden again: { NAME("risk-territory", $territory) }.
risk-event-ring-used = { NAME("risk-party", $party) }: the Ring-bearer uses the Ring.
risk-event-searched =
    { NAME("risk-party", $party) } searches { NAME("risk-territory", $territory) }, strength { $strength }, die { $die }: { $success ->
        [yes] success
       *[no] nothing
    }.
risk-event-not-there = The Ring-bearer is not in { NAME("risk-territory", $territory) }.
risk-event-combat-began = Combat in { NAME("risk-territory", $territory) }, { NAME("risk-side", $side) } attacks.
risk-event-combat-round = Combat round { $round } ({ NAME("risk-territory", $territory) }).
risk-event-combat-dice = { NAME("risk-party", $party) }, { NAME("risk-unit", $unit) }: hits with { $number }, dice { $dice }, hits: { $hits }.
risk-event-walls-fell = The walls are breached: { NAME("risk-territory", $territory) }.
risk-event-combat-over =
    The combat is over: { NAME("risk-territory", $territory) }. { $party ->
        [none] Nobody controls it.
       *[other] In control: { NAME("risk-party", $party) }.
    }
risk-event-retreated-force = { $n } { NAME("risk-unit", $unit) }
risk-event-retreated = Retreat, { NAME("risk-party", $party) }: { NAME("risk-territory", $territory) } → { NAME("risk-territory", $goal) } ({ $force }).
risk-event-pursued = Pursuit, { NAME("risk-party", $party) } ({ NAME("risk-territory", $territory) }): { $dice }, hits: { $hits }.
risk-event-income = Income, { NAME("risk-party", $party) }: { $gold } gold.
risk-event-handed-over = Handed over, { NAME("risk-party", $party) } to { NAME("risk-party", $heir) }: { NAME("risk-unit", $unit) } ({ NAME("risk-territory", $territory) }).
risk-event-changed-sides = From { NAME("risk-party", $party) } to { NAME("risk-party", $heir) }: { NAME("risk-unit", $unit) } ({ NAME("risk-territory", $territory) }).
risk-event-delved-force = { $n } { NAME("risk-unit", $unit) }
risk-event-delved = Under the mountains, { NAME("risk-party", $party) }: { NAME("risk-territory", $territory) } → { NAME("risk-territory", $goal) } ({ $force }).
