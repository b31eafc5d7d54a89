"""A message as a frame of blocks: texts, pictures, rules, rows of buttons, selects; and what Discord allows of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from discord import ComponentType, ui

from bot.art.pictures import Picture
from bot.rules.cards import BLUE, GREEN, ORANGE, PINK, PURPLE, RED, TEAL, YELLOW
from bot.screens.buttons import Component, Pressable, is_button, shortened

QUOTE = 1200
"""How much of it what is quoted may take."""
ROW = 5
"""How many buttons stand in a row."""
ALT = 1024
"""What Discord takes as the words for a picture."""


class Rule:
    """A line between blocks."""


RULE: Final = Rule()


@dataclass(frozen=True, slots=True)
class Pictured:
    """A picture among the blocks, and the same in words for those who cannot see it: plain, as no markdown is read."""

    picture: Picture
    alt: str


Block = str | Pictured | Rule | Sequence[Pressable]

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


class Screen(ui.LayoutView):
    """A message to be. It says all in words; its pictures are hung where they are drawn.

    To discord.py it is a view without items, which nobody listens to: what is pressed is told by its `custom_id`.
    """

    def __init__(self, blocks: Sequence[Block], accent: int | None, drawn: Collection[Picture] = ()) -> None:
        super().__init__(timeout=None)
        self.stop()  # it would be kept for a quarter of an hour, to listen
        self.pictures = tuple(block.picture for block in blocks if isinstance(block, Pictured))
        self.lacking = tuple(picture for picture in self.pictures if picture not in drawn)
        self._blocks = blocks
        self._accent = accent
        self._drawn = drawn

    def to_components(self) -> list[Component]:
        """As Discord takes it: one frame with everything in it."""
        frame = {"type": ComponentType.container.value, "components": list(_components(self._blocks, self._drawn))}
        return [frame if self._accent is None else frame | {"accent_color": self._accent}]

    def has_components_v2(self) -> bool:
        """Frames are of the second kind of components."""
        return True

    def hung(self, drawn: Collection[Picture]) -> Screen:
        """The same with those of its pictures that are drawn, each from the attached file of its name."""
        return Screen(self._blocks, self._accent, drawn)

    def without_pictures(self) -> Screen:
        """The same in words alone, for good."""
        return Screen([block for block in self._blocks if not isinstance(block, Pictured)], self._accent)

    def with_note(self, words: str) -> Screen:
        """The same with words below it."""
        return Screen([*self._blocks, words], self._accent, self._drawn)


def screen(*blocks: Block, accent: int | None = None) -> Screen:
    """A new message of these blocks, one below the other; empty ones, and rules before nothing, are left out."""
    return Screen(blocks, accent)


def file_name(picture: Picture) -> str:
    """What the file of a picture is called; a message has no two of a kind."""
    return f"{type(picture).__name__.removesuffix('Picture').lower()}.png"


def _components(blocks: Sequence[Block], drawn: Collection[Picture]) -> Iterator[Component]:
    rules = started = False
    for block in blocks:
        if isinstance(block, Rule):
            rules = started
            continue
        for part in _parts(block, drawn):
            if rules:
                yield {"type": ComponentType.separator.value}
            yield part
            rules, started = False, True


def _parts(block: str | Pictured | Sequence[Pressable], drawn: Collection[Picture]) -> Iterator[Component]:
    if isinstance(block, str):
        if block:
            yield {"type": ComponentType.text_display.value, "content": block}
    elif isinstance(block, Pictured):
        if block.picture in drawn:
            media = {"url": f"attachment://{file_name(block.picture)}"}
            item = {"media": media, "description": shortened(block.alt, ALT)}
            yield {"type": ComponentType.media_gallery.value, "items": [item]}
    else:
        for row in _rows(block):
            yield {"type": ComponentType.action_row.value, "components": row}


def _rows(pressables: Sequence[Pressable]) -> Iterator[Sequence[Pressable]]:
    """Five buttons a row, each select in a row of its own."""
    buttons: list[Pressable] = []
    for pressable in pressables:
        if is_button(pressable):
            buttons.append(pressable)
        else:
            yield from _fives(buttons)
            buttons = []
            yield [pressable]
    yield from _fives(buttons)


def _fives(buttons: Sequence[Pressable]) -> Iterator[Sequence[Pressable]]:
    for first in range(0, len(buttons), ROW):
        yield buttons[first : first + ROW]


def paragraph(*lines: str | None) -> str:
    """The lines that there are, below each other."""
    return "\n".join(line for line in lines if line)


def latest(lines: Iterable[str], most: int) -> list[str]:
    """The last of these lines, as many as fit into that many characters, and at least the last one."""
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
