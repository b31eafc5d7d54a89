"""Bad days: refusals, lost answers and rate limits on purpose."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field
from typing import Literal

from .ledger import matches

Trouble = int | Literal["cut", "hang"]


@dataclass(slots=True)
class Fault:
    """What happens to the next `times` requests that match `pattern`.

    `trouble` is a status to answer with, `"cut"` to break the connection (aiohttp tries a GET once more by itself),
    or `"hang"` to never answer.
    A status comes with `code` and `message`.
    With `after`, the deed is done first and only its answer is lost. `delay` seconds pass before anything.
    """

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
class Limit:
    """At most `uses` requests that match `pattern` in `seconds`, counted for each channel or webhook."""

    pattern: str
    uses: int
    seconds: float
    windows: dict[str, tuple[float, int]] = field(default_factory=dict)

    def take(self, path: str) -> tuple[dict[str, str], float]:
        """Count one request; returns the headers of its answer, and how long to wait when it was one too many."""
        now = time.monotonic()
        key = "/".join(path.split("/")[:3])
        start, used = self.windows.get(key, (now, 0))
        if now >= start + self.seconds:
            start, used = now, 0
        wait = start + self.seconds - now
        if used < self.uses:
            used += 1
            self.windows[key] = (start, used)
            return limit_headers(self.uses, self.uses - used, wait, self.pattern), 0.0
        return limit_headers(self.uses, 0, wait, self.pattern), wait


class Faults:
    """The faults and limits in force; the oldest that matches is met first."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._limits: list[Limit] = []

    def add(self, fault: Fault) -> None:
        self._faults.append(fault)

    def limit(self, limit: Limit) -> None:
        self._limits.append(limit)

    def clear(self) -> None:
        self._faults.clear()
        self._limits.clear()

    def meet(self, method: str, path: str) -> Fault | None:
        for fault in self._faults:
            if matches(fault.pattern, method, path):
                if fault.times is not None:
                    fault.times -= 1
                    if fault.times <= 0:
                        self._faults.remove(fault)
                return fault
        return None

    def take(self, method: str, path: str) -> tuple[dict[str, str], float]:
        for limit in self._limits:
            if matches(limit.pattern, method, path):
                return limit.take(path)
        return {}, 0.0


def limit_headers(uses: int, remaining: int, wait: float, bucket: str) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(uses),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
        "X-RateLimit-Reset-After": f"{wait:.3f}",
        "X-RateLimit-Bucket": f"{abs(hash(bucket)):x}",
    }


def refusal_headers(retry_after: float, everywhere: bool) -> dict[str, str]:
    """What a 429 carries besides the headers of its bucket."""
    headers = {"Retry-After": str(math.ceil(retry_after)), "X-RateLimit-Scope": "global" if everywhere else "user"}
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    return headers
