# Der Ringkrieg, Deutsch: Das Ende des Dritten Zeitalters.

wotr-figure-dunlending = Dunländer
wotr-character-smeagol = Sméagol
    .title = Gezähmte Kreatur
wotr-character-galadriel = Galadriel
    .title = Hüterin von Nenya
wotr-character-witch_king_chief = Der Hexenkönig, Anführer der Ringgeister
    .title = Anführer der Ringgeister
wotr-character-balrog = Der Balrog von Moria
    .title = Das Böse der Alten Welt
wotr-card-ta_fp_char_19b = Die Ents auf der Hut: Fels und Stein
    .combat = Zorn der Ents
wotr-card-ta_fp_char_20b = Die Ents auf der Hut: Huorns
    .combat = Dunkel der Huorns
wotr-card-ta_fp_char_21b = Die Ents auf der Hut: Entthing
    .combat = Namenloser Wald
wotr-card-ta_fp_char_25 = Wind aus dem Westen
    .combat = Mitten unter den Belagerungsmaschinen
wotr-card-ta_fp_char_26 = Drei Ringe den Elbenkönigen
    .combat = Mitten unter den Belagerungsmaschinen
wotr-card-ta_fp_str_25 = Waldläufer des Nordens
    .combat = Letzte Verteidigung
wotr-card-ta_fp_str_26 = Bedrohung der südlichen Lehen
    .combat = Letzte Verteidigung
wotr-card-ta_sh_char_17b = Ein Balrog ist gekommen!
    .combat = Durins Fluch
wotr-card-ta_sh_char_25 = Die Tore sind geschlossen
    .combat = Köpfe der Gefallenen
wotr-card-ta_sh_char_26 = Heermeister der Verzweiflung
    .combat = Köpfe der Gefallenen
wotr-card-ta_sh_str_10b = Die Corsaren kommen über uns!
    .combat = Tödlicher Kampf
wotr-card-ta_sh_str_11b = Zorn der Dunländer
    .combat = Unbarmherziger Angriff
wotr-card-ta_sh_str_25 = Tiefe Gräben und Große Maschinen
    .combat = Alter Hass
wotr-card-ta_sh_str_26 = Schatten von Dol Guldur
    .combat = Alter Hass
wotr-tile-smeagol_1 = 0, Sméagol
wotr-tile-smeagol_2 = 0, Sméagol
wotr-word-bring-galadriel = Galadriel kommt ins Spiel
wotr-word-call-dunlendings = Die Bergbewohner von Dunland rufen
wotr-word-call-corsairs = Die Corsaren von Umbar rufen
wotr-word-call-ents = Die Ents von Fangorn wecken
wotr-word-death-to-the-forgoil = Tod den Forgoil!
wotr-word-black-ships = Schwarze Schiffe
wotr-word-build-tower = Einen Belagerungsturm bauen
wotr-word-build-catapult = Ein Katapult bauen
wotr-word-secret-paths = Sméagol führt: Die Gemeinschaft zeigen
wotr-word-extra-round = Noch eine Kampfrunde dank der Belagerungsmaschinen
wotr-word-fell-engine = Eine feindliche Belagerungsmaschine entfernen
wotr-word-we-shall-get-it = Wir finden ihn!
wotr-word-look-at-hand = Die Hand ansehen
wotr-word-towers = Belagerungstürme bauen
wotr-word-catapults = Katapulte zerstören
wotr-option-fleet = Schiffe segeln: { NAME("wotr-region", $region) } → { NAME("wotr-region", $to) }
wotr-option-hand-of = { $nation ->
        [sauron] Die Hand des Hexenkönig-Spielers
       *[other] Die Hand des Saruman-Spielers
    }
wotr-option-ent-goes = Ein Ent geht: { NAME("wotr-region", $region) }
wotr-option-ent-strikes = Ein Ent greift an: { NAME("wotr-region", $to) }

wotr-card-text-ta_fp_char_19b = Stelle zwei Ents in Fangorn auf. Dann darfst du eine Aktivierung der Ents ausführen (Bewegungen und Angriffe). Ist danach ein Gefährte in Fangorn, darfst du eine weitere Charakter-Ereigniskarte ohne Würfel aus der Hand ausspielen oder eine Karte vom Charakterstapel ziehen.
    .condition = Die Gruppierung der Ents von Fangorn und Gandalf der Weiße sind im Spiel.
    .combat-condition = Die verteidigende Armee steht in einer Region Rohans, in Fangorn oder in Orthanc.
    .combat = +2 auf jeden Würfel deines Kampfwurfs.
