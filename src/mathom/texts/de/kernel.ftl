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
reason-that-is-not-the-question-now = Danach wird jetzt nicht gefragt

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
error-bad-brought = Das lässt sich nicht mitbringen: { $why }.
error-bad-chance = Das vorgegebene Ergebnis { $got } für „{ $stream }“ kann nicht vorkommen; verlangt: { $sizes }.
error-bad-state = Der gespeicherte Spielstand lässt sich nicht laden: { $detail }.
error-bad-record = { $detail }
error-not-a-record = Das ist nicht die Aufzeichnung eines Spiels: { $detail }.
error-damaged-record = Die Aufzeichnung ist in Zeile { NUMBER($line, useGrouping: 0) } beschädigt: { $detail }. „mathom record continue --salvage“ setzt fort, was davor liegt.
error-other-version = Die Aufzeichnung wurde mit { $what } { $theirs } geschrieben, dieses Programm hat { $ours }. Öffne sie mit einer passenden Version.
error-other-rules = Die Aufzeichnung wurde mit { $what } { $theirs } geschrieben, dieses Programm hat { $ours }: Wahl { NUMBER($n, useGrouping: 0) } führte nun woandershin. Ansehen und weiterspielen lässt sie sich.
error-bad-scenario = Das Szenario { $file } ist falsch: { $detail }.
error-scenario-failed = { $file }, { $where }: { $detail }
error-unknown-language = Die Sprache „{ $lang }“ gibt es hier nicht; es gibt { $known }.
error-unknown-player = Einen Spieler „{ $player }“ gibt es für { $game } nicht. Bekannte Spieler: { $known }.
error-bad-budget = „{ $budget }“ ist kein Maß für montecarlo. Schreib Simulationen wie montecarlo:200 oder Sekunden wie montecarlo:0.5s.

## Einzelheiten von Fehlern

detail-a-list-is-wanted = verlangt ist eine Liste
detail-a-number-from-least-to-most-is-wanted = verlangt ist eine Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }
detail-a-text-is-wanted = verlangt ist ein Text
detail-a-text-like-example-is-wanted = verlangt ist ein Text wie „{ $example }“
detail-branch-number = Zweig { $number }
detail-chance-is-a-list-of-outcomes-for-each-stream-like-1-5-or-2-6 = Zufall ist je Strom eine Liste von Ergebnissen wie [1, 5] oder „2 6“
detail-event-did-happen = { $event } ist doch geschehen
detail-event-problem = { $event }: { $problem }
detail-it-is-nested-too-deep = sie ist zu tief verschachtelt
detail-it-is-no-toml-a-number-or-date-is-too-large = die Datei ist kein TOML: eine Zahl oder ein Datum ist zu groß
detail-key-is-not-possible-why = „{ $key }“ geht nicht: { $why }
detail-no-question-of-this-game-has-an-option-key = keine Frage dieses Spiels hat eine Möglichkeit „{ $key }“
detail-no-question-of-this-game-has-an-option-key-perhaps-near-is-meant = keine Frage dieses Spiels hat eine Möglichkeit „{ $key }“; vielleicht ist „{ $near }“ gemeint
detail-one-entry-for-each-of-the-seats-seats-is-wanted = verlangt ist ein Eintrag für jeden der { $seats } Sitze
detail-path-is-seen-not-nothing = { $path } ist { $seen }, nicht nichts
detail-place-problem = { $place }: { $problem }
detail-problem-seat-seat-is-asked-kind-keys = { $problem }; Sitz { $seat } wird „{ $kind }“ gefragt: { $keys }
detail-step-number = Schritt { $number }
detail-step-number-of-branch-branch = Schritt { $number } im Zweig „{ $branch }“
detail-the-view-has-no-path-there-is-no-part-among-known = die Ansicht hat kein { $path }: „{ $part }“ gibt es nicht unter: { $known }
detail-the-view-has-no-path-there-is-no-part-perhaps-near-is-meant = die Ansicht hat kein { $path }: „{ $part }“ gibt es nicht; vielleicht ist „{ $near }“ gemeint
detail-there-is-no-name-here = „{ $name }“ gibt es hier nicht
detail-there-is-no-name-here-perhaps-near-is-meant = „{ $name }“ gibt es hier nicht; vielleicht ist „{ $near }“ gemeint
detail-there-is-no-name-here-known-known = „{ $name }“ gibt es hier nicht; bekannt: { $known }
detail-there-is-no-seat-seat = einen Sitz { $seat } gibt es nicht
detail-true-or-false-is-wanted = verlangt ist true oder false
detail-unknown-entry-name-perhaps-near-is-meant = unbekannter Eintrag „{ $name }“; vielleicht ist „{ $near }“ gemeint
detail-where-problem = { $where }: { $problem }
detail-a-table-is-wanted = verlangt ist eine Tabelle
detail-asked-seats = gefragt: { $seats }
detail-after-key-problem = nach „{ $key }“: { $problem }
detail-the-dice-dice-for-stream-cannot-be-rolled-wanted-count-dice-with-sizes-sides =
    { $count ->
        [one] die Würfel „{ $dice }“ für „{ $stream }“ können nicht fallen; verlangt: ein Würfel mit { $sizes } Seiten
       *[other] die Würfel „{ $dice }“ für „{ $stream }“ können nicht fallen; verlangt: { $count } Würfel mit { $sizes } Seiten
    }
