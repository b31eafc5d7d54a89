"""Stacking: a draw card answers a draw card (N2, `stacking`), only the same (`stack_same`), or any (`stack_any`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.rules import HouseRule

if TYPE_CHECKING:
    from bot.rules.edition import Edition, Faces

STACKING = frozenset({"stacking", "stack_same", "stack_any"})


class Stacking(HouseRule):
    """One of equal or greater strength answers."""

    name = "stacking"
    excludes = STACKING - {"stacking"}

    def suits(self, edition: Edition) -> bool:
        return any(symbol.draws for symbol in edition.symbols.values())

    def answers(self, edition: Edition, strength: int, _colour: int | None) -> Faces | None:
        return edition.set_of(lambda face: face.symbol.draws >= strength)


class StackSame(Stacking):
    """One of equal strength answers."""

    name = "stack_same"
    excludes = STACKING - {"stack_same"}

    def answers(self, edition: Edition, strength: int, _colour: int | None) -> Faces | None:
        return edition.set_of(lambda face: face.symbol.draws == strength)


class StackAny(Stacking):
    """Any draw card answers."""

    name = "stack_any"
    excludes = STACKING - {"stack_any"}

    def answers(self, edition: Edition, _strength: int, _colour: int | None) -> Faces | None:
        return edition.set_of(lambda face: face.symbol.draws > 0)
