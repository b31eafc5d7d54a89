"""One budget for all requests to routes of channels: what waits, who is next, and how long Discord is left alone.

Discord takes 50 requests a second from the whole bot, 5 in 5 seconds for one channel, and bans who is refused 10,000
times in ten minutes. Whatever sends to a channel waits here for its turn first and decides only then what it sends, so
that what changed meanwhile costs no second request. Answers to presses and commands go through tokens and wait for
nothing.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict, deque
from collections.abc import Callable, Mapping
from contextvars import ContextVar, Token
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from types import SimpleNamespace, TracebackType

import aiohttp

from bot.metrics import REST_BUDGET_USED
from bot.sessions.clock import Timer

log = logging.getLogger(__name__)

PER_SECOND = 40.0
"""How many requests a second all processes send together; Discord takes 50."""
BURST = 4.0
"""How many of them may go at one moment."""
AT_ONCE = 20
"""How many may be under way at once: where Discord refuses, each that is under way is refused once."""
IN_CHANNEL = 5
"""How many may go to one channel in CHANNEL_WINDOW_S."""
CHANNEL_WINDOW_S = 5.0
LONGEST_EVERY = 4
"""Every so many turns, who has waited longest has it."""

SHORTEST_WAIT_S = 0.001
"""A clock may ring a little early."""

TOO_MANY = 429
REPEATED = {TOO_MANY, 500, 502, 504, 524}
"""With these answers discord.py sends a request again by itself."""
RETRY_AFTER_S = 1.0
"""How long a refusal holds that does not say how long."""
_CHANNEL = re.compile(r"/channels/(\d+)")
_AVATARS = re.compile(r"/avatars/\d")
"""These are not the API's, and have no limits in common with it."""
_BY_TOKEN = re.compile(r"/(?:interactions|webhooks)/\d")


class Rank(IntEnum):
    """Who goes first."""

    PLAYED = 0
    """Where people play: the newest first."""
    BEHIND = 1
    """Edits that can wait, such as all tables after a restart: the oldest first."""
    LAST = 2
    """What can wait until nothing else does."""


@dataclass(slots=True)
class _Channel:
    """What was sent to a channel of late."""

    ended: deque[float] = field(default_factory=deque)
    """When its last requests were done; at most as many as may go in the window."""
    under_way: int = 0
    held_until: float = 0.0
    """Until when Discord wants to be left alone there."""
    blocked: list[Turn] = field(default_factory=list)
    """What waits for this channel alone."""

    def free_at(self, now: float, window_s: float, limit: float) -> float | None:
        """Return from when on another request may go here; None: once one of those under way is done."""
        while self.ended and self.ended[0] + window_s <= now:
            self.ended.popleft()
        if self.held_until <= now and len(self.ended) + self.under_way < limit:
            return now
        if len(self.ended) + self.under_way < limit:
            return self.held_until
        return max(self.held_until, self.ended[0] + window_s) if self.ended else None


class Turn:
    """One request's place in the queue, and its leave to be sent: an asynchronous context."""

    __slots__ = ("_budget", "_given", "_is_done", "_token", "channel", "is_sent", "rank")

    def __init__(self, budget: Budget, channel: int, rank: Rank) -> None:
        self.channel = channel
        self.rank = rank
        self.is_sent = False
        """Whether its request has gone: any more in the same turn are counted on top; without one it costs nothing."""
        self._budget = budget
        self._given: asyncio.Future[None] | None = None
        self._is_done = False
        self._token: Token[Turn | None] | None = None

    async def __aenter__(self) -> Turn:
        given = self._given = asyncio.get_running_loop().create_future()
        self._budget._enter(self)
        if not given.done():
            try:
                await given
            except asyncio.CancelledError:
                if given.cancelled():
                    self._budget._leave(self)
                else:
                    self.end()
                raise
        self._token = _present.set(self)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self._token is not None:
            _present.reset(self._token)
        self.end()

    def hurry(self) -> None:
        """Go first if it still waits: people have just done something there."""
        if self._given is not None and not self._given.done():
            self._budget._hurry(self)

    def give(self) -> None:
        """Let the request go."""
        if self._given is not None and not self._given.done():
            self._given.set_result(None)

    @property
    def is_given_up(self) -> bool:
        """Whether who waited for it is gone."""
        return self._given is not None and self._given.cancelled()

    def end(self) -> None:
        """Make room for the next: Discord has answered, or nothing was sent."""
        if not self._is_done:
            self._is_done = True
            self._budget._end(self)


