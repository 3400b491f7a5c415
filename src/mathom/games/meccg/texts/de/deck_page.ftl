# Middle-earth CCG: Karten und Decks im Browser, deutsch.

## Wörter der Karten

meccg-alignment-hazard = Gefahr
meccg-alignment-dual = Held und Scherge
meccg-type-character = Charakter
meccg-type-avatar = Avatar
meccg-type-agent = Gefahren-Agent
meccg-type-item = Gegenstand
meccg-type-ally = Verbündeter
meccg-type-faction = Heer
meccg-type-event = Ereignis
meccg-type-creature = Kreatur
meccg-type-site = Ort
meccg-type-region = Region
meccg-duration-short = Kurzes Ereignis
meccg-duration-long = Langes Ereignis
meccg-duration-permanent = Permanentes Ereignis
meccg-class-minor = Gering
meccg-class-major = Bedeutend
meccg-class-greater = Legendär
meccg-class-gold-ring = Goldring
meccg-class-special = Besonders
meccg-equipment-weapon = Waffe
meccg-equipment-armor = Rüstung
meccg-equipment-shield = Schild
meccg-equipment-helmet = Helm
meccg-skill-warrior = Krieger
meccg-skill-scout = Kundschafter
meccg-skill-ranger = Waldläufer
meccg-skill-sage = Weiser
meccg-skill-diplomat = Diplomat
meccg-race-man = Mensch
meccg-race-dunadan = Dúnadan
meccg-race-elf = Elb
meccg-race-dwarf = Zwerg
meccg-race-hobbit = Hobbit
meccg-race-orc = Ork
meccg-race-troll = Troll
meccg-race-wizard = Zauberer
meccg-race-ringwraith = Ringgeist
meccg-race-fallen-wizard = Gefallener Zauberer
meccg-race-balrog = Balrog
meccg-race-undead = Untot
meccg-race-animal = Tier
meccg-race-spider = Spinne
meccg-race-wolf = Wolf
meccg-race-dragon = Drache
meccg-race-drake = Lindwurm
meccg-race-giant = Riese
meccg-race-nazgul = Nazgûl
meccg-race-maia = Maia
meccg-race-awakened-plant = Erwachte Pflanze
meccg-race-pukel-creature = Pûkel-Wesen
meccg-race-slayer = Schlächter
meccg-race-spawn = Brut
meccg-race-bear = Bär
meccg-race-trap = Falle
meccg-race-gas = Gas
meccg-race-wose = Wose
meccg-race-ent = Ent
meccg-race-eagle = Adler
meccg-race-special = Besonders
meccg-site-haven = Zufluchtsort
meccg-site-free-hold = Freier Ort
meccg-site-border-hold = Grenzort
meccg-site-ruins-and-lairs = Ruinen und Horte
meccg-site-shadow-hold = Schattenhort
meccg-site-dark-hold = Hort der Dunkelheit
meccg-haven-haven = Zufluchtsort
meccg-haven-darkhaven = Dunkler Zufluchtsort
meccg-haven-wizardhaven = Zauberer-Zufluchtsort
meccg-haven-balrog-darkhaven = Balrog-Zufluchtsort
meccg-region-wilderness = Wildnis
meccg-region-border-land = Grenzreich
meccg-region-free-domain = Freies Reich
meccg-region-shadow-land = Schattenland
meccg-region-dark-domain = Dunkles Reich
meccg-region-coastal-sea = Meeresküste
meccg-set-tw = Die Zauberer
meccg-set-td = Die Drachen
meccg-set-dm = Dunkle Schergen
meccg-set-le = Das Lidlose Auge
meccg-set-as = Gegen den Schatten
meccg-set-wh = Die Weiße Hand
meccg-set-ba = Der Balrog
meccg-points-character = Siegpunkte für Charaktere
meccg-points-item = Siegpunkte für Gegenstände
meccg-points-faction = Siegpunkte für Heere
meccg-points-ally = Siegpunkte für Verbündete
meccg-points-kill = Siegpunkte für Kreaturen
meccg-points-miscellaneous = Besondere Siegpunkte
meccg-stat-mind = Geisteskraft
meccg-stat-corruption = Versuchungspunkte
meccg-stat-prowess-body = Kampfgeschick und Konstitution
meccg-stat-direct-influence = Direkter Einfluss
meccg-stat-influence-check = Der Beeinflussungswurf muss größer sein
meccg-stat-strikes = Hiebe × Kampfgeschick / Konstitution
meccg-stat-draws = Karten zu ziehen: du und der Gegner
meccg-clause-play = Ausspielen
meccg-clause-cost = Kosten
meccg-clause-effect = Wirkung
meccg-clause-static = dauernd
meccg-clause-trigger = Auslöser
meccg-clause-activated = Fähigkeit
meccg-clause-attack = Angriff
meccg-clause-alternative = oder stattdessen
meccg-clause-discard = geht ab
meccg-clause-limit = Grenze
meccg-clause-setup = Deck
meccg-status-complete = Spielbar
meccg-status-partial = Teilweise spielbar
meccg-status-missing = Noch nicht spielbar

