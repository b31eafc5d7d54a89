"""Presets: ways to play by name, each all of a table's options at once. Five are everybody's; a server keeps its own.

What everybody's mean is decided here, and nowhere else; their texts are `preset-…`. Which of them a table plays by is
seen from its options (`Options.preset`), so a game that was stored before there were any has one too.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from bot.rules.rules import HAND, UNO

TURN_SECONDS = 60
NAME_LENGTH = 30
"""How many characters the name of a server's preset may have."""
MOST_OWN = 10
"""How many presets a server may keep."""
LAST = "last"
"""Stands for the options of the table that a user hosted last."""
OWN = "own "
"""Before the name of a server's preset, where both kinds may be meant."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A way to play. An edition takes of it what it knows: house rules that it has not are left out."""

    name: str
    edition: str | None = None
    """None: whichever is played."""
    scoring: str | None = None
    """None, as for the target: the edition's own."""
    target: int | None = None
    turn_seconds: int | None = TURN_SECONDS
    house: tuple[str, ...] = ()
    hand: int = HAND.usual
    uno: int = UNO.usual
    computers: bool = True


PRESETS = {
    preset.name: preset
    for preset in (
        Preset("sheet"),
        # Time to think, a short evening, no bluffs to argue over, no turn lost to a penalty, little to lose.
        Preset(
            "family",
            scoring="single",
            turn_seconds=120,
            house=("draw_and_play", "no_bluff", "discard_own"),
            uno=1,
        ),
        # Fast, loud and over soon: penalties travel, hands change, and anyone may come in between.
        Preset("party", scoring="single", turn_seconds=30, house=("stacking", "seven_zero", "jump_in")),
        # Everything that makes a round wilder.
        Preset(
            "no-limits",
            turn_seconds=45,
            house=("stack_any", "deflect", "seven_zero", "jump_in", "doubles", "draw_to_match"),
            uno=4,
        ),
        # By the sheet, over a whole match, against the clock, and people alone: no computer sits or stands in.
        Preset("tournament", scoring="points", turn_seconds=30, computers=False),
    )
}


def clean_name(typed: str) -> str | None:
    """Return the name of a server's preset as it is kept; None if nothing is left of it, or too much."""
    letters = unicodedata.normalize("NFC", typed)
    # Neither what cannot be seen nor what a database does not take.
    kept = " ".join("".join(letter for letter in letters if unicodedata.category(letter)[0] != "C").split())
    return kept if 1 <= len(kept) <= NAME_LENGTH else None


def named(name: str, own: tuple[Preset, ...]) -> Preset | None:
    """Return everybody's preset of this name, or with OWN before it one of these."""
    if not name.startswith(OWN):
        return PRESETS.get(name)
    return next((preset for preset in own if preset.name == name.removeprefix(OWN)), None)
