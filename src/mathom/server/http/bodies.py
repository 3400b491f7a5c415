"""Requests as this server takes them: a body that is nested too deep is refused before anybody walks through it, and
so is one with a value of another type than the protocol says."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException

from mathom.kernel import Detail
from mathom.kernel.plain import is_shallow
from mathom.server.errors import BadRequest


class StrictRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """The body, which fits what the handler takes. The framework itself would take ``"5"`` for 5, as it must in
        addresses."""
        try:
            data = await super().json()
        except RecursionError as error:
            raise too_deep() from error
        if not is_shallow(data):
            raise too_deep()
        wanted = self.route_handler.parsed_data_field
        if wanted is not None:
            try:
                msgspec.convert(data, wanted.annotation)
            except msgspec.ValidationError as error:
                raise ValidationException("The body does not fit", extra=[{"message": str(error)}]) from error
        return data


def too_deep() -> BadRequest:
    return BadRequest(detail=Detail("its body is nested too deep"))
