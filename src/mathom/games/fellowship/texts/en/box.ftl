# Die Gefährten, English: what is read before sitting down.

fellowship-title = Die Gefährten
fellowship-about = Lay cards around the stations of the Ring-bearer’s road and win points and rings.

## Settings

fellowship-setting-start = Who begins: "random", or a seat counted from 0
fellowship-setting-colours = Colours of the seats, such as red,green,blue
fellowship-setting-hidden_points = Points are kept secret until the end

## Where a game stands

fellowship-location-bag_end = Bag End
fellowship-location-bree = Bree
fellowship-location-weathertop = Weathertop
fellowship-location-ford = The Ford
fellowship-location-rivendell = Rivendell
fellowship-location-caradhras = Caradhras
fellowship-location-moria_gate = Gate of Moria
    .short = Moria Gate
fellowship-location-moria = Moria
fellowship-location-lothlorien = Lothlórien
fellowship-location-amon_hen = Amon Hen
