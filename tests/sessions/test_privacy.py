"""What is kept about a user, and forgetting it: nothing of theirs is left, and no other user loses anything."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from sqlalchemy import Connection, MetaData

from bot.sessions import actions, lobby
from bot.sessions.privacy import export
from bot.sessions.refusals import SessionRefusal
from bot.sessions.registry import Registry
from bot.sessions.results import places
from bot.store import boards, privacy, stats
from bot.store.boards import BoardFilter, By
from bot.store.counting import begin_again
from bot.store.games import GameStatus, answers_of, by_id
from tests.clock import NOW, FakeClock
from tests.sessions.matches import counted, miss, play_at_random
from tests.sessions.running import TroubledStore, answer_once, count_all, new_registry, open_lobby, open_match, play_on
from tests.sessions.spoiling import SPOILS, Spoils, spoil
from tests.sessions.tables import ANN, BEN, CAT, CLASSIC, DAN, GUILD
from tests.store.given import forgotten

USER = 987654321
"""A number that stands nowhere by chance."""
SINGLE = CLASSIC.with_(scoring="single")


def _all_text(connection: Connection) -> str:
    tables = MetaData()
    tables.reflect(connection)
    return "".join(str(connection.execute(table.select()).all()) for table in tables.tables.values())


async def dump(store: TroubledStore) -> str:
    """Return all that is stored, as text."""
    async with store.database.reading() as connection:
        return await connection.run_sync(_all_text)


async def recount(store: TroubledStore) -> None:
    await store.keep_house(begin_again)
    await count_all(store)


async def test_a_user_who_is_forgotten_is_nowhere(registry: Registry, store: TroubledStore) -> None:
    chance = Random(9)
    players = (USER, BEN, CAT)
    for _ in range(2):
        await play_at_random(registry, chance, players)
    ended = await play_at_random(registry, chance, players)
    session = await open_lobby(registry)
    await session.do(lobby.join, USER, f"p{USER}")
    await session.do(actions.leave, USER)
    await count_all(store)
    by_points = BoardFilter(GUILD, by=By.POINTS, at=NOW)
    ben = await store.read(stats.stats, BEN)
    board = await store.read(boards.board, by_points)
    assert str(USER) in await dump(store)
    await registry.forget(USER)
    assert str(USER) not in await dump(store)
    assert ended.table.seat_of(USER) is None
    assert USER not in {change.user_id for change in ended.table.ratings or ()}
    assert await store.read(stats.stats, BEN) == ben
    after = await store.read(boards.board, by_points)
    assert {place.users[0] for place in after.places} == {place.users[0] for place in board.places} - {USER}
    assert (await store.read(privacy.about, USER)).games == []
    await recount(store)
    assert await store.read(stats.stats, USER) is None
    assert await store.read(stats.stats, BEN) == ben


async def test_a_user_who_plays_leaves_first(registry: Registry, store: TroubledStore) -> None:
    session = await open_match(registry, options=SINGLE)
    with pytest.raises(SessionRefusal, match="still_seated"):
        await registry.forget(BEN)
    assert session.table.seat_of(BEN) == 1
    await registry.forget(BEN, leaves=True)
    assert session.table.seat_of(BEN) is None
    assert session.table.seats[1].name == "?"
    await play_on(session, Random(1))
    assert session.table.decided
    await count_all(store)
    assert await store.read(stats.rating_changes, session.id)
    before = await counted(store)
    await recount(store)
    assert await counted(store) == before
    again = await registry.rematch(session, ANN)
    assert [seat.user for seat in again.table.seats + again.table.invited] == [ANN, CAT]


async def test_who_does_not_play_is_forgotten_at_once(registry: Registry, store: TroubledStore) -> None:
    """In a lobby, in a game that sleeps, and where they are away, their seat is given up."""
    open_one = await open_lobby(registry, channel=11)
    asleep, away = [await open_match(registry, channel=channel) for channel in (12, 13)]
    await asleep.do(actions.sleep)
    while not away.table.seats[1].away:
        await (away.do(miss) if away.table.asked == 1 else answer_once(away, Random(1)))
    await registry.forget(BEN)
    # As a number of its own: a pseudonym, which is drawn by chance, may hold the same digits.
    assert re.search(rf"\b{BEN}\b", await dump(store)) is None
    assert [seat.user for seat in open_one.table.seats] == [ANN, CAT]
    for session, status in ((asleep, GameStatus.ASLEEP), (away, GameStatus.PLAYING)):
        assert (session.table.status, session.table.view(None).in_match) == (status, (True, False, True))


async def test_who_is_forgotten_is_asked_for_no_rematch(registry: Registry) -> None:
    session = await open_match(registry)
    await session.do(actions.stop, 0, is_moderator=True)
    again = await registry.rematch(session, ANN)
    await registry.forget(BEN)
    assert [seat.user for seat in again.table.invited] == [CAT]


async def test_a_rematch_knows_whom_another_process_has_forgotten(registry: Registry, store: TroubledStore) -> None:
    session = await open_match(registry)
    await session.do(actions.stop, ANN)
    await forgotten(store, BEN)
    again = await registry.rematch(session, ANN)
    assert [seat.user for seat in again.table.invited] == [CAT]


async def test_where_the_database_fails_that_is_told(registry: Registry, store: TroubledStore) -> None:
    session = await open_match(registry)
    await session.do(actions.leave, BEN)
    store.is_unreadable = True
    with pytest.raises(SessionRefusal, match="not_saved"):
        await registry.forget(BEN)
    store.is_unreadable = False
    assert session.table.seat_of(BEN) == 1


async def test_what_happened_at_the_table_is_not_forgotten_with_a_user(registry: Registry) -> None:
    session = await open_match(registry)
    await play_on(session, Random(1), 3)
    await session.do(actions.leave, BEN)
    recent = session.table.recent
    await registry.forget(BEN)
    assert session.table.recent == recent


async def test_a_user_gets_all_that_is_kept_about_them(registry: Registry, store: TroubledStore) -> None:
    chance = Random(10)
    session = await open_match(registry, options=SINGLE.with_(turn_seconds=None))
    for _ in range(12):
        await answer_once(session, chance)
    await play_on(session, chance)
    await count_all(store)
    found = json.loads(json.dumps(await export(store, ANN)))
    assert (found["user"], found["shown_everywhere"]) == (str(ANN), True)
    assert found["names"] == [{"server": str(GUILD), "name": "Ann"}]
    (game,) = found["games"]
    assert (game["game"], game["seat"], game["name"], game["host"]) == (session.id, "A", "Ann", True)
    answers = [answer.answer for answer in await store.read(answers_of, session.id)]
    place = places(session.table.playing.state)[0]
    assert game["answers"]
    assert [f"A {given['answer']}" for given in game["answers"]] == [one for one in answers if one.startswith("A ")]
    assert "Ben" not in json.dumps(found).replace(session.id, ""), "other players are none of their business"
    assert [(result["place"], result["server"]) for result in found["results"]] == [(place, str(GUILD))]
    assert found["standings"]
    stranger = await export(store, DAN)
    assert (stranger["names"], stranger["games"]) == ([], [])


@pytest.mark.parametrize("spoils", SPOILS)
async def test_a_game_that_cannot_be_read_keeps_no_user_from_being_told_and_forgotten(
    registry: Registry, store: TroubledStore, spoils: Spoils
) -> None:
    chance = Random(12)
    games = []
    for channel in (11, 12, 13):
        session = await registry.open(GUILD, channel, USER, "Zacharias", SINGLE, "en-US")
        await session.do(lobby.join, BEN, "Ben")
        await session.do(actions.start, USER)
        games.append(session)
    over, running, good = games
    for game in (over, good):
        await play_on(game, chance, 4)
        await game.do(actions.stop, USER, is_moderator=True)
    registry.close()
    for game in (over, running):
        await spoil(store, game.id, spoils)

    about = {game["game"]: game for game in (await export(store, USER))["games"]}
    assert about.keys() == {game.id for game in games}
    for game in games:
        assert [about[game.id][name] for name in ("server", "seat", "name", "host")] == [
            str(GUILD),
            "A",
            "Zacharias",
            True,
        ]
    assert about[over.id]["answers"]
    assert about[good.id]["answers"]

    again = new_registry(store)
    await again.take()
    await again.forget(USER)
    text = await dump(store)
    assert str(USER) not in text
    assert "Zacharias" not in text
    stored = await store.read(by_id, over.id)
    assert stored is not None
    assert [seat.name for seat in stored.seats] == ["?", "Ben"]
    again.close()


async def test_a_computer_whose_turn_it_is_moves_all_the_same(registry: Registry, clock: FakeClock) -> None:
    session = await open_match(registry, computers=1)
    await session.do(actions.leave, BEN)
    chance = Random(1)
    while session.table.asked not in session.table.computer_seats:
        await answer_once(session, chance)
    await registry.forget(BEN)
    version = session.table.version
    await clock.advance(5)
    assert session.table.version > version
