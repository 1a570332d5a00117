"""Compiled code, for the fast paths only. Nothing else imports this, so that a hall starts without a compiler.

`jit` compiles a function at its first call and keeps the machine code on disk. Numba would look only at the file that
a function stands in to know whether its code is still good, though functions of other files are compiled into it; so
every state of a folder's sources, and of the folders that it takes compiled functions from, has a place of its own.
"""

import hashlib
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar, get_args, get_origin, get_type_hints

from platformdirs import user_cache_path

from wizardhall.core.errors import MissingExtra
from wizardhall.core.text import text

try:
    import numpy as np
    from numpy.typing import NDArray

    numba: Any = import_module("numba")
    binding: Any = import_module("llvmlite.binding")
except ImportError:
    raise MissingExtra("core-error-extra", extra="lab") from None

__all__ = ["Address", "address", "announced", "entry", "inner", "jit", "part"]

F = TypeVar("F", bound=Callable[..., Any])

Element = TypeVar("Element", bound=np.generic)

PACKAGE: Final = Path(__file__).parent


class Address(Generic[Element]):
    """Where an array begins, which is all that a part needs to know of it, say as `Address[np.int16]`.

    That is one number to pass on instead of seven, and an index is taken as it is, unchecked.
    """

    def __getitem__(self, index: int) -> int:
        raise NotImplementedError  # only compiled code has one

    def __setitem__(self, index: int, number: float) -> None:
        raise NotImplementedError


@numba.extending.intrinsic  # type: ignore[untyped-decorator]
def _address(typing: Any, array: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, args[0]).data

    return numba.types.CPointer(array.dtype)(array), generate


class _TakesAddress(Protocol):
    def __call__(self, array: NDArray[Element], /) -> Address[Element]: ...


address: _TakesAddress = _address
"""Where an array begins, for a part that wants only that. Compiled code alone can ask."""


def jit(function: F) -> F:
    """The function, compiled to machine code: numbers and arrays only. Other threads may run meanwhile."""
    return _kept(function)


def entry(function: F) -> F:
    """As `jit`, for just the types that it is annotated with; arrays have one dimension, and none are made."""
    return _only_as_annotated(_kept(function, _nrt=False), function)


def part(function: F) -> F:
    """A function that only compiled ones call: compiled with them, and not kept by itself.

    Like an `entry` it takes just the types that it is annotated with. Called with numbers of different widths, it
    would else be compiled for each of them.
    """
    made: F = numba.njit(
        nogil=True, error_model="numpy", no_cpython_wrapper=True, _nrt=False, pipeline_class=_PartCompiler
    )(function)
    return _only_as_annotated(made, function)


def inner(function: F) -> F:
    """As `part`, for whatever types it is called with. None may call itself: Numba cannot keep such code on disk."""
    made: F = numba.njit(nogil=True, error_model="numpy", no_cpython_wrapper=True)(function)
    return made


class _PartCode(numba.core.codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of a part: it is never run by itself, so making it fast is left to the programs that it is part of."""

    def _optimize_final_module(self) -> None:
        pass


class _ProgramCode(numba.core.codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of a function and of all that it calls, which nobody else calls.

    Numba has each of them obey its convention for calls, by which any call may fail, lest somebody calls from outside.
    As nobody does, the compiler may drop what is never used of that, and put what is called once in its place.
    """

    def _optimize_final_module(self) -> None:
        for each in self._final_module.functions:
            if each.linkage == binding.Linkage.linkonce_odr and not each.is_declaration:
                each.linkage = binding.Linkage.internal
        if any(isinstance(each, _PartCode) for each in self._linking_libraries):
            self._optimize_parts()
        else:
            super()._optimize_final_module()

    def _optimize_parts(self) -> None:
        """Parts are rules: many branches, and loops over a few cards, which are slower unrolled."""
        tuning = binding.create_pipeline_tuning_options(speed_level=2)
        tuning.loop_unrolling = tuning.loop_vectorization = tuning.slp_vectorization = False
        builder = binding.create_pass_builder(self._codegen._tm, tuning)
        builder.getModulePassManager().run(self._final_module, builder)


class _Compiler(numba.core.compiler.Compiler):  # type: ignore[misc]
    code: Any

    def define_pipelines(self) -> Any:
        self.state.library = self.code(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return super().define_pipelines()


class _PartCompiler(_Compiler):
    code = _PartCode


class _ProgramCompiler(_Compiler):
    code = _ProgramCode


def _kept(function: F, **settings: bool) -> F:
    compiling = numba.njit(nogil=True, error_model="numpy", pipeline_class=_ProgramCompiler, **settings)
    keeping = numba.njit(nogil=True, error_model="numpy", pipeline_class=_ProgramCompiler, cache=True, **settings)
    kept = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(_place(Path(function.__code__.co_filename).parent))
    try:
        made: F = keeping(function)
    except RuntimeError:  # nowhere to keep it: it is compiled again by the next process
        made = compiling(function)
    finally:
        numba.config.CACHE_DIR = kept
    return made


def _only_as_annotated(made: F, function: F) -> F:
    """Compile it for its annotations when it is first called from compiled code, and for nothing else then."""
    dispatcher: Any = made
    find = dispatcher.get_call_template

    def find_annotated(args: Any, kws: Any) -> Any:
        if dispatcher._can_compile:
            hints = get_type_hints(function)
            returned = _numba_type(hints.pop("return"))
            dispatcher.compile(returned(*(_numba_type(hint) for hint in hints.values())))
            dispatcher.disable_compile()
        return find(args, kws)

    dispatcher.get_call_template = find_annotated
    return made


_TYPES = {int: numba.int64, float: numba.float64, bool: numba.boolean, type(None): numba.void}


def _numba_type(hint: Any) -> Any:
    """An array of NumPy's, `NDArray[np.int16]`, is a contiguous one of one dimension."""
    if hint in _TYPES:
        return _TYPES[hint]
    if get_origin(hint) is Address:
        return numba.types.CPointer(_numba_type(get_args(hint)[0]))
    if get_origin(hint) is np.ndarray:
        (element,) = get_args(get_args(hint)[1])
        return numba.from_dtype(np.dtype(element))[::1]
    return numba.from_dtype(np.dtype(hint))


@contextmanager
def announced(what: str, folder: Path, language: str = "en") -> Iterator[None]:
    """Say on stderr that `what` is being compiled, unless the code of `folder` has been before."""
    mark = _place(folder) / what
    if not mark.exists():
        print(text(language)("core-compiling", what=what), file=sys.stderr, flush=True)
    yield
    try:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
    except OSError:  # then it will be announced again, and rightly so
        pass


@cache
def _place(folder: Path) -> Path:
    """Where the machine code of a folder's functions is kept: another one for every change of what it is made from."""
    sources = hashlib.sha256(Path(__file__).read_bytes())
    for each in sorted(_folders(folder)):
        for file in sorted(each.glob("*.py")):
            sources.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    base = Path(numba.config.CACHE_DIR) if numba.config.CACHE_DIR else user_cache_path("wizardhall") / "compiled"
    return base / sources.hexdigest()[:16]


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


def _compiles(file: Path) -> bool:
    return "\nfrom wizardhall.compiled import" in file.read_text(encoding="utf-8")
