# Die Gefährten, deutsch: was man liest, bevor man am Tisch sitzt.

fellowship-title = Die Gefährten
fellowship-about = Karten rund um die Orte auf dem Weg des Ringträgers legen, Punkte und Ringe gewinnen.

## Einstellungen

fellowship-setting-start = Wer beginnt: „random“ (ausgelost) oder ein Sitz, gezählt ab 0
fellowship-setting-colours = Farben der Sitze, zum Beispiel red,green,blue
fellowship-setting-hidden_points = Die Punkte bleiben bis zum Schluss geheim

## Wo ein Spiel gerade steht

fellowship-location-bag_end = Beutelsend
fellowship-location-bree = Bree
fellowship-location-weathertop = Wetterspitze
    .short = Wettersp.
fellowship-location-ford = Furt
fellowship-location-rivendell = Bruchtal
fellowship-location-caradhras = Caradhras
fellowship-location-moria_gate = Tor zu Moria
    .short = Moria-Tor
fellowship-location-moria = Moria
fellowship-location-lothlorien = Lothlórien
fellowship-location-amon_hen = Amon Hen
