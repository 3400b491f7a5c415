# War of the Ring, English: questions, options and what happens, round by round (chapters 1 to 10).

## Questions

# The way of an army, for the questions below.
wotr-way = { $origin ->
        [none] { NAME("wotr-region", $target) }
       *[other] { NAME("wotr-region", $origin) } → { NAME("wotr-region", $target) }
    }

wotr-ask-turn = Which die do you use?
wotr-ask-ring = Which die does the Elven Ring turn?
wotr-ask-will = The Will of the West: which face, or whom does it bring?
wotr-ask-action = { NAME("wotr-die", $die) }: what do you do with the die?
wotr-ask-hunt-allocation = How many dice go to the Hunt?
wotr-ask-march = Which army moves where?
wotr-ask-who-marches = { wotr-way }: who marches?
wotr-ask-how-many = { wotr-way }: how many go along?
wotr-ask-recruit = What do you recruit, and where?
wotr-ask-recruit-second = What else do you recruit, and where?
wotr-ask-levy-where = Not enough Regulars: where does one come?
wotr-ask-nation = Which nation advances towards war?
wotr-ask-deck = From which deck do you draw?
wotr-ask-discard = More than { $limit ->
        [4] four
       *[other] six
    } cards: which one do you discard face down?
wotr-ask-event-card = Which event card do you play?
wotr-ask-gandalf-draw = Gandalf the Grey: draw a card from the same deck?
wotr-ask-dismiss = Which card do you remove from play?
wotr-ask-pay-army-card = Which Army card do you discard for it?
wotr-ask-pay-character-card = Which Character card do you discard for it?
wotr-ask-companion = Which Companion moves?
wotr-ask-company = { $characters }: who goes along?
wotr-ask-company-characters-names = wotr-character
wotr-ask-companion-goal = { $characters }: where to?
wotr-ask-companion-goal-characters-names = wotr-character
wotr-ask-minion-mover = Who moves?
wotr-ask-minion-goal =
    { $characters ->
        [none] Nazgûl
       *[other] { $characters }
    }, { NAME("wotr-region", $region) }: where to?
wotr-ask-minion-goal-characters-names = wotr-character
wotr-ask-minion = Which Minion enters play?
wotr-ask-entry = { $characters }: where does he enter play?
wotr-ask-entry-characters-names = wotr-character
wotr-ask-surplus =
    { NAME("wotr-region", $region) }: { $count ->
        [one] one unit
       *[other] { $count } units
    } too many. Which one returns to the reinforcements?

## Options

wotr-option-word = { NAME("wotr-word", $word) }
wotr-option-region = { NAME("wotr-region", $region) }
wotr-option-figure = { NAME("wotr-figure", $kind) }
wotr-option-character = { NAME("wotr-character", $character) }
wotr-option-nation = { NAME("wotr-nation", $nation) }
wotr-option-die = { NAME("wotr-die", $die) }
wotr-option-number = { $n }
wotr-option-deck = { NAME("wotr-deck", $deck) }
wotr-option-card = { NAME("wotr-card", $card) }
wotr-option-combat-card = { NAME("wotr-card", $card, form: "combat") } (“{ NAME("wotr-card", $card) }”)
wotr-option-count = { $n } × { NAME("wotr-figure", $kind) }
wotr-option-comes = { NAME("wotr-character", $character) } comes along
wotr-option-stays = { NAME("wotr-character", $character) } stays
wotr-option-figure-at = { NAME("wotr-figure", $kind) }: { NAME("wotr-region", $region) }
wotr-option-way = { NAME("wotr-region", $region) } → { NAME("wotr-region", $to) }
wotr-option-by-ship = By ship: { NAME("wotr-region", $region) } → { NAME("wotr-region", $to) }
wotr-option-siege = { NAME("wotr-region", $region) }: siege
wotr-option-turn = { NAME("wotr-die", $die) } → { NAME("wotr-die", $to) }

