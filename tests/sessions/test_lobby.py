"""The lobby: joining, leaving, options, start; pressed twice and by the wrong people."""

from __future__ import annotations

import asyncio

import pytest

from bot.rules.editions import EDITIONS
from bot.sessions import Denied, Life, Options, Sessions
from tests.sessions.tables import ANN, BEN, CAT, CHANNEL, DAN, GUILD, lobby


async def test_whoever_opens_the_lobby_sits_first_and_hosts(sessions: Sessions) -> None:
    session = await lobby(sessions)
    assert [seat.name for seat in session.seats] == ["Ann", "Ben", "Cat"]
    assert session.host == ANN
    assert session.life is Life.LOBBY


async def test_a_channel_has_one_game(sessions: Sessions) -> None:
    await lobby(sessions)
    with pytest.raises(Denied, match="channel_taken"):
        await sessions.open(GUILD, CHANNEL, DAN, "Dan", Options.for_edition("bts"), "en-US")
    await sessions.open(GUILD, CHANNEL + 1, DAN, "Dan", Options.for_edition("bts"), "en-US")


async def test_nobody_sits_twice(sessions: Sessions) -> None:
    session = await lobby(sessions)
    with pytest.raises(Denied, match="already_seated"):
        await session.join(BEN, "Ben")


@pytest.mark.parametrize("key", EDITIONS)
async def test_a_full_table_is_full(sessions: Sessions, key: str) -> None:
    session = await lobby(sessions, Options.for_edition(key))
    for user in range(200, 200 + EDITIONS[key].max_seats - 3):
        await session.join(user, "Somebody")
    with pytest.raises(Denied, match="full"):
        await session.join(DAN, "Dan")


@pytest.mark.parametrize("host", ["Ann", "Bruno"])
@pytest.mark.parametrize("key", EDITIONS)
async def test_a_table_is_filled_with_computers_and_then_full(sessions: Sessions, key: str, host: str) -> None:
    session = await sessions.open(GUILD, CHANNEL, ANN, host, Options.for_edition(key), "en-US")
    while len(session.seats) < EDITIONS[key].max_seats:
        await session.add_computer(ANN, "easy")
    with pytest.raises(Denied, match="full"):
        await session.add_computer(ANN, "easy")
    names = [seat.name for seat in session.seats]
    assert len(set(names)) == len(names)


async def test_when_the_host_leaves_the_next_hosts(sessions: Sessions) -> None:
    session = await lobby(sessions)
    await session.leave(ANN)
    assert session.host == BEN


async def test_the_next_host_sits_first_and_deals_where_the_host_does(sessions: Sessions) -> None:
    session = await sessions.open(GUILD, CHANNEL, ANN, "Ann", Options.for_edition("transformers"), "en-US")
    await session.add_computer(ANN, "easy")
    await session.join(BEN, "Ben")
    await session.join(CAT, "Cat")
    await session.leave(ANN)
    assert [seat.name for seat in session.seats] == ["Ben", "Cat", "Ada"]
    await session.start(BEN)
    assert session.view(None).dealer == session.seat_of(BEN)


async def test_the_others_keep_their_places_when_a_guest_leaves(sessions: Sessions) -> None:
    session = await lobby(sessions)
    await session.add_computer(ANN, "easy")
    await session.leave(BEN)
    assert [seat.name for seat in session.seats] == ["Ann", "Cat", "Ada"]


async def test_a_lobby_without_people_is_over(sessions: Sessions) -> None:
    session = await lobby(sessions)
    for user in (ANN, BEN, CAT):
        await session.leave(user)
    assert session.life is Life.ENDED
    assert sessions.in_channel(CHANNEL) is None
    await lobby(sessions)


async def test_only_the_host_chooses_and_starts(sessions: Sessions) -> None:
    session = await lobby(sessions)
    with pytest.raises(Denied, match="not_host"):
        await session.set_options(BEN, session.options.with_(turn_seconds=30))
    with pytest.raises(Denied, match="not_host"):
        await session.start(BEN)


async def test_one_alone_cannot_start(sessions: Sessions) -> None:
    session = await sessions.open(GUILD, CHANNEL, ANN, "Ann", Options.for_edition("classic"), "en-US")
    with pytest.raises(Denied, match="too_few"):
        await session.start(ANN)


async def test_start_pressed_twice_deals_once(sessions: Sessions) -> None:
    session = await lobby(sessions)
    outcomes = await asyncio.gather(session.start(ANN), session.start(ANN), return_exceptions=True)
    assert sum(isinstance(outcome, Denied) for outcome in outcomes) == 1
    assert session.view(None).round == 1


async def test_joining_during_start_comes_before_or_is_told(sessions: Sessions) -> None:
    session = await lobby(sessions)
    outcomes = await asyncio.gather(session.start(ANN), session.join(DAN, "Dan"), return_exceptions=True)
    assert isinstance(outcomes[1], Denied)
    assert len(session.view(None).counts) == len(session.seats) == 3


async def test_another_edition_brings_its_own_scoring_and_keeps_what_fits(sessions: Sessions) -> None:
    session = await lobby(sessions)
    await session.set_options(ANN, session.options.with_(house=("stacking", "jump_in"), turn_seconds=None))
    await session.set_options(ANN, session.options.with_edition("no-mercy"))
    assert session.options == Options("no-mercy", "single", 1000, None, ("jump_in",))


async def test_an_edition_for_fewer_people_is_refused(sessions: Sessions) -> None:
    session = await lobby(sessions)
    for user in range(200, 205):
        await session.join(user, "Somebody")
    with pytest.raises(Denied, match="too_many"):
        await session.set_options(ANN, session.options.with_edition("no-mercy"))


@pytest.mark.parametrize(
    "choice",
    [
        {"scoring": "most"},
        {"target": 0},
        {"target": 1_000_000},
        {"turn_seconds": 5},
        {"turn_seconds": 3000},
        {"house": ("discard_own",)},
        {"edition": "chess"},
    ],
)
def test_choices_that_make_no_sense_are_refused(choice: dict[str, object]) -> None:
    with pytest.raises(Denied, match="bad_options"):
        Options.for_edition("classic").with_(**choice)
