# Tische und Server, deutsch.

error-bad-table = Dieser Tisch lässt sich nicht aufstellen: { $detail }.
error-not-seated = Du sitzt nicht an diesem Tisch. Nimm erst Platz oder schau zu.
error-no-seat = Dieser Sitz ist nicht frei. Nimm einen anderen oder schau zu.
error-wrong-invitation = Diese Einladung passt nicht zum Tisch. Bitte den Gastgeber um den Link.
error-still-expected =
    Dieser Platz ist eben erst verlassen worden, und wer dort sitzt, kann jeden Moment wiederkommen. In { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } darf ein Bot dort spielen.
error-not-now = Das geht gerade nicht: { $why }.
error-bad-command = Der Server versteht den Befehl nicht: { $detail }.

error-bad-lesson = Die Lektion { $file } lässt sich nicht benutzen: { $detail }.
error-no-such-lesson = Eine Lektion „{ $lesson }“ für „{ $game }“ gibt es nicht.

error-refused = { $detail }
error-not-known = Der Server kennt dich noch nicht. Rufe zuerst /api/me auf.
error-wrong-token = Die Seite ist veraltet. Lade sie neu.
error-not-allowed = Das darfst du nicht.
error-plays-there = Du sitzt selbst an diesem Tisch. Seine Aufzeichnung kannst du lesen, wenn das Spiel zu Ende ist.
error-admin-keeps-name = Unter diesem Namen verwaltest du den Server: Wer ihn nach dir nähme, täte es dann. Behalte ihn.
error-no-such-table = Einen Tisch „{ $table }“ gibt es nicht, oder du darfst ihn nicht sehen.
error-no-such-card = Eine Karte „{ $card }“ gibt es nicht.
error-too-many-decks = Du hast schon { $most } Decks. Lösche erst eines.
error-no-such-report = Eine Meldung „{ $report }“ gibt es nicht.
error-too-often =
    Das war zu oft. Versuch es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
error-bots-enough = An { $most } deiner Tische spielen schon Bots unter sich. Sieh einem bis zum Ende zu oder warte eine Stunde.
error-name-taken = Den Namen „{ $name }“ hat schon jemand. Nimm einen anderen.
error-bad-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen. Nimm einen anderen.
error-misleading-name = Diesen Namen könnte man für den von jemand anderem halten, oder für den eines Bots. Nimm einen anderen.
error-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen. Nimm ein anderes.
error-weak-password = Dieses Passwort ist zu leicht zu erraten. Nimm ein längeres aus mehreren Wörtern.
error-old-password-wrong = Dein bisheriges Passwort stimmt nicht. Gib es noch einmal ein.
error-wrong-password = Name und Passwort passen nicht zusammen. Prüfe beides.
error-not-here = Auf deinem eigenen Rechner gibt es keine Konten. Starte „mathom serve“ für mehrere Leute.
error-table-busy = Der Tisch zieht gerade auf einen anderen Server um. Versuch es gleich noch einmal.
error-database-away = Der Server erreicht seine Datenbank nicht. Nichts ist verloren. Versuch es gleich noch einmal.
error-database-gone = Jemand hat die Datenbank des Servers entfernt oder gekürzt: Er hebt nichts mehr auf. Er muss neu gestartet werden.
error-command-failed = Daran ist der Server gescheitert; geändert hat sich nichts, und er hat notiert, woran. Mach etwas anderes.
error-bad-request = Die Anfrage ist unverständlich: { $detail }.
error-cannot-start = { $detail }
error-database-unreachable = Die Datenbank { $database } lässt sich nicht öffnen: { $detail }. Prüfe die Adresse und ob sie läuft.
error-database-in-use = Ein anderes Mathom benutzt schon { $database }. Beende es oder nimm mit --db eine andere Datei.
error-database-too-new = Die Datenbank { $database } stammt von einem neueren Mathom. Installiere jene Version oder nimm eine andere Datenbank.
error-database-unknown = Die Datenbank { $database } hat die Revision „{ $revision }“, die kein Mathom geschrieben hat. Nimm eine andere Datenbank.
error-driver-missing = Das Paket für { $what } ist nicht installiert. Installiere es mit: pip install "mathom[{ $extra }]"
error-channels-unreachable = Die Kanäle bei { $channels } sind nicht erreichbar: { $detail }. Prüfe die Adresse und ob Redis läuft.
error-channels-needed = Ein anderer Server benutzt die Datenbank { $database }. Gib beiden dasselbe --channels redis://... oder beende den anderen.
error-folder-not-writable = In den Ordner { $folder } lässt sich nicht schreiben: { $detail }. Nimm mit --db einen anderen Ort.
error-port-taken = Die Adresse { $host }:{ NUMBER($port, useGrouping: 0) } ist nicht zu haben: { $detail }. Nimm mit --port oder --host eine andere.
error-not-started = Der Server konnte nicht starten; das Protokoll darüber sagt, warum. Behebe das und starte ihn noch einmal.
error-no-such-account = Ein Konto „{ $name }“, das den Server verwalten könnte, gibt es nicht. Starte ohne --admin, lege das Konto an und starte noch einmal.

## Warum nicht

