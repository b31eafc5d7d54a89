"""A message as a frame of blocks: texts, pictures, dividers, rows of buttons, selects; and Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from discord import ButtonStyle, ComponentType, ui

from bot.art.pictures import Picture
from bot.rules.cards import BLUE, GREEN, ORANGE, PINK, PURPLE, RED, TEAL, YELLOW
from bot.screens.buttons import MAIN, PLAIN, Component, Pressable, shortened
from bot.screens.names import ESCAPED

QUOTE_LENGTH = 1200
"""How many characters a quote may take."""
BUTTONS_IN_ROW = 5
ALT_LENGTH = 1024
"""How many characters Discord takes as the words for a picture."""

REFERENCE = "attachment://"
"""What stands before the name of a file that a message shows."""

MARKS = re.compile(r"^(?:#{1,3}|-#|>) |(?<!\\)\*\*|<a?:\w+:\d+> ?", re.MULTILINE)
"""Markdown of ours: headings, small print and quotes, bold letters, emoji of the application."""
SIGNS = re.compile(
    "(?:[0-9]\ufe0f?\u20e3|[\u2190-\u21ff]\ufe0f|[\u2600-\u27bf\u2b05-\u2bff\U0001f000-\U0001faff][\ufe0f\u200d]*)+ ?"
)
"""Emoji, which would be read aloud by their long names, and the space behind them; a plain arrow is none."""

BUTTON = ComponentType.button.value
CONTAINER = ComponentType.container.value
GALLERY = ComponentType.media_gallery.value
ROW = ComponentType.action_row.value
SEPARATOR = ComponentType.separator.value
TEXT = ComponentType.text_display.value


class Divider:
    """A line between blocks."""


DIVIDER: Final = Divider()


@dataclass(frozen=True, slots=True)
class PictureBlock:
    """A picture, and the same in words for those who cannot see it; of these, markdown is left out."""

    picture: Picture
    alt: str
    caption: str = ""
    """What stands below the picture."""
    instead: str = ""
    """What stands in its place, and in that of its caption, while it is not drawn or cannot be shown."""


Block = str | PictureBlock | Divider | Sequence[Pressable]

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
    """A message: blocks one below the other. Empty ones, and dividers before nothing, are left out.

    It says all in words; its pictures are attached once they are drawn. To discord.py it is a view without items:
    what is pressed is known by its `custom_id`.
    """

    def __init__(self, *blocks: Block, accent: int | None = None, drawn: Collection[Picture] = ()) -> None:
        super().__init__(timeout=None)
        self.stop()  # or discord.py would keep it for a quarter of an hour, to listen
        self.pictures = tuple([block.picture for block in blocks if isinstance(block, PictureBlock)])
        self._blocks = blocks
        self._accent = accent
        self._drawn = drawn

    def to_components(self) -> list[Component]:
        """Return what Discord takes: one frame with everything in it."""
        parts: list[Component] = []
        is_divided = False
        for block in self._blocks:
            if isinstance(block, Divider):
                is_divided = bool(parts)
                continue
            added: list[Component] = []
            if isinstance(block, str):
                if block:
                    added = [{"type": TEXT, "content": block}]
            elif isinstance(block, PictureBlock):
                if block.picture in self._drawn:
                    media = {"url": f"{REFERENCE}{file_name(block.picture)}"}
                    item = {"media": media, "description": shortened(alt_text(block.alt), ALT_LENGTH)}
                    added = [{"type": GALLERY, "items": [item]}]
                    words = block.caption
                else:
                    words = block.instead
                if words:
                    added.append({"type": TEXT, "content": words})
            elif block:
                added = _rows(block)
            if added and is_divided:
                parts.append({"type": SEPARATOR})
                is_divided = False
            parts += added
        frame: Component = {"type": CONTAINER, "components": parts}
        if self._accent is not None:
            frame["accent_color"] = self._accent
        return [frame]

    def has_components_v2(self) -> bool:
        """Return True: frames are of the second kind of components."""
        return True

    def attached(self, drawn: Collection[Picture]) -> Screen:
        """Return the screen with those of its pictures that are drawn, each from the attached file of its name."""
        return Screen(*self._blocks, accent=self._accent, drawn=drawn)

    def without_pictures(self) -> Screen:
        """Return the screen in words alone."""
        blocks = [block.instead if isinstance(block, PictureBlock) else block for block in self._blocks]
        return Screen(*blocks, accent=self._accent)

    def with_lead(self, words: str) -> Screen:
        """Return the screen with words above its own first ones, as one block."""
        first, *rest = self._blocks
        blocks = (paragraph(words, first), *rest) if isinstance(first, str) else (words, *self._blocks)
        return Screen(*blocks, accent=self._accent, drawn=self._drawn)

    def with_main(self, pressed: str | None) -> Screen:
        """Return the screen where the button with this `custom_id` stands out, and no other does."""
        blocks = (
            block
            if isinstance(block, str | PictureBlock | Divider)
            else [_styled(one, MAIN if one.get("custom_id") == pressed else PLAIN) for one in block]
            for block in self._blocks
        )
        return self if pressed is None else Screen(*blocks, accent=self._accent, drawn=self._drawn)

    def with_pictures_last(self) -> Screen:
        """Return the screen with its pictures below all else: read aloud, words and buttons come first."""
        others = [block for block in self._blocks if not isinstance(block, PictureBlock)]
        pictures = [block for block in self._blocks if isinstance(block, PictureBlock)]
        return Screen(*others, *pictures, accent=self._accent, drawn=self._drawn)

    def with_note(self, words: str) -> Screen:
        """Return the screen with words below it."""
        return Screen(*self._blocks, words, accent=self._accent, drawn=self._drawn)


class ButtonRow(ui.View):
    """Buttons below a sentence that is no screen; discord.py is told of no items here either."""

    def __init__(self, buttons: Sequence[Pressable]) -> None:
        super().__init__(timeout=None)
        self.stop()
        self._buttons = buttons

    def to_components(self) -> list[Component]:
        """Return what Discord takes: rows of buttons."""
        return _rows(self._buttons)


def file_name(picture: Picture) -> str:
    """Return the name of a picture's file; a message has no two of a kind."""
    return f"{type(picture).__name__.removesuffix('Picture').lower()}.png"


