"""The first three places: the mark and the colour of each."""

from __future__ import annotations

from bot.art.palette import BRONZE, GOLD, SILVER

MEDALS = {1: "gold", 2: "silver", 3: "bronze"}
METALS = {1: GOLD, 2: SILVER, 3: BRONZE}
