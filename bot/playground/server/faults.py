"""Faults on purpose: refusals, lost answers and rate limits."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Literal

from .api_calls import matches
from .backend import RunningClock

Trouble = int | Literal["cut", "hang"]


@dataclass(slots=True)
class Fault:
    """What happens to the next `times` requests that match `pattern`; see `Faults.inject`."""

    pattern: str
    trouble: Trouble | None
    times: int | None
    after: bool
    delay: float
    retry_after: float
    everywhere: bool
    code: int
    message: str


@dataclass(slots=True)
class RateLimit:
    """At most `uses` requests that match `pattern` in `seconds`, counted for each channel or webhook."""

    pattern: str
    uses: int
    seconds: float
    windows: dict[str, tuple[float, int]] = field(default_factory=dict)


class Faults:
    """The faults and limits in force; of those that match a request, the oldest counts."""

    def __init__(self, clock: RunningClock) -> None:
        self._clock = clock
        self._faults: list[Fault] = []
        self._limits: list[RateLimit] = []

    def inject(
        self,
        pattern: str,
        trouble: Trouble | None = 500,
        *,
        times: int | None = 1,
        after: bool = False,
        delay: float = 0.0,
        retry_after: float = 0.05,
        everywhere: bool = False,
        code: int = 0,
        message: str = "Injected by a test",
    ) -> None:
        """Give the next `times` requests like `"PATCH /channels/*/messages/*"` trouble.

        `trouble` is a status to answer with, together with `code` and `message`; `"cut"` breaks the connection (aiohttp
        tries a GET once more by itself); `"hang"` never answers; None only waits for `delay` seconds, which go before
        everything. With `after`, the request is carried out first and only its answer is lost.
        """
        self._faults.append(Fault(pattern, trouble, times, after, delay, retry_after, everywhere, code, message))

    def limit(self, pattern: str, uses: int, seconds: float) -> None:
        """Answer 429 to more than `uses` such requests in `seconds`, for each channel or webhook."""
        self._limits.append(RateLimit(pattern, uses, seconds))

    def clear(self) -> None:
        self._faults.clear()
        self._limits.clear()

    def next_fault(self, method: str, path: str) -> Fault | None:
        """Return the fault that this request meets; it counts as one of its times."""
        for fault in self._faults:
            if matches(fault.pattern, method, path):
                if fault.times is not None:
                    fault.times -= 1
                    if fault.times <= 0:
                        self._faults.remove(fault)
                return fault
        return None

    def count(self, method: str, path: str) -> tuple[dict[str, str], float]:
        """Count a request; return the headers of its answer, and how long to wait if it was one too many."""
        for limit in self._limits:
            if matches(limit.pattern, method, path):
                return self._count(limit, "/".join(path.split("/")[:3]))
        return {}, 0.0

    def limit_headers(self, uses: int, remaining: int, wait: float, bucket: str) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(uses),
            "X-RateLimit-Remaining": str(remaining),
            "X-RateLimit-Reset": f"{self._clock.now().timestamp() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": f"{abs(hash(bucket)):x}",
        }

    def _count(self, limit: RateLimit, key: str) -> tuple[dict[str, str], float]:
        now = self._clock.monotonic()
        start, used = limit.windows.get(key, (now, 0))
        if now >= start + limit.seconds:
            start, used = now, 0
        wait = start + limit.seconds - now
        if used < limit.uses:
            used += 1
            limit.windows[key] = (start, used)
            return self.limit_headers(limit.uses, limit.uses - used, wait, limit.pattern), 0.0
        return self.limit_headers(limit.uses, 0, wait, limit.pattern), wait


def refusal_headers(retry_after: float, everywhere: bool) -> dict[str, str]:
    """Return what a 429 carries besides the headers of its bucket."""
    headers = {"Retry-After": str(math.ceil(retry_after)), "X-RateLimit-Scope": "global" if everywhere else "user"}
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    return headers
