"""What can be done before the cards are dealt: sitting down, computer players, options. Pure, as all actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.players import LEVELS
from bot.rules.editions import EDITIONS
from bot.rules.rules import unfit_for
from bot.sessions.computer_names import computer_names
from bot.sessions.guild_settings import DEFAULTS, GuildSettings
from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal
from bot.sessions.table import Change, Guest, Seat, Table
from bot.sessions.votes import Votes
from bot.store.games import GameStatus

SEATS_OF_PLAY_NOW = 4
"""For how many a game begins that its host plays at once: three computers beside a host who is alone."""
PLAY_NOW_LEVEL = "normal"


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
    rematch_of: Table | None = None,
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
        has_reactions=settings.reactions,
        has_remarks=settings.remarks,
        wants_thread=settings.threads,
        parent_id=None if rematch_of is None else rematch_of.parent_id,
        rematch_of=None if rematch_of is None else rematch_of.id,
        invited=() if rematch_of is None else rematch_invited(rematch_of, host),
    )


def rematch_seats(table: Table, user: int) -> tuple[Seat, ...]:
    """Return the seats of a rematch that this user opens: theirs and the computers'; other players join by themselves.

    Raise SessionRefusal if the user left the match, or was put out.
    """
    seat = table.seated(user)
    if table.status is not GameStatus.ENDED:
        raise SessionRefusal("round_running")
    if not _stayed(table, seat):
        raise SessionRefusal("left_match")
    own = replace(table.seats[seat], missed=0, away=False)
    return (own, *(other for other in table.seats if other.level is not None))


def rematch_invited(table: Table, user: int) -> tuple[Seat, ...]:
    """Return the other players who were in the match to its end, and may want to join its rematch."""
    return tuple(
        seat for place, seat in enumerate(table.seats) if seat.user not in {None, user} and _stayed(table, place)
    )


def _stayed(table: Table, seat: int) -> bool:
    return table.game is None or table.game.state.in_match[seat]


def join(table: Table, now: datetime, user: int, name: str, global_name: str | None = None) -> Change:
    """Take a seat, by the user's name on this server and that everywhere."""
    _check_lobby(table)
    if table.seat_of(user) is not None:
        raise SessionRefusal("already_seated")
    return _with_seat(table, now, Seat(user, name, global_name=global_name))


def ask_in(table: Table, _now: datetime, user: int, guest: int) -> Change:
    """Note that a player asks another user into the lobby, which each is once."""
    _check_lobby(table)
    table.seated(user)
    if table.seat_of(guest) is not None:
        raise SessionRefusal("guest_seated")
    if any(asked.user == guest for asked in table.guests):
        raise SessionRefusal("guest_asked")
    _check_room(table)
    return Change(replace(table, guests=(*table.guests, Guest(guest))))


def keep_asking(table: Table, now: datetime, guest: int, message_id: int, channel_id: int) -> Change:
    """Remember the message that asks a user in, so that it is removed whatever happens."""
    asked = Guest(guest, message_id, channel_id)
    guests = tuple(asked if one.user == guest else one for one in table.guests)
    if table.status is GameStatus.ENDED:
        return Change(replace(table, guests=guests))
    return Change(table.next_version(now, guests=guests))


def stop_asking(table: Table, _now: datetime, message_id: int) -> Change:
    """Forget a message that is gone; the next save makes that durable, as to remove it twice does no harm."""
    guests = tuple(replace(one, message_id=None) if one.message_id == message_id else one for one in table.guests)
    return Change(replace(table, guests=guests))


def not_asked(table: Table, _now: datetime, guest: int) -> Change:
    """Forget that a user was asked in: they could not be told."""
    return Change(replace(table, guests=tuple(one for one in table.guests if one.user != guest)))


def add_computer(table: Table, now: datetime, user: int, level: str) -> Change:
    """Seat a computer player."""
    _check_host(table, user)
    _check_lobby(table)
    if not table.options.computers:
        raise SessionRefusal("no_computers")
    if level not in LEVELS:
        raise SessionRefusal("bad_options")
    return _with_seat(table, now, _computer(table.seats, level, table.locale))


def remove_computer(table: Table, now: datetime, user: int, name: str) -> Change:
    """Take the seat of the computer player of this name away."""
    _check_host(table, user)
    _check_lobby(table)
    for place, seat in enumerate(table.seats):
        if seat.level is not None and seat.name == name:
            return without_seat(table, now, place)
    raise SessionRefusal("no_seat")


def is_alone(table: Table) -> bool:
    """Tell whether the host alone sits in the lobby."""
    return len(table.seats) == 1


def with_computers(table: Table, user: int) -> Table:
    """Return the lobby with as many computers as its host needs to play at once."""
    _check_host(table, user)
    _check_lobby(table)
    if not table.options.computers:
        raise SessionRefusal("no_computers")
    seats = table.seats
    while len(seats) < min(SEATS_OF_PLAY_NOW, EDITIONS[table.options.edition].max_seats):
        seats = (*seats, _computer(seats, PLAY_NOW_LEVEL, table.locale))
    return replace(table, seats=seats)


def set_options(table: Table, now: datetime, user: int, options: Options) -> Change:
    """Choose how to play; where computers may not, their seats are free again."""
    _check_host(table, user)
    _check_lobby(table)
    seats = table.seats if options.computers else tuple(seat for seat in table.seats if seat.level is None)
    if len(seats) > EDITIONS[options.edition].max_seats:
        raise SessionRefusal("too_many")
    return Change(table.next_version(now, options=options, seats=seats))


def set_thread(table: Table, now: datetime, user: int, *, wanted: bool) -> Change | None:
    """Choose whether the game gets a thread of its own when it starts; None where that is so already."""
    _check_host(table, user)
    _check_lobby(table)
    return None if wanted == table.wants_thread else Change(table.next_version(now, wants_thread=wanted))


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


def _computer(seats: Sequence[Seat], level: str, locale: str) -> Seat:
    taken = {seat.name for seat in seats}
    name = next((name for name in computer_names(locale) if name not in taken), "")  # where none is free, it is full
    return Seat(None, name, level)


def _with_seat(table: Table, now: datetime, seat: Seat) -> Change:
    _check_room(table)
    return Change(table.next_version(now, seats=(*table.seats, seat)))


def _check_room(table: Table) -> None:
    if len(table.seats) >= EDITIONS[table.options.edition].max_seats:
        raise SessionRefusal("full")


def _check_host(table: Table, user: int) -> None:
    if user != table.host:
        raise SessionRefusal("not_host")


def _check_lobby(table: Table) -> None:
    if table.status is not GameStatus.LOBBY:
        raise SessionRefusal("started" if table.game is not None else "no_game")
