# Der Ringkrieg: der Tisch im Terminal, Deutsch.

wotr-table-round = Runde { $round }, { $phase ->
        [draw] Würfel zurücknehmen und Karten ziehen
        [fellowship] Gemeinschaftsphase
        [hunt] Jagdzuteilung
        [roll] Aktionswurf
        [victory] Siegprüfung
       *[action] Aktionsphase
    }
wotr-table-turn-of = Am Zug: { NAME("wotr-side", $side) } ({ $name })
wotr-table-fellowship = Gemeinschaft: { NAME("wotr-region", $region) }, Fortschritt { $progress }
wotr-table-mordor = Gemeinschaft: Mordorleiste, Feld { $box } von { $last }
wotr-table-hidden = versteckt
wotr-table-revealed = ENTDECKT
wotr-table-corruption = Macht des Rings { $corruption }/{ $most }
wotr-table-guide = Ratgeber: { NAME("wotr-character", $guide) }. Bei den Ringträgern: { $companions }
wotr-table-side = Seite
wotr-table-points = Punkte
wotr-table-dice = Würfel
wotr-table-dice-of = Freie Würfel, { NAME("wotr-side", $side) }:
wotr-table-hunt = Jagdfeld
wotr-table-rings = Elbenringe
wotr-table-hand = Hand
wotr-table-decks = Stapel
wotr-table-politics = Politik (in Klammern: passiv)
wotr-table-box = { $steps ->
        [0] Im Krieg:
        [one] { $steps } Schritt:
       *[other] { $steps } Schritte:
    }
wotr-table-in-play = Im Spiel, { NAME("wotr-side", $side) }: { $cards }
wotr-table-tiles = Gezogene Jagdplättchen: { $drawn } ({ $pool } im Vorrat)
wotr-table-waiting = Spezialplättchen, die in Mordor in den Vorrat kommen: { $tiles }
wotr-table-reinforcements = Verstärkungen, { NAME("wotr-side", $side) }
wotr-table-empty = leer: { $names }
wotr-table-held = ({ NAME("wotr-side", $side) })
wotr-table-inside = belagert:
wotr-table-ring-bearers = Ringträger
wotr-table-battle-field = Schlacht: { NAME("wotr-region", $start) } → { NAME("wotr-region", $region) }, Kampfrunde { $round }
wotr-table-battle-siege = Belagerungsschlacht: { NAME("wotr-region", $region) } (von { NAME("wotr-region", $start) }), Kampfrunde { $round }
wotr-table-battle-sortie = Ausfall: { NAME("wotr-region", $region) } (von { NAME("wotr-region", $start) }), Kampfrunde { $round }
wotr-table-attacks = greift an
wotr-table-your-hand = Deine Hand
wotr-table-no-hand = keine Karten
wotr-table-combat-card = Deine Kampfkarte, verdeckt: { $cards }
wotr-table-rank-regular = R
wotr-table-rank-elite = E
wotr-table-rank-leader = A
wotr-table-rank-nazgul = N
wotr-table-nation-dwarves = Zw
wotr-table-nation-elves = El
wotr-table-nation-gondor = Go
wotr-table-nation-north = No
wotr-table-nation-rohan = Ro
wotr-table-nation-isengard = Is
wotr-table-nation-sauron = Sa
wotr-table-nation-southrons_easterlings = SO
wotr-table-land-eriador = Eriador
wotr-table-land-misty = Nebelgebirge und Täler des Anduin
wotr-table-land-mirkwood = Düsterwald und der Nordosten
wotr-table-land-rohan = Rohan und Isengart
wotr-table-land-gondor = Gondor
wotr-table-land-mordor = Mordor und seine Grenzen
wotr-table-land-south_east = Der Süden und der Osten
wotr-table-odds-field = { $side }: Sieg in der Region in { $won } % von { $sims } Schlachten.
wotr-table-odds-siege = { $side }: Die Festung fällt in { $won } % von { $sims } Schlachten.
wotr-table-odds-sortie = { $side }: Der Ausfall bricht die Belagerung in { $won } % von { $sims } Schlachten.
wotr-table-odds-lost = { $side }: im Schnitt { $hits } Treffer erlitten; alle fallen in { $gone } %.

wotr-look-level = Stufe { $level ->
        [unlimited] ∞
        [variable] ?
       *[other] { $level }
    }
wotr-look-leadership = Führung { $count }
wotr-look-enters = Kommt ins Spiel:
wotr-look-guide = Als Ratgeber:
wotr-look-aside = noch nicht im Spiel
wotr-look-over = aus dem Spiel

wotr-table-signs =
    Go 3R 1E 1A      Gondor: 3 reguläre Einheiten, 1 Elite, 1 Anführer; N ein Nazgûl, D ein Dunländer
    Zw El Go No Ro   Zwerge, Elben, Gondor, der Norden, Rohan
    Is Sa SO         Isengart, Sauron, Südländer & Ostlinge
    { "[F2]" } [S1] [D]    Festung für 2 Punkte, Stadt für 1, Dorf; [W] eine Wehranlage
    (Schatten)       wer eine eroberte Siedlung hält
    (belagert: …)    in der Festung, die anderen davor
    ○ Ringträger     wo die Gemeinschaft zuletzt bekannt war
    >  Ann*          wer zu wählen hat; der führende Spieler einer Seite
    Punkte 1/10      Siegpunkte, und wie viele zum Sieg reichen; Würfel 3/7: freie von allen
    Stapel 23/24     Karten im Charakter- und im Strategiestapel
    2*               Elbenringe, einer davon in dieser Runde benutzt
    Entdeckt, Stopp  ein Jagdplättchen, das die Gemeinschaft entdeckt; eines, das sie in Mordor aufhält
