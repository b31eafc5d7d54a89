"""Buckets hold as many as a plain count of the standings gives, whatever befell them; so do ranks and boards."""

from __future__ import annotations

from collections import Counter
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
    Figures,
    Forget,
    GameStatus,
    Period,
    RoundResult,
    SaveGame,
    SeatResult,
    Store,
    StoredGame,
    StoredSeat,
    recount,
)
from bot.store.boards import PAGE
from bot.store.db import transaction
from bot.store.rank_buckets import bucket_of
from bot.store.schema import RANKED_BY, metadata, rank_buckets, recounts, standings
from tests.store.given import a_game
from tests.store.test_boards import A_MONDAY, a_board

USERS = range(1, 25)
GUILDS = (3 << 22, 4 << 22)
EDITIONS = ("classic", "bts")
POINTS = (0, 0, 0, 20, 31, 32, 33, 63, 64, 65, 1000, 1015, 40_000)
MATCH, FORGET, RECOUNT, GIVE_UP = "match", "forget", "recount", "give up"

what_happens = st.lists(
    st.tuples(st.sampled_from([MATCH] * 7 + [FORGET, RECOUNT, GIVE_UP]), st.integers(0, 2**32)), min_size=8, max_size=30
)
much = [(MATCH, seed) for seed in range(40)]


@given(st.integers(1, 2**31 - 1), st.integers(1, 2**31 - 1))
def test_a_bucket_is_a_few_neighbours(one: int, other: int) -> None:
    bucket = bucket_of(one)
    assert one in bucket
    assert (other in bucket) == (bucket_of(other) == bucket)
    assert len(bucket) == 1 if one < 32 else len(bucket) <= one / 16
    assert 0 < bucket[0] <= bucket[-1] < 2**31, "it fits into the column"


@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(what_happens)
@example(much)
@example([*much, (FORGET, 1), (RECOUNT, 0), (FORGET, 2), *much[:5], (GIVE_UP, 3), (MATCH, 50), (RECOUNT, 1)])
async def test_places_are_those_of_a_plain_count(store: Store, happens: Sequence[tuple[str, int]]) -> None:
    await emptied(store)
    counted: list[RoundResult] = []
    for what, seed in happens:
        chance = Random(seed)
        if what == MATCH:
            game, end = a_match(chance)
            counted.append(end)
            await store.save(SaveGame(game), end)
        elif what == FORGET:
            await store.save(Forget(chance.choice(USERS)))
        else:
            await recounted(store, counted, len(counted) if what == RECOUNT else len(counted) // 2)
            if what == RECOUNT and chance.random() < 0.5:
                await recount.sweep(store)
        await buckets_are_right(store)
    await boards_are_right(store, max((end.at for end in counted), default=A_MONDAY))


async def emptied(store: Store) -> None:
    """Delete what the example before left."""

    def empty(connection: Connection) -> None:
        for table in reversed(metadata.sorted_tables):
            connection.execute(delete(table))
        connection.execute(insert(recounts), {"number": 1, "in_force": True})

    await transaction(store.database.writer, empty)


def a_match(chance: Random) -> tuple[StoredGame, RoundResult]:
    """Some of the users at a table, in a month; those later in the list play more."""
    seated = {max(chance.choice(USERS), chance.choice(USERS)) for _ in range(chance.randint(1, 10))}
    results = []
    for seat in range(len(seated)):
        place = chance.choice([None, 1, 2, 3, 4])
        figures = None if place is None else Figures(rounds=1)
        points = 0 if place is None else chance.choice(POINTS)
        results.append(SeatResult(seat, points, figures, place, won=place == 1, rated=place is not None))
    winners = [result.seat for result in results if result.won]
    at = A_MONDAY + timedelta(days=chance.randrange(-20, 20))
    game = a_game(
        guild_id=chance.choice(GUILDS),
        edition=chance.choice(EDITIONS),
        status=GameStatus.ENDED,
        seats=tuple(StoredSeat(user, f"p{user}") for user in sorted(seated)),
    )
    return game, RoundResult(game.id, game.guild_id, game.edition, 1, at, [], results, winners)


async def recounted(store: Store, counted: Sequence[RoundResult], so_far: int) -> None:
    """Count the first of these anew; it comes into force if these are all."""
    number = await recount.begin(store)
    noted = await store.read(recount.results_after, 0, len(counted))
    again = [(place, replace(end, seats=of.seats)) for (place, end), of in zip(noted, counted, strict=True)]
    assert [end for _, end in again] == [replace(end, away=(), winners=tuple(end.winners or ())) for end in counted]
    await store.save(recount.CountAgain(number, again[:so_far]))
    if so_far == len(counted):
        await store.save(recount.FinishRecount(number, await store.read(recount.last_number)))


async def buckets_are_right(store: Store) -> None:
    """In every recount, swept or not."""
    plain: Counter[tuple[object, ...]] = Counter()
    async with store.database.reading() as connection:
        for row in (await connection.execute(select(standings))).mappings():
            for column in RANKED_BY:
                if row[column.name] > 0:
                    here = (row["recount"], row["guild_id"], row["edition"], row["period"], column.name)
                    plain[*here, bucket_of(row[column.name]).start] += 1
        kept = {tuple(row[:-1]): row.players for row in await connection.execute(select(rank_buckets))}
    assert kept == plain


async def boards_are_right(store: Store, at: datetime) -> None:
    """All pages, and some players' own ranks, are what counting all who are above gives."""
    scopes = [(None, None), (GUILDS[0], None), (None, "bts"), (GUILDS[1], "classic")]
    for (guild, edition), period, by in product(scopes, Period, By):
        which = BoardFilter(guild, edition, period, by, at=at)
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
            shown += [(place.user_id, place.rank) for place in board.places] if number < pages else []
        assert shown == [(user, ranks[user]) for _, user in placed]
