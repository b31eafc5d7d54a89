"""Who sits at the table."""

from __future__ import annotations

import re
from dataclasses import dataclass

MISSED_BEFORE_AWAY = 2
UNSTORABLE = re.compile("[\x00\ud800-\udfff]")
"""What some database takes in no text: with it in a name, no round could be counted, and so none could end."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table: a person, by the name they had when they sat down, or a computer player."""

    user: int | None
    """None: a computer player."""
    name: str
    level: str | None = None
    """How well the computer plays."""
    missed: int = 0
    """Questions in a row that the person did not answer in time."""
    away: bool = False
    """Whether a computer stands in until the person presses anything."""
    forgotten: int | None = None
    """A number, below 0, in the place of a person who wanted to be forgotten."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", UNSTORABLE.sub("", self.name))

    @property
    def person(self) -> int | None:
        """The person for whom is counted what happens here, or who stands for them."""
        return self.forgotten if self.user is None else self.user

    @property
    def present(self) -> bool:
        """Whether a person sits here who plays themselves."""
        return self.user is not None and not self.away
