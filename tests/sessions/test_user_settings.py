"""What users choose for themselves: kept, known without the store, and dropped with them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.sessions.refusals import SessionRefusal
from bot.sessions.user_settings import FRESH, KEPT, Users, UserSettings
from bot.store import SaveUserSettings
from bot.store.errors import StoreError
from bot.store.settings import of_user
from tests.clock import FakeClock
from tests.sessions.running import TroubledStore
from tests.sessions.tables import ANN, BEN

CHOSEN = UserSettings("zh-TW", turn_pings=True)


@pytest.mark.parametrize("choice", [{"locale": "xx"}, {"locale": ""}, {"turn_pings": 1}])
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

    async def silent(_query: object, user: int) -> dict[str, Any]:
        reads.append(user)
        await gate.wait()
        return {"locale": "en-US"}

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
        users._keep(user, UserSettings())
    assert users.known(ANN) is None
    assert users.known(1000) == UserSettings()
