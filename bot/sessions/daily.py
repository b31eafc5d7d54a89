"""The deal of the day: a private game against three computers, dealt alike to everyone, once a day each.

A day is one of UTC. Its edition follows from its date, and its seed from a secret that the bot's store keeps: no one
can know the cards before, all processes deal the same, and its seal, which is shown that day, is that of the seed that
is shown the day after. What the computers answer follows from the seed and from what the player answers
(`bot.players.fixed`). Who began in time may finish a little later; then the day is over, and its seed no secret.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256

from bot.rules.editions import EDITIONS
from bot.rules.record import Record
from bot.rules.scoring import winnings
from bot.sessions.computer_names import computer_names
from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal
from bot.sessions.table import Change, Seat, Table
from bot.store import daily as stored
from bot.store.clearing import DAILY
from bot.store.daily import DailyResult
from bot.store.games import StoredGame
from bot.store.periods import day_number
from bot.store.store import Store
from bot.version import version

PLAYER = 0
COMPUTERS = (1, 2, 3)
LEVEL = "hard"
ROTATION = ("classic", "minecraft", "no-mercy", "avengers", "transformers", "bts")
"""The editions, one a day in turn."""
FINISHING = timedelta(minutes=30)
"""How long after its day a deal that was begun may be finished; its seed is shown from then on."""
ONE_DAY = timedelta(days=1)
LINE_OF_TABLE = 3
"""Of a record: where it begins to say what is played, and by how many."""


# Days


def day_at(now: datetime) -> date:
    """Return the day of this moment."""
    return now.astimezone(UTC).date()


def begins_at(day: date) -> datetime:
    """Return when the deal of a day may be played from."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC)


def ends_at(day: date) -> datetime:
    """Return when the next one comes."""
    return begins_at(day) + ONE_DAY


def closes_at(day: date) -> datetime:
    """Return when what was begun is over, finished or not, and the seed is shown."""
    return ends_at(day) + FINISHING


def number_of(day: date) -> int:
    """Return the day as it is stored."""
    return day_number(begins_at(day))


def day_of_number(number: int) -> date | None:
    """Return the day that is stored so; None where that is none."""
    with suppress(ValueError):
        return date(number // 10_000, number // 100 % 100, number % 100)
    return None


def kind_of(day: date) -> str:
    """Return the kind of private game that the deal of a day is."""
    return f"{DAILY}{number_of(day)}"


def day_of(game: Table | StoredGame) -> date | None:
    """Return of which day this deal is; None if it is no daily deal."""
    kind = game.private
    return day_of_number(int(kind.removeprefix(DAILY))) if kind.startswith(DAILY) else None


def is_open(day: date, now: datetime) -> bool:
    """Tell whether no one plays the deal of this day any more, so that nothing of it is secret."""
    return now >= closes_at(day)


def is_secret(game: StoredGame, now: datetime) -> bool:
    """Tell whether a game is private, and no daily deal that no one plays any more."""
    day = day_of(game)
    return bool(game.private) and (day is None or not is_open(day, now))


def streak(played: Sequence[date], today: date) -> int:
    """Return how many days in a row a user has finished their deal: up to today, or yesterday while today lasts."""
    days = set(played)
    last = today if today in days else today - ONE_DAY
    first = last
    while first in days:
        first -= ONE_DAY
    return (last - first).days


# The deal


def edition_of(day: date) -> str:
    """Return the edition of a day."""
    return ROTATION[day.toordinal() % len(ROTATION)]


def options_of(day: date) -> Options:
    """Return what the deal of a day is played by: a single round by the edition's own rules, without a clock."""
    edition = edition_of(day)
    return Options(edition, "single", EDITIONS[edition].target, turn_seconds=None)


def is_daily(record: Record) -> bool:
    """Tell whether a daily deal may have this record: the edition's own rules, one round, and as many seats."""
    usual = Record(record.edition, 1 + len(COMPUTERS), record.seed, (), "single", EDITIONS[record.edition].target)
    return replace(record, answers=[]) == usual


def seed_of(secret: bytes, day: date) -> bytes:
    """Return what all chance of a day's deal comes from."""
    return hmac.digest(secret, f"daily {day.isoformat()}".encode(), sha256)


def seats_of(player: Seat, locale: str) -> list[Seat]:
    """Return who sits at the table: the player, and three computers."""
    names = [name for name in computer_names(locale) if name != player.name]
    return [player, *(Seat(None, name, LEVEL) for name in names[: len(COMPUTERS)])]


async def secret_of(store: Store) -> bytes:
    """Return the secret of this bot, which is made when it is first asked for; all processes get the same."""
    secret = await store.read(stored.secret)
    if secret is None:
        await store.save(stored.new_secret())
        secret = await store.read(stored.secret)
    if secret is None:
        raise LookupError("the secret of the daily deals was not kept")
    return secret


# The game


def check(table: Table, now: datetime) -> None:
    """Raise SessionRefusal if the time for this daily deal is over."""
    day = day_of(table)
    if day is not None and is_open(day, now):
        raise SessionRefusal("day_over")


def results_of(before: Table, change: Change) -> list[DailyResult]:
    """Return what came of a daily deal, where this change ends its round; it is saved with it."""
    table = change.table
    if not change.answers or (before.game is not None and before.game.state.over):
        return []
    result = result_of(table)
    return [] if result is None else [result]


def result_of(table: Table) -> DailyResult | None:
    """Return what came of a daily deal; None if it is none, or its round is not over."""
    day, game = day_of(table), table.game
    player = table.seats[PLAYER] if table.seats else None
    if day is None or game is None or not game.state.over or player is None or player.user is None:
        return None
    state, edition = game.state, game.edition
    has_won = state.winner == PLAYER
    is_out = PLAYER in state.knocked_out
    return DailyResult(
        number_of(day),
        player.user,
        table.guild_id,
        table.id,
        edition.key,
        player.name,
        player.global_name,
        winnings(state, PLAYER) if has_won else 0,
        (edition.mercy or 0) if is_out else len(state.hands[PLAYER]),
        has_won,
        version(),
    )