wotr-card-text-ta_fp_char_20b = Stelle zwei Ents in Fangorn auf. Dann darfst du eine Aktivierung der Ents ausführen (Bewegungen und Angriffe). Ist danach ein Gefährte in Fangorn, darfst du eine weitere Charakter-Ereigniskarte ohne Würfel aus der Hand ausspielen oder eine Karte vom Charakterstapel ziehen.
    .condition = Die Gruppierung der Ents von Fangorn und Gandalf der Weiße sind im Spiel.
    .combat-condition = Die verteidigende Armee steht in einer Region Rohans, in Fangorn oder in Orthanc.
    .combat = Der Schattenspieler wirft beim Kampfwurf höchstens zwei Würfel.
wotr-card-text-ta_fp_char_21b = Stelle zwei Ents in Fangorn auf. Dann darfst du eine Aktivierung der Ents ausführen (Bewegungen und Angriffe). Ist danach ein Gefährte in Fangorn, darfst du eine weitere Charakter-Ereigniskarte ohne Würfel aus der Hand ausspielen oder eine Karte vom Charakterstapel ziehen.
    .condition = Die Gruppierung der Ents von Fangorn und Gandalf der Weiße sind im Spiel.
    .combat-condition = Die verteidigende Armee steht in einer Region Rohans, in Fangorn oder in Orthanc.
    .combat = Bringen dein Kampfwurf und dein Neuwurf zusammen mindestens einen Treffer, kommen zwei Treffer hinzu.
wotr-card-text-ta_fp_char_25 = Wirf eine im Spiel liegende Ereigniskarte des Schattens deiner Wahl ab. Nur wenn keine im Spiel liegt: Du darfst die Hand eines Schattenspielers ansehen und eine Karte daraus abwerfen.
    .combat = Bringt dein Anführer-Neuwurf einen Treffer, darfst du zusätzlich eine feindliche Belagerungsmaschine im Kampf entfernen; der Treffer selbst zählt weiterhin.
wotr-card-text-ta_fp_char_26 = Wirf drei Würfel. Für jede 4 oder höher erhältst du einen benutzten Elbenring zurück: zuerst Ringe, die aus dem Spiel sind, dann Ringe, die der Schattenspieler hat.
    .combat = Bringt dein Anführer-Neuwurf einen Treffer, darfst du zusätzlich eine feindliche Belagerungsmaschine im Kampf entfernen; der Treffer selbst zählt weiterhin.
wotr-card-text-ta_fp_str_25 = Wähle eine Schattenarmee in einer Region des Nordens oder in einer an den Norden grenzenden Region und wirf drei Würfel: Jede 5 oder höher ist ein Treffer gegen sie. Rekrutiere dann 1 Einheit des Nordens (regulär oder Elite) und 1 Anführer des Nordens in einer freien Region des Nordens, die an die Region dieser Armee angrenzt.
    .combat-condition = Mindestens eine Belagerungsmaschine der Freien Völker ist im Kampf.
    .combat = Erhöhe die Kampfstärke deiner Armee um die Zahl deiner Belagerungsmaschinen im Kampf; es bleibt bei höchstens fünf Würfeln.
wotr-card-text-ta_fp_str_26 = Rekrutiere je eine reguläre Einheit Gondors in Pelargir, Lossarnach und Lamedon. Wirf dann für jedes Corsaren-Schiff in einer Region Gondors nacheinander einen Würfel: Bei 4 oder höher wird dieses Schiff entfernt.
    .condition = Die Gruppierung der Corsaren von Umbar ist im Spiel.
    .combat-condition = Mindestens eine Belagerungsmaschine der Freien Völker ist im Kampf.
    .combat = Erhöhe die Kampfstärke deiner Armee um die Zahl deiner Belagerungsmaschinen im Kampf; es bleibt bei höchstens fünf Würfeln.
wotr-card-text-ta_sh_char_17b = Bleibt im Spiel: Der Balrog hat Stufe 2 (Bewegung).
    .condition = Der Balrog ist im Spiel.
    .discard = Die Freien Völker dürfen das Abwerfen mit einem Würfel mit Wille des Westens erzwingen oder, wenn Gandalf in der Region des Balrogs ist, mit einem Charakterwürfel. Wird die Karte abgeworfen, während der Balrog nicht in Moria ist, wird der Balrog vernichtet. Sie wird sofort entfernt, wenn der Balrog nicht im Spiel ist.
    .combat-condition = Die verteidigende Armee steht in Moria oder höchstens zwei Regionen davon entfernt.
    .combat = Führe vor dem Kampfwurf einen Spezialangriff mit drei Würfeln aus, die bei 4 oder höher treffen; Verluste werden sofort entfernt.
