# Tische: was sie ablehnen und was an ihnen geschieht.

error-bad-table = So lässt sich der Tisch nicht einrichten: { $detail }.
error-not-seated = Du sitzt nicht an diesem Tisch. Nimm erst Platz, oder schau zu.
error-no-seat = Dieser Platz ist nicht frei. Such dir einen anderen aus, oder schau zu.
error-wrong-invitation = Diese Einladung passt nicht zum Tisch. Bitte den Gastgeber um den Link.
error-not-now = Das geht jetzt nicht: { $why }.
error-bad-command = Der Server versteht den Befehl nicht: { $detail }.

reason-the-table-is-open = die Partie hat noch nicht begonnen
reason-the-table-is-running = die Partie läuft
reason-the-table-is-paused = die Partie ist angehalten
reason-the-table-is-finished = die Partie ist zu Ende
reason-the-table-is-not-paused = die Partie ist nicht angehalten
reason-a-bot-has-your-seat = ein Bot hat deinen Platz; hol ihn dir erst zurück
reason-no-bot-has-your-seat = auf deinem Platz sitzt kein Bot
reason-bots-do-not-agree-to-a-draw = Bots stimmen keinem Remis zu
reason-nobody-asks-you = niemand fragt dich etwas
reason-a-seat-is-still-open = ein Platz ist noch frei
reason-the-game-has-begun = die Partie hat schon begonnen
reason-the-game-is-not-over = die Partie ist noch nicht zu Ende
reason-there-is-a-rematch-already = es gibt schon eine Revanche
reason-nothing-to-take-back = du hast nichts, was du zurücknehmen könntest
reason-no-taking-back-at-this-table = an diesem Tisch wird nichts zurückgenommen, woraus andere etwas erfahren haben
reason-there-is-no-such-moment = diesen Augenblick gibt es in der Partie nicht

table-event-chat = { $name }: { $text }
table-event-sat = { $name } nimmt Platz.
table-event-left = { $seat } verlässt den Tisch.
table-event-bot = Für { $seat } spielt jetzt ein Bot.
table-event-back = { $seat } ist zurück.
table-event-timeout = Die Zeit von { $seat } ist abgelaufen; ein Bot spielt weiter.
table-event-resigned = { $seat } gibt auf.
table-event-draw = Alle einigen sich auf Remis.
table-event-declined = { $seat } lehnt ab.
table-event-undone = { $seat } nimmt einen Zug zurück.
table-event-paused = { $seat } hält die Partie an.
table-event-resumed = { $seat } setzt die Partie fort.
