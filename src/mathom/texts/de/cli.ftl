# Die Kommandozeile, deutsch.

## Hilfe

help-mathom = Mathom, ein Spieltisch für Mittelerde-Spiele, der die Regeln kennt. Ohne Befehl öffnet sich die App im Browser.
help-mathom-version = Die Version nennen.
help-lang = Sprache: de oder en. Sonst gilt die Sprache deines Systems.
help-help = Diese Hilfe zeigen.
help-as_json = JSON ausgeben, für Programme.
help-game_name = Das Spiel; „mathom games“ zählt sie auf.
help-variant = Eine Einstellung, die vor dem Spiel vereinbart wird; mehrfach möglich.
help-seed = Irgendetwas; gleicher Startwert, gleiches Spiel.
help-jobs = Anzahl der Prozesse.
help-players = Ein Name je Sitz, zum Beispiel scripted,random.
help-number = Anzahl der Spiele.
help-file = Die Datei eines aufgezeichneten Spiels.

help-games = Die Spiele, ihre Spielerzahlen und Einstellungen aufzählen.
help-play = Im Terminal spielen, gegen Programme oder mit Freunden an einer Tastatur. Ohne Spiel gibt es ein Menü.
help-play-seats = Wer spielt, ein Name je Sitz: random, scripted und montecarlo:200 sind Programme, jeder andere Name ist ein Mensch.
help-play-decks = Was die Sitze mitbringen, ein Deck je Sitz: ein mitgeliefertes wie challenge-a oder eine Datei.
help-play-save = Wohin das Spiel aufgezeichnet wird. Sonst findet Mathom einen Ort.
help-play-resume = Das in dieser Datei aufgezeichnete Spiel fortsetzen.
help-simulate = Programme viele Spiele spielen lassen und zählen.
help-simulate-players = Ein Name je Sitz, zum Beispiel random,random; mehrfach angegeben wechseln sich die Gruppen ab.
help-simulate-seats = Spielerzahlen, die sich abwechseln, zum Beispiel 2,3,4.
help-simulate-check = Jedes Spiel prüfen: keine abgelehnte Wahl, nichts verloren oder verdoppelt, ein Ende.
help-arena = Herausfinden, wer besser spielt: gepaarte Spiele, Siegquoten mit Vertrauensbereich, Wertungszahlen.
help-arena-players = Die Spieler, die verglichen werden, zum Beispiel scripted,random.
help-arena-number = Anzahl der Spiele je Spielerpaar.
help-arena-seats = Anzahl der Sitze am Tisch.
help-bench = Die Geschwindigkeit neben python-chess messen.
help-bench-names = Spiele, die gemessen werden; ohne Namen alle.
help-bench-seats = Wie viele spielen, reihum, etwa 2,3,4; ohne Angabe so wenige wie möglich.
help-bench-rounds = Wie oft jede Messung wiederholt wird.
help-bench-seconds = Dauer einer Messung.
help-scenario = Szenarien: Stellungen mit Erwartungen.
help-scenario-run = Szenarien spielen und bei jedem die erste Erwartung nennen, die nicht stimmt.
help-scenario-run-files = Dateien mit Szenarien.
help-record = Aufgezeichnete Spiele.
help-record-verify = Eine Aufzeichnung nachspielen und alles darin vergleichen.
help-record-show = Ein aufgezeichnetes Spiel erzählen.
help-record-continue = Ein aufgezeichnetes Spiel fortsetzen.
help-record-continue-at = Nach dieser Wahl fortsetzen statt nach der letzten.
help-record-continue-salvage = Von einer beschädigten Aufzeichnung behalten, was vor dem Schaden liegt; weiter geht es in einer neuen Datei.
help-rules = Die nummerierten Regeln aller Spiele.
help-rules-show = Regeln nach ihrer Nummer zeigen.
help-rules-show-rule_id = Nummern wie FE-4.1.
help-rules-search = Regeln nach Wörtern suchen.
help-rules-search-words = Wörter, die alle in der Regel vorkommen.
help-rules-search-game = Nur die Regeln dieses Spiels.
help-rules-search-everything = Alles Gefundene zeigen.
help-rules-where = Zeigen, wo der Code eine Regel nennt, die er spielt.
help-rules-where-rule_id = Nummern wie FE-4.1.
help-rules-coverage = Wie viele Regeln durch Tests bewiesen sind.
help-rules-coverage-game = Nur dieses Spiel, mit der Liste der fehlenden Regeln.
help-deck = Decks von Middle-earth CCG: Dateien, Listen, die von GCCG und mitgelieferte wie challenge-a.
help-deck_file = Eine Datei mit einem Deck oder der Name eines mitgelieferten.
help-out = Die Datei, die geschrieben wird. Ohne sie wird das Deck gezeigt.
help-deck-check = Ein Deck prüfen: jeder Fehler mit der Regel, die er verletzt.
help-deck-check-against = Die Ausrichtung des Gegners, für Regeln, die davon abhängen.
help-deck-check-variant = Eine Einstellung des Tisches, für den das Deck ist, etwa length=three; mehrmals erlaubt.
help-deck-import = Aus einer Liste oder einem GCCG-Deck eine Deckdatei machen; zu Zeilen ohne Karte gibt es Vorschläge.
help-deck-export = Ein Deck als Liste, für GCCG oder als Deckdatei schreiben.
help-deck-export-form = Was geschrieben wird: toml (unsere Deckdatei), list oder gccg.

