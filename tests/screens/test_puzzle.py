"""Puzzles as they are shown: all that can be answered, nothing that tells whose game it was, in each language."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import jsonschema_rs
import pytest

from bot.rules.editions import EDITIONS
from bot.screens.codec import parse
from bot.screens.layout import Screen
from bot.screens.pages.puzzle import PUZZLE, own_mistakes_menu, puzzle, puzzle_result
from bot.screens.words import symbol_words
from bot.sessions.puzzle import Posed, position
from bot.sessions.puzzles import Tried
from bot.sessions.shipped_puzzles import Shipped, shipped_puzzles
from bot.store.puzzles import Attempt
from bot.text import LOCALES, Text, text_for
from tests.screens.reading import BUTTON, COMPONENTS, CUSTOM_ID, TEXT, TEXT_LIMIT, parts

ENGLISH = text_for("en-US")
LABEL_LIMIT = 80
EACH = 4
"""So many of each edition are looked at."""


def posed(shipped: Shipped) -> Posed:
    """Return a puzzle that ships, as it is shown."""
    return Posed(shipped.puzzle, position(shipped.record, shipped.puzzle), shipped.id)


SHIPPED = [
    one
    for key in EDITIONS
    for one in islice((one for one in shipped_puzzles().values() if one.record.edition == key), EACH)
]


@pytest.fixture(params=LOCALES)
def text(request: pytest.FixtureRequest) -> Text:
    return text_for(request.param)


def buttons(screen: Screen) -> dict[str, str]:
    """Return the labels of what can be pressed, by what it does."""
    found = (part for part in parts(screen) if part["type"] == BUTTON)
    return {press.what: part["label"] for part in found if (press := parse(part["custom_id"])) is not None}


def words(screen: Screen) -> str:
    """Return all that it says."""
    return "\n".join(part["content"] for part in parts(screen) if part["type"] == TEXT)


def test_discord_takes_them(text: Text, body: jsonschema_rs.Validator) -> None:
    for one in SHIPPED:
        shown = posed(one)
        right, wrong = one.puzzle.best.answer, one.puzzle.choices[-1].answer
        tried = [Tried(shown, answer, Attempt(answer, answer == right, 1000, 990)) for answer in (right, wrong)]
        repeated, own = replace(shown, is_repeat=True), replace(shown, id="", game_id="abcd_-12")
        screens = [puzzle(one, text, "transformers") for one in (shown, repeated, own)]
        screens += [puzzle_result(each, text, shows_game=True) for each in (*tried, Tried(own, wrong, None))]
        for screen in screens:
            for made in (screen, screen.attached(screen.pictures), screen.with_pictures_last()):
                body.validate({"components": made.to_components(), "flags": 1 << 15})
                each = list(parts(made))
                assert len(each) <= COMPONENTS
                assert sum(len(part["content"]) for part in each if part["type"] == TEXT) <= TEXT_LIMIT
                assert all(len(part.get("custom_id", "")) <= CUSTOM_ID for part in each)


def test_every_answer_is_a_button_and_their_order_tells_nothing() -> None:
    firsts = 0
    for one in SHIPPED:
        shown = posed(one)
        labels = buttons(puzzle(shown, ENGLISH))
        wanted = {f"{PUZZLE} try any {one.id} {choice.answer}" for choice in one.puzzle.choices}
        assert set(labels) == wanted
        assert len(set(labels.values())) == len(labels), "they can be told apart"
        assert all(0 < len(each) <= LABEL_LIMIT for each in labels.values())
        assert set(buttons(puzzle(replace(shown, is_repeat=True), ENGLISH))) == {
            what.replace(" try ", " repeat ") for what in wanted
        }
        backwards = replace(shown, puzzle=replace(one.puzzle, choices=one.puzzle.choices[::-1]))
        assert buttons(puzzle(backwards, ENGLISH)) == labels
        firsts += next(iter(labels)).endswith(f" {one.puzzle.best.answer}")
    assert firsts < len(SHIPPED), "the best one does not always stand first"


def test_who_plays_has_a_number_and_the_chances_come_with_the_answer(text: Text) -> None:
    for one in SHIPPED:
        shown = posed(one)
        screen = puzzle(shown, text)
        said = words(screen)
        assert text("puzzle-asks") in said
        assert "%" not in said
        table = screen.pictures[0]
        assert [face.letters for face in (seat.face for seat in table.seats)] == list("1234")[: one.record.seats]  # type: ignore[attr-defined]
        assert not any(seat.face.avatar or seat.face.computer for seat in table.seats)  # type: ignore[attr-defined]
        wrong = one.puzzle.choices[-1].answer
        result = words(puzzle_result(Tried(shown, wrong, Attempt(wrong, False, 1000, 990)), text))
        assert text("puzzle-wrong") in result
        assert text("puzzle-rating", before=1000, after=990) in result
        for choice in one.puzzle.choices:
            assert f"{round(100 * choice.chance)}%" in result


def test_read_aloud_it_says_the_whole_hand_and_all_counts(text: Text) -> None:
    for one in SHIPPED:
        shown = posed(one)
        screen = puzzle(shown, text)
        view = shown.table.view(one.puzzle.seat)
        spoken = "\n".join(
            item["description"] for part in parts(screen.attached(screen.pictures)) for item in part.get("items", ())
        )
        plain = words(screen.without_pictures())
        for face in view.hand:
            symbol = symbol_words(text, view.edition, view.edition.faces[face].symbol)
            assert symbol in spoken
            assert symbol in plain
        for seat, count in enumerate(view.counts):
            if view.in_round[seat]:
                assert text("table-cards", count=count) in spoken
                assert text("table-cards", count=count) in plain


def test_mistakes_are_chosen_to_be_tried_again() -> None:
    made = own_mistakes_menu("abcd_-12", [(33, "Red 7"), (40, "Draw")], ENGLISH)
    press = parse(made["custom_id"])
    assert press is not None
    assert (press.game, press.what) == ("abcd_-12", "puzzle own")
    assert [(entry["value"], entry["label"]) for entry in made["options"]] == [("33", "Red 7"), ("40", "Draw")]
    shown = replace(posed(SHIPPED[0]), id="", game_id="abcd_-12")
    said = puzzle(shown, ENGLISH)
    assert ENGLISH("puzzle-own-heading") in words(said)
    assert all(what.startswith("puzzle own ") for what in buttons(said))
    tried = puzzle_result(Tried(shown, shown.puzzle.best.answer, None), ENGLISH, shows_game=True)
    assert ENGLISH("puzzle-right") in words(tried)
    assert list(buttons(tried)) == ["replay own here"]
