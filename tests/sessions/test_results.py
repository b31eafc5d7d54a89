"""Results of real matches: noted with the end that brings them, and counted once."""

from __future__ import annotations

import asyncio
import logging
from random import Random

import pytest

from bot.rules.editions import EDITIONS
from bot.sessions import actions, lobby
from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.session import Session
from bot.store import history, stats
from bot.store.errors import StoreError
from bot.store.games import GameStatus
from tests.sessions.matches import counted, go_on, miss, noted_ends, play_at_random
from tests.sessions.running import (
    TroubledStore,
    answer_once,
    count_all,
    last_move,
    new_registry,
    open_match,
    open_won,
    play_on,
)
from tests.sessions.spoiling import put_answer
from tests.sessions.tables import ANN, BEN, CAT, CHANNEL, CLASSIC, DAN, GUILD

SINGLE = CLASSIC.with_(scoring="single")


async def spoil_first_answer(store: TroubledStore, session: Session) -> None:
    """Make the record one that no rules can play, as after an update in the midst of the match."""
    await put_answer(store, session.id, 1, "A fly r7")


async def test_each_match_is_won_once(registry: Registry, store: TroubledStore) -> None:
    chance, players = Random(2), (ANN, BEN, CAT)
    won = 0
    for number in range(6):
        session = await play_at_random(registry, chance, players, edition=list(EDITIONS)[number % 6])
        table = session.table
        won += sum(not table.seats[seat].away for seat in table.view(None).champions)
    await count_all(store)
    found = [await store.read(stats.stats, user, GUILD) for user in players]
    assert sum(one.wins for one in found if one is not None) == won
    assert (await store.read(history.of_guild, GUILD)).total <= 6


async def test_the_end_of_a_round_is_counted_once(registry: Registry, store: TroubledStore) -> None:
    chance = Random(3)
    session = await open_match(registry, options=CLASSIC.with_(scoring="points", target=500))
    while not session.table.view(None).over:
        await answer_once(session, chance)
    first = await counted(store)
    assert await noted_ends(store) == 1
    registry.close()
    again = new_registry(store)
    (restored,) = await again.take()
    await restored.do(actions.post, 77)
    assert await counted(store) == first
    await restored.do(actions.leave, CAT)
    await restored.do(actions.leave, BEN)
    assert await noted_ends(store) == 2
    await count_all(store)
    ann, cat = await store.read(stats.stats, ANN, GUILD), await store.read(stats.stats, CAT, GUILD)
    assert ann is not None
    assert cat is not None
    assert (ann.games, ann.wins, cat.games, cat.wins) == (0, 0, 1, 0)
    assert ann.figures.rounds == cat.figures.rounds == 1
    again.close()


async def test_after_the_end_nothing_more_is_counted(registry: Registry, store: TroubledStore) -> None:
    session = await open_match(registry)
    for user in (CAT, BEN):
        await session.do(actions.leave, user)
    before = await counted(store)
    await session.do(actions.post, 77)
    assert await noted_ends(store) == 1
    assert await counted(store) == before


async def test_an_end_that_cannot_be_saved_is_not_counted(registry: Registry, store: TroubledStore) -> None:
    session = await open_match(registry, BEN, options=SINGLE)
    last = await last_move(session, Random(2))
    store.failure = StoreError("The disk is full.")
    with pytest.raises(SessionRefusal, match="not_saved"):
        await session.do(last)
    store.failure = None
    assert not session.table.decided
    await count_all(store)
    assert await store.read(stats.stats, ANN) is None
    await session.do(last)
    assert await noted_ends(store) == 1
    assert await store.read(stats.rating_changes, session.id) is None
    await count_all(store)
    first, second = await store.read(stats.rating_changes, session.id) or ()
    assert first.here[1] > first.here[0] == 1000 == second.here[0] > second.here[1]
    assert (first.place, second.place) == (1, 2)
    assert session.table.ratings is None
    await session.show_ratings()
    assert session.table.ratings == (first, second)


async def test_a_game_that_was_stopped_is_lost_by_those_who_had_left_it(
    registry: Registry, store: TroubledStore
) -> None:
    session = await open_match(registry)
    await session.do(actions.leave, CAT)
    await session.do(actions.stop, ANN, is_moderator=True)
    await count_all(store)
    cat = await store.read(stats.stats, CAT, GUILD)
    assert cat is not None
    assert (cat.games, cat.wins, cat.rated) == (1, 0, 1)
    assert await store.read(stats.stats, ANN, GUILD) is None
    assert (await store.read(history.of_guild, GUILD)).total == 0


async def test_a_game_that_was_stopped_and_none_had_left_is_not_counted(
    registry: Registry, store: TroubledStore
) -> None:
    session = await open_match(registry)
    await session.do(actions.stop, ANN, is_moderator=True)
    assert await noted_ends(store) == 0


