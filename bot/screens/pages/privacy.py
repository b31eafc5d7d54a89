"""What is kept about a user: they are asked once whether it is to be deleted."""

from __future__ import annotations

from bot.screens.buttons import BAD, button
from bot.screens.codec import NO_GAME, custom_id
from bot.screens.layout import QUIET, Screen, paragraph
from bot.text import Text

FORGET = "forget"


def forget(text: Text) -> Screen:
    """Return what deleting means, and the one button that does it."""
    return Screen(
        paragraph(text("privacy-heading"), text("privacy-says")),
        [button(custom_id(NO_GAME, 0, FORGET), text("privacy-forget"), style=BAD)],
        accent=QUIET,
    )


def forgotten(text: Text) -> Screen:
    """Return that it is done."""
    return Screen(text("privacy-forgotten"), accent=QUIET)
