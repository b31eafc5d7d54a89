"""What may be typed in the terminal, and which answer it is."""

from __future__ import annotations

import pytest

from bot.rules.agenda import ITEMS, PLAIN_VERBS, Question
from bot.rules.cli import words
from bot.rules.cli.reading import NotUnderstood, understand
from bot.rules.cli.screen import numbered
from bot.rules.events import EVENTS
from bot.rules.notation import NAMING_VERBS, SEAT_LETTERS, format_option
from bot.rules.view import view
from tests.rules.given import Given

TURN = "edition classic\ntop r5\nA r7 r9 rS b5 W W+4 g1\nB r1 g2\nC b3 b4\ndraw y1 y2"
COLOUR = "edition avengers\nhouse jump_in\ntop r5\nA W r1\nB r1 g2\nC b3 b4\ndraw u1 u2"
TWO = "edition classic\ntop r5\nA r7 g1\nB r1 g2\nC b3 b4\ndraw y1 y2"
DANCE = "edition bts\nturn B\ntop r5\nA r7 g1\nB WD g2 g3\ndraw y1 y2"
SWAP = "edition no-mercy\ntop r5\nA r7 g1 g2\nB r1 g2\nC b3 b4\ndraw y1 y2"


def options(typed: str, position: str, moves: str = "") -> list[str]:
    """Return what is typed, in the notation."""
    given = Given(position)
    given(moves)
    seen = view(given.game, 0)
    letters = SEAT_LETTERS[: len(seen.counts)]
    return [format_option(seen.edition, letters, option) for option in understand(typed, seen, numbered(seen))]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "draw"),
        ("1", "play r7"),
        ("3", "play rS"),
        ("7", "draw"),
        ("red 7", "play r7"),
        ("Red 7", "play r7"),
        ("7 red", "play r7"),
        ("re 7", "play r7"),
        ("r7", "play r7"),
        ("play r7", "play r7"),
        ("sk", "play rS"),
        ("rs", "play rS"),
        ("wild", "play W"),
        ("w+4", "play W+4"),
        ("draw four", "play W+4"),
        ("draw", "draw"),
        ("d", "draw"),
        ("green 1", "play g1"),
        ("yellow 9", "play y9"),
        ("pass", "pass"),
        ("catch B", "catch B"),
    ],
)
def test_on_a_turn(typed: str, answer: str) -> None:
    assert options(typed, TURN) == [answer]


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("red", '"red" could be Red 7 or Red 9 or Red Skip.'),
        ("8", "There is no number 8 here."),
        ("0", "There is no number 0 here."),
        ("fly", 'I do not understand "fly".'),
        ("play q7", 'I do not understand "play q7".'),
        ("1!", "There is no UNO to call now."),
    ],
)
def test_what_is_not_understood(typed: str, why: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        options(typed, TURN)
    assert str(error.value) == why


@pytest.mark.parametrize("typed", ["1!", "1 !", "red 7 uno", "r7 !!", "play r7 uno"])
def test_uno_is_called_with_a_card(typed: str) -> None:
    assert options(typed, TWO) == ["uno", "play r7"]


@pytest.mark.parametrize("typed", ["u", "uno", "!", "call uno", "3"])
def test_uno_is_called_alone(typed: str) -> None:
    assert options(typed, TWO) == ["uno"]


@pytest.mark.parametrize(
    ("typed", "answer"), [("purple", "u"), ("u", "u"), ("colour u", "u"), ("colour purple", "u"), ("", "r"), ("g", "g")]
)
def test_a_colour(typed: str, answer: str) -> None:
    assert options(typed, COLOUR, "A play W") == [f"colour {answer}"]


@pytest.mark.parametrize(("typed", "answer"), [("dance", "dance"), ("draw three", "decline"), ("decline", "decline")])
def test_a_dance(typed: str, answer: str) -> None:
    assert options(typed, DANCE, "B play WD\nB colour r") == [answer]


@pytest.mark.parametrize("typed", ["bea", "B", "target B", "1", "Bea (2 cards)", ""])
def test_a_player(typed: str) -> None:
    assert options(typed, SWAP, "A play r7") == ["target B"]


def test_there_are_words_for_every_event_question_and_answer() -> None:
    """Of the rules' own; what tests bring is not asked for."""
    ours = [event for event in EVENTS.values() if event.__module__.startswith("bot.")]
    assert {event.__name__ for event in ours} - {"Asked", "Asking"} == set(words.EVENTS)
    asked = [kind for kind in ITEMS.values() if issubclass(kind, Question) and kind.__module__.startswith("bot.")]
    assert {kind.kind for kind in asked} == set(words.QUESTIONS)
    assert words.OPTIONS.keys() <= PLAIN_VERBS | NAMING_VERBS
    assert not (PLAIN_VERBS | NAMING_VERBS) - words.OPTIONS.keys() - {"timeout"}


PUT_AWAY = "edition transformers\ntop r5/p2\nA WO/t3 r9/u5 g1/o5 r9/u5 b2/o8\nB g2/tSA g3/u2\ndraw y1/pSA y2/t8"


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("1 2", "r9 r9"),
        ("4", "g1"),
        ("r9 b2", "r9 b2"),
        ("red 9, green 1", "r9 g1"),
        ("discard b2", "b2"),
        ("none", ""),
        ("", ""),
    ],
)
def test_cards_to_put_away(typed: str, cards: str) -> None:
    assert options(typed, PUT_AWAY, "A play WO") == [f"discard {cards}".strip()]
