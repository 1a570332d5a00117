"""The one exception tree.

    HallError                 anything a person did that cannot be done, with the reason
    ├── IllegalAnswer         the answer breaks the rules of its ask
    ├── WrongAsk              the answer comes to an ask that is not open for this seat
    ├── UnknownName           no such game, edition, language, bot or card
    ├── CardFileError         a card file is wrong: file, line, reason
    ├── RecordError           a match record is damaged or does not fit: file, line, reason
    ├── JudgeError            a judge's question does not describe a round
    └── MissingExtra          a part that was not installed is needed

A `HallError` names a Fluent message and its arguments, so that a reader gets it in their own language;
`str(error)` is the English sentence.
"""

import errno
import reprlib

__all__ = [
    "TOLD_REASONS",
    "CardFileError",
    "HallError",
    "IllegalAnswer",
    "JudgeError",
    "LocatedError",
    "MissingExtra",
    "RecordError",
    "UnknownName",
    "WrongAsk",
    "shortened",
    "system_reason",
]


LONGEST_QUOTE = 40
WIDE_SPACES = "\u00a0\u202f"
"""Spaces at which no line breaks, as French has them; Python counts them as not printable."""
TOLD_REASONS = {"EACCES", "EEXIST", "EISDIR", "ENAMETOOLONG", "ENOENT", "ENOSPC", "ENOTDIR", "EPERM", "EROFS"}
"""What the system refuses with, where `core-reason` has words for it."""


def shortened(value: object, longest: int = LONGEST_QUOTE) -> str:
    """A stranger's value, cut to a length that fits an error message, with nothing in it but what can be read."""
    shown = value if isinstance(value, str) else reprlib.repr(value)
    shown = "".join(
        character if character.isprintable() or character in WIDE_SPACES else "�" for character in shown[: longest + 1]
    )
    return shown if len(shown) <= longest else f"{shown[: longest - 1]}…"


def system_reason(error: OSError) -> str:
    """Why the system refused, as the argument `reason` of a text that uses `core-reason`."""
    name = errno.errorcode.get(error.errno or 0, "")
    return name if name in TOLD_REASONS else error.strerror or str(error)


class HallError(Exception):
    def __init__(self, message: str, **details: str | int) -> None:
        super().__init__(message, details)
        self.message = message
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        """Errors of other processes arrive whole, whatever their class takes to be made."""
        return _restored, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str) -> str:
        """The sentence in `language`."""
        from wizardhall.core.text import text

        return text(language)(self.message, **self.details)


def _restored(kind: type[HallError], args: tuple[object, ...], fields: dict[str, object]) -> HallError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error


class IllegalAnswer(HallError):
    pass


class WrongAsk(HallError):
    pass


class UnknownName(HallError):
    pass


class JudgeError(HallError):
    pass


class MissingExtra(HallError):
    pass


class LocatedError(HallError):
    """An error at a line of a file; line 0 is the file as a whole."""

    def __init__(self, file: str, line: int, message: str, **details: str | int) -> None:
        super().__init__(message, **details)
        self.file = file
        self.line = line

    def in_language(self, language: str) -> str:
        from wizardhall.core.text import text

        reason = super().in_language(language)
        if self.line == 0:
            return text(language)("core-error-in-file", file=self.file, reason=reason)
        return text(language)("core-error-in-line", file=self.file, line=str(self.line), reason=reason)


class CardFileError(LocatedError):
    pass


class RecordError(LocatedError):
    pass
