"""Results of real matches: counted once, with the end that brings them, and the same when they are counted anew."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from bot.rules.editions import EDITIONS
from bot.rules.record import Record
from bot.rules.refusal import Refused
from bot.sessions import Denied, Life, Options, Sessions
from bot.sessions import computers as stand_ins
from bot.sessions.recount import Recount
from bot.store import Store, StoreError
from tests.sessions.matches import counted, go_on, noted_ends, play_at_random
from tests.sessions.tables import ANN, BEN, CAT, CHANNEL, DAN, GUILD, answer_once, play_on, started

PEOPLE = (ANN, BEN, CAT, DAN)
MATCHES = 8


@pytest.fixture(autouse=True)
def _slow_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests move for them."""
    monkeypatch.setattr(stand_ins, "THINKS", (1000.0, 1000.0))
    monkeypatch.setattr(stand_ins, "REACTS", (1000.0, 1000.0))


async def recounted(store: Store) -> None:
    """Counts everything anew."""
    await Recount(store, lambda _done, _of: None).run()


async def many_matches(sessions: Sessions, chance: Random, matches: int = MATCHES) -> None:
    """Matches of all editions, in two servers."""
    for number in range(matches):
        people = chance.sample(PEOPLE, chance.randint(2, 4))
        edition = list(EDITIONS)[number % len(EDITIONS)]
        computers = chance.choice((0, 0, 1, 2))
        await play_at_random(
            sessions, chance, people, guild=chance.choice((1, 2)), edition=edition, computers=computers
        )


async def test_counting_anew_gives_the_same(sessions: Sessions, store: Store) -> None:
    chance = Random(1)
    await many_matches(sessions, chance)
    await sessions.forget(CAT)
    await many_matches(sessions, chance)
    await sessions.forget(CAT)
    await sessions.forget(BEN)
    await many_matches(sessions, chance, 4)
    before = await counted(store)
    assert all(before.values())
    await recounted(store)
    assert await counted(store) == before
    await recounted(store)
    assert await counted(store) == before


async def test_each_match_is_won_once(sessions: Sessions, store: Store) -> None:
    chance = Random(2)
    won = 0
    for number in range(6):
        session = await play_at_random(sessions, chance, PEOPLE[:3], edition=list(EDITIONS)[number % 6])
        champions = session.view(None).champions
        won += sum(not session.seats[seat].away for seat in champions)
    found = [await store.stats(user, GUILD) for user in PEOPLE[:3]]
    assert sum(stats.wins for stats in found if stats is not None) == won
    assert (await store.history(GUILD)).total <= 6


async def test_the_end_of_a_round_is_counted_at_once_and_once(sessions: Sessions, store: Store) -> None:
    chance = Random(3)
    session = await started(sessions, Options.for_edition("classic", "points", 500))
    while not session.view(None).over:
        await answer_once(session, chance)
    first = await counted(store)
    assert await noted_ends(store) == 1
    again = Sessions(store)
    (restored,) = await again.restore()
    await restored.present(ANN)
    assert await counted(store) == first
    await restored.leave(CAT)
    await restored.leave(BEN)
    assert await noted_ends(store) == 2
    ann, cat = await store.stats(ANN, GUILD), await store.stats(CAT, GUILD)
    assert ann is not None
    assert cat is not None
    assert (ann.games, ann.wins, cat.games, cat.wins) == (1, 1, 1, 0)
    assert ann.figures.rounds == cat.figures.rounds == 1
    again.close()


