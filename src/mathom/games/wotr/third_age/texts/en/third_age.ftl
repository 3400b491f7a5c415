# War of the Ring, English: Twilight of the Third Age.

wotr-figure-dunlending = Dunlending
wotr-character-smeagol = Sméagol
    .title = Tamed Wretch
wotr-character-galadriel = Lady Galadriel
    .title = Keeper of Nenya
wotr-character-witch_king_chief = The Witch-king, Chief of the Ringwraiths
    .title = Chief of the Ringwraiths
wotr-character-balrog = The Balrog of Moria
    .title = Evil of the Ancient World
wotr-card-ta_fp_char_19b = The Ents Awake: Rock and Stone
    .combat = Ents’ Rage
wotr-card-ta_fp_char_20b = The Ents Awake: Huorns
    .combat = Huorn-dark
wotr-card-ta_fp_char_21b = The Ents Awake: Entmoot
    .combat = Nameless Wood
wotr-card-ta_fp_char_25 = Wind from the West
    .combat = Among the Siege Engines
wotr-card-ta_fp_char_26 = Three Rings for the Elven-Kings
    .combat = Among the Siege Engines
wotr-card-ta_fp_str_25 = Rangers of the North
    .combat = Last Defences
wotr-card-ta_fp_str_26 = Threats to the Fiefs of the South
    .combat = Last Defences
wotr-card-ta_sh_char_17b = A Balrog is Come!
    .combat = Durin’s Bane
wotr-card-ta_sh_char_25 = The Gates are Closed
    .combat = Heads of the Fallen
wotr-card-ta_sh_char_26 = Captain of Despair
    .combat = Heads of the Fallen
wotr-card-ta_sh_str_10b = The Corsairs are Upon Us!
    .combat = Deadly Strife
wotr-card-ta_sh_str_11b = Rage of the Dunlendings
    .combat = Relentless Assault
wotr-card-ta_sh_str_25 = Deep Trenches and Great Engines
    .combat = Old Hatred
wotr-card-ta_sh_str_26 = Shadow of Dol Guldur
    .combat = Old Hatred
wotr-tile-smeagol_1 = 0, Sméagol
wotr-tile-smeagol_2 = 0, Sméagol
wotr-word-bring-galadriel = Galadriel enters
wotr-word-call-dunlendings = Call the Hillmen of Dunland
wotr-word-call-corsairs = Call the Corsairs of Umbar
wotr-word-call-ents = Wake the Ents of Fangorn
wotr-word-death-to-the-forgoil = Death to the Forgoil!
wotr-word-black-ships = Black Ships
wotr-word-build-tower = Build a Siege Tower
wotr-word-build-catapult = Build a Catapult
wotr-word-secret-paths = Sméagol leads: declare the Fellowship
wotr-word-extra-round = One more round thanks to the siege engines
wotr-word-fell-engine = Remove an enemy siege engine
wotr-word-we-shall-get-it = We Shall Get It
wotr-word-look-at-hand = Look at the hand
wotr-word-towers = Build Siege Towers
wotr-word-catapults = Destroy Catapults
wotr-option-fleet = Ships sail: { NAME("wotr-region", $region) } → { NAME("wotr-region", $to) }
wotr-option-hand-of = { $nation ->
        [sauron] The hand of the Witch-king player
       *[other] The hand of the Saruman player
    }
wotr-option-ent-goes = An Ent goes: { NAME("wotr-region", $region) }
wotr-option-ent-strikes = An Ent attacks: { NAME("wotr-region", $to) }

wotr-card-text-ta_fp_char_19b = Two Ents are placed in Fangorn. You may then carry out an activation of the Ents (moves and attacks). Afterwards, if a Companion is in Fangorn, you may play one more character event card from hand without a die, or draw one from the character deck.
    .condition = The faction Ents of Fangorn is in play and Gandalf the White is in play.
    .combat-condition = The defending army is in a Rohan region, Fangorn or Orthanc.
    .combat = +2 to every die of your combat roll.
wotr-card-text-ta_fp_char_20b = Two Ents are placed in Fangorn. You may then carry out an activation of the Ents (moves and attacks). Afterwards, if a Companion is in Fangorn, you may play one more character event card from hand without a die, or draw one from the character deck.
    .condition = The faction Ents of Fangorn is in play and Gandalf the White is in play.
    .combat-condition = The defending army is in a Rohan region, Fangorn or Orthanc.
    .combat = The Shadow player throws at most two dice in his combat roll.
