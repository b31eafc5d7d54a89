"""Names of users, made harmless: nothing in a name may mark up, ping, hide, or run away with the line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache

from bot.screens.buttons import LABEL_WIDTH
from bot.text import Text

NAME_LENGTH = 24
NAMES_KEPT = 5000
NAMELESS = "???"
MOST_MARKS = 2
"""Accents on one letter; more of them climb over the lines above."""

BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that show nothing."""
PICTURES = "\U0001f000", "\U0001faff"
"""The first and the last emoji; Python knows only those that are older than itself."""
RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
ISOLATE, END_ISOLATE = "\u2068", "\u2069"

_MARKUP = re.compile(r"[\\*_~`|<>\[\]]|:(?=//)|^[-+#]|(?<=^\d)\.|(?<=^\d\d)\.")
ESCAPED = re.compile(r"\\([^0-9A-Za-z\s])")


@lru_cache(NAMES_KEPT)
def safe_name(name: str, most: int = NAME_LENGTH) -> str:
    """Return a name for any text, at most so many characters long to the eye and never empty.

    One that is written from right to left is isolated from what stands around it.
    """
    shown = _shortened(_visible(name), most) or NAMELESS
    escaped = _MARKUP.sub(r"\\\g<0>", shown)
    if any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in shown):
        return f"{ISOLATE}{escaped}{END_ISOLATE}"
    return escaped


def player_name(name: str, text: Text) -> str:
    """Return a player's name made harmless, or a word for a player who is not known by name here."""
    return safe_name(name) if name else text("player-unnamed")


def unescape(words: str) -> str:
    """Return words without the escapes of `safe_name`: for labels and choices, where markdown is not read."""
    return ESCAPED.sub(r"\1", words)


def label_with(say: Callable[[str], str], name: str) -> str:
    """Return what is said with the name in it, as a label: the name is cut where the label would be too wide."""
    label = say(name)
    excess = width(label) - LABEL_WIDTH
    return label if excess <= 0 else say(_narrowed(name, width(name) - excess))


def width(words: str) -> int:
    """Return how many columns the words take: a Han character or an emoji takes two."""
    return sum(
        0 if unicodedata.category(letter) in {"Mn", "Me", "Cf"} else 1 + (unicodedata.east_asian_width(letter) in "WF")
        for letter in words
    )


def _narrowed(name: str, most: int) -> str:
    kept = name
    while kept and width(kept) >= most:
        kept = kept[:-1]
    return f"{kept.rstrip()}…{END_ISOLATE if kept.startswith(ISOLATE) else ''}"


def _visible(name: str) -> str:
    """Return what the eye sees of it, in one line; an @ that cannot ping."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        if category[0] == "M":
            marks += 1
            if marks <= MOST_MARKS and kept and kept[-1] != " ":
                kept.append(letter)
            continue
        if category[0] == "Z" or category == "Cc" or letter in BLANKS:
            letter = " "
        elif category[0] == "C" and not PICTURES[0] <= letter <= PICTURES[1]:
            continue
        kept.append("＠" if letter == "@" else letter)
        marks = 0
    return " ".join("".join(kept).split())


def _shortened(name: str, most: int) -> str:
    if _width(name) <= most:
        return name
    kept = ""
    for letter in name:
        kept += letter
        if _width(kept) == most and not _is_mark(letter):
            break
    return kept[:-1].rstrip() + "…"


def _width(name: str) -> int:
    return sum(not _is_mark(letter) for letter in name)


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"
