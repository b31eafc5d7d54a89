"""All that is kept about somebody, and forgetting it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import settings
from bot.store.changes import Late
from bot.store.games import Answer, Game, game_of
from bot.store.result_tables import COUNTED, IN_FORCE, players, ratings, seats, standings
from bot.store.rungs import take_off
from bot.store.schema import answers, games, player_settings

OURS = {"user_id", "recount", "by_rating", "by_rate", "kind"}
"""Columns that tell nothing about the person."""


@dataclass(frozen=True, slots=True)
class About:
    """All that is kept about somebody."""

    name: str | None
    settings: Mapping[str, Any]
    games: Sequence[Game]
    """In which they sit or sat."""
    answers: Mapping[str, Sequence[Answer]]
    """Of each of these games, by its id; of all its seats."""
    counted: Mapping[str, Sequence[Mapping[str, Any]]]
    """Of each table, their rows."""


async def about(connection: AsyncConnection, user_id: int) -> About:
    """Reads it."""
    name = await connection.scalar(select(players.c.name).where(players.c.user_id == user_id))
    rows = await connection.execute(_games_of(user_id).order_by(games.c.created, games.c.id))
    theirs = [game_of(row) for row in rows.mappings()]
    given: dict[str, list[Answer]] = {game.id: [] for game in theirs}
    query = select(answers).join(seats, seats.c.game_id == answers.c.game_id).where(seats.c.user_id == user_id)
    for row in await connection.execute(query.order_by(answers.c.game_id, answers.c.number)):
        given[row.game_id].append(Answer(row.number, row.answer, row.at))
    counted = {}
    for table in COUNTED:
        columns = [column for column in table.c if column.name not in OURS]
        query = select(*columns).where(table.c.user_id == user_id, table.c.recount == IN_FORCE)
        counted[table.name] = [dict(row) for row in (await connection.execute(query)).mappings()]
    return About(name, await settings.of_player(connection, user_id), theirs, given, counted)


def _games_of(user_id: int) -> Select[Any]:
    return select(games).join(seats, seats.c.game_id == games.c.id).where(seats.c.user_id == user_id)


@dataclass(frozen=True, slots=True)
class Forget:
    """Forgets somebody: a stranger, a number below 0, is in their place, so that others' ratings can be counted anew.

    How a session is told without them (`without(game, user_id, stranger)`) is its writer's; it raises UnitRefused
    where they cannot be forgotten yet.
    """

    user_id: int
    without: Callable[[Game, int, int], str]

    def rows(self, dialect: str) -> Iterator[Late]:
        """Itself."""
        yield self

    async def write(self, connection: AsyncConnection) -> None:
        """Takes them out of their games, and deletes what is counted for them."""
        # Of 62 bits: nobody has it twice, and it fits.
        stranger = -1 - secrets.randbits(62)
        # What another process is saving is waited for, in the order of `standings`; it reads the game again then.
        rows = await connection.execute(_games_of(self.user_id).order_by(games.c.id).with_for_update(of=games))
        theirs = [game_of(row) for row in rows.mappings()]
        told = [{"of": game.id, "told": self.without(game, self.user_id, stranger)} for game in theirs]
        if told:
            retold = update(games).where(games.c.id == bindparam("of"))
            await connection.execute(retold.values(session=bindparam("told"), version=games.c.version + 1), told)
            # Only these: where they sat down meanwhile, they have a seat.
            seat = delete(seats).where(seats.c.game_id == bindparam("of"), seats.c.user_id == self.user_id)
            await connection.execute(seat, [{"of": game.id} for game in theirs])
        mine = ratings.c.user_id == self.user_id
        await connection.execute(update(ratings).where(mine).values(user_id=stranger))
        await take_off(connection, standings.c.user_id == self.user_id)
        for table in (*COUNTED, players, player_settings):
            await connection.execute(delete(table).where(table.c.user_id == self.user_id))
