"""What is counted of a player's actions at the table."""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Figures:
    """Sums over rounds, and the longest hand of any."""

    rounds: int = 0
    rounds_won: int = 0
    uno_calls: int = 0
    uno_misses: int = 0
    """Times caught without the call."""
    catches: int = 0
    challenges_won: int = 0
    challenges_lost: int = 0
    bluffs: int = 0
    bluffs_unnoticed: int = 0
    """Bluffs that were not challenged."""
    cards_drawn: int = 0
    longest_hand: int = 0
    creepers: int = 0
    """Cards drawn that set something off at once."""
    dances: int = 0
    dances_declined: int = 0
    knock_outs: int = 0
    """Times knocked out for too large a hand."""


FIGURES = tuple(field.name for field in fields(Figures))
MAXIMA = {"longest_hand"}
"""Of these the greatest value is kept, of all others the sum."""
