"""A match in time: its record, the live match, replay and proofs of fairness. No sockets, no database, no game."""

from wizardhall.match.branch import branch
from wizardhall.match.frames import ChangedFrame, ChangeRecorder, Frame, FrameRecorder
from wizardhall.match.live import Match, OpenAsk
from wizardhall.match.record import Player, Record
from wizardhall.match.replay import Replay
from wizardhall.match.verify import Check, verify

__all__ = [
    "ChangeRecorder",
    "ChangedFrame",
    "Check",
    "Frame",
    "FrameRecorder",
    "Match",
    "OpenAsk",
    "Player",
    "Record",
    "Replay",
    "branch",
    "verify",
]
