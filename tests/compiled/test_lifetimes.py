"""Compiled code keeps the arrays that it makes for as long as it uses their addresses."""

import ast
from collections.abc import Iterator
from pathlib import Path

import wizardhall

HALL = Path(wizardhall.__file__).parent
FOLDERS = ("bots", "cup/fast", "relics/fast")


def programs() -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions that may make arrays."""
    for folder in FOLDERS:
        for file in sorted((HALL / folder).rglob("*.py")):
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and "jit" in map(ast.unparse, node.decorator_list):
                    yield f"{file.stem}.{node.name}", node


def addressed(function: ast.FunctionDef) -> list[ast.Name]:
    """The names whose address a function takes."""
    calls = (node for node in ast.walk(function) if isinstance(node, ast.Call) and ast.unparse(node.func) == "address")
    return [name for call in calls for name in call.args if isinstance(name, ast.Name)]


def used_at_the_end(function: ast.FunctionDef) -> set[str]:
    """The names that the last two statements use for more than an address."""
    names = (node for statement in function.body[-2:] for node in ast.walk(statement) if isinstance(node, ast.Name))
    return {name.id for name in names if isinstance(name.ctx, ast.Load) and name not in addressed(function)}


def test_whoever_takes_the_address_of_a_new_array_keeps_it() -> None:
    """The array is returned, read or given to `keep_alive` at the end. Arguments belong to the caller."""
    new = {
        (name, array.id): array.id in used_at_the_end(function)
        for name, function in programs()
        for array in addressed(function)
        if array.id not in {argument.arg for argument in function.args.args}
    }

    assert ("ismcts.search", "state") in new
    assert [place for place, kept in new.items() if not kept] == []
