"""The results of a record's rounds and match: what each seat did and scored, and in which place it finished.

They are worked out from the record alone, behind the moves (`counting.py`). What the record does not hold (which
players sat there, and were away) is noted with the move that brings an end (`ends_of`), and added by `counted`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import timedelta

from bot.rules.calls import QUIT
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
from bot.rules.notation import SEAT_LETTERS
from bot.rules.penalty import ChallengeOrAccept
from bot.rules.record import DEAL, Record
from bot.rules.refusal import IllegalMove
from bot.rules.round_events import MatchWon, RoundDealt, RoundEnded, SeatKnockedOut, SeatLeft, SeatPutOut
from bot.rules.scoring import winnings
from bot.rules.state import State
from bot.sessions.table import MISSED_BEFORE_AWAY, Change, Seat, Table
from bot.store.ends import End
from bot.store.figures import Figures
from bot.store.games import Answer, GameStatus
from bot.store.results import AWAY, LEFT, SeatResult


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
    """The seats that have left the match, in the order in which they did."""
    kicked: frozenset[int] = frozenset()
    """The seats that were put out of it."""
    places: tuple[int, ...] | None = None
    """None: the match goes on."""
    winners: tuple[int, ...] | None = None
    stopped: bool = False
    """Whether it counts as stopped: it was, or all who are still in it are one team. That team counts as no winner."""
    teams: tuple[int, ...] | None = None
    """By seat, its team; None: the seats play for themselves."""


def ends_of(before: Table, change: Change) -> list[End]:
    """Return what is to be noted of the ends that a change brings, to be saved with it; of private games nothing."""
    table = change.table
    if table.game is None or table.private or before.status is GameStatus.ENDED:
        return []
    state, former = table.game.state, None if before.game is None else before.game.state
    is_won = bool(state.champions) and not (former is not None and former.champions)
    found = []
    if change.answers and (is_won or (state.over and not (former is not None and former.over))):
        found.append(_end(table, table.answers, state.champions if is_won and not state.is_walkover else None))
    # A match that was stopped is lost by the players who had left it.
    left = (seat for place, seat in enumerate(table.seats) if not state.in_match[place])
    if table.status is GameStatus.ENDED and not state.champions and any(seat.user is not None for seat in left):
        found.append(_end(table, table.answers + 1, None))
    return found


def _end(table: Table, answer: int, winners: Sequence[int] | None) -> End:
    away = tuple(place for place, seat in enumerate(table.seats) if seat.away)
    won_by = None if winners is None else tuple(winners)
    return End(table.id, table.guild_id, table.options.edition, answer, table.updated, away, won_by)


def counted(
    ending: Ending, seats: Sequence[Seat], away: Collection[int], joined: Collection[int] | None = None
) -> tuple[SeatResult, ...]:
    """Return what an ending brings to each player who joined the match (None: all did) and was not put out of it.

    Players who have left, or are away at the end, are last, win nothing, and can only lose rating by it. A match that
    counts as stopped is lost by the players who have left, and brings nothing to the others. Those who are the only
    team left against computers neither gain nor lose rating. If no player stayed, the others lose to the last to go.
    """
    joiners = [
        place
        for place, seat in enumerate(seats)
        if (seat.user is not None or seat.pseudonym is not None) and (joined is None or place in joined)
    ]
    players = [place for place in joiners if place not in ending.kicked]
    teams = ending.teams or tuple(range(len(seats)))
    last = len(set(teams))
    left = [place for place in ending.left if place in players]
    stayed = [place for place in players if place not in left]
    if ending.stopped and not stayed:
        stayed = [place for place in ending.left if place in joiners][-1:]
    is_contest = ending.places is not None and not ending.stopped
    are_rivals = len({teams[place] for place in stayed}) > 1
    found = []
    for place in sorted({*players, *stayed}):
        is_there, is_last = place not in away, place in left or place in away
        is_measure = (is_contest or ending.stopped) and place in stayed and not (is_contest and are_rivals)
        finished = is_contest or (ending.stopped and place in left)
        found.append(
            SeatResult(
                place,
                points=ending.points[place] if is_there else 0,
                figures=ending.figures[place] if is_there else None,
                place=_place(ending, place, last, is_away=not is_there) if finished else None,
                won=is_contest and not is_last and place in (ending.winners or ()),
                rated=finished and not is_measure,
                behind=0 if is_measure else LEFT if place in left else AWAY if not is_there else 0,
                is_measure=is_measure,
                team=None if ending.teams is None else ending.teams[place],
            )
        )
    return tuple(found)


def _place(ending: Ending, seat: int, last: int, *, is_away: bool) -> int:
    """Return the place of a seat at the end; one that is away is behind the others, and behind a team that won."""
    if ending.places is None:
        return last
    if not is_away or seat in ending.left:
        return ending.places[seat]
    return last + (ending.teams is not None and seat in (ending.winners or ()))


def seats_that_acted(answers: Sequence[Answer], turn_seconds: int | None) -> frozenset[int]:
    """Return the seats that gave an answer of their own, as far as can be told from when answers were given.

    What was given in time is a player's own, before they missed two questions in a row: then a computer stood in.
    Leaving is none, as former records hold nothing else where a player was put out.
    """
    missed: Counter[int] = Counter()
    acted, asked_at = set(), None
    for given in answers:
        letter, _, answer = given.answer.partition(" ")
        if given.answer != DEAL and answer != QUIT.verb:
            seat = SEAT_LETTERS.index(letter)
            is_late = (
                turn_seconds is not None
                and asked_at is not None
                and given.at - asked_at >= timedelta(seconds=turn_seconds)
            )
            if is_late:
                missed[seat] += 1
            elif missed[seat] < MISSED_BEFORE_AWAY:
                acted.add(seat)
        asked_at = given.at
    return frozenset(acted)


def endings(record: Record) -> list[Ending]:
    """Return all endings in a record, in order; raise NotReplayable if it cannot be replayed."""
    found: list[Ending] = []
    tally, gone = _Tally(()), _Gone()
    for number, (game, _, events) in enumerate(_replayed(record), 1):
        for event in events:
            if isinstance(event, RoundDealt):
                tally = _Tally(event.hands)
            tally.add(event, game)
        gone.add(events)
        tally.set_hands(game.state)
        ended = next((event for event in events if isinstance(event, RoundEnded)), None)
        won = any(isinstance(event, MatchWon) for event in events)
        if ended is not None or won:
            found.append(_ending(number, game.state, tally, gone, ended, won=won))
    return found


def stopped(record: Record) -> Ending:
    """Return the ending of a match that was stopped after its last answer: the seats that had left lost it."""
    gone = _Gone()
    state = record.start().state
    for _, _, events in _replayed(record):
        gone.add(events)
    nothing = (None,) * state.seats
    return Ending(
        len(record.answers) + 1,
        nothing,
        (0,) * state.seats,
        tuple(gone.left),
        frozenset(gone.kicked),
        stopped=True,
        teams=_teams(state),
    )


class _Gone:
    """Who has left a match so far, and who was put out."""

    def __init__(self) -> None:
        self.left: list[int] = []
        self.kicked: set[int] = set()
        self.is_new = False
        """Whether anyone went by the last answer."""

    def add(self, events: Iterable[Event]) -> None:
        went = [event for event in events if isinstance(event, SeatLeft)]
        self.is_new = bool(went)
        self.left += [event.seat for event in went]
        self.kicked.update(event.seat for event in went if isinstance(event, SeatPutOut))


def _replayed(record: Record) -> Iterator[tuple[Game, str, list[Event]]]:
    try:
        yield from record.replay()
    except (IllegalMove, ValueError, LookupError):
        raise NotReplayable from None


def _ending(number: int, state: State, tally: _Tally, gone: _Gone, ended: RoundEnded | None, *, won: bool) -> Ending:
    points = [0] * state.seats
    figures: tuple[Figures | None, ...] = (None,) * state.seats
    if ended is not None and not gone.is_new:  # a round that ends as others go is no player's doing
        figures = tally.figures(ended.winners)
        if ended.winner is not None:
            worth = winnings(state, ended.winner)
            points = [worth * (seat in ended.winners) for seat in range(state.seats)]
    return Ending(
        number,
        figures,
        tuple(points),
        tuple(gone.left),
        frozenset(gone.kicked),
        places(state) if won else None,
        state.champions if won else None,
        stopped=won and state.is_walkover,
        teams=_teams(state),
    )


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
