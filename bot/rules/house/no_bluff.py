"""No bluffing: an illegal Wild Draw card is refused, and nothing is challenged (`no_bluff`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.rules import HouseRule

if TYPE_CHECKING:
    from bot.rules.cards import Face
    from bot.rules.edition import Edition
    from bot.rules.rules import Rest
    from bot.rules.state import State


class NoBluff(HouseRule):
    """What would be a bluff cannot be played."""

    name = "no_bluff"
    allows_bluffs = False

    def suits(self, edition: Edition) -> bool:
        return any(symbol.bluff is not None for symbol in edition.symbols.values())

    def forbids(self, state: State, face: Face, rest: Rest) -> str | None:
        return "bluff" if face.symbol.bluff is not None and face.is_bluff(rest(), state.colour) else None
