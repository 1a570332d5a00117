"""What is made from the types is made from the types as they are."""

from wizardhall.server.document import DOCS, host_page, protocol_page
from wizardhall.server.game_data import DATA_TARGET, game_data
from wizardhall.server.typescript import TARGET, typescript


def test_the_typescript_types_are_current() -> None:
    """If not: `python -m wizardhall.server.typescript`."""
    assert TARGET.read_text(encoding="utf-8") == typescript()


def test_the_data_of_the_games_in_the_page_are_current() -> None:
    """If not: `python -m wizardhall.server.typescript`."""
    assert DATA_TARGET.read_text(encoding="utf-8") == game_data()


def test_the_protocol_document_is_current() -> None:
    """If not: `python -m wizardhall.server.document`."""
    assert (DOCS / "protocol.md").read_text(encoding="utf-8") == protocol_page()


def test_the_table_of_settings_is_current() -> None:
    """If not: `python -m wizardhall.server.document`."""
    text = (DOCS / "host-a-hall.md").read_text(encoding="utf-8")

    assert "| `grace` | `60.0` |" in text
    assert text == host_page(text)