wotr-word-done = That is all
wotr-word-pass = Pass
wotr-word-skip = Set the die aside without an action
wotr-word-none = None of these
wotr-word-none-combat-card = Play no combat card
wotr-word-none-casualty = Nobody falls: take the damage
wotr-word-none-guide-ability = Do not use the ability
wotr-word-none-advance = Nobody advances
wotr-word-none-hunt-card = Use no card
wotr-word-none-table-card = Use no card
wotr-word-none-prevent-tile = Let the tile be drawn
wotr-word-yes = Yes
wotr-word-no = No
wotr-word-all = All of them
wotr-word-split = Only some of them
wotr-word-move-army = Move armies
wotr-word-attack = Attack
wotr-word-play-event = Play an event card
wotr-word-draw = Draw a card
wotr-word-diplomacy = Advance a nation towards war
wotr-word-recruit = Recruit
wotr-word-bring-minion = Bring a Minion into play
wotr-word-move-fellowship = Move the Fellowship
wotr-word-hide = Hide the Fellowship
wotr-word-separate = Separate Companions
wotr-word-move-companions = Move Companions
wotr-word-move-minions = Move Nazgûl and Minions
wotr-word-dismiss-card = Remove an enemy card from play
wotr-word-recruit-everywhere = Saruman: a Regular in every Isengard settlement
wotr-word-exchange-in-orthanc = Saruman: two Elites for two Regulars in Orthanc
wotr-word-use-ring = Use an Elven Ring

## What happens

wotr-event-round-began = Round { $round }.
wotr-event-hunt-allocated = Dice placed for the Hunt: { $count }.
wotr-event-dice-rolled-dice-names = wotr-die
wotr-event-dice-rolled = Action dice of the { NAME("wotr-side", $side) }: { $dice }.
wotr-event-eyes-rolled = Eyes rolled, into the Hunt box: { $count }.
wotr-event-die-used = { $you ->
        [yes] You use
       *[no] { $seat } uses
    } a die: { NAME("wotr-die", $die) }.
wotr-event-die-skipped = { $you ->
        [yes] You set
       *[no] { $seat } sets
    } a die aside: { NAME("wotr-die", $die) }.
wotr-event-passed = { $you ->
        [yes] You pass
       *[no] { $seat } passes
    }.
wotr-event-ring-used = { $you ->
        [yes] You use
       *[no] { $seat } uses
    } an Elven Ring: { NAME("wotr-die", $die) } becomes { NAME("wotr-die", $goal) }.
wotr-event-will-turned = The Will of the West counts as: { NAME("wotr-die", $die) } ({ $you ->
        [yes] yours
       *[no] { $seat }
    }).
wotr-event-drew = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } a card: { NAME("wotr-deck", $deck) }.
wotr-event-drew-card = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    }: “{ NAME("wotr-card", $card) }”.
wotr-event-discarded-hidden = { $you ->
        [yes] You discard
       *[no] { $seat } discards
    } a card face down: { NAME("wotr-deck", $deck) }.
wotr-event-discarded-card = { $you ->
        [yes] You discard
       *[no] { $seat } discards
    }: “{ NAME("wotr-card", $card) }”.
wotr-event-played = { $you ->
        [yes] You play
       *[no] { $seat } plays
    }: “{ NAME("wotr-card", $card) }”.
wotr-event-card-left-play = Out of play: “{ NAME("wotr-card", $card) }”.
wotr-event-card-paid = { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } with: “{ NAME("wotr-card", $card) }”.
wotr-event-dismissed = { $you ->
        [yes] You remove
       *[no] { $seat } removes
    } from play: “{ NAME("wotr-card", $card) }”.
wotr-event-characters-moved-characters-names = wotr-character
wotr-event-characters-moved = { $characters }: { NAME("wotr-region", $region) } → { NAME("wotr-region", $goal) }.
wotr-event-nazgul-flew = A Nazgûl flies: { NAME("wotr-region", $region) } → { NAME("wotr-region", $goal) }.
wotr-event-character-entered = { NAME("wotr-character", $character) } enters: { NAME("wotr-region", $region) }.
wotr-event-recruited = Recruited: { NAME("wotr-figure", $kind) }, { NAME("wotr-region", $region) }.
wotr-event-exchanged = { NAME("wotr-region", $region) }: { NAME("wotr-figure", $kind) } becomes { NAME("wotr-figure", $into) }.
wotr-event-marched-force = { $kind ->
        [character] { NAME("wotr-character", $who) }
       *[figure] { $n } × { NAME("wotr-figure", $who) }
    }
wotr-event-marched = { NAME("wotr-side", $side) }, { NAME("wotr-region", $region) } → { NAME("wotr-region", $goal) }: { $force }.

## Why not