wotr-card-text-ta_sh_char_25 = Bleibt im Spiel: Zieht die Gemeinschaft, während sie sich zeigt oder entdeckt wird, in eine Region mit einer Festung des Schattens hinein, aus ihr heraus oder durch sie hindurch, darfst du diese Karte abwerfen, um ein zusätzliches Jagdplättchen zu ziehen. Ein Auge wird wirkungslos abgeworfen, jedes andere Plättchen wie bei einer erfolgreichen Jagd ausgeführt. Ein Entdeckt-Symbol darauf zählt nicht.
    .discard = Die Freien Völker dürfen das Abwerfen mit einem Würfel mit Wille des Westens erzwingen oder, wenn Gandalf oder Gollum Ratgeber ist, mit einem Charakterwürfel.
    .combat-condition = Mindestens eine Belagerungsmaschine des Schattens ist im Kampf.
    .combat = +1 auf jeden Würfel deines Kampfwurfs; die Freien Völker haben in dieser Kampfrunde keinen Anführer-Neuwurf.
wotr-card-text-ta_sh_char_26 = Bleibt im Spiel: Jeder Charakterwürfel, den der Schattenspieler benutzt, kommt nach seiner Aktion als Auge ins Jagdfeld.
    .condition = Der Hexenkönig (eine der beiden Versionen) ist im Spiel, und Gollum ist nicht Ratgeber.
    .discard = Muss sofort abgeworfen werden, wenn sich die Gemeinschaft in einer von den Freien Völkern gehaltenen Festung der Freien Völker zeigt oder wenn Gollum Ratgeber wird (nach der allgemeinen Regel auch, wenn kein Hexenkönig mehr im Spiel ist).
    .combat-condition = Mindestens eine Belagerungsmaschine des Schattens ist im Kampf.
    .combat = +1 auf jeden Würfel deines Kampfwurfs; die Freien Völker haben in dieser Kampfrunde keinen Anführer-Neuwurf.
wotr-card-text-ta_sh_str_10b = Du darfst beliebige oder alle Schiffe bewegen. Dann darfst du eine Armee aus einer Region mit Schiff in eine Region mit Schiff bringen, die frei für Armeebewegungen ist. Danach darfst du diese Armee bewegen oder mit ihr angreifen. Kommt es zum Kampf, spielen die Freien Völker in dessen erster Kampfrunde keine Kampfkarte.
    .condition = Die Gruppierung der Corsaren von Umbar ist im Spiel.
    .combat = Beide Seiten erhalten +2 auf jeden Würfel von Kampfwurf und Anführer-Neuwurf.
wotr-card-text-ta_sh_str_11b = Rekrutiere bis zu vier Dunländer in einer Schattenarmee im Nördlichen oder im Südlichen Dunland, soweit die Armeegröße reicht. Danach darfst du diese Armee bewegen oder mit ihr angreifen.
    .condition = Die Gruppierung der Bergbewohner von Dunland ist im Spiel.
    .combat = Vor dem Kampfwurf darfst du bis zu zwei Treffer gegen deine eigene Armee hinnehmen (sofort entfernt); für jeden so hingenommenen Treffer +1 auf jeden Würfel deines Kampfwurfs.
wotr-card-text-ta_sh_str_25 = In einer oder zwei Regionen, in denen eine Schattenarmee eine von den Freien Völkern gehaltene Festung belagert: Rekrutiere bis zu zwei Belagerungsmaschinen des Schattens oder vernichte bis zu zwei Belagerungsmaschinen der Freien Völker. Zwei insgesamt, nicht zwei je Region.
    .combat-condition = Mindestens ein Dunländer nimmt am Kampf teil.
    .combat = Führe vor dem Kampfwurf einen Spezialangriff mit einem Würfel für jeden Dunländer im Kampf aus (höchstens fünf); Verluste werden sofort entfernt.
wotr-card-text-ta_sh_str_26 = Rekrutiere in Dol Guldur so viele reguläre Einheiten Saurons, wie die Führung der Nazgûl dort beträgt (höchstens fünf, soweit die Armeegröße reicht). Danach darfst du diese Armee bewegen oder mit ihr angreifen.
    .condition = Ein Nazgûl ist in Dol Guldur.
    .combat-condition = Mindestens ein Dunländer nimmt am Kampf teil.
    .combat = Führe vor dem Kampfwurf einen Spezialangriff mit einem Würfel für jeden Dunländer im Kampf aus (höchstens fünf); Verluste werden sofort entfernt.

