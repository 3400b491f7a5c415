# Middle-earth CCG, German: questions of single cards.

meccg-ask-raise = Welche Kreatur kehrt aus deinem Ablagestapel zurück und greift an?
meccg-ask-key = Wem wird { NAME("meccg-card", $card) } zugeordnet?
meccg-ask-tap-one = Wer tappt?
meccg-deed-tap = tappen
meccg-ask-take-the-road = Über die Große Straße an die Zuflucht zurückkehren, an der der Zug begann?
meccg-ask-sail-on = Jemanden tappen, um die Gefahr zu vereiteln?
meccg-ask-cancel-return = Goldbeere tappen, damit ihre Gemeinschaft nicht umkehren muss?
meccg-ask-single-out = Welchem automatischen Angriff stellt sich die Gemeinschaft?
meccg-ask-welcome = Deinen Zauberer jetzt an der Zuflucht spielen?
meccg-event-turned-up =
    { $you ->
        [yes] Du
       *[no] { $seat }
    }: aufgedeckt: { $cards }.
meccg-event-turned-up-cards = { NAME("meccg-card", $value) }
