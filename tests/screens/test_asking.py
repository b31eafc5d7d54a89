"""Every question has its private part and its public part, in each language."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.agenda import ITEMS, Question
from bot.rules.editions import EDITIONS
from bot.screens.game.asking import ASKING
from bot.screens.game.hand import hand
from bot.screens.game.table import table
from bot.sessions.table import Table
from bot.text import LOCALES, text_for
from tests.rules.tables import Table as RandomTable
from tests.rules.tables import at, tables
from tests.screens.reading import pressable, texts
from tests.screens.tables import playing

KINDS = {item.kind for item in ITEMS.values() if issubclass(item, Question) and item.__module__.startswith("bot.")}


def test_every_kind_of_question_can_be_asked() -> None:
    assert EDITIONS
    assert set(ASKING) == KINDS


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", EDITIONS)
def test_every_question_of_an_edition_reads_differently_in_private(key: str, locale: str) -> None:
    text = text_for(locale)
    asked: set[str] = set()
    for seed in range(6):
        for now in playing(RandomTable(key, 3, (), "points", 200, seed, seed, most=200)):
            prompt = now.view(None).prompt if not now.playing.state.over else None
            if prompt is None or prompt.kind in asked:
                continue
            asked.add(prompt.kind)
            public = texts(table(now, text))
            private = texts(hand(now, prompt.seat, text))
            assert any(now.seats[prompt.seat].name in line for line in public)
            assert public != private
            assert any(what.startswith("do") for what in pressable(hand(now, prompt.seat, text)))
    assert {"play", "drawn", "colour"} <= asked


@at(10)
@given(tables(most=200), st.sampled_from(LOCALES))
def test_only_who_is_asked_is_spoken_to(of: RandomTable, locale: str) -> None:
    """Everyone else reads that nothing is asked of them, and not whom the game waits for, which goes stale."""
    text = text_for(locale)
    for now in playing(of):
        prompt = now.view(None).prompt if not now.playing.state.over else None
        if prompt is None:
            continue
        said = public_sentence(now, locale)
        for seat in range(of.seats):
            if now.playing.state.in_round[seat]:
                read = "\n".join(texts(hand(now, seat, text)))
                assert said not in read
                waits = text("hand-waits") in read or text("hand-jump-in") in read
                assert waits == (seat != prompt.seat)


def public_sentence(now: Table, locale: str) -> str:
    return next(line.split("**")[1] for line in texts(table(now, text_for(locale))) if line.startswith("**"))
