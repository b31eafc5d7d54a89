"""What can be pressed survives the journey through Discord, and nothing else is taken for it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.agenda import Option
from bot.rules.editions import EDITIONS
from bot.screens.codec import NO_GAME, Look, Press, format_answer, parse, parse_answer, parse_look
from tests.rules.tables import Table as RandomTable
from tests.rules.tables import at, tables
from tests.screens.reading import CUSTOM_ID


@given(
    st.just(NO_GAME) | st.from_regex(r"[A-Za-z0-9_-]{8}", fullmatch=True),
    st.integers(0, 10**6),
    st.sampled_from(["join", "do play W+4", "do+uno lay r7", "choose 0 r5 g1", "catch B", "settings edition"]),
)
def test_what_is_pressed_comes_back(game: str, number: int, what: str) -> None:
    press = Press(game, number, what)
    assert parse(press.custom_id) == press
    assert len(press.custom_id) <= CUSTOM_ID


@pytest.mark.parametrize(
    "custom_id",
    ["", "uno", "uno:a", "uno:a:1:", "uno:a:x:join", "uno:a:1: ", "uno::", "chess:a:1:join", "uno:a b:1:join"],
)
def test_what_is_nothing_of_ours_is_nothing(custom_id: str) -> None:
    assert parse(custom_id) is None


@at(30)
@given(tables())
def test_every_answer_can_be_pressed(table: RandomTable) -> None:
    game = table.game()
    for move in table.moves(game):
        if not game.state.round:
            game.deal()
            continue
        for seat in range(table.seats):
            for option in game.options(seat):
                for uno in (True, False):
                    press = Press("abcdefgh", game.state.number, format_answer(game.edition, option, uno=uno))
                    assert parse_answer(press, game.edition) == (option, uno)
                    assert len(press.custom_id) <= CUSTOM_ID
        game.time_out(move[0]) if game.answers(move[0]) else None


@pytest.mark.parametrize("what", ["join", "do", "do play", "do play x9", "do fly", "hand", "do colour", "do target ?"])
def test_what_is_no_answer_is_none(what: str) -> None:
    assert parse_answer(Press("g", 1, what), EDITIONS["classic"]) is None


def test_two_equal_cards_are_discarded() -> None:
    edition = EDITIONS["transformers"]
    red = edition.face_named["r5"].index
    option = Option("discard", faces=(red, red))
    assert parse_answer(Press("g", 1, format_answer(edition, option)), edition) == (option, False)


@pytest.mark.parametrize(
    ("what", "values", "look"),
    [
        ("hand", (), Look()),
        ("page 2", (), Look(2)),
        ("page 1 r5 g1", (), Look(1, ("r5", "g1"))),
        ("choose 0", ("r5 0", "r5 1"), Look(0, ("r5", "r5"))),
        ("choose 1 b2", ("g1 0",), Look(1, ("b2", "g1"))),
        ("choose 1 b2", (), Look(1, ("b2",))),
        ("page x", (), None),
        ("page", (), None),
        ("choose", ("r5 0",), None),
        ("do draw", (), None),
        ("join", (), None),
    ],
)
def test_looks(what: str, values: tuple[str, ...], look: Look | None) -> None:
    assert parse_look(Press("g", 1, what), values) == look