help-arguments-panel-title = Angaben
help-options-panel-title = Optionen
help-commands-panel-title = Befehle
help-default-string = [sonst
help-required = [nötig]

## Fehler

error-no-such-file = Die Datei { $file } gibt es nicht. Prüfe den Namen.
error-cannot-open = Die Datei { $file } lässt sich nicht öffnen: { $detail }. Nimm eine andere.
error-file-exists = Die Datei { $file } gibt es schon. Setze sie mit --resume fort oder nimm einen anderen Namen.
error-bad-setting = „{ $setting }“ ist keine Einstellung. Schreib Name=Wert, zum Beispiel { $example }.
error-bad-number = { $option } muss mindestens { $least } sein.
error-bad-seats = { $game } ist für { $seats } Spieler, nicht für { $given }. Gib einen Namen je Sitz an.
error-bad-decks = { $game } nimmt { $seats } Decks, nicht { $given }. Gib eins je Sitz an: den Namen eines mitgelieferten oder eine Datei.
error-unknown-choice = { $option } kann nicht „{ $given }“ sein. Möglich sind { $known }.
error-no-such-rule = Eine Regel { $rule } gibt es nicht. Meinst du { $near }?
error-no-results = Hier gibt es keine Testergebnisse. Führe zuerst „python3 dev.py test“ im Projekt aus.
error-not-enough-players = Eine Arena braucht mindestens zwei Spieler, zum Beispiel --players scripted,random.
error-needs-chess = Der Maßstab python-chess ist nicht installiert. Installiere ihn mit: pip install chess
error-unknown-command = Einen Befehl „{ $command }“ gibt es nicht. Die Befehle sind { $known }.
error-missing-command = „{ $path }“ braucht einen Befehl: { $known }.
error-unknown-option = Eine Option { $option } gibt es hier nicht. „mathom --help“ zählt sie auf.
error-missing-argument = { $argument } fehlt. „mathom --help“ sagt mehr.
error-bad-argument = Der Wert für { $argument } passt nicht. „{ $command } --help“ sagt, was verlangt ist.
error-bad-usage = { $detail }. „mathom --help“ sagt mehr.

## Überall

cli-interrupted = Abgebrochen.
progress-games = Spiele

## games

games-seats = Für { $seats } Spieler.
games-bots = Programme, die es spielen: { $players }
games-setting = Einstellung
games-values = Werte
games-meaning = Bedeutung
games-start = Los geht es mit: mathom play { $game }
games-box = Mit der Erweiterung „{ $title }“: mathom play { $box }

## simulate, arena, bench

simulate-games =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    }, { $finished } beendet, { $errors ->
        [0] keine Fehler
        [one] ein Fehler
       *[other] { $errors } Fehler
    }.
