"""The page in a real browser, at a real hall: the tests are in the `.test.mjs` files beside this one.

Each file opens a hall on a free port with a database of its own. It needs Chromium and the built page (`make web`).
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
BUILT = ROOT / "src/wizardhall/server/static/index.html"
MINUTES = 10
"""The first analysis ever compiles for some of them."""


@pytest.fixture(autouse=True, scope="module")
def _everything_is_there() -> None:
    """`make test` sees to it; who runs the tests by hand is told what is missing."""
    assert shutil.which("node"), "there is no node"
    assert Path(CHROMIUM).exists(), f"there is no Chromium at {CHROMIUM}: make system"
    assert BUILT.exists(), "the page is not built: make web"


@pytest.mark.parametrize("file", sorted(HERE.glob("*.test.mjs")), ids=lambda file: file.name.removesuffix(".test.mjs"))
def test_in_the_browser(file: Path) -> None:
    done = subprocess.run(
        ["node", "--test", "--test-reporter=spec", str(file)],
        cwd=HERE,
        env={**os.environ, "PYTHON": sys.executable, "CHROMIUM": CHROMIUM, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=MINUTES * 60,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_the_first_page_needs_little_javascript() -> None:
    """At most 120 KB packed: what `index.html` loads at once, and what these modules import."""
    done = subprocess.run(["node", str(HERE / "size.mjs")], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
