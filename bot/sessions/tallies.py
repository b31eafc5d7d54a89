"""What a record tells of its rounds and its match: who did what, who scored, who finished where.

It is worked out from the record alone, whenever a round ends and when everything is counted anew, so that the numbers
are the same. What the record does not know (who sat where, and was away) is added by `counts`.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from bot.rules.editions.bts import Danced
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
    UnoCalled,
    UnoCaught,
)
from bot.rules.game import Game
from bot.rules.penalty import ChallengeOrAccept
from bot.rules.record import Record
from bot.rules.refusal import Refused
from bot.rules.round_events import MatchWon, RoundDealt, RoundEnded, SeatKnockedOut
from bot.rules.scoring import winnings
from bot.rules.state import State
from bot.sessions.ranking import places
from bot.sessions.seats import Seat
from bot.store import Count, CountEnd, Figures
from bot.store import Game as Row


class OtherRules(Exception):
    """A record that cannot be played again: its answers were given under rules that are no longer the same."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a round, of the match, or of both; seat by seat."""

    answer: int
    """The number of the answer that brought it about, from 1."""
    figures: tuple[Figures | None, ...]
    """Of the round that ended; None where a seat was not in it."""
    points: tuple[int, ...]
    """What the round was worth, whatever the scoring: as where points are counted."""
    left: tuple[int, ...]
    """The seats that have left the match."""
    places: tuple[int, ...] | None = None
    """None: the match goes on."""
    winners: tuple[int, ...] | None = None


def endings(record: Record) -> list[Ending]:
    """All that ended in a record, in order; raises OtherRules where it cannot be played again."""
    found: list[Ending] = []
    tally = _Round(())
    for number, (game, _, events) in enumerate(_replayed(record), 1):
        for event in events:
            if isinstance(event, RoundDealt):
                tally = _Round(event.hands)
            tally.add(event, game)
        tally.holds(game.state)
        ended = next((event for event in events if isinstance(event, RoundEnded)), None)
        won = any(isinstance(event, MatchWon) for event in events)
        if ended is not None or won:
            found.append(_ending(number, game.state, tally, ended, won=won))
    return found


def stopped(record: Record) -> Ending:
    """What it means for those who had left that a match was stopped after the last of its answers: they lost it."""
    ((game, _, _),) = deque(_replayed(record), maxlen=1)
    state = game.state
    nothing = (None,) * state.seats
    return Ending(len(record.answers) + 1, nothing, (0,) * state.seats, _left(state))


def _replayed(record: Record) -> Iterator[tuple[Game, str, list[Event]]]:
    try:
        yield from record.replay()
    except (Refused, ValueError, LookupError):
        raise OtherRules from None


def counts(ending: Ending, seats: Sequence[Seat], away: Collection[int]) -> tuple[Count, ...]:
    """What an ending adds for each person; a computer stood in for those who were away, so nothing is added for them.

    Whoever left has lost, away or not. Where nobody stayed, nobody was better than another.
    """
    people = {place: person for place, seat in enumerate(seats) if (person := seat.person) is not None}
    someone_stayed = any(place not in away and place not in ending.left for place in people)
    found = []
    for place, person in people.items():
        is_there = place not in away
        finished = place in ending.left or (is_there and ending.places is not None)
        found.append(
            Count(
                place,
                person,
                seats[place].name,
                points=ending.points[place] if is_there else 0,
                figures=ending.figures[place] if is_there else None,
                place=(len(seats) if ending.places is None else ending.places[place]) if finished else None,
                won=is_there and place in (ending.winners or ()),
                rated=finished and someone_stayed and ending.winners is not None,
            )
        )
    return tuple(found)