reason-an-army-needs-a-unit = An army needs at least one unit
reason-a-leader-or-character-must-come-along = With this die a Leader or Character must come along
reason-a-leader-or-character-must-attack = With this die a Leader or Character must be among the attackers
reason-who-stays-behind-needs-a-unit = Those who stay behind need a unit with them
reason-no-region-holds-more-than-ten-units = No region holds more than ten units
reason-no-besieged-stronghold-holds-more-than-five-units = No besieged Stronghold holds more than five units inside
reason-a-card-in-play-keeps-the-shadow-out = A card in play keeps the armies of the Shadow out
reason-threats-and-promises-holds-passive-nations-back = “Threats and Promises” keeps passive nations from advancing with a die
reason-the-regions-are-not-adjacent = The regions are not adjacent
reason-nobody-in-the-army-may-enter-that-nation = Nobody in the army may enter that nation
reason-no-figure-moves-twice-in-an-action = No figure moves twice in one action
reason-an-action-moves-at-least-one-army = The action moves at least one army
reason-no-such-figure-is-left-in-the-reinforcements = No such figure is left in the reinforcements
reason-nazgul-are-recruited-in-sauron-strongholds = Nazgûl are recruited in Sauron Strongholds only
reason-a-leader-needs-a-unit-where-he-is-recruited = A Leader is recruited only where a friendly unit stands
reason-two-figures-go-to-two-settlements = Two figures go to two different settlements
reason-a-die-recruits-one-elite-alone = A die recruits one Elite, and then nothing else
reason-at-least-one-figure-is-recruited = At least one figure is recruited
reason-only-cards-recruit-in-a-besieged-stronghold = In a besieged Stronghold only event cards recruit
reason-that-card-is-not-in-your-hand-of-events = That card is not in your hand
reason-the-die-does-not-play-cards-of-this-type = The die does not play cards of this type
reason-that-deck-is-empty = That deck is empty
reason-that-is-not-your-deck = That is not your deck
reason-that-card-is-not-in-play = That card is not in play, or nothing you can remove
reason-you-cannot-pay-for-its-removal = You cannot pay for its removal
reason-at-least-one-die-goes-to-the-hunt-after-the-fellowship-moved = After the Fellowship moved, at least one die goes to the Hunt
reason-no-more-dice-than-companions-go-to-the-hunt = No more dice than Companions in the Fellowship go to the Hunt; one is always allowed
reason-choose-a-die-first = Choose a die first
reason-choose-a-die-that-moves-armies-first = Choose a die first: Army dice move any army and attack, Character dice only armies with a Leader or Character
reason-choose-a-muster-die-first = Choose a Muster die first: it advances a nation towards war
reason-choose-an-event-or-character-die-first = Choose a die first: Event and Character dice play this card
reason-choose-an-event-or-army-die-first = Choose a die first: Event and Army dice play this card
reason-choose-an-event-or-muster-die-first = Choose a die first: Event and Muster dice play this card
reason-none-of-your-unused-dice-plays-this-card = None of your unused dice plays this card
reason-no-army-of-yours-is-there = No army of yours is there
reason-choose-what-the-die-does-first = Choose first what the die does
reason-none-of-your-nations-is-at-war = None of your nations is At War; dice recruit only for those that are
reason-say-where-the-army-goes = Choose where the army goes
reason-say-whom-the-army-attacks = Choose whom the army attacks
reason-none-of-the-nations-you-play-is-at-war = None of the nations you play is At War
reason-only-nations-at-war-attack-and-none-of-yours-is = None of your nations is At War; only those attack
reason-those-beside-an-enemy-are-not-at-war = Those of yours who stand beside an enemy are not At War
reason-no-figure-or-settlement-is-left-to-those-at-war = Your nations At War have no figure left in reserve, or no free settlement
reason-no-isengard-regular-is-left-or-no-settlement-is-free = No Regulars of Isengard are left in the reinforcements, or no settlement of Isengard is free
reason-orthanc-needs-two-regulars-and-the-supply-two-elites = This needs two Regulars of Isengard in Orthanc and two Elites in the reinforcements
reason-no-companion-is-on-the-map = No Companion is on the map outside the Fellowship
reason-you-have-no-unused-die-of-that-face = You have no unused die of that face
reason-only-who-has-fewer-dice-may-pass = Only a side with fewer unused dice than the other may pass
reason-that-is-no-character-to-bring-in-now = That is no Character to bring in now
reason-gandalf-the-grey-is-in-the-fellowship = Gandalf the Grey is still in the Fellowship
reason-no-minion-is-or-was-in-play = No Minion is or was in play
reason-strider-is-not-in-a-city-of-gondor-that-you-hold = Strider is not in Minas Tirith, Dol Amroth or Pelargir, or the Shadow holds it
reason-sauron-and-a-nation-of-the-free-peoples-must-be-at-war = Sauron and a nation of the Free Peoples must be At War
reason-no-army-has-a-unit-of-sauron = No army of the Shadow has a unit of Sauron
reason-isengard-is-not-at-war = Isengard is not At War
reason-the-free-peoples-hold-orthanc = The Free Peoples hold Orthanc
reason-the-ring-is-not-in-mordor-nor-are-all-free-peoples-at-war = The Fellowship is not on the Mordor Track, nor are all Free Peoples At War
reason-no-stronghold-of-sauron-is-left-to-you = The Free Peoples hold every Stronghold of Sauron
reason-gandalf-the-white-does-not-enter-there = Gandalf the White enters where Gandalf the Grey stands, else in Fangorn or an Elven Stronghold
reason-the-witch-king-enters-with-an-army-of-sauron = The Witch-king enters where an army has a unit of Sauron
reason-the-mouth-of-sauron-enters-in-a-stronghold-of-sauron = The Mouth of Sauron enters in a Stronghold of Sauron
reason-companions-stop-at-a-stronghold-of-the-shadow = Companions must stop at a Stronghold that the Shadow holds
reason-a-die-that-shows-the-eye-is-not-turned = A die that shows the Eye is not turned
reason-no-army-of-yours-stands-beside-an-enemy-army = No army of yours stands beside an enemy army
reason-an-army-never-moves-through-an-enemy-army = An army never moves through an enemy army
reason-you-own-no-elven-ring = You own no Elven Ring
reason-one-ring-a-round = Only one Elven Ring a round
reason-a-ring-does-not-turn-a-die-to-the-will-of-the-west = A ring does not turn a die to the Will of the West
reason-your-dice-have-no-such-face = Your dice have no such face
reason-the-die-shows-that-face-already = The die shows that face already
reason-that-is-no-action-of-this-die = That is no action of this die
reason-the-die-does-not-allow-that-action = The die does not allow that action
reason-there-is-nothing-to-do-it-with = There is nothing on the table to do it with
reason-your-decks-are-empty = Your decks are empty
reason-you-have-no-event-cards-in-hand = You have no event card in hand
reason-the-die-plays-no-card-of-your-hand = You have no card of a type that this die plays
reason-no-card-of-your-hand-meets-its-condition = No fitting card of your hand meets its condition now
reason-the-companion-is-not-where-his-word-counts = The Companion is not in a City or Stronghold where his word counts
reason-saruman-is-not-master-of-orthanc = Saruman must be in play, and Orthanc in the hands of the Shadow and not besieged
reason-the-mouth-of-sauron-lends-one-die-a-round = The Mouth of Sauron lends one die a round
reason-the-character-is-or-was-in-play = The Character is in play, or was
reason-the-character-cannot-go-there = The Character cannot go there
reason-the-stronghold-is-besieged = The Stronghold is besieged
reason-the-free-peoples-hold-that-stronghold = The Free Peoples hold that Stronghold, and nobody besieges it
reason-that-is-no-character-to-move-now = That is nobody who can move now

