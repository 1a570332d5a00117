"""Card files that a stranger could bring to a hall: each would once have cost it time, memory or a traceback.

`REFUSED` are refused when they are read, with a reason. `PLAYABLE` can be played, and no answer may set off more than
the rules allow. Both map a few words to the text of a card file; `game_of` says which game it is for.
"""

from collections.abc import Iterator
from itertools import count
from typing import Final

__all__ = ["PLAYABLE", "REFUSED", "game_of"]

ENDLESS: Final = '{ when = "discarded", do = "discard from deck", amount = 3'
SHRINE: Final = '[[shrine]]\nid = "calm"\nabilities = [{ do = "gain", amount = 1 }]\n'
THROWER: Final = '[[shrine]]\nid = "thrower"\nabilities = [{ do = "discard from deck", amount = 2 }]\n'


def game_of(source: str) -> str:
    return "cup" if 'game = "cup"' in source else "relics"


def relics_set(
    *,
    name: str = "hostile",
    head: str = "",
    wizards: int = 20,
    relics: int = 20,
    ability: str = "",
    shrines: str = SHRINE,
    more: str = "",
    powers: int = 7,
) -> str:
    """A set in which every wizard and every relic has the same ability."""
    said = f"ability = {ability}\n" if ability else ""
    numbers = count()
    cards = [
        *_cards("wizard", wizards, said, numbers, 'colour = "red"\nsubtype = "mage"\n', powers),
        *_cards("relic", relics, said, numbers, "", powers),
    ]
    return f'game = "relics"\nname = "{name}"\nsource = "custom"\n{head}' + "".join(cards) + shrines + more


def _cards(kind: str, number: int, said: str, numbers: Iterator[int], fields: str, powers: int) -> Iterator[str]:
    for _ in range(number):
        this = next(numbers)
        yield f'[[{kind}]]\nid = "card-{this}"\n{fields}rarity = "common"\npower = {this % powers}\n{said}'


def cup_set(wizard: str) -> str:
    return f'game = "cup"\nname = "hostile"\nsource = "custom"\n{wizard}'


PLAYABLE: Final = {
    "discarded cards discard each other, if something holds that always does": relics_set(
        ability=ENDLESS + ", if = { discard = 0 } }", shrines=THROWER
    ),
    "they do, and ask for an order in between": relics_set(
        ability=ENDLESS + ', if = { discard = 0 }, then = { do = "look", amount = 3 } }', shrines=THROWER
    ),
    "everybody's cards set off everybody's": relics_set(
        ability='{ when = "discarded", do = "discard from deck", amount = 20, to = "all", if = { hall = 0 } }',
        shrines=THROWER,
    ),
    "too few wizards to fill a Hall": relics_set(wizards=4, relics=4),
    "nothing but ties": relics_set(powers=1),
    "everybody draws everything": relics_set(ability='{ do = "draw", amount = 20, per = "hand" }'),
    "everything comes back from the discard pile": relics_set(
        ability='{ when = "discarded", do = "take back", amount = 20 }', shrines=THROWER
    ),
    "as many cards as there may be": relics_set(wizards=400, relics=400),
    "a single relic to be found in a heap of wizards": relics_set(wizards=400, relics=4),
}

