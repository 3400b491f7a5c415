# Der Ringkrieg 2, deutsch: das Brett im Browser.

risk-board-map = Karte von Mittelerde
risk-board-strip = Wie der Krieg steht
risk-board-strip-side = { $side }: { $points } Siegpunkte, davon { $strongholds } für Festungen und { $cards } für Karten.
risk-board-strip-party = { $party } ({ $who }): { $gold } Gold, Einkommen { $income }, { $lands } Gebiete, { $cards } Karten.
risk-board-points = Punkte
risk-board-leads = { $side } führt um { $by }
risk-board-even = Niemand führt
risk-board-lead-wins = { $lead } Vorsprung gewinnt
risk-board-you = du
risk-board-side-good = Die gute Seite
risk-board-side-evil = Die böse Seite
risk-board-short-elves = Elfen
risk-board-short-saruman = Saruman
risk-board-short-rohan = Rohan
risk-board-short-sauron = Sauron
risk-board-short-gondor = Gondor

## The turn

risk-board-phases = Die Phasen eines Zuges
risk-board-turn-of = Am Zug: { $party }
risk-board-round = Runde { $round }
risk-board-phase-buy = Kauf
risk-board-phase-move = Bewegung
risk-board-phase-combat = Kampf, Suche
risk-board-phase-cards = Karten
risk-board-phase-deploy = Einsatz
risk-board-phase-income = Einkommen

## Territories

risk-board-mountains = Gebirge: nur Adler kommen hinein
risk-board-in-region = Region { $region }
risk-board-stronghold-of = Festung { $name } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
risk-board-site-of = Stätte der Macht { $name }
risk-board-port = Hafen
risk-board-held-by = Kontrolle: { $party }.
risk-board-contested = Umkämpft.
risk-board-closed = Von Winterstürmen gesperrt.
risk-board-bearer-here = Der Ringträger ist hier.
risk-board-near = Daneben: { $names }.
risk-board-region-gold = { $region }: { $gold } Gold für den, der alle { $count } Gebiete kontrolliert.
risk-board-regions = Regionen
risk-board-regions-note = Gold, wenn ganz in einer Hand
risk-board-region-whole = Ganz: { $party }
risk-board-region-held = { $held } von { $count } kontrolliert

## Choosing

risk-board-hint-march = Berühre ein Gebiet mit deinen Truppen, dann das Ziel.
risk-board-hint-goal = Berühre das Ziel. Rot gestrichelt: Dort stehen Gegner. Esc oder dasselbe Gebiet nimmt die Wahl zurück.
risk-board-hint-combat = Berühre ein Gebiet: rot gestrichelt zum Kampf, die anderen für eine Suche.
risk-board-hint-ring-bearer = Berühre sein nächstes Feld auf der Karte oder in der Zeichnung.
risk-board-hint-ring-bearer-second = Berühre sein nächstes Feld auf der Karte oder in der Zeichnung.
risk-board-hint-retreat = Berühre das Gebiet, in das sie sich zurückziehen, oder bleib.
risk-board-hint-bridge = Berühre ein Gebiet an der Brücke.
risk-board-hint-transfer-where = Berühre das Gebiet, in dem Truppen zu einer verbündeten Partei wechseln.
risk-board-hint-no-card = Von deinen Karten passt jetzt keine. Abwerfen musst du nichts. Berühre eine Karte, um sie zu lesen.
risk-board-attack = Angriff
risk-board-costs = { $gold } Gold
risk-board-steps-left = { $left ->
        [one] noch { $left } Schritt
       *[other] noch { $left } Schritte
    }
risk-board-go = { $staying ->
        [0] Alle { $going } ziehen
       *[other] { $going } ziehen, { $staying } bleiben
    }
risk-board-which-figure = Welche Figur
risk-board-which-place = Wohin
risk-board-place-pick = Nimm eine Art, dann berühre ein leuchtendes Gebiet.
risk-board-place-touch = { $unit }: Berühre ein leuchtendes Gebiet.
risk-board-why-not = Warum nicht?
risk-board-close = Schließen

## Buying

risk-board-gold-left = { $left } von { $gold } Gold übrig
risk-board-kind = Truppen
risk-board-numbers = Trifft mit
risk-board-numbers-long = Trefferzahlen: Angriff, Verteidigung; dann Angriff und Verteidigung in einer Festung
risk-board-price = Preis
risk-board-supply = Vorrat
risk-board-buy = Kaufen
risk-board-range = zieht { $steps }
risk-board-reserve-note = Was du kaufst, wartet in der Reserve, bis du es gegen Ende des Zuges einsetzt.
risk-board-buy-go = { $count ->
        [0] Kaufen
        [one] { $count } Figur für { $gold } Gold kaufen
       *[other] { $count } Figuren für { $gold } Gold kaufen
    }
risk-board-buy-nothing = Nichts kaufen

## Cards

