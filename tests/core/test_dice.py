"""Dice: a stream that is ours to promise, and dice that fall as a test says."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wizardhall.core.dice import HashDice, ScriptedDice

# The promise: these numbers never change, or every record ever written is lost.


@pytest.mark.parametrize(
    ("key", "name", "limits", "thrown"),
    [
        (b"", "", [2, 6, 18, 720], [1, 2, 2, 25]),
        (b"wizardhall", "black drawn card", [18, 18, 18], [7, 1, 3]),
        (b"wizardhall", "white drawn card", [18, 18, 18], [13, 3, 4]),
        (bytes(32), "team", [6188], [2423]),
        ("clé".encode(), "été", [1_000_000], [756_905]),
    ],
)
def test_the_stream_of_numbers_is_promised(key: bytes, name: str, limits: list[int], thrown: list[int]) -> None:
    dice = HashDice(key)
    assert [dice.below(name, limit) for limit in limits] == thrown


def test_a_number_of_six_hundred_bits_is_promised() -> None:
    assert HashDice(b"wizardhall").below("huge", 2**600) == int(
        "3767288372231040975597281496355061606720808336860912236695835812267378598074846148479882218895627081222276263"
        "958743981334333897118403267055371124257472051607899219520259311514083646"
    )


def test_the_spare_bits_of_a_wide_number_are_promised() -> None:
    """Four hundred bits and the spare ones together need a second hash."""
    assert HashDice(b"wizardhall").below("wide", 10**120) == int(
        "139855816279525576594328406797265194780439148781289920907853"
        "168538548587940576558975483717895374880849178534740192336760"
    )


def test_the_stream_of_draws_is_promised() -> None:
    dice = HashDice(b"wizardhall")
    assert dice.draw("deck", "abcdef", 6) == ["c", "a", "f", "d", "e", "b"]
    assert dice.draw("deck", "abcdef", 6) == ["b", "e", "c", "f", "a", "d"]
    assert dice.draw("pair", "abcdef", 2) == ["c", "e"]


def test_anybody_can_compute_a_throw_with_hmac_sha512() -> None:
    block = hmac.new(b"key", b"black drawn card\n0\n0", hashlib.sha512).digest()
    assert HashDice(b"key").below("black drawn card", 18) == int.from_bytes(block, "big") % 18


# Names and turns


def test_the_same_name_thrown_again_gives_the_next_number() -> None:
    dice = HashDice(b"key")
    assert len({dice.below("again", 10**30) for _ in range(100)}) == 100


def test_names_do_not_disturb_each_other() -> None:
    alone, mixed = HashDice(b"key"), HashDice(b"key")
    wanted = [alone.below("team", 1000) for _ in range(5)]
    found = []
    for _ in range(5):
        mixed.below("plan", 1000)
        found.append(mixed.below("team", 1000))
    assert found == wanted


def test_other_keys_and_other_names_give_other_numbers() -> None:
    numbers = {HashDice(key).below(name, 2**64) for key in (b"a", b"b") for name in ("a", "b", "a\n0", "a\n0\n0")}
    assert len(numbers) == 8


# Fairness of the throws


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 18])
def test_small_numbers_are_spread_evenly(limit: int) -> None:
    dice = HashDice(b"even")
    thrown = Counter(dice.below("die", limit) for _ in range(400 * limit))
    assert thrown.keys() == set(range(limit))
    assert all(310 < count < 490 for count in thrown.values())


def test_every_order_of_three_is_as_likely_as_the_other() -> None:
    dice = HashDice(b"orders")
    drawn = Counter("".join(dice.draw("order", "abc", 3)) for _ in range(2400))
    assert drawn.keys() == {"abc", "acb", "bac", "bca", "cab", "cba"}
    assert all(310 < count < 490 for count in drawn.values())


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=64), st.text(max_size=10), st.integers(1, 2**2000))
def test_a_number_is_below_its_limit(key: bytes, name: str, limit: int) -> None:
    assert 0 <= HashDice(key).below(name, limit) < limit


def test_a_limit_beyond_one_hash_uses_all_its_bits() -> None:
    dice = HashDice(b"wide")
    thrown = [dice.below("wide", 2**2000) for _ in range(64)]
    assert sum(number >= 2**1999 for number in thrown) in range(16, 49)
    assert sum(number % 2 for number in thrown) in range(16, 49)


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=16), st.lists(st.integers(), unique=True, max_size=200), st.data())
def test_a_draw_is_of_different_items_and_leaves_the_items_alone(
    key: bytes, items: list[int], data: st.DataObject
) -> None:
    count = data.draw(st.integers(0, len(items)))
    before = list(items)
    drawn = HashDice(key).draw("draw", items, count)
    assert len(drawn) == len(set(drawn)) == count
    assert set(drawn) <= set(items)
    assert items == before


def test_equal_items_are_each_drawn_once() -> None:
    assert sorted(HashDice(b"key").draw("twins", ["a", "a", "b"], 3)) == ["a", "a", "b"]


def test_a_draw_of_all_is_a_permutation() -> None:
    items = [f"card {number}" for number in range(300)]
    drawn = HashDice(b"key").draw("shuffle", items, 300)
    assert sorted(drawn) == sorted(items)
    assert drawn != items


# Scripted dice


def test_scripted_dice_fall_as_the_script_says() -> None:
    dice = ScriptedDice(("die", 3), ("draw", ["b", "a"]))
    assert dice.below("die", 6) == 3
    assert dice.draw("draw", ["a", "b", "c"], 2) == ["b", "a"]
    dice.finish()


def test_scripted_dice_must_be_used_up() -> None:
    dice = ScriptedDice(("die", 3), ("die", 4))
    dice.below("die", 6)
    with pytest.raises(AssertionError, match=r"never thrown: .*4"):
        dice.finish()


def test_scripted_dice_refuse_the_wrong_name() -> None:
    with pytest.raises(AssertionError, match="the rules throw white die, the script says black die"):
        ScriptedDice(("black die", 3)).below("white die", 6)


def test_scripted_dice_refuse_a_throw_too_many() -> None:
    with pytest.raises(AssertionError, match="no throw left for die"):
        ScriptedDice().below("die", 6)


@pytest.mark.parametrize("number", [6, -1])
def test_scripted_dice_refuse_a_number_that_the_die_does_not_have(number: int) -> None:
    with pytest.raises(AssertionError, match="is not below 6"):
        ScriptedDice(("die", number)).below("die", 6)


@pytest.mark.parametrize("drawn", [["a"], ["a", "b", "c"], ["a", "x"], ["a", "a"]])
def test_scripted_dice_refuse_a_draw_that_no_dice_could_give(drawn: list[str]) -> None:
    with pytest.raises(AssertionError, match="draw:"):
        ScriptedDice(("draw", drawn)).draw("draw", ["a", "b", "c"], 2)