reason-all-your-hands-are-covered = Alle deine Hände sind verdeckt: Sag zuerst, wer schaut
reason-a-bot-has-your-seat = Ein Bot hat deinen Sitz; hol ihn dir erst zurück
reason-who-is-away-has-a-clock = Wer nicht da ist, hat eine Uhr: Erst wenn sie abgelaufen ist, übernimmt ein Bot
reason-who-made-the-table-fills-its-seats = Wer den Tisch eröffnet hat, besetzt seine Plätze
reason-a-seat-is-still-open = Ein Sitz ist noch frei
reason-the-game-has-begun = Das Spiel hat schon begonnen
reason-bots-do-not-agree-to-a-draw = Bots einigen sich nicht auf ein Unentschieden
reason-no-bot-has-your-seat = Kein Bot hat deinen Sitz
reason-no-taking-back-at-this-table = An diesem Tisch wird nichts zurückgenommen
reason-a-request-is-open-already = Eine frühere Frage ist noch offen: Sie braucht eine Antwort oder muss zurückgenommen werden
reason-that-was-declined-choose-first = Das wurde abgelehnt. Nach deiner nächsten Wahl kannst du wieder fragen
reason-you-have-resigned = Du hast aufgegeben
reason-nobody-asks-you = Niemand fragt dich
reason-nothing-to-take-back = Es gibt nichts zurückzunehmen
reason-the-chat-is-full = Der Chat ist voll: An diesem Tisch wurde genug gesagt
reason-the-game-is-not-over = Das Spiel ist noch nicht zu Ende
reason-others-sit-there = Es sitzen noch andere dort
reason-there-is-a-rematch-already = Es gibt schon eine Revanche
reason-the-table-is-not-paused = Der Tisch macht keine Pause
reason-somebody-has-brought-nothing-yet = Jemand hat noch nichts mitgebracht
reason-nothing-is-brought-to-this-game = Zu diesem Spiel wird nichts mitgebracht
reason-the-table-is-finished = Der Tisch ist geschlossen
reason-the-table-is-paused = Der Tisch macht Pause
reason-the-table-is-running = Das Spiel hat begonnen
reason-the-table-is-open = Der Tisch ist noch offen, das Spiel hat nicht begonnen
reason-there-is-no-such-moment = Diesen Augenblick gibt es in dem Spiel nicht
reason-this-game-has-no-odds = Für dieses Spiel gibt es keine Chancen zu berechnen
reason-that-took-too-long = Das hat zu lange gedauert

detail-codes-must-be-a-list-of-whole-numbers = „codes“ muss eine Liste ganzer Zahlen sein
detail-do-must-be-text = „do“ muss ein Text sein
detail-intent-must-be-text = „intent“ muss ein Text sein
detail-name-must-be-true-or-false = „{ $name }“ muss true oder false sein
detail-name-has-no-field-field = „{ $name }“ hat kein Feld „{ $field }“
detail-either-what-is-brought-or-what-is-suggested = entweder wird „what“ mitgebracht oder der Vorschlag („suggested“)
detail-window-must-be-a-window-and-policy-one-of-known = „window“ muss ein Fenster sein und „policy“ eines von { $known }
detail-a-seat-has-policies-for-most-windows-at-most = ein Platz hat Regeln für höchstens { $most } Fenster
detail-seat-must-be-a-seat-and-bot-the-name-of-a-bot = „seat“ muss ein Platz sein und „bot“ der Name eines Bots
detail-name-must-be-a-whole-number = „{ $name }“ muss eine ganze Zahl sein
detail-name-must-be-a-list-of-tables = „{ $name }“ muss eine Liste von Tabellen sein
detail-name-of-the-clock-is-a-number-from-0-to-most = „{ $name }“ der Uhr ist eine Zahl von 0 bis { NUMBER($most, useGrouping: 0) }
detail-a-chat-message-has-1-to-most-characters = eine Nachricht hat 1 bis { NUMBER($most, useGrouping: 0) } Zeichen
detail-a-clock-is-one-of-known = eine Uhr ist eine von { $known }
detail-a-clock-needs-at-least-one-second = eine Uhr braucht mindestens eine Sekunde
detail-a-message-has-at-most-most-bytes = eine Meldung hat höchstens { NUMBER($most, useGrouping: 0) } Bytes
detail-a-message-may-not-be-nested-deeper-than-a-list-in-a-table = eine Meldung darf nicht tiefer verschachtelt sein als eine Liste in einer Tabelle
detail-a-message-must-be-a-json-object = eine Meldung muss ein JSON-Objekt sein
detail-a-seat-is-for-me-open-or-for-a-bot = ein Platz ist für mich, frei oder für einen Bot
detail-it-needs-an-id-of-1-to-most-characters = er braucht eine Kennung von 1 bis { NUMBER($most, useGrouping: 0) } Zeichen
detail-its-body-is-nested-too-deep = ihr Inhalt ist zu tief verschachtelt
detail-its-first-line-is-missing = die erste Zeile fehlt
detail-its-lines-cannot-be-read-error = seine Zeilen sind nicht lesbar: { $error }
detail-nobody-knows-the-setting-name = die Einstellung „{ $name }“ kennt niemand
detail-public-and-spectators-are-true-or-false = „public“ und „spectators“ sind true oder false
detail-the-server-has-failed-it-has-noted-why = der Server ist gescheitert; er hat notiert, woran
detail-the-variant-must-be-a-table-of-settings = die Variante muss eine Tabelle von Einstellungen sein
detail-there-is-no-bot-name-bots-known = es gibt keinen Bot „{ $name }“; Bots: { $known }
detail-there-is-no-command-name = es gibt keinen Befehl „{ $name }“
detail-undo-is-one-of-known = „undo“ ist eines von { $known }
