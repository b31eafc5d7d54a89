"""How good a player is, as far as is known: openskill's mean and deviation, and one number to show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version

from openskill.models import PlackettLuce

_MODEL = PlackettLuce()
RATED_BY = f"openskill {version('openskill')} {type(_MODEL).__name__}"
"""What reckons the ratings, as it is kept with every match that it rated."""
START = 1000
"""The number of a player who has not played yet."""
SCALE = 40
"""How many points of the number one of openskill's is worth."""
LEAST_GAMES = 5
"""How many rated games it takes for a rank by rating, and how many games for one by win rate."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating; without values, that of a new player."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def number(self) -> int:
        """What is shown and compared: the skill is almost surely no lower, so the number grows as sigma shrinks."""
        return max(1, START + round(SCALE * (self.mu - 3 * self.sigma)))


def rate(teams: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Return the ratings, team by team, after a match that ended in these places; equal places are a tie."""
    before = [[_MODEL.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in teams]
    after = _MODEL.rate(before, ranks=[float(place) for place in places])
    return [[Rating(one.mu, one.sigma) for one in team] for team in after]
