"""A match over real sockets."""

from tests.server.running_hall import Visitor, play_out


def test_two_people_play_a_match_to_its_end(ann: Visitor, ben: Visitor, table: str) -> None:
    with ann.join(table) as black, ben.join(table) as white:
        answers = play_out(black, white)

        assert answers >= 8
        assert black.state["table"]["result"] == white.state["table"]["result"]
        assert black.state["table"]["result"]["winners"]


def test_one_person_plays_a_bot(ann: Visitor) -> None:
    table = ann.open_table("cup", bots={"white": "apprentice"})

    with ann.join(table) as black:
        assert black.state["table"]["state"] == "playing"
        play_out(black)


def test_a_match_of_four_with_three_bots(ann: Visitor) -> None:
    bots = {"east": "apprentice", "south": "apprentice", "west": "random"}
    table = ann.open_table("relics", options={"players": "4"}, bots=bots)

    with ann.join(table) as player:
        play_out(player)
