# Was der Kern sagt, deutsch.

seat-name = Sitz { $number }
list-and = { $most } und { $last }
list-or = { $most } oder { $last }

## Warum nicht

reason-it-is-not-offered = Das steht gerade nicht zur Wahl
reason-the-game-is-over = Das Spiel ist aus
reason-it-is-not-your-turn = Du bist nicht am Zug
reason-something-comes-to-light-first = Vorher käme etwas Verdecktes oder Zufälliges ans Licht
reason-that-is-no-possible-reaction-now = So kannst du jetzt nicht reagieren
reason-that-is-not-the-question-now = Das ist keine Antwort auf die Frage

## Fehler

error-mathom-error = { $detail }
error-refused-choice = { $detail }
error-illegal-choice = „{ $choice }“ geht nicht: { $why }. Wähle eine der angebotenen Möglichkeiten.
error-stale-choice = Diese Wahl galt für Entscheidung { $given }, das Spiel ist schon bei Entscheidung { $now }. Schau noch einmal hin und wähle neu.
error-wrong-seat = Sitz { $seat } hat gerade nichts zu wählen; am Zug ist Sitz { $asked }. Warte, bis du dran bist.
error-game-is-over = Das Spiel ist aus, es gibt nichts mehr zu wählen. Beginne ein neues.
error-nothing-to-undo = Eine Wahl { $n }, die man zurücknehmen könnte, gibt es nicht.
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Bekannte Spiele: { $known }.
error-bad-variant = Die Einstellung { $name }={ $value } ist nicht möglich; erlaubt: { $allowed }.
error-bad-chance = Das vorgegebene Ergebnis { $got } für „{ $stream }“ kann nicht vorkommen; verlangt: { $sizes }.
error-bad-state = Der gespeicherte Spielstand lässt sich nicht laden: { $detail }.
error-bad-record = { $detail }
error-not-a-record = Das ist nicht die Aufzeichnung eines Spiels: { $detail }.
error-damaged-record = Die Aufzeichnung ist in Zeile { NUMBER($line, useGrouping: 0) } beschädigt: { $detail }. „mathom record continue --salvage“ setzt fort, was davor liegt.
error-other-version = Die Aufzeichnung wurde mit { $what } { $theirs } geschrieben, dieses Programm hat { $ours }. Öffne sie mit einer passenden Version.
error-bad-scenario = Das Szenario { $file } ist falsch: { $detail }.
error-scenario-failed = { $file }, Schritt { $step }: { $detail }
error-unknown-language = Die Sprache „{ $lang }“ gibt es hier nicht; es gibt { $known }.
error-unknown-player = Einen Spieler „{ $player }“ gibt es für { $game } nicht. Bekannte Spieler: { $known }.
error-bad-budget = „{ $budget }“ ist kein Maß für montecarlo. Schreib Simulationen wie montecarlo:200 oder Sekunden wie montecarlo:0.5s.

## Einzelheiten von Fehlern

detail-it-is-not-a-text-file = es ist keine Textdatei
detail-there-is-no-complete-line-in-it = es gibt darin keine vollständige Zeile
detail-nobody-knows-what-this-line-says = niemand weiß, was diese Zeile bedeutet
detail-it-does-not-begin-like-one = der Anfang sieht anders aus
detail-it-is-not-json = die Zeile ist kein JSON
detail-it-is-not-a-json-object = die Zeile ist kein JSON-Objekt
detail-the-chance-that-it-needs-is-not-the-chance-written = der Zufall, den sie braucht, ist nicht der aufgeschriebene
detail-what-happened-differs-from-what-is-written = was geschah, weicht vom Aufgeschriebenen ab
detail-the-digest-differs-from-the-replayed-state-s = die Prüfsumme weicht vom nachgespielten Stand ab
detail-the-result-differs-from-the-replayed-one = das Ergebnis weicht vom nachgespielten ab
detail-the-seed-revealed-is-not-the-one-committed-to = der aufgedeckte Zufallsschlüssel ist nicht der zugesagte
detail-it-is-not-the-state-of-a-game = es ist kein Spielstand
