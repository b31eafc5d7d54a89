"""Who sits at the table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table: the person in it, and the name they had when they sat down."""

    user: int
    name: str
