# Der Ringkrieg: die Jagd nach dem Ring (Kapitel 16), deutsch.

## Fragen

wotr-ask-hunt-roll = Gleich wird für die Jagd gewürfelt: Hilft eine Karte im Spiel dabei?
wotr-ask-prevent-tile = Gleich wird ein Jagdplättchen gezogen: Verhindert das eine Karte?
wotr-ask-hunt-card =
    { $damage ->
        [none] Ein Plättchen ist gezogen
       *[other] Das Plättchen richtet { $damage } Schaden an
    }: Hilft eine Karte im Spiel dagegen?
wotr-ask-guide-ability = Das Plättchen richtet { $damage } Schaden an: Nutzt der Ratgeber seine Fähigkeit für 1 weniger?
wotr-ask-casualty = Das Plättchen richtet { $damage } Schaden an: Wer fällt, um ihn zu senken?
wotr-ask-strip-card = Ein Gefährte ist gefallen: Welche Charakterkarte verlieren die Freien Völker dazu?

## Was geschieht

wotr-event-hunt-ordered = Eine Karte ordnet einen Jagdwurf an.
wotr-event-no-hunt = Kein Würfel des Schattens auf dem Jagdfeld: Niemand jagt.
wotr-event-hunt-rolled =
    Jagdwurf: { $dice }{ $bonus ->
        [0] { "" }
       *[other] , jeweils +{ $bonus }
    }; ab 6 ein Erfolg, eine gewürfelte 1 nie. { $successes ->
        [0] Kein Erfolg.
        [one] Ein Erfolg.
       *[other] { $successes } Erfolge.
    }
wotr-event-hunt-rerolled =
    Neuwurf der Jagd: { $dice }{ $bonus ->
        [0] { "" }
       *[other] , jeweils +{ $bonus }
    }. { $successes ->
        [0] Kein weiterer Erfolg.
        [one] Noch ein Erfolg.
       *[other] Noch { $successes } Erfolge.
    }
wotr-event-hunt-failed = Die Jagd schlägt fehl.
wotr-event-pool-refilled =
    Der Jagdvorrat ist leer: { $count ->
        [one] Ein normales Plättchen kommt zurück.
       *[other] { $count } normale Plättchen kommen zurück.
    }
wotr-event-tile-in-play = Ein besonderes Jagdplättchen für Mordor ist im Spiel: { NAME("wotr-tile", $tile) }.
wotr-event-tile-drawn = Jagdplättchen gezogen: { NAME("wotr-tile", $tile) }.
wotr-event-tile-discarded = Das Plättchen hat keine Wirkung: { NAME("wotr-tile", $tile) }.
wotr-event-tile-prevented = Kein Plättchen wird gezogen: „{ NAME("wotr-card", $card) }“.
wotr-event-tile-replaced = „{ NAME("wotr-card", $card) }“: ein anderes Plättchen statt { NAME("wotr-tile", $tile) }.
wotr-event-tile-die = Der Würfel des Plättchens ({ NAME("wotr-tile", $tile) }): { $die } Schaden.
wotr-event-hunt-damage =
    { $damage ->
        [0] Kein Schaden.
       *[other] Jagdschaden ({ NAME("wotr-tile", $tile) }): { $damage }.
    }
wotr-event-card-shielded = „{ NAME("wotr-card", $card) }“: 1 Schaden weniger, noch { $damage }.
wotr-event-guide-shielded = Der Ratgeber hilft ({ NAME("wotr-character", $character) }): 1 Schaden weniger, noch { $damage }.
wotr-event-marker-drawn = Unter den Gefährten wird ein Marker gezogen.
wotr-event-casualty = { NAME("wotr-character", $character) } fällt: { $level } Schaden weniger, noch { $damage }.
wotr-event-card-stripped = Die Freien Völker verlieren auch eine Karte: „{ NAME("wotr-card", $card) }“.

## Warum nicht

reason-that-card-does-not-apply-to-this-tile = Diese Karte hilft gegen dieses Plättchen nicht
reason-no-casualty-can-be-taken-that-way = So lässt sich kein Verlust hinnehmen
reason-the-guide-cannot-do-that-now = Das kann der Ratgeber jetzt nicht
reason-there-is-no-such-card-to-take = Eine solche Karte gibt es nicht zu nehmen

## Options

wotr-word-declare = Die Gemeinschaft zeigen
wotr-word-enter-mordor = Mordor betreten
wotr-word-guide = Der Ratgeber fällt
wotr-word-random = Ein ausgeloster Gefährte fällt
wotr-word-reveal = Die Gemeinschaft aufdecken
wotr-word-move = Ziehen
wotr-word-random-card = Eine Karte, aus der Hand gezogen
