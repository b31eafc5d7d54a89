"""Play many games among computers; what became of each is a row, of which `report.py` makes figures."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import Pool
from random import Random

from bot.rules.agenda import Option
from bot.rules.chance import SEED_BYTES
from bot.rules.cli.computers import Computer, Computers, seated
from bot.rules.editions import EDITIONS
from bot.rules.events import Asked, CardAdded, CardLaid, CardPlayed, CardsDiscarded, Event
from bot.rules.game import Game
from bot.rules.random_player import random_answer, random_call
from bot.rules.round_events import RoundEnded, SeatKnockedOut
from bot.rules.rules import HAND, UNO
from bot.rules.state import State
from bot.rules.view import view

MOST_ANSWERS = 100_000
"""A game that takes more counts as unfinished."""
MOST_IN_CHUNK = 50

WAYS = ("a number", "an action card", "a wild", "cards put away", "the last one left", "lowest when blocked")
"""How a round can be won."""
NUMBER, ACTION, WILD, PUT_AWAY, LAST, LOWEST = WAYS


@dataclass(frozen=True, slots=True)
class Setup:
    """What is played, and by whom; all of it goes to other processes."""

    edition: str
    seats: int = 4
    house: tuple[str, ...] = ()
    scoring: str = "single"
    target: int | None = None
    hand: int = HAND.usual
    uno: int = UNO.usual
    seed: int = 1
    make: Callable[[Random], Computer] | None = None
    """Makes a computer player; without it, answers are given at random in the quickest way."""
    with_view: bool = False
    """Whether the view of the seat that is asked is built before each of those answers."""


@dataclass(slots=True)
class Played:
    """One game: who won it, how long it was, and for each round how many turns it took, who won it and how."""

    number: int
    seed: bytes
    winners: tuple[int, ...] = ()
    answers: int = 0
    events: int = 0
    turns: int = 0
    rounds: list[tuple[int, int | None, str]] = field(default_factory=list)
    knocked_out: list[int] = field(default_factory=list)
    """The seats whose hands grew too large."""
    totals: tuple[int, ...] = ()
    is_over: bool = False


def simulate(setup: Setup, games: int, jobs: int = 1) -> Iterator[Played]:
    """Play that many games, in so many processes; yield each when it is over. The same seed gives the same games."""
    play = partial(play_one, setup)
    if jobs == 1:
        yield from map(play, range(1, games + 1))
        return
    chunk = max(1, min(MOST_IN_CHUNK, games // (jobs * 4)))
    with Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:  # Ctrl-C is for the one that reports
        yield from pool.imap(play, range(1, games + 1), chunk)


def play_one(setup: Setup, number: int) -> Played:
    """Play the game with this number."""
    chance = Random(f"{setup.seed} {number}")
    played = Played(number, chance.randbytes(SEED_BYTES))
    game = Game(
        State(
            EDITIONS[setup.edition],
            setup.seats,
            played.seed,
            setup.house,
            setup.scoring,
            setup.target,
            setup.hand,
            setup.uno,
        )
    )
    state = game.state
    table: Computers | RandomTable = (
        RandomTable(game, chance, with_view=setup.with_view)
        if setup.make is None
        else Computers(game, seated(range(setup.seats), setup.make, chance), chance)
    )
    begun, last_way = 0, NUMBER
    for _ in range(MOST_ANSWERS):
        side = state.side
        if state.question is None:
            events = game.deal()
            begun = played.turns
        else:
            call = table.call()
            seat, option = call or (state.question.seat, table.answer(state.question.seat))
            events = game.answer(seat, option)
            played.answers += 1
        table.observe(events, side)
        played.events += len(events)
        for event in events:
            if isinstance(event, Asked):
                played.turns += event.question.begins_turn
            elif isinstance(event, RoundEnded):
                played.rounds.append((played.turns - begun, event.winner, _way(game, event, last_way)))
            elif isinstance(event, SeatKnockedOut):
                played.knocked_out.append(event.seat)
            else:
                last_way = _way_of(event, game) or last_way
        if state.champions:
            played.winners, played.totals, played.is_over = state.champions, state.totals, True
            break
    return played


def _way_of(event: Event, game: Game) -> str | None:
    """Return what left a hand by this event; None if nothing did."""
    if isinstance(event, CardsDiscarded):
        return PUT_AWAY
    if not isinstance(event, (CardPlayed, CardAdded, CardLaid)):
        return None
    face = game.edition.faces[game.state.showing[event.card]]
    return WILD if face.colour is None else ACTION if face.symbol.number is None else NUMBER


def _way(game: Game, ended: RoundEnded, last_way: str) -> str:
    """Return how a round was won."""
    state = game.state
    if ended.winner is not None and not ended.hands[ended.winner] and state.in_round[ended.winner]:
        return last_way
    there = {team for team, is_in in zip(state.teams, state.in_round, strict=True) if is_in}
    return LAST if len(there) == 1 else LOWEST


class RandomTable:
    """All seats of a game, played at random without looking at Views."""

    def __init__(self, game: Game, chance: Random, *, with_view: bool) -> None:
        self.game = game
        self.chance = chance
        self.with_view = with_view
        self.seats = range(game.state.seats)

    def call(self) -> tuple[int, Option] | None:
        return random_call(self.game, self.chance, self.seats)

    def answer(self, seat: int) -> Option:
        if self.with_view:
            view(self.game, seat)
        return random_answer(self.game.answers(seat), self.chance)

    def observe(self, events: list[Event], side: int) -> None:
        """Forget it."""