wotr-card-text-ta_fp_char_21b = Two Ents are placed in Fangorn. You may then carry out an activation of the Ents (moves and attacks). Afterwards, if a Companion is in Fangorn, you may play one more character event card from hand without a die, or draw one from the character deck.
    .condition = The faction Ents of Fangorn is in play and Gandalf the White is in play.
    .combat-condition = The defending army is in a Rohan region, Fangorn or Orthanc.
    .combat = If your combat roll and re-roll together hit at least once, add two hits.
wotr-card-text-ta_fp_char_25 = One Shadow event card lying on the table is discarded, whichever you like. Only if none lies there: you may look at the hand of one Shadow player and discard one card from it.
    .combat = If your leader re-roll scores a hit, you may also remove one enemy siege engine that is in the battle; the hit itself still counts.
wotr-card-text-ta_fp_char_26 = Roll three dice. For every 4+ take back one Elven Ring that has been used: first rings that are out of play, then rings the Shadow player holds.
    .combat = If your leader re-roll scores a hit, you may also remove one enemy siege engine that is in the battle; the hit itself still counts.
wotr-card-text-ta_fp_str_25 = Choose a Shadow army in a region of the North or in a region bordering the North and roll three dice: each 5+ is a hit on it. Then recruit one North unit (Regular or Elite) and one North Leader in a free region of the North next to the region of that army.
    .combat-condition = At least one Free Peoples siege engine is in the battle.
    .combat = Add the number of your siege engines in the battle to the combat strength of your army; still at most five dice.
wotr-card-text-ta_fp_str_26 = Recruit one Gondor Regular in each of Pelargir, Lossarnach and Lamedon. Then roll one die for every Corsair ship in a Gondor region, one after another: on 4+ that ship is removed.
    .condition = The faction Corsairs of Umbar is in play.
    .combat-condition = At least one Free Peoples siege engine is in the battle.
    .combat = Add the number of your siege engines in the battle to the combat strength of your army; still at most five dice.
wotr-card-text-ta_sh_char_17b = While on the table the Balrog has level (movement) 2.
    .condition = The Balrog is in play.
    .discard = The Free Peoples may force the discard with a Will of the West result, or with a Character result if Gandalf is in the Balrog’s region. Whenever the card is discarded while the Balrog is not in Moria, the Balrog is eliminated. It goes at once if the Balrog is not in play.
    .combat-condition = The defending army is in Moria or at most two regions away from it.
    .combat = Before the combat roll make an extra attack with three dice that hit on 4+; losses are removed at once.
wotr-card-text-ta_sh_char_25 = While on the table: when the Fellowship, on being declared or revealed, goes into, out of or through a region with a Shadow Stronghold, you may discard this card to draw an additional hunt tile. An eye is discarded without effect; any other tile is resolved like a successful hunt. A reveal icon on it is ignored.
    .discard = The Free Peoples may force the discard with a Will of the West result, or with a Character result if Gandalf or Gollum is the Guide.
    .combat-condition = At least one Shadow siege engine is in the battle.
    .combat = +1 to every die of your combat roll; the Free Peoples make no leader re-roll this round.
wotr-card-text-ta_sh_char_26 = While on the table every Character result the Shadow player uses is put into the Hunt box as an eye after its action.
    .condition = The Witch-king (either version) is in play and Gollum is not the Guide.
    .discard = Must be discarded at once when the Fellowship is declared in a Free Peoples Stronghold held by the Free Peoples, or when Gollum becomes Guide (also, by the general rule, when no Witch-king is in play any more).
    .combat-condition = At least one Shadow siege engine is in the battle.
    .combat = +1 to every die of your combat roll; the Free Peoples make no leader re-roll this round.
wotr-card-text-ta_sh_str_10b = You may move any or all ships. Then you may move one army from a region with a ship to a region with a ship that is free for army movement. You may then move or attack with that army. If a battle starts, the Free Peoples play no combat card in its first round.
    .condition = The faction Corsairs of Umbar is in play.
    .combat = Both sides get +2 on every die of combat roll and leader re-roll.
wotr-card-text-ta_sh_str_11b = Recruit up to four Dunlendings into a Shadow army in North Dunland or in South Dunland, within the stacking limit. You may then move or attack with that army.
    .condition = The faction Hillmen of Dunland is in play.
    .combat = Before the combat roll you may take up to two hits on your own army (removed at once); +1 to every die of your combat roll per hit taken this way.
