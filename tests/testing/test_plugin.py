"""The recorder, run on small projects of its own."""

import pytest

from mathom.rulebook.coverage import RESULTS, Verdict, read_results

MODULE = """
    import pytest
    from mathom.testing import rule

    @rule("FE-1.1", "FE-1.2")
    def test_passes(): pass

    @rule("FE-1.3")
    def test_fails(): assert False

    @rule("FE-2.1")
    class TestClass:
        @rule("FE-2.2")
        def test_method(self): pass

    @pytest.mark.parametrize("n", [pytest.param(1, marks=rule("FE-3.1")), 2])
    def test_case(n): pass

    def test_cites_nothing(): pass
"""

FULL: dict[str, Verdict] = {
    "test_a.py::TestClass::test_method": {"outcome": "passed", "rules": ["FE-2.1", "FE-2.2"]},
    "test_a.py::test_case[1]": {"outcome": "passed", "rules": ["FE-3.1"]},
    "test_a.py::test_case[2]": {"outcome": "passed", "rules": []},
    "test_a.py::test_cites_nothing": {"outcome": "passed", "rules": []},
    "test_a.py::test_fails": {"outcome": "failed", "rules": ["FE-1.3"]},
    "test_a.py::test_passes": {"outcome": "passed", "rules": ["FE-1.1", "FE-1.2"]},
}

OLD: Verdict = {"outcome": "passed", "rules": ["FE-9.1"]}


def run(pytester: pytest.Pytester, *args: str) -> pytest.RunResult:
    return pytester.runpytest_subprocess("-p", "mathom.testing.plugin", *args)


def results(pytester: pytest.Pytester) -> dict[str, Verdict]:
    return read_results(pytester.path / RESULTS)


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeini("[pytest]")
    pytester.makepyfile(test_a=MODULE)
    return pytester


@pytest.fixture
def old_results(project: pytest.Pytester) -> None:
    """What an earlier run left: a test that is gone by now."""
    project.makepyfile(test_old="from mathom.testing import rule\n@rule('FE-9.1')\ndef test_old(): pass\n")
    run(project, "test_old.py")
    project.path.joinpath("test_old.py").unlink()


@pytest.mark.parametrize("args", [[], ["-n2"]], ids=["one process", "xdist"])
@pytest.mark.usefixtures("old_results")
def test_a_full_run_replaces_the_results(project: pytest.Pytester, args: list[str]) -> None:
    run(project, *args).assert_outcomes(passed=5, failed=1)
    assert results(project) == FULL


@pytest.mark.parametrize(
    "args",
    [
        ["test_a.py::test_passes"],
        ["-k", "passes"],
        ["-k", "passes", "-n2"],
        ["-x", "--deselect", "test_a.py::test_fails", "-k", "passes"],
    ],
    ids=["by name", "by keyword", "by keyword, xdist", "deselected"],
)
@pytest.mark.usefixtures("old_results")
def test_a_partial_run_updates_the_tests_that_ran(project: pytest.Pytester, args: list[str]) -> None:
    run(project, *args).assert_outcomes(passed=1, deselected=5 if "-k" in args and "-n2" not in args else 0)
    assert results(project) == {
        "test_a.py::test_passes": FULL["test_a.py::test_passes"],
        "test_old.py::test_old": OLD,
    }


@pytest.mark.usefixtures("old_results")
def test_a_run_that_stops_early_is_partial(project: pytest.Pytester) -> None:
    run(project, "-x").assert_outcomes(passed=1, failed=1)
    assert results(project) == {
        "test_a.py::test_fails": FULL["test_a.py::test_fails"],
        "test_a.py::test_passes": FULL["test_a.py::test_passes"],
        "test_old.py::test_old": OLD,
    }


@pytest.mark.usefixtures("old_results")
def test_a_run_with_an_unreadable_module_is_partial(project: pytest.Pytester) -> None:
    project.makepyfile(test_broken="import no_such_module")
    run(project, "--continue-on-collection-errors").assert_outcomes(passed=5, failed=1, errors=1)
    assert results(project) == {**FULL, "test_old.py::test_old": OLD}


def test_collecting_alone_writes_nothing(project: pytest.Pytester) -> None:
    run(project, "--collect-only")
    assert not (project.path / RESULTS).exists()


def test_every_way_a_test_can_end(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        test_b="""
        import pytest

        @pytest.fixture
        def broken_before(): raise ValueError

        @pytest.fixture
        def broken_after():
            yield
            raise ValueError

        def test_before(broken_before): pass
        def test_after(broken_after): pass
        def test_skips(): pytest.skip()
        @pytest.mark.xfail
        def test_xfails(): assert False
        @pytest.mark.xfail
        def test_xpasses(): pass
        """
    )
    run(pytester)
    assert {test: result["outcome"] for test, result in results(pytester).items()} == {
        "test_b.py::test_after": "failed",
        "test_b.py::test_before": "failed",
        "test_b.py::test_skips": "skipped",
        "test_b.py::test_xfails": "xfailed",
        "test_b.py::test_xpasses": "xpassed",
    }


@pytest.mark.parametrize("args", [[], ["-n2"]], ids=["one process", "xdist"])
def test_an_unknown_rule_fails_the_collection(pytester: pytest.Pytester, args: list[str]) -> None:
    pytester.makepyfile("from mathom.testing import rule\n@rule('FE-4.99')\ndef test_a(): pass\n")
    outcome = run(pytester, *args)
    outcome.stdout.fnmatch_lines(["*UnknownRule: There is no rule FE-4.99. The nearest are FE-4.7, FE-4.8, FE-4.9."])
    assert outcome.ret != pytest.ExitCode.OK


def test_an_unknown_rule_in_a_plain_mark_stops_the_run(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("import pytest\n@pytest.mark.rule('FE-4.99')\ndef test_a(): pass\n")
    outcome = run(pytester)
    outcome.stderr.fnmatch_lines(["ERROR: *::test_a: There is no rule FE-4.99.*"])
    assert outcome.ret == pytest.ExitCode.USAGE_ERROR


def test_the_mark_is_known_to_strict_runs(project: pytest.Pytester) -> None:
    run(project, "--strict-markers", "-k", "passes").assert_outcomes(passed=1, deselected=5)


def test_a_test_that_was_tried_again_counts_as_it_ended(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]")
    pytester.makepyfile(
        test_a="""
        import pytest
        from mathom.testing import rule

        tries = []

        @rule("FE-1.1")
        @pytest.mark.flaky(reruns=2)
        def test_late():
            tries.append(1)
            assert len(tries) > 1

        @rule("FE-1.2")
        @pytest.mark.flaky(reruns=2)
        def test_never(): assert False
    """
    )
    run(pytester)
    assert results(pytester) == {
        "test_a.py::test_late": {"outcome": "passed", "rules": ["FE-1.1"]},
        "test_a.py::test_never": {"outcome": "failed", "rules": ["FE-1.2"]},
    }
