"""Requests as this server takes them: a body that is nested too deep is refused before anybody walks through it."""

from __future__ import annotations

from typing import Any

from litestar import Request

from mathom.kernel import Detail
from mathom.kernel.plain import is_shallow
from mathom.server.errors import BadRequest


class ShallowRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        try:
            data = await super().json()
        except RecursionError as error:
            raise too_deep() from error
        if not is_shallow(data):
            raise too_deep()
        return data


def too_deep() -> BadRequest:
    return BadRequest(detail=Detail("its body is nested too deep"))