wotr-card-text-ta_sh_str_25 = In one or two regions where a Shadow army besieges a Stronghold held by the Free Peoples: recruit up to two Shadow siege engines, or eliminate up to two Free Peoples siege engines. Two engines in all, not two per region.
    .combat-condition = At least one Dunlending takes part in the battle.
    .combat = Before the combat roll make an extra attack with one die per Dunlending in the battle (at most five); losses are removed at once.
wotr-card-text-ta_sh_str_26 = Recruit as many Sauron Regulars in Dol Guldur as the Nazgûl leadership there (at most five, within the stacking limit). You may then move or attack with that army.
    .condition = A Nazgûl is in Dol Guldur.
    .combat-condition = At least one Dunlending takes part in the battle.
    .combat = Before the combat roll make an extra attack with one die per Dunlending in the battle (at most five); losses are removed at once.

wotr-faction-dunlendings = Hillmen of Dunland
wotr-faction-corsairs = Corsairs of Umbar
wotr-faction-ents = Ents of Fangorn

wotr-ask-lady-of-light = An Eye is drawn. Does Galadriel turn it away with an Elven Ring?
wotr-ask-we-shall-get-it = We Shall Get It: do you discard the card, so that another tile is drawn?
wotr-ask-he-sees = The Fellowship shows itself ({ NAME("wotr-region", $region) }). Does the Witch-king come there at once?
wotr-ask-balrog-unit = Which unit of Sauron comes with the Balrog?
wotr-ask-site = { $what ->
        [dunlendings] Death to the Forgoil! To which region do the Dunlendings come?
        [tower] In which region do you build the Siege Tower?
       *[catapult] In which region do you build the Catapult?
    }
wotr-ask-fleet = How many ships sail this way? The others stay where they are.
wotr-ask-ents = The Ents: where does one of them go, or which army does one attack?
wotr-ask-ents-gift = Another Character card without a die, or a card from the deck?
wotr-ask-give-up-catapult = Both sides have equally many siege engines. Do you give up a Catapult for superiority?
wotr-ask-move-or-attack = Does that army move or attack?
wotr-ask-raid = Which ships sail, and where to?
wotr-ask-passage = Which army do the ships carry, and where to?
wotr-ask-raging-army = Which army do the Dunlendings join?
wotr-ask-raging-number = How many Dunlendings come?
wotr-ask-trenches = Do you build Siege Towers, or destroy Catapults?
wotr-ask-trenches-where = Where do you build a Siege Tower, or destroy a Catapult?
wotr-ask-rangers = Which army do the Rangers strike?
wotr-ask-blow-away = Which card of the Shadow is discarded?
wotr-ask-look-at-hand = Do you look at the hand of the Shadow and discard a card from it?
wotr-ask-blow-away-hand = Which card of this hand is discarded?
wotr-ask-fell-engine = Do you remove an enemy siege engine?

wotr-event-faction-called = In play: { NAME("wotr-faction", $faction) }.
wotr-event-ships-built = Ships in { NAME("wotr-region", $region) }: +{ $count }.
wotr-event-ships-sailed = Ships ({ $count }): { NAME("wotr-region", $region) } → { NAME("wotr-region", $goal) }.
wotr-event-ships-lost = Ships lost ({ NAME("wotr-region", $region) }): { $count }.
wotr-event-ents-came = Ents come to Fangorn: { $count }.
wotr-event-ent-moved = An Ent sets out: { NAME("wotr-region", $region) }.
wotr-event-ent-struck = An Ent attacks ({ NAME("wotr-region", $region) }). Hits: { $hits } ({ $dice }).
wotr-event-ents-left = The Ents go back into the forest for good.
wotr-event-engine-built = A siege engine is built ({ NAME("wotr-side", $side) }): { NAME("wotr-region", $region) }.
wotr-event-engines-lost = Siege engines lost ({ NAME("wotr-side", $side) }, { NAME("wotr-region", $region) }): { $count }.
wotr-event-smeagol-joined = Sméagol joins the Fellowship and guides it.
wotr-event-smeagol-left = Sméagol is gone.
wotr-event-get-it-gained = The Shadow gets the card “We Shall Get It”.
wotr-event-smeagol-turned = Sméagol is alone with the Ring-bearers, and Gollum again.
wotr-event-tile-out = Sméagol’s tile is out of the game; another is drawn.
wotr-event-get-it-lost = “We Shall Get It” is discarded.
wotr-event-get-it-used = We Shall Get It: another tile is drawn.
wotr-event-lady-of-light = The Lady of Light: the Eye is out of the game; another tile is drawn.
wotr-event-galadriel-left = Lórien is lost, and Galadriel with it.
wotr-event-chief-came = He sees, he knows: the Witch-king comes ({ NAME("wotr-region", $region) }).
wotr-event-fire-and-shadow = Fire and Shadow: a hunt tile is drawn for the Balrog.
wotr-event-balrog-fell = The Balrog falls and takes the Guide with him: { NAME("wotr-character", $character) }.
wotr-event-balrog-gone = Outside Moria the Balrog perishes.
wotr-event-despair = Captain of Despair: the die goes to the Hunt box.
wotr-event-rings-back = Elven Rings come back to the Free Peoples: { $count }.
wotr-event-hand-seen = The Free Peoples look at a hand of the Shadow; cards in it: { $count }.
wotr-event-hand-robbed = Discarded from the hand: “{ NAME("wotr-card", $card) }”.

