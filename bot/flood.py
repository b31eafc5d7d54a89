"""How often somebody may use the bot: as often as hands can, and no more, so that nobody has to wait for others."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

AT_ONCE = 60.0
"""How often at once."""
A_SECOND = 20.0
"""How often a second, for as long as they like."""
IGNORED = 15.0
"""For how many seconds whoever did it more often is not answered."""


class Verdict(Enum):
    """What somebody who comes gets."""

    WELCOME = "an answer"
    TOLD = "to be told that it is too often"
    IGNORED = "nothing"


@dataclass(slots=True)
class Visitor:
    """How often somebody may still come, as of a moment."""

    left: float
    at: float
    ignored_until: float = 0.0


class Flood:
    """Counts how often each person comes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._visitors: OrderedDict[int, Visitor] = OrderedDict()
        """Who came last is last."""

    def __len__(self) -> int:
        return len(self._visitors)

    def judge(self, user: int, weight: float = 1.0) -> Verdict:
        """Counts that somebody came; whoever came too often is told once, and then ignored for a while."""
        now = self._now()
        visitor = self._visitors.setdefault(user, Visitor(AT_ONCE, now))
        self._visitors.move_to_end(user)
        visitor.left = min(AT_ONCE, visitor.left + (now - visitor.at) * A_SECOND)
        visitor.at = now
        self._forget_old(now)
        if now < visitor.ignored_until:
            return Verdict.IGNORED
        if visitor.left < weight:
            visitor.ignored_until = now + IGNORED
            return Verdict.TOLD
        visitor.left -= weight
        return Verdict.WELCOME

    def _forget_old(self, now: float) -> None:
        """Those who did not come for so long that there is nothing to remember about them."""
        while now - next(iter(self._visitors.values())).at > max(IGNORED, AT_ONCE / A_SECOND):
            self._visitors.popitem(last=False)
