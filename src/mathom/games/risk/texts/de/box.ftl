# Der Ringkrieg 2, deutsch: was man liest, bevor man sich setzt.

risk-title = Der Ringkrieg 2
risk-about = Zwei Seiten mit fünf Parteien kämpfen um Mittelerde, während der Ringträger verborgen zum Schicksalsberg zieht.

## Einstellungen

risk-setting-parties = Wer führt welche Parteien (bei drei oder vier Spielern)
    .elves_rohan = einer führt Elfen und Rohan, ein anderer Gondor
    .elves_gondor = einer führt Elfen und Gondor, ein anderer Rohan
    .rohan_gondor = einer führt Rohan und Gondor, ein anderer die Elfen
    .other_way = zu dritt: die guten Parteien zusammen, Saruman und Sauron getrennt; zu viert: die guten Parteien getrennt, Saruman und Sauron zusammen
risk-setting-weapon_bonus = Waffengattungsbonus außerhalb von Festungen
risk-setting-hero_bonus_stacks = Mehrere Helden einer Seite zählen zusammen
risk-setting-saruman_first_entry_light = Isengard beginnt mit 6 leichter und 7 schwerer Infanterie statt mit 13 schwerer

## What the seats hold

risk-role-elves = Elfen
risk-role-saruman = Saruman
risk-role-rohan = Rohan
risk-role-sauron = Sauron
risk-role-gondor = Gondor
risk-role-elves-rohan = Elfen und Rohan
risk-role-elves-gondor = Elfen und Gondor
risk-role-rohan-gondor = Rohan und Gondor
risk-role-elves-rohan-gondor = Elfen, Rohan und Gondor
risk-role-saruman-sauron = Saruman und Sauron
