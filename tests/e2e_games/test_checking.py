"""That the checks of the random games find what is wrong."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.rules.editions import EDITIONS
from bot.rules.record import DEAL, Record
from bot.rules.view import view
from bot.screens.words import card_words
from bot.store.games import Answer
from bot.text import text_for
from tests.e2e_games.eyes import faces_carried, faces_named
from tests.e2e_games.knowing import Delivered, Replay
from tests.e2e_games.limits import MOST_TEXT, Body, not_as_described, not_together

MESSAGES = "/channels/123456789012345678/messages"
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def label(custom_id: str, **fields: object) -> Body:
    return {"type": 2, "style": 1, "label": "Hand", "custom_id": custom_id} | fields


def row(*components: Body) -> Body:
    return {"type": 1, "components": list(components)}


def words(content: str) -> Body:
    return {"type": 10, "content": content}


MENU: Body = {"type": 3, "custom_id": "m", "options": [{"label": "x", "value": "x"}], "min_values": 0, "max_values": 1}


def test_an_unknown_key_is_found() -> None:
    body = {"flags": 1 << 15, "components": [row(label("a"), label("b"))]}
    assert not_as_described("POST", MESSAGES, body) == []
    assert not_as_described("POST", MESSAGES, body | {"colour": 1})
    assert not_as_described("POST", MESSAGES, body | {"components": [row(label("a", colour=1))]})


@pytest.mark.parametrize(
    "message",
    [
        {"components": [words("x")], "content": "y"},
        {"components": [words("x")], "embeds": [{"title": "y"}]},
        {"components": [words("x" * MOST_TEXT), words("y")]},
        {"components": [{"type": 17, "components": [words("x")] * 40}]},
        {"components": [row(label(letter)) for letter in "abcdef"]},
        {"components": [row(label("a"), label("a"))]},
        {"components": [row(label("a", label=""))]},
        {"components": [row(*(label(letter) for letter in "abcdef"))]},
        {"components": [row(label("a"), MENU)]},
        {"components": [row(MENU | {"max_values": 2})]},
        {"type": 4, "data": {"components": [row()]}},
    ],
)
def test_what_does_not_go_together_is_found(message: Body) -> None:
    assert len(not_together(message)) == 1


def test_what_goes_together_is_let_pass() -> None:
    rows = [row(*(label(f"{number}{letter}") for letter in "abcde")) for number in range(5)]
    assert not_together({"components": [*rows[:4], row(MENU)]}) == []
    assert (
        not_together({"flags": 1 << 15, "components": [{"type": 17, "components": [*rows, words("x" * 4000)]}]}) == []
    )


def test_cards_are_found_in_words_and_in_what_is_pressed() -> None:
    faces = EDITIONS["transformers"].face_named
    read = "> You drew Red 7 and Wild Draw Two.\n**Ann**\n🔺 Red: 3 ×2, Skip · 🔵 Blue: 1"
    assert faces_named("transformers", read) == {faces[token].index for token in ("r7", "W+2", "r3", "rS", "b1")}
    pressed = ["uno:g:3:do discard r5 g1", "uno:g:3:choose 0 y2", "b9 1", "uno:g:3:do target B", "uno:g:3:page 1"]
    assert set(faces_carried("transformers", pressed)) == {faces[token].index for token in ("r5", "g1", "y2", "b9")}


def test_a_name_that_was_cut_may_be_a_longer_one() -> None:
    faces = EDITIONS["no-mercy"].face_named
    assert faces_named("no-mercy", "Ann discarded Red 1. Ben discarded Red Skip…") == {faces["r1"].index}
    assert faces_named("no-mercy", "Ann discarded Red Skip.") == {faces["rS"].index}


@pytest.mark.parametrize("key", EDITIONS)
@pytest.mark.parametrize("locale", ["en-US", "zh-TW"])
def test_a_card_of_another_hand_is_a_leak(key: str, locale: str) -> None:
    record = Record(key, 3, bytes(32), answers=[DEAL])
    replay = Replay(record, [Answer(1, DEAL, NOW)])
    text, edition, number = text_for(locale), EDITIONS[key], replay.game.state.number
    for seat in (0, 1):
        own, public = view(replay.game, seat), view(replay.game)
        for face in own.hand:
            said = [card_words(text, edition, face)], [f"uno:g:{number}:hand"]
            late = Delivered(NOW + timedelta(seconds=9), NOW + timedelta(seconds=6), None, said[0], [])
            assert replay.leaks(seat, Delivered(NOW, NOW, 7, *said)) == set()
            is_known = face in {public.top, public.back} or edition.faces[face].symbol.name == "wild"
            is_known = is_known or any(face in moment.told[None] for moment in replay.moments)
            for told in (Delivered(NOW, NOW, None, *said), late):
                assert replay.leaks(None, told) == (set() if is_known else {edition.faces[face].token})
