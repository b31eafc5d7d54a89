"""Drawing and playing: a penalty drawn does not cost the turn (`draw_and_play`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.house.stacking import STACKING
from bot.rules.rules import HouseRule

if TYPE_CHECKING:
    from bot.rules.edition import Edition


class DrawAndPlay(HouseRule):
    """Who drew it has a normal turn; a wrong challenge still costs it."""

    name = "draw_and_play"
    excludes = STACKING
    keeps_turn = True

    def suits(self, edition: Edition) -> bool:
        return edition.mercy is None
