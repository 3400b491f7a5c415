# Der Client im Browser, deutsch.

## Überall

client-nav = Hauptmenü
client-skip = Zum Inhalt
client-lobby = Tische
client-rules = Regeln
client-decks = Decks
client-settings = Einstellungen
client-reports = Meldungen
client-account = Konto
client-replay = Rückschau
client-new = Neues Spiel
client-close = Schließen
client-cancel = Abbrechen
client-save = Speichern
client-copy = Kopieren
client-copied = Der Link ist kopiert.
client-game = Spiel
client-games = Spiele
client-to-home = Zur Startseite
client-lost-title = Hier ist nichts
client-lost-text = Diese Seite gibt es nicht.
client-no-game = Ein Spiel „{ $game }“ gibt es hier noch nicht.
client-no-server = Der Server antwortet nicht. Versuch es gleich noch einmal.
client-theme-to-light = Helles Aussehen
client-theme-to-dark = Dunkles Aussehen

## Startseite

client-continue = Weiterspielen
client-continue-all = Alle { $count } angefangenen Spiele
client-play-now = Jetzt spielen
client-host = Spiel eröffnen
client-learn = Kennenlernen
client-in-preparation = In Vorbereitung
client-box-players = Personen
client-box-players-n = { $players } Personen
client-box-length = Dauer
client-box-minutes = { $minutes } Min.
client-box-weight = Anspruch
client-box-weight-n = Anspruch { $weight } von 5
client-doors = Andere Wege hinein
client-join = Mit Link beitreten
client-join-go = Beitreten
client-join-bad = Das ist kein Link zu einem Tisch.
client-open-tables = Offene Tische
client-my-tables = Meine Tische
client-watch = Zuschauen
client-replays = Rückschau
client-none-open = Kein Tisch hat einen freien Platz. Eröffne einen!
client-none-mine = Du sitzt noch an keinem Tisch.
client-none-live = Gerade spielt niemand öffentlich.
client-none-finished = Noch ist kein Spiel zu Ende gegangen.
client-row-your-turn = du bist am Zug
client-row-turn = Zug { $turn }
client-waiting-local = Nur dieser Rechner kann den Link benutzen. Damit andere mitspielen können, starte Mathom mit:
client-waiting-loopback = Nur dieser Rechner kann diese Adresse benutzen. Damit andere mitspielen können, öffne die Seite unter einer Adresse deines Netzes, und starte Mathom mit:
client-row-continue = Weiterspielen
client-row-sit = Hinsetzen
client-row-watch = Zuschauen
client-row-replay = Ansehen
client-row-status-open = offen
client-row-status-running = läuft
client-row-status-paused = pausiert
client-row-status-finished = beendet
client-row-free =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
client-row-won = Gewonnen: { $names }

client-name-ask = Wie sollen wir dich nennen?
client-name-ok = So heiße ich
client-name-later = Später
client-name-default = Gast
client-name-guest = Gast { $number }

## Ein neues Spiel

client-new-seats = Wer spielt mit?
client-new-variant = Regeln für dieses Spiel
client-new-table = Der Tisch
client-new-advanced = Erweitert
client-new-turned =
    { $count ->
        [one] (eine eingeschaltet)
       *[other] ({ $count } eingeschaltet)
    }
