"""Colours in a terminal: whether it shows them, and text painted in them. Colour never says what words do not."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from typing import TextIO

CODES = {
    "red": "91",
    "blue": "94",
    "green": "92",
    "yellow": "93",
    "purple": "35",
    "pink": "95",
    "teal": "96",
    "orange": "38;5;208",
    "bold": "1",
    "dim": "2",
}
"""What ANSI calls the colours of cards, and two ways to write."""


class Paint:
    """Paints text, or leaves it as it is where colours are off."""

    def __init__(self, is_on: bool = False) -> None:
        self.is_on = is_on

    def __call__(self, text: str, *codes: str) -> str:
        """Return the text in a colour by its name, bold or dim."""
        if not (self.is_on and codes):
            return text
        return f"\033[{';'.join(CODES[code] for code in codes)}m{text}\033[0m"


def width_of(text: str) -> int:
    """Return how many places a text takes in a line."""
    return len(re.sub(r"\033\[[^m]*m", "", text))


def shows_colours(stream: TextIO, environment: Mapping[str, str]) -> bool:
    """Whether to write colours there: NO_COLOR and FORCE_COLOR have their say first, then what the stream is."""
    if environment.get("NO_COLOR"):
        return False
    if environment.get("FORCE_COLOR"):
        return environment["FORCE_COLOR"] != "0"
    return stream.isatty() and environment.get("TERM") != "dumb" and _understands_ansi()


def _understands_ansi() -> bool:
    """Whether the console understands ANSI codes; one of Windows must be told to."""
    if sys.platform == "win32":
        import ctypes

        console, mode = ctypes.windll.kernel32, ctypes.c_ulong()
        handle = console.GetStdHandle(-11)
        return bool(
            console.GetConsoleMode(handle, ctypes.byref(mode)) and console.SetConsoleMode(handle, mode.value | 4)
        )
    return True