detail-intent-is-refused-like-everything-now-reason-if-that-is-meant-because-key = „{ $intent }“ wird abgelehnt wie jetzt alles: { $reason }; wenn das gemeint ist: because = „{ $key }“
detail-because-without-refuse = „because“ ohne „refuse“
detail-choice-n-cannot-be-taken-back = Wahl { NUMBER($n, useGrouping: 0) } lässt sich nicht zurücknehmen
detail-choice-n-follows-choice-last = auf Wahl { NUMBER($last, useGrouping: 0) } folgt Wahl { NUMBER($n, useGrouping: 0) }
detail-count-numbers-each-below-sizes =
    { $count ->
        [one] eine Zahl kleiner als { $sizes }
       *[other] { $count } Zahlen, jede kleiner als ihre von { $sizes }
    }
detail-event-did-not-happen-in-this-order-what-did-happened = { $event } ist nicht geschehen (in dieser Reihenfolge); geschehen ist: { $happened }
detail-fact-tables-of-game = Tabellen von { $game }
detail-format = Format
detail-intent-is-allowed = „{ $intent }“ ist erlaubt
detail-intent-is-refused-but-for-another-reason-reason = „{ $intent }“ geht nicht, aber aus einem anderen Grund: { $reason }
detail-it-belongs-to-no-choice = die Zeile gehört zu keiner Wahl
detail-it-cannot-be-opened-error = die Datei lässt sich nicht öffnen ({ $error })
detail-it-contains-an-unknown-part-name = er enthält einen unbekannten Teil „{ $name }“
detail-it-does-not-begin-like-one = der Anfang sieht anders aus
detail-it-ends-before-the-game-begins = sie endet, bevor das Spiel beginnt
detail-it-has-last-choices-not-n = sie hat { NUMBER($last, useGrouping: 0) } Wahlen, nicht { NUMBER($n, useGrouping: 0) }
detail-it-is-no-toml-in-line-line-column-column = die Datei ist kein TOML in Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }
detail-it-is-no-toml-something-is-missing-at-its-end = die Datei ist kein TOML, an ihrem Ende fehlt etwas
detail-it-is-not-a-json-object = die Zeile ist kein JSON-Objekt
detail-it-is-not-a-text-file = es ist keine Textdatei
detail-it-is-not-json = die Zeile ist kein JSON
detail-it-is-not-the-state-of-a-game = es ist kein Spielstand
detail-key-why = „{ $key }“: { $why }
detail-lines-of-choice-n-are-missing = es fehlen Zeilen der Wahl { NUMBER($n, useGrouping: 0) }
detail-name-has-the-wrong-type = „{ $name }“ hat den falschen Typ
detail-nobody-knows-what-this-line-says = niemand weiß, was diese Zeile bedeutet
detail-seat-seat-is-not-asked-so-nothing-is-offered = Platz { $seat } wird nicht gefragt, also wird ihm nichts angeboten
detail-not-offered-missing-offered-keys = nicht angeboten: { $missing }; angeboten: { $keys }
detail-offered-after-all-keys = doch angeboten: { $keys }
detail-offered-keys = angeboten: { $keys }
detail-one-of-names = nur { $names }
detail-option-code-is-not-key = Möglichkeit { $code } ist nicht „{ $key }“
detail-path-can-be-seen-seen = { $path } ist zu sehen: { $seen }
detail-path-is-seen-not-wanted = { $path } ist { $seen }, nicht { $wanted }
detail-rules-version-of-game = Regelfassung von { $game }
detail-something-in-it-has-the-wrong-form = etwas darin hat die falsche Form
detail-the-chance-scripted-for-streams-was-not-needed = der vorgegebene Zufall für { $streams } wurde nicht gebraucht
detail-the-chance-that-it-needs-is-not-the-chance-written = der Zufall, den sie braucht, ist nicht der aufgeschriebene
detail-the-digest-differs-from-the-replayed-state-s = die Prüfsumme weicht vom nachgespielten Stand ab
detail-the-entry-name-has-the-wrong-form = der Eintrag „{ $name }“ hat die falsche Form
detail-the-entry-name-is-missing = der Eintrag „{ $name }“ fehlt
detail-the-fields-of-name-do-not-fit-this-version = die Felder von „{ $name }“ passen nicht zu dieser Version
detail-the-header-lacks-names = im Kopf fehlt { $names }
detail-the-question-is-kind = die Frage ist „{ $kind }“
detail-the-result-differs-from-the-replayed-one = das Ergebnis weicht vom nachgespielten ab
detail-the-result-is-result = das Ergebnis ist { $result }
detail-the-seed-gives-another-outcome-for-stream = der Zufallsschlüssel ergibt für „{ $stream }“ etwas anderes
detail-the-seed-revealed-is-not-the-one-committed-to = der aufgedeckte Zufallsschlüssel ist nicht der zugesagte
detail-the-snapshot-is-not-the-state-it-should-be = der gespeicherte Stand ist nicht der, der er sein müsste
detail-what-happened-cannot-be-told = was geschah, lässt sich nicht erzählen
detail-there-is-no-complete-line-in-it = es gibt darin keine vollständige Zeile
detail-there-is-no-viewer-viewer = einen Betrachter „{ $viewer }“ gibt es nicht
detail-unknown-entry-name-known-known = unbekannter Eintrag „{ $name }“; bekannt: { $known }
detail-what-happened-differs-from-what-is-written = was geschah, weicht vom Aufgeschriebenen ab
