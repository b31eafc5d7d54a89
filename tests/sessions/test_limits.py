"""How many games may be opened at one time, and that a lobby which closes leaves nothing behind."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy import func, select

from bot.sessions import actions, lobby
from bot.sessions.refusals import SessionRefusal, TooManyGames
from bot.sessions.registry import OpenLimits, Registry
from bot.sessions.session import Session
from bot.store.errors import StoreError
from bot.store.games import GameStatus
from bot.store.reading import ReadConnection
from bot.store.schema import answers, games, seats
from tests.clock import FakeClock
from tests.sessions.running import Recorder, TroubledStore, new_registry, open_lobby, open_match
from tests.sessions.tables import ANN, BEN, CAT, CHANNEL, CLASSIC, GUILD


async def opened(registry: Registry, *channels: int, host: int = ANN, guild: int = GUILD) -> list[Session]:
    """Open lobbies, all at the same time; return those that were opened."""
    opening = [registry.open(guild, channel, host, "p", CLASSIC, "en-US") for channel in channels]
    made = await asyncio.gather(*opening, return_exceptions=True)
    refused = [one for one in made if isinstance(one, BaseException)]
    assert all(isinstance(one, TooManyGames) for one in refused), refused
    return [one for one in made if isinstance(one, Session)]


async def rows(connection: ReadConnection) -> Sequence[int]:
    """Return how many games, seats and answers are stored."""
    return [await connection.scalar(select(func.count()).select_from(table)) or 0 for table in (games, seats, answers)]


@pytest.fixture
def limited(store: TroubledStore, clock: FakeClock) -> Registry:
    """A registry with the limits of the bot."""
    return new_registry(store, clock, limits=OpenLimits())


async def test_a_user_hosts_three_games_at_most(limited: Registry) -> None:
    first, second, third = await opened(limited, 1, 2) + await opened(limited, 3, guild=GUILD + 1)
    with pytest.raises(TooManyGames, match="too_many_hosted") as refused:
        await limited.open(GUILD, 4, ANN, "Ann", CLASSIC, "en-US")
    assert {place.game_id for place in refused.value.running} == {first.id, second.id, third.id}
    assert limited.in_channel(4) is None
    assert await opened(limited, 4, host=BEN)
    await first.do(lobby.join, CAT, "Cat")
    await first.do(actions.start, ANN)
    assert await opened(limited, 5) == []
    await first.do(actions.sleep)
    assert len(await opened(limited, 5)) == 1, "a game that sleeps locks no user out"
    await second.do(actions.stop, ANN)
    assert len(await opened(limited, 6)) == 1


async def test_nor_by_opening_them_all_at_once(limited: Registry) -> None:
    assert len(await opened(limited, *range(1, 9))) == 3
    assert len(limited.running()) == 3


async def test_a_server_has_fifty_games_at_most(limited: Registry) -> None:
    for host in range(1000, 1050):
        assert await opened(limited, host, host=host)
    with pytest.raises(TooManyGames, match="too_many_here"):
        await limited.open(GUILD, CHANNEL, ANN, "Ann", CLASSIC, "en-US")
    assert await opened(limited, CHANNEL, guild=GUILD + 1)


async def test_a_rematch_is_opened_within_the_limits(limited: Registry) -> None:
    over = await open_match(limited, BEN, options=CLASSIC.with_(scoring="single"))
    await over.do(actions.leave, BEN)
    assert over.table.status is GameStatus.ENDED
    await opened(limited, 1, 2, 3)
    with pytest.raises(TooManyGames, match="too_many_hosted"):
        await limited.rematch(over, ANN)


# Lobbies that close


async def test_a_lobby_that_closes_leaves_nothing_behind(registry: Registry, store: TroubledStore) -> None:
    closed = await open_lobby(registry, computers=1)
    await closed.do(actions.post, 1234)
    assert (await store.read(rows))[:2] == [1, 4]
    await closed.do(actions.stop, ANN)
    assert closed.table.status is GameStatus.ENDED
    assert await store.read(rows) == [0, 0, 0]
    await closed.do(actions.post, 1235)
    assert closed.table.message_id == 1235, "its last screen is still looked after"
    again = await open_lobby(registry)
    for user in (ANN, BEN, CAT):
        await again.do(actions.leave, user)
    assert await store.read(rows) == [0, 0, 0]


async def test_a_lobby_nobody_comes_to_leaves_nothing_behind(
    registry: Registry, store: TroubledStore, clock: FakeClock
) -> None:
    closed = await open_lobby(registry)
    await clock.advance(15 * 60 + 1)
    assert closed.table.status is GameStatus.ENDED
    assert await store.read(rows) == [0, 0, 0]


@pytest.mark.parametrize("is_stored", [True, False])
async def test_a_lobby_of_which_it_is_not_known_whether_it_closed(
    registry: Registry, store: TroubledStore, presenter: Recorder, *, is_stored: bool
) -> None:
    session = await open_lobby(registry)
    store.loses_answers, store.failure = is_stored, None if is_stored else StoreError("The disk is full.")
    if is_stored:
        await session.do(actions.stop, ANN)
    else:
        with pytest.raises(SessionRefusal, match="not_saved"):
            await session.do(actions.stop, ANN)
    store.loses_answers, store.failure = False, None
    assert session.table.status is (GameStatus.ENDED if is_stored else GameStatus.LOBBY)
    assert (await store.read(rows))[0] == (not is_stored)
    if not is_stored:
        await session.do(actions.stop, ANN)
    assert await store.read(rows) == [0, 0, 0]
    assert (await open_lobby(registry)).table.status is GameStatus.LOBBY
