"""The session's own part of a stored game, as JSON: options, seats, host, clock, dance."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.rules.record import Record
from bot.sessions.dance import ROUTINE, Dance
from bot.sessions.denied import Denied
from bot.sessions.options import Options
from bot.sessions.seats import Seat

UNREADABLE = (AttributeError, Denied, LookupError, TypeError, ValueError)
"""What is raised for what this version of the program cannot read."""


@dataclass(frozen=True, slots=True)
class Kept:
    """All of a session that is neither the rules' state nor the record's header. It is replaced whole."""

    host: int
    locale: str
    options: Options
    seats: tuple[Seat, ...]
    answers: int = 0
    """How many answers the record has."""
    deadline: datetime | None = None
    dance: Dance | None = None
    seen: datetime | None = None
    """When a person last did anything."""
    judging: str = ROUTINE
    """Who says whether somebody has danced."""
    pings: bool = True
    """Whether people are pinged when their time runs out."""

    @property
    def people(self) -> set[int]:
        """Who sits here."""
        return {seat.user for seat in self.seats if seat.user is not None}

    def record(self, seed: bytes, answers: Iterable[str] = ()) -> Record:
        """The record of the game that was dealt by this seed."""
        options = self.options
        return Record(
            options.edition, len(self.seats), seed, options.house, options.scoring, options.target, list(answers)
        )

    def to_json(self) -> str:
        """As it is stored."""
        return json.dumps(self, default=_parts, separators=(",", ":"))


def _parts(whole: Any) -> str | dict[str, Any]:
    """What JSON does not know, by what it does: moments as text, and ours by the names of what they hold."""
    if isinstance(whole, datetime):
        return whole.isoformat()
    return {name: getattr(whole, name) for name in whole.__slots__}


def from_json(text: str) -> Kept:
    """What was stored; raises `Denied` where this version of the program cannot read it."""
    try:
        return _kept(json.loads(text))
    except UNREADABLE as error:
        raise Denied("unreadable") from error


def seating(text: str) -> tuple[int | None, tuple[Seat, ...]]:
    """The host of what was stored, and who sits where, even if it was played by rules that are no more.

    Nobody, where not even that can be read.
    """
    try:
        kept = json.loads(text)
        return kept["host"], tuple(Seat(**seat) for seat in kept["seats"])
    except UNREADABLE:
        return None, ()


def _kept(kept: Any) -> Kept:
    options = kept["options"] | {"house": tuple(kept["options"]["house"])}
    dance = kept["dance"]
    return Kept(
        host=kept["host"],
        locale=kept["locale"],
        options=Options(**options),
        seats=tuple(Seat(**seat) for seat in kept["seats"]),
        answers=kept["answers"],
        deadline=kept["deadline"] and datetime.fromisoformat(kept["deadline"]),
        dance=dance and Dance.from_kept(dance),
        seen=kept["seen"] and datetime.fromisoformat(kept["seen"]),
        # Games that were stored before anybody could choose have neither.
        judging=kept.get("judging", ROUTINE),
        pings=kept.get("pings", True),
    )
