# Middle-earth CCG, German: what is read before sitting down.

## The box

meccg-title = Middle-earth CCG
meccg-about = Führe Gemeinschaften von Helden oder Schergen durch Mittelerde und schicke denen des Gegenübers Gefahren entgegen.
meccg-setting-rules = Regeln
