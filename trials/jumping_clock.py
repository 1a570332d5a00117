"""A hall whose clock can be set while it runs: SIGUSR1 sets it an hour forward, SIGUSR2 two hours back.

Only the time of day jumps, as on a machine whose clock is set. It is run like the hall itself, by its name.
"""

import signal
import sys
import time
from typing import Final

HOUR: Final = 3600.0

_true_time = time.time
_offset = [0.0]


def jumping_time() -> float:
    return _true_time() + _offset[0]


def _jump(by: float) -> None:
    _offset[0] += by


if __name__ == "__main__":
    time.time = jumping_time
    signal.signal(signal.SIGUSR1, lambda *_: _jump(HOUR))
    signal.signal(signal.SIGUSR2, lambda *_: _jump(-2 * HOUR))
    from wizardhall.server.__main__ import main

    main(sys.argv[1:])
