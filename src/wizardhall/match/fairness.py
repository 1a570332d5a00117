"""Why nobody, the host included, can choose after looking.

Before the first card the host shows the hash of its seed; players may then add words of their own, and the dice are
keyed by all of it together. Every answer is locked by a hash with a salt before it is opened. When the match is over
the record holds the seed, the salts and the answers, and anybody can compute the hashes again.

The hashes are SHA-256, so that any browser and any shell can check them too.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping

import msgspec

from wizardhall.core.events import Event
from wizardhall.core.seats import Seat

__all__ = [
    "EventDigest",
    "analysis_key",
    "answer_commitment",
    "answer_salt",
    "bot_key",
    "dice_key",
    "fresh_salt",
    "fresh_seed",
    "seed_commitment",
]


def fresh_seed() -> str:
    return secrets.token_hex(16)


def seed_commitment(seed: str) -> str:
    """Shown before the first card. It hides the seed only as well as the seed is hard to guess."""
    return _sha256(b"wizardhall seed\n" + seed.encode())


def dice_key(seed: str, entropy: Mapping[Seat, str]) -> bytes:
    """The key of the match's dice, from the host's seed and the players' own words."""
    canonical = msgspec.json.encode([seed, sorted(entropy.items())])
    return hashlib.sha256(b"wizardhall dice\n" + canonical).digest()


def fresh_salt() -> str:
    """New for every lock, so that two locks of one answer have nothing in common."""
    return secrets.token_hex(16)


def answer_salt(seed: str, step: int, seat: Seat, again: int = 0) -> str:
    """The salt of a local match, which can so be played again to the byte from its seed.

    `again` is how often the seat has taken its answer back: a salt is never used twice.
    """
    words = f"wizardhall salt\n{step}\n{seat}" + (f"\n{again}" if again else "")
    return hmac.digest(seed.encode(), words.encode(), "sha256").hex()[:32]


def bot_key(seed: str, ask_id: str) -> bytes:
    """The key of the dice that a bot throws to answer an ask; they tell it nothing of the match's own dice."""
    return hmac.digest(seed.encode(), f"wizardhall bot\n{ask_id}".encode(), "sha256")


def analysis_key(seed: str, about: str) -> bytes:
    """The key of the dice that an analysis of the match throws to think about something."""
    return hmac.digest(seed.encode(), f"wizardhall analysis\n{about}".encode(), "sha256")


def answer_commitment(salt: str, answer: object) -> str:
    return _sha256(salt.encode() + b"\n" + msgspec.json.encode(answer))


class EventDigest:
    """The running hash of everything that has happened, one JSON line per event."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, event: Event) -> None:
        self._hash.update(msgspec.json.encode(event) + b"\n")

    def __str__(self) -> str:
        return self._hash.hexdigest()


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
