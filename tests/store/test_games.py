"""Games and answers: what is saved comes back, in order, and contradictions are refused."""

from __future__ import annotations

import re
from datetime import timedelta, timezone

import pytest

from bot.store import ChannelTaken, Life, SaveGame, Store, UnitRefused, VersionConflict, new_game_id
from tests.store.given import NOW, SEED, a_game, answer


async def test_a_game_comes_back_as_it_was_saved(store: Store) -> None:
    game = a_game(channel_id=2**62)
    await store.commit(SaveGame(game))
    assert await store.game(game.id) == game
    game = game.then(NOW, message_id=2**62 + 1, snapshot=None, header=None, life=Life.ASLEEP, channel_id=8)
    await store.commit(SaveGame(game))
    assert await store.game(game.id) == game
    assert await store.game("unknown") is None


async def test_a_moment_keeps_its_instant_in_utc(store: Store) -> None:
    there = NOW.astimezone(timezone(timedelta(hours=8)))
    game = a_game(created=there)
    await store.commit(SaveGame(game))
    read = await store.game(game.id)
    assert read is not None
    assert read.created == there
    assert read.created.utcoffset() == timedelta(0)


async def test_a_moment_without_a_time_zone_is_refused(store: Store) -> None:
    with pytest.raises(UnitRefused):
        await store.commit(SaveGame(a_game(created=NOW.replace(tzinfo=None))))


async def test_answers_come_back_in_order(store: Store) -> None:
    game = a_game()
    await store.commit(SaveGame(game, [answer(10), answer(2)]))
    await store.commit(SaveGame(game.then(NOW), [answer(3)]))
    assert await store.answers(game.id) == [answer(2), answer(3), answer(10)]
    assert await store.answers("unknown") == []


async def test_an_answer_is_never_overwritten(store: Store) -> None:
    game = a_game()
    await store.commit(SaveGame(game, [answer(1)]))
    with pytest.raises(UnitRefused, match="number is taken"):
        await store.commit(SaveGame(game.then(NOW, message_id=1), [answer(1)]))
    assert await store.game(game.id) == game


@pytest.mark.parametrize("version", [1, 2, 4])
async def test_only_the_next_version_is_saved(store: Store, version: int) -> None:
    game = a_game()
    await store.commit(SaveGame(game), SaveGame(game.then(NOW)))
    with pytest.raises(VersionConflict):
        await store.commit(SaveGame(a_game(id=game.id, version=version), [answer(1)]))
    assert await store.game(game.id) == game.then(NOW)
    assert await store.answers(game.id) == []


async def test_a_game_that_is_not_there_has_no_second_version(store: Store) -> None:
    with pytest.raises(VersionConflict):
        await store.commit(SaveGame(a_game(version=2)))


@pytest.mark.parametrize("life", [Life.LOBBY, Life.PLAYING, Life.ASLEEP])
async def test_a_channel_has_one_live_game(store: Store, life: Life) -> None:
    first, second = a_game(life=life), a_game()
    await store.commit(SaveGame(first))
    with pytest.raises(ChannelTaken):
        await store.commit(SaveGame(second))
    assert await store.game_in(7) == first
    await store.commit(SaveGame(first.then(NOW, life=Life.ENDED, ended=NOW)))
    assert await store.game_in(7) is None
    await store.commit(SaveGame(second))
    assert await store.game_in(7) == second


async def test_a_game_may_follow_another_in_one_unit(store: Store) -> None:
    first, second = a_game(), a_game()
    await store.commit(SaveGame(first))
    await store.commit(SaveGame(first.then(NOW, life=Life.ENDED)), SaveGame(second))
    assert await store.game_in(7) == second


async def test_an_ended_game_does_not_come_back_into_a_taken_channel(store: Store) -> None:
    first, second = a_game(life=Life.ENDED), a_game()
    await store.commit(SaveGame(first), SaveGame(second))
    with pytest.raises(ChannelTaken):
        await store.commit(SaveGame(first.then(NOW, life=Life.PLAYING)))


async def test_live_games_are_all_but_the_ended(store: Store) -> None:
    lives = [a_game(channel, life=life, created=NOW - timedelta(channel)) for channel, life in enumerate(Life)]
    await store.commit(*map(SaveGame, lives))
    assert await store.live_games() == [game for game in reversed(lives) if game.life != Life.ENDED]


async def test_games_that_ended_lately_can_be_had_as_well(store: Store) -> None:
    ended = [a_game(channel, life=Life.ENDED, ended=NOW - timedelta(minutes=channel)) for channel in range(4)]
    await store.commit(*map(SaveGame, [*ended, a_game(9)]))
    found = await store.live_games(ended_since=NOW - timedelta(minutes=1))
    assert {game.channel_id for game in found} == {0, 1, 9}


async def test_a_process_sees_the_live_games_of_its_shards(store: Store) -> None:
    table = [a_game(channel, guild_id=(channel << 22) + 5) for channel in range(6)]
    await store.commit(*map(SaveGame, table))
    found = await store.live_games(3, [0, 2])
    assert {game.channel_id for game in found} == {0, 2, 3, 5}
    assert await store.live_games(3, []) == []


def test_ids_are_short_and_fit_for_addresses() -> None:
    ids = {new_game_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(re.fullmatch(r"[\w-]{8}", name, re.ASCII) for name in ids)


def test_secrets_are_not_printed() -> None:
    assert SEED not in repr(SaveGame(a_game(), [answer(7)]))
    assert "r7" not in repr(SaveGame(a_game(), [answer(7)]))


async def test_who_sits_in_a_game_is_noted_as_they_come_and_go(store: Store) -> None:
    game = a_game()
    await store.commit(SaveGame(game, people={11, 12}))
    await store.commit(SaveGame(game := game.then(NOW)))
    assert [(await store.about(user)).games for user in (11, 12, 13)] == [[game], [game], []]
    await store.commit(SaveGame(game := game.then(NOW), people={12, 13}))
    assert [(await store.about(user)).games for user in (11, 12, 13)] == [[], [game], [game]]
