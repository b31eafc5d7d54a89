"""Whatever fails between the bot and Discord, games go on to their end, and nothing is lost or shown to others.

A few troubles are tried here; `python -m tests.resilience.troubling` tries as many as one likes.
"""

from pathlib import Path

import pytest

from tests.resilience.crowd import endure
from tests.resilience.troubling import Troubling, strange

FEW, MANY = 4, 25
QUICK = ("minecraft",)
"""Where people play while a few requests fail."""
LOG = """\
2026-11-20 08:00:00 INFO bot.chat.client: Signed in
2026-11-20 08:00:01 ERROR bot.chat.coalesced: What the others see could not be brought up to date
Traceback (most recent call last):
discord.errors.DiscordServerError: 500 Internal Server Error (error code: 0): Injected by a test
2026-11-20 08:00:02 ERROR bot.sessions.session: Time could not pass
Traceback (most recent call last):
KeyError: 3
"""


@pytest.mark.slow
@pytest.mark.parametrize(("troubles", "channels"), [(FEW, QUICK), (MANY, ())])
async def test_nothing_is_lost_and_everything_goes_on(tmp_path: Path, troubles: int, channels: tuple[str, ...]) -> None:
    outcome = (await endure(Troubling, troubles, 3, tmp_path, channels)).outcome
    assert outcome.problems == []
    assert outcome.befell.total() == troubles
    assert outcome.acknowledged > troubles


def test_an_error_that_is_not_about_the_trouble_is_found() -> None:
    (found,) = strange(LOG)
    assert "Time could not pass" in found
    assert "KeyError: 3" in found
