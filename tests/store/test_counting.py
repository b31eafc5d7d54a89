"""Counting in the midst of others: no result is lost, counted twice, or reckoned from old ratings."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from bot.store import (
    By,
    Figures,
    GameStatus,
    RoundResult,
    SaveGame,
    SeatResult,
    Store,
    StoredSeat,
    UnitRefused,
    games,
    history,
    stats,
)
from bot.store.rating import START, Rating, rate
from tests.store.given import NOW, a_game
from tests.store.test_boards import ANN, BEN, CAT, HERE, a_board, finish
from tests.store.test_rank_buckets import buckets_are_right

EACH = 25


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
    await buckets_are_right(store)


async def test_an_end_is_counted_once(store: Store) -> None:
    game = a_game(guild_id=HERE, seats=(StoredSeat(ANN, "Ann"),))
    end = RoundResult(game.id, HERE, "classic", 7, NOW, [], [SeatResult(0, points=10, figures=Figures(rounds=1))])
    await store.save(SaveGame(game), end)
    outcomes = await asyncio.gather(
        store.save(SaveGame(game.next_version(NOW, session="{}")), end),
        finish(store, {ANN: 1}),
        return_exceptions=True,
    )
    assert isinstance(outcomes[0], UnitRefused)
    assert isinstance(outcomes[1], str)
    assert await store.read(games.by_id, game.id) == game, "the save that came with it is not there either"
    found = await store.read(stats.stats, ANN)
    assert found is not None
    assert (found.points, found.games, found.figures.rounds) == (110, 1, 2)


async def test_the_end_of_a_game_that_is_not_there_is_refused(store: Store) -> None:
    end = RoundResult("nothing", HERE, "classic", 7, NOW, [], [SeatResult(0, figures=Figures(rounds=1))])
    with pytest.raises(UnitRefused):
        await store.save(end)
    assert await store.read(stats.stats, ANN) is None


async def test_a_stale_save_counts_nothing(store: Store) -> None:
    game = a_game(guild_id=HERE, status=GameStatus.ENDED, seats=(StoredSeat(ANN, "Ann"),))
    await store.save(SaveGame(game))
    end = RoundResult(game.id, HERE, "classic", 1, NOW, [], [SeatResult(0, place=1, won=True)], [0])
    with pytest.raises(UnitRefused):
        await store.save(SaveGame(game), end)
    assert (await a_board(store, HERE, by=By.WINS)).total == 0


async def test_who_was_forgotten_gives_and_takes_rating_as_before(store: Store) -> None:
    await finish(store, {ANN: 1, -5: 2})
    (change,) = await store.read(stats.rating_changes, (await store.read(history.of_guild, HERE)).matches[0].game.id)
    assert change.user_id == ANN
    assert change.here[1] > START
    assert (await a_board(store, None, by=By.WINS)).total == 1


async def test_nothing_is_counted_for_computers_and_seats_that_are_not_there(store: Store) -> None:
    game = a_game(guild_id=HERE, seats=(StoredSeat(ANN, "Ann"), StoredSeat(None, "Computer", level="easy")))
    each = [SeatResult(seat, figures=Figures(rounds=1), place=1 + seat, won=not seat, rated=True) for seat in range(3)]
    await store.save(SaveGame(game), RoundResult(game.id, HERE, "classic", 1, NOW, [], each, [0]))
    found = await store.read(stats.stats, ANN)
    assert found is not None
    assert (found.games, found.wins, found.rated) == (1, 1, 0)
    assert await store.read(stats.rating_changes, game.id) == []


def test_ratings_go_up_and_down_by_place() -> None:
    first, tied, also, last = rate([Rating()] * 4, [1, 2, 2, 4])
    assert first.mu > tied.mu == also.mu > last.mu
    assert Rating().number == START
    assert Rating(0, 10).number == 1, "never less"
    upset, favourite = rate([Rating(20, 2), Rating(35, 2)], [1, 2])
    usual, _ = rate([Rating(35, 2), Rating(20, 2)], [1, 2])
    assert upset.mu - 20 > usual.mu - 35
    assert favourite.mu < 35
