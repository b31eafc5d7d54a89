"""What is kept about somebody, and forgetting it: nothing of theirs is left, and nobody else loses anything."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from bot.sessions import Denied, Options, Session, Sessions, Told
from bot.sessions import computers as stand_ins
from bot.sessions.privacy import export, without
from bot.store import By, Store
from tests.sessions.matches import counted, play_at_random
from tests.sessions.spoiling import DAMAGED, Spoils, half, no_edition, no_house_rule, spoil
from tests.sessions.tables import ANN, BEN, CAT, DAN, GUILD, answer_once, lobby, play_on, started
from tests.sessions.test_results import recounted
from tests.store.given import a_game


async def test_who_is_forgotten_is_nowhere(sessions: Sessions, store: Store) -> None:
    chance = Random(9)
    people = (987654321, BEN, CAT)
    for _ in range(2):
        await play_at_random(sessions, chance, people)
    ended = await play_at_random(sessions, chance, people)
    session = await lobby(sessions)
    await session.join(987654321, "p987654321")
    await session.leave(987654321)
    ben = await store.stats(BEN)
    board = await store.board(GUILD, by=By.POINTS)
    await sessions.forget(987654321)
    async with store._reading() as connection:
        dump = await connection.run_sync(_all_text)
    assert "987654321" not in dump
    assert ended.seat_of(987654321) is None
    assert 987654321 not in {change.user_id for change in ended.ratings}
    assert await store.stats(BEN) == ben
    after = await store.board(GUILD, by=By.POINTS)
    assert {place.user_id for place in after.places} == {place.user_id for place in board.places} - {987654321}
    assert (await store.about(987654321)).games == []
    await recounted(store)
    assert await store.stats(987654321) is None
    assert await store.stats(BEN) == ben


def _all_text(connection: object) -> str:
    from sqlalchemy import Connection, MetaData

    assert isinstance(connection, Connection)
    tables = MetaData()
    tables.reflect(connection)
    return "".join(str(connection.execute(table.select()).all()) for table in tables.tables.values())


async def test_who_plays_cannot_be_forgotten_yet(sessions: Sessions, store: Store) -> None:
    session = await lobby(sessions, Options.for_edition("classic", "single"))
    for user in (BEN, CAT):
        with pytest.raises(Denied, match="still_seated"):
            await sessions.forget(user)
    await session.start(ANN)
    with pytest.raises(Denied, match="still_seated"):
        await sessions.forget(BEN)
    await session.leave(BEN)
    await sessions.forget(BEN)
    assert session.seat_of(BEN) is None
    assert session.seats[1].name == "?"
    chance = Random(1)
    await play_on(session, chance)
    assert session.decided
    assert [change.user_id for change in await store.rating_changes(session.id)] != []
    before = await counted(store)
    await recounted(store)
    assert await counted(store) == before
    again = await sessions.rematch(session, ANN)
    assert [seat.user for seat in again.seats] == [CAT, ANN]


async def test_a_person_gets_all_that_is_kept_about_them(sessions: Sessions, store: Store) -> None:
    chance = Random(10)
    session = await started(sessions, Options.for_edition("classic", "single").with_(turn_seconds=None))
    for _ in range(12):
        await answer_once(session, chance)
    for user in (BEN, CAT):
        await session.leave(user)
    found = json.loads(json.dumps(await export(store, ANN)))
    assert (found["user"], found["name"]) == (str(ANN), "Ann")
    (game,) = found["games"]
    assert (game["game"], game["seat"], game["name"], game["host"]) == (session.id, "A", "Ann", True)
    told = [answer.answer for answer in await store.answers(session.id)]
    assert game["answers"]
    assert [f"A {given['answer']}" for given in game["answers"]] == [one for one in told if one.startswith("A ")]
    assert "Ben" not in json.dumps(found).replace(session.id, ""), "others are nobody's business"
    assert [(result["place"], result["server"]) for result in found["results"]] == [(1, str(GUILD))]
    assert found["standings"]
    nobody = await export(store, DAN)
    assert (nobody["name"], nobody["games"]) == (None, [])


@pytest.mark.parametrize("spoils", [no_edition, no_house_rule, half])
async def test_a_game_that_cannot_be_read_keeps_nobody_from_being_told_and_forgotten(
    sessions: Sessions, store: Store, spoils: Spoils
) -> None:
    user, chance = 987654321, Random(12)
    options = Options.for_edition("classic", "single")
    games = []
    for channel in (11, 12, 13):
        session = await sessions.open(GUILD, channel, user, "Zacharias", options, "en-US")
        await session.join(BEN, "Ben")
        await session.start(user)
        games.append(session)
    over, running, good = games
    await play_on(over, chance)
    await play_on(good, chance)
    for game in (over, running):
        await spoil(store, game.id, spoils)

    about = {game["game"]: game for game in (await export(store, user))["games"]}
    assert about.keys() == {game.id for game in games}
    assert about[over.id]["server"] == str(GUILD)
    assert about[good.id]["answers"]
    known = spoils is not half
    assert [about[over.id].get(told) for told in ("seat", "name", "host")] == (
        ["A", "Zacharias", True] if known else [None, None, None]
    )
    assert bool(about[over.id].get("answers")) is known

    again = Sessions(store)
    await again.restore()
    await again.forget(user)
    async with store._reading() as connection:
        dump = await connection.run_sync(_all_text)
    assert str(user) not in dump
    assert "Zacharias" not in dump
    stored = await store.game(over.id)
    assert stored is not None
    assert ("Ben" in stored.session) is known, "of others nothing is lost that can still be read"
    again.close()


@pytest.mark.parametrize("damaged", DAMAGED)
def test_of_a_game_that_is_damaged_nothing_is_left(damaged: str) -> None:
    assert without(a_game(session=damaged), ANN, -1) == "{}"


def test_who_does_not_sit_in_a_game_leaves_it_as_it_is() -> None:
    told = '{"host":101,"seats":[{"user":101,"name":"Ben"}]}'
    assert without(a_game(session=told), ANN, -1) == told


async def test_a_computer_whose_turn_it_is_moves_all_the_same(
    sessions: Sessions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stand_ins, "THINKS", (0.2, 0.2))
    session = await lobby(sessions)
    await session.add_computer(ANN, "easy")
    await session.start(ANN)
    await session.leave(BEN)
    chance = Random(1)
    while session.asked not in session.computer_seats:
        await answer_once(session, chance)
    moved = asyncio.Event()

    async def hear(_session: Session, _told: Told) -> None:
        moved.set()

    sessions.on_told = hear
    await sessions.forget(BEN)
    await asyncio.wait_for(moved.wait(), 60)
