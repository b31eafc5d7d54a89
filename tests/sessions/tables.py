"""Tables as values, and moves at them: no loop, no database, no time but what a test says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random

from bot.rules.agenda import Option
from bot.rules.notation import SEAT_LETTERS, parse_option
from bot.rules.random_player import random_answer
from bot.sessions import actions, lobby
from bot.sessions.awards import Feats
from bot.sessions.computer_names import COMPUTER_NAMES
from bot.sessions.guild_settings import DEFAULTS, GuildSettings
from bot.sessions.options import Options
from bot.sessions.table import Change, Seat, Table
from bot.store.games import GameStatus
from tests.clock import NOW
from tests.rules.given import Given

GUILD, CHANNEL = 1, 2
ANN, BEN, CAT, DAN, EVE = PLAYERS = (100, 101, 102, 103, 104)
"""Ann sits on A, Ben on B, and so on."""
NAMES = {ANN: "Ann", BEN: "Ben", CAT: "Cat", DAN: "Dan", EVE: "Eve"}
CLASSIC = Options.for_edition("classic")
SEED = bytes(range(32))
TURN = timedelta(seconds=60)

Move = Callable[[Table, datetime], Change | None]


def lobby_of(
    *players: int, options: Options = CLASSIC, settings: GuildSettings = DEFAULTS, computers: int = 0
) -> Table:
    """Return a lobby: Ann's, where Ben and Cat have joined, unless other players are named."""
    players = players or (ANN, BEN, CAT)
    seats = [Seat(user, NAMES[user]) for user in players]
    names = COMPUTER_NAMES[:computers]
    seats += [Seat(None, name, "easy") for name in names]
    return lobby.new_table("game", GUILD, CHANNEL, players[0], seats, options, "en-US", SEED, NOW, settings)


def match_of(
    *players: int, options: Options = CLASSIC, settings: GuildSettings = DEFAULTS, computers: int = 0
) -> Table:
    """Return the same after the deal."""
    table = lobby_of(*players, options=options, settings=settings, computers=computers)
    return actions.start(table, NOW, table.host).table


def given(position: str, settings: GuildSettings = DEFAULTS) -> Table:
    """Return a match in a position of the notation (`data/docs/notation.md`), with a question just asked."""
    game = Given(position).game
    state = game.state
    options = replace(Options.for_edition(game.edition.key), scoring=state.scoring, target=state.target)
    table = lobby_of(*PLAYERS[: state.seats], options=replace(options, house=state.house), settings=settings)
    return replace(table, status=GameStatus.PLAYING, game=game, feats=Feats(), answers=1, deadline=NOW + TURN)


def option(table: Table, text: str) -> Option:
    """Return an answer that is written in the notation."""
    verb, *words = text.split()
    return parse_option(table.playing.edition, SEAT_LETTERS, verb, words)


def play(table: Table, text: str, now: datetime = NOW, *, number: int | None = None, uno: bool = False) -> Change:
    """Let a player answer, as in "A play r5"."""
    letter, _, answer = text.partition(" ")
    user = PLAYERS[SEAT_LETTERS.index(letter)]
    number = table.number if number is None else number
    return actions.play(table, now, user, option(table, answer), number, uno=uno)


def call(table: Table, text: str, now: datetime = NOW) -> Change:
    """Let a player call, as in "B catch A"."""
    letter, _, called = text.partition(" ")
    return actions.call(table, now, PLAYERS[SEAT_LETTERS.index(letter)], option(table, called))


def asked(table: Table) -> tuple[int, int, Sequence[Option]]:
    """Return the user who is asked, the number of the question, and the answers to it."""
    seat = table.asked
    assert seat is not None
    return user_at(table, seat), table.number, table.playing.answers(seat)


def user_at(table: Table, seat: int) -> int:
    """Return the user on this seat."""
    user = table.seats[seat].user
    assert user is not None
    return user


def random_move(table: Table, chance: Random) -> Move:
    """Return what the player who is asked does, at random; dances go well three times in four."""
    going_on = table.interlude
    if going_on is not None:
        dancer, done = user_at(table, going_on.seat), going_on.done
        deed = going_on.routine[done] if chance.random() < 0.95 else "stumble"
        return lambda table, now: actions.act(table, now, dancer, deed, done)
    if table.view(None).over:
        host = table.host
        return lambda table, now: actions.next_round(table, now, host)
    user, number, answers = asked(table)
    answer = random_answer(answers, chance)
    uno = chance.random() < 0.5
    return lambda table, now: actions.play(table, now, user, answer, number, uno=uno)


def random_changes(table: Table, chance: Random, moves: int = 100_000) -> Iterator[Change]:
    """Play so many moves, or to the end of the match."""
    for _ in range(moves):
        if table.decided:
            return
        change = random_move(table, chance)(table, NOW)
        assert change is not None
        table = change.table
        yield change


def played_on(table: Table, chance: Random, moves: int = 100_000) -> Table:
    """Return the table after so many moves, or at the end of the match."""
    for change in random_changes(table, chance, moves):
        table = change.table
    return table
