"""`python -m wizardhall.server`: the hall without the other commands. Every setting is an option."""

import sys
from collections.abc import Sequence

from wizardhall.core.errors import HallError
from wizardhall.core.text import preferred_language
from wizardhall.server.main import serve

USAGE = "python -m wizardhall.server [--config FILE] [--SETTING VALUE …]"


def main(arguments: Sequence[str]) -> None:
    words = list(arguments)
    if len(words) % 2 or not all(word.startswith("--") for word in words[::2]):
        sys.exit(USAGE)
    chosen = {word[2:].replace("-", "_"): value for word, value in zip(words[::2], words[1::2], strict=True)}
    try:
        serve(**chosen)  # type: ignore[arg-type]
    except HallError as error:
        sys.exit(error.in_language(preferred_language()))


if __name__ == "__main__":  # bots think in processes that import this module
    main(sys.argv[1:])
