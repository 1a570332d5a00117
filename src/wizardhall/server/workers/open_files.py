"""How many files, and so connections, a process may have open."""

import logging
import sys
from typing import Final

__all__ = ["SPARE", "raise_file_limit"]

SPARE: Final = 300
"""Files for everything but connections: the database, bots, the page, requests on their way."""

log = logging.getLogger("wizardhall")


def raise_file_limit(connections: int) -> int:
    """Let this process have so many connections, as far as the system permits; gives how many it may have."""
    if sys.platform == "win32":
        return connections
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    if allowed < wanted:
        log.warning(
            "The system lets this process open %d files: %d connections instead of %d. Raise it with `ulimit -n`.",
            allowed,
            max(1, allowed - SPARE),
            connections,
        )
    return max(1, allowed - SPARE)