simulate-speed = { $decisions } Entscheidungen in { $seconds } s: { $speed } pro Sekunde.
simulate-length = Ein Spiel braucht im Mittel { $mean } Entscheidungen.
simulate-wins = Sitz { $seat } gewann { $wins } ({ $percent } %).
simulate-ending = { $how }: { $count }
simulate-error = Spiel mit Startwert { $seed } und Spielern { $players }: { $detail }
arena-player = Spieler
arena-games = Spiele
arena-wins = Siege
arena-rate = Siegquote
arena-interval = zu 95 % sicher
arena-score = Punkte im Mittel
arena-rating = Wertung
arena-paired = { $count } Spiele je Paar an Tischen mit { $seats } Sitzen: Jede Kartenverteilung wird von allen Seiten gespielt.
bench-running = Messung, etwa { $seconds } s ...
bench-players = Spieler: { $seats }
bench-what = Zufälliges Spiel
bench-speed = pro Sekunde
bench-ratio = Verhältnis
bench-chess = python-chess, Halbzüge
bench-plain = reines Python, Entscheidungen
bench-compiled = übersetzt, Entscheidungen
bench-not-compiled = Diese Installation ist nicht übersetzt; „python3 dev.py run bench“ misst eine übersetzte, wo es einen C-Compiler gibt.
bench-clone = Die Kopie eines Spiels kostet { $ratio } einer Entscheidung.
bench-shape = Eine Zufallspartie hat { $length } Entscheidungen, eine Frage im Mittel { $branching } Antworten.
bench-choosing = Von 100 Fragen lassen { $percent } eine Wahl; nur diese gezählt, ist das Verhältnis { $plain } in reinem Python und { $ratio } wie installiert.
bench-growth = Eine Entscheidung spät im Spiel kostet { $ratio } einer in seiner Mitte.
bench-search = Die Suche (montecarlo) macht { $simulations } Simulationen pro Sekunde auf einem Kern.
bench-memory = Ein Spiel in seiner Mitte braucht { $kilobytes } kB.

## scenario, record, rules

scenario-summary =
    { $hold } von { $count } Szenarien stimmen; { $failed } { $failed ->
        [one] stimmt
       *[other] stimmen
    } nicht, { $wrong } { $wrong ->
        [one] ist
       *[other] sind
    } falsch geschrieben.
scenario-holds =
    { $count ->
        [one] Das Szenario stimmt.
       *[other] Alle { $count } Szenarien stimmen.
    }
record-verified =
    { $file }: Alles ist wie aufgezeichnet, { $count ->
        [one] eine Wahl
       *[other] { $count } Wahlen
    }, { $finished ->
        [yes] Spiel beendet
       *[no] Spiel noch nicht beendet
    }.
record-other-rules =
    { $lost ->
        [0] Die Regeln oder Tabellen dieses Spiels wurden seit der Aufzeichnung berichtigt. Es geht nach den neuen weiter.
        [one] Die Regeln oder Tabellen dieses Spiels wurden seit der Aufzeichnung berichtigt. Es geht nach den neuen nach Wahl { NUMBER($n, useGrouping: 0) } weiter; die letzte Wahl ist noch einmal zu treffen.
       *[other] Die Regeln oder Tabellen dieses Spiels wurden seit der Aufzeichnung berichtigt. Es geht nach den neuen nach Wahl { NUMBER($n, useGrouping: 0) } weiter; die letzten { $lost } Wahlen sind noch einmal zu treffen.
    }
