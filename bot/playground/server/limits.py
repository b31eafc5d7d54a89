"""How often a bot may ask: Discord's limits for the whole bot and for each route, and the ban that follows refusals.

Discord publishes that a bot has 50 requests a second, that interactions are not counted among them, and that 10,000
refusals (401, 403, 429) in ten minutes are a ban. The limits of single routes are those that its headers tell.
"""

from __future__ import annotations

import json
import math
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from aiohttp import web

from .api_calls import Call, CallLog, matches
from .backend import RunningClock

API = "/api/v10"
PER_SECOND = 50
"""Requests of the bot in any second, whatever they are for."""
BUCKETS = (
    ("POST /channels/*/messages", 5, 5.0),
    ("PATCH /channels/*/messages/*", 5, 5.0),
    ("DELETE /channels/*/messages/*", 5, 1.0),
    ("POST /webhooks/*/*", 5, 2.0),
    ("PATCH /webhooks/*/*/messages/*", 5, 2.0),
)
"""Patterns, uses, seconds: each is counted by itself for every channel or webhook; a webhook has a token."""
BY_TOKEN = ("/interactions/", "/webhooks/")
"""What needs no bot's token: the limit of the whole bot does not count it."""
INVALID = {401, 403, 429}
MOST_INVALID, INVALID_WITHIN_S = 10_000, 600.0
BAN_S = 3600.0
"""How long a ban lasts; Discord only says that it is temporary."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass(slots=True)
class RouteLimit:
    """At most `uses` requests that match `pattern` in `seconds`, counted for each channel or webhook."""

    pattern: str
    uses: int
    seconds: float
    windows: dict[str, tuple[float, int]] = field(default_factory=dict)
    """When the present window of each began, and what was used of it; the oldest first."""


@dataclass(slots=True)
class Counts:
    """What was asked; interactions count only where they were refused."""

    requests: int = 0
    most_in_a_second: int = 0
    """Requests in any one second, those that were refused among them."""
    refused: Counter[str] = field(default_factory=Counter)
    """Answers 429, by method and kind of thing, like `PATCH channels`; during a ban, all that was asked."""
    bans: int = 0


class Limits:
    """Refuses what is too much, and counts it; where it is off, only limits of its own are in force."""

    def __init__(self, clock: RunningClock, calls: CallLog, *, is_on: bool) -> None:
        self.counts = Counts()
        """Since the start; put other ones in their place to count anew."""
        self.is_on = is_on
        self._clock = clock
        self._calls = calls
        self._added: list[RouteLimit] = []
        self._usual = [RouteLimit(*bucket) for bucket in BUCKETS]
        self._asked: deque[float] = deque()
        self._served: deque[float] = deque(maxlen=PER_SECOND)
        self._invalid: deque[float] = deque(maxlen=MOST_INVALID)
        self._banned_until = 0.0

    def limit(self, pattern: str, uses: int, seconds: float) -> None:
        """Answer 429 to more than `uses` such requests in `seconds`, for each channel or webhook."""
        self._added.append(RouteLimit(pattern, uses, seconds))

    async def serve(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse a request or have it served; either way the answer tells of its limit."""
        path = request.rel_url.raw_path.removeprefix(API)
        now = self._clock.monotonic()
        is_the_bots = not path.startswith(BY_TOKEN)
        if is_the_bots:
            self._count(now)
        if self.is_on and now < self._banned_until:
            await request.read()
            self._note_refusal(request, path)
            return _banned(self._banned_until - now)
        headers, wait = self._use(request.method, path, now)
        is_global = False
        if self.is_on and is_the_bots and not wait:
            wait = self._wait_of_all(now)
            is_global = wait > 0
        if wait:
            await request.read()
            self._note_refusal(request, path)
            answer: web.StreamResponse = _too_many(wait, headers, is_global=is_global)
        else:
            answer = await handler(request)
            for name, value in headers.items():
                answer.headers.setdefault(name, value)
        if answer.status in INVALID:
            self._count_invalid(self._clock.monotonic())
        return answer

    def pardon(self) -> None:
        """End a ban, and forget what was refused."""
        self._banned_until = 0.0
        self._invalid.clear()

    def headers(self, uses: int, remaining: int, wait: float, bucket: str) -> dict[str, str]:
        """Return what an answer tells of the limit of its route."""
        return {
            "X-RateLimit-Limit": str(uses),
            "X-RateLimit-Remaining": str(remaining),
            "X-RateLimit-Reset": f"{self._clock.now().timestamp() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": f"{abs(hash(bucket)):x}",
        }

    def _count(self, now: float) -> None:
        self._asked.append(now)
        while self._asked[0] <= now - 1:
            self._asked.popleft()
        self.counts.requests += 1
        self.counts.most_in_a_second = max(self.counts.most_in_a_second, len(self._asked))

    def _note_refusal(self, request: web.Request, path: str) -> None:
        self.counts.refused[f"{request.method} {path.split('/')[1]}"] += 1
        self._calls.add(Call(request.method, path, dict(request.query), None, [], self._clock.now(), status=429))

    def _use(self, method: str, path: str, now: float) -> tuple[dict[str, str], float]:
        """Count a request for its route; return the headers of its answer, and how long to wait if it was too many."""
        for limit in (*self._added, *(self._usual if self.is_on else ())):
            if matches(limit.pattern, method, path):
                return self._use_of(limit, "/".join(path.split("/")[: 4 if path.startswith(BY_TOKEN) else 3]), now)
        return {}, 0.0

    def _use_of(self, limit: RouteLimit, key: str, now: float) -> tuple[dict[str, str], float]:
        start, used = limit.windows.pop(key, (now, 0))
        while limit.windows and (oldest := next(iter(limit.windows.items())))[1][0] + limit.seconds <= now:
            del limit.windows[oldest[0]]
        if now >= start + limit.seconds:
            start, used = now, 0
        wait = start + limit.seconds - now
        is_too_many = used >= limit.uses
        limit.windows[key] = start, min(used + 1, limit.uses)
        remaining = limit.uses - limit.windows[key][1]
        return self.headers(limit.uses, remaining, wait, limit.pattern), wait if is_too_many else 0.0

    def _wait_of_all(self, now: float) -> float:
        """Count a request for the whole bot; return how long to wait if it was too many."""
        if len(self._served) == PER_SECOND and (wait := self._served[0] + 1 - now) > 0:
            return wait
        self._served.append(now)
        return 0.0

    def _count_invalid(self, now: float) -> None:
        self._invalid.append(now)
        if self.is_on and len(self._invalid) == MOST_INVALID and now - self._invalid[0] <= INVALID_WITHIN_S:
            self._banned_until = now + BAN_S
            self._invalid.clear()
            self.counts.bans += 1


def refusal_headers(retry_after: float, *, is_global: bool) -> dict[str, str]:
    """Return what a 429 carries besides the headers of its route."""
    headers = {"Retry-After": str(math.ceil(retry_after)), "X-RateLimit-Scope": "global" if is_global else "user"}
    if is_global:
        headers["X-RateLimit-Global"] = "true"
    return headers


def refusal_body(retry_after: float, *, is_global: bool) -> dict[str, object]:
    """Return what a 429 says."""
    return {"message": "You are being rate limited.", "retry_after": round(retry_after, 3), "global": is_global}


def _too_many(wait: float, headers: dict[str, str], *, is_global: bool) -> web.Response:
    told = {} if is_global else headers
    told = told | refusal_headers(wait, is_global=is_global) | {"Via": "1.1 local"}
    body = json.dumps(refusal_body(wait, is_global=is_global)).encode()
    return web.Response(status=429, body=body, headers=told | {"Content-Type": "application/json"})


def _banned(wait: float) -> web.Response:
    """Return what Cloudflare answers in front of Discord: no JSON, and no `Via`."""
    return web.Response(status=429, text="error code: 1015", headers={"Retry-After": str(math.ceil(wait))})
