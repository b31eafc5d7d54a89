"""Nothing grows for ever: what nobody comes back to is cleared away, and everything else is left alone."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from functools import partial
from itertools import count
from typing import Any

from sqlalchemy import select

from bot.store import Answer, By, GameStatus, SaveGame, SaveGuildSettings, Store, StoredGame, games, history, stats
from bot.store import clearing as c
from bot.store.schema import COUNTED, daily_results, guild_settings, left_guilds, metadata, watchers
from tests.store.given import NOW, a_game, forgotten
from tests.store.test_boards import ANN, BEN, CAT, ELSEWHERE, HERE, a_board, finish

channels = count(100)
DAY, MONTH, SECOND = timedelta(days=1), timedelta(days=30), timedelta(seconds=1)


async def saved(store: Store, status: GameStatus, updated: datetime, **others: Any) -> StoredGame:
    """A game that was saved last at this moment."""
    ended = updated if status is GameStatus.ENDED else None
    game = a_game(next(channels), status=status, updated=updated, ended=ended, **others)
    await store.save(SaveGame(game, [Answer(1, "deal", updated)] if game.snapshot else []))
    return game


async def end_forsaken(store: Store) -> None:
    while ids := await store.read(c.forsaken_games, NOW):
        await store.keep_house(partial(c.end_forsaken, ids=ids, now=NOW))


async def delete_never_dealt(store: Store, now: datetime = NOW) -> None:
    while ids := await store.read(c.never_dealt, now):
        await store.keep_house(partial(c.delete_games, ids=ids))
    await store.keep_house(partial(c.note_cleared, now=now))


async def note(store: Store, left: Collection[int], here: Collection[int], now: datetime) -> None:
    await store.keep_house(partial(c.note_guilds, left=left, here=here, now=now))


async def clear_guild(store: Store, guild: int, now: datetime = NOW) -> None:
    while await store.keep_house(partial(c.clear_guild, guild=guild, now=now)):
        pass


async def rows_with(store: Store, where: Callable[[str], bool], value: object) -> dict[str, int]:
    """Return how many rows of each table have this value in a column of such a name."""
    found = {}
    async with store.database.reading() as connection:
        for table in metadata.sorted_tables:
            for column in filter(lambda column: where(column.name), table.c):
                if rows := len((await connection.execute(select(column).where(column == value))).all()):
                    found[table.name] = rows
    return found


async def test_who_sleeps_too_long_is_ended_without_a_result(store: Store) -> None:
    long_ago = [await saved(store, GameStatus.ASLEEP, NOW - MONTH) for _ in range(c.GAMES_AT_ONCE + 1)]
    lobby = await saved(store, GameStatus.LOBBY, NOW - DAY, snapshot=None)
    others = [
        await saved(store, GameStatus.ASLEEP, NOW - MONTH + SECOND),
        await saved(store, GameStatus.LOBBY, NOW - DAY + SECOND, snapshot=None),
        await saved(store, GameStatus.PLAYING, NOW - 2 * MONTH),
        await saved(store, GameStatus.ENDED, NOW - 2 * MONTH),
    ]
    await end_forsaken(store)
    for game in (*long_ago, lobby):
        found = await store.read(games.by_id, game.id)
        assert found is not None
        assert (found.status, found.ended, found.updated, found.version) == (GameStatus.ENDED, NOW, NOW, 2)
        assert found.seats == game.seats
    for game in others:
        assert await store.read(games.by_id, game.id) == game
    assert await store.read(stats.stats, 100) is None


async def test_a_game_that_somebody_comes_back_to_meanwhile_goes_on(store: Store) -> None:
    game = await saved(store, GameStatus.ASLEEP, NOW - MONTH)
    ids = await store.read(c.forsaken_games, NOW)
    woken = game.next_version(NOW, status=GameStatus.PLAYING)
    await store.save(SaveGame(woken))
    await store.keep_house(partial(c.end_forsaken, ids=ids, now=NOW))
    assert await store.read(games.by_id, game.id) == woken


async def test_lobbies_that_never_dealt_are_deleted_a_day_later(store: Store) -> None:
    old = [await saved(store, GameStatus.ENDED, NOW - DAY, snapshot=None) for _ in range(c.GAMES_AT_ONCE + 1)]
    young = await saved(store, GameStatus.ENDED, NOW - DAY + SECOND, snapshot=None)
    played = await saved(store, GameStatus.ENDED, NOW - DAY)
    for _ in range(2):
        await delete_never_dealt(store)
        assert [await store.read(games.by_id, game.id) for game in (*old, young, played)] == [None] * len(old) + [
            young,
            played,
        ]
    assert await rows_with(store, lambda name: name == "game_id", old[0].id) == {}
    await delete_never_dealt(store, NOW + SECOND)
    assert await store.read(games.by_id, young.id) is None


async def test_a_server_is_cleared_long_after_it_removed_the_bot(store: Store) -> None:
    for number in range(c.GAMES_AT_ONCE + 3):
        await finish(store, {ANN: 1, BEN: 2, 1000 + number: None}, guild=HERE)
    for _ in range(6):
        await finish(store, {ANN: 2, CAT: 1}, guild=ELSEWHERE)
    await saved(store, GameStatus.ASLEEP, NOW, guild_id=HERE)
    await store.save(*(SaveGuildSettings(guild, "{}") for guild in (HERE, ELSEWHERE)))
    await forgotten(store, BEN)
    kept = await store.read(stats.stats, ANN)
    assert await store.read(c.known_guilds) == {HERE, ELSEWHERE}

    await note(store, [HERE], [ELSEWHERE], NOW - MONTH + SECOND)
    await note(store, [HERE], [], NOW)
    assert await store.read(c.left_long_ago, NOW) == []
    await clear_guild(store, HERE)
    assert (await store.read(history.of_guild, HERE)).total > 0, "it is not yet time"

    assert await store.read(c.left_long_ago, NOW + SECOND) == [HERE]
    for _ in range(2):
        await clear_guild(store, HERE, NOW + SECOND)
    assert await rows_with(store, lambda name: name == "guild_id", HERE) == {}
    assert await store.read(c.left_long_ago, NOW + SECOND) == []
    assert await store.read(c.known_guilds) == {ELSEWHERE}
    assert await store.read(stats.stats, ANN) == kept, "what players have reached everywhere is theirs"
    assert len(await store.read(stats.rating_steps, ANN, ELSEWHERE)) == 6
    assert len(await store.read(stats.rating_steps, ANN)) == 6, "nothing is left of the matches themselves"
    assert (await a_board(store, ELSEWHERE, by=By.WINS)).total == 1
    assert (await store.read(history.of_player, ANN)).total == 6


async def test_a_server_that_has_the_bot_again_is_left_alone(store: Store) -> None:
    await finish(store, {ANN: 1, BEN: 2}, guild=HERE)
    await note(store, [HERE], [], NOW - MONTH)
    await note(store, [], [HERE, ELSEWHERE], NOW)
    await clear_guild(store, HERE)
    assert (await store.read(history.of_guild, HERE)).total == 1
    async with store.database.reading() as connection:
        assert (await connection.execute(select(left_guilds))).all() == []


async def test_every_table_about_a_server_is_known_to_be_cleared() -> None:
    with_guild = {table.name for table in metadata.sorted_tables if "guild_id" in table.c}
    counted = {table.name for table in COUNTED}
    single = (guild_settings, left_guilds, watchers, daily_results)
    assert with_guild == {"games", "ends", "names", *counted, *(table.name for table in single)}
