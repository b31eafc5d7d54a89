"""A message as a frame of blocks: texts, rules, rows of buttons, selects; and what Discord allows of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from discord import ui
from discord.ui.select import BaseSelect

from bot.rules.cards import BLUE, GREEN, ORANGE, PINK, PURPLE, RED, TEAL, YELLOW
from bot.screens.buttons import Pressable, shortened

QUOTE = 1200
"""How much of it what is quoted may take."""
ROW = 5
"""How many buttons stand in a row."""


class Rule:
    """A line between blocks."""


RULE: Final = Rule()

Block = str | Rule | Sequence[Pressable]

ACCENTS = {
    RED: 0xD92D3A,
    BLUE: 0x2470D8,
    GREEN: 0x2E9E4F,
    YELLOW: 0xF2C230,
    PURPLE: 0x8B45C4,
    PINK: 0xEC5AA0,
    TEAL: 0x18A7A0,
    ORANGE: 0xF08421,
}
"""The frame's colour while a colour is in force."""
GOLD = 0xE0A82E
QUIET = 0x8A8F98


def screen(*blocks: Block, accent: int | None = None) -> ui.LayoutView:
    """A new message of these blocks, one below the other; empty ones, and rules before nothing, are left out."""
    frame: ui.Container[Any] = ui.Container(accent_colour=accent)
    rule = False
    for block in blocks:
        if isinstance(block, Rule):
            rule = bool(frame.children)
            continue
        for part in _parts(block):
            if rule:
                frame.add_item(ui.Separator())
                rule = False
            frame.add_item(part)
    view = ui.LayoutView(timeout=None)
    view.add_item(frame)
    return view


def _parts(block: str | Sequence[Pressable]) -> Iterator[ui.Item[Any]]:
    if isinstance(block, str):
        if block:
            yield ui.TextDisplay(block)
    else:
        for row in _rows(block):
            yield ui.ActionRow(*row)


def _rows(pressables: Sequence[Pressable]) -> Iterator[tuple[Pressable, ...]]:
    """Five buttons a row, each select in a row of its own."""
    buttons: list[Pressable] = []
    for pressable in pressables:
        if isinstance(pressable.item, BaseSelect):
            yield from _fives(buttons)
            buttons = []
            yield (pressable,)
        else:
            buttons.append(pressable)
    yield from _fives(buttons)


def _fives(buttons: Sequence[Pressable]) -> Iterator[tuple[Pressable, ...]]:
    for first in range(0, len(buttons), ROW):
        yield tuple(buttons[first : first + ROW])


def paragraph(*lines: str | None) -> str:
    """The lines that there are, below each other."""
    return "\n".join(line for line in lines if line)


def latest(lines: Iterable[str], most: int) -> list[str]:
    """The last of these lines, as many as fit into so many characters, and at least the last one."""
    found: list[str] = []
    left = most
    for line in reversed(list(lines)):
        left -= len(line) + 1
        if left < 0 and found:
            break
        found.append(shortened(line, most))
    return found[::-1]


def small(lines: Iterable[str]) -> str:
    """Lines in small print."""
    return "\n".join(f"-# {line}" for line in lines if line)


def quoted(words: str | None, most: int = QUOTE) -> str:
    """Lines set off from what stands around them; only the last of many."""
    return "\n".join(f"> {line}" for line in latest((words or "").splitlines(), most) if line)
