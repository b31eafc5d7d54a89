"""No wild as the last card (`no_wild_finish`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.rules import HouseRule

if TYPE_CHECKING:
    from bot.rules.cards import Face


class NoWildFinish(HouseRule):
    """A hand ends with a coloured card."""

    name = "no_wild_finish"

    def may_be_last(self, face: Face) -> bool:
        return face.colour is not None