client-new-advanced-text = Andere Lesarten einzelner Regeln. So, wie sie stehen, spielt der Tisch nach dem Regelheft und den Auslegungen dieses Programms.
client-new-undo = Zurücknehmen
client-new-clock = Uhr
client-new-public = Unter den offenen Tischen zeigen
client-new-public-text = Wer mag, setzt sich dazu und darf später zuschauen. Sonst kommt nur an den Tisch, wer den Einladungslink hat.
client-new-watched = Andere dürfen zuschauen
client-new-watched-text = Das Spiel steht dann unter „Tische“ bei „Zuschauen“. Verdeckte Karten sieht dort niemand.
client-create = Tisch eröffnen
client-create-solo = Los geht’s
client-seat-n = Sitz { $n }
client-wish-me = Ich ({ $name })
client-one-screen = Mehrere Plätze gehören dir: Ihr spielt abwechselnd an diesem Bildschirm, und dazwischen ist die Hand verdeckt.
client-hand-over = Weitergeben
client-hand-over-text = Jetzt sollte niemand sonst hinsehen. Wer als Nächstes spielt, nimmt den Bildschirm.
client-hand-over-to = Ich bin { $name }: Zeig meine Hand
client-hand-over-look = Als { $name } schauen
client-cover-hand = Hand verdecken
client-wish-open = Offen für alle, die kommen
client-wish-bot =
    Bot: { $bot }{ $strength ->
        [none] { "" }
       *[other] , { $strength }
    }
client-bot-strength-random = spielt irgendwas: kein Gegner
client-bot-strength-scripted = flink, kennt die Grundlagen: für die erste Partie
client-bot-strength-montecarlo = denkt voraus und lässt sich Zeit: am stärksten
client-bot-random = Zufall
client-bot-scripted = Wandersmann
client-bot-montecarlo = Grübler
client-undo-free = immer frei
client-undo-consent = die anderen werden gefragt, wenn etwas aufgedeckt wurde
client-undo-never = nie, sobald etwas aufgedeckt wurde
client-clock-none = keine
client-clock-move = für jede Entscheidung
client-clock-total = für das ganze Spiel
client-clock-days = als Fernpartie
client-clock-in-minutes = Minuten
client-clock-in-days = Tage pro Zug
client-clock-increment = Sekunden dazu pro Zug
client-ask-sides = Welche Seite spielst du?
client-ask-sides-free_peoples_first = Die Freien Völker
client-ask-sides-free_peoples_first-text = Bring den Ring unentdeckt zum Schicksalsberg, und halte bis dahin stand.
client-ask-sides-shadow_first = Der Schatten
client-ask-sides-shadow_first-text = Überrenne Mittelerde mit zahllosen Armeen, und jage den Ringträger.
client-ask-sides-drawn = Auslosen
client-ask-sides-drawn-text = Der Zufall entscheidet.
client-setting-start = Wer beginnt?
client-value-start-random = ausgelost
client-setting-hidden_points = Punkte bis zum Schluss geheim halten

## Am Tisch

client-board = Spielfläche
client-your-things = Deine Sachen
client-side = Spiel und Mitspielende
client-seats = Mitspielende
client-options = Deine Möglichkeiten
client-table-tools = Tisch
client-help-show = Worum geht es?
client-help-close = Verstanden
client-connecting = Verbinde …
client-connection-lost = Verbindung verloren. Neuer Versuch …
client-no-table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
client-your-turn = Du bist am Zug.
client-waits-for = Warten auf { $names } …
client-thinking = Ein Bot denkt höchstens { $seconds } Sekunden nach.
client-status-paused = Das Spiel ist pausiert.
client-status-finished = Das Spiel ist aus.
client-unpick = Auswahl aufheben
client-chosen = gewählt
client-which = Welche Möglichkeit?
client-undo = Zurücknehmen
client-log = Verlauf
client-log-older = { $n ->
    [one] Einen älteren Eintrag zeigen
   *[other] { $n } ältere Einträge zeigen
}
client-log-undone = zurückgenommen
client-log-empty = Noch ist nichts geschehen.
client-chat = Chat
client-chat-empty = Noch hat niemand etwas gesagt.
client-chat-placeholder = Sag etwas …
client-chat-send = Senden
client-menu = Mehr
client-seat-you = du
client-seat-mate = deine Seite
client-seat-bot = Bot
client-seat-away = nicht da
client-seat-resigned = aufgegeben
client-seat-turn = am Zug
client-seat-open = freier Platz
client-auto-title = Automatische Antworten
client-auto = Für mich antworten, wenn es nur eine Möglichkeit gibt und das nichts verrät
client-invite-link = Einladungslink
client-invite-copy = Einladungslink kopieren
client-pause = Pause
client-go = Weiter
client-to-bot = Ein Bot soll für mich spielen
client-replaced = Ein Bot spielt für dich.
client-back = Meinen Platz wieder einnehmen
client-bot-for = Ein Bot soll für { $name } spielen
client-draw = Remis anbieten
client-resign = Aufgeben
client-cancel-table = Tisch auflösen
client-resign-sure = Aufgeben?
client-resign-text = Du gibst dieses Spiel auf und kannst nicht mehr gewinnen. Die anderen spielen weiter, ein Bot spielt auf deinem Platz zu Ende.
client-resign-ends = Das Spiel ist damit zu Ende, und { $name } gewinnt.
client-play-on = Weiterspielen
client-cancel-sure = Tisch auflösen?
client-cancel-text = Das Spiel ist damit zu Ende, ohne dass jemand gewinnt. Niemand kann es weiterspielen.
client-watching =
    { $count ->
        [0] Du schaust zu.
        [one] Du schaust zu.
       *[other] Du schaust zu, mit dir { $count } Personen.
    }
