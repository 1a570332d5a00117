"""What we use of Numba and llvmlite beyond their documents is there, and does what is meant."""

import importlib
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from wizardhall.compiled import (
    Address,
    Records,
    address,
    entry,
    inner,
    jit,
    keep_alive,
    numba_shim,
    part,
    plain,
    record_at,
    record_dtype,
    records,
)
from wizardhall.compiled.numba_shim import RELIED_ON, numba


def found(path: str) -> Any:
    """The module of this name, or what a module has under the last part of it."""
    try:
        return importlib.import_module(path)
    except ModuleNotFoundError:
        module, _, name = path.rpartition(".")
        return getattr(importlib.import_module(module), name)


@pytest.mark.parametrize(("where", "name"), [(where, name) for where, names in RELIED_ON.items() for name in names])
def test_the_installed_numba_has_every_private_name_that_we_rely_on(where: str, name: str) -> None:
    assert hasattr(found(where), name), (
        f"{where} of Numba {numba.__version__} has no {name}: see compiled/numba_shim.py"
    )


class Pair(NamedTuple):
    low: int
    high: int


@part
def swapped(pair: Pair) -> Pair:
    return Pair(pair.high, pair.low)


@part
def added(numbers: Address[np.int64], at: int) -> int:
    return numbers[at] + numbers[at + 1]


@inner
def doubled(number: int) -> int:
    return 2 * number


@plain
def low_bits(number: int) -> Pair:
    return Pair(number & 1, number >> 1 & 1)


@entry
def fill_in(numbers: np.ndarray[tuple[int], np.dtype[np.int64]]) -> None:
    numbers[1] = low_bits(swapped(low_bits(numbers[0])).low).low


@jit
def compute(numbers: np.ndarray[tuple[int], np.dtype[np.int64]]) -> int:
    pair = swapped(Pair(added(address(numbers), 0), doubled(numbers[2])))
    return 10 * pair.low + pair.high


def test_parts_take_and_return_addresses_and_named_tuples() -> None:
    assert compute(np.array([1, 2, 4])) == 83


@jit
def first_of_two(size: int) -> int:
    """Of an array that is made before another of the same size, which would get its memory if it were freed."""
    array = np.empty(size, np.int64)
    numbers = address(array)
    numbers[0] = 1
    other = np.zeros(size, np.int64)
    other[0] = 2
    found = numbers[0]
    keep_alive(array)
    return int(found * other[0])


@pytest.mark.parametrize("size", [10, 1_000, 100_000])
def test_an_array_lives_as_long_as_its_address_is_used(size: int) -> None:
    assert first_of_two(size) == 2


def test_a_plain_function_runs_in_python_and_in_compiled_code() -> None:
    numbers = np.array([2, 0])
    fill_in(numbers)
    assert low_bits(2) == Pair(0, 1)
    assert numbers.tolist() == [2, 1]


def test_a_part_is_compiled_for_its_annotations_and_for_nothing_else(tmp_path: Path) -> None:
    compiled_now(compute, tmp_path)(np.array([1, 2, 4]))
    numbers = numba.types.CPointer(numba.int64)
    assert dispatcher(added).signatures == [(numbers, numba.int64)]


def test_what_a_program_calls_is_not_visible_from_outside(tmp_path: Path) -> None:
    """So that the compiler may inline it and drop Numba's convention for calls."""
    program = compiled_now(compute, tmp_path)
    program(np.array([1, 2, 4]))
    (code,) = (result.library for result in program.overloads.values())
    assert isinstance(code, numba_shim._ProgramCode)
    linkages = {each.linkage for each in code._final_module.functions if not each.is_declaration}
    assert numba_shim.binding.Linkage.linkonce_odr not in linkages


def test_a_program_is_kept_in_its_folder(tmp_path: Path) -> None:
    def one(number: int) -> int:
        return number + 1

    before = numba.config.CACHE_DIR
    assert numba_shim.program_dispatcher(one, tmp_path)(1) == 2
    assert [file.suffix for file in sorted(tmp_path.rglob("*.nb?"))] == [".nbc", ".nbi"]
    assert before == numba.config.CACHE_DIR


def test_an_entry_makes_no_arrays() -> None:
    @entry
    def makes(number: int) -> int:
        return len(np.zeros(number))

    @jit
    def calls(number: int) -> int:
        return makes(number)

    with pytest.raises(Exception, match="Only accept returning of array"):
        calls(3)


def compiled_now(program: Any, folder: Path) -> Any:
    """The same program, not taken from where it was kept."""
    return numba_shim.program_dispatcher(program.py_func, folder)


def dispatcher(function: Any) -> Any:
    return function


class Tally:
    """A record."""

    clock: int
    number: int


class Tables(NamedTuple):
    tallies: np.ndarray[tuple[int], np.dtype[np.void]]


@inner
def count_at(tallies: Records[Tally], at: int) -> int:
    tally = record_at(tallies, at)
    tally.number += 2
    tally.clock, record_at(tallies, 0).clock = at, 7
    return tally.number


@jit
def count_twice(tables: Tables, at: int) -> int:
    tallies = records(tables.tallies)
    return count_at(tallies, at) + count_at(tallies, at)


def test_a_record_of_an_array_is_read_and_set_by_the_names_of_its_fields() -> None:
    tables = Tables(np.zeros(3, record_dtype(Tally)))

    assert count_twice(tables, 2) == 2 + 4

    assert tables.tallies.tolist() == [(7, 0), (0, 0), (2, 4)]
    assert tables.tallies.dtype.names == ("clock", "number")
