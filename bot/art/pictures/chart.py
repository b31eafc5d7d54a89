"""A figure over time, such as a rating."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ChartPicture:
    """A line through the days."""

    points: tuple[tuple[int, int], ...]
    """Days, as `date.toordinal` counts them, and the figure after each; in order, one or more."""
