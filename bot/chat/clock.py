"""The clock that the bot goes by; tests pass one that they set."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import partial


class SystemClock:
    """The time of this machine, and the timers of the event loop in which it is made."""

    now = staticmethod(partial(datetime.now, UTC))

    def __init__(self) -> None:
        self.call_later = asyncio.get_running_loop().call_later