wotr-faction-dunlendings = Die Bergbewohner von Dunland
wotr-faction-corsairs = Die Corsaren von Umbar
wotr-faction-ents = Die Ents von Fangorn

wotr-ask-lady-of-light = Ein Auge ist gezogen. Wendet Galadriel es mit einem Elbenring ab?
wotr-ask-we-shall-get-it = Wir finden ihn!: Wirfst du die Karte ab, damit ein anderes Plättchen gezogen wird?
wotr-ask-he-sees = Die Gemeinschaft zeigt sich ({ NAME("wotr-region", $region) }). Kommt der Hexenkönig sofort dorthin?
wotr-ask-balrog-unit = Welche Einheit Saurons kommt mit dem Balrog?
wotr-ask-site = { $what ->
        [dunlendings] Tod den Forgoil! In welche Region kommen die Dunländer?
        [tower] In welcher Region baust du den Belagerungsturm?
       *[catapult] In welcher Region baust du das Katapult?
    }
wotr-ask-fleet = Wie viele Schiffe segeln diesen Weg? Die anderen bleiben, wo sie sind.
wotr-ask-ents = Die Ents: Wohin geht einer von ihnen, oder welche Armee greift einer an?
wotr-ask-ents-gift = Noch eine Charakterkarte ohne Würfel, oder eine Karte vom Stapel?
wotr-ask-give-up-catapult = Beide Seiten haben gleich viele Belagerungsmaschinen. Gibst du ein Katapult für die Überlegenheit auf?
wotr-ask-move-or-attack = Zieht diese Armee, oder greift sie an?
wotr-ask-raid = Welche Schiffe fahren, und wohin?
wotr-ask-passage = Welche Armee bringen die Schiffe, und wohin?
wotr-ask-raging-army = Welcher Armee schließen sich die Dunländer an?
wotr-ask-raging-number = Wie viele Dunländer kommen?
wotr-ask-trenches = Baust du Belagerungstürme, oder zerstörst du Katapulte?
wotr-ask-trenches-where = Wo baust du einen Belagerungsturm oder zerstörst ein Katapult?
wotr-ask-rangers = Welche Armee treffen die Waldläufer?
wotr-ask-blow-away = Welche Karte des Schattens wird abgeworfen?
wotr-ask-look-at-hand = Siehst du dir die Hand des Schattens an und wirfst eine Karte daraus ab?
wotr-ask-blow-away-hand = Welche Karte dieser Hand wird abgeworfen?
wotr-ask-fell-engine = Entfernst du eine feindliche Belagerungsmaschine?

wotr-event-faction-called = Im Spiel: { NAME("wotr-faction", $faction) }.
wotr-event-ships-built = Schiffe ({ NAME("wotr-region", $region) }): +{ $count }.
wotr-event-ships-sailed = Schiffe ({ $count }): { NAME("wotr-region", $region) } → { NAME("wotr-region", $goal) }.
wotr-event-ships-lost = Schiffe verloren ({ NAME("wotr-region", $region) }): { $count }.
wotr-event-ents-came = Ents kommen nach Fangorn: { $count }.
wotr-event-ent-moved = Ein Ent zieht los: { NAME("wotr-region", $region) }.
wotr-event-ent-struck = Ein Ent greift an ({ NAME("wotr-region", $region) }). Treffer: { $hits } ({ $dice }).
wotr-event-ents-left = Die Ents kehren für immer in den Wald zurück.
wotr-event-engine-built = Eine Belagerungsmaschine wird gebaut ({ NAME("wotr-side", $side) }): { NAME("wotr-region", $region) }.
wotr-event-engines-lost = Belagerungsmaschinen verloren ({ NAME("wotr-side", $side) }, { NAME("wotr-region", $region) }): { $count }.
wotr-event-smeagol-joined = Sméagol schließt sich der Gemeinschaft an und führt sie.
wotr-event-smeagol-left = Sméagol ist fort.
wotr-event-get-it-gained = Der Schatten erhält die Karte „Wir finden ihn!“.
wotr-event-smeagol-turned = Sméagol ist mit den Ringträgern allein und wieder Gollum.
wotr-event-tile-out = Sméagols Plättchen ist aus dem Spiel; ein anderes wird gezogen.
wotr-event-get-it-lost = „Wir finden ihn!“ wird abgeworfen.
wotr-event-get-it-used = Wir finden ihn!: Ein anderes Plättchen wird gezogen.
wotr-event-lady-of-light = Herrin des Lichts: Das Auge ist aus dem Spiel; ein anderes Plättchen wird gezogen.
wotr-event-galadriel-left = Lórien ist verloren, und mit ihm Galadriel.
wotr-event-chief-came = Er sieht, er weiß: Der Hexenkönig kommt ({ NAME("wotr-region", $region) }).
wotr-event-fire-and-shadow = Feuer und Schatten: Für den Balrog wird ein Jagdplättchen gezogen.
wotr-event-balrog-fell = Der Balrog stürzt und reißt den Ratgeber mit: { NAME("wotr-character", $character) }.
wotr-event-balrog-gone = Außerhalb Morias geht der Balrog zugrunde.
wotr-event-despair = Heermeister der Verzweiflung: Der Würfel kommt ins Jagdfeld.
wotr-event-rings-back = Elbenringe kommen zu den Freien Völkern zurück: { $count }.
wotr-event-hand-seen = Die Freien Völker sehen eine Hand des Schattens an; Karten darin: { $count }.
wotr-event-hand-robbed = Aus der Hand abgeworfen: „{ NAME("wotr-card", $card) }“.

