"""What a person, however many sockets and names they have, can do to the others."""

from __future__ import annotations

import pytest
from tests.server.site import Site
from tests.server.visitor import ME, OPEN, RANDOM, Visitor, hung_up

from mathom.server.errors import BadName, MisleadingName
from mathom.server.people.desk import bot_names
from mathom.server.people.names import chosen
from mathom.server.socket import MOST_SOCKETS, same_origin


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "a\u115fb", "Ann\ufe0f", "...", "\u0301\u0301"])
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(BadName):
        chosen(name)


@pytest.mark.parametrize("name", ["G\u0430ndalf", "\u0420aul", "Gand\u03b1lf", "x" + "\u0302" * 9])
def test_a_name_is_written_in_one_alphabet_and_in_its_line(name: str) -> None:
    with pytest.raises(MisleadingName):
        chosen(name)


@pytest.mark.parametrize(
    "name",
    [
        *["Wayfarer", "wayfarer 2", "W\u00e1yfarer", "W4yf4rer", "Zufall", "scripted", "Mathom", "BOT"],
        *["MonteCarl0", "Zufa11", "Scr|pted", "Scr\u0131pted", "R@ndom", "R\u0251ndom", "Admin", "Mathom Team"],
        "\u0280\u1d00\u0274\u1d05\u1d0f\u1d0d",
    ],
)
def test_nobody_sits_down_under_the_name_of_a_bot(name: str) -> None:
    with pytest.raises(MisleadingName):
        chosen(name, bot_names())


@pytest.mark.parametrize(
    "name", ["Éowyn", "Гэндальф", "Ὀδυσσεύς", "李小龍", "サム Sam", "אליהו", "Ann 2", "J. R. R.", "Zoë-Ann", "4711"]
)
def test_honest_names_are_taken(name: str) -> None:
    assert chosen(name, bot_names()) == name


def test_a_misleading_name_is_refused_in_words(house: Site) -> None:
    eve = Visitor(house)
    answer = eve.http.patch("/api/me", json={"name": "Wayfarer 1"})
    assert (answer.status_code, answer.json()["error"]) == (400, "error-misleading-name")


def test_a_page_without_https_is_another_one_than_a_page_with_it() -> None:
    assert same_origin(None, "mathom.example", True)
    assert same_origin("https://mathom.example", "mathom.example", True)
    assert not same_origin("http://mathom.example", "mathom.example", True)
    assert same_origin("http://mathom.example", "mathom.example", False)
    # Behind a proxy that says nothing of itself.
    assert same_origin("https://mathom.example", "mathom.example", False)
    assert not same_origin("https://other.example", "mathom.example", False)


def test_nobody_opens_sockets_without_end(house: Site) -> None:
    eve = Visitor(house)
    table = eve.new_table(ME, OPEN)
    lines = [eve.connect(table) for _ in range(MOST_SOCKETS)]
    try:
        for line in lines:
            line.until(lambda line: line.welcomed)
        assert hung_up(eve.connect(table)) == 1008
        with Visitor(house).connect(table) as other:
            other.until(lambda line: line.welcomed)
    finally:
        for line in lines:
            line.close()


def test_commands_are_counted_for_a_person_and_not_for_a_socket(own_site) -> None:  # type: ignore[no-untyped-def]
    """Thirty at once, and thirty a second after that: whichever of the sockets they come through."""
    site = own_site()
    eve = Visitor(site)
    table = eve.new_table(ME, RANDOM)
    with eve.connect(table) as one, eve.connect(table) as two:
        for line in (one, two):
            line.until(lambda line: line.welcomed)
            line.quiet(0)
        first = one.command("ping")["at"]
        ids = [line.send("ping") for _ in range(60) for line in (one, two)]
        for line in (one, two):
            line.until(lambda line: sum(id in line.replies for id in ids) == 60)
        last = max(line.replies[id]["at"] for line in (one, two) for id in ids if id in line.replies)
        assert last - first > 2.5


def test_a_rematch_counts_as_a_new_table(own_site) -> None:  # type: ignore[no-untyped-def]
    site = own_site(limits=True)
    eve = Visitor(site)
    made, table = 1, eve.new_table(ME, RANDOM)
    while made < 40:
        with eve.connect(table) as line:
            line.until(lambda line: line.welcomed)
            line.command("resign")
            reply = line.command("rematch")
            if reply["type"] == "refused":
                break
            table = line.until(lambda line: line.doc["table"]["rematch"])
            made += 1
    assert (made < 40, reply["error"]) == (True, "error-too-often")


def test_a_pause_has_the_pace_of_talking(own_site) -> None:  # type: ignore[no-untyped-def]
    eve = Visitor(own_site(limits=True))
    with eve.connect(eve.new_table(ME, RANDOM)) as line:
        line.until(lambda line: line.welcomed)
        replies = [line.command(("pause", "go")[n % 2]) for n in range(14)]
    assert [reply["type"] for reply in replies[:10]] == ["done"] * 10
    assert "error-too-often" in [reply.get("error") for reply in replies[10:]]


def test_what_a_welcome_leaves_out_is_read_over_http(house: Site) -> None:
    ann, eve = Visitor(house), Visitor(house)
    table = ann.new_table(ME, RANDOM, public=False)
    page = ann.get(f"/api/tables/{table}/log")
    assert (page["first"], page["count"]) == (0, len(page["log"]))
    assert ann.get(f"/api/tables/{table}/log?before=1")["log"] == page["log"][:1]
    assert eve.http.get(f"/api/tables/{table}/log").status_code == 404