def _styled(pressable: Pressable, style: ButtonStyle) -> Pressable:
    """Return a button in another style; whatever is no button of ours stays as it is."""
    is_ours = pressable["type"] == BUTTON and pressable["style"] != ButtonStyle.link.value
    return pressable | {"style": style.value} if is_ours else pressable


def _rows(pressables: Sequence[Pressable]) -> list[Component]:
    """Return rows of five buttons, and each select in a row of its own."""
    rows: list[Component] = []
    buttons: list[Pressable] = []
    for pressable in pressables:
        if pressable["type"] != BUTTON:
            buttons = []
            rows.append({"type": ROW, "components": [pressable]})
            continue
        if len(buttons) in {0, BUTTONS_IN_ROW}:
            buttons = []
            rows.append({"type": ROW, "components": buttons})
        buttons.append(pressable)
    return rows


def alt_text(words: str) -> str:
    """Return words without all markdown and emoji: for what is read aloud in place of a picture."""
    return ESCAPED.sub(r"\1", SIGNS.sub("", MARKS.sub("", words)))


def paragraph(*lines: str | None) -> str:
    """Return the lines that there are, below each other."""
    return "\n".join(filter(None, lines))


def latest(lines: Sequence[str], most: int) -> list[str]:
    """Return the last of these lines, as many as fit into that many characters, and at least the last one."""
    found: list[str] = []
    left = most
    for line in reversed(lines):
        left -= len(line) + 1
        if left < 0 and found:
            break
        found.append(line if len(line) <= most else shortened(line, most))
    return found[::-1]


def small(lines: Iterable[str]) -> str:
    """Return lines in small print."""
    return "\n".join([f"-# {line}" for several in lines for line in several.splitlines()])


def quoted(words: str | None, most: int = QUOTE_LENGTH) -> str:
    """Return lines set off from what stands around them; only the last of many."""
    if not words:
        return ""
    return "\n".join([f"> {line}" for line in latest(words.splitlines(), most) if line])
