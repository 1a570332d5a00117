"""A process beside the hall that does one task after another. It can be stopped at once; its memory is limited."""

import asyncio
import contextlib
import multiprocessing
import os
import resource
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from wizardhall.progress_bar import show_progress

__all__ = ["WorkerProcess", "exit_with_parent", "ignoring_ctrl_c", "limit_memory"]

P = ParamSpec("P")
R = TypeVar("R")

MEGABYTE: Final = 1 << 20


class WorkerProcess:
    """It starts with its first task, or before, and imports the module that its tasks are in.

    `memory` is how many megabytes it may use for them.
    """

    def __init__(self, module: str, memory: int) -> None:
        self._pool = ProcessPoolExecutor(
            1, multiprocessing.get_context("spawn"), initializer=_begin, initargs=(module, memory)
        )
        self._pid: Future[int] | None = None
        self._task: Future[Any] | None = None

    def start(self) -> Future[int]:
        if self._pid is None:
            with ignoring_ctrl_c():
                self._pid = self._pool.submit(os.getpid)
        return self._pid

    async def run(self, patience: float, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Raises `TimeoutError` after so many seconds, `BrokenProcessPool` if it ends, and what the function raises."""
        await asyncio.wrap_future(self.start())  # to start takes time too, but it is not the task's
        task = self._task = self._pool.submit(function, *args, **kwargs)
        async with asyncio.timeout(patience):
            return await asyncio.wrap_future(task)

    def stop(self) -> None:
        """At once, whatever it does."""
        if self._pid is not None and self._pid.done() and self._pid.exception() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid.result(), signal.SIGKILL)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._task is not None and not self._task.done():
            self.stop()
        self._pool.shutdown(wait=True, cancel_futures=True)


def _begin(module: str, memory: int) -> None:
    exit_with_parent()
    import_module(module)
    limit_memory(memory)


@contextlib.contextmanager
def ignoring_ctrl_c() -> Iterator[None]:
    """Processes that are started here are so for good: Ctrl-C is for the hall, which ends its processes itself."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def exit_with_parent() -> None:
    """A hall that is killed must not leave any of its processes behind: this one ends with it.

    What keeps it waiting is shown where the hall writes its errors.
    """
    show_progress()
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def limit_memory(megabytes: int) -> None:
    """Let this process use so much more memory than now; beyond, Python raises `MemoryError`.

    Where the system does not say how much it uses, it is taken to use nothing yet.
    """
    status = Path("/proc/self/statm")
    now = int(status.read_text().split()[0]) * resource.getpagesize() if status.exists() else 0
    with contextlib.suppress(ValueError, OSError):  # a system may set a stricter limit, or know none
        resource.setrlimit(resource.RLIMIT_AS, (now + megabytes * MEGABYTE,) * 2)
