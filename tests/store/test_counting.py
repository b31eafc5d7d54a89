"""Counting behind the moves: no end is lost, counted twice, or reckoned from old ratings, and no move waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import chain, pairwise

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import Connection, select, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.store import (
    By,
    Counted,
    End,
    Figures,
    GameStatus,
    SaveGame,
    SeatResult,
    Skipped,
    Store,
    StoredGame,
    StoredSeat,
    StoreError,
    UnitRefused,
    forget,
    games,
    history,
    stats,
)
from bot.store.counting import begin_again, count_ends
from bot.store.db import transaction
from bot.store.ends import progress, skipped_games, uncounted, uncounted_matches
from bot.store.rating import START, Rating, rate, rated_by
from bot.store.schema import ends as ends_table
from bot.store.schema import housekeeping
from tests.store.given import NOW, RESULTS, a_game, count, forgotten, save_end
from tests.store.test_boards import ANN, BEN, CAT, HERE, a_board, finish

EACH = 25


def won_by_ann() -> tuple[StoredGame, End, list[SeatResult]]:
    """A match that Ann has won, and Ben lost."""
    game = a_game(guild_id=HERE, status=GameStatus.ENDED, seats=(StoredSeat(ANN, "Ann"), StoredSeat(BEN, "Bó")))
    results = [
        SeatResult(0, points=100, figures=Figures(rounds=1), place=1, won=True, rated=True),
        SeatResult(1, figures=Figures(rounds=1), place=2, rated=True),
    ]
    return game, End(game.id, HERE, "classic", 7, NOW, (), (0,)), results


async def saved(store: Store) -> End:
    """Save it, to be counted."""
    game, end, results = won_by_ann()
    await save_end(store, game, end, results)
    return end


async def games_of(store: Store, user: int) -> int:
    """Return how many games are counted for a user."""
    found = await store.read(stats.stats, user)
    return 0 if found is None else found.games


async def kept_of(store: Store, end: End) -> tuple[int | None, str | None, str | None]:
    """Return the number of an end, what rated it, and why it was skipped."""
    columns = (ends_table.c.number, ends_table.c.rated_by, ends_table.c.skipped)
    async with store.database.reading() as connection:
        row = (await connection.execute(select(*columns).where(ends_table.c.game_id == end.game_id))).one()
        return row.number, row.rated_by, row.skipped


async def test_matches_of_the_same_people_end_in_two_processes_at_once(store: Store, database_url: str) -> None:
    async with await Store.open(database_url) as other:

        async def ends(where: Store, number: int) -> None:
            await finish(where, {ANN: 1 + number % 2, BEN: 2 - number % 2, CAT: 3})

        await asyncio.gather(*(ends(where, number) for where in (store, other) for number in range(EACH)))
    for user in (ANN, BEN, CAT):
        for guild, edition in ((None, None), (HERE, None), (None, "classic"), (HERE, "classic")):
            steps = await store.read(stats.rating_steps, user, guild, edition)
            assert len(steps) == 2 * EACH
            assert steps[0].rating - steps[0].gained == START
            assert all(now.rating - now.gained == was.rating for was, now in pairwise(steps))
    numbers = [
        match.match_number for page in range(1, 6) for match in (await store.read(history.of_guild, HERE, page)).matches
    ]
    assert numbers == list(range(2 * EACH, 0, -1))


async def test_an_end_is_counted_when_its_turn_comes(store: Store) -> None:
    end = await saved(store)
    assert await store.read(progress) == (0, 1)
    assert await store.read(uncounted_matches, [end.game_id, "another"]) == {end.game_id}
    assert await store.read(stats.rating_changes, end.game_id) is None
    assert await games_of(store, ANN) == 0
    await count(store)
    assert await store.read(progress) == (1, 1)
    assert await store.read(uncounted_matches, [end.game_id]) == set()
    assert await store.read(stats.rating_changes, end.game_id)
    assert await games_of(store, ANN) == 1
    assert await kept_of(store, end) == (1, rated_by(), None)
    assert rated_by().startswith("openskill 6")


async def test_what_another_has_counted_meanwhile_is_not_counted_again(store: Store) -> None:
    end = await saved(store)
    results = [Counted(end, RESULTS[end.game_id])]
    outcomes = [await store.keep_house(partial(count_ends, counted_to=0, counted=results)) for _ in range(2)]
    assert outcomes == [True, False]
    assert await games_of(store, ANN) == 1


async def test_who_dies_while_counting_has_counted_nothing(store: Store) -> None:
    """The connection is gone before the transaction is committed."""
    end = await saved(store)

    def die(connection: Connection) -> None:
        assert count_ends(connection, 0, [Counted(end, RESULTS[end.game_id])])
        raise ConnectionResetError

    with pytest.raises(StoreError):
        await store.keep_house(die)
    assert await games_of(store, ANN) == 0
    assert (await kept_of(store, end))[0] is None
    await count(store)
    assert await games_of(store, ANN) == 1


@asynccontextmanager
async def stands_still_while_counting(url: str, end: End) -> AsyncIterator[None]:
    """Another process that has counted an end, and stands still before it commits; then it dies."""
    engine = create_async_engine(url, poolclass=NullPool)
    async with engine.connect() as connection:
        assert await connection.run_sync(count_ends, 0, [Counted(end, RESULTS[end.game_id])])
        yield
        await connection.invalidate()


async def test_no_move_waits_for_a_process_that_stands_still_while_it_counts(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as store:
        end = await saved(store)
        game = a_game(8)
        await store.save(SaveGame(game))
        async with stands_still_while_counting(postgres_url, end):
            for _ in range(20):
                game = game.next_version(NOW)
                await store.save(SaveGame(game))
            ended = won_by_ann()
            await save_end(store, *ended)
            next_ones = await store.read(uncounted, 5)
            again = [Counted(one, RESULTS[one.game_id]) for one in next_ones.ends]
            assert not await store.keep_house(partial(count_ends, counted_to=0, counted=again)), "it does not wait"
        await count(store)
        assert await games_of(store, ANN) == 2


async def test_an_end_that_cannot_be_counted_stops_no_other(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    first, poison, damaged, last = [await saved(store) for _ in range(4)]
    RESULTS[poison.game_id] = [SeatResult(0, points=2**70, place=1, won=True)]
    with caplog.at_level(logging.ERROR):
        next_ones = await store.read(uncounted, 9)
        results = [
            Counted(end, Skipped.UNREADABLE if end == damaged else RESULTS[end.game_id]) for end in next_ones.ends
        ]
        assert await store.keep_house(partial(count_ends, counted_to=0, counted=results))
    told = {(getattr(record, "game", ""), record.getMessage()) for record in caplog.records}
    assert (poison.game_id, "What ended is not counted (not countable)") in told
    assert (damaged.game_id, "What ended is not counted (unreadable)") in told
    assert await games_of(store, ANN) == 2
    assert [(await kept_of(store, end))[2] for end in (first, poison, damaged, last)] == [
        None,
        "not countable",
        "unreadable",
        None,
    ]
    assert await store.read(skipped_games) == 2
    assert await store.read(progress) == (4, 4)
    assert (await store.read(history.of_guild, HERE)).total == 2
    assert await store.read(stats.rating_changes, poison.game_id) == ()


async def test_what_could_not_be_counted_is_tried_when_everything_is_counted_again(store: Store) -> None:
    end = await saved(store)
    await store.keep_house(partial(count_ends, counted_to=0, counted=[Counted(end, Skipped.OTHER_RULES)]))
    await store.keep_house(begin_again)
    await count(store)
    assert await games_of(store, ANN) == 1
    assert await kept_of(store, end) == (1, rated_by(), None)
    assert (await store.read(history.of_guild, HERE)).total == 1


async def test_counting_again_goes_on_where_it_was_interrupted(store: Store) -> None:
    for _ in range(6):
        await finish(store, {ANN: 1, BEN: 2})
    before = await store.read(stats.rating_steps, ANN)
    await store.keep_house(begin_again)
    assert await games_of(store, ANN) == 0
    found = await store.read(uncounted, 2)
    results = [Counted(end, RESULTS[end.game_id]) for end in found.ends]
    assert await store.keep_house(partial(count_ends, counted_to=0, counted=results))
    await store.keep_house(begin_again)
    assert await store.read(progress) == (2, 6)
    assert await games_of(store, ANN) == 2
    await finish(store, {ANN: 1, BEN: 2})
    assert (await store.read(stats.rating_steps, ANN))[:-1] == before
    assert await store.read(progress) == (7, 7)


async def test_who_is_forgotten_before_the_end_is_counted_gets_nothing_of_it(store: Store) -> None:
    await finish(store, {ANN: 1, BEN: 2})
    end = await saved(store)
    found = await store.read(uncounted, 1)
    await forgotten(store, ANN)
    results = [Counted(end, RESULTS[end.game_id])]
    assert await store.keep_house(partial(count_ends, counted_to=found.counted_to, counted=results))
    assert await store.read(stats.stats, ANN) is None
    assert await games_of(store, BEN) == 2
    (change,) = await store.read(stats.rating_changes, end.game_id) or ()
    assert change.user_id == BEN


async def test_who_is_forgotten_while_the_end_is_counted_gets_nothing_of_it(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as store:
        end = await saved(store)
        async with await Store.open(postgres_url) as other:
            waits = asyncio.Event()
            loop = asyncio.get_running_loop()

            def slowly(connection: Connection) -> None:
                assert count_ends(connection, 0, [Counted(end, RESULTS[end.game_id])])
                loop.call_soon_threadsafe(waits.set)
                connection.execute(text("SELECT pg_sleep(0.3)"))

            counting = asyncio.create_task(other.keep_house(slowly))
            await waits.wait()
            await store.keep_house(partial(forget, user_id=ANN))
            await counting
        assert await store.read(stats.stats, ANN) is None
        assert await games_of(store, BEN) == 1


async def test_an_end_is_noted_once(store: Store) -> None:
    game, end, _ = won_by_ann()
    await store.save(SaveGame(game), end)
    with pytest.raises(UnitRefused):
        await store.save(SaveGame(game.next_version(NOW, session="{}")), end)
    assert await store.read(games.by_id, game.id) == game, "the save that came with it is not there either"


async def test_the_end_of_a_game_that_is_not_there_is_refused(store: Store) -> None:
    with pytest.raises(UnitRefused):
        await store.save(End("nothing", HERE, "classic", 7, NOW, ()))
    assert await store.read(progress) == (0, 0)


async def test_a_stale_save_notes_no_end(store: Store) -> None:
    game, end, _ = won_by_ann()
    await store.save(SaveGame(game))
    with pytest.raises(UnitRefused):
        await store.save(SaveGame(game), end)
    assert await store.read(progress) == (0, 0)


async def test_an_end_that_another_process_saves_late_is_not_missed(store: Store, database_url: str) -> None:
    """Its moment is before that of another, which is counted already."""
    first, second = won_by_ann(), won_by_ann()
    await save_end(store, *second)
    await count(store)
    earlier = End(first[0].id, HERE, "classic", 7, NOW.replace(year=2025), (), (0,))
    await save_end(store, first[0], earlier, first[2])
    await count(store)
    assert await games_of(store, ANN) == 2


async def test_who_was_forgotten_gives_and_takes_rating_as_before(store: Store) -> None:
    game = await finish(store, {ANN: 1, -5: 2})
    (change,) = await store.read(stats.rating_changes, game) or ()
    assert change.user_id == ANN
    assert change.here[1] > START
    assert (await a_board(store, None, by=By.WINS)).total == 1


async def test_nothing_is_counted_for_computers_and_seats_that_are_not_there(store: Store) -> None:
    game = a_game(guild_id=HERE, seats=(StoredSeat(ANN, "Ann"), StoredSeat(None, "Computer", level="easy")))
    each = [SeatResult(seat, figures=Figures(rounds=1), place=1 + seat, won=not seat, rated=True) for seat in range(3)]
    await save_end(store, game, End(game.id, HERE, "classic", 1, NOW, (), (0,)), each)
    await count(store)
    found = await store.read(stats.stats, ANN)
    assert found is not None
    assert (found.games, found.wins, found.rated) == (1, 1, 0)
    assert await store.read(stats.rating_changes, game.id) == ()


async def test_there_is_one_row_that_says_how_far_it_is(store: Store) -> None:
    rows = select(housekeeping.c.counted_to)
    assert await transaction(store.database.writer, lambda connection: list(connection.scalars(rows))) == [0]


def test_ratings_go_up_and_down_by_place() -> None:
    first, tied, also, last = chain(*rate([[Rating()]] * 4, [1, 2, 2, 4]))
    assert first.mu > tied.mu == also.mu > last.mu
    assert Rating().number == START
    assert Rating(0, 10).number == 1, "never less"
    upset, favourite = chain(*rate([[Rating(20, 2)], [Rating(35, 2)]], [1, 2]))
    usual, _ = chain(*rate([[Rating(35, 2)], [Rating(20, 2)]], [1, 2]))
    assert upset.mu - 20 > usual.mu - 35
    assert favourite.mu < 35


def test_a_new_player_begins_where_openskill_has_them() -> None:
    model = PlackettLuce()
    assert (Rating().mu, Rating().sigma) == (model.mu, model.sigma)