## Positions

detail-a-passive-nation-is-not-at-war = a passive nation is not At War
detail-both-sides-have-an-army-in-region = both sides have an army in “{ $region }”
detail-card-does-not-stay-on-the-table = “{ $card }” does not stay on the table
detail-card-is-not-a-card-of-whose = “{ $card }” is not a card of “{ $whose }”
detail-first-and-later-are-the-same-person = “{ $first }” and “{ $later }” are the same person
detail-inside-region-is-an-army-of-who-holds-it-and-outside-one-of-the-enemy = inside “{ $region }” is an army of who holds it, and outside one of the enemy
detail-no-rolled-die-of-side-shows-face = no rolled die of “{ $side }” shows “{ $face }”
detail-nobody-is-shut-in-at-region = nobody is shut in at “{ $region }”
detail-on-the-mordor-track-the-fellowship-is-in-no-region = on the Mordor Track the Fellowship is in no region
detail-region-has-no-settlement = “{ $region }” has no settlement
detail-region-has-no-stronghold = “{ $region }” has no Stronghold
detail-side-has-most-dice = “{ $side }” has { $most } dice
detail-the-guide-has-the-highest-level-in-the-fellowship-who = the Guide has the highest level in the Fellowship: { $who }
detail-the-inside-of-a-stronghold-is-written-as-in-lorien = the inside of a Stronghold is written as in:lorien
detail-there-are-most-elven-rings = there are { $most } Elven Rings
detail-tile-is-no-special-tile = “{ $tile }” is no special tile
detail-who-is-no-member-of-the-fellowship = “{ $who }” is no member of the Fellowship
detail-card-is-named-twice = “{ $card }” is named twice
detail-there-are-not-enough-figures-for-line = there are not enough figures for “{ $line }”
detail-card-is-not-in-the-box-of-this-game = “{ $card }” is not in the box of this game
detail-the-game-is-played-without-a-supplement = the game is played without an expansion
reason-saruman-never-leaves-orthanc = Saruman never leaves Orthanc
