"""Names that nobody can guess: of tables, guests and seats."""

import hashlib
import re
import secrets
import unicodedata
from typing import Final

from wizardhall.server.errors import Refused

__all__ = ["guest_id", "guest_name", "hashed", "seat_token", "table_code", "typed_code", "worthy_name"]

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that look alike: I and 1, L, O and 0."""
CODE_LENGTH: Final = 6
"""31^6: about 900 million. Wrong guesses are counted, and soon refused."""
PRIVATE_LENGTH: Final = 16
"""31^16: more than 2^79. For tables that are on no list; those of earlier halls have short ones."""
LONGEST_NAME: Final = 24


def table_code(public: bool = True) -> str:
    """A short code to say aloud, or one that nobody guesses."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH if public else PRIVATE_LENGTH))


def typed_code(code: str) -> str:
    """A code as a person types it; raises `Refused` if no table can have it."""
    found = re.sub(r"[\s-]", "", code[:40]).upper()
    if len(found) not in (CODE_LENGTH, PRIVATE_LENGTH) or not set(found) <= set(LETTERS):
        raise Refused(404, "server-error-unknown-table")
    return found


def guest_id() -> str:
    return secrets.token_urlsafe(12)


def guest_name(guest: str) -> str:
    """What somebody is called who has not said their name."""
    return f"Guest {int(hashed(guest)[:6], 16) % 9000 + 1000}"


def seat_token() -> str:
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What the hall keeps of a token: enough to know it again."""
    return hashlib.sha256(b"wizardhall token\n" + token.encode(errors="replace")).hexdigest()


def worthy_name(name: str) -> str:
    """A name as it is shown: any letters of any script, on one line, not too long."""
    shown = unicodedata.normalize("NFC", name[: 4 * LONGEST_NAME])
    shown = " ".join("".join(c if c.isprintable() else " " for c in shown).split())
    if not 1 <= len(shown) <= LONGEST_NAME or not any(c.isalnum() for c in shown):
        raise Refused(400, "server-error-name", most=LONGEST_NAME)
    return shown
