"""Minecraft: the Creeper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.rules.agenda import Steps
from bot.rules.cards import BLUE, GREEN, RED, YELLOW, Symbol
from bot.rules.edition import Edition, Side
from bot.rules.editions.classic import COLOURED, WILDS
from bot.rules.steps import Draw
from bot.rules.symbols import wild

if TYPE_CHECKING:
    from bot.rules.state import State

CREEPER_DRAWS = 3


def creep(_state: State, seat: int) -> Steps:
    """The player who draws a Creeper draws three more at once; another Creeper among these stays hidden (M1)."""
    return [Draw(seat, CREEPER_DRAWS, quietly=True)]


CREEPER = Symbol("WC", "creeper", 50, effect=wild, drawn=creep)

MINECRAFT = Edition("minecraft", Side((RED, BLUE, GREEN, YELLOW), COLOURED, (*WILDS, (CREEPER, 4))))
