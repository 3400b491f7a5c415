"""The admin: who is one, and what even an admin may not read. Reports: who may make one."""

import json
import subprocess
from collections.abc import Callable

from tests.server.engines import free_port
from tests.server.site import Site
from tests.server.test_start import ENV, MATHOM
from tests.server.visitor import ME, OPEN, RANDOM, Visitor, play

Own = Callable[..., Site]
Visit = Callable[[], Visitor]

PASSWORD = "speak, friend, and enter"


def account(site: Site, name: str) -> Visitor:
    visitor = Visitor(site)
    visitor.post("/api/accounts", {"name": name, "password": PASSWORD})
    return visitor


def test_an_admin_who_plays_does_not_read_the_running_game_in_a_report(own_site: Own) -> None:
    site = own_site()
    ann, bob = account(site, "Ann"), Visitor(site)
    table = bob.new_table(ME, OPEN)
    ann.sit(table)
    with ann.connect(table) as a, bob.connect(table) as b:
        play(a, b, choices=4)
    made = [who.post("/api/reports", {"table": table, "words": "odd"})["id"] for who in (ann, bob)]
    site.restart(admin="Ann")
    assert ann.get("/api/me")["role"] == "admin"
    assert {report["id"] for report in ann.get("/api/admin/reports")} == set(made)
    for report in made:
        refused = ann.http.get(f"/api/admin/reports/{report}/record")
        assert (refused.status_code, refused.json()["error"]) == (403, "error-plays-there")
    # Nor through the replay: it is the own seat's.
    hidden = ann.get(f"/api/tables/{table}/moments/4?seat=0")
    assert (hidden["seat"], "hand" in hidden["view"]["players"][0]) == (1, False)
    with bob.connect(table) as line:
        line.until(lambda line: line.welcomed)
        assert line.command("resign")["type"] == "done"
    kept = ann.http.get(f"/api/admin/reports/{made[0]}/record")
    assert (kept.status_code, json.loads(kept.text.splitlines()[0])["game"]) == (200, "fellowship")


def test_a_private_table_is_reported_only_by_those_who_may_look_at_it(visit: Visit) -> None:
    ann, bob, eve = visit(), visit(), visit()
    made = ann.post("/api/tables", {"game": "fellowship", "seats": [ME, RANDOM], "public": False})

    def report(who: Visitor, **more: str) -> tuple[int, str]:
        answer = who.http.post("/api/reports", json={"table": made["id"], "words": "odd", **more})
        return answer.status_code, answer.json().get("error", "")

    unknown = (404, "error-no-such-table")
    assert [report(eve), report(eve, invite="guessed")] == [unknown, unknown]
    assert [report(ann), report(bob, invite=made["invite"])] == [(201, "")] * 2


def test_a_private_table_is_not_there_for_who_knows_only_its_id(visit: Visit) -> None:
    ann, bob, eve = visit(), visit(), visit()
    made = ann.post("/api/tables", {"game": "fellowship", "seats": [ME, OPEN], "public": False})
    where = f"/api/tables/{made['id']}"
    refused = [eve.http.get(where), eve.http.get(f"{where}?invite=guessed"), eve.http.get("/api/tables/nothing")]
    assert [(one.status_code, one.json()["error"]) for one in refused] == [(404, "error-no-such-table")] * 3
    found = [ann.get(where), bob.get(f"{where}?invite={made['invite']}")]
    assert [info["id"] for info in found] == [made["id"]] * 2
    assert "invite" not in found[1]


def test_the_role_is_not_for_whoever_takes_the_name_first(own_site: Own) -> None:
    site = own_site()
    site.processes[0].stop()
    command = [*MATHOM, "serve", "--port", str(free_port()), "--db", site.db, "--admin", "Ann"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, env=ENV)
    said = "There is no account 'Ann' that could be the admin. Start without --admin, make the account, start again."
    assert (run.returncode, run.stderr.splitlines()) == (2, [said])


def test_the_role_goes_with_the_option(own_site: Own) -> None:
    site = own_site()
    ann, bob = account(site, "Ann"), account(site, "Bob")

    def roles() -> list[str]:
        return [visitor.get("/api/me")["role"] for visitor in (ann, bob)]

    guest = Visitor(site)
    assert roles() == ["player", "player"]
    site.restart(admin="Ann")
    assert roles() == ["admin", "player"]
    site.restart(admin="bob")
    assert roles() == ["player", "admin"]
    site.restart(admin="")
    assert roles() == ["player", "player"]
    assert ann.http.get("/api/admin/reports").status_code == 403
    assert guest.get("/api/me")["role"] == "player"
    assert guest.http.get("/api/admin/reports").status_code == 403


def test_an_admin_does_not_leave_the_name_to_somebody_else(own_site: Own) -> None:
    site = own_site()
    ann = account(site, "Ann")
    site.restart(admin="Ann")
    refused = ann.http.patch("/api/me", json={"name": "Somebody"})
    assert (refused.status_code, refused.json()["error"]) == (403, "error-admin-keeps-name")
    assert ann.http.patch("/api/me", json={"name": "ANN"}).json()["name"] == "ANN"
