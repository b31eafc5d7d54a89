"""What can be done before the cards are dealt: sitting down, computer players, options. Pure, as all actions."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.players import LEVELS
from bot.rules.editions import EDITIONS
from bot.rules.rules import unfit_for
from bot.sessions.guild_settings import DEFAULTS, GuildSettings
from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal
from bot.sessions.table import Change, Seat, Table
from bot.sessions.votes import Votes
from bot.store.games import GameStatus

COMPUTER_NAMES = ("Ada", "Bruno", "Cleo", "Dexter", "Edda", "Fynn", "Greta", "Hugo", "Iris", "Juno")
"""One is free at every table that is not full, whatever the players are called."""


def new_table(
    game_id: str,
    guild_id: int,
    channel_id: int,
    host: int,
    seats: Sequence[Seat],
    options: Options,
    locale: str,
    seed: bytes,
    now: datetime,
    settings: GuildSettings = DEFAULTS,
) -> Table:
    """Return a lobby that opens."""
    return Table(
        game_id,
        guild_id,
        channel_id,
        GameStatus.LOBBY,
        host,
        locale,
        settings.recognised(options),
        tuple(seats),
        seed,
        created=now,
        updated=now,
        seen=now,
        judging=settings.judging,
        pings=settings.pings,
    )


def rematch_seats(table: Table, user: int) -> tuple[Seat, ...]:
    """Return the seats of a rematch that this user opens: the deal moves on, so who sat second now sits first."""
    table.seated(user)
    if table.status is not GameStatus.ENDED:
        raise SessionRefusal("round_running")
    return tuple(seat for seat in (*table.seats[1:], *table.seats[:1]) if seat.pseudonym is None)


def join(table: Table, now: datetime, user: int, name: str) -> Change:
    """Take a seat."""
    _check_lobby(table)
    if table.seat_of(user) is not None:
        raise SessionRefusal("already_seated")
    return _with_seat(table, now, Seat(user, name))


def add_computer(table: Table, now: datetime, user: int, level: str) -> Change:
    """Seat a computer player."""
    _check_host(table, user)
    _check_lobby(table)
    if not table.options.computers:
        raise SessionRefusal("no_computers")
    if level not in LEVELS:
        raise SessionRefusal("bad_options")
    taken = {seat.name for seat in table.seats}
    name = next((name for name in COMPUTER_NAMES if name not in taken), "")  # a table where none is free is full
    return _with_seat(table, now, Seat(None, name, level))


def remove_computer(table: Table, now: datetime, user: int, seat: int) -> Change:
    """Take a computer player's seat away."""
    _check_host(table, user)
    _check_lobby(table)
    if not 0 <= seat < len(table.seats) or table.seats[seat].user is not None:
        raise SessionRefusal("no_seat")
    return without_seat(table, now, seat)


def set_options(table: Table, now: datetime, user: int, options: Options) -> Change:
    """Choose how to play; where computers may not, their seats are free again."""
    _check_host(table, user)
    _check_lobby(table)
    seats = table.seats if options.computers else tuple(seat for seat in table.seats if seat.level is None)
    if len(seats) > EDITIONS[options.edition].max_seats:
        raise SessionRefusal("too_many")
    votes = table.votes if len(seats) == len(table.seats) else Votes()
    return Change(table.next_version(now, options=options, seats=seats, votes=votes))


def check_start(table: Table, user: int) -> None:
    """Raise SessionRefusal where this user may not start the match, or not yet."""
    _check_host(table, user)
    _check_lobby(table)
    if len(table.seats) < EDITIONS[table.options.edition].min_seats:
        raise SessionRefusal("too_few")
    if unfit_for(table.options.house, len(table.seats)) is not None:
        raise SessionRefusal("house_seats")


def without_seat(table: Table, now: datetime, seat: int) -> Change:
    """Free a seat; who hosts after a host that leaves sits first. A lobby without players is over."""
    seats = (*table.seats[:seat], *table.seats[seat + 1 :])
    players = [place for place, other in enumerate(seats) if other.user is not None]
    if not players:
        return Change(table.next_version(now, seats=seats, status=GameStatus.ENDED, ended=now))
    if table.seats[seat].user == table.host:
        seats = (*seats[players[0] :], *seats[: players[0]])
    return Change(table.next_version(now, seats=seats, votes=Votes()).with_present_host())


def _with_seat(table: Table, now: datetime, seat: Seat) -> Change:
    if len(table.seats) >= EDITIONS[table.options.edition].max_seats:
        raise SessionRefusal("full")
    return Change(table.next_version(now, seats=(*table.seats, seat)))


def _check_host(table: Table, user: int) -> None:
    if user != table.host:
        raise SessionRefusal("not_host")


def _check_lobby(table: Table) -> None:
    if table.status is not GameStatus.LOBBY:
        raise SessionRefusal("started" if table.game is not None else "no_game")