## Facetten

meccg-facet-alignment = Ausrichtung
meccg-facet-type = Art
meccg-facet-duration = Dauer
meccg-facet-item-class = Klasse
meccg-facet-equipment = Ausrüstung
meccg-facet-skill = Beruf
meccg-facet-race = Volk
meccg-facet-site-type = Art des Ortes
meccg-facet-keyed = Art der Region
meccg-facet-set = Edition
meccg-facet-status = Stand
meccg-facet-within = Dieses Deck
meccg-within-in = nur was darin ist
meccg-within-out = nur was nicht darin ist
meccg-within-allowed = nur was hineindarf

## Die Seite

meccg-page-title = Karten und Decks
meccg-page-sides = Zeigen
meccg-page-side-facets = Filter
meccg-page-side-cards = Karten
meccg-page-side-deck = Deck
meccg-page-found = Gefundene Karten
meccg-page-clear = Alle Filter löschen
meccg-page-search = Titel suchen (deutsch, englisch)
meccg-page-count = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
meccg-page-of-all = von { $total }
meccg-page-hidden = { $count ->
        [one] 1 ist ausgeblendet, weil sie noch nicht ganz wirkt.
       *[other] { $count } sind ausgeblendet, weil sie noch nicht ganz wirken.
    }
meccg-page-show-hidden = Alle { $count } zeigen
meccg-page-only-playable = Nur spielbare
meccg-page-keys = Tasten: / suchen, + und − Exemplare der Karte im Fokus
meccg-page-none = Keine Karte passt. Nimm einen Filter weg oder suche nach weniger.
meccg-page-look-at = { $title } ansehen
meccg-page-less = Ein Exemplar von { $title } weniger
meccg-page-more = Ein Exemplar von { $title } mehr
meccg-page-unique = einzigartig
meccg-page-corruption = { $count ->
        [one] 1 Versuchungspunkt
       *[other] { $count } Versuchungspunkte
    }
meccg-page-points = { $category }: { $count }
meccg-page-region = in { $region }
meccg-page-no-words = Diese Karte hat keinen Text neben ihren Zahlen.
meccg-page-missing = { $missing } von { $all } Sätzen wirken noch nicht
meccg-page-in-deck = { $count } in diesem Deck
meccg-page-which = Deck
meccg-page-mine = Meine Decks
meccg-page-built-in = Mitgelieferte Decks
meccg-page-untitled = Deck ohne Namen
meccg-page-name = Name des Decks
meccg-page-parts = Teile des Decks
meccg-page-saving-kept = gespeichert
meccg-page-saving-waiting = wird gespeichert …
meccg-page-saving-failed = nicht gespeichert
meccg-page-tab-play = Spielstapel
meccg-page-tab-pool = Anfang
meccg-page-tab-sites = Orte
meccg-page-tab-sideboard = Reserve
meccg-page-new = Neu
meccg-page-import = Einlesen
meccg-page-export = Ausgeben
meccg-page-delete = Löschen
meccg-page-plan = Wie es sich spielt
meccg-page-play = Mit diesem Deck spielen
meccg-page-change = Im Deckbau ansehen oder ändern
meccg-page-second = Diese Datei hat ein zweites Deck, gegen Schergen und den Balrog. Es wird aufbewahrt und geprüft; hier ist das erste zu sehen.
meccg-page-legality = Regelprüfung
meccg-page-faults = { $count ->
        [0] regelgerecht
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
meccg-page-wrong = Falsch:
meccg-page-right = Richtig:
meccg-page-waiting = Noch nicht spielbare Karten
meccg-legal-resources = Unterstützung
meccg-legal-hazards = Ebenso viele Gefahren
meccg-legal-creatures = Kreaturen
meccg-legal-pool = Anfangscharaktere
meccg-legal-sideboard = Reservestapel
meccg-chart-title = Verteilung
meccg-chart-mind = Geisteskraft am Anfang
meccg-chart-prowess = Kampfgeschick der Kreaturen
meccg-chart-bar = { $count } mit { $value }
meccg-page-import-title = Ein Deck einlesen
meccg-page-import-help = Eine Deckdatei, eine Ausgabe von GCCG oder eine Liste: eine Zeile je Karte, etwa „2 Verstohlenheit“, auf Deutsch oder Englisch.
meccg-page-import-file = Datei
meccg-page-import-text = Text
meccg-page-import-do = Einlesen
meccg-page-import-unmatched = { $count ->
        [one] Eine Zeile nennt keine Karte; der Rest ist im Deck.
       *[other] { $count } Zeilen nennen keine Karte; der Rest ist im Deck.
    }
meccg-page-import-line = Zeile { $line }: { $text }
meccg-page-import-near = (vielleicht { $near }?)
meccg-page-export-title = Das Deck ausgeben
meccg-page-export-form = Format
meccg-page-export-list = Liste
meccg-page-export-toml = Deckdatei
meccg-page-export-gccg = GCCG
meccg-page-export-text = Text
meccg-page-export-save = Als { $name } speichern
