"""Every clause of the rules has a test that names it, and no test names a clause that is not there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules" / "wizards-cup.md"


def clauses() -> list[str]:
    return re.findall(r"^- \*\*(CUP-[A-Z]\d+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def named() -> Iterator[tuple[str, str]]:
    """Each clause that a test function names, and where."""
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in re.findall(r"CUP_([A-Z]\d+)", node.name):
                    yield f"CUP-{clause}", f"{file.name}::{node.name}"


def test_every_clause_is_written_once() -> None:
    written = clauses()

    assert (written[0], written[-1]) == ("CUP-S1", "CUP-K14")
    assert sorted(written) == sorted(set(written))


def test_every_clause_has_a_test() -> None:
    tested = {clause for clause, _ in named()}

    assert [clause for clause in clauses() if clause not in tested] == []


def test_every_test_names_a_clause_of_the_rules() -> None:
    known = clauses()

    assert [where for clause, where in named() if clause not in known] == []
