# Middle-earth CCG, German: prisoners and their rescue.

meccg-ask-rescue-site = Wohin wird { NAME("meccg-card", $card) } gebracht?
meccg-ask-rescue = Hier sind Gefangene: Stellt sich die Gemeinschaft einem Rettungsangriff?
meccg-ask-free-prisoners = Wer tappt, um die Gefangenen von { NAME("meccg-card", $card) } zu befreien?
meccg-view-prisoner = { $who }, gefangen in { $site }
meccg-table-prisoner = Gefangen durch { NAME("meccg-card", $card) } in { NAME("meccg-card", $site) }: { NAME("meccg-card", $who) }
meccg-ask-far-faction = Welches Heer soll gewonnen werden?
meccg-ask-reserve = Welche Kreatur aus deiner Hand legst du neben „Erweckt aus tiefem Schlaf“?
meccg-deed-bring-to = nach
meccg-deed-rescue = Rettungsangriff bestehen:
meccg-deed-free = Gefangene befreien mit
meccg-event-captured =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } wird gefangen genommen ({ NAME("meccg-card", $by) }). Befreiungsort: { NAME("meccg-card", $site) }.
meccg-event-not-captured =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } wird nicht gefangen genommen: Es gibt keinen Befreiungsort.
meccg-event-freed =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: wieder frei in { NAME("meccg-card", $site) }: { $cards }.
meccg-event-freed-cards = { NAME("meccg-card", $value) }
meccg-event-prisoner-lost =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } wird als Gefangener eliminiert.
meccg-event-reserved =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: { NAME("meccg-card", $card) } wird von der Hand zur Seite gelegt, mit { NAME("meccg-card", $host) }.
reason-a-prisoner-cannot-be-brought-there = Dorthin kann kein Gefangener gebracht werden
reason-no-prisoners-of-yours-are-held-here = Hier werden keine eigenen Charaktere gefangen gehalten
reason-only-an-untapped-companion-frees-prisoners = Nur ein ungetappter Charakter der Gemeinschaft befreit Gefangene
reason-it-holds-a-card-already = Bei ihr liegt schon eine Karte
