"""`python -m bench.hall`: only the hall's part of `make bench`.

python -m bench.hall                                        everything, beside boardgame.io
python -m bench.hall closed --matches 500 --waves 2         one load only
python -m bench.hall closed --only hall --matches 500       without boardgame.io
python -m bench.hall paced --only hall --rate 8000          at fixed rates
python -m bench.hall closed --only hall --matches 500 --waves 1 --profile hall.prof
    then: python -m pstats hall.prof (sort tottime, stats 40). cProfile sees the event loop's thread only, and it
    slows the hall down: take from it where the time goes, and not how much it is.
"""

import argparse
from pathlib import Path

import msgspec
from rich.console import Console

from bench.hall.measure import CONTESTANTS, HALL, Plan, Row
from bench.hall.tables import PARTS, measured, shown


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="bench.hall", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="part", help=f"of {', '.join(PARTS)}; all if none is given")
    parser.add_argument("--only", choices=("hall", "peer"), help="measure only the hall, or only boardgame.io")
    parser.add_argument("--matches", type=int, nargs="+", default=Plan().matches)
    parser.add_argument("--waves", type=int, default=0)
    parser.add_argument("--rate", type=float, nargs="+", default=())
    parser.add_argument("--processes", type=int, default=1, help="load processes")
    parser.add_argument("--deflate", action="store_true", help="offer permessage-deflate")
    parser.add_argument("--idle", type=int, default=Plan().idle)
    parser.add_argument("--spectators", type=int, default=Plan().spectators)
    parser.add_argument("--returning", type=int, default=Plan().returning)
    parser.add_argument("--profile", default="", help="a file for cProfile's figures of the hall")
    parser.add_argument("--save", type=Path, help="a file for the figures, as JSON")
    given = parser.parse_args()
    plan = Plan(
        contestants={"hall": (HALL,), "peer": CONTESTANTS[1:], None: CONTESTANTS}[given.only],
        matches=tuple(given.matches),
        waves=given.waves,
        rates=tuple(given.rate),
        processes=given.processes,
        deflate=given.deflate,
        idle=given.idle,
        spectators=given.spectators,
        returning=given.returning,
        profile=given.profile,
    )
    console, rows = Console(width=max(150, Console().width)), list[Row]()
    for row in measured(plan, given.parts or PARTS):
        rows.append(row)
        console.print(
            f"{row.what}: " + ", ".join(f"{name} {value:,.4g} {row.unit}" for name, value in row.values.items())
        )
    console.print(shown(rows))
    if given.save:
        given.save.write_bytes(msgspec.json.format(msgspec.json.encode(rows)))


main()
