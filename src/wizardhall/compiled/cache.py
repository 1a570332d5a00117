"""Where machine code is kept, and whether that of a folder has been made before.

Numba would look only at the file that a function stands in to know whether its code is still good, though functions of
other files are compiled into it, and constants of other files too. So every state of a folder's sources, of the folders
that it takes compiled functions from, and of the modules that these take constants from, has a place of its own.
"""

import hashlib
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

from wizardhall.compiled.numba_shim import configured_cache_folder
from wizardhall.core import progress

__all__ = ["cache_folder", "code_folder", "compiling"]

HERE: Final = Path(__file__).parent
PACKAGE: Final = HERE.parent
_IMPORTS: Final = re.compile(r"^from wizardhall\.([\w.]+) import (\([^)]*\)|.*)$", re.MULTILINE)
_CONSTANT: Final = re.compile(r"\b[A-Z][A-Z0-9_]+\b")


def cache_folder() -> Path:
    """Where this user's machine keeps what can be computed again."""
    return user_cache_path("wizardhall")


@contextmanager
def compiling(what: str, folder: Path) -> Iterator[None]:
    """Report that `what` is being compiled, unless the code of `folder` has been before."""
    mark = code_folder(folder) / what
    if not mark.exists():
        progress.compiling(what)
    yield
    try:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
    except OSError:  # then it will be reported again, and rightly so
        pass


@cache
def code_folder(folder: Path) -> Path:
    """Where the machine code of a folder's functions is kept: another one for every change of what it is made from."""
    sources = hashlib.sha256()
    folders = sorted(_folders(folder))
    files = [file for each in (HERE, *folders) for file in sorted(each.glob("*.py"))]
    for file in (*files, *sorted(_constants(files) - set(files))):
        sources.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return (configured_cache_folder() or cache_folder() / "compiled") / sources.hexdigest()[:16]


def _folders(folder: Path) -> set[Path]:
    """The folder, and those whose compiled functions are compiled into its own."""
    known: set[Path] = set()
    open_ = {folder}
    while open_:
        known |= open_
        texts = [file.read_text(encoding="utf-8") for each in open_ for file in each.glob("*.py")]
        names = {
            name for text_ in texts for name in re.findall(r"^from wizardhall\.([\w.]+) import", text_, re.MULTILINE)
        }
        files = [(PACKAGE / name.replace(".", "/")).with_suffix(".py") for name in names]
        open_ = {file.parent for file in files if file.is_file() and _compiles(file)} - known
    return known


def _constants(files: list[Path]) -> set[Path]:
    """The modules that some files import constants from: of a package, all its modules."""
    found: set[Path] = set()
    for file in files:
        for name, imported in _IMPORTS.findall(file.read_text(encoding="utf-8")):
            module = PACKAGE / name.replace(".", "/")
            if _CONSTANT.search(imported):
                found.update(module.glob("*.py") if module.is_dir() else [module.with_suffix(".py")])
    return {each for each in found if each.is_file()}


def _compiles(file: Path) -> bool:
    return "\nfrom wizardhall.compiled import" in file.read_text(encoding="utf-8")
