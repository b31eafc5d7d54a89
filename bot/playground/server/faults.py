"""Faults on purpose: refusals and lost answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .api_calls import matches

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


class Faults:
    """The faults in force; of those that match a request, the oldest counts."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def __len__(self) -> int:
        return len(self._faults)

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

    def clear(self) -> None:
        self._faults.clear()

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