def counted_ends(game: Row, seats: Sequence[Seat], record: Record, counted: int) -> list[CountEnd]:
    """What is to be counted of a game just saved, of which this many answers were counted before."""
    away = tuple(place for place, seat in enumerate(seats) if seat.away)
    found = [ending for ending in endings(record) if ending.answer > counted]
    if game.ended is not None and (not found or found[-1].winners is None):
        found.append(stopped(record))
    ends = (
        CountEnd(
            game.id,
            game.guild_id,
            game.edition,
            ending.answer,
            game.updated,
            away,
            counts(ending, seats, away),
            ending.winners,
        )
        for ending in found
    )
    return [end for end in ends if end.winners is not None or any(one.kept for one in end.counts)]


def _ending(number: int, state: State, tally: _Round, ended: RoundEnded | None, *, won: bool) -> Ending:
    points = [0] * state.seats
    if ended is not None and ended.winner is not None:
        points[ended.winner] = winnings(state, ended.winner)
    return Ending(
        number,
        (None,) * state.seats if ended is None else tally.figures(ended.winner),
        tuple(points),
        _left(state),
        places(state) if won else None,
        state.champions if won else None,
    )


def _left(state: State) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.seats) if not state.in_match[seat])


class _Round:
    """What has been done in the round so far. Events are added when the state is past them already."""

    def __init__(self, hands: Sequence[Sequence[int]]) -> None:
        self._done: list[Counter[str]] = [Counter() for _ in hands]
        self._held = [len(hand) for hand in hands]
        self._longest = list(self._held)

    def figures(self, winner: int | None) -> tuple[Figures | None, ...]:
        """The figures of each seat that the round was dealt to."""
        return tuple(
            Figures(rounds=1, rounds_won=int(seat == winner), longest_hand=self._longest[seat], **done)
            if self._longest[seat]
            else None
            for seat, done in enumerate(self._done)
        )

    def holds(self, state: State) -> None:
        """The hands at the end of an answer; within it they may have been longer."""
        self._held = [len(hand) for hand in state.hands]
        self._longest = [max(pair) for pair in zip(self._longest, self._held, strict=True)]

    def add(self, event: Event, game: Game) -> None:
        """Counts what an event means for whom."""
        match event:
            case CardPlayed(seat=seat):
                self._hold(seat, -1)
            case CardsDrawn(seat=seat, cards=cards):
                self._hold(seat, len(cards))
                self._did(seat, "cards_drawn", len(cards))
            case CardsDiscarded(seat=seat, cards=cards):
                self._hold(seat, -len(cards))
            case HandsSwapped(seat=seat, other=other):
                self._change_hands((seat, other))
            case HandsPassed(seats=seats):
                self._change_hands(seats)
            case UnoCalled(seat=seat):
                self._did(seat, "uno_calls")
            case UnoCaught(seat=seat, by=by):
                self._did(seat, "uno_misses")
                self._did(by, "catches")
            case Asked(question=ChallengeOrAccept(accused=accused, guilty=True)):
                self._did(accused, "bluffs")
                self._did(accused, "bluffs_unnoticed")
            case Challenged(seat=seat, accused=accused, guilty=guilty):
                self._did(seat, "challenges_won" if guilty else "challenges_lost")
                self._did(accused, "bluffs_unnoticed", -int(guilty))
            case CardsShown(seat=seat, to=None, cards=(card,)):
                stirs = game.edition.faces[game.state.showing[card]].symbol.drawn is not None
                self._did(seat, "creepers", int(stirs))
            case Danced(seat=seat, danced=danced):
                self._did(seat, "dances" if danced else "dances_declined")
            case SeatKnockedOut(seat=seat):
                self._did(seat, "knock_outs")

    def _did(self, seat: int, what: str, times: int = 1) -> None:
        self._done[seat][what] += times

    def _hold(self, seat: int, cards: int) -> None:
        self._held[seat] += cards
        self._longest[seat] = max(self._longest[seat], self._held[seat])

    def _change_hands(self, seats: Sequence[int]) -> None:
        """Each gets the hand of the one before in this row."""
        held = [self._held[seat] for seat in seats]
        for seat, cards in zip(seats, [held[-1], *held[:-1]], strict=True):
            self._hold(seat, cards - self._held[seat])
