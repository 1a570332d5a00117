"""The hashes of fairness, each computed once more with nothing but hashlib."""

import hashlib
import hmac

import pytest

from tests.random_matches import BLACK, CUP, WHITE, drive, random_match, start
from wizardhall.core.seats import ALL_SEEING
from wizardhall.match import Match
from wizardhall.match.fairness import (
    EventDigest,
    answer_commitment,
    answer_salt,
    bot_key,
    dice_key,
    fresh_seed,
    seed_commitment,
)


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


@pytest.mark.parametrize("seed", ["", "abc", "clé\n", "x" * 10_000])
def test_the_commitment_of_a_seed_is_a_plain_sha256(seed: str) -> None:
    assert seed_commitment(seed) == sha256(b"wizardhall seed\n" + seed.encode())


def test_the_commitment_of_a_seed_is_promised() -> None:
    assert seed_commitment("abc") == "0fe724cfef2e5f3187b64dffe96f3c59818352a6fd45fdbe57e3224255c391a7"


@pytest.mark.parametrize(
    ("answer", "json"),
    [
        (None, b"null"),
        (True, b"true"),
        (("dancer", "hermit"), b'["dancer","hermit"]'),
        (["dancer", "hermit"], b'["dancer","hermit"]'),
        ({"out": "dancer", "in": "hermit"}, b'{"out":"dancer","in":"hermit"}'),
    ],
    ids=str,
)
def test_the_commitment_of_an_answer_is_a_plain_sha256(answer: object, json: bytes) -> None:
    assert answer_commitment("some salt", answer) == sha256(b"some salt\n" + json)


def test_the_commitment_of_an_answer_is_promised() -> None:
    assert answer_commitment("salt", ["dancer"]) == "b7c1f78f58666f14bf96fdc106ab4cd776b49aa941fb1bb3f581b89caa4781d5"


def test_the_key_of_the_dice_is_a_plain_sha256() -> None:
    assert dice_key("seed", {}) == hashlib.sha256(b'wizardhall dice\n["seed",[]]').digest()
    both = hashlib.sha256(b'wizardhall dice\n["seed",[["black","b"],["white","w"]]]').digest()
    assert dice_key("seed", {BLACK: "b", WHITE: "w"}) == dice_key("seed", {WHITE: "w", BLACK: "b"}) == both


def test_no_other_seed_or_words_give_the_same_dice() -> None:
    keys = [
        dice_key("seed", {}),
        dice_key("Seed", {}),
        dice_key("seed", {BLACK: ""}),
        dice_key("seed", {BLACK: "w"}),
        dice_key("seed", {WHITE: "w"}),
        dice_key('seed",[["black","w', {}),
    ]
    assert len(set(keys)) == len(keys)


def test_a_salt_is_a_keyed_hash_of_the_seed() -> None:
    expected = hmac.new(b"seed", b"wizardhall salt\n3\nblack", hashlib.sha256).hexdigest()[:32]
    assert answer_salt("seed", 3, BLACK) == expected


def test_every_answer_has_a_salt_of_its_own() -> None:
    match = random_match("salts")
    salts = [locked.salt for locked in match.record.answers]
    assert len(set(salts)) == len(salts)


def test_the_dice_of_a_bot_are_not_those_of_the_match_nor_of_another_ask() -> None:
    expected = hmac.new(b"seed", b"wizardhall bot\n1-black", hashlib.sha256).digest()
    assert bot_key("seed", "1-black") == expected
    assert len({expected, bot_key("seed", "2-black"), bot_key("seed", "1-white"), dice_key("seed", {})}) == 4


def test_a_fresh_seed_has_the_hundred_and_twenty_eight_bits_that_nobody_guesses() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)


def test_a_match_without_a_seed_gets_a_fresh_one() -> None:
    assert Match.start(CUP).commitment != Match.start(CUP).commitment


def test_the_digest_of_events_is_a_plain_sha256_of_their_lines() -> None:
    match = start("digest")
    told = match.events(ALL_SEEING)
    digest = EventDigest()
    for event in told:
        digest.add(event)
    cards = [event.card for event in told]  # type: ignore[attr-defined]
    lines = (
        f'{{"event":"drawn","seat":"black","card":"{cards[0]}"}}\n'
        f'{{"event":"drawn","seat":"white","card":"{cards[1]}"}}\n'
    )
    assert str(digest) == sha256(lines.encode())
    drive(match, "key", 1)
    assert match.record.answers[0].events == str(digest)


def test_a_players_words_change_the_cards_but_not_the_commitment() -> None:
    plain = start("stirred")
    stirred = [start("stirred", black=f"words {number}") for number in range(20)]
    assert {match.commitment for match in stirred} == {plain.commitment}
    assert len({str(match.events(ALL_SEEING)) for match in stirred}) > 5
