"""The application: routes, dependencies, and what happens when it starts and stops."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.logging.config import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from mathom import __version__
from mathom.server.context import Context
from mathom.server.http import client, decks, health, lessons, library, me, refusals, reports, tables
from mathom.server.http.bodies import StrictRequest
from mathom.server.http.who import check_token, provide_admin, provide_visitor, take_turn
from mathom.server.socket import table_socket

LARGEST_BODY = 64 * 1024


def build_app(context: Context, channels: ChannelsPlugin) -> Litestar:
    modules = (me, library, decks, lessons, tables, reports, health, client)
    return Litestar(
        route_handlers=[*(handler for module in modules for handler in module.HANDLERS), table_socket],
        dependencies={
            "context": Provide(lambda: context, sync_to_thread=False),
            "visitor": Provide(provide_visitor),
            "admin": Provide(provide_admin),
        },
        exception_handlers=refusals.HANDLERS,
        lifespan=[lambda app: _living(context, channels)],
        guards=[take_turn, check_token],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        openapi_config=OpenAPIConfig(
            title="Mathom",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        state=State({"context": context}),
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=LoggingConfig(configure_root_logger=False, log_exceptions="never"),
    )


@asynccontextmanager
async def _living(context: Context, channels: ChannelsPlugin) -> AsyncGenerator[None, None]:
    """The channels are entered here and not as a plugin: they must outlive the hub, which says goodbye through them."""
    async with channels:
        await context.desk.open()
        await context.hub.open()
        context.care.start()
        try:
            yield
        finally:
            await context.care.stop()
            await context.hub.close()
