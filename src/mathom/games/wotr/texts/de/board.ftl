# Der Ringkrieg, Deutsch: das Brett im Browser.

wotr-board-map = Karte von Mittelerde
wotr-board-strip = So steht der Krieg
wotr-board-strip-side = { $side }: { $points } von { $goal } Siegpunkten.
wotr-board-points = Siegpunkte
wotr-board-dice-left = { $count ->
        [0] Keine Würfel mehr
        [one] Noch { $count } Würfel
       *[other] Noch { $count } Würfel
    }
wotr-board-dice-waiting = Noch nicht gewürfelt
wotr-board-dice-none = { $dice } Aktionswürfel
wotr-board-rings = { $count ->
        [0] Kein Elbenring
        [one] { $count } Elbenring
       *[other] { $count } Elbenringe
    }
wotr-board-progress = Fortschritt
wotr-board-mordor-of = von { $last } in Mordor
wotr-board-hidden = versteckt
wotr-board-revealed = entdeckt
wotr-board-corruption = Macht des Rings { $corruption } von 12.
wotr-board-corruption-short = Macht des Rings
wotr-board-guide = Ratgeber: { $name }.
wotr-board-guide-short = Ratgeber
wotr-board-with = Bei ihnen: { $names }.
wotr-board-fellowship = Die Gemeinschaft war zuletzt hier, Fortschritt { $progress }, { $hidden ->
        [yes] versteckt
       *[no] entdeckt
    }.
wotr-board-fellowship-at = Die Gemeinschaft, letzter bekannter Ort: { $region }. Fortschritt { $progress }, { $hidden ->
        [yes] versteckt
       *[no] entdeckt
    }.
wotr-board-strip-hunt = Jagd nach dem Ring: { $level ->
        [one] { $level } Würfel jagt
       *[other] { $level } Würfel jagen
    }, jeder +{ $bonus }. { $pool } Jagdplättchen im Vorrat.
wotr-board-fellowship-mordor = Die Gemeinschaft ist in Mordor, Schritt { $box }, { $hidden ->
        [yes] versteckt
       *[no] entdeckt
    }.
wotr-board-the-fellowship = Die Gemeinschaft des Rings
wotr-board-mordor = Die Mordorleiste
wotr-board-hunt = Die Jagd nach dem Ring
wotr-board-hunt-level = Jagd
wotr-board-tiles = { $pool } Jagdplättchen im Vorrat, { $drawn } gezogen.
wotr-board-tiles-pool = Im Vorrat ({ $eyes } mit Auge): { $list }.
wotr-board-tiles-drawn = Gezogen: { $list }.
wotr-board-politics = Politik
wotr-board-politics-box = { $steps ->
        [0] Im Krieg
        [one] { $steps } Schritt bis zum Krieg
       *[other] { $steps } Schritte bis zum Krieg
    }
wotr-board-passive = passiv
wotr-board-active = aktiv
wotr-board-at-war = Im Krieg.
wotr-board-steps = { $steps ->
        [one] { $steps } Schritt bis zum Krieg.
       *[other] { $steps } Schritte bis zum Krieg.
    }