client-consent-undo = { $name } möchte zurücknehmen
client-consent-draw = { $name } bietet Remis an
client-consent-pause = { $name } möchte die Uhren eine Weile anhalten
client-consent-rematch = { $name } möchte noch einmal spielen
client-consent-withdraw = Doch nicht
client-seat-leave = Aufstehen
client-seat-free = Platz freimachen
client-consent-all = Dies und alles danach würde zurückgenommen.
client-consent-yes = Einverstanden
client-consent-no = Ablehnen
client-consent-waiting = Warten auf die Zustimmung von { $names } …
client-waiting = Warten auf Mitspielende
client-waiting-full = Alle sind da
client-waiting-incomplete =
    { $count ->
        [one] Eine Karte tut noch nicht alles, was auf ihr steht
       *[other] { $count } Karten tun noch nicht alles, was auf ihnen steht
    }
client-waiting-share = Schick diesen Link an alle, die mitspielen sollen:
client-waiting-agreed = Vereinbart:
client-sit-down = Hinsetzen
client-seat-to-bot = Bot hinsetzen
client-start = Beginnen
client-bring = Dein Deck
client-bring-for = Das Deck von { $name }
client-bring-text = Niemand sonst sieht es. Das Spiel beginnt, wenn alle eines mitgebracht haben; bis dahin lässt es sich ändern.
client-bring-own = Eine eigene Liste oder Datei
client-bring-list = Karten, als Liste eingefügt
client-bring-file = Oder aus einer Datei
client-bring-go = Mitbringen
client-bring-anyway = Trotzdem mitbringen
client-bring-again = Stattdessen dieses mitbringen
client-bring-suggested = Das nehmen, das das Spiel vorschlägt
client-bring-suggested-named = Den Vorschlag des Spiels nehmen: { $what }
client-bring-done = Es ist versiegelt und liegt bereit.
client-bring-waiting = noch kein Deck
client-bring-there = Deck liegt bereit
client-why-not = Warum nicht?
client-look-hold = festhalten
client-look-back = Das Vorige
client-look-on = Das Nächste
client-rule-open = Regel { $rule } aufschlagen

## Das Ende

client-result-you = Du gewinnst!
client-result-other = { $name } gewinnt
client-result-shared = { $names } teilen sich den Sieg
client-result-draw = Remis
client-result-cancelled = Der Tisch ist aufgelöst
client-result-tie = Den Gleichstand entschied der letzte Ort.
client-result-show = Ergebnis
client-result-last = Die letzte Wertung
client-how-most-points = Die meisten Punkte.
client-how-resigned = Die anderen haben aufgegeben.
client-how-draw = Ihr habt euch geeinigt.
client-rematch = Revanche
client-rematch-go = Zur Revanche

