"""What users choose for themselves: kept, known without the store, and dropped with them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from bot.sessions.refusals import SessionRefusal
from bot.sessions.user_settings import FRESH, KEPT, Users, UserSettings
from bot.store import SaveUserSettings
from bot.store.errors import StoreError
from bot.store.schema import results
from bot.store.settings import of_user
from tests.clock import FakeClock
from tests.sessions.running import TroubledStore
from tests.sessions.tables import ANN, BEN, CAT

CHOSEN = UserSettings("zh-TW", turn_pings=True)


@pytest.mark.parametrize(
    "choice", [{"locale": "xx"}, {"locale": ""}, {"turn_pings": 1}, {"tips": None}, {"by_ear": "yes"}]
)
def test_what_makes_no_sense_is_refused(choice: dict[str, Any]) -> None:
    with pytest.raises(SessionRefusal, match="bad_options"):
        CHOSEN.with_(**choice)


@pytest.mark.parametrize(
    ("stored", "expected"),
    [
        ({}, UserSettings()),
        ({"locale": "zh-TW", "turn_pings": True}, CHOSEN),
        ({"locale": "tlh", "turn_pings": True, "more": 1}, UserSettings(turn_pings=True)),
        ({"locale": ["zh-TW"], "turn_pings": "yes"}, UserSettings()),
        ({"tips": False}, UserSettings(tips=False)),
        ({"by_ear": True}, UserSettings(by_ear=True)),
    ],
)
def test_what_was_stored_is_taken_as_far_as_it_makes_sense(stored: dict[str, Any], expected: UserSettings) -> None:
    assert UserSettings.from_stored(stored) == expected


async def test_choices_are_kept_and_known_at_once(store: TroubledStore, clock: FakeClock) -> None:
    users = Users(store, clock)
    assert users.known(ANN) is None
    await users.change(ANN, lambda former: former.with_(locale="zh-TW"))
    assert await users.change(ANN, lambda former: former.with_(turn_pings=True)) == CHOSEN
    assert users.known(ANN) == CHOSEN
    assert await store.read(of_user, ANN) == {"locale": "zh-TW", "turn_pings": True}
    later = Users(store, clock)
    await later.learn(ANN, 5.0)
    assert (later.known(ANN), later.known(BEN), await later.of(BEN)) == (CHOSEN, None, UserSettings())
    await later.change(ANN, lambda _: UserSettings())
    assert await store.read(of_user, ANN) == {}, "the defaults take no room"


async def test_no_answer_waits_for_a_silent_store(
    store: TroubledStore, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    users, gate = Users(store, clock), asyncio.Event()
    reads: list[int] = []
    await users.change(ANN, lambda _: CHOSEN)

    async def silent(_query: object, user: int) -> tuple[dict[str, Any], bool]:
        reads.append(user)
        await gate.wait()
        return {"locale": "en-US"}, False

    monkeypatch.setattr(store, "read", silent)
    await users.learn(ANN, 5.0)
    await users.learn(BEN, 0.001)
    await users.learn(BEN, 0.001)
    assert (reads, users.known(ANN), users.known(BEN)) == ([BEN], CHOSEN, None)
    gate.set()
    await users.learn(BEN, 5.0)
    assert (reads, users.known(BEN)) == ([BEN], UserSettings("en-US"))


async def test_where_the_store_fails_there_are_none_until_it_works(
    store: TroubledStore, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.save(SaveUserSettings(ANN, '{"locale":"zh-TW"}'))
    users = Users(store, clock)

    async def fails(*_: object) -> dict[str, Any]:
        raise StoreError("down")

    with monkeypatch.context() as broken:
        broken.setattr(store, "read", fails)
        await users.learn(ANN, 5.0)
        assert users.known(ANN) is None
        with pytest.raises(StoreError):
            await users.of(ANN)
    await users.learn(ANN, 5.0)
    assert users.known(ANN) == UserSettings("zh-TW")


async def test_a_read_that_was_overtaken_brings_nothing_back(
    store: TroubledStore, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    users, read = Users(store, clock), store.read
    begun, gate = asyncio.Event(), asyncio.Event()

    async def slow(query: Any, user: int) -> Any:
        found = await read(query, user)
        begun.set()
        await gate.wait()
        return found

    with monkeypatch.context() as slowed:
        slowed.setattr(store, "read", slow)
        reading = asyncio.create_task(users.of(ANN))
        await begun.wait()
    await users.change(ANN, lambda _: CHOSEN)
    gate.set()
    await reading
    assert users.known(ANN) == CHOSEN
    users.forget(ANN)
    assert users.known(ANN) is None


async def test_where_processes_share_the_database_they_are_read_again_behind_the_answer(
    store: TroubledStore, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    users = Users(store, clock)
    await users.learn(ANN, 5.0)
    await store.save(SaveUserSettings(ANN, '{"locale":"zh-TW"}'))
    monkeypatch.setattr(store, "lease", object())
    await users.learn(ANN, 5.0)
    assert not users._reading
    clock.pass_by(FRESH.total_seconds() + 1)
    await users.learn(ANN, 5.0)
    assert users.known(ANN) == UserSettings(), "this answer did not wait"
    await users._reading[ANN]
    await asyncio.sleep(0)
    assert users.known(ANN) == UserSettings("zh-TW")


async def test_who_has_not_come_for_long_is_not_at_hand(store: TroubledStore, clock: FakeClock) -> None:
    users = Users(store, clock)
    await users.learn(ANN, 5.0)
    for user in range(1000, 1000 + KEPT):
        users._keep(user, users._known[ANN])
    assert users.known(ANN) is None
    assert users.known(1000) == UserSettings()


async def test_a_user_without_results_is_given_tips_until_they_finish_a_match_or_turn_them_off(
    store: TroubledStore, clock: FakeClock
) -> None:
    users = Users(store, clock)
    assert not users.wants_tips(ANN), "not known yet, and no answer waits for it"
    for user in (ANN, BEN):
        await users.learn(user, 5.0)
        assert users.is_newcomer(user)
        assert users.wants_tips(user)
    users.finish_match([ANN, CAT])
    assert not users.is_newcomer(ANN)
    assert users.known(CAT) is None
    await users.change(BEN, lambda former: former.with_(tips=False))
    assert users.is_newcomer(BEN)
    assert not users.wants_tips(BEN)


async def test_a_user_with_a_result_is_no_newcomer(store: TroubledStore, clock: FakeClock) -> None:
    await store.keep_house(lambda connection: _add_result(connection, ANN))
    users = Users(store, clock)
    await users.learn(ANN, 5.0)
    await users.learn(BEN, 5.0)
    assert (users.is_newcomer(ANN), users.is_newcomer(BEN)) == (False, True)


def _add_result(connection: Connection, user: int) -> None:
    row = {"number": 1, "seat": 0, "user_id": user, "guild_id": 1, "edition": "classic", "place": 2}
    connection.execute(insert(results).values(row))
