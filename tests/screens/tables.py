"""Games to look at: what a screen reads of a session, with a real game of the rules in it and no database."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import cast

from bot.rules.agenda import Option
from bot.rules.chance import seal
from bot.rules.editions import EDITIONS
from bot.rules.game import Game
from bot.rules.notation import SEAT_LETTERS, parse_option
from bot.rules.snapshot import from_json, to_json
from bot.rules.state import State
from bot.rules.view import View, view
from bot.sessions import ROUTINE, Dance, Denied, Life, Options, Seat, Session, Told
from bot.store import RatingChange
from tests.rules import tables as random_tables
from tests.rules.given import Given

HOST = 100
NAMES = ("Ann", "Ben", "小美", "Dan", "Eva", "阿宏", "Gus", "Hal", "Ida", "Jo")
LONGEST_NAMES = tuple(letter * 40 for letter in "WMQ*你_@`~|")
DEADLINE = datetime(2030, 1, 1, tzinfo=UTC)


class Sat:
    """A game in a channel, as far as screens look at it."""

    def __init__(self, options: Options, names: Sequence[str], seed: int = 0) -> None:
        self.id = "abcd_-12"
        self.host = HOST
        self.life = Life.LOBBY
        self.locale = "en-US"
        self.options = options
        self.seats = tuple(Seat(HOST + place, name) for place, name in enumerate(names))
        self.deadline: datetime | None = None
        self.recent: deque[Told] = deque(maxlen=6)
        self.dance: Dance | None = None
        self.judged_by = ROUTINE
        self.ratings: Sequence[RatingChange] = ()
        self._seed = seed.to_bytes(32, "big")
        self._game: Game | None = None

    @property
    def session(self) -> Session:
        """It, where a session is wanted."""
        return cast(Session, self)

    @property
    def game(self) -> Game:
        """The game, from now on in play."""
        if self._game is None:
            chosen = self.options
            edition = EDITIONS[chosen.edition]
            self.put(Game(State(edition, len(self.seats), self._seed, chosen.house, chosen.scoring, chosen.target)))
        assert self._game is not None
        return self._game

    @property
    def seal(self) -> str:
        return seal(self._seed)

    @property
    def decided(self) -> bool:
        return self._game is not None and bool(self._game.state.champions)

    @property
    def revealed_seed(self) -> str | None:
        return self._seed.hex() if self._game is not None and self.life is Life.ENDED else None

    def judging(self, dancer: int) -> str:
        return self.judged_by

    def seat_of(self, user: int) -> int | None:
        return next((place for place, seat in enumerate(self.seats) if seat.user == user), None)

    def view(self, seat: int | None) -> View:
        if self._game is None:
            raise Denied("not_started")
        return view(self._game, seat)

    # Playing

    def put(self, game: Game) -> None:
        """Goes on with this game."""
        self._game = game
        self.life = Life.PLAYING
        self.deadline = DEADLINE

    def move(self, move: random_tables.Move) -> Told:
        """Makes a move, and remembers what it did."""
        game = self.game
        seat, _ = move
        side = game.state.side
        told = Told(None if seat < 0 else seat, game.edition, tuple(random_tables.make(game, move)), side)
        self.recent.append(told)
        if game.state.champions:
            self.life = Life.ENDED
        return told

    def answer(self, seat: int, option: Option) -> Told:
        """The same with an answer."""
        return self.move((seat, option))

    def away(self, seat: int) -> None:
        """A computer stands in for this seat."""
        self.seats = (*self.seats[:seat], replace(self.seats[seat], away=True), *self.seats[seat + 1 :])


def sat(edition: str = "classic", seats: int = 3, *, seed: int = 0, long_names: bool = False) -> Sat:
    """A lobby of this edition."""
    names = LONGEST_NAMES if long_names else NAMES
    return Sat(Options.for_edition(edition), names[:seats], seed)


def dealt(edition: str = "classic", seats: int = 3, *, seed: int = 0) -> Sat:
    """The same after the deal."""
    table = sat(edition, seats, seed=seed)
    table.move(random_tables.DEAL)
    return table


def at(position: str, *moves: str) -> Sat:
    """A table in this position (in the notation of scenarios), and after these moves, each one remembered."""
    game = Given(position).game
    state = game.state
    options = Options(game.edition.key, state.scoring, state.target, 60, state.house)
    table = Sat(options, NAMES[: state.seats])
    table.put(game)
    for move in moves:
        letter, verb, *arguments = move.split()
        option = parse_option(game.edition, SEAT_LETTERS, verb, arguments)
        table.answer(SEAT_LETTERS.index(letter), option)
    return table


def crowded(table: Sat) -> Sat:
    """The same table, where whoever is asked holds every card of the deck as well."""
    state = from_json(to_json(table.game.state))
    seat = table.game.state.turn if state.question is None else state.question.seat
    state.hands[seat] += state.edition.deck
    full = Sat(table.options, [seat.name for seat in table.seats])
    full.recent = table.recent
    full.put(Game(state))
    return full


def playing(table: random_tables.Table, *, long_names: bool = False) -> Iterator[Sat]:
    """The same game after each of its random moves."""
    edition = EDITIONS[table.edition]
    options = Options(table.edition, table.scoring or edition.scoring, table.target or edition.target, 60, table.house)
    now = Sat(options, (LONGEST_NAMES if long_names else NAMES)[: table.seats], table.seed)
    for move in table.moves(now.game):
        now.move(move)
        yield now
