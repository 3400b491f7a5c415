# Der Ringkrieg 2, deutsch: Fragen, Möglichkeiten und was geschieht.

risk-side-good = die gute Seite
risk-side-evil = die böse Seite

risk-deck-territory = Gebietskarten
risk-deck-adventure = Abenteuerkarten

risk-victory-ring-destroyed = der Ring ist vernichtet
risk-victory-bearer-captured = der Ringträger ist gefangen
risk-victory-military = 15 Siegpunkte Vorsprung

risk-sheet-entered = betreten
risk-sheet-waited = gewartet
risk-sheet-failed = misslungener Wurf
risk-sheet-marched = Gewaltmarsch
risk-sheet-put-back = zurückgesetzt

risk-window-T0 = Beginn des Zuges
risk-window-M0 = vor der Bewegung
risk-window-M1 = während der Bewegung
risk-window-M2 = nach einer Landung
risk-window-B0 = vor dem Zug des Ringträgers
risk-window-B1 = nach seinem Wurf
risk-window-B2 = nach seinem Zug
risk-window-C0 = vor dem Kampf

risk-phase-start = Beginn des Zuges
risk-phase-buy = a) Kaufen
risk-phase-move = b) Bewegung
risk-phase-ring = b) Ringträger
risk-phase-combat = c) Kampf und Suche
risk-phase-cards = d) Karten
risk-phase-deploy = e) Einsetzen
risk-phase-income = f) Einkommen
risk-phase-transfer = Truppenüberstellung

## Fragen

risk-ask-buy = { NAME("risk-party", $party) }: Was kaufst du? Gold übrig: { $gold }.
risk-ask-play-card = { NAME("risk-party", $party) }, { NAME("risk-window", $window) }: Spielst du eine Karte?
risk-ask-discard = { NAME("risk-party", $party) }: Welche Karte wirfst du ab?
risk-ask-march = { NAME("risk-party", $party) }: Wer zieht? Wähle, von wo aus.
risk-ask-goal = { NAME("risk-territory", $territory) }: Wohin?
risk-ask-who-marches = { NAME("risk-territory", $territory) } → { NAME("risk-territory", $goal) }: Wer geht?
risk-ask-how-many = { NAME("risk-territory", $territory) } → { NAME("risk-territory", $goal) }: Wie viele gehen mit? { NAME("risk-unit", $unit) }, Schritte übrig: { $left }.
risk-ask-ring-bearer = { NAME("risk-party", $party) }: Zug des Ringträgers.
risk-ask-ring-bearer-second = { NAME("risk-party", $party) }: Ein zweiter Schritt des Ringträgers?
risk-ask-lorien = Der aufgedeckte Ringträger ist in Lórien: wieder verbergen oder einen Gewaltmarsch gewinnen?
risk-ask-sign = „{ NAME("risk-card", $card) }“: 2 hinzuzählen oder 2 abziehen?
risk-ask-hunted = { NAME("risk-party", $party) }: Wohin geht der Ringträger?
risk-ask-combat = { NAME("risk-party", $party) }: Welcher Kampf, welche Suche ist die nächste?
risk-ask-retreat = { NAME("risk-party", $party) }, { NAME("risk-territory", $territory) }: bleiben oder zurückziehen?
risk-ask-pursue = { NAME("risk-territory", $territory) }: Verfolgst du den Rückzug dieser Partei? { NAME("risk-party", $party) }
risk-ask-walls = { NAME("risk-territory", $territory) }: Wie viele Ents greifen die Mauern an?
risk-ask-weapon-bonus = { NAME("risk-territory", $territory) }, { NAME("risk-unit", $unit) }: Wie viele, die durch die Berge kamen, erhalten den Bonus?
risk-ask-direct-hit = { NAME("risk-territory", $territory) }: Wen treffen die Mumakil? Treffer übrig: { $hits }.
risk-ask-loss = { NAME("risk-territory", $territory) }: Wer nimmt einen Treffer? Treffer übrig: { $hits }.
risk-ask-free-hero = { NAME("risk-party", $party) }: Wo erscheint der neue Held?
risk-ask-draw-territory = { NAME("risk-party", $party) }: ein Gebiet dazugewonnen. Eine Gebietskarte ziehen?
risk-ask-draw-adventure = { NAME("risk-party", $party) }: ein Held auf einer Stätte der Macht. Eine Abenteuerkarte ziehen?
risk-ask-cards = { NAME("risk-party", $party) }: Welche Karte spielst du?
risk-ask-card-figure = „{ NAME("risk-card", $card) }“: Welche Figur, und wo?
risk-ask-place =
    { NAME("risk-party", $party) }: Welche Figur, und wo? { $gold ->
        [none] Figuren übrig: { $count }.
       *[other] Gold übrig: { $gold }.
    }
