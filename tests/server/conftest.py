"""A hall that most tests share."""

from collections.abc import Iterator

import pytest

from tests.server.running_hall import Visitor, open_hall


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with open_hall(tmp_path_factory.mktemp("hall")) as url:
        yield url


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