## Rückschau

client-chart = Punkte im Lauf des Spiels
client-chart-choice = Entscheidung { $n }
client-chances = Wie die Aussichten auf den Sieg standen
client-chances-ask = Ausrechnen, wie die Aussichten standen
client-chances-busy = Von hier aus wird weitergespielt …
client-chances-how = An einer Reihe von Stellen haben Programme die Partie { $games } Mal zu Ende gespielt. Sie kannten die Folge der gemischten Stapel, aber keine Würfe.
client-scrub = Zeitpunkt
client-scrub-at = { $n } von { $end }, Zug { $turn }
client-scrub-start = Zum Anfang
client-scrub-turn-back = Einen Zug zurück
client-scrub-back = Eine Entscheidung zurück
client-scrub-on = Eine Entscheidung weiter
client-scrub-turn-on = Einen Zug weiter
client-scrub-end = Zum Ende
client-scrub-play = Abspielen
client-scrub-stop = Anhalten
client-replay-other-rules = Dieses Spiel wurde nach anderen Regeln oder Tabellen gespielt. Nach den jetzigen lässt sich dieser Augenblick nicht genau zeigen: du siehst den letzten davor.
client-continue-here = Von hier gegen Bots weiterspielen
client-share = Link zu diesem Zeitpunkt kopieren
client-to-table = Zum Tisch
client-perspective = Gesehen von
client-perspective-public = allen, die zuschauen
client-perspective-own = mir selbst

## Lernen

client-learn-lessons = Lektionen
client-learn-n = Lektion { $n }
client-learn-done = geschafft
client-learn-begin = Anfangen
client-learn-again = Noch einmal
client-learn-first = Erste Partie gegen einen Bot
client-learn-all-rules = Alle Regeln
client-learn-others = Lektionen der anderen Spiele
client-learn-of = Lektion { $n } von { $count }
client-learn-task = Aufgabe { $n } von { $count }
client-learn-hint = Einen Hinweis zeigen
client-learn-wrong = Das geht, ist hier aber nicht gefragt.
client-learn-missed = Das hat nicht zum Ziel geführt. Du bist wieder am Anfang der Aufgabe.
client-learn-well = Gut gemacht!
client-learn-next = Nächste Lektion
client-learn-list = Alle Lektionen
client-learn-restart = Von vorne

## Regeln

client-rules-search = In den Regeln suchen
client-rules-chapter = Kapitel
client-rules-found =
    { $count ->
        [0] Keine Regel enthält diese Wörter.
        [one] Eine Regel
       *[other] { $count } Regeln
    }
client-rule-mark-B = steht im Regelheft
client-rule-mark-D = folgt aus dem Regelheft
client-rule-mark-R = Festlegung dieses Programms

## Einstellungen

client-language = Sprache
client-theme = Aussehen
client-theme-auto = wie das System
client-theme-light = hell
client-theme-dark = dunkel
client-turn-title = Wenn ich am Zug bin
client-turn-sound = ein Ton
client-turn-notify = eine Benachrichtigung, wenn die Seite nicht zu sehen ist
client-turn-notify-not = Dieser Browser erlaubt Mathom keine Benachrichtigungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.
client-turn-headline = Du bist am Zug: { $game }
client-turn-text = Die anderen haben gezogen.
client-speed = Bewegung
client-speed-off = keine
client-speed-fast = schnell
client-speed-normal = normal
client-speed-slow = langsam
client-keys = Tastatur
client-keys-digits = die Möglichkeit mit dieser Nummer wählen; Nummern ab 10 Ziffer für Ziffer tippen
client-keys-tools = zurücknehmen, Verlauf, Chat, Regeln
client-keys-arrows = durch die Möglichkeiten gehen und wählen
client-keys-escape = eine noch nicht gelegte Karte zurücknehmen; schließen
client-keys-look = genau ansehen, worauf Maus oder Fokus steht; dann mit Pfeilen weiter
client-keys-zoom = Spielfläche näher, weiter weg, dem Spiel folgen
client-keys-replay = Rückschau: eine Entscheidung zurück oder weiter; mit Umschalt einen Zug
client-keys-help = diese Tasten zeigen

