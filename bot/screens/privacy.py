"""What is kept about a person: asked once whether it is to be deleted."""

from __future__ import annotations

from bot.screens.buttons import BAD, button
from bot.screens.codec import NO_GAME, Press
from bot.screens.layout import QUIET, Screen, paragraph, screen
from bot.text import Text

FORGET = "forget"


def forget(text: Text) -> Screen:
    """What deleting means, and the one button that does it."""
    return screen(
        paragraph(text("privacy-heading"), text("privacy-says")),
        [button(Press(NO_GAME, 0, FORGET), text("privacy-forget"), style=BAD)],
        accent=QUIET,
    )


def forgotten(text: Text) -> Screen:
    """That it is done."""
    return screen(text("privacy-forgotten"), accent=QUIET)
