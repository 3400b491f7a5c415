# Windows in which a player may pass, and when to be asked there.

client-key-space = Leertaste
client-passing = Passen
client-passing-orders = Wann werde ich gefragt?
client-passing-title = Wann soll ich gefragt werden?
client-passing-text = Wo du passen darfst, kann der Tisch es für dich tun. Nur du siehst diese Anweisungen; sie gelten auch an deinen nächsten Tischen.
client-passing-presets = Für alle zusammen
client-passing-preset-everything = Frag mich jedes Mal
client-passing-preset-able = Frag mich nur, wenn ich etwas tun kann
client-passing-preset-not-mine = Frag mich nie in meinem eigenen Zug
client-passing-turn-own = Mein Zug
client-passing-turn-other = Züge anderer
client-passing-ask = immer
client-passing-able = wenn möglich
client-passing-never = nie
client-passing-again = Frag mich auch nach einer eigenen Karte, bevor sie ausgeführt wird
client-passing-note = Was du entscheiden musst, wirst du immer gefragt. Wo jemand aus der Pause lernen könnte, dass du nichts zu spielen hast, fragt „wenn möglich“ jedes Mal.
client-passing-turn = Ganzen Zug passen
client-passing-turn-on = Passt bis zum Ende des Zuges
client-passing-stop = Hier anhalten
client-passing-stopping = Du wirst beim nächsten Mal gefragt
client-keys-passing = passen, mit Umschalttaste den ganzen Zug lang; beim nächsten Mal fragen
