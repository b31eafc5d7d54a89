"""The clock of the local Discord."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from simcord._clock import Clock


class RealClock(Clock):
    """Real time, which a test may push ahead.

    SimCord's own clock stands still unless it is moved. This one runs, so that the 3 seconds for an answer and the
    15 minutes of an interaction's token really bite, and so that ids carry the time at which they were made.
    """

    def now(self) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=self.elapsed)
