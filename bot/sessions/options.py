"""What the host chooses before the game: edition, scoring, target, turn time, house rules, numbers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

from bot.rules.editions import EDITIONS
from bot.rules.rules import HAND, UNO, excluded
from bot.rules.state import SCORINGS
from bot.sessions.refusals import SessionRefusal

TURN_SECONDS = 60
LEAST_SECONDS, MOST_SECONDS = 20, 300
MOST_TARGET = 10_000


@dataclass(frozen=True, slots=True)
class Options:
    """The choices in force. Raises SessionRefusal for what makes no sense together."""

    edition: str
    scoring: str
    target: int
    turn_seconds: int | None = TURN_SECONDS
    """None: turns have no time limit."""
    house: tuple[str, ...] = ()
    hand: int = HAND.usual
    """How many cards are dealt to each."""
    uno: int = UNO.usual
    """How many cards a player draws who was caught."""

    def __post_init__(self) -> None:
        edition = EDITIONS.get(self.edition)
        fits = (
            edition is not None
            and self.scoring in SCORINGS
            and 1 <= self.target <= MOST_TARGET
            and (self.turn_seconds is None or LEAST_SECONDS <= self.turn_seconds <= MOST_SECONDS)
            and set(self.house) <= set(edition.house)
            and HAND.allows(self.hand)
            and UNO.allows(self.uno)
        )
        if not fits:
            raise SessionRefusal("bad_options")
        if excluded(self.house) is not None:
            raise SessionRefusal("house_clash")

    @classmethod
    def for_edition(cls, key: str, scoring: str | None = None, target: int | None = None) -> Self:
        """Return an edition's own options, or those with another scoring or target (G12)."""
        if key not in EDITIONS:
            raise SessionRefusal("bad_options")
        edition = EDITIONS[key]
        return cls(key, scoring or edition.scoring, edition.target if target is None else target)

    def with_edition(self, key: str) -> Options:
        """Return the options for another edition: its own scoring and target, and the house rules that fit it."""
        fresh = Options.for_edition(key)
        house = tuple(rule for rule in EDITIONS[key].house if rule in self.house)
        return replace(fresh, turn_seconds=self.turn_seconds, house=house, hand=self.hand, uno=self.uno)

    def with_(self, **choices: Any) -> Options:
        """Return the options with other choices; raise `SessionRefusal` if they do not fit."""
        return replace(self, **choices)