reason-smeagol-is-not-the-guide = Sméagol is not the Guide
reason-neither-sauron-nor-the-elves-are-at-war = Neither Sauron nor the Elves are At War
reason-gandalf-the-white-is-in-play = Gandalf the White is in play
reason-the-shadow-holds-lorien = The Shadow holds Lórien
reason-the-ring-bearers-are-in-a-stronghold-or-in-mordor = The Ring-bearers are in a Stronghold of the Free Peoples or in Mordor
reason-a-witch-king-is-in-play = A Witch-king is in play
reason-the-shadow-is-not-master-of-moria = The Shadow does not hold Moria undisturbed
reason-the-faction-is-or-was-in-play = That faction is or was in play
reason-the-faction-is-not-in-play = That faction is not in play
reason-the-southrons-and-easterlings-are-not-at-war = The Southrons & Easterlings are not At War
reason-the-shadow-is-not-master-of-umbar = The Shadow does not hold Umbar undisturbed
reason-no-dunlending-is-left-in-the-supply = No Dunlendings are left in the supply
reason-you-have-no-unit-among-the-besiegers = None of your units is among the besiegers; who takes part in the siege builds the towers
reason-saruman-is-not-in-play-or-no-companion-is-in-fangorn = Saruman is not in play, or no Companion is in Fangorn
reason-no-army-of-the-shadow-is-in-isengard-or-rohan = No Shadow army is in a region of Isengard or Rohan
reason-no-besieged-stronghold-has-room-for-a-siege-tower = The Shadow besieges no Stronghold that has room for a Siege Tower
reason-no-stronghold-of-an-active-nation-has-room-for-a-catapult = No Stronghold of an active nation that the Free Peoples hold has room for a Catapult
reason-neither-a-ship-nor-a-regular-is-left = Neither a ship nor a Regular is left
reason-that-army-can-neither-move-nor-attack-there = That army can neither move there nor attack there
reason-the-card-needs-a-faction-in-play = The card needs a faction that is not in play
reason-no-siege-engine-of-yours-is-in-the-battle = No siege engine of yours is in the battle
reason-no-nazgul-is-in-dol-guldur = No Nazgûl is in Dol Guldur
reason-gandalf-is-not-with-the-balrog = Gandalf is not in the Balrog’s region
reason-the-leader-re-roll-has-not-hit = The leader re-roll has not hit
reason-no-dunlending-takes-part = No Dunlending takes part in the battle
reason-gollum-is-the-guide = Gollum is the Guide
reason-no-combat-card-of-yours-in-the-first-round = No combat card of yours in the first round

## On the board

wotr-board-letters-smeagol = Sm
wotr-board-letters-galadriel = Ga
wotr-board-letters-witch_king_chief = WC
wotr-board-letters-balrog = Ba
wotr-board-count-dunlending = { $count ->
        [one] { $count } Dunlending
       *[other] { $count } Dunlendings
    }
wotr-board-shelf = Factions and Characters of the expansion
wotr-board-state-aside = not in play yet
wotr-board-state-barred = can no longer enter play
wotr-board-state-in_play = in play
wotr-board-state-over = out of the game
wotr-board-pick-source-sea = Touch an army or ships on the map, or choose from the list.
wotr-board-pick-sea = Ships ({ $region }): now touch where they sail.
wotr-board-ships-take = { $count ->
        [one] Let a ship sail ({ $region })
       *[other] Let { $count } ships sail ({ $region })
    }
wotr-board-ships-goal = The ships’ goal: { $region }
wotr-board-stand-ships = { $count ->
        [one] A ship of the Corsairs lies off the coast.
       *[other] { $count } ships of the Corsairs lie off the coast.
    }