DEEP: Final = "a" + ".a" * 20_000
REFUSED: Final = {
    "discarded cards discard each other": relics_set(ability=ENDLESS + " }", shrines=THROWER),
    "all of them discard from all": relics_set(
        ability='{ when = "discarded", do = "discard from deck", to = "all" }', shrines=THROWER
    ),
    "a very long name of a set": relics_set(name="n" * 190_000),
    "a name that writes a line of its own": relics_set(name="harmless\\nERROR the hall is on fire"),
    "a name that moves the cursor": relics_set(name="\\u001b[2J"),
    "a very long id": relics_set(more=f'[[relic]]\nid = "{"i" * 100_000}"\nrarity = "common"\npower = 1\n'),
    "a very long name of a card": relics_set(
        more=f'[[shrine]]\nid = "s"\nname = {{ en = "{"n" * 50_000}" }}\nabilities = [{{ do = "gain" }}]\n'
    ),
    "a very long subtype": relics_set(
        more='[[wizard]]\nid = "w"\ncolour = "red"\nrarity = "common"\npower = 1\n' + f'subtype = "{"s" * 50_000}"\n'
    ),
    "a very long verb": relics_set(ability=f'{{ do = "{"v" * 3_000}" }}', wizards=4, relics=4),
    "a very long name of a field": relics_set(head=f"{'f' * 100_000} = 1\n"),
    "a very long quoted name of a field": relics_set(head=f'"{"f " * 50_000}" = 1\n'),
    "a long dotted key": relics_set(head=f"{DEEP} = 1\n"),
    "a long dotted key of a table": relics_set(more=f"[{DEEP}]\n"),
    "a long dotted key in quotes": relics_set(head='"a"' + '."a"' * 9_000 + " = 1\n"),
    "a long dotted key inside a table": relics_set(ability=f"{{ {DEEP[:9_001]} = 1 }}", wizards=4, relics=4),
    "lists in lists": relics_set(head="a = " + "[" * 50_000 + "]" * 50_000 + "\n"),
    "tables in tables": relics_set(head="a = " + "{a=" * 20_000 + "1" + "}" * 20_000 + "\n"),
    "sentences in sentences": relics_set(
        ability='{ do = "gain", then = ' * 200 + '{ do = "gain" }' + " }" * 200, wizards=4, relics=4
    ),
    "a number of many digits": relics_set(head=f"a = {'9' * 4_000}\n"),
    "a number of too many digits": relics_set(head=f"a = {'9' * 40_000}\n"),
    "a power of many digits": relics_set(
        more=f'[[relic]]\nid = "r"\nrarity = "common"\npower = 0x{"f" * 40_000}\n',
    ),
    "an amount of many digits": relics_set(ability=f'{{ do = "gain", amount = 0x{"f" * 5_000} }}', wizards=4, relics=4),
    "fewer cards than none to discard": relics_set(ability='{ do = "discard", amount = -1 }'),
    "fewer cards than none to look at": relics_set(ability='{ do = "look", amount = -1 }'),
    "fewer cards than none in what follows": relics_set(
        ability='{ do = "gain", then = { do = "discard from deck", amount = -1 } }'
    ),
    "a number that is none": relics_set(ability='{ do = "gain", amount = nan }'),
    "an amount without end": relics_set(ability='{ do = "gain", amount = inf }'),
    "a date for an amount": relics_set(ability='{ do = "gain", amount = 2026-01-01 }'),
    "too many cards": relics_set(wizards=1_200, relics=4),
    "too many abilities": relics_set(
        more='[[shrine]]\nid = "s"\nabilities = [' + '{ do = "gain" },' * 300 + "]\n",
    ),
    "too many fields": relics_set(head="".join(f"f{number} = 1\n" for number in range(5_000))),
    "a text without an end": relics_set(head='a = """' + '\\"""' * 20_000),
    "a text in one line without an end": relics_set(head='a = "' + "\\" * 50_001),
    "a text of quotes": relics_set(head='a = "' * 20_000),
    "a nought byte": relics_set(name="\x00"),
    "half of a pair": relics_set(name="\\ud800"),
    "no cards at all": relics_set(wizards=0, relics=0, shrines=""),
    "cards that are no tables": 'game = "relics"\nname = "x"\nwizard = [1, 2, 3]\n',
    "a name that is a table": 'game = "relics"\nname = { a = 1 }\n',
    "a long kind of game": f'game = "{"g" * 100_000}"\nname = "x"\n',
    "the Cup: a very long id": cup_set(f'[[wizard]]\nid = "{"i" * 100_000}"\n'),
    "the Cup: a very long verb": cup_set(
        f'[[wizard]]\nid = "w"\nelement = "fire"\ntype = "dormant"\nvalue = 1\npower = {{ verb = "{"v" * 9_000}" }}\n'
    ),
    "the Cup: a very long element": cup_set(f'[[wizard]]\nid = "w"\ntype = "none"\nelement = "{"e" * 9_000}"\n'),
    "the Cup: a value of many digits": cup_set(
        f'[[wizard]]\nid = "w"\nelement = "fire"\ntype = "none"\nvalue = 0x{"f" * 9_000}\n'
    ),
    "the Cup: a long dotted key": cup_set(f"{DEEP} = 1\n"),
    "the Cup: too many wizards": cup_set("".join(f'[[wizard]]\nid = "w{number}"\n' for number in range(5_000))),
}
