"""The screens of a session as it really is, from its lobby to its end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from discord import ui

from bot.rules.editions import EDITIONS
from bot.rules.random_player import random_answer
from bot.screens.codec import answer_in, parse
from bot.screens.dance import dance_floor
from bot.screens.end import match_end, round_end
from bot.screens.hand import hand
from bot.screens.happenings import note
from bot.screens.lobby import lobby, options_panel
from bot.screens.table import table
from bot.sessions import Life, Options, Session, Sessions
from bot.store import Store
from bot.text import LOCALES, text_for
from tests.screens.reading import parts, pressable, texts

PEOPLE = (100, 101, 102)


@pytest.fixture
async def sessions(tmp_path: Path) -> AsyncIterator[Sessions]:
    async with await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'uno.db'}") as store:
        running = Sessions(store)
        yield running
        running.close()


def public(session: Session, locale: str) -> ui.LayoutView:
    """What everybody sees now."""
    text = text_for(locale)
    if session.life is Life.LOBBY:
        return lobby(session, text)
    if session.dance is not None:
        return dance_floor(session, text)
    if session.decided:
        return match_end(session, text)
    return round_end(session, text) if session.view(None).over else table(session, text)


@pytest.mark.parametrize("key", EDITIONS)
async def test_a_whole_match(sessions: Sessions, key: str) -> None:
    chance = Random(key)
    options = Options.for_edition(key, "points", 100)
    session = await sessions.open(1, 2, PEOPLE[0], "Ann", options, "zh-TW")
    for user, name in zip(PEOPLE[1:], ("Ben", "小美"), strict=True):
        await session.join(user, name)
    assert texts(options_panel(session, text_for("en-US")))
    told = await session.start(PEOPLE[0])
    for number in range(600):
        locale = LOCALES[number % 2]
        assert parts(public(session, locale))
        if session.decided:
            break
        if session.view(None).over:
            told = await session.next_round(PEOPLE[1])
            continue
        prompt = session.view(None).prompt
        assert prompt is not None
        user = PEOPLE[prompt.seat]
        for seat in range(len(PEOPLE)):
            words = note(session, told, seat, text_for(locale))
            assert texts(hand(session, seat, text_for(locale), note=words))
        if session.dance is not None:
            told = await session.dance_step(user, session.dance.routine[session.dance.done])
            continue
        found = [parse(part["custom_id"]) for part in pressable(hand(session, prompt.seat, text_for(locale))).values()]
        answers = [
            answer for press in found if press is not None and (answer := answer_in(press, EDITIONS[key])) is not None
        ]
        option = random_answer([option for option, uno in answers if not uno], chance)
        uno = (option, True) in answers
        told = await session.answer(user, option, prompt.number, uno=uno)