reason-smeagol-is-not-the-guide = Sméagol ist nicht Ratgeber
reason-neither-sauron-nor-the-elves-are-at-war = Weder Sauron noch die Elben sind „Im Krieg“
reason-gandalf-the-white-is-in-play = Gandalf der Weiße ist im Spiel
reason-the-shadow-holds-lorien = Der Schatten hält Lórien
reason-the-ring-bearers-are-in-a-stronghold-or-in-mordor = Die Ringträger sind in einer Festung der Freien Völker oder in Mordor
reason-a-witch-king-is-in-play = Ein Hexenkönig ist im Spiel
reason-the-shadow-is-not-master-of-moria = Der Schatten hält Moria nicht ungestört
reason-the-faction-is-or-was-in-play = Diese Gruppierung ist oder war im Spiel
reason-the-faction-is-not-in-play = Diese Gruppierung ist nicht im Spiel
reason-the-southrons-and-easterlings-are-not-at-war = Die Südländer & Ostlinge sind nicht „Im Krieg“
reason-the-shadow-is-not-master-of-umbar = Der Schatten hält Umbar nicht ungestört
reason-no-dunlending-is-left-in-the-supply = Im Vorrat sind keine Dunländer mehr
reason-you-have-no-unit-among-the-besiegers = Keine deiner Einheiten ist unter den Belagerern; Belagerungstürme baut, wer mitbelagert
reason-saruman-is-not-in-play-or-no-companion-is-in-fangorn = Saruman ist nicht im Spiel, oder kein Gefährte ist in Fangorn
reason-no-army-of-the-shadow-is-in-isengard-or-rohan = In keiner Region Isengarts oder Rohans steht eine Schattenarmee
reason-no-besieged-stronghold-has-room-for-a-siege-tower = Der Schatten belagert keine Festung, an der noch Platz für einen Belagerungsturm ist
reason-no-stronghold-of-an-active-nation-has-room-for-a-catapult = Keine gehaltene Festung einer aktiven Nation hat noch Platz für ein Katapult
reason-neither-a-ship-nor-a-regular-is-left = Weder ein Schiff noch eine reguläre Einheit ist übrig
reason-that-army-can-neither-move-nor-attack-there = Diese Armee kann dorthin weder ziehen noch angreifen
reason-the-card-needs-a-faction-in-play = Die Karte braucht eine Gruppierung, die nicht im Spiel ist
reason-no-siege-engine-of-yours-is-in-the-battle = Keine deiner Belagerungsmaschinen ist im Kampf
reason-no-nazgul-is-in-dol-guldur = Kein Nazgûl ist in Dol Guldur
reason-gandalf-is-not-with-the-balrog = Gandalf ist nicht in der Region des Balrogs
reason-the-leader-re-roll-has-not-hit = Der Anführer-Neuwurf hat nicht getroffen
reason-no-dunlending-takes-part = Kein Dunländer nimmt am Kampf teil
reason-gollum-is-the-guide = Gollum ist Ratgeber
reason-no-combat-card-of-yours-in-the-first-round = In der ersten Kampfrunde spielst du keine Kampfkarte

## Auf dem Brett

wotr-board-letters-smeagol = Sm
wotr-board-letters-galadriel = Ga
wotr-board-letters-witch_king_chief = HA
wotr-board-letters-balrog = Ba
wotr-board-count-dunlending = { $count ->
        [one] { $count } Dunländer
       *[other] { $count } Dunländer
    }