wotr-board-stand-ents = { $count ->
        [one] An Ent is here.
       *[other] { $count } Ents are here.
    }
wotr-board-stand-towers = { $count ->
        [one] A Siege Tower.
       *[other] { $count } Siege Towers.
    }
wotr-board-stand-catapults = { $count ->
        [one] A Catapult.
       *[other] { $count } Catapults.
    }
wotr-board-piece-ship = Ship of the Corsairs
wotr-board-piece-ship-built = Black Ships: a Muster die brings a ship and a Regular of the Southrons and Easterlings to Umbar, while the Shadow holds it unbesieged.
wotr-board-piece-ship-sails = One move of an Army die: any number of ships of one region sail up to two regions along the coast. Nothing stops them.
wotr-board-piece-ship-carries = Or one move carries an army from a ship to any other ship where no enemy unit stands; with a leader a Character die will do. From ship to ship it may also attack, but then it cannot cease.
wotr-board-piece-ship-lost = Part of no army; it holds no region and cannot be attacked. The ships of a region are lost when the Shadow army there is attacked and destroyed or retreats, or when an attack by ship on the region costs the whole army.
wotr-board-piece-ship-all = Ships at sea: { $count } of 6.
wotr-board-piece-ent = Ent
wotr-board-piece-ent-wakes = Moves or attacks only when a card “The Ents Awake” is played, and only from Fangorn, where at least one Ent must stay.
wotr-board-piece-ent-moves = Move: into a region without enemy units that borders on a region with an Ent. There it stays.
wotr-board-piece-ent-attacks = Attack: five dice against a Shadow army in or next to a region with an Ent, each 5 and 6 is a hit. No combat cards, no re-roll, no terrain. The Ent is then out of the game.
wotr-board-piece-ent-stands = Part of no army; it holds no region, stops nobody and cannot be attacked.
wotr-board-piece-tower = Siege Tower
wotr-board-piece-tower-built = Built by the Shadow with a Muster die where it besieges a Stronghold that the Free Peoples hold, at most two in a region.
wotr-board-piece-tower-does = Counts only in a siege battle. With more Towers than there are Catapults the Shadow is superior: −1 on each die of the first combat roll of the Free Peoples, and if it still is superior after that round, one more round without reducing an Elite.
wotr-board-piece-tower-lost = It never leaves its region, and is gone when the siege ends. It can be built again.
wotr-board-piece-tower-all = Siege Towers on the map: { $count } of 6.
wotr-board-piece-catapult = Catapult
wotr-board-piece-catapult-built = Built by the Free Peoples with a Muster die in a Stronghold of an active nation that they hold, besieged or not, at most two in a region.
wotr-board-piece-catapult-does = Counts only in a siege battle. With more Catapults than there are Towers the Free Peoples are superior: +1 on each die of their first combat roll, and if they still are superior after that round, the Shadow cannot prolong the battle.
wotr-board-piece-catapult-equal = With equally many of both, the Free Peoples may give up a Catapult before combat cards are played: then they are superior until the battle ends.
wotr-board-piece-catapult-lost = It never leaves its region, and is gone when the army there is destroyed or leaves, or the Stronghold is captured. It can be built again.
wotr-board-piece-catapult-all = Catapults on the map: { $count } of 6.
wotr-board-superior-shadow = Superior: −1 on the first combat roll of the Free Peoples, then one more round for free.
wotr-board-superior-free_peoples = Superior: +1 on the first combat roll of the Free Peoples, and the Shadow cannot prolong the battle.
wotr-board-get-it-does = While Gollum is the Guide, the Shadow may discard this card after a hunt tile is drawn. Then a second one is drawn, and only that one counts.
wotr-board-faction-dunlendings-enters = Enter play with a Muster die when Isengard is At War: two Dunlendings in North Dunland and two in South Dunland.
wotr-board-faction-dunlendings-does = Death to the Forgoil!: a Muster die brings two Dunlendings to a Shadow army in a region of Isengard or Rohan. Dunlendings fight like Regulars of Isengard, but one hit costs two of them.
wotr-board-faction-dunlendings-left = Dunlendings in reserve: { $count }.
wotr-board-faction-corsairs-enters = Enter play with a Muster die when the Southrons and Easterlings are At War and the Shadow holds Umbar: two ships in Umbar.
wotr-board-faction-corsairs-does = Black Ships: a Muster die brings a ship and a Regular to Umbar. One move of an Army die takes ships up to two regions along the coast, or an army from ship to ship. From ship to ship it may also attack, but then it cannot cease.
wotr-board-faction-ents-enters = Enter play with a Muster die when Saruman is in play and a Companion is in Fangorn: one Ent in Fangorn.
wotr-board-faction-ents-does = Treebeard: when the Shadow uses the Voice of Saruman while a Companion is in Fangorn, an Ent joins them. Each card “The Ents Awake” brings two; then one Ent at a time leaves Fangorn to move or to fight, as long as one stays. An attack rolls five dice and hits on 5 and 6.
wotr-board-faction-ents-left = Ents who can still come: { $count } of 8. Cards “The Ents Awake” played: { $cards } of 3.
wotr-board-person-galadriel-enters = Enters play in Lórien with a Muster die when Sauron or the Elves are At War, Gandalf the White is not in play and the Free Peoples hold Lórien. She brings an action die while Gandalf the White is not in play.
wotr-board-person-galadriel-does = Leadership 2. Lady of Light: for an Elven Ring, an Eye that was drawn is out of the game and another tile is drawn. Valour of the Elves: Lórien may recruit even while besieged. She always stays in Lórien.
wotr-board-person-smeagol-enters = Joins the Fellowship when his tile is drawn and Gollum is not in play.
wotr-board-person-smeagol-does = He is always the Guide. Secret Paths: a Character die declares the Fellowship in the middle of the round; at the gates of Mordor it enters at once. If it is declared in a City or Stronghold of the Free Peoples, or if he is separated, he is gone and the Shadow gets “We Shall Get It”.
wotr-board-person-witch_king_chief-enters = Enters play with a Muster die in the region of the Ring-bearers, when they are neither in a Stronghold of the Free Peoples nor in Mordor. Only one of the two versions of the Witch-king ever enters play.
wotr-board-person-witch_king_chief-does = Leadership 2, a Nazgûl. Shadow of Despair: every Nazgûl with the Ring-bearers gives a re-roll in the Hunt. He sees, he knows: when the Fellowship is declared outside a Stronghold of the Free Peoples, he may come there at once. He brings an action die.
wotr-board-person-balrog-enters = Enters play in Moria with a Muster die, with a unit of Sauron, when no Witch-king is in play and the Shadow holds Moria undisturbed. Elves, Dwarves and the North each take a step towards war.
wotr-board-person-balrog-does = Leadership 3. Flame of Udûn: his army has 2 more combat strength. He stays in Moria until “A Balrog is Come!” lies in play. He brings an action die while no Witch-king is in play.
wotr-board-person-balrog-more = Fire and Shadow: when the way of the Fellowship leads through his region, a hunt tile is drawn. An Eye drags him and the Guide into the deep.