async def test_who_leaves_a_match_of_several_rounds_loses_it_once(registry: Registry, store: TroubledStore) -> None:
    chance = Random(5)
    session = await open_match(registry, DAN, BEN, CAT, options=CLASSIC.with_(scoring="points", target=300))
    await session.do(actions.leave, CAT)
    while not session.table.decided:
        if session.table.view(None).over:
            await session.do(actions.next_round, ANN)
        await answer_once(session, chance)
    assert await noted_ends(store) > 2
    await count_all(store)
    for user in (CAT, BEN):
        found = await store.read(stats.stats, user, GUILD)
        assert found is not None
        assert (found.games, found.rated) == (1, 1)
        assert (await store.read(history.of_player, user)).total == 1
        assert found.best_day is not None
        assert found.best_day.games == 1


async def test_a_match_that_all_players_have_left_is_lost_by_all(registry: Registry, store: TroubledStore) -> None:
    session = await open_match(registry, BEN, computers=2)
    for user in (ANN, BEN):
        assert session.table.status is GameStatus.PLAYING
        await session.do(actions.leave, user)
    assert (session.table.status, session.table.decided) == (GameStatus.ENDED, False)
    await count_all(store)
    for user, rated in ((ANN, 1), (BEN, 0)):  # when Ben left there was no other player any more
        found = await store.read(stats.stats, user)
        assert found is not None
        assert (found.games, found.wins, found.rated) == (1, 0, rated)


async def test_a_player_who_is_away_at_the_end_has_lost(registry: Registry, store: TroubledStore) -> None:
    session = await open_match(registry, options=SINGLE.with_(turn_seconds=None))
    chance = Random(4)
    while not session.table.seats[0].away:
        if session.table.asked == 0:
            await session.do(miss)
        else:
            await answer_once(session, chance)
    while session.table.status is not GameStatus.ENDED:
        table = session.table
        if table.asked == 0:
            await session.do(actions.answer_for, 0, table.playing.answers(0)[0], table.version)
        else:
            await answer_once(session, chance)
    await count_all(store)
    found = await store.read(stats.stats, ANN)
    assert found is not None
    assert (found.games, found.wins, found.points, found.figures.rounds) == (1, 0, 0, 0)
    changes = await store.read(stats.rating_changes, session.id) or ()
    lost = next(change for change in changes if change.user_id == ANN)
    assert lost.here[1] < lost.here[0]
    (match,) = (await store.read(history.of_player, ANN)).matches
    assert match.place == 3


async def test_a_game_of_other_rules_is_not_counted(
    registry: Registry, store: TroubledStore, caplog: pytest.LogCaptureFixture
) -> None:
    session = await open_won(registry)
    await spoil_first_answer(store, session)
    with caplog.at_level(logging.ERROR):
        await count_all(store)
    assert "not counted (other rules)" in caplog.text
    assert getattr(caplog.records[0], "game", None) == session.id
    assert not any((await counted(store)).values())
    assert await store.read(stats.rating_changes, session.id) == ()


@pytest.mark.parametrize("name", ["B\x00en", "B\ud800en", "\u202eneB", "🎲" * 40])
async def test_whatever_a_player_is_called_the_match_ends_and_counts(
    registry: Registry, store: TroubledStore, name: str
) -> None:
    session = await registry.open(GUILD, CHANNEL, ANN, "Ann", SINGLE, "en-US")
    await session.do(lobby.join, BEN, name, name)
    await session.do(actions.start, ANN)
    await play_on(session, Random(1))
    assert session.table.decided
    await count_all(store)
    found = await store.read(stats.stats, BEN)
    assert found is not None
    assert found.name == session.table.seats[1].name


async def test_games_end_well_in_the_midst_of_others(registry: Registry, store: TroubledStore) -> None:
    """The same players sit in several channels at once."""
    chance = Random(11)
    options = SINGLE.with_(turn_seconds=None)
    tables = [await open_match(registry, options=options, channel=channel) for channel in range(10, 14)]

    async def play(session: Session) -> None:
        while session.table.status is not GameStatus.ENDED:
            await go_on(session, chance)

    await asyncio.gather(*map(play, tables))
    await count_all(store)
    assert (await store.read(history.of_guild, GUILD)).total == sum(session.table.decided for session in tables)


async def test_a_match_of_an_edition_with_a_dance_is_counted(registry: Registry, store: TroubledStore) -> None:
    session = await open_match(registry, DAN, options=Options.for_edition("bts", "single"))
    await play_on(session, Random(3))
    await count_all(store)
    found = await store.read(stats.stats, ANN)
    assert found is not None
    assert found.favourite == "bts"