wotr-board-shelf = Gruppierungen und Charaktere der Erweiterung
wotr-board-state-aside = noch nicht im Spiel
wotr-board-state-barred = kann nicht mehr ins Spiel kommen
wotr-board-state-in_play = im Spiel
wotr-board-state-over = aus dem Spiel
wotr-board-pick-source-sea = Tippe eine Armee oder Schiffe auf der Karte an, oder wähle aus der Liste.
wotr-board-pick-sea = Schiffe ({ $region }): Tippe nun an, wohin sie fahren.
wotr-board-ships-take = { $count ->
        [one] Ein Schiff ({ $region }) in See stechen lassen
       *[other] { $count } Schiffe ({ $region }) in See stechen lassen
    }
wotr-board-ships-goal = Ziel der Schiffe: { $region }
wotr-board-stand-ships = { $count ->
        [one] Ein Schiff der Corsaren liegt vor der Küste.
       *[other] { $count } Schiffe der Corsaren liegen vor der Küste.
    }
wotr-board-stand-ents = { $count ->
        [one] Ein Ent ist hier.
       *[other] { $count } Ents sind hier.
    }
wotr-board-stand-towers = { $count ->
        [one] Ein Belagerungsturm.
       *[other] { $count } Belagerungstürme.
    }
wotr-board-stand-catapults = { $count ->
        [one] Ein Katapult.
       *[other] { $count } Katapulte.
    }
