"""Drawing to match: drawing on a turn goes on until a card can be played (N1, `draw_to_match`)."""

from __future__ import annotations

from bot.rules.rules import HouseRule


class DrawToMatch(HouseRule):
    """A Creeper ends it as well, after its three."""

    name = "draw_to_match"
    draws_on = True
