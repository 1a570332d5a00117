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
    """Two folders of compiled functions: `solver` uses one of `rules`, a constant of `sizes`, a class of `names`."""
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    monkeypatch.setattr(cache, "configured_cache_folder", lambda: tmp_path / "kept")
    code_folder.cache_clear()
    for name, text in {
        "rules/duel.py": '"""Duels."""\n\nfrom wizardhall.compiled import part\n',
        "names/words.py": '"""Words."""\n',
        "sizes/__init__.py": '"""Sizes."""\n\nfrom wizardhall.sizes.hand import HAND_SIZE\n',
        "sizes/hand.py": '"""Hand."""\n\nHAND_SIZE = 7\n',
        "solver/search.py": '"""A."""\n\nfrom wizardhall.names.words import Word\n'
        "from wizardhall.rules.duel import fight\nfrom wizardhall.sizes import (\n    HAND_SIZE,\n)\n",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "another"),
    [("solver/search.py", True), ("rules/duel.py", True), ("sizes/hand.py", True), ("names/words.py", False)],
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
