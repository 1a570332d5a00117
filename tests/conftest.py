"""Settings for all tests: Hypothesis draws the same examples each time unless asked for more."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("default", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("long", deadline=None, max_examples=5000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("default")

COMPILES_THE_SOLVER = ("tests/solver/cup/", "tests/cli/test_solve.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One process compiles the solver of Wizards Cup, not each of them at the same time."""
    for item in items:
        if item.nodeid.startswith(COMPILES_THE_SOLVER) and not item.get_closest_marker("long"):
            item.add_marker(pytest.mark.xdist_group("solver"))
