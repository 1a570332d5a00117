"""Analyses that are short, long or broken, in place of the real ones. They are imported where matches are analysed."""

import os
import signal
import time
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from wizardhall.server.workers.analysis_queue import Subject, _Problem, _Progress

__all__ = ["GATE", "at_once", "dies", "fails", "refuses", "waits"]

GATE = "WIZARDHALL_TEST_GATE"
"""The environment variable that names the file which `waits` waits for."""


def at_once(telling: Connection, subject: Subject) -> None:
    """Finds nothing but the process that it was found in."""
    telling.send(_Progress(1, 1))
    telling.send(msgspec.json.encode({"process": os.getpid(), "game": subject.game, "nice": os.nice(0)}))


def waits(telling: Connection, subject: Subject) -> None:
    telling.send(_Progress(1, 2))
    while not Path(os.environ[GATE]).exists():
        time.sleep(0.01)
    at_once(telling, subject)


def fails(telling: Connection, subject: Subject) -> None:
    raise ZeroDivisionError("an analysis with a mistake")


def dies(telling: Connection, subject: Subject) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuses(telling: Connection, subject: Subject) -> None:
    telling.send(_Problem("match-error-unknown-seat", {"name": "west", "known": "black, white"}))