_present: ContextVar[Turn | None] = ContextVar("turn", default=None)
"""The turn in which the running task sends."""


class Budget:
    """Gives turns to send to channels, for this process's share of what Discord takes."""

    def __init__(
        self,
        monotonic: Callable[[], float],
        call_later: Callable[[float, Callable[[], object]], Timer],
        *,
        per_second: float = PER_SECOND,
        in_channel: float = IN_CHANNEL,
    ) -> None:
        self._monotonic = monotonic
        self._call_later = call_later
        self._whole_rate = self._rate = per_second
        self._burst, self._at_once = BURST, AT_ONCE
        self._in_channel = in_channel
        self._left = BURST
        """How many requests may go now, as of the moment `_at`; below zero where more went than had turns."""
        self._at = monotonic()
        self._sent: deque[float] = deque()
        """When requests went in the last second."""
        self._held_until = 0.0
        """Until when Discord wants to be left alone."""
        self._under_way = 0
        self._given = 0
        """How many turns were given."""
        self._queues: tuple[OrderedDict[Turn, None], ...] = tuple(OrderedDict() for _ in Rank)
        """What waits, by rank."""
        self._arrived: OrderedDict[Turn, None] = OrderedDict()
        """What waits but is not last, who came first first."""
        self._channels: OrderedDict[int, _Channel] = OrderedDict()
        """Those to which something was sent of late, the last one last."""
        self._timer: Timer | None = None

    def set_processes(self, count: int) -> None:
        """Share what Discord takes with so many processes of the bot, this one included."""
        self._refill()
        self._rate = self._whole_rate / count
        self._burst = max(1.0, BURST / count)
        self._at_once = max(2, AT_ONCE // count)
        self._left = min(self._left, self._burst)
        self._serve()

    def turn(self, channel: int, rank: Rank = Rank.PLAYED) -> Turn:
        """Return a place in the queue, to be waited for: `async with budget.turn(channel):`."""
        return Turn(self, channel, rank)

    @property
    def per_second(self) -> float:
        """How many requests a second this process may send."""
        return self._rate

    def __len__(self) -> int:
        """Return how many wait."""
        return sum(map(len, self._queues)) + sum(len(channel.blocked) for channel in self._channels.values())

    def close(self) -> None:
        """Wake up no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # What Discord answers

    def watch(self, config: aiohttp.TraceConfig) -> None:
        """Have every request of an HTTP session counted, and every refusal heard."""

        async def began(_session: object, _request: SimpleNamespace, begin: aiohttp.TraceRequestStartParams) -> None:
            if _BY_TOKEN.search(begin.url.path) is None and _AVATARS.search(begin.url.path) is None:
                self._count_request()
                await self._pass_gate()

        async def ended(_session: object, _request: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
            if _AVATARS.search(end.url.path) is not None:
                return
            status = end.response.status
            if status == TOO_MANY:
                self._hear_refusal(end.url.path, end.response.headers)
            turn = _present.get()
            if turn is not None and status not in REPEATED:
                turn.end()  # discord.py may sleep before it returns, where the channel's limit is reached

        config.on_request_start.append(began)
        config.on_request_end.append(ended)

    def _count_request(self) -> None:
        REST_BUDGET_USED.inc()
        turn = _present.get()
        if turn is not None and not turn.is_sent:
            turn.is_sent = True  # it was counted when the turn was given
        else:
            self._refill()
            self._left -= 1

    async def _pass_gate(self) -> None:
        """Wait where turns that came one after the other are used together, as when their pictures are done at once."""
        while True:
            now = self._monotonic()
            while self._sent and self._sent[0] + 1.0 <= now:
                self._sent.popleft()
            if len(self._sent) < self._rate + self._burst:
                self._sent.append(now)
                return
            opened = asyncio.Event()
            self._call_later(max(self._sent[0] + 1.0 - now, SHORTEST_WAIT_S), opened.set)
            await opened.wait()

    def _hear_refusal(self, path: str, headers: Mapping[str, str]) -> None:
        try:
            seconds = max(0.0, float(headers["Retry-After"]))
        except (KeyError, ValueError):
            seconds = RETRY_AFTER_S
        channel = _CHANNEL.search(path)
        is_global = headers.get("X-RateLimit-Global") == "true" or headers.get("X-RateLimit-Scope") == "global"
        if is_global or "Via" not in headers:  # without it, it is not Discord that refuses, but what stands before it
            self.hold(seconds)
        elif channel is not None:
            self.hold(seconds, int(channel[1]))

    def hold(self, seconds: float, channel: int | None = None) -> None:
        """Send nothing for so long, or nothing to this channel."""
        until = self._monotonic() + seconds
        if channel is not None:
            held = self._channel(channel)
            held.held_until = max(held.held_until, until)
            return
        log.warning("Discord takes nothing from this bot for %.1f seconds", seconds)
        self._refill()
        self._left = min(self._left, 0.0)
        self._held_until = max(self._held_until, until)

    # Turns

    def _enter(self, turn: Turn) -> None:
        self._queue(turn)
        self._serve()

    def _queue(self, turn: Turn) -> None:
        self._queues[turn.rank][turn] = None
        if turn.rank is not Rank.LAST:
            self._arrived[turn] = None

    def _unqueue(self, turn: Turn) -> None:
        self._queues[turn.rank].pop(turn, None)
        self._arrived.pop(turn, None)

    def _leave(self, turn: Turn) -> None:
        """Drop one that waited."""
        self._unqueue(turn)
        channel = self._channels.get(turn.channel)
        if channel is not None and turn in channel.blocked:
            channel.blocked.remove(turn)

    def _hurry(self, turn: Turn) -> None:
        if turn in self._queues[turn.rank]:
            del self._queues[turn.rank][turn]
            self._queues[Rank.PLAYED][turn] = None
            self._arrived.setdefault(turn)
        turn.rank = Rank.PLAYED

    def _end(self, turn: Turn) -> None:
        self._under_way -= 1
        channel = self._channel(turn.channel)
        channel.under_way -= 1
        if turn.is_sent:
            channel.ended.append(self._monotonic())
        else:
            self._left += 1.0
        self._unblock(channel)
        self._serve()

    def _unblock(self, channel: _Channel) -> None:
        blocked, channel.blocked = channel.blocked, []
        for turn in reversed(blocked):
            if not turn.is_given_up:
                self._queue(turn)
                if turn in self._arrived:
                    self._arrived.move_to_end(turn, last=False)

    def _serve(self) -> None:
        """Give turns for as long as any may be given; wake up when the next one may."""
        wait = 0.0
        while any(self._queues) and self._under_way < self._at_once:
            now = self._refill()
            wait = max(self._held_until - now, (1.0 - self._left) / self._rate if self._left < 1.0 else 0.0)
            if wait > 0.0:
                break
            turn = self._next()
            if turn.is_given_up:
                continue
            channel = self._channel(turn.channel)
            free_at = channel.free_at(now, CHANNEL_WINDOW_S, self._in_channel)
            if free_at is None or free_at > now:
                channel.blocked.append(turn)
                if free_at is not None and len(channel.blocked) == 1:
                    self._call_later(max(free_at - now, SHORTEST_WAIT_S), partial(self._free, channel))
                continue
            self._left -= 1.0
            self._given += 1
            self._under_way += 1
            channel.under_way += 1
            turn.give()
        if wait > 0.0 and self._timer is None:
            self._timer = self._call_later(max(wait, SHORTEST_WAIT_S), self._wake)

    def _next(self) -> Turn:
        """Take the one out of the queue that goes next."""
        played, behind, last = self._queues
        if self._arrived and self._given % LONGEST_EVERY == LONGEST_EVERY - 1:
            turn = next(iter(self._arrived))
        elif played:
            turn = next(reversed(played))
        else:
            turn = next(iter(behind or last))
        self._unqueue(turn)
        return turn

    def _wake(self) -> None:
        self._timer = None
        self._serve()

    def _free(self, channel: _Channel) -> None:
        self._unblock(channel)
        self._serve()

    def _refill(self) -> float:
        """Bring what is left up to this moment, and return it."""
        now = self._monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return now

    def _channel(self, channel_id: int) -> _Channel:
        channel = self._channels.get(channel_id)
        if channel is None:
            self._drop_quiet()
            channel = self._channels[channel_id] = _Channel()
        else:
            self._channels.move_to_end(channel_id)
        return channel

    def _drop_quiet(self) -> None:
        """Drop the first channels for as long as nothing that was sent there counts any more."""
        now = self._monotonic()
        while self._channels:
            first = next(iter(self._channels))
            channel = self._channels[first]
            if channel.under_way or channel.blocked or channel.free_at(now, CHANNEL_WINDOW_S, 1) != now:
                return
            del self._channels[first]
