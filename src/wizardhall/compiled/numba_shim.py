"""All that is used of Numba and llvmlite beyond what they document, in one place.

`RELIED_ON` names it. `tests/compiled` checks that the installed versions have it, and that it does what is meant;
`pyproject.toml` allows no version of Numba that was not tested so.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeVar

from wizardhall.core.errors import MissingExtra

try:
    numba: Any = import_module("numba")
    binding: Any = import_module("llvmlite.binding")
except ImportError:
    raise MissingExtra("core-error-extra", extra="lab") from None

__all__ = [
    "RELIED_ON",
    "address",
    "compile_only_as",
    "configured_cache_folder",
    "named_tuple_type",
    "numba",
    "part_dispatcher",
    "program_dispatcher",
    "record_at",
]

F = TypeVar("F", bound=Callable[..., Any])

RELIED_ON: Final = {
    "numba.core.codegen.JITCodeLibrary": (
        "_optimize_final_module",
        "enable_object_caching",
        "add_linking_library",
        "__init__",
    ),
    "numba.core.compiler.Compiler": ("define_pipelines",),
    "numba.core.dispatcher.Dispatcher": ("_can_compile", "disable_compile", "get_call_template", "compile"),
    "numba.core.types.BaseTuple": ("from_types",),
    "numba.core.base.BaseContext": ("make_array",),
    "numba.core.config": ("CACHE_DIR",),
    "llvmlite.binding": ("Linkage", "create_pipeline_tuning_options", "create_pass_builder"),
}
"""Names without a promise that they will stay, by where they are found. Attributes of instances (`_final_module`,
`_linking_libraries`, `_codegen._tm`, the compiler's `state`) only show when something is compiled."""


@numba.extending.intrinsic  # type: ignore[untyped-decorator]
def address(typing: Any, array: Any) -> Any:
    """Where an array begins."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.make_array(signature.args[0])(context, builder, args[0]).data

    return numba.types.CPointer(array.dtype)(array), generate


@numba.extending.intrinsic  # type: ignore[untyped-decorator]
def keep_alive(typing: Any, array: Any) -> Any:
    """Nothing; but Numba frees an array after its last use by name, and this is one."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return context.get_dummy_value()

    return numba.types.void(array), generate


@numba.extending.intrinsic  # type: ignore[untyped-decorator]
def record_at(typing: Any, records: Any, index: Any) -> Any:
    """One record, by the address of an array of them."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.gep(args[0], [args[1]])

    return records.dtype(records, index), generate


class _PartCode(numba.core.codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of a part: it is never run by itself, so making it fast is left to the programs that it is part of."""

    def _optimize_final_module(self) -> None:
        pass


class _ProgramCode(numba.core.codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of a function and of all that it calls, which nobody else calls.

    Numba has each of them obey its convention for calls, by which any call may fail, in case somebody calls from
    outside. As nobody does, the compiler may drop what is never used of that, and inline what is called once.
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


def part_dispatcher(function: F) -> F:
    """Compiled into the programs that call it, without arrays of its own; nothing else can call it."""
    made: F = numba.njit(
        nogil=True, error_model="numpy", no_cpython_wrapper=True, _nrt=False, pipeline_class=_PartCompiler
    )(function)
    return made


def program_dispatcher(function: F, folder: Path, *, makes_arrays: bool = True) -> F:
    """Compiled with all that it calls as one program, which is kept in a folder if that can be written."""
    settings = {"nogil": True, "error_model": "numpy", "pipeline_class": _ProgramCompiler}
    if not makes_arrays:
        settings["_nrt"] = False
    configured = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        made: F = numba.njit(cache=True, **settings)(function)
    except RuntimeError:  # nowhere to keep it: it is compiled again by the next process
        made = numba.njit(**settings)(function)
    finally:
        numba.config.CACHE_DIR = configured
    return made


def configured_cache_folder() -> Path | None:
    """The folder of NUMBA_CACHE_DIR."""
    return Path(numba.config.CACHE_DIR) if numba.config.CACHE_DIR else None


def compile_only_as(made: F, signature: Callable[[], Any]) -> F:
    """Compile for a signature when compiled code first calls it, and for nothing else after that."""
    dispatcher: Any = made
    find = dispatcher.get_call_template

    def find_compiled(args: Any, kws: Any) -> Any:
        if dispatcher._can_compile:
            dispatcher.compile(signature())
            dispatcher.disable_compile()
        return find(args, kws)

    dispatcher.get_call_template = find_compiled
    return made


def named_tuple_type(fields: Sequence[Any], cls: type) -> Any:
    """What Numba calls a NamedTuple whose fields have these types."""
    return numba.types.BaseTuple.from_types(tuple(fields), cls)
