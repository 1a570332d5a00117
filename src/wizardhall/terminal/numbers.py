"""Numbers as a language writes them."""

from wizardhall.core.text import Text

__all__ = ["decimal", "percent"]


def decimal(number: float, form: str, text: Text) -> str:
    """A number in one of Python's forms (`.1f`), with the mark of the language: `0.5`, `0,5`."""
    return f"{number:{form}}".replace(".", text("lab-decimal-mark"))


def percent(share: float, text: Text, digits: int = 0) -> str:
    return text("lab-percent", number=decimal(100 * share, f".{digits}f", text))
