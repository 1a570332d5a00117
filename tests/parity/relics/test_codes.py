"""The numbers of verbs and asks are derived from the referee's tables."""

import pytest

from wizardhall.relics.fast import layout as at
from wizardhall.relics.fast.verbs.dispatch import COMPILED
from wizardhall.relics.purposes import PURPOSES, Kind, Purpose
from wizardhall.relics.verbs import VERBS

CHOICES = (Kind.CARD, Kind.SEAT, Kind.RELIC, Kind.ABILITY)


def test_compiled_code_knows_every_verb() -> None:
    assert sorted(COMPILED) == sorted(VERBS)


def test_verbs_are_numbered_in_the_order_of_the_vocabulary() -> None:
    assert [at.verb_code(words) for words in VERBS] == list(range(len(VERBS)))


def test_the_verbs_of_a_topic_are_in_a_row() -> None:
    topics = [verb.topic for verb in VERBS.values()]

    assert topics == sorted(topics, key=topics.index)
    assert [at.last_verb_code(topic) for topic in dict.fromkeys(topics)] == [
        len(topics) - 1 - topics[::-1].index(topic) for topic in dict.fromkeys(topics)
    ]


@pytest.mark.parametrize("purpose", PURPOSES.values(), ids=lambda purpose: purpose.name)
def test_the_number_of_an_ask_tells_its_kind(purpose: Purpose) -> None:
    number = at.ask_code(purpose.name)
    kind = purpose.kind

    assert 0 < number < at.OVER_NOW
    assert (number <= at.LAST_CHOICE) == (kind in CHOICES)
    assert (at.LAST_CHOICE < number <= at.LAST_YES_NO) == (kind is Kind.YES_NO)
    assert (at.LAST_YES_NO < number <= at.LAST_PICK) == (kind is Kind.PICK)
    assert (at.LAST_PICK < number <= at.LAST_LAY) == (kind is Kind.LAY)
    assert (at.LAST_LAY < number <= at.LAST_ARRANGE) == (kind is Kind.ARRANGE)
