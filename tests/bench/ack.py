"""How long people wait for the answer to a press: a real move, committed, beside a bot that only says "ok".

From the event on the gateway's socket to the answer at the API's, one press at a time. Moves are answered with the
picture of the hand, and where the bot may attach no files in words alone; with the picture also where no commit waits
for the disk, as an empty bot waits for none. That one is pressed on the very hands that the moves were made in, as
Discord sends along what was pressed, and on a message with nothing but the button.
The bots take turns, each in a process of its own. Run it with: python -m tests.bench ack
"""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Sequence

from discord import Permissions

from tests.bench._hall import Hall, Shown, first_button, spread
from tests.bench._program import running

TABLES = 20
ROUNDS = 3
PRESSES = 300
PAUSE = 0.01
BUTTON = {"type": 2, "id": 1, "style": 1, "label": "?", "custom_id": "uno:x:1:do"}
LONELY = Shown("1", [{"type": 1, "id": 2, "components": [BUTTON]}])

Spread = tuple[float, float]


async def ours(module: str = "bot", *, in_words: bool = False) -> tuple[Spread, list[Shown]]:
    """How long each answer took, and the hands that were pressed."""
    async with Hall(TABLES) as hall, running(hall, module):
        await asyncio.gather(*(hall.sit_down(table, target=10_000) for table in hall.tables))
        if in_words:
            hall.permissions &= ~Permissions.attach_files.flag
        unsticking = asyncio.create_task(hall.unstick())
        waits: list[float] = []
        pressed: list[Shown] = []
        while len(waits) < PRESSES:
            await hall.until(lambda: bool(hall.ready), 60)
            table = hall.ready.popleft()
            pressed.append(hall.asking(table))
            waits.append(await hall.move(table))
            await asyncio.sleep(PAUSE)
        unsticking.cancel()
        return spread(waits), pressed


async def theirs(messages: Sequence[Shown]) -> Spread:
    """The same of the bot that only says "ok", where these messages are pressed in turn."""
    async with Hall(TABLES) as hall, running(hall, "tests.bench._empty"):
        waits = []
        for number in range(PRESSES):
            shown = messages[number % len(messages)]
            waits.append(await hall.press(hall.tables[number % TABLES], 0, first_button(shown) or "", shown))
            await asyncio.sleep(PAUSE)
        return spread(waits)


def run() -> str:
    """The figures, with the least and the greatest ratio."""
    rounds = []
    for _ in range(ROUNDS):
        pictured, hands = asyncio.run(ours())
        unwaited, _ = asyncio.run(ours("tests.bench._unwaited"))
        worded, _ = asyncio.run(ours(in_words=True))
        rounds.append((pictured, unwaited, worded, asyncio.run(theirs(hands)), asyncio.run(theirs([LONELY]))))
    lines = []
    for place, name in enumerate(("p50", "p99")):
        drawn, quick, said, same, lonely = ([spreads[which][place] for spreads in rounds] for which in range(5))
        for what, mine in (
            ("with its picture", drawn),
            ("with its picture, waiting for no disk", quick),
            ("in words", said),
        ):
            lines.append(
                f"ack {name}: {statistics.median(mine) * 1000:.1f} ms for a committed move {what}; an empty bot, "
                f"pressed on the same hands: {beside(mine, same)}; on a single button: {beside(mine, lonely)}"
            )
    return "\n".join(lines)


def beside(own: Sequence[float], anchor: Sequence[float]) -> str:
    """How long it took there, and how many times as long here."""
    ratios = [mine / other for mine, other in zip(own, anchor, strict=True)]
    times = f"{statistics.median(ratios):.2f} times ({min(ratios):.2f} to {max(ratios):.2f})"
    return f"{statistics.median(anchor) * 1000:.2f} ms, {times}"