record-by-other-rules = (nach anderen Regeln oder Tabellen gespielt, als dieses Programm sie hat)
record-header = { $game }: { $names } (aufgezeichnet mit Mathom { $version })
record-open =
    Das Spiel ist nach { $count ->
        [one] einer Wahl
       *[other] { $count } Wahlen
    } noch nicht zu Ende. Weiter mit: mathom play --resume { $file }
rules-found =
    { $count ->
        [0] Keine Regel enthält das.
        [one] Eine Regel.
       *[other] { $count } Regeln{ $left ->
            [0] .
           *[other] , { $left } weitere mit --all.
        }
    }
rules-named = { $count ->
    [0] Keine Stelle im Code nennt { $rule }.
    [one] Eine Stelle im Code nennt { $rule }.
   *[other] { $count } Stellen im Code nennen { $rule }.
}
rules-not-played = { $rule } wird nicht gespielt, wie andere ihrer Art: { $why }.
rules-chapter = Ihr Kapitel: { $files }
rules-game = Spiel
rules-rules = Regeln
rules-tested = Bewiesen
rules-missing = Fehlend
rules-part-cards = Karten
rules-part-events = Ereignisse der Karten
rules-part-combat = Kampfhälften der Karten
rules-part-characters = Charaktere
rules-part-rulings = Auslegungen
rules-part-card-rulings = Auslegungen zu Karten
rules-part-decisions = Entscheidungen
rules-part-information = Offenes und Verborgenes
rules-part-examples = Beispiele
rules-later = Nicht gespielt ({ $count }), denn { $why }:
rules-later-fallen-wizards = sie kommen mit den gefallenen Zauberern
rules-later-balrog = sie kommen mit dem Balrog als Spieler
rules-later-cards = sie handeln von Karten, die in keinem der Decks hier sind
rules-later-never = das Programm lässt niemanden in diesen Fall kommen
rules-later-errata = sie sind inoffizielle Errata zu Karten, die noch nicht gespielt werden
rules-later-arda = sie gehören zur Variante Arda
rules-later-crap = sie gehören zu den Varianten Crap Game und Crap Sealed
rules-later-tokens = sie gehören zur Variante mit Spielmarken

## play

play-title = { $game }, Zug { $turn }
play-hint = Tippe die Nummer einer Möglichkeit oder „hilfe“.
play-not-offered = „{ $typed }“ steht nicht zur Wahl: { $reasons }. Tippe die Nummer einer Möglichkeit oder „hilfe“.
play-why-what = Warum was? Zum Beispiel: ?warum { $intent }
play-allowed = { $option } ist erlaubt.
play-no-odds = In diesem Spiel gibt es keine Aussichten.
play-odds-of-what = { $reason }. Wessen Aussichten? Die Nummer oder der Name eines Angriffs, zum Beispiel: aussichten way:orthanc>edoras
play-nothing-to-undo = Du hast noch nichts gewählt.
play-undone =
    Zurückgenommen: { $option }. Du bist wieder vor deiner eigenen letzten Wahl{ $others ->
        [0] .
       *[other] ; was die Programme seitdem gewählt haben, gilt nicht mehr.
    }