wotr-board-piece-ship = Schiff der Corsaren
wotr-board-piece-ship-built = Schwarze Schiffe: Ein Rekrutierungswürfel bringt ein Schiff und eine reguläre Einheit der Südländer & Ostlinge nach Umbar, solange der Schatten es unbelagert hält.
wotr-board-piece-ship-sails = Eine Bewegung eines Armeewürfels: Beliebig viele Schiffe einer Region fahren bis zu zwei Küstenregionen weit. Nichts hält sie auf.
wotr-board-piece-ship-carries = Oder eine Bewegung trägt eine Armee von einem Schiff zu einem beliebigen anderen, wo keine feindliche Einheit steht; mit einem Anführer genügt ein Charakterwürfel. Von Schiff zu Schiff kann sie auch angreifen, dann aber nicht abbrechen.
wotr-board-piece-ship-lost = Gehört zu keiner Armee, hält keine Region und kann nicht angegriffen werden. Die Schiffe einer Region sind verloren, wenn die Schattenarmee dort einem Angriff erliegt oder weicht, oder wenn ein Angriff per Schiff auf die Region seine Armee kostet.
wotr-board-piece-ship-all = Schiffe auf See: { $count } von 6.
wotr-board-piece-ent = Ent
wotr-board-piece-ent-wakes = Zieht oder kämpft nur, wenn eine Karte „Die Ents auf der Hut“ ausgespielt wird, und nur aus Fangorn, wo mindestens ein Ent bleiben muss.
wotr-board-piece-ent-moves = Bewegung: in eine Region ohne feindliche Einheiten, die an eine Region mit einem Ent grenzt. Dort bleibt er.
wotr-board-piece-ent-attacks = Angriff: fünf Würfel gegen eine Schattenarmee in oder neben einer Region mit einem Ent, jede 5 und 6 trifft. Keine Kampfkarten, kein Neuwurf, kein Gelände. Danach ist der Ent aus dem Spiel.
wotr-board-piece-ent-stands = Gehört zu keiner Armee, hält keine Region, hält niemanden auf und kann nicht angegriffen werden.
wotr-board-piece-tower = Belagerungsturm
wotr-board-piece-tower-built = Der Schatten baut ihn mit einem Rekrutierungswürfel, wo er eine Festung belagert, die die Freien Völker halten, höchstens zwei in einer Region.
wotr-board-piece-tower-does = Zählt nur in einer Belagerungsschlacht. Mit mehr Türmen, als Katapulte da sind, ist der Schatten überlegen: −1 auf jeden Würfel des ersten Kampfwurfs der Freien Völker, und ist er es danach noch, eine weitere Kampfrunde, ohne dass eine Elite-Einheit ersetzt wird.
wotr-board-piece-tower-lost = Er verlässt seine Region nie und ist fort, sobald die Belagerung endet. Er kann wieder gebaut werden.
wotr-board-piece-tower-all = Belagerungstürme auf dem Spielplan: { $count } von 6.
wotr-board-piece-catapult = Katapult
wotr-board-piece-catapult-built = Die Freien Völker bauen es mit einem Rekrutierungswürfel in einer Festung einer aktiven Nation, die sie halten, belagert oder nicht, höchstens zwei in einer Region.
wotr-board-piece-catapult-does = Zählt nur in einer Belagerungsschlacht. Mit mehr Katapulten, als Türme da sind, sind die Freien Völker überlegen: +1 auf jeden Würfel ihres ersten Kampfwurfs, und sind sie es danach noch, kann der Schatten die Schlacht nicht verlängern.
wotr-board-piece-catapult-equal = Bei gleich vielen dürfen die Freien Völker vor den Kampfkarten ein Katapult aufgeben: Dann sind sie bis zum Ende der Schlacht überlegen.
wotr-board-piece-catapult-lost = Es verlässt seine Region nie und ist fort, wenn die Armee dort vernichtet wird oder abzieht oder die Festung fällt. Es kann wieder gebaut werden.
wotr-board-piece-catapult-all = Katapulte auf dem Spielplan: { $count } von 6.
wotr-board-superior-shadow = Überlegen: −1 auf den ersten Kampfwurf der Freien Völker, danach eine weitere Kampfrunde umsonst.
wotr-board-superior-free_peoples = Überlegen: +1 auf den ersten Kampfwurf der Freien Völker, und der Schatten kann die Schlacht nicht verlängern.
wotr-board-get-it-does = Solange Gollum Ratgeber ist, darf der Schatten diese Karte nach dem Ziehen eines Jagdplättchens abwerfen. Dann wird ein zweites gezogen, und nur das zählt.
wotr-board-faction-dunlendings-enters = Kommen mit einem Rekrutierungswürfel ins Spiel, wenn Isengart „Im Krieg“ ist: zwei Dunländer im Nördlichen und zwei im Südlichen Dunland.
wotr-board-faction-dunlendings-does = Tod den Forgoil!: Ein Rekrutierungswürfel bringt zwei Dunländer zu einer Schattenarmee in einer Region Isengarts oder Rohans. Dunländer kämpfen wie reguläre Einheiten Isengarts, aber ein Treffer kostet zwei von ihnen.
wotr-board-faction-dunlendings-left = Dunländer im Vorrat: { $count }.
wotr-board-faction-corsairs-enters = Kommen mit einem Rekrutierungswürfel ins Spiel, wenn die Südländer & Ostlinge „Im Krieg“ sind und der Schatten Umbar hält: zwei Schiffe in Umbar.
wotr-board-faction-corsairs-does = Schwarze Schiffe: Ein Rekrutierungswürfel bringt ein Schiff und eine reguläre Einheit nach Umbar. Eine Bewegung eines Armeewürfels bringt Schiffe bis zu zwei Küstenregionen weit oder eine Armee von Schiff zu Schiff. Von Schiff zu Schiff kann sie auch angreifen, dann aber nicht abbrechen.
wotr-board-faction-ents-enters = Kommen mit einem Rekrutierungswürfel ins Spiel, wenn Saruman im Spiel ist und ein Gefährte in Fangorn steht: ein Ent in Fangorn.
wotr-board-faction-ents-does = Baumbart: Nutzt der Schatten „Sarumans Stimme“, während ein Gefährte in Fangorn ist, kommt ein Ent dazu. Jede Karte „Die Ents auf der Hut“ bringt zwei; dann zieht oder kämpft je ein Ent aus Fangorn, solange einer dort bleibt. Ein Angriff wirft fünf Würfel und trifft bei 5 und 6.
wotr-board-faction-ents-left = Ents, die noch kommen können: { $count } von 8. Ausgespielte Karten „Die Ents auf der Hut“: { $cards } von 3.
wotr-board-person-galadriel-enters = Kommt mit einem Rekrutierungswürfel nach Lórien, wenn Sauron oder die Elben „Im Krieg“ sind, Gandalf der Weiße nicht im Spiel ist und die Freien Völker Lórien halten. Sie bringt einen Aktionswürfel, solange Gandalf der Weiße nicht im Spiel ist.
wotr-board-person-galadriel-does = Führung 2. Herrin des Lichts: Für einen Elbenring ist ein gezogenes Auge aus dem Spiel, und ein anderes Plättchen wird gezogen. Tapferkeit der Elben: In Lórien wird auch während einer Belagerung rekrutiert. Sie bleibt immer in Lórien.
wotr-board-person-smeagol-enters = Schließt sich der Gemeinschaft an, wenn sein Plättchen gezogen wird und Gollum nicht im Spiel ist.
wotr-board-person-smeagol-does = Er ist immer Ratgeber. Geheime Pfade: Mit einem Charakterwürfel zeigt sich die Gemeinschaft mitten in der Runde, am Tor nach Mordor betritt sie es sofort. Zeigt sie sich in einer Stadt oder Festung der Freien Völker oder wird er getrennt, ist er fort, und der Schatten bekommt „Wir finden ihn!“.
wotr-board-person-witch_king_chief-enters = Kommt mit einem Rekrutierungswürfel in die Region der Ringträger, wenn sie nicht in einer Festung der Freien Völker und nicht in Mordor sind. Nur eine der beiden Versionen des Hexenkönigs kommt je ins Spiel.
wotr-board-person-witch_king_chief-does = Führung 2, ein Nazgûl. Schatten der Verzweiflung: Jeder Nazgûl bei den Ringträgern bringt einen Neuwurf der Jagd. Er sieht, Er weiß: Zeigt sich die Gemeinschaft außerhalb einer Festung der Freien Völker, darf er sofort dorthin kommen. Er bringt einen Aktionswürfel.
wotr-board-person-balrog-enters = Kommt mit einem Rekrutierungswürfel nach Moria, mit einer Einheit Saurons, wenn kein Hexenkönig im Spiel ist und der Schatten Moria ungestört hält. Elben, Zwerge und der Norden rücken je ein Feld auf den Krieg zu.
wotr-board-person-balrog-does = Führung 3. Flamme von Udûn: Seine Armee hat 2 Kampfstärke mehr. Er bleibt in Moria, bis „Ein Balrog ist gekommen!“ im Spiel liegt. Er bringt einen Aktionswürfel, solange kein Hexenkönig im Spiel ist.
wotr-board-person-balrog-more = Feuer und Schatten: Führt der Weg der Gemeinschaft durch seine Region, wird ein Jagdplättchen gezogen. Ein Auge reißt ihn und den Ratgeber in die Tiefe.

