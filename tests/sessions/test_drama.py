"""What people want to see stays on the table for a while, whatever is played on."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from random import Random

import pytest

from bot.art.pictures.challenge import ChallengePicture
from bot.rules.editions import EDITIONS
from bot.screens.game.public import public_screen
from bot.sessions.computers import THINKS_S
from bot.sessions.drama import HEADLINE_STAYS, STAYS
from bot.sessions.options import Options
from bot.sessions.registry import Registry
from bot.sessions.table import UPDATES_KEPT, Table
from bot.text import text_for
from tests.clock import NOW, FakeClock
from tests.screens.reading import texts
from tests.sessions.positions import SECOND
from tests.sessions.running import open_match
from tests.sessions.tables import BEN, call, given, match_of, play, random_move

ENGLISH = text_for("en-US")
BLUFF = """
    edition classic
    top   b5
    A     W+4 b3 r7 r8
    B     g2 g3 g4
    C     y9 y8 y7
    draw  r1 r2 r3 r4 r6 b1 b2
"""
UNO = """
    edition classic
    top   r5
    A     r7 g1
    B     r8 g3
    C     y9 y8
    draw  b1 b2 b3 b4
"""


def read(table: Table) -> str:
    return "\n".join(texts(public_screen(table, ENGLISH)))


def headlines(table: Table) -> list[str]:
    return [line.removeprefix("### ") for line in read(table).splitlines() if line.startswith("### ")]


def challenged() -> Table:
    """Ben has challenged Ann's Wild Draw Four, and it was a bluff: she drew four."""
    table = play(play(given(BLUFF), "A play W+4", NOW).table, "A colour r", NOW).table
    return play(table, "B challenge", NOW).table


def test_a_headline_and_its_picture_stay_over_the_next_move() -> None:
    table = challenged()
    (headline,) = headlines(table)
    assert "Ben" in headline
    on = play(table, "B draw", NOW + STAYS - SECOND / 10).table
    assert headlines(on) == [headline]
    assert any(isinstance(picture, ChallengePicture) for picture in public_screen(on, ENGLISH).pictures)
    assert "> Ben drew a card." in read(on)
    assert read(on).count(headline) == 1


def test_the_next_change_after_its_time_drops_it() -> None:
    on = play(challenged(), "B draw", NOW + HEADLINE_STAYS).table
    assert headlines(on) == []
    assert not any(isinstance(picture, ChallengePicture) for picture in public_screen(on, ENGLISH).pictures)
    assert "Ben challenged Ann: it was a bluff!" in read(on)


def test_a_table_on_which_no_one_moves_keeps_it() -> None:
    assert headlines(challenged()) == headlines(replace(challenged(), updated=NOW + timedelta(hours=1))) != []


def test_a_second_headline_stands_below_the_first_each_for_its_time() -> None:
    table = play(given(UNO), "A play r7").table
    caught = NOW + 2 * SECOND
    table = call(table, "B catch A", caught).table
    (first,) = headlines(table)
    assert "2.0" in first
    table = play(table, "B play r8", caught + 2 * SECOND, uno=True).table
    assert headlines(table) == [first, "Ben called UNO!"]
    table = play(table, "C draw", caught + HEADLINE_STAYS).table
    assert headlines(table) == ["Ben called UNO!"]


def test_a_headline_is_kept_however_many_moves_follow_at_once() -> None:
    table = challenged()
    first = headlines(table)
    for _ in range(2 * UPDATES_KEPT):
        table = replace(table, recent=table.with_update(replace(table.recent[-1], _events=()), NOW + SECOND))
    assert headlines(table) == first
    assert len(table.recent) == UPDATES_KEPT + 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_was_announced_is_overwritten_for_four_seconds(edition: str, seed: int) -> None:
    """Fast players at random: each headline is there in every table of the next four seconds, also in a dance."""
    chance, now = Random(seed), NOW
    table = match_of(options=Options.for_edition(edition))
    announced: dict[str, datetime] = {}
    count = 0
    for _ in range(150):
        now += timedelta(seconds=chance.choice((0.0, 0.3, 1.0, 2.5)))
        change = random_move(table, chance)(table, now)
        assert change is not None
        table = change.table
        if table.decided:
            break
        if not table.view(None).over:
            assert [line for line, at in announced.items() if now - at < STAYS and line not in read(table)] == []
        said = list(announced) if table.view(None).over else headlines(table)  # an end has headlines of its own
        announced = {line: announced.get(line, now) for line in said}
        count += len(announced)
    assert count


async def test_computers_wait_until_it_was_seen(registry: Registry, clock: FakeClock) -> None:
    """Their answers do; calls would not, and so none is to be made or caught."""
    session = await open_match(registry, BEN, computers=1)

    def is_calm() -> bool:
        return min(session.table.view(None).counts) > 2

    while not (session.table.asked == 2 and session.table.drama_ends and is_calm()):
        if session.table.asked == 2:
            await clock.advance(THINKS_S[1] + STAYS.total_seconds())
        else:
            await session.do(random_move(session.table, Random(session.table.version)))
    version = session.table.version
    await clock.advance(STAYS.total_seconds() - 0.1)
    assert session.table.version == version
    await clock.advance(0.2)
    assert session.table.version > version
