"""Forced play: a drawn card that can be played must be (N1, `force_play`)."""

from __future__ import annotations

from bot.rules.rules import HouseRule
from bot.rules.turn import PlayDrawn


class ForcePlay(HouseRule):
    """It cannot be kept."""

    name = "force_play"
    compels = (PlayDrawn.kind,)
