"""``mathom`` opens the app in the browser, ``mathom serve`` is the server for many people."""

from __future__ import annotations

import webbrowser
from typing import Annotated

import typer

from mathom.cli.options import Lang
from mathom.cli.shell import Shell

# The server is imported where it is started: no other command should wait for it.

Port = Annotated[int | None, typer.Option("--port", min=0, max=65535, show_default=False)]
NoBrowser = Annotated[bool, typer.Option("--no-browser")]
Db = Annotated[str, typer.Option("--db", show_default=False)]


def open_app(shell: Shell, port: int | None, no_browser: bool, db: str) -> None:
    """The app on one's own machine; if it runs already, only the browser is opened."""
    from mathom.server import PORT, DatabaseInUse, FileLock, Settings, run

    settings = Settings(port=PORT if port is None else port, db=db, local=True)

    def ready(address: str) -> None:
        opened = not no_browser and webbrowser.open(address)
        shell.say("app-ready" if opened else "app-ready-quietly", address=address)

    try:
        run(settings, ready, quiet=True, any_port=port is None)
    except DatabaseInUse:
        file = settings.sqlite_file
        address = FileLock.holder(file) if file is not None else ""
        if not address:
            raise
        shell.say("app-already", address=address)
        if not no_browser:
            webbrowser.open(address)


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8642,
    db: Db = "",
    channels: Annotated[str, typer.Option("--channels", show_default=False)] = "",
    admin: Annotated[str, typer.Option("--admin", show_default=False)] = "",
    https: Annotated[bool, typer.Option("--https")] = False,
    proxies: Annotated[str, typer.Option("--proxies", show_default=False)] = "",
    metrics_token: Annotated[
        str, typer.Option("--metrics-token", envvar="MATHOM_METRICS_TOKEN", show_default=False)
    ] = "",
    guest_days: Annotated[float, typer.Option("--guest-days", min=0)] = 30,
    lang: Lang = None,
) -> None:
    from mathom.server import Settings, run

    shell: Shell = context.obj
    settings = Settings(
        host=host,
        port=port,
        db=db,
        channels=channels,
        admin=admin,
        https=https,
        proxies=proxies,
        metrics_token=metrics_token,
        guest_days=guest_days,
    )
    run(settings, lambda address: shell.say("app-ready-quietly", address=address))