wotr-board-worth = { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
wotr-board-held = gehalten von: { $side }
wotr-board-army = { $side }: { $host }.
wotr-board-inside = Belagert, { $side }: { $host }.
wotr-board-outside = Belagerer, { $side }: { $host }.
wotr-board-near = Grenzt an: { $names }.
wotr-board-reserve = Verstärkungen: { $list }.
wotr-board-discarded = Karten auf dem Ablagestapel: { $count }.
wotr-board-count-regular = { $count ->
        [one] { $count } Reguläre
       *[other] { $count } Reguläre
    }
wotr-board-count-elite = { $count ->
        [one] { $count } Elite
       *[other] { $count } Elite
    }
wotr-board-count-leader = { $count ->
        [one] { $count } Anführer
       *[other] { $count } Anführer
    }
wotr-board-count-nazgul = { $count } Nazgûl
wotr-board-rank-regular = Reguläre
wotr-board-rank-elite = Elite
wotr-board-rank-leader = Anführer
wotr-board-rank-nazgul = Nazgûl
wotr-board-hand = Deine Hand: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
wotr-board-card-lit = { $title }, wählbar
wotr-board-in-play = Im Spiel
wotr-board-backs = { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
wotr-board-pick-source = Tippe eine Armee auf der Karte an, oder wähle aus der Liste.
wotr-board-pick-target = { $region }: Tippe nun das Ziel an.
wotr-board-pick-back = Esc legt sie wieder hin.
wotr-board-going = { $going ->
        [0] Niemand geht
        [one] { $going } Figur geht
       *[other] { $going } Figuren gehen
    }, { $staying ->
        [0] niemand davon bleibt
        [one] { $staying } bleibt
       *[other] { $staying } bleiben
    }.
wotr-board-go-none = Mindestens eine Figur muss gehen.
wotr-board-go = { $going ->
        [one] { $going } Figur geht
       *[other] { $going } Figuren gehen
    }
wotr-board-one-by-one = Wie viele gehen mit?
wotr-board-comes = geht mit
wotr-board-stays = bleibt
wotr-board-phases = Phasen der Runde
wotr-board-round = Runde { $round }
wotr-board-turn-of = Am Zug: { $side }
wotr-board-phase-draw = Nach­ziehen
wotr-board-phase-fellowship = Gemein­schaft
wotr-board-phase-hunt = Jagd
wotr-board-phase-roll = Würfeln
wotr-board-phase-action = Aktionen
wotr-board-phase-victory = Sieg?

wotr-board-close = Schließen
wotr-board-you = du
wotr-board-battle-field = Schlacht: { $region }
wotr-board-battle-siege = Belagerungsschlacht: { $region }
wotr-board-battle-sortie = Ausfall: { $region }
wotr-board-battle-way = { $start } → { $region }
wotr-board-battle-about = Angreifer: { $side }
wotr-board-battle-over = Vorbei
wotr-board-combat-round = Kampfrunde { $round }
wotr-board-rounds = Kampfrunden
wotr-board-battle-step-cards = Kampfkarten
wotr-board-battle-step-roll = Kampfwurf
wotr-board-battle-step-reroll = Anführer-Neuwurf
wotr-board-battle-step-losses = Verluste
wotr-board-battle-step-end = Abbruch oder Rückzug
wotr-board-battle-roll = Kampfwurf
wotr-board-battle-reroll = Neuwurf
wotr-board-battle-special = Sonderangriff
wotr-board-battle-losses = Verluste
wotr-board-attacks = Angriff: { $side }
wotr-board-defends = Verteidigung: { $side }
wotr-board-hits = { $count ->
        [one] Treffer
       *[other] Treffer
    }
wotr-board-hit-count = { $count ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
wotr-board-needs = trifft ab { $needed }
wotr-board-initiative = Initiative
wotr-board-sealed = Verdeckt, { $deck }
wotr-board-no-card = Keine Kampfkarte
wotr-board-card-open = Noch keine Karte gewählt
wotr-board-die-hit = { $die }{ $sign }, Treffer
wotr-board-die-miss = { $die }{ $sign }, daneben
wotr-board-hunt-about = Fortschritt { $progress }, zuletzt in { $region }
wotr-board-hunt-mordor = In Mordor, Schritt { $box }
wotr-board-hunt-step-roll = Jagdwurf
wotr-board-hunt-step-tile = Plättchen
wotr-board-hunt-step-damage = Schaden
wotr-board-hunt-step-after = Danach
wotr-board-hunt-roll = Jagdwurf
wotr-board-hunt-reroll = Neuwurf
wotr-board-hunt-needs = ab 6{ $bonus ->
        [0] { "" }
       *[other] , jeder +{ $bonus }
    }
wotr-board-successes = { $count ->
        [0] kein Erfolg
        [one] 1 Erfolg
       *[other] { $count } Erfolge
    }
wotr-board-damage = Schaden { $damage }
wotr-board-tiles-gone = Schon gezogen
wotr-board-tiles-left = noch { $count }
wotr-board-hunt-nothing = Kein Plättchen
wotr-board-prevented = Es wird kein Plättchen gezogen: „{ $card }“.
wotr-board-hunt-failed = Die Jagd findet niemanden.
wotr-board-hunt-waits = Der Schatten jagt …
wotr-board-sum-tile = Plättchen
wotr-board-sum-card-shielded = Karte
wotr-board-sum-guide-shielded = Ratgeber
wotr-board-sum-casualty = Verlust
wotr-board-sum-left = Schaden
wotr-board-healed = Die Macht des Rings sinkt um { $count }.
wotr-board-is-revealed = Die Gemeinschaft ist entdeckt.
wotr-board-ways-to-win = Die Wege zum Sieg
wotr-board-overlay-reach = Zeigen, wohin deine Armeen ziehen und wen sie angreifen können
wotr-board-overlay-recruits = Zeigen, wo du rekrutieren kannst
wotr-board-overlay-recruits-nowhere = Nirgends: Nur Nationen im Krieg rekrutieren, in eigenen Siedlungen, die nicht belagert sind.

wotr-board-letters-gandalf_the_grey = G
wotr-board-letters-strider = S
wotr-board-letters-boromir = B
wotr-board-letters-legolas = L
wotr-board-letters-gimli = Gi
wotr-board-letters-meriadoc = M
wotr-board-letters-peregrin = P
wotr-board-letters-aragorn = A
wotr-board-letters-gandalf_the_white = GW
wotr-board-letters-gollum = Go
wotr-board-letters-witch_king = H
wotr-board-letters-saruman = Sa
wotr-board-letters-mouth_of_sauron = Mu

wotr-board-card-if = Nur wenn:
wotr-board-card-until = Bis:
wotr-board-card-stays = Bleibt im Spiel
wotr-board-card-character = Charakterkarte
wotr-board-card-army = Armeekarte
wotr-board-card-muster = Rekrutierungskarte
wotr-board-loss-remove = Entfernen: { $kind }
wotr-board-loss-reduce = Wird regulär: { $kind }
wotr-board-loss-cost = { $hits ->
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }
wotr-board-loss-placed = { $placed } von { $hits } Treffern verteilt.
wotr-board-loss-stay = Es bleiben:
wotr-board-loss-take = Verluste nehmen
wotr-board-explain-points-free_peoples = Siegpunkte: { $points } von { $goal }. Die Freien Völker gewinnen, wenn sie am Ende einer Runde Siedlungen des Schattens mit { $goal } Punkten halten (Stadt 1, Festung 2), oder sobald der Ring vernichtet ist.
wotr-board-explain-points-shadow = Siegpunkte: { $points } von { $goal }. Der Schatten gewinnt, wenn er am Ende einer Runde Siedlungen der Freien Völker mit { $goal } Punkten hält (Stadt 1, Festung 2), oder sobald die Macht des Rings 12 erreicht.
wotr-board-explain-dice = Aktionswürfel: { $count } von { $dice } sind noch unbenutzt. Jeder ist eine Aktion; Augen liegen auf dem Jagdfeld.
wotr-board-explain-rings = Elbenringe: { $count }. Einer je Runde dreht einen Würfel auf eine andere Seite.
wotr-board-explain-progress = Fortschritt: so viele Regionen ist die Gemeinschaft seit ihrem letzten bekannten Ort höchstens entfernt.
wotr-board-explain-hidden = Nur versteckt kann sie sich bewegen. Entdeckt muss sie sich erst wieder verstecken.
wotr-board-explain-corruption = Macht des Rings: Schaden der Jagd. Bei 12 gewinnt der Schatten.
wotr-board-explain-guide = Der Ratgeber führt die Gemeinschaft; seine Fähigkeit gilt.
wotr-board-explain-hunt = Bewegt sich die Gemeinschaft, würfelt der Schatten mit { $level ->
        [one] 1 Würfel
       *[other] { $level } Würfeln
    }{ $bonus ->
        [0] { "" }
       *[other] , jeder +{ $bonus }
    }. Jede 6 ist ein Erfolg; mit einem Erfolg wird ein Jagdplättchen gezogen, das meist Schaden macht.
wotr-board-explain-politics = Von links nach rechts rücken die Nationen auf den Krieg zu. Erst „Im Krieg“ dürfen sie angreifen und mit Würfeln rekrutiert werden.
wotr-board-explain-passive = Grau gestreift ist eine passive Nation: Sie tritt nicht in den Krieg ein, bis sie angegriffen wird oder ein Gefährte sie aufruft.
wotr-board-overlay-odds = Zeigen, wie Angriffe wohl ausgehen
wotr-board-odds = Aussichten von Schlachten
wotr-board-odds-ask = Ausrechnen
wotr-board-odds-busy = Es wird gekämpft …
wotr-board-odds-all = Alle Angriffe
wotr-board-odds-none = Hier kann jetzt niemand jemanden angreifen.
wotr-board-odds-feared = Angriffe, die zu fürchten sind
wotr-board-odds-now = Wie diese Schlacht weitergeht
wotr-board-odds-on = Wenn du bis zum Ende kämpfst
wotr-board-odds-part = Wie es mit diesen wohl ausgeht
wotr-board-odds-siege = Belagerung von { $region }
wotr-board-odds-won-field = So oft gewinnt der Angriff die Region.
wotr-board-odds-won-siege = So oft fällt die Festung.
wotr-board-odds-won-sortie = So oft bricht der Ausfall die Belagerung.
wotr-board-odds-besieged = In { $share } der Schlachten ziehen sich die Verteidiger in die Festung zurück.
wotr-board-odds-lost = Verlust im Schnitt
wotr-board-odds-gone = alle fallen
wotr-board-odds-hits = { $hits } Treffer
wotr-board-odds-sims =
    { $sims ->
        [one] Eine Schlacht
       *[other] { $sims } Schlachten
    }
wotr-board-odds-how = Gekämpft wird mit allen, die können; beide Seiten führt das Programm. Es kennt keine verdeckte Karte: Diese werden für jede Schlacht neu geraten.
wotr-board-wanted = { $region }: Mit welchem Würfel? Die hervorgehobenen bewegen diese Armee oder greifen mit ihr an.

wotr-board-die-called = Würfel: { $die }
wotr-board-deck-left = { $count ->
        [0] Keine Karte ist mehr im Stapel.
        [one] Noch { $count } Karte im Stapel.
       *[other] Noch { $count } Karten im Stapel.
    }
wotr-board-explain-deck-character = Charakterkarten handeln von Gemeinschaft, Gefährten und Nazgûl. Zu Beginn jeder Runde zieht jede Seite eine davon.
wotr-board-explain-deck-strategy = Strategiekarten handeln von Armeen und Rekrutierung. Zu Beginn jeder Runde zieht jede Seite eine davon.
wotr-board-explain-backs = Die Rückseite zeigt, von welchem Stapel eine Karte kommt. Auf der Hand sind höchstens sechs.
wotr-board-explain-phase-draw = Beide nehmen ihre Würfel zurück und ziehen zwei Karten, eine von jedem Stapel.
wotr-board-explain-phase-fellowship = Die Gemeinschaft darf zeigen, wo sie ist; vor Mordors Toren darf sie Mordor betreten.
wotr-board-explain-phase-hunt = Der Schatten legt Würfel ins Jagdfeld. Sie suchen die Gemeinschaft und fehlen ihm für Aktionen.
wotr-board-explain-phase-roll = Beide werfen ihre Aktionswürfel. Augen kommen sofort ins Jagdfeld.
wotr-board-explain-phase-action = Abwechselnd benutzt jede Seite einen Würfel, die Freien Völker zuerst.
wotr-board-explain-phase-victory = Hat eine Seite genug Siegpunkte, endet der Krieg. Sonst beginnt die nächste Runde.
