"""Running the program as a person does, in a process of its own."""

import os
import subprocess
import sys

__all__ = ["wizardhall"]


def wizardhall(*arguments: object, stdin: str | bytes = b"", **environ: str) -> subprocess.CompletedProcess[str]:
    """Run `wizardhall …`; the language is English unless `LANG` or `WIZARDHALL_LANG` says otherwise.

    Spaces that French does not break at are given as plain ones, so that tests read as people do.
    """
    data = stdin.encode() if isinstance(stdin, str) else stdin
    done = subprocess.run(
        [sys.executable, "-m", "wizardhall", *map(str, arguments)],
        input=data,
        capture_output=True,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "100", **environ},
    )
    out, err = (said.decode().replace("\N{NO-BREAK SPACE}", " ") for said in (done.stdout, done.stderr))
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)
