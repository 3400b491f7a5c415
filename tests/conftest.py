from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["mathom.testing.plugin", "pytester"]

# A busy machine is no error of the code, and CI must not depend on luck.
settings.register_profile("mathom", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("mathom")

# Here real browsers, servers and terminals wait for each other, and a busy machine can keep one of them too long.
WITH_OTHER_PROGRAMS = [Path(__file__).with_name(name) for name in ("browser", "server", "cli")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(folder in item.path.parents for folder in WITH_OTHER_PROGRAMS):
            item.add_marker(pytest.mark.flaky(reruns=2))
