"""The deal of the day as it is stored: one secret, one result a day and user, boards, standings."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store import Store, daily, privacy
from bot.store.clearing import clear_guild, note_guilds
from bot.store.daily import DailyResult, SaveAccuracy, SaveSecret
from bot.store.names import SaveVisibility
from tests.store.given import NOW, forgotten
from tests.store.test_clearing import MONTH

DAY = 20261120
HERE, ELSEWHERE = 3 << 22, 4 << 22
ANN, BEN, CAT, DAN = 100, 101, 102, 103


def result(user: int, points: int = 0, cards: int = 0, **others: object) -> DailyResult:
    """What came of a user's deal."""
    name = {ANN: "Ann", BEN: "Ben", CAT: "Cat", DAN: "Dan"}.get(user, f"User {user}")
    found = DailyResult(
        DAY, user, HERE, f"game{user}", "classic", name, name.upper(), points, cards, won=points > 0, version="1.0"
    )
    return replace(found, **others)  # type: ignore[arg-type]


@pytest.fixture
async def results(store: Store) -> Store:
    """A day on which four have played."""
    await store.save(
        result(ANN, 0, 3), result(BEN, 80), result(CAT, 120, guild_id=ELSEWHERE), result(DAN, 0, 3, guild_id=0)
    )
    return store


async def test_the_first_secret_stays(store: Store) -> None:
    assert await store.read(daily.secret) is None
    first = daily.new_secret()
    await store.save(first)
    await store.save(daily.new_secret())
    assert await store.read(daily.secret) == bytes.fromhex(first.secret)
    assert first.secret != daily.new_secret().secret


async def test_the_first_result_of_a_day_stays(store: Store) -> None:
    await store.save(result(ANN, 50))
    await store.save(result(ANN, 200, game_id="other"))
    assert await store.read(daily.result_of, ANN, DAY) == result(ANN, 50)
    assert await store.read(daily.result_of, ANN, DAY + 1) is None


async def test_accuracy_is_added_to_a_result(results: Store) -> None:
    await results.save(SaveAccuracy(DAY, BEN, 91))
    assert await results.read(daily.result_of, BEN, DAY) == result(BEN, 80, accuracy=91)
    assert await results.read(daily.result_of, ANN, DAY) == result(ANN, 0, 3)


async def test_a_board_is_by_points_and_then_by_cards(results: Store) -> None:
    here = await results.read(daily.board, DAY, HERE, 1, ANN)
    assert [(one.rank, one.name) for one in here.places] == [(1, "Ben"), (2, "Ann")]
    assert (here.total, here.own and here.own.rank) == (2, 2)
    everywhere = await results.read(daily.board, DAY, None, 1, ANN)
    assert [(one.rank, one.name) for one in everywhere.places] == [(1, "CAT"), (2, "BEN"), (3, "ANN"), (3, "DAN")]
    assert (await results.read(daily.board, DAY + 1, None, 1, ANN)).places == []


async def test_who_is_hidden_sees_themselves_alone(results: Store) -> None:
    await results.save(SaveVisibility(CAT, NOW))
    seen = await results.read(daily.board, DAY, None, 1, CAT)
    assert [one.name for one in seen.places] == ["BEN", "ANN", "DAN"]
    assert (seen.own and seen.own.rank, seen.total) == (1, 3)
    assert [one.name for one in (await results.read(daily.board, DAY, ELSEWHERE)).places] == ["Cat"]


async def test_a_long_board_has_pages(store: Store) -> None:
    await store.save(*(result(1000 + place, 500 - place // 2) for place in range(25)))
    pages = [await store.read(daily.board, DAY, HERE, page) for page in (1, 2, 3, 4)]
    assert [len(page.places) for page in pages] == [10, 10, 5, 0]
    assert {(page.pages, page.total) for page in pages} == {(3, 25)}
    assert [one.rank for page in pages for one in page.places] == [place // 2 * 2 + 1 for place in range(25)]


async def test_how_a_result_stands(results: Store) -> None:
    await results.save(*(result(ANN, 1, day=day) for day in (20261118, 20261119, 20261121)))
    standing = await results.read(daily.standing, ANN, DAY)
    assert standing is not None
    assert (standing.rank, standing.total, standing.played) == (2, 2, [DAY, 20261119, 20261118])
    nowhere = await results.read(daily.standing, DAN, DAY)
    assert nowhere is not None
    assert (nowhere.rank, nowhere.total) == (3, 4)
    await results.save(SaveVisibility(DAN, NOW))
    hidden = await results.read(daily.standing, DAN, DAY)
    assert hidden is not None
    assert (hidden.rank, hidden.total) == (3, 4)
    assert await results.read(daily.standing, ANN, 20260101) is None


async def test_who_is_forgotten_has_no_result(results: Store) -> None:
    await forgotten(results, ANN)
    assert await results.read(daily.result_of, ANN, DAY) is None
    assert [one.name for one in (await results.read(daily.board, DAY, HERE)).places] == ["Ben"]


async def test_a_server_without_the_bot_has_no_board_but_everyone_keeps_their_results(results: Store) -> None:
    await results.keep_house(lambda connection: note_guilds(connection, [HERE], [], NOW - MONTH))
    while await results.keep_house(lambda connection: clear_guild(connection, HERE, NOW)):
        pass
    assert (await results.read(daily.board, DAY, HERE)).places == []
    assert await results.read(daily.result_of, BEN, DAY) == result(BEN, 80, guild_id=0, name="BEN")
    assert (await results.read(daily.board, DAY, None)).total == 4


async def test_a_secret_is_in_no_export(results: Store) -> None:
    await results.save(SaveSecret("ab" * 32))
    about = await results.read(privacy.about, ANN)
    assert "abab" not in str(about)
    assert len(about.counted["daily_results"]) == 1