play-undo-too-late = Das lässt sich nicht mehr zurücknehmen: Seitdem kam etwas Verdecktes oder Zufälliges ans Licht, oder jemand anderes hat gewählt.
play-save-where = Wohin? Zum Beispiel: sichern mein-spiel.jsonl
play-file-exists = { $file } gibt es schon. Nimm einen anderen Namen.
play-copied = Eine Kopie liegt in { $file }.
play-cannot-save = { $file } lässt sich nicht schreiben: { $detail }. Nimm einen anderen Namen.
play-languages = Sprachen: { $known }
play-language = Jetzt auf Deutsch.
play-help-choose = 1, 2, ... | die Möglichkeit mit dieser Nummer; ihr Name geht auch: { $key }
play-help-card = karte { $card } | eine Karte, eine Figur oder einen Ort ansehen; { "karte 3" }: worum es in Möglichkeit 3 geht; karte allein: deine Hand
play-help-why = ?warum { $intent } | warum etwas nicht geht, mit den Regeln
play-help-odds = aussichten 3 | wie der Angriff von Möglichkeit 3 ausginge; ohne Nummer die laufende Schlacht
play-help-rule = regel { $rule } | der Text einer Regel
play-help-undo = zurück | deine letzte Wahl zurücknehmen; unter mehreren nur, solange niemand von ihr weiß
play-help-asked = gefragt nie eigen | mich im eigenen Zug nie fragen; auch: immer, möglich; fremd; fremd/{ $window }; allein: was gilt
play-help-hold = halt | beim nächsten Mal trotzdem fragen
play-help-table = tisch | den Tisch noch einmal zeigen
play-help-log = verlauf | alles, was geschehen ist
play-help-save = sichern DATEI | eine Kopie des Spiels (aufgezeichnet wird es ohnehin laufend)
play-help-lang = sprache en | zu Englisch wechseln
play-help-quit = ende | für jetzt aufhören; du kannst später weiterspielen
play-help-signs = Zeichen auf dem Tisch
play-look-nothing = In diesem Spiel gibt es nichts anzusehen.
play-look-what = Was soll ich zeigen? Zum Beispiel: karte { $example }. Oder die Nummer einer Möglichkeit. Deine Hand: { $hand }
play-look-several = „{ $typed }“ kann sein: { $names }. Was davon?
play-look-none = In Möglichkeit { $typed } geht es um keine Karte, keine Figur und keinen Ort. Nenne einen Namen, oder die Nummer einer Möglichkeit mit so etwas.
play-look-unknown = „{ $typed }“ kenne ich nicht. Nenne eine Karte, eine Figur oder einen Ort, oder die Nummer einer Möglichkeit, in der es um so etwas geht.
play-look-rules = Regeln zum Nachschlagen: { $rules }
play-no-windows = In diesem Spiel passt niemand.
play-asked-how = Wann soll ich fragen? Zum Beispiel: gefragt nie eigen, gefragt möglich fremd/attack, gefragt immer. Fenster: { $windows }
play-stops = Du wirst beim nächsten Mal gefragt, in deinem Zug und in einem fremden.
play-hand-over = { $name }, du bist am Zug. Die anderen schauen bitte weg.
play-ready = Drück die Eingabetaste, wenn du bereit bist.
play-thinking = { $name } denkt nach ...
play-incomplete = { $count ->
        [one] Eine Karte dieses Spiels tut noch nicht alles, was darauf steht.
       *[other] { $count } Karten dieses Spiels tun noch nicht alles, was darauf steht.
    }
play-saved = Das Spiel liegt in { $file }. Weiter mit:
play-over = Das Spiel ist zu Ende. Es liegt in { $file }.
menu-welcome = Willkommen bei Mathom. Was spielen wir?
menu-game = Spiel ({ $least }-{ $most }) [{ $default }]:
menu-seats = Wie viele Spieler ({ $least }-{ $most }) [{ $default }]:
menu-people = Wie viele davon Menschen an dieser Tastatur ({ $least }-{ $most }) [{ $default }]:
menu-number = Bitte tippe eine Zahl von { $least } bis { $most }.

## Decks

deck-fault = { $rule }  { $section ->
        [none] {""}
       *[other] { $section }:{" "}
    }{ $fault }
deck-checked = { $title }: { $faults ->
        [0] Das Deck ist regelgerecht.
        [one] ein Fehler.
       *[other] { $faults } Fehler.
    }
deck-lacking = { $count ->
        [one] Eine Karte tut noch nicht alles, was auf ihr steht: { $cards }
       *[other] { $count } Karten tun noch nicht alles, was auf ihnen steht: { $cards }
    }
deck-unmatched = Zeile { $line } nennt keine Karte: { $text }{ $near ->
        [none] {""}
       *[other] {" "}(vielleicht { $near }?)
    }
