"""What is on the sheets of sprites, as `bot.art.build` wrote it down; it is read without Pillow."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from bot.assets import SPRITES_FOLDER, AssetError, require

FILE = SPRITES_FOLDER / "manifest.json"


@cache
def manifest() -> dict[str, Any]:
    """Return what is on the sheets, and what they were drawn from."""
    kept: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return kept


def check_sprites() -> None:
    """Raise AssetError where the manifest or one of its sheets is missing or empty."""
    require([FILE])
    try:
        sheets = manifest()["sheets"]
    except (LookupError, TypeError, ValueError):
        raise AssetError(f"{FILE} is damaged; install the program again.") from None
    require(SPRITES_FOLDER / f"{name}.png" for name in sheets)
