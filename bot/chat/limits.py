"""How often a user may use the bot: as fast as hands can, and no faster, so that other users need not wait."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

AT_ONCE = 60.0
PER_SECOND = 20.0
"""How often a second in the long run; AT_ONCE is how often in a burst."""
LOBBIES_AT_ONCE = 5.0
LOBBIES_PER_SECOND = 1 / 30
"""How many lobbies a second a user may open in the long run; each is a message, and is stored."""
SHARES_AT_ONCE = 1.0
SHARES_PER_SECOND = 1 / 15
"""How many pages a second a user may show to everyone in the long run."""
INVITES_AT_ONCE = 3.0
INVITES_PER_SECOND = 1 / 20
"""How many users a second a user may ask into lobbies in the long run; each is notified."""
IGNORED_S = 15.0
"""For how long a user who exceeds the limit gets no answer."""


class Verdict(Enum):
    """What becomes of a press or command."""

    ALLOWED = "an answer"
    WARNED = "the answer that it is too often"
    IGNORED = "nothing"


@dataclass(slots=True)
class _User:
    left: float
    """What is left of the user's allowance, as of the moment `at`."""
    at: float
    ignored_until: float = 0.0


class RateLimit:
    """Counts the presses and commands of each user."""

    def __init__(
        self, monotonic: Callable[[], float], at_once: float = AT_ONCE, per_second: float = PER_SECOND
    ) -> None:
        self._monotonic = monotonic
        self._at_once = at_once
        self._per_second = per_second
        self._users: OrderedDict[int, _User] = OrderedDict()
        """In the order in which they came last."""

    def __len__(self) -> int:
        return len(self._users)

    def allow(self, user_id: int, weight: float = 1.0) -> Verdict:
        """Count a press or command; return what becomes of it. Above the limit a user is warned once, then ignored."""
        now = self._monotonic()
        user = self._users.setdefault(user_id, _User(self._at_once, now))
        self._users.move_to_end(user_id)
        user.left = min(self._at_once, user.left + (now - user.at) * self._per_second)
        user.at = now
        self._drop_old(now)
        if now < user.ignored_until:
            return Verdict.IGNORED
        if user.left < weight:
            user.ignored_until = now + IGNORED_S
            return Verdict.WARNED
        user.left -= weight
        return Verdict.ALLOWED

    def _drop_old(self, now: float) -> None:
        """Drop the users who have not come for so long that they have their whole allowance again."""
        longest = max(IGNORED_S, self._at_once / self._per_second)
        while now - next(iter(self._users.values())).at > longest:
            self._users.popitem(last=False)
