"""Counting in the midst of others: nobody's result is lost, counted twice, or reckoned from old ratings."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from bot.store import By, Count, CountEnd, Figures, Life, SaveGame, Store, UnitRefused
from bot.store.rating import START, Rating, after
from tests.store.given import NOW, a_game
from tests.store.test_boards import ANN, BEN, CAT, HERE, finish
from tests.store.test_rungs import rungs_are_right

EACH = 25


async def test_matches_of_the_same_people_end_in_two_processes_at_once(store: Store, database_url: str) -> None:
    async with await Store.open(database_url) as other:

        async def ends(where: Store, number: int) -> None:
            await finish(where, {ANN: 1 + number % 2, BEN: 2 - number % 2, CAT: 3})

        await asyncio.gather(*(ends(where, number) for where in (store, other) for number in range(EACH)))
    for user in (ANN, BEN, CAT):
        for guild, edition in ((None, None), (HERE, None), (None, "classic"), (HERE, "classic")):
            steps = await store.rating_steps(user, guild, edition)
            assert len(steps) == 2 * EACH
            assert steps[0].rating - steps[0].gained == START
            assert all(now.rating - now.gained == was.rating for was, now in pairwise(steps))
    numbers = [match.nth for page in range(1, 6) for match in (await store.history(HERE, page)).matches]
    assert numbers == list(range(2 * EACH, 0, -1))
    await rungs_are_right(store)


async def test_an_end_is_counted_once(store: Store) -> None:
    game = a_game(guild_id=HERE)
    count = Count(0, ANN, "Ann", points=10, figures=Figures(rounds=1))
    end = CountEnd(game.id, HERE, "classic", 7, NOW, [], [count])
    await store.commit(SaveGame(game), end)
    outcomes = await asyncio.gather(
        store.commit(SaveGame(game.then(NOW, session="{}")), end),
        finish(store, {ANN: 1}),
        return_exceptions=True,
    )
    assert isinstance(outcomes[0], UnitRefused)
    assert isinstance(outcomes[1], str)
    assert await store.game(game.id) == game, "the save that came with it is not there either"
    found = await store.stats(ANN)
    assert found is not None
    assert (found.points, found.games, found.figures.rounds) == (110, 1, 2)


async def test_the_end_of_a_game_that_is_not_there_is_refused(store: Store) -> None:
    end = CountEnd("nothing", HERE, "classic", 7, NOW, [], [Count(0, ANN, "Ann", figures=Figures(rounds=1))])
    with pytest.raises(UnitRefused):
        await store.commit(end)
    assert await store.stats(ANN) is None


async def test_a_stale_save_counts_nothing(store: Store) -> None:
    game = a_game(guild_id=HERE, life=Life.ENDED)
    await store.commit(SaveGame(game))
    end = CountEnd(game.id, HERE, "classic", 1, NOW, [], [Count(0, ANN, "Ann", place=1, won=True)], [0])
    with pytest.raises(UnitRefused):
        await store.commit(SaveGame(game), end)
    assert (await store.board(HERE, by=By.WINS)).total == 0


async def test_who_was_forgotten_gives_and_takes_rating_as_before(store: Store) -> None:
    await finish(store, {ANN: 1, -5: 2})
    (change,) = await store.rating_changes((await store.history(HERE)).matches[0].game.id)
    assert change.user_id == ANN
    assert change.here[1] > START
    assert (await store.board(None, by=By.WINS)).total == 1


def test_ratings_go_up_and_down_by_place() -> None:
    first, tied, also, last = after([Rating()] * 4, [1, 2, 2, 4])
    assert first.mu > tied.mu == also.mu > last.mu
    assert Rating().number == START
    assert Rating(0, 10).number == 1, "never less"
    upset, favourite = after([Rating(20, 2), Rating(35, 2)], [1, 2])
    usual, _ = after([Rating(35, 2), Rating(20, 2)], [1, 2])
    assert upset.mu - 20 > usual.mu - 35
    assert favourite.mu < 35
