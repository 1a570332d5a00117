"""What the terminal needs of a private part of Rich. If Rich changes it, these tests say so, not the readers."""

import ast
import re
from pathlib import Path

import pytest
from rich import _wrap
from rich.text import Text

import wizardhall
from tests.terminal.terminal_fixtures import drawn
from wizardhall.terminal.rich_wrapping import RICHS_WORD, WORD, keep_no_break_spaces


def test_this_rich_is_built_as_the_shim_expects() -> None:
    assert keep_no_break_spaces()
    assert _wrap.re_word is WORD


def test_lines_break_at_spaces_and_not_at_no_break_spaces() -> None:
    lines = drawn(Text("un deux\xa0: trois"), 8).splitlines()
    assert [line.rstrip() for line in lines] == ["un", "deux\xa0:", "trois"]


@pytest.mark.parametrize("other", [None, "\\s*\\S+", re.compile(r"\S+")])
def test_a_rich_that_is_built_otherwise_is_left_alone(monkeypatch: pytest.MonkeyPatch, other: object) -> None:
    monkeypatch.setattr(_wrap, "re_word", other)
    assert not keep_no_break_spaces()
    assert _wrap.re_word is other


def test_the_pattern_of_rich_itself_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_wrap, "re_word", re.compile(RICHS_WORD))
    assert keep_no_break_spaces()
    assert _wrap.re_word is WORD


def test_nothing_else_imports_a_private_part_of_rich_prompt_toolkit_or_click() -> None:
    package = Path(wizardhall.__file__).parent
    private = {
        file.relative_to(package).as_posix()
        for file in package.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom) and any(map(_is_private, _imported(node)))
    }
    assert private == {"terminal/rich_wrapping.py"}


def _imported(node: ast.Import | ast.ImportFrom) -> list[str]:
    front = f"{node.module}." if isinstance(node, ast.ImportFrom) and node.module else ""
    return [front + alias.name for alias in node.names]


def _is_private(name: str) -> bool:
    package, *parts = name.split(".")
    return package in ("rich", "prompt_toolkit", "click") and any(part.startswith("_") for part in parts)
