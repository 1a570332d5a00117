"""Machine code is kept by what it was made from."""

from pathlib import Path

import pytest

from wizardhall.compiled import cache
from wizardhall.compiled.cache import code_folder, compiling
from wizardhall.core import progress


class Heard(progress.Listener):
    def __init__(self) -> None:
        self.compiled: list[str] = []

    def compiling(self, what: str) -> None:
        self.compiled.append(what)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two folders of compiled functions, of which `solver` uses one of `rules`, and not the plain `names`."""
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    monkeypatch.setattr(cache, "configured_cache_folder", lambda: tmp_path / "kept")
    code_folder.cache_clear()
    for name, text in {
        "rules/duel.py": '"""Duels."""\n\nfrom wizardhall.compiled import part\n',
        "names/words.py": '"""Words."""\n',
        "solver/search.py": '"""A."""\n\nfrom wizardhall.names.words import A\nfrom wizardhall.rules.duel import B\n',
    }.items():
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "another"), [("solver/search.py", True), ("rules/duel.py", True), ("names/words.py", False)]
)
def test_code_has_another_place_once_a_source_of_it_has_changed(package: Path, changed: str, another: bool) -> None:
    before = code_folder(package / "solver")
    code_folder.cache_clear()
    (package / changed).write_text((package / changed).read_text() + "C = 1\n", encoding="utf-8")
    assert (code_folder(package / "solver") != before) is another


def test_compiling_is_reported_once(package: Path) -> None:
    heard = Heard()
    before = progress.listen(heard)
    try:
        for _ in range(2):
            with compiling("Wizards Cup", package / "rules"):
                pass
    finally:
        progress.listen(before)
    assert heard.compiled == ["Wizards Cup"]
