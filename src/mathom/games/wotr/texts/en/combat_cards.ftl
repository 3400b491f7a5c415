# War of the Ring, English: the combat halves of the event cards.

wotr-ask-nazgul-points = Dread and Despair: how many points of Nazgûl leadership do you give up?
wotr-ask-silence = Words of Power: which Companion is silenced?
wotr-ask-escape = Scouts: where does your army go?
wotr-ask-own-hits = { NAME("wotr-region", $region) }: how many hits do you take on your own army?
wotr-ask-forfeit = Mighty Attack: which Companion gives up his leadership?
wotr-ask-turn-misses = Andúril: how many misses become hits?
wotr-ask-sacrifice = Heroic Death: whom do you give up to cancel hits?
wotr-ask-strike-minion = Blade of Westernesse: which Minion falls?
wotr-ask-strike-figure = Fateful Strike: who falls?
wotr-ask-black-breath = Black Breath: who falls?

wotr-event-combat-card-cancelled = Without effect: “{ NAME("wotr-card", $card, form: "combat") }”.
wotr-event-leadership-forfeited = { NAME("wotr-character", $character) } gives up his leadership for this combat round.
wotr-event-nazgul-leadership-forfeited =
    The Nazgûl give up { $points ->
        [one] a point
       *[other] { $points } points
    } of leadership for this combat round.
wotr-event-companion-silenced = Without leadership and abilities in this combat round: { NAME("wotr-character", $character) }.
wotr-event-no-reroll = No leader re-roll in this combat round: { NAME("wotr-side", $side) }.
wotr-event-misses-turned =
    { $count ->
        [0] No miss becomes a hit.
        [one] A miss becomes a hit.
       *[other] { $count } misses become hits.
    }
wotr-event-hits-added =
    { NAME("wotr-side", $side) }: { $count ->
        [one] one hit
       *[other] { $count } hits
    } more.
wotr-event-hits-cancelled =
    { NAME("wotr-side", $side) }: { $count ->
        [one] one hit
       *[other] { $count } hits
    } less to take.
wotr-event-confused =
    Confusion: { $count ->
        [one] one natural 1 hits
       *[other] { $count } natural 1s hit
    } the Shadow’s own army.

reason-denethors-folly-allows-no-combat-cards = Denethor’s Folly: the Free Peoples play no combat cards in Minas Tirith
reason-without-a-companion-no-card-in-the-first-round = Without a Companion in the battle there is no combat card in the first round
reason-that-is-a-card-of-the-enemy = That is a card of the enemy
reason-the-fellowship-is-not-with-the-defenders = The Fellowship is not in the region of the defenders
reason-no-hobbit-takes-part = No Hobbit takes part
reason-no-companion-takes-part = No Companion takes part
reason-gandalf-the-grey-does-not-take-part = Gandalf the Grey does not take part
reason-neither-strider-nor-aragorn-takes-part = Neither Strider nor Aragorn takes part
reason-neither-leader-nor-companion-takes-part = Neither a Leader nor a Companion takes part
reason-the-battle-is-not-near-the-ents = The defenders are neither in Rohan nor in Fangorn or Orthanc
reason-the-defenders-are-in-no-free-nation = The defenders are in no nation of the Free Peoples
reason-only-for-defenders-in-the-field = Only who defends in the field can play it
reason-no-elite-takes-part = No Elite of yours takes part
reason-no-nazgul-takes-part = No Nazgûl takes part
reason-there-is-not-enough-nazgul-leadership = There is not enough Nazgûl leadership
reason-the-defenders-are-too-far-from-moria = The defenders are more than two regions away from Moria
reason-only-for-isengard-in-a-siege-battle = Only for units of Isengard in a siege battle
reason-no-southron-elite-takes-part = No Southron or Easterling Elite takes part
reason-there-are-not-enough-hits = There are not enough hits
reason-the-army-is-not-twice-as-large = The army is not twice as large
reason-the-enemy-has-played-no-combat-card = The enemy has played no combat card
reason-no-companion-has-leadership-to-forfeit = No Companion has leadership to forfeit
reason-the-combat-half-is-not-written-yet = The combat half of this card is not implemented yet
