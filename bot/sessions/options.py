"""What the host chooses before the game: edition, scoring, target, turn time, house rules, numbers, computers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

from bot.rules.editions import EDITIONS
from bot.rules.rules import HAND, UNO, excluded
from bot.rules.state import SCORINGS
from bot.sessions.presets import OWN, PRESETS, TURN_SECONDS, Preset, clean_name
from bot.sessions.refusals import SessionRefusal

LEAST_SECONDS, MOST_SECONDS = 20, 300
SLOW_SECONDS = (12 * 3600, 24 * 3600)
"""The turn times of slow games, which people play now and then in the course of days."""
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
    computers: bool = True
    """Whether computers may sit at the table, and think for players who are away."""
    own: str = ""
    """The name of the server's preset that these are; empty as soon as something else is chosen."""

    def __post_init__(self) -> None:
        edition = EDITIONS.get(self.edition)
        fits = (
            edition is not None
            and self.scoring in SCORINGS
            and 1 <= self.target <= MOST_TARGET
            and (self.turn_seconds is None or LEAST_SECONDS <= self.turn_seconds <= MOST_SECONDS or self.is_slow)
            and set(self.house) <= set(edition.house)
            and HAND.allows(self.hand)
            and UNO.allows(self.uno)
            and self.own in {"", clean_name(self.own)}
            and isinstance(self.computers, bool)
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

    @classmethod
    def by_preset(cls, preset: Preset, edition: str) -> Self:
        """Return a preset's options, as far as this edition knows them; those of the one that it names, if it does."""
        usual = cls.for_edition(preset.edition or edition, preset.scoring, preset.target)
        house = tuple(rule for rule in EDITIONS[usual.edition].house if rule in preset.house)
        return replace(
            usual,
            turn_seconds=preset.turn_seconds,
            house=house,
            hand=preset.hand,
            uno=preset.uno,
            computers=preset.computers,
        )

    def as_preset(self, name: str) -> Preset:
        """Return a preset of this name that makes these options."""
        return Preset(
            name,
            self.edition,
            self.scoring,
            self.target,
            self.turn_seconds,
            self.house,
            self.hand,
            self.uno,
            self.computers,
        )

    def are_those_of(self, preset: Preset) -> bool:
        """Tell whether they are what this preset makes of the edition."""
        if preset.edition not in {None, self.edition}:
            return False
        others = Options.by_preset(preset, self.edition)
        return replace(self, house=(), own="") == replace(others, house=()) and set(self.house) == set(others.house)

    @property
    def is_slow(self) -> bool:
        """Whether players have half a day or a day for a turn, and need not be there at the same time."""
        return self.turn_seconds in SLOW_SECONDS

    @property
    def preset(self) -> str | None:
        """The preset in force: the name of everybody's, or the server's behind OWN; None: rules of one's own."""
        if self.own:
            return f"{OWN}{self.own}"
        return next((name for name, preset in PRESETS.items() if self.are_those_of(preset)), None)

    def with_edition(self, key: str) -> Options:
        """Return the options for another edition: its own scoring and target, and the house rules that fit it."""
        fresh = Options.for_edition(key)
        house = tuple(rule for rule in EDITIONS[key].house if rule in self.house)
        return self.with_(edition=key, scoring=fresh.scoring, target=fresh.target, house=house)

    def in_edition(self, key: str) -> Options:
        """Return the same, but where they are one of everybody's presets, what that makes of the other edition."""
        preset = PRESETS.get(self.preset or "")
        return self.with_edition(key) if preset is None else Options.by_preset(preset, key)

    def with_(self, **choices: Any) -> Options:
        """Return the options with other choices; raise `SessionRefusal` if they do not fit."""
        changed = replace(self, **choices)
        return self if changed == self else replace(changed, own="")
