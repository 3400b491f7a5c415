# Starting the server, English.

help-mathom-port = The port of the app; without it 8642, or a free one.
help-mathom-no_browser = Do not open the browser.
help-db = Where games are kept: a SQLite file, or postgresql+psycopg://... Without it a file in your data folder.
help-serve = Serve many people: HTTP and WebSockets, accounts, guests by link.
help-serve-host = The address to listen at; 0.0.0.0 for all.
help-serve-port = The port to listen at.
help-serve-channels = redis://... connects several servers that use the same database.
help-serve-admin = An account, made before, that may read reports; nobody else may.
help-serve-https = A proxy serves this over https: cookies are marked so.
help-serve-proxies = Addresses of proxies that are believed when they say from where a request came, such as 127.0.0.1; without it none.
help-serve-metrics_token = The token for /metrics; without one they are for this machine only.
help-serve-guest_days = Days after which guests without a table are forgotten; 0 keeps them.

app-ready = Mathom is open in your browser at { $address }. Press Ctrl+C here to stop it.
app-ready-quietly = Mathom is ready at { $address }. Press Ctrl+C to stop it.
app-already = Mathom is running already, at { $address }.
