"""The interface description, and requests made up from it: nothing that anybody sends makes the server fail."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import SearchStrategy
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from tests.server.site import Site
from tests.server.visitor import Visitor

PATHS = {
    "/api/me",
    "/api/me/password",
    "/api/me/delete",
    "/api/accounts",
    "/api/login",
    "/api/logout",
    "/api/lessons",
    "/api/lessons/{game}/{name}",
    "/api/games",
    "/api/texts/{lang}",
    "/api/texts/{lang}/{game}",
    "/api/rules/{id}",
    "/api/rules",
    "/api/meccg/cards/{lang}",
    "/api/meccg/cards/{lang}/{id}",
    "/api/meccg/decks",
    "/api/meccg/decks/{name}",
    "/api/meccg/decks/check",
    "/api/meccg/decks/read",
    "/api/meccg/decks/write",
    "/api/me/decks",
    "/api/me/decks/{id}",
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/join",
    "/api/tables/{table}/log",
    "/api/tables/{table}/chances",
    "/api/tables/{table}/moments",
    "/api/tables/{table}/odds",
    "/api/tables/{table}/moments/{n}",
    "/api/tables/{table}/since",
    "/api/tables/{table}/continue",
    "/api/reports",
    "/api/admin/reports",
    "/api/admin/reports/{id}/record",
    "/health",
    "/metrics",
}
EXAMPLES = settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
    database=None,
)
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]


def test_the_description_has_every_request_of_the_protocol(site: Site) -> None:
    assert set(httpx.get(f"{site.url()}/schema/openapi.json").json()["paths"]) == PATHS


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["good", "bad"])
@pytest.mark.parametrize("path", sorted(PATHS))
def test_made_up_requests_are_answered_as_described(site: Site, path: str, mode: GenerationMode) -> None:
    description = httpx.get(f"{site.url()}/schema/openapi.json").json()
    visitor = Visitor(site)
    headers = {"cookie": visitor.cookie(), "x-csrf-token": visitor.http.headers["x-csrf-token"]}
    operations = schemathesis.openapi.from_dict(description)[path]
    for method in description["paths"][path]:
        run(operations[method].as_strategy(mode), site.url(), headers)


def run(cases: SearchStrategy[Any], url: str, headers: dict[str, str]) -> None:
    @EXAMPLES
    @given(case=cases)
    def check(case: Any) -> None:
        case.validate_response(case.call(base_url=url, headers=headers), checks=CHECKS)

    try:
        check()
    except Unsatisfiable:
        # A request without parameters cannot be made up wrongly.
        return
