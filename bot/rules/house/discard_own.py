"""Discard All for its own player alone (N5, `discard_own`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.rules import HouseRule

if TYPE_CHECKING:
    from bot.rules.edition import Edition


class DiscardOwn(HouseRule):
    """The others keep their cards."""

    name = "discard_own"
    own_discards_only = True

    def suits(self, edition: Edition) -> bool:
        return any(symbol.name == "discard-all" for symbol in edition.symbols.values())
