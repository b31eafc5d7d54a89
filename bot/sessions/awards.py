"""What the seats of a match have done that is worth an award, and which seats get one.

Feats are counted along with the moves and kept with the table. They are not stored: after a restart they are counted
anew while the record is replayed (`check.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from bot.rules.editions.bts import Danced
from bot.rules.editions.transformers import DuelFought
from bot.rules.events import (
    Asked,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardsShown,
    Challenged,
    Event,
    HandsPassed,
    HandsSwapped,
    TurnLost,
    UnoCalled,
    UnoCaught,
)
from bot.rules.penalty import ChallengeOrAccept
from bot.rules.round_events import RoundDealt, RoundEnded
from bot.rules.state import State

MOST_AWARDS = 3
NO_FACE = -1
FEW_PLAYED = 5
"""A round that is won with fewer cards played was no feat, whether or not a card was drawn in it."""
EACH_ROUND = 0.6
"""How much more than in the first round is usual with each other one, of what adds up."""


class Kind(NamedTuple):
    """What awards are given for."""

    least: int
    """What is worth none below this."""
    usual: float
    """What is remarkable in one round; twice as much is twice as remarkable."""
    adds_up: bool = False
    """Whether it is added up over the rounds of a match; else the best round counts."""

    def weight(self, count: int, rounds: int) -> float:
        """Return how remarkable it is to have done it that often in so many rounds."""
        return count / (self.usual * (1 + EACH_ROUND * (rounds - 1) if self.adds_up else 1))


KINDS: Mapping[str, Kind] = {
    "row": Kind(3, 2.8),  # rounds won in a row
    "comeback": Kind(10, 11),  # cards once held in a round that was won
    "clean": Kind(1, 0.9),  # a round won without a card drawn
    "challenges": Kind(1, 1, adds_up=True),  # bluffs found out
    "catches": Kind(2, 1.7, adds_up=True),
    "bluffs": Kind(1, 1.2, adds_up=True),  # bluffs that were not found out
    "wilds": Kind(3, 3, adds_up=True),  # the same wild that lets others draw
    "heap": Kind(8, 9),  # cards drawn at once
    "skipped": Kind(3, 3.2),  # turns lost in a row
    "duels": Kind(1, 1.5, adds_up=True),
    "dances": Kind(2, 2, adds_up=True),
    "stirred": Kind(2, 1.8, adds_up=True),  # drawn cards that went off
    "discarded": Kind(4, 5),  # cards discarded at once
    "points": Kind(150, 220),  # points of one round
    "drew": Kind(15, 24),  # cards drawn in one round
    "streak": Kind(8, 9.5),  # cards played without one drawn in between
    "calls": Kind(3, 4, adds_up=True),
}
"""The kinds of awards; where two are as remarkable, the first comes first."""
ORDER = {kind: number for number, kind in enumerate(KINDS)}


class Feat(NamedTuple):
    """What a seat did; where it is about a card, with which one."""

    kind: str
    seat: int
    face: int = NO_FACE


_feat = cache(Feat)
"""Makes each once: all games count the same."""

Counts = Mapping[Feat, int]


@dataclass(frozen=True, slots=True)
class Award:
    """What a seat is honored for."""

    kind: str
    seat: int
    count: int
    of: int
    """How often all seats together did it."""
    face: int | None = None
    """The card that it is about."""


@dataclass(frozen=True, slots=True)
class Feats:
    """What the seats have done so far."""

    rounds: int = 0
    before: Counts = field(default_factory=dict)
    """In the rounds before this one."""
    now: Counts = field(default_factory=dict)
    """In this round."""
    running: Counts = field(default_factory=dict)
    """What goes on: turns lost in a row, cards played in a row, and what else it takes to tell what a feat is."""

    def after(self, events: Iterable[Event], side: int, state: State) -> Feats:
        """Return the feats after an answer: what it did, the side in play before it, and the state after it."""
        counting = _Counting(self, state)
        for event in events:
            counting.add(event, side)
            side = event.side_after(side)
        return counting.result()

    def of_match(self) -> Counts:
        """Return what was done in all rounds."""
        found = dict(self.before)
        for feat, count in self.now.items():
            former = found.get(feat, 0)
            found[feat] = former + count if KINDS[feat.kind].adds_up else max(former, count)
        return found


class _Counting:
    """Counts on from the feats before an answer."""

    def __init__(self, so_far: Feats, state: State) -> None:
        self._so_far = so_far
        self._rounds = so_far.rounds
        self._before = so_far.before
        self._now = dict(so_far.now)
        self._running = dict(so_far.running)
        self._at_once: dict[int, int] = {}
        """The cards that each seat drew in this answer."""
        self._grown: set[int] = set()
        """The seats whose hands may be larger than before."""
        self._state = state

    def result(self) -> Feats:
        for seat, cards in self._at_once.items():
            self._reach(_feat("heap", seat), cards)
        for seat in self._grown:
            held = _feat("held", seat)
            self._running[held] = max(len(self._state.hands[seat]), self._running.get(held, 0))
        return Feats(self._rounds, self._before, self._now, self._running)

    def add(self, event: Event, side: int) -> None:
        match event:
            case CardPlayed(seat=seat, card=card):
                self._count(self._running, _feat("played", seat))
                self._reach(_feat("streak", seat), self._count(self._running, _feat("in a row", seat)))
                face = self._state.edition.faces[self._state.edition.showing[side][card]]
                if face.colour is None and face.symbol.draws:
                    self._count(self._now, _feat("wilds", seat, face.index))
            case CardsDrawn(seat=seat, cards=cards):
                self._running[_feat("in a row", seat)] = 0
                self._at_once[seat] = self._at_once.get(seat, 0) + len(cards)
                self._grown.add(seat)
                self._count(self._now, _feat("drew", seat), len(cards))
            case HandsSwapped(seat=seat, other=other):
                self._grown |= {seat, other}
            case HandsPassed(seats=seats):
                self._grown.update(seats)
            case CardsDiscarded(seat=seat, cards=cards):
                self._reach(_feat("discarded", seat), len(cards))
            case TurnLost(seat=seat):
                self._reach(_feat("skipped", seat), self._count(self._running, _feat("lost", seat)))
            case Asked(question=question):
                if question.begins_turn:
                    self._running[_feat("lost", question.seat)] = 0
                if isinstance(question, ChallengeOrAccept) and question.guilty:
                    self._count(self._now, _feat("bluffs", question.accused))
            case Challenged(seat=seat, accused=accused, guilty=True):
                self._count(self._now, _feat("challenges", seat))
                self._count(self._now, _feat("bluffs", accused), -1)
            case UnoCalled(seat=seat):
                self._count(self._now, _feat("calls", seat))
            case UnoCaught(by=seat):
                self._count(self._now, _feat("catches", seat))
            case CardsShown(seat=seat, to=None, cards=(card,)):
                face = self._state.edition.faces[self._state.edition.showing[side][card]]
                if face.symbol.drawn is not None:
                    self._count(self._now, _feat("stirred", seat, face.index))
            case Danced(seat=seat, danced=True):
                self._count(self._now, _feat("dances", seat))
            case DuelFought(winner=seat):
                self._count(self._now, _feat("duels", seat))
            case RoundDealt():
                self._rounds += 1
                self._before = self._so_far.of_match()
                self._now = {}
                self._running = {feat: count for feat, count in self._running.items() if feat.kind == "won"}
            case RoundEnded():
                self._end_round(event)

    def _end_round(self, ended: RoundEnded) -> None:
        for seat, score in enumerate(ended.scores):
            won = _feat("won", seat)
            if seat not in ended.winners:
                self._running[won] = 0
                continue
            self._reach(_feat("row", seat), self._count(self._running, won))
            self._reach(_feat("comeback", seat), self._running.get(_feat("held", seat), 0))
            if _feat("drew", seat) not in self._now and self._running.get(_feat("played", seat), 0) >= FEW_PLAYED:
                self._count(self._now, _feat("clean", seat))
            if self._state.scoring == "points":
                self._reach(_feat("points", seat), score)

    @staticmethod
    def _count(counts: dict[Feat, int], feat: Feat, times: int = 1) -> int:
        counts[feat] = count = counts.get(feat, 0) + times
        return count

    def _reach(self, feat: Feat, count: int) -> None:
        if count > self._now.get(feat, 0):
            self._now[feat] = count


def awards(feats: Feats) -> tuple[Award, ...]:
    """Return the most remarkable feats of a match: each kind once, and for different seats as far as there are such."""
    counts = feats.of_match()
    best: dict[str, int] = {}
    for feat, count in counts.items():
        best[feat.kind] = max(count, best.get(feat.kind, 0))
    ranked = [award for award in _ranked(counts, feats.rounds) if award.count == best[award.kind]]
    chosen: list[Award] = []
    for is_new_seat in (True, False):
        for award in ranked:
            is_new = not is_new_seat or all(one.seat != award.seat for one in chosen)
            if is_new and len(chosen) < MOST_AWARDS and all(one.kind != award.kind for one in chosen):
                chosen.append(award)
    return tuple(chosen)


def best_of_match(feats: Feats, seat: int) -> Award | None:
    """Return what was most remarkable of all that a seat did in a match."""
    return next((award for award in _ranked(feats.of_match(), feats.rounds) if award.seat == seat), None)


def best_of_round(feats: Feats, seat: int) -> Award | None:
    """Return the same of the last round."""
    return next((award for award in _ranked(feats.now, 1) if award.seat == seat), None)


def _ranked(counts: Counts, rounds: int) -> list[Award]:
    """Return all that is worth an award, the most remarkable first."""
    together: dict[str, int] = {}
    for feat, count in counts.items():
        together[feat.kind] = together.get(feat.kind, 0) + count

    def rank(found: tuple[Feat, int]) -> tuple[float, int, Feat]:
        feat, count = found
        return -KINDS[feat.kind].weight(count, rounds), ORDER[feat.kind], feat

    found = [(feat, count) for feat, count in counts.items() if count >= KINDS[feat.kind].least]
    return [
        Award(feat.kind, feat.seat, count, together[feat.kind], None if feat.face == NO_FACE else feat.face)
        for feat, count in sorted(found, key=rank)
    ]
