"""How good somebody is, as far as is known: openskill's mean and doubt, and one number for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

_MODEL = PlackettLuce()
START = 1000
"""The number of somebody who has not played yet."""
SCALE = 40
"""How many points of the number make one of openskill's."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating; a new one knows nothing."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def number(self) -> int:
        """What is shown and compared: it is at least so good, almost surely, and so it grows as doubt shrinks."""
        return max(1, START + round(SCALE * (self.mu - 3 * self.sigma)))


def after(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a match that ended in these places; equal places are a tie."""
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(one.mu, one.sigma) for (one,) in rated]
