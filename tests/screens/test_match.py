"""The screens of whole matches, from the lobby to the end, played by what the screens offer."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from bot.rules.editions import EDITIONS
from bot.rules.random_player import random_answer
from bot.screens.codec import parse, parse_answer
from bot.screens.game.hand import hand, hand_picture, hand_signature
from bot.screens.game.happenings import note
from bot.screens.game.lobby import options_panel
from bot.screens.game.public import public_screen
from bot.sessions.actions import act, next_round, play, start
from bot.sessions.lobby import join, new_table
from bot.sessions.options import Options
from bot.sessions.table import Change, Seat, Table
from bot.text import LOCALES, text_for
from tests.screens.reading import parts, pressable, texts

USERS = (100, 101, 102)
NOW = datetime(2030, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize("key", EDITIONS)
def test_a_whole_match(key: str) -> None:
    chance = Random(key)
    seats = [Seat(USERS[0], "Ann")]
    table = new_table(
        "abcd1234", 1, 2, USERS[0], seats, Options.for_edition(key, "points", 100), "zh-TW", bytes(32), NOW
    )
    for user, name in zip(USERS[1:], ("Ben", "小美"), strict=True):
        table = join(table, NOW, user, name).table
    assert texts(options_panel(table, text_for("en-US"), for_host=True))
    change = start(table, NOW, USERS[0])
    for number in range(600):
        text = text_for(LOCALES[number % 2])
        table = change.table
        assert parts(public_screen(table, text))
        if table.decided:
            break
        for seat in range(len(USERS)):
            screen = hand(table, seat, text, note(change.update, table, seat, text))
            assert texts(screen)
            picture = hand_picture(table, seat)
            assert picture is None or picture in screen.pictures
        now = NOW + timedelta(seconds=5 * number)
        change = next_round(table, now, USERS[1]) if table.view(None).over else answer(table, now, chance)
    assert table.decided or number == 599


def answer(table: Table, now: datetime, chance: Random) -> Change:
    """Press something on the hand that is asked."""
    seat = table.asked
    assert seat is not None
    user, edition = USERS[seat], EDITIONS[table.options.edition]
    if table.interlude is not None:
        dance = table.interlude
        change = act(table, now, user, dance.routine[dance.done], dance.done)
        assert change is not None
        return change
    found = [parse(custom_id) for custom_id in custom_ids(table, seat)]
    answers = [given for press in found if press is not None and (given := parse_answer(press, edition)) is not None]
    option = random_answer([option for option, uno in answers if not uno], chance)
    change = play(table, now, user, option, table.number, uno=(option, True) in answers)
    assert hand_signature(change.table, seat) != hand_signature(table, seat)
    return change


def custom_ids(table: Table, seat: int) -> list[str]:
    """All that can be pressed on a hand."""
    return [part["custom_id"] for part in pressable(hand(table, seat, text_for("en-US"))).values()]
