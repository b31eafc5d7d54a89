"""Nothing but a number as the last card (`no_action_finish`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.rules import HouseRule

if TYPE_CHECKING:
    from bot.rules.cards import Face


class NoActionFinish(HouseRule):
    """A hand ends with a number."""

    name = "no_action_finish"

    def may_be_last(self, face: Face) -> bool:
        return face.symbol.number is not None
