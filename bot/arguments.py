"""What the options of several commands take."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from bot.config import whole_number


def number(low: int, high: float, sentence: str) -> Callable[[str], int]:
    """Return the type of an option that takes a whole number from `low` to `high`."""
    check = whole_number(low, high, sentence)

    def parse(text: str) -> int:
        try:
            return check(text)
        except ValueError:
            raise argparse.ArgumentTypeError(sentence) from None

    return parse