## What a die allows besides with the expansion

wotr-help-turn-more-character-free_peoples = With Sméagol the Fellowship can declare itself too.
wotr-help-turn-more-muster-free_peoples = Also: bring Galadriel or the Ents into play, build a Catapult.
wotr-help-turn-more-muster-shadow = Also: bring in and reinforce Dunlendings or Corsairs, build a Siege Tower.
wotr-help-turn-more-army-shadow = Also: ships sail, or an army sails or fights from ship to ship.

## What a question is about

wotr-help-site = Touch one of the marked regions, or choose from the list.
    .rule = TA-3.9
wotr-help-fleet = An army crosses only where a ship lies off both coasts. Leave one behind for that.
    .rule = TA-10.11
wotr-help-ents = Every move and every attack takes an Ent from Fangorn, and one has to stay there. Touch a region beside an Ent, or a Shadow army: an attack strikes it with five dice, and the Ent is gone afterwards.
    .rule = TA-11.7
wotr-help-ents-gift = A Companion is in Fangorn: you may play another Character card without a die, or draw one.
    .rule = TA-11.30
wotr-help-give-up-catapult = Who has more engines is superior. With equally many you give up a Catapult and are, until the battle ends: +1 on your first combat roll, and the Shadow cannot prolong it.
    .rule = TA-12.12
wotr-help-lady-of-light = The Eye is then out of the game, and another tile is drawn. Your side can use no other Elven Ring in this round.
    .rule = TA-5.8
wotr-help-he-sees = He comes without a die, from wherever he is.
    .rule = TA-6.8

## In the terminal

wotr-table-rank-dunlending = D
wotr-table-factions = Factions
wotr-table-people = Characters of the expansion
wotr-table-ships = Ships
wotr-table-ents = Ents
wotr-table-siege_towers = Siege Towers
wotr-table-catapults = Catapults
