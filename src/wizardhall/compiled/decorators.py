"""Decorators for functions that are compiled to machine code: numbers, arrays, and NamedTuples of them only.

A program (`jit`, `entry`) is compiled at its first call and kept on disk. What only programs call (`part`, `inner`) is
compiled with them. A function that both compiled code and Python call is `plain`.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

from wizardhall.compiled import numba_shim
from wizardhall.compiled.cache import code_folder
from wizardhall.compiled.numba_shim import numba

__all__ = [
    "Address",
    "Records",
    "address",
    "entry",
    "inner",
    "jit",
    "part",
    "plain",
    "record_at",
    "record_dtype",
    "records",
]

F = TypeVar("F", bound=Callable[..., Any])

Element = TypeVar("Element", bound=np.generic)
Row = TypeVar("Row")


class Address(Generic[Element]):
    """Where an array begins, which is all that a part needs to know of it, say as `Address[np.int16]`.

    That is one number to pass on instead of seven, and an index is taken as it is, unchecked.
    """

    def __getitem__(self, index: int) -> int:
        raise NotImplementedError  # only compiled code has one

    def __setitem__(self, index: int, number: float) -> None:
        raise NotImplementedError


class _TakesAddress(Protocol):
    def __call__(self, array: NDArray[Element], /) -> Address[Element]: ...


address: _TakesAddress = numba_shim.address
"""Where an array begins, for a part that wants only that. Only compiled code can ask.

An address does not keep its array alive: an array made in compiled code is freed after its last use by name, and
another thread may get its memory. So such a function ends with `keep_alive(array)`.
"""

keep_alive: Callable[[NDArray[Any]], None] = numba_shim.keep_alive
"""Keep an array that was made in compiled code until here, for its address is still in use."""


class Records(Generic[Row]):
    """Where an array of records begins; `record_at` gives one of them. Only compiled code has one."""


class _TakesRecords(Protocol):
    def __call__(self, array: NDArray[np.void], /) -> Records[Any]: ...


class _RecordAt(Protocol):
    def __call__(self, records: Records[Row], index: int, /) -> Row: ...


records: _TakesRecords = numba_shim.address
"""Where an array of records begins. Only compiled code can ask."""

record_at: _RecordAt = numba_shim.record_at
"""One record of an array, whose fields can be read and set by name. It cannot be returned or put in a tuple."""


def record_dtype(layout: type) -> np.dtype[np.void]:
    """Of records with a 64-bit integer for each attribute that a class annotates."""
    return np.dtype([(name, np.int64) for name in get_type_hints(layout)], align=True)


def jit(function: F) -> F:
    """The function, compiled to machine code. Other threads may run meanwhile."""
    return numba_shim.program_dispatcher(function, _code_folder(function))


def entry(function: F) -> F:
    """As `jit`, for just the types that it is annotated with; arrays have one dimension, and none are made."""
    made = numba_shim.program_dispatcher(function, _code_folder(function), makes_arrays=False)
    return numba_shim.compile_only_as(made, lambda: _signature(function))


def part(function: F) -> F:
    """A function that only compiled ones call: compiled with them, and not kept by itself.

    Like an `entry` it takes just the types that it is annotated with. Called with numbers of different widths, it
    would otherwise be compiled for each of them.
    """
    return numba_shim.compile_only_as(numba_shim.part_dispatcher(function), lambda: _signature(function))


def inner(function: F) -> F:
    """As `part`, for whatever types it is called with. None may call itself: Numba cannot keep such code on disk."""
    made: F = numba.njit(nogil=True, error_model="numpy", no_cpython_wrapper=True)(function)
    return made


def plain(function: F) -> F:
    """A function of Python that compiled ones can call as well, for whatever types they call it with."""
    made: F = numba.extending.register_jitable(function)
    return made


def _code_folder(function: Callable[..., Any]) -> Path:
    return code_folder(Path(function.__code__.co_filename).parent)


def _signature(function: Callable[..., Any]) -> Any:
    hints = get_type_hints(function)
    returned = _numba_type(hints.pop("return"))
    return returned(*(_numba_type(hint) for hint in hints.values()))


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
    if isinstance(hint, type) and issubclass(hint, tuple):
        fields = get_type_hints(hint)
        return numba_shim.named_tuple_type([_numba_type(fields[name]) for name in hint._fields], hint)  # type: ignore[attr-defined]
    return numba.from_dtype(np.dtype(hint))
