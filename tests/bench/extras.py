"""What the packages of the extra `speed` gain: a small crowd with all of them, without each, and without any.

They take turns, and the first row is what the others are compared with.
"""

from __future__ import annotations

import asyncio
import statistics

from tests.bench._hall import spread
from tests.bench.crowd import Load, ours

GAMES = 200
MOVES_A_SECOND = 100
SECONDS = 12.0
ROUNDS = 3
PACKAGES = ("uvloop", "orjson", "zstandard")
WITHOUT = ((), *((package,) for package in PACKAGES), PACKAGES)


def run() -> str:
    """The figures."""
    found: dict[tuple[str, ...], list[Load]] = {without: [] for without in WITHOUT}
    for _ in range(ROUNDS):
        for without, loads in found.items():
            loads.append(asyncio.run(ours(GAMES, MOVES_A_SECOND, SECONDS, without)))
    return "\n".join(_row(without, loads, found[()]) for without, loads in found.items())


def _row(without: tuple[str, ...], loads: list[Load], beside: list[Load]) -> str:
    name = f"without {', '.join(without)}" if without else "with all"
    ratios = [cost(own) / cost(anchor) for own, anchor in zip(loads, beside, strict=True)]
    p50, p99 = (statistics.median(spread(load.waits)[place] * 1000 for load in loads) for place in (0, 1))
    return (
        f"{name:34} {statistics.median(map(cost, loads)) * 1000:.2f} ms of CPU a move, "
        f"{statistics.median(ratios):.2f} times ({min(ratios):.2f} to {max(ratios):.2f}), "
        f"p50 {p50:.1f} ms, p99 {p99:.0f} ms"
    )


def cost(load: Load) -> float:
    """Seconds of processor a move."""
    return load.cpu / load.moves
