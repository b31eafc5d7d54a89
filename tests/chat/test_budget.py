"""The budget of requests to channels: who goes when, by a clock that the tests set."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession, TraceConfig, web
from aiohttp.test_utils import TestServer

from bot.chat.budget import AT_ONCE, BURST, CHANNEL_WINDOW_S, IN_CHANNEL, PER_SECOND, Budget, Rank, Turn
from tests.clock import NOW, FakeClock

PLAYED, BEHIND, LAST = Rank


class Office:
    """Sends through a budget, and remembers what was sent when."""

    def __init__(self, clock: FakeClock) -> None:
        self.clock = clock
        self.budget = Budget(self.now, clock.call_later)
        self.sent: list[tuple[float, str]] = []
        """When, and what."""
        self.goes_on = asyncio.Event()
        """Requests are under way until this is set."""
        self.goes_on.set()
        self.under_way = 0
        self.most_under_way = 0
        self.turns: dict[str, Turn] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def now(self) -> float:
        """Return how many seconds have passed."""
        return (self.clock.now() - NOW).total_seconds()

    async def ask(self, what: str, rank: Rank = PLAYED, channel: int = 0) -> None:
        """Have something wait for its turn and be sent; in a channel of its own, unless one is named."""
        turn = self.turns[what] = self.budget.turn(channel or hash(what), rank)
        self.tasks[what] = asyncio.create_task(self._send(what, turn))
        await settle()

    async def _send(self, what: str, turn: Turn) -> None:
        async with turn:
            self.sent.append((self.now(), what))
            turn.is_sent = True
            self.under_way += 1
            self.most_under_way = max(self.most_under_way, self.under_way)
            try:
                await self.goes_on.wait()
            finally:
                self.under_way -= 1

    async def use_up(self) -> None:
        """Leave nothing for this moment."""
        for number in range(int(BURST)):
            await self.ask(f"before {number}")
        self.sent.clear()

    async def run(self, seconds: float) -> None:
        """Let time pass, in small steps."""
        for _ in range(round(seconds * 1000 / 25)):
            self.clock.strike(0.025)
            await settle()

    @property
    def order(self) -> list[str]:
        """What was sent."""
        return [what for _, what in self.sent]


async def settle() -> None:
    """Let everything happen that needs no time."""
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
def office(clock: FakeClock) -> Office:
    return Office(clock)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(NOW)


async def test_where_little_is_sent_nothing_waits(office: Office) -> None:
    for second in range(3):
        for number in range(int(BURST)):
            await office.ask(f"{second}-{number}")
        office.clock.pass_by(1.0)
    assert [when for when, _ in office.sent] == [0.0] * 4 + [1.0] * 4 + [2.0] * 4


@pytest.mark.parametrize("processes", [1, 2, 4, 20])
async def test_in_no_second_more_is_sent_than_is_its_share(office: Office, processes: int) -> None:
    office.budget.set_processes(processes)
    for number in range(300):
        await office.ask(str(number))
    await office.run(10.0)
    share, burst = PER_SECOND / processes, max(1.0, BURST / processes)
    seconds = [when for when, _ in office.sent]
    assert len(seconds) >= min(300, 10 * share - 1), "and no less"
    for begin in seconds:
        assert sum(begin <= when < begin + 1.0 for when in seconds) <= share + burst


async def test_a_process_that_comes_or_goes_changes_the_share_of_what_waits(office: Office) -> None:
    for number in range(1000):
        await office.ask(str(number))
    counts = []
    for processes in (1, 4, 2):
        office.budget.set_processes(processes)
        office.sent.clear()
        await office.run(5.0)
        counts.append(len(office.sent))
    assert counts == [pytest.approx(5 * PER_SECOND / processes, abs=BURST) for processes in (1, 4, 2)]


async def test_no_more_are_under_way_than_may_be(office: Office) -> None:
    office.goes_on.clear()
    for number in range(60):
        await office.ask(str(number))
    await office.run(5.0)
    assert office.most_under_way == len(office.sent) == AT_ONCE
    office.goes_on.set()
    await office.run(5.0)
    assert len(office.sent) == 60
    assert office.most_under_way == AT_ONCE


# Who goes first


async def test_the_newest_goes_first_and_every_fourth_turn_who_has_waited_longest(office: Office) -> None:
    await office.use_up()
    for number in range(1, 13):
        await office.ask(str(number))
    await office.run(1.0)
    assert office.order == ["12", "11", "10", "1", "9", "8", "7", "2", "6", "5", "4", "3"]


async def test_what_nobody_waits_for_goes_behind_the_oldest_first_and_removals_last(office: Office) -> None:
    await office.use_up()
    for what, rank in [("r1", LAST), ("b1", BEHIND), ("p1", PLAYED), ("r2", LAST), ("b2", BEHIND), ("p2", PLAYED)]:
        await office.ask(what, rank)
    await office.run(1.0)
    assert office.order == ["p2", "p1", "b1", "b2", "r1", "r2"]


async def test_where_people_press_it_goes_first(office: Office) -> None:
    await office.use_up()
    for number in range(9):
        await office.ask(f"b{number}", BEHIND)
    office.turns["b7"].hurry()
    office.turns["b5"].hurry()
    await office.run(1.0)
    assert office.order == ["b5", "b7", "b0", "b1", "b2", "b3", "b4", "b6", "b8"]
    office.turns["b7"].hurry()  # it has had its turn


async def test_nobody_starves_where_people_play_for_ever(office: Office) -> None:
    await office.use_up()
    for number in range(20):
        await office.ask(f"b{number}", BEHIND)
    for number in range(400):
        await office.ask(f"p{number}")
        await office.ask(f"q{number}")
        await office.run(0.025)
    assert {f"b{number}" for number in range(20)} <= set(office.order[:100])


async def test_who_gives_up_takes_no_turn(office: Office) -> None:
    await office.use_up()
    for number in range(4):
        await office.ask(str(number))
    office.tasks["2"].cancel()
    office.tasks["3"].cancel()
    await settle()
    assert len(office.budget) == 2
    await office.run(1.0)
    assert office.order == ["1", "0"]


async def test_who_is_given_up_while_it_is_given_a_turn_leaves_it_to_others(office: Office) -> None:
    await office.use_up()
    office.goes_on.clear()
    for number in range(AT_ONCE + 1):
        await office.ask(str(number))
    for task in office.tasks.values():
        task.cancel()  # some wait, some are under way
    office.clock.strike(1.0)  # given before they notice
    await settle()
    assert len(office.budget) == 0
    office.sent.clear()
    office.goes_on.clear()
    for number in range(AT_ONCE):
        await office.ask(f"again {number}")
    await office.run(1.0)
    assert len(office.sent) == AT_ONCE, "no place is lost"


async def test_a_turn_in_which_nothing_is_sent_costs_nothing(office: Office) -> None:
    for _ in range(100):
        async with office.budget.turn(1):
            pass
    await office.ask("this", channel=1)
    assert office.sent == [(0.0, "this")]


# Channels


async def test_one_channel_is_left_alone_when_it_has_had_enough_and_the_others_go_on(office: Office) -> None:
    for number in range(8):
        await office.ask(f"here {number}", channel=1)
        await office.run(0.1)
    await office.ask("elsewhere", channel=2)
    assert office.order == [*(f"here {number}" for number in range(IN_CHANNEL)), "elsewhere"]
    await office.run(CHANNEL_WINDOW_S + 1.0)
    assert len(office.sent) == 9
    here = [when for when, what in office.sent if what != "elsewhere"]
    for begin in here:
        assert sum(begin <= when < begin + CHANNEL_WINDOW_S - 0.01 for when in here) <= IN_CHANNEL


async def test_requests_under_way_count_in_their_channel(office: Office) -> None:
    office.goes_on.clear()
    for number in range(6):
        await office.ask(str(number), channel=1)
        await office.run(0.1)
    await office.run(20.0)
    assert len(office.sent) == IN_CHANNEL
    office.goes_on.set()
    await office.run(CHANNEL_WINDOW_S + 0.1)
    assert len(office.sent) == 6


async def test_channels_that_have_been_quiet_are_forgotten(office: Office) -> None:
    for channel in range(1, 200):
        await office.ask(str(channel), channel=channel)
        await office.run(0.1)
    assert len(office.budget._channels) <= 10 * CHANNEL_WINDOW_S + 1


# Where Discord refuses


async def test_all_wait_as_long_as_discord_says(office: Office) -> None:
    office.budget.hold(3.0)
    office.budget.hold(2.0)
    for number in range(10):
        await office.ask(str(number))
    await office.run(2.9)
    assert office.sent == []
    await office.run(1.0)
    assert len(office.sent) == 10
    assert min(when for when, _ in office.sent) >= 3.0


async def test_only_its_channel_waits_where_that_is_refused(office: Office) -> None:
    office.budget.hold(3.0, 1)
    await office.ask("here", channel=1)
    await office.ask("elsewhere", channel=2)
    assert office.order == ["elsewhere"]
    await office.run(2.9)
    assert office.order == ["elsewhere"]
    await office.run(0.2)
    assert office.order == ["elsewhere", "here"]


@pytest.fixture
async def discord() -> AsyncIterator[TestServer]:
    """Answer with the status and the headers that are in the query."""

    async def answer(request: web.Request) -> web.Response:
        headers = {name: value for name, value in request.query.items() if name != "status"}
        return web.Response(status=int(request.query.get("status", 200)), headers=headers)

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    server = TestServer(app)
    async with server:
        yield server


@pytest.fixture
async def http(office: Office, discord: TestServer) -> AsyncIterator[ClientSession]:
    config = TraceConfig()
    office.budget.watch(config)
    async with ClientSession(discord.make_url("/"), trace_configs=[config]) as session:
        yield session


CHANNEL = "/api/v10/channels/7/messages"
GLOBAL = {"Via": "1.1 local", "Retry-After": "2", "X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
BUCKET = {"Via": "1.1 local", "Retry-After": "2", "X-RateLimit-Scope": "user"}


@pytest.mark.parametrize(
    ("path", "headers", "here", "elsewhere"),
    [
        pytest.param(CHANNEL, BUCKET, 2.0, 0.0, id="a channel"),
        pytest.param(CHANNEL, BUCKET | {"X-RateLimit-Scope": "shared"}, 2.0, 0.0, id="a channel, by others"),
        pytest.param(CHANNEL, GLOBAL, 2.0, 2.0, id="the whole bot"),
        pytest.param(CHANNEL, {"Retry-After": "20"}, 20.0, 20.0, id="what stands before Discord"),
        pytest.param(CHANNEL, {"Via": "1.1 local", "Retry-After": "soon"}, 1.0, 0.0, id="it does not say for how long"),
        pytest.param("/api/v10/webhooks/1/token/messages/2", BUCKET, 0.0, 0.0, id="an answer"),
        pytest.param("/api/v10/interactions/1/token/callback", GLOBAL, 2.0, 2.0, id="the whole bot, by an answer"),
    ],
)
async def test_refusals_are_heard(
    office: Office, http: ClientSession, path: str, headers: dict[str, str], here: float, elsewhere: float
) -> None:
    async with http.patch(path, params={"status": "429", **headers}) as refused:
        assert refused.status == 429
    office.clock.pass_by(0.5)  # it has all that it may use
    await office.ask("here", channel=7)
    await office.ask("elsewhere", channel=8)
    await office.run(25.0)
    waited = {what: when for when, what in office.sent}
    for what, seconds in (("here", here), ("elsewhere", elsewhere)):
        assert waited[what] == pytest.approx(max(0.5, seconds), abs=0.1), what


async def test_requests_without_a_turn_count_too_and_answers_do_not(office: Office, http: ClientSession) -> None:
    for path, debt in [("/api/v10/gateway/bot", 1), ("/api/v10/interactions/1/token/callback", 0), (CHANNEL, 1)]:
        left = office.budget._left
        async with http.get(path):
            assert left - office.budget._left == debt, path
    async with office.budget.turn(7), http.get(CHANNEL):
        left = office.budget._left
    async with office.budget.turn(8):
        assert office.budget._left == left - 1
        for _ in range(3):  # such as when it is sent again
            async with http.get(CHANNEL):
                pass
        assert office.budget._left == left - 3


async def test_turns_that_are_used_late_and_together_are_not_sent_together(office: Office, http: ClientSession) -> None:
    sent: list[float] = []
    together = asyncio.Event()

    async def late() -> None:
        async with office.budget.turn(len(tasks)):
            await together.wait()
            async with http.get(CHANNEL):
                sent.append(office.now())

    tasks: list[asyncio.Task[None]] = []
    for _ in range(4):  # as many as may be under way, each time
        together.clear()
        tasks += [asyncio.create_task(late()) for _ in range(AT_ONCE)]
        await office.run(0.6)
        together.set()
        while len(sent) < len(tasks):
            await asyncio.sleep(0.001)
            office.clock.strike(0.02)
    for begin in sent:
        assert sum(begin <= when < begin + 0.999 for when in sent) <= PER_SECOND + BURST


async def test_a_turn_ends_with_discords_answer_unless_it_is_sent_again(office: Office, http: ClientSession) -> None:
    """For discord.py sleeps before it returns where a channel has had enough."""
    for status, is_under_way in [("500", True), ("404", False), ("200", False)]:
        async with office.budget.turn(int(status)), http.patch(CHANNEL, params={"status": status}):
            assert office.budget._under_way == is_under_way, status
    assert office.budget._under_way == 0


async def test_a_thousand_tables_take_their_share_of_time_and_none_is_forgotten(office: Office) -> None:
    for number in range(1000):
        await office.ask(str(number), BEHIND)
    await office.run(1000 / PER_SECOND + 1)
    assert Counter(office.order) == Counter(map(str, range(1000)))
    assert len(office.budget) == 0
