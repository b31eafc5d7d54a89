"""Tables to look at, with a real game of the rules in them: values, without a database or a loop."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from bot.rules.agenda import Option
from bot.rules.editions import EDITIONS
from bot.rules.events import Event
from bot.rules.game import Game
from bot.rules.notation import SEAT_LETTERS, parse_option
from bot.rules.snapshot import from_json, to_json
from bot.sessions.awards import Feats
from bot.sessions.lobby import new_table
from bot.sessions.options import Options
from bot.sessions.table import UPDATES_KEPT, Seat, Table, Update
from bot.store.games import GameStatus
from tests.rules import tables as random_tables
from tests.rules.given import Given

HOST = 100
NAMES = ("Ann", "Ben", "小美", "Dan", "Eva", "阿宏", "Gus", "Hal", "Ida", "Jo")
LONGEST_NAMES = tuple(letter * 40 for letter in "WMQ*你_@`~|")
NOW = datetime(2029, 12, 31, tzinfo=UTC)
DEADLINE = datetime(2030, 1, 1, tzinfo=UTC)


def seated(options: Options, names: Sequence[str], seed: int = 0) -> Table:
    """A lobby in which these sit."""
    seats = [Seat(HOST + place, name) for place, name in enumerate(names)]
    return new_table("abcd_-12", 1, 2, HOST, seats, options, "en-US", seed.to_bytes(32, "big"), NOW)


def sat(edition: str = "classic", seats: int = 3) -> Table:
    """A lobby of this edition."""
    return seated(Options.for_edition(edition), NAMES[:seats])


def put(table: Table, game: Game) -> Table:
    """The table in play, with this game."""
    return replace(table, game=game, feats=table.feats or Feats(), status=GameStatus.PLAYING, deadline=DEADLINE)


def moved(table: Table, move: random_tables.Move) -> Table:
    """The table after a move, which it remembers."""
    if table.game is None:
        table = put(table, table.record().start())
    game = table.playing.copy()
    side = game.state.side
    return happened(table, move, game, random_tables.make(game, move), side)


def happened(table: Table, move: random_tables.Move, game: Game, events: Sequence[Event], side: int) -> Table:
    """The table after a move that did this to its game."""
    update = Update(None if move[0] < 0 else move[0], game.edition, tuple(events), side, top=game.state.top.index)
    status = GameStatus.ENDED if game.state.champions else table.status
    feats = None if table.feats is None else update.counted(table.feats, game.state)
    return replace(table, game=game, recent=(*table.recent, update)[-UPDATES_KEPT:], status=status, feats=feats)


def answered(table: Table, seat: int, option: Option) -> Table:
    """The table after an answer."""
    return moved(table, (seat, option))


def away(table: Table, seat: int) -> Table:
    """The table where a computer stands in for this seat."""
    return replace(table, seats=(*table.seats[:seat], replace(table.seats[seat], away=True), *table.seats[seat + 1 :]))


def dealt(edition: str = "classic", seats: int = 3) -> Table:
    """A table of this edition after the deal."""
    return moved(sat(edition, seats), random_tables.DEAL)


def at(position: str, *moves: str) -> Table:
    """A table in this position (in the notation of scenarios), and after these moves, each one remembered."""
    game = Given(position).game
    state = game.state
    options = Options(game.edition.key, state.scoring, state.target, 60, state.house, state.hand, state.uno)
    table = put(seated(options, NAMES[: state.seats]), game)
    for move in moves:
        letter, verb, *arguments = move.split()
        option = parse_option(game.edition, SEAT_LETTERS, verb, arguments)
        table = answered(table, SEAT_LETTERS.index(letter), option)
    return table


def crowded(table: Table) -> Table:
    """The same table, where the seat that is asked holds every card of the deck as well."""
    state = from_json(to_json(table.playing.state))
    seat = state.turn if state.question is None else state.question.seat
    state.hands[seat] += state.edition.deck
    return put(table, Game(state))


def playing(table: random_tables.Table, *, long_names: bool = False) -> Iterator[Table]:
    """The same game after each of its random moves."""
    edition = EDITIONS[table.edition]
    scoring, target = table.scoring or edition.scoring, table.target or edition.target
    options = Options(table.edition, scoring, target, 60, table.house, table.hand, table.uno)
    names = (LONGEST_NAMES if long_names else NAMES)[: table.seats]
    game = table.game()
    now = put(seated(options, names, table.seed), game.copy())
    for move in table.moves(game):
        side = game.state.side
        events = random_tables.make(game, move)
        now = happened(now, move, game.copy(), events, side)
        yield now
