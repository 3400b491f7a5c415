# Middle-earth CCG, German: agents.

meccg-ask-agent-site = Welcher Ort?
meccg-ask-agent-attack = Greift ein Agent an?
meccg-ask-agent-influence = Wen versucht der Agent zu beeinflussen?
meccg-key-agent = Agent
meccg-deed-agent = Agent spielen
meccg-deed-agent-reveal = Agent aufdecken
meccg-deed-agent-untap = Agent enttappen
meccg-deed-agent-heal = Agent heilen
meccg-deed-agent-hide = Agent umdrehen
meccg-deed-agent-move = Agent bewegen
meccg-deed-agent-back = Agent geht zurück
meccg-deed-agent-home = Agent geht nach Hause
meccg-deed-agent-creatures = Agent lässt Kreaturen kommen
meccg-deed-agent-attack = angreifen mit
meccg-deed-agent-influence = Agent versucht zu beeinflussen
meccg-event-agent-played =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: Ein Agent kommt verdeckt ins Spiel.
meccg-event-agent-acted =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: Ein Agent: { NAME("meccg-deed", $deed) }.
meccg-event-agent-shown =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: Der Agent { NAME("meccg-card", $card) } wird aufgedeckt. Sein Weg: { $cards }.
meccg-event-agent-shown-cards = { NAME("meccg-card", $value) }
reason-that-agent-cannot-do-that-now = Das kann dieser Agent jetzt nicht tun
reason-agents-do-not-start = Agenten sind keine Anfangscharaktere
reason-no-such-agent-is-there = Kein solcher Agent ist dort
reason-that-agent-is-in-play-as-a-character = Dieser Agent ist als Charakter im Spiel
reason-only-an-untapped-agent-whose-card-permits-it-influences = Nur ein ungetappter Agent, dessen Karte es erlaubt, versucht zu beeinflussen
reason-there-is-nothing-where-the-agent-is-to-influence = Wo der Agent ist, gibt es nichts, was er beeinflussen könnte
reason-a-wounded-agent-does-not-move = Ein verletzter Agent bewegt sich nicht
reason-no-site-of-your-site-deck-is-near-the-agent = In deinem Ortsstapel ist kein Ort, an den der Agent ziehen könnte
