"""Who can play must: on a turn there is no drawing and no passing then (N1, `must_play`)."""

from __future__ import annotations

from bot.rules.rules import HouseRule
from bot.rules.turn import Turn


class MustPlay(HouseRule):
    """A stack may still be taken."""

    name = "must_play"
    compels = (Turn.kind,)
