"""The programs in `docs/bots.md` run, and print what it says."""

import contextlib
import io

from tests.test_docs import ROOT, blocks


def printed(source: str) -> str:
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(source, "docs/bots.md", "exec"), {})
    return output.getvalue().strip()


def test_the_bot_plays_and_does_not_win_many() -> None:
    source, _ = blocks("docs/bots.md", "python")

    told, _, number = printed(source).removesuffix(" of 20").rpartition(" ")

    assert told == "Tidy won"
    assert int(number) < 10


def test_the_league_prints_what_the_document_says() -> None:
    _, source = blocks("docs/bots.md", "python")

    assert f"It prints `{printed(source)}`" in (ROOT / "docs/bots.md").read_text(encoding="utf-8")
