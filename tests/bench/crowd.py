"""A thousand games at once in one process: how long people wait, and what a move and a game cost.

Moves come at a fixed pace, whether or not the last ones were answered, from the players who are asked; the empty bot is
pressed at the same pace, on hands in which moves were made, and on a message with nothing but the button. A move is
what the bot itself counts as committed. Run it with: python -m tests.bench.crowd
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections import deque
from collections.abc import Coroutine, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle

from tests.bench._hall import Hall, Shown, first_button, shuffled, spread
from tests.bench._program import running
from tests.bench.ack import LONELY

GAMES = 1000
MOVES_A_SECOND = 200
SECONDS = 60.0
WARM_UP = 5.0
AT_ONCE = 20
HANDS_KEPT = 500


@dataclass
class Load:
    """What was measured under it."""

    waits: list[float]
    moves: float
    cpu: float
    seconds: float
    requests: int
    a_game: float = 0.0
    """Bytes."""
    pressed: Sequence[Shown] = ()
    """Hands in which moves were made."""

    @property
    def row(self) -> str:
        """In a line."""
        p50, p99 = spread(self.waits)
        return (
            f"{self.moves / self.seconds:5.0f} moves/s, p50 {p50 * 1000:4.0f} ms, p99 {p99 * 1000:4.0f} ms, "
            f"{self.cpu / self.moves * 1000:.2f} ms of CPU a move, {self.requests / self.moves:.2f} requests a move"
        )


async def ours(games: int, pace: float, seconds: float, without: Sequence[str] = ()) -> Load:
    """Games that go on."""
    async with Hall(games) as hall, running(hall, "bot", without=without) as bot:
        before = bot.memory
        for start in range(0, games, AT_ONCE):
            await asyncio.gather(
                *(hall.sit_down(table, target=10_000) for table in hall.tables[start : start + AT_ONCE])
            )
        unsticking = asyncio.create_task(hall.unstick())
        await _paced(_moves(hall), pace, WARM_UP)
        moves, cpu, requests, began = await bot.figure("uno_moves_total"), bot.cpu, hall.requests, time.perf_counter()
        pressed: deque[Shown] = deque(maxlen=HANDS_KEPT)
        waits = await _paced(_moves(hall, pressed), pace, seconds)
        took = time.perf_counter() - began
        load = Load(waits, await bot.figure("uno_moves_total") - moves, bot.cpu - cpu, took, hall.requests - requests)
        load.a_game, load.pressed = (bot.memory - before) / games, pressed
        unsticking.cancel()
        return load


async def _paced(moves: Iterator[Coroutine[None, None, float] | None], pace: float, seconds: float) -> list[float]:
    """Press at this pace for so long, wherever there is anything to press; return how long each waited."""
    began = time.perf_counter()
    pressed: list[asyncio.Task[float]] = []
    for number in range(int(pace * seconds)):
        await asyncio.sleep(max(0.0, began + number / pace - time.perf_counter()))
        move = next(moves)
        if move is not None:
            pressed.append(asyncio.create_task(move))
    return await asyncio.gather(*pressed)


def _moves(hall: Hall, pressed: deque[Shown] | None = None) -> Iterator[Coroutine[None, None, float] | None]:
    """Yield the move of the player who was asked first, and note the hand in which it is made."""
    while True:
        table = hall.ready.popleft() if hall.ready else None
        if table is not None and pressed is not None:
            pressed.append(hall.asking(table))
        yield None if table is None else hall.move(table)


def _presses(hall: Hall, messages: Sequence[Shown]) -> Iterator[Coroutine[None, None, float]]:
    """The same number, which are answered with a word."""
    for table, shown in zip(cycle(shuffled(hall.tables)), cycle(messages)):
        yield hall.press(table, 0, first_button(shown) or "", shown)


async def theirs(games: int, pace: float, seconds: float, messages: Sequence[Shown]) -> Load:
    """The same pace for a bot that does nothing, pressed on these messages in turn."""
    async with Hall(games) as hall, running(hall, "tests.bench._empty") as bot:
        presses = _presses(hall, messages)
        await _paced(presses, pace, WARM_UP)
        cpu, requests, began = bot.cpu, hall.requests, time.perf_counter()
        waits = await _paced(presses, pace, seconds)
        return Load(waits, len(waits), bot.cpu - cpu, time.perf_counter() - began, hall.requests - requests)


def run(games: int = GAMES, pace: float = MOVES_A_SECOND, seconds: float = SECONDS) -> str:
    """The figures of all."""
    own = asyncio.run(ours(games, pace, seconds))
    same = asyncio.run(theirs(games, pace, seconds, own.pressed))
    lonely = asyncio.run(theirs(games, pace, seconds, [LONELY]))
    return f"""\
crowd of {games} games, ours: {own.row}, {own.a_game / 1024:.0f} KiB a game
an empty bot, pressed on the same hands: {same.row}; {beside(own, same)}
an empty bot, pressed on a single button: {lonely.row}; {beside(own, lonely)}"""


def beside(own: Load, anchor: Load) -> str:
    """How many times as much ours takes."""
    waits, cpu = spread(own.waits)[1] / spread(anchor.waits)[1], own.cpu / own.moves / (anchor.cpu / anchor.moves)
    return f"ours p99 {waits:.1f} times, CPU {cpu:.1f} times"


def main() -> None:
    """Run it with other numbers."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.crowd", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--pace", type=float, default=MOVES_A_SECOND, help="moves a second")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    given = parser.parse_args()
    print(run(given.games, given.pace, given.seconds))


if __name__ == "__main__":
    main()
