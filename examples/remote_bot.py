"""A bot of your own at a table of a hall: `python examples/remote_bot.py http://127.0.0.1:8000/table/ABC234 TOKEN`."""

import sys

from wizardhall.bots.remote import play_remotely


class FirstCards:
    def answer(self, view, ask, dice):
        return next(iter(ask.legal()))


if __name__ == "__main__":
    result = play_remotely(sys.argv[1], sys.argv[2], FirstCards())
    print("won by", " and ".join(result.winners))