## Konto

client-account-name = Name
client-account-password = Passwort
client-account-login = Anmelden
client-account-new = Neues Konto
client-account-enter = Anmelden
client-account-make = Konto anlegen
client-account-have = Ich habe ein Konto
client-account-have-none = Ich habe noch kein Konto
client-account-guest = Du spielst als Gast. Mit einem Konto findest du deine Tische auf jedem Gerät.
client-account-local = Auf deinem eigenen Rechner brauchst du kein Konto.
client-account-change = Passwort ändern
client-account-old = Bisheriges Passwort
client-account-fresh = Neues Passwort
client-account-length = mindestens 8 Zeichen
client-account-password-changed = Dein Passwort ist geändert. Andere Geräte sind abgemeldet.
client-account-delete = Konto löschen
client-account-delete-text = Dein Konto und sein Name sind endgültig weg. Aufzeichnungen gespielter Partien behalten den Namen, den du damals hattest.
client-account-deleted = Dein Konto ist gelöscht.
client-account-logout = Abmelden
client-account-renamed = Dein Name ist geändert.
client-account-made = Willkommen! Dein Konto ist bereit.
client-account-in = Willkommen zurück!
client-account-out = Du bist abgemeldet.

## Meldungen

client-report = Problem melden
client-report-words = Was ging schief? Was hattest du erwartet?
client-report-attached = Die Aufzeichnung des Spiels wird mitgeschickt.
client-report-send = Absenden
client-report-thanks = Danke. Deine Meldung ist unterwegs.
client-reports-none = Keine Meldungen. Alles ist gut.
client-reports-moment = Zeitpunkt { $n } ansehen
client-reports-record = Aufzeichnung

## Was an einem Tisch geschieht

table-event-sat =
    { $you ->
        [yes] Du setzt dich.
       *[no] { $seat } setzt sich.
    }
table-event-left =
    { $you ->
        [yes] Du bist nicht da.
       *[no] { $seat } ist nicht da.
    }
table-event-bot = Ein Bot spielt für { $seat }.
table-event-back =
    { $you ->
        [yes] Du bist wieder da.
       *[no] { $seat } ist wieder da.
    }
table-event-resigned =
    { $you ->
        [yes] Du gibst auf.
       *[no] { $seat } gibt auf.
    }
table-event-cancelled =
    { $you ->
        [yes] Du löst den Tisch auf.
       *[no] { $seat } löst den Tisch auf.
    }
table-event-draw = Das Spiel endet remis.
table-event-undone =
    { $you ->
        [yes] Du nimmst einen Zug zurück.
       *[no] { $seat } nimmt einen Zug zurück.
    }
table-event-declined =
    { $you ->
        [yes] Du lehnst ab.
       *[no] { $seat } lehnt ab.
    }
table-event-other-rules =
    Die Regeln oder Tabellen dieses Spiels wurden berichtigt. Es geht nach den neuen weiter{ $lost ->
        [0] .
        [one] , und die letzte Wahl ist noch einmal zu treffen.
       *[other] , und die letzten { $lost } Wahlen sind noch einmal zu treffen.
    }
table-event-paused =
    { $you ->
        [yes] Du hältst das Spiel an.
       *[no] { $seat } hält das Spiel an.
    }
table-event-resumed = Das Spiel geht weiter.
table-event-timeout =
    { $you ->
        [yes] Deine Zeit ist um.
       *[no] Die Zeit von { $seat } ist um.
    }

## Ein Spiel ohne eigenen Spielplan

client-yes = ja
client-no = nein
client-options-filter = Unter { $count } Möglichkeiten suchen
client-view-players = Spieler
