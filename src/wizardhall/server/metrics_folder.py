"""Where several processes count together. Must be known before `metrics` is imported."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Final

__all__ = ["FOLDER", "counting_together"]

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that prometheus_client reads when it is imported."""


@contextmanager
def counting_together(workers: int) -> Iterator[None]:
    """If there are several processes, they count in one folder, which is removed in the end."""
    if workers == 1:
        os.environ.pop(FOLDER, None)
        yield
        return
    with TemporaryDirectory(prefix="wizardhall-metrics-", ignore_cleanup_errors=True) as folder:
        os.environ[FOLDER] = folder
        yield
        os.environ.pop(FOLDER, None)