risk-ask-card-loss = { NAME("risk-party", $party) }, { NAME("risk-territory", $territory) }: Welche Figur geht verloren?
risk-ask-survivor = { NAME("risk-territory", $territory) }: Welche Figur überlebt die Wölfe?
risk-ask-turncoat = { NAME("risk-territory", $territory) }: Wer wechselt die Seite? Gold übrig: { $gold }.
risk-ask-card-where = „{ NAME("risk-card", $card) }“: In welchem Gebiet?
risk-ask-which-ally = Die Truppen welches Verbündeten?
risk-ask-exchange = { NAME("risk-territory", $territory) }: Welche Figur wird deine? Übrig: { $count }.
risk-ask-delve-from = Der Weg durch die Berge: Von wo aus?
risk-ask-delve-to = { NAME("risk-territory", $territory) }: Wo kommen sie heraus?
risk-ask-delve-many = { NAME("risk-territory", $territory) } → { NAME("risk-territory", $goal) }: Wie viele gehen? { NAME("risk-unit", $unit) }
risk-ask-deploy = { NAME("risk-party", $party) }: Welche Truppen der Reserve, und wo?
risk-ask-transfer-where = { NAME("risk-party", $party) }: Wo überlässt du Verbündeten Truppen?
risk-ask-transfer = { NAME("risk-territory", $territory) }: Welche Figur überlässt du Verbündeten?
risk-ask-transfer-to = { NAME("risk-territory", $territory) }, { NAME("risk-unit", $unit) }: Wem?
risk-ask-hero-where = „{ NAME("risk-card", $card) }“: Wohin geht der Held?
risk-ask-which-hero = „{ NAME("risk-card", $card) }“: Welcher Held?
risk-ask-bridge = „{ NAME("risk-card", $card) }“: Welche Brücke?
risk-ask-ambush-where = „{ NAME("risk-card", $card) }“: Wo?
risk-ask-night-where = „{ NAME("risk-card", $card) }“: Wessen Reichweite wird verdoppelt?
risk-ask-storm-where = „{ NAME("risk-card", $card) }“: Wo wütet der Sturm?
risk-ask-withdraw-where = „{ NAME("risk-card", $card) }“: Wohin gehen deine Figuren?

## Möglichkeiten

risk-option-word = { NAME("risk-word", $word) }
risk-option-space = { NAME("risk-territory", $territory) }
risk-option-search = Suche: { NAME("risk-territory", $territory) }
risk-option-party = { NAME("risk-party", $party) }
risk-option-unit = { NAME("risk-unit", $unit) }
risk-option-figure = { NAME("risk-unit", $unit) } ({ NAME("risk-party", $party) })
risk-option-wounded = { NAME("risk-unit", $unit) }, schon getroffen ({ NAME("risk-party", $party) })
risk-option-number = { $n }
risk-option-card = { NAME("risk-card", $card) }
risk-option-bridge = { NAME("risk-territory", $territory) } – { NAME("risk-territory", $goal) }
risk-option-place = { NAME("risk-unit", $unit) }: { NAME("risk-territory", $territory) }
risk-option-count = { $n } × { NAME("risk-unit", $unit) }
risk-option-route = Gewaltmarsch: { NAME("risk-territory", $territory) }, dann { NAME("risk-territory", $goal) }

risk-word-done = Das ist alles
risk-word-pass = Passen
risk-word-none = Nichts davon
risk-word-yes = Ja
risk-word-no = Nein
risk-word-all = Alle
risk-word-split = Nur einige
risk-word-back = Zurück
risk-word-discard = Eine Karte abwerfen
risk-word-stay = Bleiben
risk-word-use-the-ring = Den Ring anwenden
risk-word-stop = Hier anhalten
risk-word-hide = Wieder verbergen
risk-word-march = Einen Gewaltmarsch gewinnen
risk-word-pursue = Verfolgen
risk-word-draw = Ziehen
risk-word-plus = 2 hinzuzählen
risk-word-minus = 2 abziehen

## Was geschieht

risk-event-round-began = Runde { $round }.
risk-event-turn-began = Am Zug: { NAME("risk-party", $party) }.
risk-event-dealt = Ausgeteilt an { NAME("risk-party", $party) }: { NAME("risk-card", $card) }.
risk-event-movement-cards-dealt = Ohne Ringsymbol in dieser Runde: { NAME("risk-party", $party) }.
risk-event-bought = Gekauft, { NAME("risk-party", $party) }: { NAME("risk-unit", $unit) }.
risk-event-marched-force = { $n } { NAME("risk-unit", $unit) }
risk-event-marched = { NAME("risk-party", $party) }: { NAME("risk-territory", $territory) } → { NAME("risk-territory", $goal) } ({ $force }).
risk-event-conquered = Kontrolle über { NAME("risk-territory", $territory) }: { NAME("risk-party", $party) }.
risk-event-abandoned = Niemand kontrolliert mehr { NAME("risk-territory", $territory) }.
risk-event-hero-fell = Ein Held fällt: { NAME("risk-party", $party) } ({ NAME("risk-territory", $territory) }).
risk-event-fell = Verlust, { NAME("risk-party", $party) }: { $count } { NAME("risk-unit", $unit) } ({ NAME("risk-territory", $territory) }).
risk-event-placed = Eingesetzt, { NAME("risk-party", $party) }: { $count } { NAME("risk-unit", $unit) } ({ NAME("risk-territory", $territory) }).
risk-event-eliminated =
    Ausgeschieden: { NAME("risk-party", $party) }. { $heir ->
        [none] Der Staatsschatz ist verloren.
       *[other] Der Staatsschatz ({ $gold }) geht an { NAME("risk-party", $heir) }.
    }
