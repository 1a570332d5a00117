"""Changes say all that is different, and nothing else; whoever applies them has the new view."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from wizardhall.core.changes import apply_changes, changes


class Pile(msgspec.Struct, frozen=True):
    top: str | None
    size: int


class Stack(msgspec.Struct, frozen=True):
    cards: tuple[str, ...]
    open: bool = False


class Token(msgspec.Struct, frozen=True):
    face: str


class Nothing(msgspec.Struct, frozen=True):
    pass


class Seen(msgspec.Struct, frozen=True):
    round: int
    piles: dict[str, Any]
    extra: Any = None


piles = st.builds(Pile, st.none() | st.sampled_from("abc"), st.integers(0, 3))
tokens = st.builds(Token, st.sampled_from("abc")) | st.builds(Nothing)
stacks = st.builds(Stack, st.lists(st.sampled_from("abc"), max_size=3).map(tuple), st.booleans())
anything = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from("abc"),
    lambda inner: st.lists(inner, max_size=3).map(tuple) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=6,
)
views = st.builds(
    Seen,
    st.integers(0, 3),
    st.dictionaries(st.sampled_from("xyz"), piles | stacks | tokens | st.none(), max_size=3),
    anything,
)


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@given(before=st.none() | views, after=views)
def test_who_applies_the_changes_has_the_new_view(before: Seen | None, after: Seen) -> None:
    assert apply_changes(plain(before), plain(changes(before, after))) == plain(after)


@given(view=views)
def test_nothing_is_said_of_what_stays_the_same(view: Seen) -> None:
    assert changes(view, view) == {}
    assert changes(view, msgspec.structs.replace(view, round=view.round)) == {}
    assert changes(view, msgspec.structs.replace(view, round=9)) == {"round": 9}


def test_only_the_fields_that_differ_are_sent() -> None:
    before = Seen(1, {"left": Pile("a", 3), "right": Pile(None, 0)})
    after = Seen(1, {"left": Pile(None, 3), "right": Pile(None, 0)})
    assert changes(before, after) == {"piles": {"left": {"top": None}}}


def test_an_object_of_another_kind_comes_whole() -> None:
    before, after = Seen(1, {"left": Pile("a", 3)}), Seen(1, {"left": Stack(("a",))})
    assert plain(changes(before, after)) == {"piles": {"left": {"=": {"cards": ["a"], "open": False}}}}


def test_an_object_that_lost_a_field_comes_whole() -> None:
    before, after = Seen(1, {"left": Pile("a", 3), "right": None}), Seen(1, {"left": Pile("a", 3)})
    assert plain(changes(before, after)) == {"piles": {"=": {"left": {"top": "a", "size": 3}}}}