risk-board-hand = Deine Karten: { $count }
risk-board-card-lit = { $title }, jetzt spielbar ({ $party })
risk-board-card-of = { $title } ({ $party })
risk-board-card-territory = Gebiet
risk-board-card-joker = Joker
risk-board-card-mission = Mission
risk-board-card-event = Ereignis
risk-board-card-power = Aktion
risk-board-worth = { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
risk-board-backs = Gebietskarten: { $territory }, Abenteuerkarten: { $adventure }
risk-board-reconstructed = rekonstruiert
risk-board-reconstructed-long = Rekonstruiert: Ein Teil dieser Karte ist von keiner gedruckten bekannt; er stammt von uns.

## Combat

risk-board-battle = Schlacht: { $territory }
risk-board-battle-field = Offenes Feld
risk-board-battle-fortress = Festung { $name }
risk-board-battle-round = Kampfrunde { $round }
risk-board-battle-over = Vorbei
risk-board-battle-step-cards = Karten
risk-board-battle-step-retreat = Rückzug?
risk-board-battle-step-dice = Würfeln
risk-board-battle-step-losses = Verluste
risk-board-attacker = Angreifer
risk-board-defender = Verteidiger
risk-board-hill-hero = Held: alle +1
risk-board-hill-empty = kein Held
risk-board-hits = Treffer
risk-board-hits-with = trifft mit
risk-board-expected = erwartet { $hits }
risk-board-losses = Verluste: { $side }
risk-board-losses-none = noch keine
risk-board-against-walls = gegen die Mauern
risk-board-take-hit = Ein Treffer für: { $unit } ({ $party })
risk-board-walls-up = Die Mauern stehen: Die Verteidiger haben die Zahlen der Festung.
risk-board-walls-down = Die Mauern sind gebrochen: Die Verteidiger treffen mit einer Zahl weniger.
risk-board-pursuit = Verfolgung, { $party }: { $dice }, { $hits } Treffer
risk-board-retreat = Rückzug, { $party }: { $territory }.
risk-board-battle-won = { $territory }: Kontrolle hat { $party }
risk-board-battle-nobody = Niemand ist übrig.

## The Ring-bearer

risk-board-journey = Der Ringträger
risk-board-journey-map = Sein Weg in 17 Schritten
risk-board-only-good = nur für die Guten
risk-board-hidden = verborgen
risk-board-revealed = aufgedeckt
risk-board-bearer-at = { $territory }, Schritt { $step } von 17.
risk-board-hidden-long = Die böse Seite weiß nicht, wo er ist.
risk-board-revealed-long = Er ist aufgedeckt: Gelingt hier noch eine Suche, ist er gefangen.
risk-board-failed-long = Hier ist ein Wurf misslungen: Der nächste Versuch gelingt ohne Wurf.
risk-board-secret-long = Er ist verborgen. Sucht, wo er sein könnte: Truppen, die nicht gekämpft haben, dürfen in Phase c suchen.
risk-board-haunt = hier kann er sein
risk-board-haunts = Nach allem, was alle gesehen haben, kann er hier sein: { $spaces }.
risk-board-haunts-known = Nach allem, was sie gesehen hat, muss die böse Seite hier mit ihm rechnen: { $spaces }.
risk-board-shown-long = Er ist aufgedeckt: { $territory }. Gelingt dort in einem späteren Zug eine Suche, ist er gefangen.
risk-board-marches = Gewaltmärsche: { $count }
risk-board-may-move = Mit Ringsymbol: { $party }
risk-board-sheet = Geheime Aufzeichnung ({ $count })
risk-board-sheet-line = Runde { $round }, { $party }: { $what }, { $territory }
risk-board-die-space = wer fort will, würfelt 4 oder mehr
risk-board-reconstructed-way = Weg von uns rekonstruiert

## Explanations

risk-board-ways-to-win = Die Wege zum Sieg
risk-board-points-title = Siegpunkte
risk-board-explain-points = Eine Seite gewinnt mit { $lead } Siegpunkten Vorsprung.
risk-board-explain-strongholds = Jede Festung gibt ihre Punkte der Seite, die sie kontrolliert; gespielte Missionen und manche Karten geben mehr.
risk-board-explain-ring = Die gute Seite gewinnt auch, wenn der Ringträger den Ring in den Schicksalsberg wirft.
risk-board-explain-capture = Die böse Seite gewinnt auch, wenn sie den aufgedeckten Ringträger noch einmal findet.
risk-board-explain-side = { $points } Siegpunkte: { $strongholds } für Festungen, { $cards } für Karten.
risk-board-explain-gold = { $gold } Gold; das nächste Einkommen ist { $income } für { $lands } Gebiete und ganze Regionen.
risk-board-explain-cards = Gebietskarten: { $territory }, Abenteuerkarten: { $adventure }.
risk-board-explain-reserve = Reserve: { $list }
risk-board-explain-supply = Vorrat: { $list }
risk-board-explain-holds = Festungen: { $list }
