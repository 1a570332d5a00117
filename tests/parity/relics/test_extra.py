"""The fast path needs the extra `lab`; everything else does without, and does not load it."""

import subprocess
import sys

WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
from wizardhall.core.errors import HallError
try:
    import wizardhall.relics.fast
except HallError as error:
    print(error.in_language("en"))
    print(error.in_language("fr"))
"""


def test_without_the_extra_the_reason_says_how_to_install_it() -> None:
    ran = subprocess.run([sys.executable, "-c", WITHOUT_NUMBA], capture_output=True, text=True, check=True)
    english, french = ran.stdout.splitlines()
    assert english.endswith('pip install "wizardhall[lab]"')
    assert french.startswith("Il faut")
    assert french.endswith('pip install "wizardhall[lab]"')


def test_the_game_and_the_hall_start_without_a_compiler() -> None:
    lines = "import sys, wizardhall.cli, wizardhall.relics, wizardhall.server; print('numba' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"
