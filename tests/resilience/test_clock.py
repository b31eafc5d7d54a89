"""The machine's clock is set forward and back by an hour while the bot runs: nobody's time runs out at once, or never.

It is done to the real program, from beneath it (`faults.c`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord import ChannelHandle, GuildHandle

from bot.playground import LocalDiscord, Person
from bot.screens.game.lobby import page_of
from tests.party import pressable, presses
from tests.resilience.faults import Faults, compiled, environment
from tests.resilience.program import Program
from tests.resilience.test_stopping import presses_of, table

HOUR = 3600
SECONDS = "20"
"""What a turn takes."""
TURN_ENDS_WITHIN_S = 90.0


@pytest.fixture
def faults(tmp_path: Path) -> Faults:
    return Faults.new(tmp_path / "control")


@pytest.fixture
async def program(local: LocalDiscord, tmp_path: Path, faults: Faults) -> AsyncIterator[Program]:
    library = compiled(tmp_path)
    program = Program(local, tmp_path / "uno.db", **environment(library, tmp_path / "control", tmp_path / "uno.db"))
    yield program
    await program.kill()


@pytest.mark.slow
@pytest.mark.parametrize("first", [HOUR, -HOUR], ids=["forward and back", "back and forward"])
async def test_turns_end_in_their_time_and_nothing_else_does(
    program: Program,
    local: LocalDiscord,
    house: GuildHandle,
    channel: ChannelHandle,
    ann: Person,
    ben: Person,
    mei: Person,
    faults: Faults,
    first: int,
) -> None:
    lobby = house.create_text_channel("lobby")
    await program.start()
    await mei.slash(lobby, "uno new")
    await ann.slash(channel, "uno new")
    panel = (await ann.press(channel, presses_of(ann, channel, "options"))).message
    assert panel is not None
    more = pressable(panel, f"options {page_of('time')}")
    assert more is not None
    panel = (await ann.press(panel, more.custom_id)).message
    assert panel is not None
    menu = next(menu.custom_id for menu in panel.menus if "time" in menu.custom_id)
    await ann.choose(panel, SECONDS, menu=menu)
    await ben.press(channel, presses_of(ben, channel, "join"))
    await local.until(lambda: pressable(table(ann, channel), "start"))
    await ann.press(channel, presses_of(ann, channel, "start"))
    await local.until(lambda: pressable(table(ann, channel), "uno"))
    for offset in (first, 0):
        faults.step_clock(offset)
        number = _number(ann, channel)
        opened = await ben.press(channel, presses_of(ben, channel, "hand"))
        assert opened.ephemeral
        assert _number(ann, channel) == number, "its time ran out at once"
        await local.until(lambda number=number: _number(ann, channel) != number, TURN_ENDS_WITHIN_S)  # type: ignore[misc]
        assert pressable(table(ann, channel), "uno"), "it sleeps"
        await ann.press(lobby, presses_of(ann, lobby, "join" if offset else "leave"))
        assert pressable(table(mei, lobby), "join"), "the lobby ended"


def _number(person: Person, channel: ChannelHandle) -> int:
    """The question that the public message shows."""
    return max(press.number for press in presses(table(person, channel)))
