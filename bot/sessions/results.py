"""The results of a record's rounds and match: what each seat did and scored, and in which place it finished.

They are worked out from the record alone, behind the moves (`counting.py`). What the record does not hold (which
players sat there, and were away) is noted with the move that brings an end (`ends_of`), and added by `counted`.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from bot.rules.editions.bts import Danced
from bot.rules.events import (
    Asked,
    CardAdded,
    CardLaid,
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
from bot.rules.refusal import IllegalMove
from bot.rules.round_events import MatchWon, RoundDealt, RoundEnded, SeatKnockedOut
from bot.rules.scoring import winnings
from bot.rules.state import State
from bot.sessions.table import Change, Seat, Table
from bot.store.ends import End
from bot.store.figures import Figures
from bot.store.games import GameStatus
from bot.store.results import SeatResult


class NotReplayable(Exception):
    """The record cannot be replayed: its answers were given under rules that are no longer the same."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a round, of the match, or of both, as the record has it, seat by seat.

    What is counted is made of it and of the players in the seats.
    """

    answer: int
    """The number of the answer that caused it, from 1."""
    figures: tuple[Figures | None, ...]
    """Of the round that ended; None for a seat that was not in it."""
    points: tuple[int, ...]
    """What the round was worth in points, whatever the scoring."""
    left: tuple[int, ...]
    """The seats that have left the match."""
    places: tuple[int, ...] | None = None
    """None: the match goes on."""
    winners: tuple[int, ...] | None = None
    stopped: bool = False
    """Whether it is over without winners."""
    teams: tuple[int, ...] | None = None
    """By seat, its team; None: the seats play for themselves."""


def ends_of(before: Table, change: Change) -> list[End]:
    """Return what is to be noted of the ends that a change brings, to be saved with it."""
    table = change.table
    if table.game is None or before.status is GameStatus.ENDED:
        return []
    state, former = table.game.state, None if before.game is None else before.game.state
    is_won = bool(state.champions) and not (former is not None and former.champions)
    found = []
    if change.answers and (is_won or (state.over and not (former is not None and former.over))):
        found.append(_end(table, table.answers, state.champions if is_won else None))
    # A match that was stopped is lost by the players who had left it.
    left = (seat for place, seat in enumerate(table.seats) if not state.in_match[place])
    if table.status is GameStatus.ENDED and not state.champions and any(seat.user is not None for seat in left):
        found.append(_end(table, table.answers + 1, None))
    return found


def _end(table: Table, answer: int, winners: Sequence[int] | None) -> End:
    away = tuple(place for place, seat in enumerate(table.seats) if seat.away)
    won_by = None if winners is None else tuple(winners)
    return End(table.id, table.guild_id, table.options.edition, answer, table.updated, away, won_by)


def counted(ending: Ending, seats: Sequence[Seat], away: Collection[int]) -> tuple[SeatResult, ...]:
    """Return the result of an ending for each player; one who was away gets nothing, as a computer stood in.

    A player who left has lost when the match is over, away or not. If no player stayed, none is rated.
    """
    players = [place for place, seat in enumerate(seats) if seat.user is not None or seat.pseudonym is not None]
    any_stayed = any(place not in away and place not in ending.left for place in players)
    found = []
    for place in players:
        is_there = place not in away
        is_lost = place in ending.left and (ending.places is not None or ending.stopped)
        finished = is_lost or (is_there and ending.places is not None)
        found.append(
            SeatResult(
                place,
                points=ending.points[place] if is_there else 0,
                figures=ending.figures[place] if is_there else None,
                place=(len(seats) if ending.places is None else ending.places[place]) if finished else None,
                won=is_there and place in (ending.winners or ()),
                rated=finished and any_stayed and ending.winners is not None,
                team=None if ending.teams is None else ending.teams[place],
            )
        )
    return tuple(found)


def endings(record: Record) -> list[Ending]:
    """Return all endings in a record, in order; raise NotReplayable if it cannot be replayed."""
    found: list[Ending] = []
    tally = _Tally(())
    for number, (game, _, events) in enumerate(_replayed(record), 1):
        for event in events:
            if isinstance(event, RoundDealt):
                tally = _Tally(event.hands)
            tally.add(event, game)
        tally.set_hands(game.state)
        ended = next((event for event in events if isinstance(event, RoundEnded)), None)
        won = any(isinstance(event, MatchWon) for event in events)
        if ended is not None or won:
            found.append(_ending(number, game.state, tally, ended, won=won))
    return found


def stopped(record: Record) -> Ending:
    """Return the ending of a match that was stopped after its last answer: the seats that had left lost it."""
    ((game, _, _),) = deque(_replayed(record), maxlen=1)
    state = game.state
    nothing = (None,) * state.seats
    return Ending(len(record.answers) + 1, nothing, (0,) * state.seats, _left(state), None, None, True, _teams(state))


def _replayed(record: Record) -> Iterator[tuple[Game, str, list[Event]]]:
    try:
        yield from record.replay()
    except (IllegalMove, ValueError, LookupError):
        raise NotReplayable from None


def _ending(number: int, state: State, tally: _Tally, ended: RoundEnded | None, *, won: bool) -> Ending:
    points = [0] * state.seats
    if ended is not None and ended.winner is not None:
        worth = winnings(state, ended.winner)
        points = [worth * (seat in ended.winners) for seat in range(state.seats)]
    return Ending(
        number,
        (None,) * state.seats if ended is None else tally.figures(ended.winners),
        tuple(points),
        _left(state),
        places(state) if won else None,
        state.champions if won else None,
        teams=_teams(state),
    )


def _left(state: State) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.seats) if not state.in_match[seat])


def _teams(state: State) -> tuple[int, ...] | None:
    return state.teams if len(set(state.teams)) < state.seats else None


def places(state: State) -> tuple[int, ...]:
    """Return the place of each seat at the end of a match, from 1; equal places are a tie.

    It is one more than there are teams of which a seat stands better; mostly each seat is a team. The winners come
    first. The others follow by their totals; where one round decides, by the points left in the hands of their team,
    and behind them the teams knocked out, the last of them first. Those who left are last, whenever that was.
    """
    standing = [_standing(state, seat) for seat in range(state.seats)]
    by_team = list(zip(standing, state.teams, strict=True))
    return tuple(1 + len({team for other, team in by_team if other < mine}) for mine in standing)


def _standing(state: State, seat: int) -> tuple[int, int]:
    """Return a sort key: the lower, the better."""
    if seat in state.champions:
        return 0, 0
    if not state.in_match[seat]:
        return 3, 0
    if state.scoring == "points":
        return 1, -state.totals[seat]
    if state.scoring == "lowest":
        return 1, state.totals[seat]
    allies = state.allies(seat)
    if all(other in state.knocked_out for other in allies):
        return 2, -max(state.knocked_out.index(other) for other in allies)
    return 1, sum(state.points(other) for other in allies)


class _Tally:
    """What each seat has done in the round so far. Events are added when the state is past them already."""

    def __init__(self, hands: Sequence[Sequence[int]]) -> None:
        self._done: list[Counter[str]] = [Counter() for _ in hands]
        self._held = [len(hand) for hand in hands]
        self._longest = list(self._held)

    def figures(self, winners: Collection[int]) -> tuple[Figures | None, ...]:
        """Return the figures of each seat; None for one that was dealt no cards."""
        return tuple(
            Figures(rounds=1, rounds_won=int(seat in winners), longest_hand=self._longest[seat], **done)
            if self._longest[seat]
            else None
            for seat, done in enumerate(self._done)
        )

    def set_hands(self, state: State) -> None:
        """Take the sizes of the hands at the end of an answer; within it they may have been longer."""
        self._held = [len(hand) for hand in state.hands]
        self._longest = [max(pair) for pair in zip(self._longest, self._held, strict=True)]

    def add(self, event: Event, game: Game) -> None:
        """Count the event for the seats that it is about."""
        match event:
            case CardPlayed(seat=seat):
                self._hold(seat, -1)
            case CardsDrawn(seat=seat, cards=cards):
                self._hold(seat, len(cards))
                self._did(seat, "cards_drawn", len(cards))
            case CardLaid(seat=seat) | CardAdded(seat=seat):
                self._hold(seat, -1)
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
                acts_when_drawn = game.edition.faces[game.state.showing[card]].symbol.drawn is not None
                self._did(seat, "creepers", int(acts_when_drawn))
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
        """Give each seat the hand of the one before it in this row."""
        held = [self._held[seat] for seat in seats]
        for seat, cards in zip(seats, [held[-1], *held[:-1]], strict=True):
            self._hold(seat, cards - self._held[seat])
