"""Where the files are that the running bot reads besides its code: texts, sprites, puzzles.

In a clone they lie in `data/`, where they are edited; a wheel has them in this package. What changes while the bot runs
is never kept here, but where `bot.config` says.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bot.errors import WRONG_SETTINGS, OperatorError

_HERE = Path(__file__).resolve().parent
_DATA = _HERE.parents[1] / "data"


def _folder(packed: str, in_clone: str) -> Path:
    folder = _HERE / packed
    return folder if folder.is_dir() else _DATA / in_clone


LOCALES_FOLDER = _folder("locales", "locales")
"""A folder for each language, of the same Fluent files."""
PUZZLES_FOLDER = _folder("puzzles", "puzzles")
"""A file for each edition, of puzzles from games that computers played."""
SPRITES_FOLDER = _folder("sprites", "art/sprites")
"""The sheets of sprites, and `manifest.json`, which says what is on them."""


class AssetError(OperatorError):
    """A file that ships with the program is missing or empty, or a text is: to start again helps nothing."""

    exit_code = WRONG_SETTINGS


def require(files: Iterable[Path]) -> None:
    """Raise AssetError for the first of these files that is missing or empty."""
    for file in files:
        try:
            is_there = file.stat().st_size > 0
        except OSError:
            is_there = False
        if not is_there:
            raise AssetError(f"{file} is missing or empty; install the program again.")
