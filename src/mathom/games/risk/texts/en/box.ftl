# The War of the Ring 2, English: what is read before sitting down.

risk-title = The War of the Ring 2
risk-about = Two teams and five parties fight for Middle-earth, while the Ring-bearer goes his hidden way to Mount Doom.

## Settings

risk-setting-parties = Who runs which parties (three or four players)
    .elves_rohan = one player runs Elves and Rohan, another Gondor
    .elves_gondor = one player runs Elves and Gondor, another Rohan
    .rohan_gondor = one player runs Rohan and Gondor, another the Elves
    .other_way = three players: the good parties together, Saruman and Sauron apart; four: the good parties apart, Saruman and Sauron together
risk-setting-weapon_bonus = Weapon-type bonus outside strongholds
risk-setting-hero_bonus_stacks = Several heroes of a side add up
risk-setting-saruman_first_entry_light = Isengard starts with 6 light and 7 heavy infantry instead of 13 heavy

## What the seats hold

risk-role-elves = Elves
risk-role-saruman = Saruman
risk-role-rohan = Rohan
risk-role-sauron = Sauron
risk-role-gondor = Gondor
risk-role-elves-rohan = Elves and Rohan
risk-role-elves-gondor = Elves and Gondor
risk-role-rohan-gondor = Rohan and Gondor
risk-role-elves-rohan-gondor = Elves, Rohan and Gondor
risk-role-saruman-sauron = Saruman and Sauron
