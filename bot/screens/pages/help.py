"""How to start, in three lines with buttons."""

from __future__ import annotations

from bot.screens.buttons import GOOD, Pressable, button
from bot.screens.codec import NO_GAME, custom_id
from bot.screens.layout import DIVIDER, QUIET, Screen
from bot.screens.rulebook import RULES
from bot.sessions.lesson import LESSON
from bot.text import Text

HELP = "help"
PLAY = "play"
"""The word of the press that opens a lobby and starts at once."""


def help_page(text: Text, add_button: Pressable, version: str, trouble: str = "") -> Screen:
    """Return the three lines; `trouble` says why no game can be played where it is read, if that is so."""
    play_now = button(custom_id(NO_GAME, 0, f"{HELP} {PLAY}"), text("help-play-now"), style=GOOD)
    return Screen(
        text("help-steps"),
        trouble,
        DIVIDER,
        [
            *([] if trouble else [play_now]),
            button(custom_id(NO_GAME, 0, RULES), text("table-rules")),
            button(custom_id(NO_GAME, 0, LESSON), text("lesson-try")),
            add_button,
        ],
        text("answer-version", version=version),
        accent=QUIET,
    )
