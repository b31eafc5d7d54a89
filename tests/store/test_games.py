"""Games and answers: what is saved comes back, in order, and contradictions are refused."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from datetime import timedelta, timezone

import pytest

from bot.store import (
    ChannelTaken,
    GameStatus,
    SaveGame,
    Store,
    StoredSeat,
    UnitRefused,
    VersionConflict,
    games,
    new_game_id,
    privacy,
)
from tests.store.given import NOW, SEED, a_game, answer


async def test_a_game_comes_back_as_it_was_saved(store: Store) -> None:
    game = a_game(channel_id=2**62)
    await store.save(SaveGame(game))
    assert await store.read(games.by_id, game.id) == game
    game = game.next_version(NOW, message_id=2**62 + 1, snapshot=None, seed=None, status=GameStatus.ASLEEP, host=8)
    await store.save(SaveGame(game))
    assert await store.read(games.by_id, game.id) == game
    assert await store.read(games.by_id, "unknown") is None


async def test_a_moment_keeps_its_instant_in_utc(store: Store) -> None:
    there = NOW.astimezone(timezone(timedelta(hours=8)))
    game = a_game(created=there)
    await store.save(SaveGame(game))
    read = await store.read(games.by_id, game.id)
    assert read is not None
    assert read.created == there
    assert read.created.utcoffset() == timedelta(0)


async def test_a_moment_without_a_time_zone_is_refused(store: Store) -> None:
    with pytest.raises(UnitRefused):
        await store.save(SaveGame(a_game(created=NOW.replace(tzinfo=None))))


async def test_answers_come_back_in_order(store: Store) -> None:
    game = a_game()
    await store.save(SaveGame(game, [answer(10), answer(2)]))
    await store.save(SaveGame(game.next_version(NOW), [answer(3)]))
    assert await store.read(games.answers_of, game.id) == [answer(2), answer(3), answer(10)]
    assert await store.read(games.answers_of, "unknown") == []


async def test_an_answer_is_never_overwritten(store: Store) -> None:
    game = a_game()
    await store.save(SaveGame(game, [answer(1)]))
    with pytest.raises(UnitRefused, match="number is taken"):
        await store.save(SaveGame(game.next_version(NOW, message_id=1), [answer(1)]))
    assert await store.read(games.by_id, game.id) == game


@pytest.mark.parametrize("version", [1, 2, 4])
async def test_only_the_next_version_is_saved(store: Store, version: int) -> None:
    game = a_game()
    await store.save(SaveGame(game), SaveGame(game.next_version(NOW)))
    with pytest.raises(VersionConflict):
        await store.save(SaveGame(a_game(id=game.id, version=version), [answer(1)]))
    assert await store.read(games.by_id, game.id) == game.next_version(NOW)
    assert await store.read(games.answers_of, game.id) == []


async def test_a_game_that_is_not_there_has_no_second_version(store: Store) -> None:
    with pytest.raises(VersionConflict):
        await store.save(SaveGame(a_game(version=2)))


@pytest.mark.parametrize("life", [GameStatus.LOBBY, GameStatus.PLAYING, GameStatus.ASLEEP])
async def test_a_channel_has_one_live_game(store: Store, life: GameStatus) -> None:
    first, second = a_game(status=life), a_game()
    await store.save(SaveGame(first))
    with pytest.raises(ChannelTaken):
        await store.save(SaveGame(second))
    assert await store.read(games.in_channel, 7) == first
    await store.save(SaveGame(first.next_version(NOW, status=GameStatus.ENDED, ended=NOW)))
    assert await store.read(games.in_channel, 7) is None
    await store.save(SaveGame(second))
    assert await store.read(games.in_channel, 7) == second


async def test_a_game_may_follow_another_in_one_unit(store: Store) -> None:
    first, second = a_game(), a_game()
    await store.save(SaveGame(first))
    await store.save(SaveGame(first.next_version(NOW, status=GameStatus.ENDED)), SaveGame(second))
    assert await store.read(games.in_channel, 7) == second


async def test_an_ended_game_does_not_come_back_into_a_taken_channel(store: Store) -> None:
    first, second = a_game(status=GameStatus.ENDED), a_game()
    await store.save(SaveGame(first), SaveGame(second))
    with pytest.raises(ChannelTaken):
        await store.save(SaveGame(first.next_version(NOW, status=GameStatus.PLAYING)))


async def test_live_games_are_all_that_are_not_over(store: Store) -> None:
    lives = [a_game(channel, status=life, created=NOW - timedelta(channel)) for channel, life in enumerate(GameStatus)]
    await store.save(*map(SaveGame, lives))
    assert await store.read(games.live) == [game for game in reversed(lives) if not game.status.is_over]


async def test_games_that_ended_lately_can_be_had_as_well(store: Store) -> None:
    ended = [a_game(channel, status=GameStatus.ENDED, ended=NOW - timedelta(minutes=channel)) for channel in range(4)]
    await store.save(*map(SaveGame, [*ended, a_game(9)]))
    found = await store.read(games.live, ended_since=NOW - timedelta(minutes=1))
    assert {game.channel_id for game in found} == {0, 1, 9}


async def test_a_process_sees_the_live_games_of_its_shards(store: Store) -> None:
    table = [a_game(channel, guild_id=(channel << 22) + 5) for channel in range(6)]
    await store.save(*map(SaveGame, table))
    found = await store.read(games.live, 3, [0, 2])
    assert {game.channel_id for game in found} == {0, 2, 3, 5}
    assert await store.read(games.live, 3, []) == []


def test_ids_are_short_and_fit_for_addresses() -> None:
    ids = {new_game_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(re.fullmatch(r"[\w-]{8}", name, re.ASCII) for name in ids)


def test_secrets_are_not_printed() -> None:
    assert SEED not in repr(SaveGame(a_game(), [answer(7)]))
    assert "r7" not in repr(SaveGame(a_game(), [answer(7)]))


ANN, BEN, CAT = (StoredSeat(user, name) for user, name in ((11, "Ann"), (12, "Bó"), (13, "陳")))
BOT = StoredSeat(None, "Computer", level="hard")


async def test_seats_are_taken_and_left(store: Store) -> None:
    game = a_game(seats=(ANN, BOT, BEN))
    await store.save(SaveGame(game))
    seated = game.seats
    game = game.next_version(NOW)
    await store.save(SaveGame(replace(game, seats=()), seats_changed=False))
    assert [await store.read(games.live_of, user) for user in (11, 12, 13)] == [[game], [game], []]
    game = game.next_version(NOW, seats=(CAT, replace(BEN, missed=2, away=True), BOT, BOT))
    await store.save(SaveGame(game))
    assert [await store.read(games.live_of, user) for user in (11, 12, 13)] == [[], [game], [game]]
    assert seated != game.seats
    game = game.next_version(NOW, seats=())
    await store.save(SaveGame(game))
    assert await store.read(games.by_id, game.id) == game


async def test_seats_of_many_games_do_not_mix(store: Store) -> None:
    table = [a_game(channel, seats=(ANN, BOT, BEN, CAT)[: channel % 5]) for channel in range(20)]
    await asyncio.gather(*(store.save(SaveGame(game)) for game in table))
    assert {game.id: game for game in await store.read(games.live)} == {game.id: game for game in table}
    table = [game.next_version(NOW, seats=(BEN, *game.seats)) for game in table]
    await asyncio.gather(*(store.save(SaveGame(game)) for game in table))
    assert {game.id: game for game in await store.read(games.live)} == {game.id: game for game in table}


async def test_the_seats_of_a_game_that_is_saved_twice_at_once_are_the_last(store: Store) -> None:
    first = a_game(seats=(ANN, BEN, BOT))
    second = first.next_version(NOW, seats=(BEN, CAT))
    busy = store.save(SaveGame(a_game(8)))
    await asyncio.gather(busy, store.save(SaveGame(first)), store.save(SaveGame(second)))
    assert await store.read(games.by_id, first.id) == second


async def test_the_live_games_of_a_user_are_those_that_they_have_not_left(store: Store) -> None:
    left = a_game(1, seats=(replace(ANN, left=True), BEN))
    over = a_game(2, seats=(ANN, BEN), status=GameStatus.ENDED, ended=NOW)
    there = a_game(3, seats=(ANN,), status=GameStatus.ASLEEP)
    await store.save(*map(SaveGame, (left, over, there)))
    assert await store.read(games.live_of, 11) == [there]
    assert {game.id for game in (await store.read(privacy.about, 11)).games} == {left.id, over.id, there.id}
