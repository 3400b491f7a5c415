# Middle-earth CCG, German: companies that fight each other.

meccg-ask-fight = Eine Gemeinschaft des Gegners angreifen?
meccg-ask-who-faces = Wer von dir sucht sich einen Angreifer aus?
meccg-ask-face-whom = Wem stellt sich { NAME("meccg-card", $card) }?
meccg-ask-who-strikes = Wer schlägt als Nächster zu?
meccg-ask-strike-whom = Auf wen schlägt { NAME("meccg-card", $card) }?
meccg-ask-strike-untapped = Mit −3 zuschlagen, um ungetappt zu bleiben?
meccg-deed-attack = angreifen
meccg-event-duelled =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } ({ $roll }) kämpft gegen { NAME("meccg-card", $who) } ({ $own }).
reason-who-has-tried-to-influence-does-not-attack = Wer versucht hat, den Gegner zu beeinflussen, greift im selben Zug nicht an
reason-no-company-here-can-be-attacked = Hier kann keine Gemeinschaft angegriffen werden
reason-those-are-not-to-be-paired = Diese können jetzt kein Paar bilden
reason-one-resource-with-a-skill-for-each-strike = Je Hieb wird eine Unterstützungskarte gespielt, die einen Beruf verlangt
reason-no-hazards-between-companies = Zwischen Gemeinschaften werden keine Gefahren gespielt
