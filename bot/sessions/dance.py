"""The dance of the Dancing Wild: B2 leaves the judging to the table, and each server chooses how.

The dancer repeats a routine for all to see, and the bot judges it; or the other players vote; or the dancer decides.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, ClassVar, Self

from bot.sessions.refusals import SessionRefusal

MOVES = ("left", "right", "up", "down", "clap", "spin")
ROUTINE_LENGTH, LONGEST_ROUTINE = 6, 8
"""How many moves a player's first routine has; each one that goes well makes their next one longer, up to the last."""
YES, NO = VERDICTS = ("yes", "no")

ROUTINE, VOTE, HONOUR = JUDGINGS = ("routine", "vote", "honour")
DANCE_SECONDS = {ROUTINE: 30, VOTE: 60, HONOUR: 60}
"""How long a dance may take, with the judging; without a routine it is danced away from the buttons."""


@dataclass(frozen=True, slots=True)
class Dance:
    """A dance under way: the routine and how much of it is danced, or the votes so far."""

    kind: ClassVar[str] = "dance"

    seat: int
    routine: tuple[str, ...] = ()
    done: int = 0
    judging: str = ROUTINE
    ayes: tuple[int, ...] = ()
    """The seats that say it was a dance."""
    noes: tuple[int, ...] = ()

    @classmethod
    def begin(cls, seat: int, judging: str, others: Sequence[int], chance: bytes, level: int) -> Self:
        """Return a new dance, judged in this way; if no other player is there to vote, by a routine.

        The level is how many dances of this seat have gone well so far.
        """
        judging = judging_of(judging, others)
        routine = _routine(chance)[: routine_length(level)] if judging == ROUTINE else ()
        return cls(seat, routine, judging=judging)

    @classmethod
    def from_json(cls, stored: Mapping[str, Any]) -> Self:
        """Return the dance that was stored."""
        return cls(
            stored["seat"],
            tuple(stored["routine"]),
            stored["done"],
            # Dances that were stored before a server could choose have none of these.
            stored.get("judging", ROUTINE),
            tuple(stored.get("ayes", ())),
            tuple(stored.get("noes", ())),
        )

    def to_json(self) -> dict[str, Any]:
        """Return the dance as it is stored."""
        return {"kind": self.kind, **asdict(self)}

    @property
    def seconds(self) -> int:
        """How long it may take."""
        return DANCE_SECONDS[self.judging]

    @property
    def is_voted_on(self) -> bool:
        """Whether all players may say how it was."""
        return self.judging == VOTE

    def is_stale(self, act: str, number: int, question: int) -> bool:
        """Return whether this was pressed on an old screen, or twice; a move's number is its place in the routine."""
        return number != (question if act in VERDICTS else self.done)

    def acted(self, seat: int, act: str, voters: Sequence[int]) -> Self | bool:
        """Return the dance after a move or verdict of this seat; if that decides it, whether it was a dance.

        Raise SessionRefusal if this seat may not do that.
        """
        if act not in VERDICTS:
            return self._stepped(seat, act)
        is_dancer = seat == self.seat
        if not (self.judging == HONOUR and is_dancer) and not (self.judging == VOTE and seat in voters):
            raise SessionRefusal("not_judging")
        if self.judging == HONOUR:
            return act == YES
        voted = self._voted(seat, act)
        votes = len(voted.ayes) + len(voted.noes)
        is_decided = max(len(voted.ayes), len(voted.noes)) * 2 > len(voters) or votes >= len(voters)
        return voted.is_approved if is_decided else voted

    def verdict_when_time_is_up(self) -> bool | None:
        """Return the verdict of the votes so far; None without a vote: then the question's default is answered."""
        return self.is_approved if self.judging == VOTE else None

    @property
    def is_approved(self) -> bool:
        """Whether the votes stand for the dancer: a tie does, and so does silence."""
        return len(self.ayes) >= len(self.noes)

    def _stepped(self, seat: int, move: str) -> Self | bool:
        if seat != self.seat or self.judging != ROUTINE:
            raise SessionRefusal("not_dancing")
        if move != self.routine[self.done]:
            return False
        danced = replace(self, done=self.done + 1)
        return danced.done == len(self.routine) or danced

    def _voted(self, seat: int, act: str) -> Self:
        """Return the dance with this seat's vote, in the place of its former one."""
        ayes = tuple(other for other in self.ayes if other != seat)
        noes = tuple(other for other in self.noes if other != seat)
        return (
            replace(self, ayes=(*ayes, seat), noes=noes) if act == YES else replace(self, ayes=ayes, noes=(*noes, seat))
        )


def judging_of(judging: str, others: Sequence[int]) -> str:
    """Return how a dance is judged: by a routine where a vote is wanted and no other player is there."""
    return ROUTINE if judging == VOTE and not others else judging


def routine_length(level: int) -> int:
    """Return how many moves the routine of a player has of whom so many dances have gone well."""
    return min(ROUTINE_LENGTH + level, LONGEST_ROUTINE)


def _routine(chance: bytes) -> tuple[str, ...]:
    """Return random moves, none of them twice in a row."""
    routine: list[str] = []
    for number in hashlib.sha256(chance).digest():
        move = MOVES[number % len(MOVES)]
        if routine[-1:] != [move]:
            routine.append(move)
    return tuple(routine)