async def test_an_end_that_cannot_be_saved_is_not_counted(
    sessions: Sessions, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await started(sessions, Options.for_edition("classic", "single"))
    await session.leave(CAT)

    async def broken(*_changes: object, **_others: object) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as patch:
        patch.setattr(store, "commit", broken)
        with pytest.raises(Denied, match="not_saved"):
            await session.leave(BEN)
    assert not session.decided
    assert await store.stats(ANN) is None
    await session.leave(BEN)
    assert await noted_ends(store) == 1
    (first, *others) = await store.rating_changes(session.id)
    assert (first.user_id, first.here[0]) == (ANN, 1000)
    assert first.here[1] > 1000
    assert [change.place for change in others] == [2, 2]


async def test_a_game_that_was_stopped_is_lost_by_who_had_left_it(sessions: Sessions, store: Store) -> None:
    session = await started(sessions)
    await session.leave(CAT)
    await session.stop(ANN)
    cat = await store.stats(CAT, GUILD)
    assert cat is not None
    assert (cat.games, cat.wins, cat.rated) == (1, 0, 0)
    assert await store.stats(ANN, GUILD) is None
    assert (await store.history(GUILD)).total == 0
    before = await counted(store)
    await recounted(store)
    assert await counted(store) == before


async def test_a_game_that_nobody_left_and_was_stopped_counts_for_nobody(sessions: Sessions, store: Store) -> None:
    session = await started(sessions)
    await session.stop(ANN)
    assert await noted_ends(store) == 0


async def test_a_match_that_all_people_have_left_is_over(sessions: Sessions, store: Store) -> None:
    session = await sessions.open(GUILD, CHANNEL, ANN, "Ann", Options.for_edition("classic"), "en-US")
    await session.join(BEN, "Ben")
    for _ in range(2):
        await session.add_computer(ANN, "easy")
    await session.start(ANN)
    await session.leave(ANN)
    assert session.life is Life.PLAYING
    await session.leave(BEN)
    assert (session.life, session.decided) == (Life.ENDED, False)
    for user in (ANN, BEN):
        stats = await store.stats(user)
        assert stats is not None
        assert (stats.games, stats.wins, stats.rated) == (1, 0, 0)


async def test_who_is_away_at_the_end_is_not_counted(sessions: Sessions, store: Store) -> None:
    session = await started(sessions, Options.for_edition("classic", "single").with_(turn_seconds=None))
    while not session.seats[0].away:
        if session.asked == 0:
            await session._default_answer(0)
        else:
            await answer_once(session, Random(4))
    chance = Random(5)
    while session.life is not Life.ENDED:
        seat = session.asked
        if seat == 0:
            await session._moved(seat, [session._playing().answers(seat)[0]])
        else:
            await answer_once(session, chance)
    assert await store.stats(ANN) is None
    changes = await store.rating_changes(session.id)
    assert {change.user_id for change in changes} == {BEN, CAT}
    (match,) = (await store.history_of(ANN)).matches
    assert match.place is None


async def test_a_recount_that_is_interrupted_changes_nothing(sessions: Sessions, store: Store) -> None:
    chance = Random(6)
    await many_matches(sessions, chance, 6)
    before = await counted(store)
    told: list[int] = []

    def interrupt(done: int, _of: int) -> None:
        told.append(done)
        if len(told) > 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        await Recount(store, interrupt).run()
    assert await counted(store) == before
    await many_matches(sessions, chance, 2)
    before = await counted(store)
    await recounted(store)
    assert await counted(store) == before


async def test_what_ends_during_a_recount_is_counted_in_it(sessions: Sessions, store: Store) -> None:
    chance = Random(7)
    await many_matches(sessions, chance, 4)
    recount = Recount(store, lambda _done, _of: None)
    catch_up = recount._catch_up
    times = 0

    async def while_others_play(number: int, counted_to: int) -> int:
        nonlocal times
        reached = await catch_up(number, counted_to)
        times += 1
        if times <= 2:
            await many_matches(sessions, chance, 2)
            await sessions.forget(DAN)
        return reached

    recount._catch_up = while_others_play  # type: ignore[method-assign]
    await recount.run()
    assert times == 3
    after = await counted(store)
    await recounted(store)
    assert await counted(store) == after


async def test_a_game_of_other_rules_goes_on_and_stops_a_recount(
    sessions: Sessions, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    earlier = await started(sessions, channel=9)
    await earlier.leave(ANN)
    await earlier.leave(CAT)
    before = await counted(store)
    session = await started(sessions, Options.for_edition("classic", "single"))
    await session.leave(CAT)

    def refuses(_record: Record) -> Iterator[object]:
        raise Refused("no_match")

    monkeypatch.setattr(Record, "replay", refuses)
    await session.leave(BEN)
    assert session.decided
    assert "not counted" in caplog.text
    with pytest.raises(StoreError, match="under other rules"):
        await recounted(store)
    assert await counted(store) == before


async def test_a_round_that_would_end_elsewhere_now_stops_a_recount(
    sessions: Sessions, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await started(sessions, Options.for_edition("classic", "single"))
    await play_on(session, Random(1))
    before = await counted(store)
    monkeypatch.setattr("bot.sessions.recount.endings", lambda _record: [])
    with pytest.raises(StoreError, match="under other rules"):
        await recounted(store)
    assert await counted(store) == before


async def test_two_recounts_at_once_do_not_mix(sessions: Sessions, store: Store) -> None:
    await many_matches(sessions, Random(8), 4)
    before = await counted(store)
    outcomes = await asyncio.gather(recounted(store), recounted(store), return_exceptions=True)
    assert [outcome for outcome in outcomes if outcome is None]
    assert await counted(store) == before


@pytest.mark.parametrize("name", ["B\x00en", "B\ud800en", "\u202eneB", "🎲" * 40])
async def test_whatever_somebody_is_called_the_match_ends_and_counts(
    sessions: Sessions, store: Store, name: str
) -> None:
    session = await sessions.open(GUILD, CHANNEL, ANN, "Ann", Options.for_edition("classic", "single"), "en-US")
    await session.join(BEN, name)
    await session.start(ANN)
    await play_on(session, Random(3))
    assert session.life is Life.ENDED
    assert await store.stats(BEN) is not None


async def test_games_end_well_in_the_midst_of_others(sessions: Sessions, store: Store) -> None:
    """The same two people play in several channels at once."""
    chance = Random(11)
    options = Options.for_edition("classic", "single").with_(turn_seconds=None)
    tables = [await started(sessions, options, channel) for channel in range(10, 14)]

    async def play(number: int) -> None:
        session = tables[number]
        while session.life is not Life.ENDED:
            await go_on(session, chance)

    await asyncio.gather(*(play(number) for number in range(len(tables))))
    before = await counted(store)
    await recounted(store)
    assert await counted(store) == before
