"""How good a player is, as far as is known: openskill's mean and deviation, and one number to show.

openskill is imported when a match is first rated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START = 1000
"""The number of a player who has not played yet."""
SCALE = 40
"""How many points of the number one of openskill's is worth."""
LEAST_GAMES = 5
"""How many rated games it takes for a rank by rating, and how many games for one by win rate."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating; without values, that of a new player."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def number(self) -> int:
        """What is shown and compared: the skill is almost surely no lower, so the number grows as sigma shrinks."""
        return max(1, START + round(SCALE * (self.mu - 3 * self.sigma)))


@cache
def rated_by() -> str:
    """Return what reckons the ratings, as it is kept with every match that it rated."""
    from importlib.metadata import version

    return f"openskill {version('openskill')} {type(_model()).__name__}"


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def rate(teams: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Return the ratings, team by team, after a match that ended in these places; equal places are a tie."""
    before = [[_model().rating(mu=one.mu, sigma=one.sigma) for one in team] for team in teams]
    after = _model().rate(before, ranks=[float(place) for place in places])
    return [[Rating(one.mu, one.sigma) for one in team] for team in after]
