"""The bot's clock while the machine's is set."""

from __future__ import annotations

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.clock import FOLLOWS, SystemClock
from tests.clock import NOW

HOUR_S = 3600.0


class Machine:
    """A machine's clocks: one that people set, and one that nothing but time moves."""

    def __init__(self) -> None:
        self.wall = NOW.timestamp()
        self.steady = 1000.0

    def pass_by(self, seconds: float) -> None:
        """Let time pass."""
        self.wall += seconds
        self.steady += seconds


@pytest.fixture
def machine() -> Machine:
    return Machine()


def clock_of(machine: Machine) -> SystemClock:
    return SystemClock(lambda: machine.wall, lambda: machine.steady)


async def test_it_tells_the_time_of_the_machine(machine: Machine) -> None:
    clock = clock_of(machine)
    assert clock.now() == NOW
    machine.pass_by(90.5)
    assert clock.now() == NOW + timedelta(seconds=90.5)


@pytest.mark.parametrize("step_s", [-HOUR_S, HOUR_S, -10 * 365 * 24 * HOUR_S])
async def test_a_step_of_the_machines_clock_is_followed_slowly(machine: Machine, step_s: float) -> None:
    clock = clock_of(machine)
    machine.wall += step_s
    assert clock.now() == NOW
    machine.pass_by(60)
    passed = (clock.now() - NOW).total_seconds()
    assert passed == pytest.approx(60 * (1 + FOLLOWS * (1 if step_s > 0 else -1)))


@pytest.mark.parametrize("step_s", [-HOUR_S, HOUR_S, 0.3, -0.3])
async def test_in_the_end_both_agree(machine: Machine, step_s: float) -> None:
    clock = clock_of(machine)
    machine.wall += step_s
    for _ in range(int(abs(step_s) / FOLLOWS / 60) + 2):
        machine.pass_by(60)
        clock.now()
    assert clock.now().timestamp() == pytest.approx(machine.wall, abs=1e-3)


@given(st.lists(st.tuples(st.floats(0, 1e5), st.floats(-1e9, 1e9)), max_size=20))
async def test_it_never_goes_back_and_never_runs_away(steps: list[tuple[float, float]]) -> None:
    machine = Machine()
    clock = clock_of(machine)
    before = clock.now()
    for seconds, step_s in steps:
        machine.pass_by(seconds)
        machine.wall += step_s
        now = clock.now()
        passed = (now - before).total_seconds()
        assert (1 - FOLLOWS) * seconds - 1e-3 <= passed <= (1 + FOLLOWS) * seconds + 1e-3
        before = now