## Was ein Würfel mit der Erweiterung noch erlaubt

wotr-help-turn-more-character-free_peoples = Mit Sméagol kann sich die Gemeinschaft auch zeigen.
wotr-help-turn-more-muster-free_peoples = Auch: Galadriel oder die Ents ins Spiel bringen, ein Katapult bauen.
wotr-help-turn-more-muster-shadow = Auch: Dunländer oder Corsaren ins Spiel bringen und verstärken, einen Belagerungsturm bauen.
wotr-help-turn-more-army-shadow = Auch: Schiffe fahren, oder eine Armee fährt oder kämpft von Schiff zu Schiff.

## Worum es bei einer Frage geht

wotr-help-site = Berühre eine der hervorgehobenen Regionen, oder wähle aus der Liste.
    .rule = TA-3.9
wotr-help-fleet = Eine Armee setzt nur über, wo vor beiden Küsten ein Schiff liegt. Lass dafür eines zurück.
    .rule = TA-10.11
wotr-help-ents = Jede Bewegung und jeder Angriff braucht einen Ent aus Fangorn, und einer muss dort bleiben. Berühre eine Region neben einem Ent, oder eine Schattenarmee: Sie trifft ein Angriff mit fünf Würfeln, und der Ent ist danach fort.
    .rule = TA-11.7
wotr-help-ents-gift = Ein Gefährte ist in Fangorn: Du darfst ohne Würfel noch eine Charakterkarte spielen oder eine ziehen.
    .rule = TA-11.30
wotr-help-give-up-catapult = Wer mehr Maschinen hat, ist überlegen. Bei gleich vielen gibst du ein Katapult auf und bist es bis zum Ende der Schlacht: +1 auf deinen ersten Kampfwurf, und der Schatten kann sie nicht verlängern.
    .rule = TA-12.12
wotr-help-lady-of-light = Das Auge verlässt dann das Spiel, und ein anderes Plättchen wird gezogen. In dieser Runde dürft ihr keinen weiteren Elbenring benutzen.
    .rule = TA-5.8
wotr-help-he-sees = Er kommt ohne Würfel, von wo er auch ist.
    .rule = TA-6.8

## Im Terminal

wotr-table-rank-dunlending = D
wotr-table-factions = Gruppierungen
wotr-table-people = Charaktere der Erweiterung
wotr-table-ships = Schiffe
wotr-table-ents = Ents
wotr-table-siege_towers = Belagerungstürme
wotr-table-catapults = Katapulte
