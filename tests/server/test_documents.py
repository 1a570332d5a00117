"""What is made from the types is made from the types as they are."""

from wizardhall.server.app import create_app
from wizardhall.server.document import DOCS, host_page, protocol_page
from wizardhall.server.game_data import DATA_TARGET, game_data
from wizardhall.server.http.routes import Api
from wizardhall.server.settings import Settings
from wizardhall.server.typescript import TARGET, typescript
from wizardhall.server.typescript_routes import ROUTES_TARGET, typescript_routes


def test_the_typescript_types_are_current() -> None:
    """If not: `python -m wizardhall.server.typescript`."""
    assert TARGET.read_text(encoding="utf-8") == typescript()


def test_the_data_of_the_games_in_the_page_are_current() -> None:
    """If not: `python -m wizardhall.server.typescript`."""
    assert DATA_TARGET.read_text(encoding="utf-8") == game_data()


def test_the_addresses_of_the_page_are_current() -> None:
    """If not: `python -m wizardhall.server.typescript`."""
    assert ROUTES_TARGET.read_text(encoding="utf-8") == typescript_routes()


def test_the_protocol_document_is_current() -> None:
    """If not: `python -m wizardhall.server.document`."""
    assert (DOCS / "protocol.md").read_text(encoding="utf-8") == protocol_page()


def test_the_table_of_settings_is_current() -> None:
    """If not: `python -m wizardhall.server.document`."""
    text = (DOCS / "host-a-hall.md").read_text(encoding="utf-8")

    assert "| `grace` | `60.0` |" in text
    assert text == host_page(text)


def test_every_request_is_in_the_list_of_routes() -> None:
    paths = create_app(Settings(database="sqlite:///hall.db")).openapi_schema.to_schema()["paths"]
    assert {path for path in paths if not path.startswith("/health")} == set(Api)
