# Den Server starten, deutsch.

help-mathom-port = Der Port der App; ohne Angabe 8642 oder ein freier.
help-mathom-no_browser = Den Browser nicht öffnen.
help-db = Wo Spiele aufbewahrt werden: eine SQLite-Datei oder postgresql+psycopg://... Ohne Angabe eine Datei in deinem Datenordner.
help-serve = Für viele Leute: HTTP und WebSockets, Konten, Gäste per Link.
help-serve-host = Die Adresse, an der gelauscht wird; 0.0.0.0 für alle.
help-serve-port = Der Port, an dem gelauscht wird.
help-serve-channels = redis://... verbindet mehrere Server, die dieselbe Datenbank benutzen.
help-serve-admin = Ein schon angelegtes Konto, das Meldungen lesen darf; sonst darf es niemand.
help-serve-https = Ein Proxy liefert dies über https aus: Cookies werden so gekennzeichnet.
help-serve-proxies = Adressen von Proxys, denen geglaubt wird, woher eine Anfrage kommt, etwa 127.0.0.1; ohne Angabe keinem.
help-serve-metrics_token = Das Kennwort für /metrics; ohne eines gibt es sie nur auf diesem Rechner.
help-serve-guest_days = Tage, nach denen Gäste ohne Tisch vergessen werden; 0 behält sie.

app-ready = Mathom ist im Browser unter { $address } offen. Mit Strg+C hier beendest du es.
app-ready-quietly = Mathom ist bereit unter { $address }. Mit Strg+C beendest du es.
app-already = Mathom läuft schon, unter { $address }.
