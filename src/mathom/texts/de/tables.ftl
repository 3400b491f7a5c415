# Tische und Server, deutsch.

error-bad-table = Dieser Tisch lässt sich nicht aufstellen: { $detail }.
error-not-seated = Du sitzt nicht an diesem Tisch. Nimm erst Platz oder schau zu.
error-no-seat = Dieser Sitz ist nicht frei. Nimm einen anderen oder schau zu.
error-wrong-invitation = Diese Einladung passt nicht zum Tisch. Bitte den Gastgeber um den Link.
error-not-now = Das geht gerade nicht: { $why }.
error-bad-command = Der Server versteht den Befehl nicht: { $detail }.

error-refused = { $detail }
error-not-known = Der Server kennt dich noch nicht. Rufe zuerst /api/me auf.
error-not-allowed = Das darfst du nicht.
error-no-such-table = Einen Tisch „{ $table }“ gibt es nicht, oder du darfst ihn nicht sehen.
error-no-such-report = Eine Meldung „{ $report }“ gibt es nicht.
error-too-often =
    Das war zu oft. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
error-name-taken = Den Namen „{ $name }“ hat schon jemand. Nimm einen anderen.
error-bad-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen. Nimm einen anderen.
error-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen. Nimm ein anderes.
error-wrong-password = Name und Passwort passen nicht zusammen. Prüfe beides.
error-not-here = Auf deinem eigenen Rechner gibt es keine Konten. Starte „mathom serve“ für mehrere Leute.
error-table-busy = Der Tisch zieht gerade auf einen anderen Server um. Versuch es gleich noch einmal.
error-database-away = Der Server erreicht seine Datenbank nicht. Nichts ist verloren. Versuch es gleich noch einmal.
error-bad-request = Die Anfrage ist unverständlich: { $detail }.
error-cannot-start = { $detail }
error-database-unreachable = Die Datenbank { $database } lässt sich nicht öffnen: { $detail }. Prüfe die Adresse und ob sie läuft.
error-database-in-use = Ein anderes Mathom benutzt schon { $database }. Beende es oder nimm mit --db eine andere Datei.
error-database-too-new = Die Datenbank { $database } stammt von einem neueren Mathom. Installiere jene Version oder nimm eine andere Datenbank.
error-driver-missing = Das Paket für { $what } ist nicht installiert. Installiere es mit: pip install "mathom[{ $extra }]"
error-channels-unreachable = Die Kanäle bei { $channels } sind nicht erreichbar: { $detail }. Prüfe die Adresse und ob Redis läuft.
error-channels-needed = Ein anderer Server benutzt die Datenbank { $database }. Gib beiden dasselbe --channels redis://... oder beende den anderen.
error-folder-not-writable = In den Ordner { $folder } lässt sich nicht schreiben: { $detail }. Nimm mit --db einen anderen Ort.
error-port-taken = Die Adresse { $host }:{ NUMBER($port, useGrouping: 0) } ist nicht zu haben: { $detail }. Nimm mit --port oder --host eine andere.

## Warum nicht

reason-a-bot-has-your-seat = Ein Bot hat deinen Sitz; hol ihn dir erst zurück
reason-a-seat-is-still-open = Ein Sitz ist noch frei
reason-the-game-has-begun = Das Spiel hat schon begonnen
reason-bots-do-not-agree-to-a-draw = Bots einigen sich nicht auf ein Unentschieden
reason-no-bot-has-your-seat = Kein Bot hat deinen Sitz
reason-no-taking-back-at-this-table = An diesem Tisch wird nichts zurückgenommen
reason-nobody-asks-you = Niemand fragt dich
reason-nothing-to-take-back = Es gibt nichts zurückzunehmen
reason-the-game-is-not-over = Das Spiel ist noch nicht zu Ende
reason-there-is-a-rematch-already = Es gibt schon eine Revanche
reason-the-table-is-not-paused = Der Tisch macht keine Pause
reason-the-table-is-open = Der Tisch ist noch offen, das Spiel hat nicht begonnen
reason-there-is-no-such-moment = Diesen Augenblick gibt es in dem Spiel nicht

detail-codes-must-be-a-list-of-whole-numbers = „codes“ muss eine Liste ganzer Zahlen sein
detail-intent-must-be-text = „intent“ muss ein Text sein
detail-on-must-be-true-or-false = „on“ muss true oder false sein
detail-seat-must-be-a-seat-and-bot-the-name-of-a-bot = „seat“ muss ein Platz sein und „bot“ der Name eines Bots
detail-name-must-be-a-whole-number = „{ $name }“ muss eine ganze Zahl sein
detail-name-must-be-a-list-of-tables = „{ $name }“ muss eine Liste von Tabellen sein
detail-name-of-the-clock-is-a-number-from-0-to-most = „{ $name }“ der Uhr ist eine Zahl von 0 bis { NUMBER($most, useGrouping: 0) }
detail-a-chat-message-has-1-to-most-characters = eine Nachricht hat 1 bis { NUMBER($most, useGrouping: 0) } Zeichen
detail-a-clock-is-one-of-known = eine Uhr ist eine von { $known }
detail-a-clock-needs-at-least-one-second = eine Uhr braucht mindestens eine Sekunde
detail-a-message-has-at-most-most-bytes = eine Meldung hat höchstens { NUMBER($most, useGrouping: 0) } Bytes
detail-a-message-must-be-a-json-object = eine Meldung muss ein JSON-Objekt sein
detail-a-seat-is-for-me-open-or-for-a-bot = ein Platz ist für mich, frei oder für einen Bot
detail-it-needs-an-id-of-1-to-most-characters = er braucht eine Kennung von 1 bis { NUMBER($most, useGrouping: 0) } Zeichen
detail-its-first-line-is-missing = die erste Zeile fehlt
detail-its-lines-cannot-be-read-error = seine Zeilen sind nicht lesbar: { $error }
detail-nobody-knows-the-setting-name = die Einstellung „{ $name }“ kennt niemand
detail-public-and-spectators-are-true-or-false = „public“ und „spectators“ sind true oder false
detail-the-server-has-failed-it-has-noted-why = der Server ist gescheitert; er hat notiert, woran
detail-the-variant-must-be-a-table-of-settings = die Variante muss eine Tabelle von Einstellungen sein
detail-there-is-no-bot-name-bots-known = es gibt keinen Bot „{ $name }“; Bots: { $known }
detail-there-is-no-command-name = es gibt keinen Befehl „{ $name }“
detail-undo-is-one-of-known = „undo“ ist eines von { $known }
detail-you-can-take-only-one-seat = du kannst nur einen Platz nehmen
