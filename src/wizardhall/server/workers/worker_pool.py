"""A few processes that share the work: each has one task at a time, and whoever takes too much is replaced."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from wizardhall.server.workers.worker_process import WorkerProcess

__all__ = ["WorkerPool"]

P = ParamSpec("P")
R = TypeVar("R")


class WorkerPool:
    def __init__(
        self,
        module: str,
        workers: int,
        patience: float,
        memory: int,
        worked: Callable[[float], None] = lambda _: None,
    ) -> None:
        """The tasks are functions of `module`. Each has `patience` seconds and `memory` megabytes.

        `worked` hears how many seconds it has taken.
        """
        self._module, self._patience, self._memory, self._worked = module, patience, memory, worked
        self.waiting = 0
        """Tasks that wait for a process."""
        self._all = {WorkerProcess(module, memory) for _ in range(workers)}
        self._idle: asyncio.LifoQueue[WorkerProcess] = asyncio.LifoQueue()
        """The last that had a task comes first: it is running, and may have in mind what is asked for."""
        for worker in self._all:
            self._idle.put_nowait(worker)

    def warm_up(self) -> None:
        """Let the processes start, now that there may soon be something to do."""
        for worker in self._all:
            with contextlib.suppress(RuntimeError):  # it will be said when there is
                worker.start()

    async def run(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> R:
        """Raises `TimeoutError`, `MemoryError`, `BrokenProcessPool`, and what the function raises."""
        self.waiting += 1
        try:
            worker = await self._idle.get()
        finally:
            self.waiting -= 1
        begun = time.monotonic()
        try:
            try:
                return await worker.run(self._patience, function, *args, **kwargs)
            except BrokenProcessPool:  # somebody killed its process
                worker = self._another(worker)
                return await worker.run(self._patience, function, *args, **kwargs)
        except (BrokenProcessPool, TimeoutError, MemoryError, asyncio.CancelledError):
            worker = self._another(worker)
            raise
        finally:
            self._worked(time.monotonic() - begun)
            self._idle.put_nowait(worker)

    def _another(self, worker: WorkerProcess) -> WorkerProcess:
        worker.stop()
        self._all.remove(worker)
        fresh = WorkerProcess(self._module, self._memory)
        self._all.add(fresh)
        return fresh

    async def close(self) -> None:
        for worker in self._all:
            await asyncio.to_thread(worker.close)
