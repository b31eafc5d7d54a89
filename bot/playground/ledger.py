"""What the bot asked of Discord, in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from fnmatch import fnmatchcase
from typing import Any

from simcord.http import router

KEPT_CALLS = 5000


@dataclass(slots=True)
class Call:
    """One request. `route` is the path's template, `answer` and `status` are empty until it is answered."""

    method: str
    path: str
    query: dict[str, str]
    body: Any
    files: list[tuple[str, int]]
    at: datetime
    route: str = field(init=False)
    status: int | None = None
    answer: Any = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        self.route = template(self.method, self.path)

    def __str__(self) -> str:
        return f"{self.method} {self.path} -> {self.status}"


class Ledger:
    """The last requests; `gaps` are those that the model of Discord could not serve."""

    def __init__(self) -> None:
        self._calls: deque[Call] = deque(maxlen=KEPT_CALLS)
        self.gaps: list[str] = []

    def __iter__(self) -> Iterator[Call]:
        return iter(self._calls)

    def __len__(self) -> int:
        return len(self._calls)

    def add(self, call: Call) -> None:
        self._calls.append(call)

    def of(self, pattern: str) -> list[Call]:
        """Those that match a pattern like `"POST /channels/*/messages"`."""
        return [call for call in self._calls if matches(pattern, call.method, call.path)]

    def clear(self) -> None:
        self._calls.clear()
        self.gaps.clear()


def matches(pattern: str, method: str, path: str) -> bool:
    """Whether a request is meant by `"METHOD /path"`, in which `*` stands for anything."""
    return fnmatchcase(f"{method} {path}", pattern)


def template(method: str, path: str) -> str:
    """The route of a path, as SimCord writes it: `/channels/{channel_id}/messages`; the path itself when unknown."""
    segments = path.strip("/").split("/")
    best: list[str] = []
    for route, _ in router._ROUTES.get(method, ()):
        fits = len(route) == len(segments) and all(
            part.startswith("{") or part == segment for part, segment in zip(route, segments, strict=True)
        )
        if fits and (not best or _literals(route) > _literals(best)):
            best = route
    return "/" + "/".join(best or segments)


def _literals(route: list[str]) -> int:
    return sum(not part.startswith("{") for part in route)
