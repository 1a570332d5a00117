"""The clauses that a document of rules has, and those that tests name: for comparing the two."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path


def written(rules: Path, game: str) -> list[str]:
    """The ids at the start of the items, in the order of the document: `REL-C1`."""
    return re.findall(rf"^- \*\*({game}-[A-Z]\d+)\*\* ", rules.read_text(encoding="utf-8"), re.MULTILINE)


def named(tests: Path, game: str) -> Iterator[tuple[str, str]]:
    """Each clause that a test function names, and where."""
    for file in sorted(tests.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in re.findall(rf"{game}_([A-Z]\d+)", node.name):
                    yield f"{game}-{clause}", f"{file.name}::{node.name}"
