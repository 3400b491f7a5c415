# War of the Ring, English: battles and sieges (chapters 11 and 12).

wotr-word-cease = Cease the attack
wotr-word-continue = Fight on
wotr-word-withdraw = Withdraw into the Stronghold
wotr-word-fight-in-the-field = Fight in the field
wotr-word-stay = Stay
wotr-word-casualties = From the losses of this battle
wotr-word-reinforcements = From the reinforcements

wotr-option-fall = Falls to a single hit: { NAME("wotr-figure", $kind) }
wotr-option-reduce = A Regular takes its place: { NAME("wotr-figure", $kind) }

wotr-ask-attack = Which army attacks, and where?
wotr-ask-attackers = { wotr-way }: who attacks? The others are the rearguard.
wotr-ask-white-rider = { NAME("wotr-region", $region) }: does Gandalf the White give up his leadership in this battle, so that the Nazgûl have none?
wotr-ask-ground = { NAME("wotr-region", $region) }: do you fight in the field or withdraw into the Stronghold?
wotr-ask-cease = { NAME("wotr-region", $region) }, after combat round { $round }: do you fight on or cease the attack?
wotr-ask-retreat = { NAME("wotr-region", $region) }, after combat round { $round }: do you stay or retreat?
wotr-ask-extend = { NAME("wotr-region", $region) }, after combat round { $round }: does the siege battle go on?
wotr-ask-advance = { wotr-way }: who moves into the contested region?
wotr-ask-combat-card = { NAME("wotr-region", $region) }, combat round { $round }: which combat card do you play?
wotr-ask-sorcery = The Witch-king: draw a card from the same deck?
wotr-ask-loss =
    { NAME("wotr-region", $region) }, { $hits ->
        [one] one hit
       *[other] { $hits } hits
    } to take: who falls?
wotr-ask-source = { NAME("wotr-region", $region) }: where does the Regular come from that takes the place of the Elite?

wotr-event-attacked = Attack, { NAME("wotr-side", $side) }: { NAME("wotr-region", $start) } → { NAME("wotr-region", $region) }.
wotr-event-besieged-attacked = Siege battle, attacker { NAME("wotr-side", $side) }: { NAME("wotr-region", $region) }.
wotr-event-sortie = Sortie, attacker { NAME("wotr-side", $side) }: { NAME("wotr-region", $region) }.
wotr-event-white-rider = The White Rider ({ NAME("wotr-region", $region) }): neither Gandalf nor the Nazgûl lead in this battle.
wotr-event-withdrawn = Withdrawn into the Stronghold: { NAME("wotr-side", $side) } ({ NAME("wotr-region", $region) }).
wotr-event-besieged = Besieged: { NAME("wotr-side", $side) } ({ NAME("wotr-region", $region) }).
wotr-event-ceased = Attack ceased: { NAME("wotr-side", $side) } ({ NAME("wotr-region", $region) }).
wotr-event-retreated = Retreat, { NAME("wotr-side", $side) }: { NAME("wotr-region", $start) } → { NAME("wotr-region", $region) }.
wotr-event-advanced-into = The attackers advance, { NAME("wotr-side", $side) }: { NAME("wotr-region", $region) }.
wotr-event-combat-round = Combat round { $number } ({ NAME("wotr-region", $region) }).
wotr-event-combat-card-placed = { $you ->
        [yes] You place
       *[no] { $seat } places
    } a combat card face down: { NAME("wotr-deck", $deck) }.
wotr-event-no-combat-card = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } no combat card.
wotr-event-combat-card-revealed = Combat card, { NAME("wotr-side", $side) }: “{ NAME("wotr-card", $card, form: "combat") }”.
wotr-event-combat-roll =
    Combat roll, { NAME("wotr-side", $side) }: { $dice } ({ $modifier ->
        [0] hits on { $needed }+
       *[other] modifier { $modifier }, hits on { $needed }+
    }): { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
wotr-event-leader-reroll =
    Leader re-roll, { NAME("wotr-side", $side) }: { $dice } ({ $modifier ->
        [0] hits on { $needed }+
       *[other] modifier { $modifier }, hits on { $needed }+
    }): { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
wotr-event-special-attack =
    Special attack, { NAME("wotr-side", $side) }: { $dice } (hits on { $needed }+): { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }.
wotr-event-hits-by-card =
    Hits by a card, { NAME("wotr-side", $side) } ({ NAME("wotr-region", $region) }): { $hits ->
        [0] none
       *[other] { $hits }
    }.
wotr-event-units-lost = Lost ({ NAME("wotr-region", $region) }): { $count } × { NAME("wotr-figure", $kind) }.
wotr-event-elite-reduced = A Regular takes the place of an Elite ({ NAME("wotr-region", $region) }): { NAME("wotr-figure", $kind) }.
wotr-event-leaders-fell = Fallen ({ NAME("wotr-region", $region) }): { $count } × { NAME("wotr-figure", $kind) }.
wotr-event-character-fell = Fallen ({ NAME("wotr-region", $region) }): { NAME("wotr-character", $character) }.

reason-no-such-unit-is-in-the-army = No such unit takes part
reason-so-many-are-not-in-the-army = There are not so many in that army
reason-a-regular-can-replace-the-elite = A Regular can replace the Elite, so a single hit does not remove it
reason-the-last-hit-removes-the-elite = For the last hit the Elite is simply removed
reason-no-regular-can-replace-the-elite = No Regular of that nation is left to replace the Elite
reason-an-elite-is-removed-for-two-hits = An Elite is removed for two hits
reason-only-an-elite-can-be-replaced = Only an Elite can be replaced by a Regular
reason-no-regular-is-there = No Regular is there
reason-that-is-no-attack = That is no attack
reason-no-battle-is-being-fought = No battle is being fought
reason-armies-attack-adjacent-regions = An army attacks an adjacent region, or besiegers and besieged each other
reason-no-enemy-army-is-there = No enemy army is there
reason-there-is-no-siege = There is no siege
reason-only-besiegers-attack-the-besieged = Only its besiegers can attack a besieged army
reason-the-besieged-can-only-make-a-sortie = The besieged can only attack their besiegers
reason-nobody-there-is-at-war = No unit of a nation At War can attack there
reason-that-attack-is-not-allowed-now = That attack is not allowed now
reason-an-army-retreats-to-an-adjacent-free-region = An army retreats to an adjacent free region
reason-the-whole-army-goes-there = The whole army goes there
reason-that-card-is-not-in-your-hand-of-combat-cards = You do not hold that card
