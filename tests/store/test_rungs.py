"""Rungs hold as many as a plain count of the standings tells, whatever befell them; so do places and boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import product
from random import Random

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from sqlalchemy import delete, insert, select

from bot.store import By, Count, CountAgain, CountEnd, Figures, FinishRecount, Life, Period, SaveGame, Store
from bot.store.boards import PAGE, Wanted
from bot.store.privacy import Forget
from bot.store.result_tables import PLACED_BY, recounts, rungs, standings
from bot.store.rungs import rung_of
from bot.store.schema import metadata
from tests.store.given import a_game
from tests.store.test_boards import A_MONDAY

PEOPLE = range(1, 25)
GUILDS = (3 << 22, 4 << 22)
EDITIONS = ("classic", "bts")
POINTS = (0, 0, 0, 20, 31, 32, 33, 63, 64, 65, 1000, 1015, 40_000)
MATCH, FORGET, RECOUNT, GIVE_UP = "match", "forget", "recount", "give up"

what_happens = st.lists(
    st.tuples(st.sampled_from([MATCH] * 7 + [FORGET, RECOUNT, GIVE_UP]), st.integers(0, 2**32)), min_size=8, max_size=30
)
much = [(MATCH, seed) for seed in range(40)]


@given(st.integers(1, 2**31 - 1), st.integers(1, 2**31 - 1))
def test_a_rung_is_a_few_neighbours(one: int, other: int) -> None:
    rung = rung_of(one)
    assert one in rung
    assert (other in rung) == (rung_of(other) == rung)
    assert len(rung) == 1 if one < 32 else len(rung) <= one / 16
    assert 0 < rung[0] <= rung[-1] < 2**31, "it fits into the column"


@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(what_happens)
@example(much)
@example([*much, (FORGET, 1), (RECOUNT, 0), (FORGET, 2), *much[:5], (GIVE_UP, 3), (MATCH, 50), (RECOUNT, 1)])
async def test_places_are_those_of_a_plain_count(store: Store, happens: Sequence[tuple[str, int]]) -> None:
    await emptied(store)
    counted: list[CountEnd] = []
    for what, seed in happens:
        chance = Random(seed)
        if what == MATCH:
            game = a_game(life=Life.ENDED)
            counted.append(a_match(game.id, chance))
            await store.commit(SaveGame(game), counted[-1])
        elif what == FORGET:
            gone = chance.choice(PEOPLE)
            await store.commit(Forget(gone, lambda game, *_: game.session))
            counted = [without(gone, end) for end in counted]
        else:
            await recount(store, counted, len(counted) if what == RECOUNT else len(counted) // 2)
            if what == RECOUNT and chance.random() < 0.5:
                await store.sweep()
        await rungs_are_right(store)
    await boards_are_right(store, max((end.at for end in counted), default=A_MONDAY))


async def emptied(store: Store) -> None:
    """Forgets what the example before left."""
    async with store._engines.writer.begin() as connection:
        for table in reversed(metadata.sorted_tables):
            await connection.execute(delete(table))
        await connection.execute(insert(recounts), {"number": 1, "in_force": True})


def a_match(game_id: str, chance: Random) -> CountEnd:
    """Some of the people at a table, in a month; who sits later in the list plays more."""
    seated = {max(chance.choice(PEOPLE), chance.choice(PEOPLE)) for _ in range(chance.randint(1, 10))}
    counts = []
    for seat, user in enumerate(sorted(seated)):
        place = chance.choice([None, 1, 2, 3, 4])
        figures = None if place is None else Figures(rounds=1)
        points = 0 if place is None else chance.choice(POINTS)
        rated = place is not None
        counts.append(Count(seat, user, f"p{user}", points, figures, place, won=place == 1, rated=rated))
    winners = [count.seat for count in counts if count.won]
    at = A_MONDAY + timedelta(days=chance.randrange(-20, 20))
    return CountEnd(game_id, chance.choice(GUILDS), chance.choice(EDITIONS), 1, at, [], counts, winners)


def without(gone: int, end: CountEnd) -> CountEnd:
    """The end as it is counted once somebody is forgotten."""
    counts = [replace(count, user_id=-gone) if count.user_id == gone else count for count in end.counts]
    return replace(end, counts=counts)


async def recount(store: Store, counted: Sequence[CountEnd], so_far: int) -> None:
    """Counts the first of these anew; it comes into force if these are all."""
    number = await store.begin_recount()
    noted = await store.ends_after(0, len(counted))
    again = [(end, lambda _, of=of: of.counts) for end, of in zip(noted, counted, strict=True)]
    await store.commit(CountAgain(number, again[:so_far]))
    if so_far == len(counted):
        await store.commit(FinishRecount(number, await store.last_end()))


async def rungs_are_right(store: Store) -> None:
    """In every recount, swept or not."""
    plain: Counter[tuple[object, ...]] = Counter()
    async with store._reading() as connection:
        for row in (await connection.execute(select(standings))).mappings():
            for column in PLACED_BY:
                if row[column.name] > 0:
                    here = (row["recount"], row["guild_id"], row["edition"], row["period"], column.name)
                    plain[*here, rung_of(row[column.name]).start] += 1
        kept = {tuple(row[:-1]): row.people for row in await connection.execute(select(rungs))}
    assert kept == plain


async def boards_are_right(store: Store, at: datetime) -> None:
    """All pages, and some people's own places, as counting all who are above tells."""
    scopes = [(None, None), (GUILDS[0], None), (None, "bts"), (GUILDS[1], "classic")]
    for (guild, edition), period, by in product(scopes, Period, By):
        wanted = Wanted(guild, edition, period, by, at)
        async with store._reading() as connection:
            query = select(wanted.key, standings.c.user_id).where(*wanted.here)
            reached = sorted(map(tuple, await connection.execute(query)), reverse=True)
        placed = [(value, user) for value, user in reached if value > 0]
        ranks = {user: 1 + sum(other > value for other, _ in placed) for value, user in placed}
        pages = max(1, -(-len(placed) // PAGE))
        shown = []
        for number in range(max(pages, 3)):
            page, own = number % pages + 1, reached[number * 5 % len(reached)][1] if reached else 0
            board = await store.board(guild, edition, period, by, page=page, own=own, at=at)
            assert board.total == len(placed)
            assert (board.own and board.own.rank) == ranks.get(own)
            shown += [(place.user_id, place.rank) for place in board.places] if number < pages else []
        assert shown == [(user, ranks[user]) for _, user in placed]
