"""ARCHITECTURE.md is the map of the house: it shows all that is there, and nothing that is not."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "wizardhall"
MAP = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", MAP, re.MULTILINE | re.DOTALL)
    assert found, f"ARCHITECTURE.md has no section {title!r}"
    return found[1]


def rows(title: str) -> list[str]:
    """What the first column of a section's tables names."""
    return re.findall(r"^\| `([^`]+)` \|", section(title), re.MULTILINE)


def folders_with(pattern: str, under: Path) -> set[str]:
    """Folders that hold a file of a kind, by their path from `under`."""
    return {f"{file.parent.relative_to(under).as_posix()}/" for file in under.rglob(pattern)} - {"./"}


def test_the_map_shows_every_package_once_and_no_other() -> None:
    shown = [row for row in rows("The packages") if row.endswith("/")]

    assert sorted(shown) == sorted(folders_with("__init__.py", PACKAGE))


def test_the_map_shows_every_module_that_stands_outside_the_packages() -> None:
    shown = {row for row in rows("The packages") if row.endswith(".py")}

    assert shown == {file.name for file in PACKAGE.glob("*.py")} - {"__init__.py", "__main__.py"}


def test_the_map_shows_every_folder_of_the_page() -> None:
    lib = ROOT / "web" / "src"
    shown = {row.removeprefix("web/src/") for row in rows("The page")}
    there = folders_with("*.svelte", lib) | folders_with("*.ts", lib)

    assert shown == {folder for folder in there if folder.count("/") <= 2}


def test_the_map_shows_every_folder_of_tests() -> None:
    tests = ROOT / "tests"
    there = {f"tests/{folder.name}/" for folder in tests.iterdir() if folder.is_dir() and any(folder.rglob("*.*"))}
    there -= {"tests/__pycache__/"}

    assert set(rows("The tests")) == there


def test_the_rules_of_import_on_the_map_are_those_that_are_checked() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    layers = next(each for each in settings["tool"]["importlinter"]["contracts"] if each["type"] == "layers")
    checked = [set(re.findall(r"wizardhall\.([\w.]+)", layer)) for layer in layers["layers"]]
    numbered = re.findall(r"^\d+\. (.*)$", section("The rules of import"), re.MULTILINE)

    assert [set(re.findall(r"`([\w.]+)`", line.partition(":")[0])) for line in numbered] == checked


@pytest.mark.parametrize("guide", sorted((ROOT / "docs" / "contributing").glob("*.md")), ids=lambda guide: guide.name)
def test_the_map_leads_to_every_guide(guide: Path) -> None:
    assert f"(docs/contributing/{guide.name})" in section("To change something")


@pytest.mark.parametrize("guide", sorted((ROOT / "docs" / "contributing").glob("*.md")), ids=lambda guide: guide.name)
def test_the_files_of_the_program_that_a_guide_names_are_there(guide: Path) -> None:
    named = re.findall(r"`((?:src|web|docs|bench)/[\w/.-]+)`", guide.read_text(encoding="utf-8"))

    assert [name for name in named if not (ROOT / name).exists()] == []
