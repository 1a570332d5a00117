"""A hall that most tests share, and one of two nodes."""

from collections.abc import Iterator

import pytest

from tests.server.club import Club, open_club
from tests.server.running_hall import Visitor, open_hall


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with open_hall(tmp_path_factory.mktemp("hall")) as url:
        yield url


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with open_club(tmp_path_factory.mktemp("club")) as opened:
        yield opened


@pytest.fixture
def ann(hall: str) -> Visitor:
    return Visitor(hall, "Ann")


@pytest.fixture
def ben(hall: str) -> Visitor:
    return Visitor(hall, "Ben")


@pytest.fixture
def table(ann: Visitor, ben: Visitor) -> str:
    """A match of Wizards Cup that has just begun: Ann has black, Ben white."""
    code = ann.open_table("cup")
    ben.sit(code)
    ann.start(code)
    return code
