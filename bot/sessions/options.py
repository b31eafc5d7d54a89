"""What the host chooses before the game: edition, scoring, target, turn time, house rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

from bot.rules.editions import EDITIONS
from bot.rules.state import SCORINGS
from bot.sessions.denied import Denied

TURN_SECONDS = 60
LEAST_SECONDS, MOST_SECONDS = 20, 300
MOST_TARGET = 10_000


@dataclass(frozen=True, slots=True)
class Options:
    """The choices in force; only what makes sense together."""

    edition: str
    scoring: str
    target: int
    turn_seconds: int | None = TURN_SECONDS
    """None: no time runs."""
    house: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        edition = EDITIONS.get(self.edition)
        fits = (
            edition is not None
            and self.scoring in SCORINGS
            and 1 <= self.target <= MOST_TARGET
            and (self.turn_seconds is None or LEAST_SECONDS <= self.turn_seconds <= MOST_SECONDS)
            and set(self.house) <= set(edition.house)
        )
        if not fits:
            raise Denied("bad_options")

    @classmethod
    def for_edition(cls, key: str, scoring: str | None = None, target: int | None = None) -> Self:
        """An edition's own way of being played, or another scoring or target (G12)."""
        if key not in EDITIONS:
            raise Denied("bad_options")
        edition = EDITIONS[key]
        return cls(key, scoring or edition.scoring, edition.target if target is None else target)

    def with_edition(self, key: str) -> Options:
        """The same table for another edition: its own scoring and target, and those house rules that fit it."""
        fresh = Options.for_edition(key)
        house = tuple(rule for rule in EDITIONS[key].house if rule in self.house)
        return replace(fresh, turn_seconds=self.turn_seconds, house=house)

    def with_(self, **choices: Any) -> Options:
        """The same with other choices; raises `Denied` where they do not fit."""
        return replace(self, **choices)
