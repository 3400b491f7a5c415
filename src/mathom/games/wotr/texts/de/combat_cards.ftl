# Der Ringkrieg, deutsch: die Kampfhälften der Ereigniskarten.

wotr-ask-nazgul-points = Grauen und Verzweiflung: Auf wie viele Punkte Nazgûl-Führung verzichtest du?
wotr-ask-silence = Worte der Macht: Welcher Gefährte verstummt?
wotr-ask-escape = Kundschafter: Wohin geht deine Armee?
wotr-ask-own-hits = { NAME("wotr-region", $region) }: Wie viele Treffer nimmst du auf die eigene Armee?
wotr-ask-forfeit = Mächtiger Angriff: Welcher Gefährte verzichtet auf seine Führung?
wotr-ask-turn-misses = Andúril: Wie viele Fehlwürfe werden zu Treffern?
wotr-ask-sacrifice = Heldentod: Wen gibst du auf, um Treffer aufzuheben?
wotr-ask-strike-minion = Klinge aus Westernis: Welcher Scherge fällt?
wotr-ask-strike-figure = Schicksalhafter Schlag: Wer fällt?
wotr-ask-black-breath = Schwarzer Atem: Wer fällt?

wotr-event-combat-card-cancelled = Ohne Wirkung: „{ NAME("wotr-card", $card, form: "combat") }“.
wotr-event-leadership-forfeited = Ohne Führung in dieser Kampfrunde: { NAME("wotr-character", $character) }.
wotr-event-nazgul-leadership-forfeited =
    Die Nazgûl verzichten in dieser Kampfrunde auf { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } Führung.
wotr-event-companion-silenced = Ohne Führung und Fähigkeiten in dieser Kampfrunde: { NAME("wotr-character", $character) }.
wotr-event-no-reroll = Kein Anführer-Neuwurf in dieser Kampfrunde: { NAME("wotr-side", $side) }.
wotr-event-misses-turned =
    { $count ->
        [0] Kein Fehlwurf wird zum Treffer.
        [one] Ein Fehlwurf wird zum Treffer.
       *[other] { $count } Fehlwürfe werden zu Treffern.
    }
wotr-event-hits-added =
    { NAME("wotr-side", $side) }: { $count ->
        [one] ein Treffer
       *[other] { $count } Treffer
    } mehr.
wotr-event-hits-cancelled =
    { NAME("wotr-side", $side) }: { $count ->
        [one] ein Treffer
       *[other] { $count } Treffer
    } weniger einzustecken.
wotr-event-confused =
    Verwirrung: { $count ->
        [one] Eine 1 trifft
       *[other] { $count } Einsen treffen
    } die eigene Armee des Schattens.

reason-denethors-folly-allows-no-combat-cards = Denethors Torheit: In Minas Tirith spielen die Freien Völker keine Kampfkarten
reason-without-a-companion-no-card-in-the-first-round = Ohne Gefährten im Kampf gibt es in der ersten Runde keine Kampfkarte
reason-that-is-a-card-of-the-enemy = Das ist eine Karte des Gegners
reason-the-fellowship-is-not-with-the-defenders = Die Gemeinschaft ist nicht in der Region der Verteidiger
reason-no-hobbit-takes-part = Kein Hobbit nimmt teil
reason-no-companion-takes-part = Kein Gefährte nimmt teil
reason-gandalf-the-grey-does-not-take-part = Gandalf der Graue nimmt nicht teil
reason-neither-strider-nor-aragorn-takes-part = Weder Streicher noch Aragorn nimmt teil
reason-neither-leader-nor-companion-takes-part = Weder ein Anführer noch ein Gefährte nimmt teil
reason-the-battle-is-not-near-the-ents = Die Verteidiger sind weder in Rohan noch in Fangorn oder Orthanc
reason-the-defenders-are-in-no-free-nation = Die Verteidiger sind in keiner Nation der Freien Völker
reason-only-for-defenders-in-the-field = Nur wer in der Feldschlacht verteidigt, kann sie spielen
reason-no-elite-takes-part = Keine eigene Elite nimmt teil
reason-no-nazgul-takes-part = Kein Nazgûl nimmt teil
reason-there-is-not-enough-nazgul-leadership = Die Führung der Nazgûl reicht nicht
reason-the-defenders-are-too-far-from-moria = Die Verteidiger sind mehr als zwei Regionen von Moria entfernt
reason-only-for-isengard-in-a-siege-battle = Nur für Einheiten Isengarts in einer Belagerungsschlacht
reason-no-southron-elite-takes-part = Keine Elite der Südländer und Ostlinge nimmt teil
reason-there-are-not-enough-hits = Es sind nicht genug Treffer
reason-the-army-is-not-twice-as-large = Die Armee ist nicht doppelt so groß
reason-the-enemy-has-played-no-combat-card = Der Gegner hat keine Kampfkarte gespielt
reason-no-companion-has-leadership-to-forfeit = Kein Gefährte hat Führung, auf die er verzichten könnte
reason-the-combat-half-is-not-written-yet = Die Kampfhälfte dieser Karte ist noch nicht umgesetzt