risk-event-won = Sieg für { NAME("risk-side", $side) }: { NAME("risk-victory", $how) }.
risk-event-card-discarded = Abgeworfen, { NAME("risk-party", $party) }: „{ NAME("risk-card", $card) }“.
risk-event-card-played = Gespielt, { NAME("risk-party", $party) }: „{ NAME("risk-card", $card) }“.
risk-event-drew-territory-card = { NAME("risk-party", $party) }: eine Gebietskarte gezogen.
risk-event-drew-adventure-card = { NAME("risk-party", $party) }: eine Abenteuerkarte gezogen.
risk-event-drew-card = Gezogen, { NAME("risk-party", $party) }: „{ NAME("risk-card", $card) }“.
risk-event-event-drawn = Ereignis, { NAME("risk-party", $party) }: „{ NAME("risk-card", $card) }“.
risk-event-card-shown = Gebietskarte: { NAME("risk-card", $card) }.
risk-event-reshuffled = Neu gemischt: { NAME("risk-deck", $deck) }.
risk-event-uprising = Aufstand, { NAME("risk-party", $party) }: { NAME("risk-card", $card) }.
risk-event-bearer-moved = Der Ringträger ist hier: { NAME("risk-territory", $territory) } ({ NAME("risk-party", $party) }).
risk-event-bearer-waited = Der Ringträger bleibt hier: { NAME("risk-territory", $territory) } ({ NAME("risk-party", $party) }).
risk-event-bearer-failed = Der Wurf misslingt, der Ringträger bleibt hier: { NAME("risk-territory", $territory) } ({ NAME("risk-party", $party) }).
risk-event-bearer-rolled = Ein Wurf für den Ringträger ({ NAME("risk-party", $party) }): { $die }.
risk-event-bearer-revealed = Der Ringträger ist aufgedeckt: { NAME("risk-territory", $territory) }.
risk-event-bearer-hidden = Der Ringträger ist wieder verborgen: { NAME("risk-territory", $territory) }.
risk-event-ring-used = { NAME("risk-party", $party) }: Der Ringträger wendet den Ring an.
risk-event-searched =
    { NAME("risk-party", $party) } sucht, { NAME("risk-territory", $territory) }, Stärke { $strength }, Würfel { $die }: { $success ->
        [yes] Erfolg
       *[no] nichts
    }.
risk-event-not-there = Hier ist der Ringträger nicht: { NAME("risk-territory", $territory) }.
risk-event-combat-began = Kampf, { NAME("risk-territory", $territory) }: { NAME("risk-side", $side) } greift an.
risk-event-combat-round = Kampfrunde { $round } ({ NAME("risk-territory", $territory) }).
risk-event-combat-dice = { NAME("risk-party", $party) }, { NAME("risk-unit", $unit) }: trifft mit { $number }, Würfe { $dice }, Treffer: { $hits }.
risk-event-walls-fell = Die Mauern sind gebrochen: { NAME("risk-territory", $territory) }.
risk-event-combat-over =
    Der Kampf ist vorbei: { NAME("risk-territory", $territory) }. { $party ->
        [none] Niemand kontrolliert das Gebiet.
       *[other] Kontrolle: { NAME("risk-party", $party) }.
    }
risk-event-retreated-force = { $n } { NAME("risk-unit", $unit) }
risk-event-retreated = Rückzug, { NAME("risk-party", $party) }: { NAME("risk-territory", $territory) } → { NAME("risk-territory", $goal) } ({ $force }).
risk-event-pursued = Verfolgung, { NAME("risk-party", $party) } ({ NAME("risk-territory", $territory) }): { $dice }, Treffer: { $hits }.
risk-event-income = Einkommen, { NAME("risk-party", $party) }: { $gold } Gold.
risk-event-handed-over = Überlassen, { NAME("risk-party", $party) } an { NAME("risk-party", $heir) }: { NAME("risk-unit", $unit) } ({ NAME("risk-territory", $territory) }).
risk-event-changed-sides = Von { NAME("risk-party", $party) } zu { NAME("risk-party", $heir) }: { NAME("risk-unit", $unit) } ({ NAME("risk-territory", $territory) }).
risk-event-delved-force = { $n } { NAME("risk-unit", $unit) }
risk-event-delved = Durch die Berge, { NAME("risk-party", $party) }: { NAME("risk-territory", $territory) } → { NAME("risk-territory", $goal) } ({ $force }).
