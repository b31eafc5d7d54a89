"""All time, months and weeks, in UTC, as the numbers by which they are stored."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from enum import StrEnum


class Period(StrEnum):
    """The time for which a player's results are added up."""

    ALL = "all"
    MONTH = "month"
    WEEK = "week"

    @property
    def kind(self) -> int:
        return _KINDS[self]

    def at(self, moment: datetime) -> int:
        """Return the number of the period of this moment: 0, year and month, or the day of the week's Monday."""
        moment = moment.astimezone(UTC)
        if self is Period.ALL:
            return 0
        if self is Period.MONTH:
            return moment.year * 100 + moment.month
        return day_number(moment - timedelta(days=moment.weekday()))


_KINDS = {period: kind for kind, period in enumerate(Period)}


def day_number(moment: datetime) -> int:
    """Return the day in UTC, as a number that reads like a date."""
    moment = moment.astimezone(UTC)
    return (moment.year * 100 + moment.month) * 100 + moment.day
