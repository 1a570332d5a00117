"""The words for an ask. A game has them all in its own resource, as one message for each purpose.

`cup-ask-swap` is the question; its attributes are everything else that is said about it: `topic`, `yes`, `decline`,
`slot-out` … Page, terminal and lab read the same message. A part that a purpose lacks is said as in `core-ask`.
"""

from wizardhall.core.text import Text

__all__ = ["ask_text", "has_ask_text"]


def ask_text(text: Text, game: str, purpose: str, part: str | None = None, **arguments: str | int) -> str:
    """The question, or another part of the message."""
    message = f"{game}-ask-{purpose}"
    if part is None:
        return text.format(message, arguments)
    own = f"{message}.{part}"
    return text.format(own if text.has(own) else f"core-ask.{part}", arguments)


def has_ask_text(text: Text, game: str, purpose: str, part: str) -> bool:
    """Does the game itself say this part?"""
    return text.has(f"{game}-ask-{purpose}.{part}")
