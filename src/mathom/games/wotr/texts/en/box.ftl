# War of the Ring, English: what is read before sitting down.

wotr-title = War of the Ring
wotr-about = Armies march against Sauron while the Fellowship carries the Ring to Mount Doom.

third_age-title = Twilight of the Third Age
third_age-about = War of the Ring with Corsairs at sea, Ents, Dunlendings, siege engines, Galadriel, Sméagol and the Balrog.

## Settings

wotr-setting-sides = Who plays which side
    .free_peoples_first = the first seat plays the Free Peoples
    .shadow_first = the first seat plays the Shadow
    .drawn = drawn by lot
wotr-setting-no_overstacking = Moves and recruiting beyond ten units are illegal
wotr-setting-army_moves_whole = The parts of one army do not both move with one die
wotr-setting-placing_activates = A Companion who is placed or replaced activates a nation too
wotr-setting-tile_for_each_stronghold = One hunt tile for every Shadow Stronghold that a reveal touches
wotr-setting-gollum_covers_numbers = Eye tiles reveal even with Gollum as Guide
wotr-setting-gollum_declares = Gollum’s ability declares the Fellowship instead of revealing it
wotr-setting-revealed_in_conquered = A revealed Fellowship may stop in a conquered Shadow settlement
wotr-setting-any_gandalf = “Servant of the Secret Fire” works for both Gandalfs
wotr-setting-grond_may_stop = The attacker may stop “Grond” and “The Fighting Uruk-hai” early
wotr-setting-no_separation_in_mordor = Nothing that separates Companions can be used in Mordor
wotr-setting-outside_only = Only Companions outside the Fellowship count on cards
wotr-setting-name_the_way = The Free Peoples name the Fellowship’s way region by region
wotr-setting-third_age = With the expansion “Twilight of the Third Age”

## What a seat plays

wotr-role-free_peoples = Free Peoples
wotr-role-shadow = Shadow
wotr-role-gondor = Gondor player
    .plays = Free Peoples: Gondor, Elves
wotr-role-rohan = Rohan player
    .plays = Free Peoples: Rohan, North, Dwarves
wotr-role-witch_king = Witch-king player
    .plays = Shadow: Sauron
wotr-role-saruman = Saruman player
    .plays = Shadow: Isengard, Southrons and Easterlings
