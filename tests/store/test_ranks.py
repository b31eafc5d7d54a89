"""Ranks and boards are what a plain look at the standings gives; counting everything again changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import product
from random import Random

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, delete, insert, select

from bot.store import (
    BoardFilter,
    By,
    End,
    Figures,
    GameStatus,
    Period,
    SeatResult,
    Store,
    StoredGame,
    StoredSeat,
)
from bot.store.boards import PAGE
from bot.store.counting import begin_again
from bot.store.db import transaction
from bot.store.schema import COUNTED, housekeeping, metadata, standings, teams
from bot.store.teams import users_of
from tests.store.given import a_game, count, forgotten, save_end
from tests.store.test_boards import A_MONDAY, a_board

USERS = range(1, 25)
GUILDS = (3 << 22, 4 << 22)
EDITIONS = ("classic", "bts")
POINTS = (0, 0, 0, 20, 31, 32, 33, 63, 64, 65, 1000, 1015, 40_000)
TEAMS = 0.6
FRIENDS = ((1, 2, 3, 4), (1, 2, 3, 5), (1, 2, 20, 21, 22, 23))
MATCH, COUNT, FORGET, RECOUNT = "match", "count", "forget", "recount"

what_happens = st.lists(
    st.tuples(st.sampled_from([MATCH] * 7 + [COUNT, FORGET, RECOUNT]), st.integers(0, 2**32)), min_size=8, max_size=30
)
much = [(MATCH, seed) for seed in range(40)]


@settings(max_examples=3, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(what_happens)
@example([*much, (FORGET, 1), (RECOUNT, 0), (FORGET, 2), *much[:5], (COUNT, 0), (MATCH, 50), (FORGET, 3), (RECOUNT, 0)])
async def test_places_are_those_of_a_plain_count(store: Store, happens: Sequence[tuple[str, int]]) -> None:
    await emptied(store)
    at = A_MONDAY
    for what, seed in happens:
        chance = Random(seed)
        if what == MATCH:
            game, end, results = a_match(chance)
            at = max(at, end.at)
            await save_end(store, game, end, results)
        elif what == FORGET:
            await forgotten(store, chance.choice(USERS))
        else:
            await count(store)
        if what == RECOUNT:
            before = await all_counted(store)
            await store.keep_house(begin_again)
            await count(store)
            assert await all_counted(store) == before
    await count(store)
    await boards_are_right(store, at)


async def emptied(store: Store) -> None:
    """Delete what the example before left."""

    def empty(connection: Connection) -> None:
        for table in reversed(metadata.sorted_tables):
            connection.execute(delete(table))
        connection.execute(insert(housekeeping), {"counted_to": 0, "cleared_to": A_MONDAY})

    await transaction(store.database.writer, empty)


async def all_counted(store: Store) -> list[list[tuple[object, ...]]]:
    async with store.database.reading() as connection:
        return [sorted(map(tuple, await connection.execute(select(table)))) for table in COUNTED]


def a_match(chance: Random) -> tuple[StoredGame, End, Sequence[SeatResult]]:
    """Some of the users at a table, in a month; those later in the list play more, and some always in teams."""
    seated = {max(chance.choice(USERS), chance.choice(USERS)) for _ in range(chance.randint(1, 10))}
    in_teams = chance.random() < TEAMS
    if in_teams:
        seated = set(chance.choice(FRIENDS))
    results = []
    for seat in range(len(seated)):
        place = chance.choice([None, 1, 2, 3, 4])
        figures = None if place is None else Figures(rounds=1)
        points = 0 if place is None else chance.choice(POINTS)
        results.append(SeatResult(seat, points, figures, place, won=place == 1, rated=place is not None))
    if in_teams:
        places = chance.choice([(1, 2), (2, 1), (1, 1)])
        teams = [replace(one, place=one.place and places[one.seat % 2], team=one.seat % 2) for one in results]
        results = [replace(one, won=one.place == 1) for one in teams]
    winners = tuple(result.seat for result in results if result.won)
    at = A_MONDAY + timedelta(days=chance.randrange(-20, 20))
    game = a_game(
        guild_id=chance.choice(GUILDS),
        edition=chance.choice(EDITIONS),
        status=GameStatus.ENDED,
        seats=tuple(StoredSeat(user, f"p{user}") for user in sorted(seated)),
    )
    return game, End(game.id, game.guild_id, game.edition, 1, at, (), winners), results


async def boards_are_right(store: Store, at: datetime) -> None:
    """All pages, and some players' own ranks, are what counting all who are above gives."""
    scopes = [(None, None), (GUILDS[0], None), (None, "bts"), (GUILDS[1], "classic")]
    for (guild, edition), period, by in product(scopes, Period, By):
        which = BoardFilter(guild, edition, period, by, at=at)
        if by == By.TEAMS:
            await teams_are_right(store, which)
            continue
        async with store.database.reading() as connection:
            query = select(which.key, standings.c.user_id).where(*which.played)
            reached = sorted(map(tuple, await connection.execute(query)), reverse=True)
        placed = [(value, user) for value, user in reached if value > 0]
        ranks = {user: 1 + sum(other > value for other, _ in placed) for value, user in placed}
        pages = max(1, -(-len(placed) // PAGE))
        shown = []
        for number in range(max(pages, 3)):
            page, own = number % pages + 1, reached[number * 5 % len(reached)][1] if reached else 0
            board = await a_board(store, guild, edition, period, by, page=page, own=own, at=at)
            assert board.total == len(placed)
            assert (board.own and board.own.rank) == ranks.get(own)
            shown += [(place.users[0], place.rank) for place in board.places] if number < pages else []
        assert shown == [(user, ranks[user]) for _, user in placed]


async def teams_are_right(store: Store, which: BoardFilter) -> None:
    """Each team that has a rank is there once, and the best of a player is their own."""
    columns = (teams.c.by_rating, teams.c.team, teams.c.user_id)
    async with store.database.reading() as connection:
        rows = list(await connection.execute(select(*columns).where(*which.played)))
    best: dict[int, int] = {}
    for value, _, user in rows:
        best[user] = max(best.get(user, 0), value)
    placed = {(value, users_of(team)) for value, team, _ in rows if value}
    ranks = {users: 1 + sum(other > value for other, _ in placed) for value, users in placed}
    for user, value in best.items():
        board = await a_board(store, which.guild_id, which.edition, which.period, which.by, own=user, at=which.at)
        assert len(board.places) == board.total == len(placed) <= PAGE
        assert {place.users: place.rank for place in board.places} == ranks
        assert board.own is not None
        assert user in board.own.users
        assert board.own.rank == (1 + sum(other > value for other, _ in placed) if value else None)
