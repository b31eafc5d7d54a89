"""Months and weeks begin at midnight UTC, weeks on Mondays."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

from hypothesis import given
from hypothesis import strategies as st

from bot.store import Period
from bot.store.periods import day_number

MOMENTS = st.datetimes(datetime(2020, 1, 1), datetime(2090, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001  (made UTC)


def test_a_week_may_belong_to_two_years() -> None:
    friday = datetime(2027, 1, 1, tzinfo=UTC)
    assert (Period.ALL.at(friday), Period.MONTH.at(friday), Period.WEEK.at(friday)) == (0, 202701, 20261228)


def test_the_same_moment_elsewhere_is_in_the_same_month() -> None:
    taipei = timezone(timedelta(hours=8))
    assert Period.MONTH.at(datetime(2027, 1, 1, 7, 59, tzinfo=taipei)) == 202612
    assert day_number(datetime(2027, 1, 1, 8, tzinfo=taipei)) == 20270101


@given(MOMENTS)
def test_a_week_is_seven_days_from_its_monday(moment: datetime) -> None:
    monday = moment - timedelta(days=moment.weekday())
    assert {Period.WEEK.at(monday + timedelta(days=day)) for day in range(7)} == {day_number(monday)}


@given(MOMENTS, MOMENTS)
def test_later_periods_have_greater_numbers(one: datetime, other: datetime) -> None:
    earlier, later = sorted((one, other))
    assert all(period.at(earlier) <= period.at(later) for period in Period)


def test_no_number_is_that_of_two_periods() -> None:
    moment = datetime(2026, 6, 1, tzinfo=UTC)
    assert len({period.at(moment) for period in Period}) == len(Period)
