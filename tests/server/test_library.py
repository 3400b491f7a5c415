"""Games, texts, rules, health, and the client's files."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.site import Site
from tests.server.visitor import ME, OPEN, RANDOM, Visitor, play

Visit = Callable[[], Visitor]
Own = Callable[..., Site]


def test_the_games_say_how_they_can_be_played(visit: Visit) -> None:
    games = {game["id"]: game for game in visit().get("/api/games")}
    fellowship = games["fellowship"]
    assert (fellowship["seats"], fellowship["rules"]) == ([2, 3, 4], "FE")
    assert {"random", "scripted"} <= set(fellowship["bots"])
    assert "hidden_points" in [setting["name"] for setting in fellowship["settings"]]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_texts_are_sent_once(site: Site, lang: str) -> None:
    url = f"{site.url()}/api/texts/{lang}"
    first = httpx.get(url)
    again = httpx.get(url, headers={"if-none-match": first.headers["etag"]})
    assert first.headers["content-type"] == "text/plain; charset=utf-8"
    assert "fellowship-title" in first.text
    assert (again.status_code, again.text) == (304, "")


def test_the_texts_of_a_game_go_to_its_players_only(site: Site) -> None:
    common = httpx.get(f"{site.url()}/api/texts/en")
    war = httpx.get(f"{site.url()}/api/texts/en/wotr")
    again = httpx.get(f"{site.url()}/api/texts/en/wotr", headers={"if-none-match": war.headers["etag"]})
    unknown = httpx.get(f"{site.url()}/api/texts/en/chess")
    assert [("wotr-title" in page.text, "wotr-card-" in page.text) for page in (common, war)] == [
        (True, False),
        (False, True),
    ]
    assert "fellowship-event-" not in war.text
    assert (again.status_code, unknown.status_code) == (304, 404)
    assert httpx.get(f"{site.url()}/api/texts/xx/wotr").status_code == 400


def test_rules_by_number_and_by_word(visit: Visit) -> None:
    ann = visit()
    assert ann.get("/api/rules/FE-1.7?lang=de")["text"].startswith("[B] Es gibt sechs Ringplättchen")
    found = ann.get("/api/rules?q=hobbit&game=fellowship")
    everything = ann.get("/api/rules?game=fellowship")
    assert "hobbit" in found[0]["text"].lower()
    assert len(everything) == 183
    assert ann.http.get("/api/rules/FE-99.9").status_code == 404
    assert ann.http.get("/api/rules/FE-1.7?lang=fr").status_code == 400


def test_lists_of_tables(visit: Visit) -> None:
    ann, bob = visit(), visit()
    mine, hidden = ann.new_table(ME, OPEN), ann.new_table(ME, OPEN, public=False)
    running, over = ann.new_table(ME, RANDOM), ann.new_table(ME, RANDOM)
    with ann.connect(over) as line:
        line.until(lambda line: line.welcomed)
        line.command("resign")
    listed = {
        name: [info["id"] for info in bob.get(f"/api/tables?list={name}")] for name in ("open", "live", "finished")
    }
    own = ann.get("/api/tables?list=mine")
    assert (mine in listed["open"], hidden in listed["open"]) == (True, False)
    assert (running in listed["live"], over in listed["finished"]) == (True, True)
    assert [info["id"] for info in own][-1] == over
    assert {info["id"] for info in own} == {mine, hidden, running, over}
    assert all(info["invite"] for info in own)
    assert "invite" not in bob.get(f"/api/tables/{mine}")
    assert ann.http.get("/api/tables?list=all").status_code == 400


def test_a_list_tells_whose_turn_it_is_and_where_the_game_is(visit: Visit) -> None:
    ann, bob = visit(), visit()
    table = ann.new_table(ME, OPEN)
    bob.sit(table)
    began = time.time()
    with ann.connect(table) as a, bob.connect(table) as b:
        play(a, b, choices=4)
        asked = next(seat for seat, line in enumerate((a, b)) if line.options)

    def row(of: Visitor) -> dict[str, Any]:
        return next(info for info in of.get("/api/tables?list=mine") if info["id"] == table)

    # Another process reads what was last written down, which may be some seconds old.
    for visitor, seat in ((ann, 0), (bob, 1)):
        found = row(visitor)
        assert (found["you"], found["place"]) == (seat, "bag_end")
        assert began - 60 < found["moved"] <= time.time() + 1
    assert asked in row(ann)["asked"] + row(bob)["asked"]
    assert ann.get(f"/api/tables/{table}")["asked"] == [asked]


def test_reports_keep_the_record_and_only_admins_read_them(own_site: Own) -> None:
    site = own_site()
    ann, bob = Visitor(site), Visitor(site)
    ann.post("/api/accounts", {"name": "Ann", "password": "mellon mellon"})
    table = bob.new_table(ME, RANDOM)
    with bob.connect(table) as line:
        play(line, choices=3)
    report = ann.post("/api/reports", {"table": table, "n": 2, "words": "odd"})
    assert ann.http.get("/api/admin/reports").status_code == 403
    assert ann.http.get(f"/api/admin/reports/{report['id']}/record").status_code == 403

    site.restart(admin="Ann")
    (found,) = ann.get("/api/admin/reports")
    record = ann.http.get(f"/api/admin/reports/{report['id']}/record")
    assert {name: found[name] for name in ("table", "n", "words", "who")} == {
        "table": table,
        "n": 2,
        "words": "odd",
        "who": "Ann",
    }
    assert record.text.startswith('{"mathom":')


def test_an_admin_reads_the_table_of_a_report_whoever_played_there(own_site: Own) -> None:
    site = own_site()
    ann, bob, eve = Visitor(site), Visitor(site), Visitor(site)
    ann.post("/api/accounts", {"name": "Ann", "password": "mellon mellon"})
    table = bob.new_table(ME, RANDOM, public=False)
    with bob.connect(table) as line:
        play(line, choices=3)
    bob.post("/api/reports", {"table": table, "n": 2, "words": "odd"})
    site.restart(admin="Ann")
    (report,) = ann.get("/api/admin/reports")
    assert len(ann.get(f"/api/tables/{report['table']}/moments")) > 1
    moment = ann.get(f"/api/tables/{report['table']}/moments/{report['n']}")
    # As one who looks on: the game is not over.
    assert (moment["seat"], "hand" in moment["view"]["players"][0]) == (None, False)
    assert eve.http.get(f"/api/tables/{table}/moments").status_code == 404


def test_health_and_metrics(visit: Visit) -> None:
    ann = visit()
    assert ann.get("/health") == {"status": "ok"}
    numbers = ann.http.get("/metrics").text
    assert "mathom_tables " in numbers
    assert 'mathom_commit_seconds_bucket{le="+Inf"}' in numbers
    # A proxy on this machine says from where the request really came.
    assert ann.http.get("/metrics", headers={"x-forwarded-for": "203.0.113.9"}).status_code == 403


def test_metrics_with_a_token(own_site: Own) -> None:
    url = own_site(metrics_token="mellon").url() + "/metrics"
    answers = [httpx.get(url, headers={"authorization": says}) for says in ("", "Bearer friend", "Bearer mellon")]
    assert [answer.status_code for answer in answers] == [403, 403, 200]


def test_the_client_is_served_with_its_own_paths(own_site: Own, tmp_path: Path) -> None:
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>client</title>")
    (folder / "assets" / "app-1a2b.js").write_text("console.log(1)")
    (tmp_path / "secret.txt").write_text("secret")
    site = own_site(client=str(folder))

    def get(path: str) -> tuple[int, str, str]:
        answer = httpx.get(site.url() + path)
        return answer.status_code, answer.headers["content-type"], answer.headers.get("cache-control", "")

    index = (200, "text/html; charset=utf-8", "no-cache")
    assert [get(path) for path in ("/", "/table/abc", "/replay/x/12")] == [index] * 3
    assert get("/assets/app-1a2b.js") == (
        200,
        "text/javascript; charset=utf-8",
        "public, max-age=31536000, immutable",
    )
    assert [get(path)[0] for path in ("/assets/gone.js", "/api/gone", "/ws/x")] == [404, 404, 404]
    assert "secret" not in httpx.get(site.url() + "/..%2fsecret.txt").text


def test_without_a_built_client_a_page_says_so(own_site: Own, tmp_path: Path) -> None:
    page = httpx.get(own_site(client=str(tmp_path / "nothing")).url())
    assert "The browser client is not built yet" in page.text
