# Middle-earth CCG, German: what is read before sitting down.

## The box

meccg-title = Middle-earth CCG
meccg-about = Führe Gemeinschaften von Helden oder Schergen durch Mittelerde und schicke denen des Gegenübers Gefahren entgegen.

## Settings

meccg-setting-rules = Regeln
    .tournament = Turnierregeln
    .standard = Standardregeln: feste Startgemeinschaften; wer den Avatar verliert, verliert das Spiel
meccg-setting-length = Länge des Spiels
    .one = 1-Deck-Spiel, ohne Reservestapel
    .two = 2-Deck-Spiel
    .three = 3-Deck-Spiel
    .four = 4-Deck-Spiel
meccg-setting-ends_late = 3- und 4-Deck-Spiele dauern ein Deck länger, und Siegpunkte allein beenden sie nicht
meccg-setting-general_opponent = General Opponent: Alle bringen zwei Decks mit, eines gegen Helden und eines gegen Schergen
meccg-setting-ue_promo_cards = Inoffizielle Errata: Die neun deutschen Promokarten dürfen in Decks sein
meccg-setting-ue_nine_ringwraiths = Inoffizielles Erratum: Eine Gemeinschaft nur aus Ringgeistern darf die Größe 9 haben
meccg-setting-ue_to_barad_dur = Inoffizielles Erratum: Ein Ringgeist darf sich auch ohne Bewegungsmodus-Karte nach Barad-dûr bewegen
meccg-setting-ue_athelas = Inoffizielles Erratum, Athelas: auch Streicher darf damit Versuchungskarten beseitigen
meccg-setting-ue_skin_changers = Inoffizielles Erratum, Beorninger Pelzwechsler: gegen Helden nur in den genannten Regionen oder bei zwei Wildnissen
meccg-setting-ue_dwar_unleashed = Inoffizielles Erratum, Dwar entfesselt: Dwar braucht dafür keinen Bewegungsmodus
meccg-setting-ue_elf_lord = Inoffizielles Erratum, Elbenlord in Zorn und Wut: in Schattenlanden nur mit Tore des Morgens im Spiel
meccg-setting-ue_flies_and_spiders = Inoffizielles Erratum, Fliegen und Spinnen: nur auf einen Charakter, den ein Hieb von Spinnen trifft
meccg-setting-ue_river = Inoffizielles Erratum, Fluß: Ein getappter Waldläufer genügt für alle Flüsse am selben Ort
meccg-setting-ue_fell_beast = Inoffizielles Erratum, Geflügelter Unhold: zählt im Deck als halbe Kreatur
meccg-setting-ue_barrow_wight = Inoffizielles Erratum, Grabunhold: auch in den Hügelgräberhöhen spielbar
meccg-setting-ue_fell_rider = Inoffizielles Erratum, Grausamer Reiter: wird an einem Dunklen Zufluchtsort nur abgeworfen, wenn die Gemeinschaft im letzten Zug von anderswo dorthin kam
meccg-setting-ue_hobbit_lore = Inoffizielles Erratum, Hobbitkunde: an jedem Ort spielbar
meccg-setting-ue_cave_drake = Inoffizielles Erratum, Höhlendrache: ist ein Lindwurm, kein Drache
meccg-setting-ue_khamul = Inoffizielles Erratum, Khamûl der Ringgeist: +2 auf Konstitutionswürfe nach abgewehrten Hieben gegen ihn
meccg-setting-ue_mumak = Inoffizielles Erratum, Mûmak: auch in Harondor spielbar
meccg-setting-ue_army_of_the_dead = Inoffizielles Erratum, Das Schattenheer: nur, wenn Aragorn II in diesem Zug die Pfade der Toten gegangen ist
meccg-setting-ue_black_rider = Inoffizielles Erratum, Schwarzer Reiter: der Ritt endet an einem Dunklen Zufluchtsort nur nach Ankunft von anderswo
meccg-setting-ue_blackbole = Inoffizielles Erratum, Schwarzstamm: nicht an Zufluchtsorten spielbar
meccg-setting-ue_sneakin = Inoffizielles Erratum, Spurlos verschwunden: nur am Ende der Organisationsphase spielbar
