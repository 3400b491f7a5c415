# Die Gefährten im Browser, deutsch.

client-fellowship-road = Der Weg
client-fellowship-board = Spielfläche. Aktueller Ort: { $location }. Freie Plätze: { $free }.
client-fellowship-free-slot = freier Platz: { $slot }
client-fellowship-card-there =
    { $card }, { $seat }{ $ring ->
        [none] { "" }
       *[other] , mit { $ring }
    }
client-fellowship-black = schwarz
client-fellowship-white = weiß
client-fellowship-black-means = Niedrigere Karten anderer können abgedeckt werden.
client-fellowship-white-means = Karten gehen nur auf freie Plätze.
client-fellowship-here-long = Summe am aktuellen Ort, und Punkte, würde er jetzt gewertet
client-fellowship-kind-0 = Darf zu allem dazugelegt werden, was du in einem Zug spielst.
client-fellowship-kind-1 = In einem Zug dürfen beliebig viele 1er gespielt werden.
client-fellowship-kind-3 = Ein Hobbit: kann nie abgedeckt und von keinem Nazgûl getroffen werden.
client-fellowship-kind-high = In einem Zug darf eine Karte mit Wert 2 bis 5 gespielt werden.
client-fellowship-kind-nazgul = Darf zu allem dazugespielt werden. Entfernt am aktuellen Ort eine Karte anderer, aber keinen Hobbit und keine Karte mit Ring; beide kommen aus dem Spiel.
client-fellowship-look-hand = auf deiner Hand
client-fellowship-look-of = gelegt von { $seat }
client-fellowship-look-counts = Zählt { $value } ({ $location }).
client-fellowship-look-bree = Zählt 1 ({ $location }): Dort liegt der Ring von Bree.
client-fellowship-look-done = Ihre Orte sind gewertet. Sie zählt wieder, wenn ein neuer Ort neben sie gelegt wird.
client-fellowship-look-open = Der Ort ist schwarz: Eine höhere Karte anderer kann sie abdecken, ein Nazgûl kann sie treffen.
client-fellowship-look-white = Der Ort ist weiß: Sie kann nicht abgedeckt werden, aber ein Nazgûl kann sie treffen.
client-fellowship-look-protected = Der Ring schützt sie: Sie kann weder abgedeckt noch getroffen werden.
client-fellowship-look-at = Orte: { $locations }.
client-fellowship-look-under = Abgedeckt hat sie { $cards }.
client-fellowship-look-ring = Wird mit einer Karte gespielt, frühestens im Zug nach dem Gewinn. Er bleibt auf der Karte liegen und schützt sie.
client-fellowship-look-ring-on = liegt auf einer Karte von { $seat }: { $card }
client-fellowship-look-ring-of = gehört { $seat }
client-fellowship-look-ring-at = zu gewinnen: { $location }
client-fellowship-look-place =
    Ort { $number } von 10, { $state ->
        [now] jetzt im Spiel
        [past] gewertet
       *[ahead] kommt noch
    }
client-fellowship-unpaid = Der letzte Platz geht leer aus.
client-fellowship-no-card = Wer dort keine Karte hat, bekommt keine Punkte.
client-fellowship-tie = Gleichstand: Es gewinnt, wer im Uhrzeigersinn zuerst auf den folgt, der die letzte Karte gelegt hat.
client-fellowship-colour = Farbe
client-fellowship-cards = Karten
client-fellowship-total = Summe
client-fellowship-shared =
    { $count ->
        [one] { $count } gemeinsame Karte
       *[other] { $count } gemeinsame Karten
    }
