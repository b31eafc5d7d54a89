"""How to start, in three lines with buttons; and how results count."""

from __future__ import annotations

from bot.screens.buttons import Pressable, button
from bot.screens.codec import NO_GAME, custom_id
from bot.screens.layout import DIVIDER, QUIET, Screen, paragraph
from bot.screens.rulebook import RULES
from bot.sessions.lesson import LESSON
from bot.text import Text

HELP = "help"
RESULTS = "results"
"""The word of the press that leads to how results count."""


def help_page(text: Text, add_button: Pressable, version: str, trouble: str = "") -> Screen:
    """Return the three lines; `trouble` says why no game can be played where it is read, if that is so."""
    return Screen(
        text("answer-help"),
        trouble,
        paragraph(text("answer-help-more"), text("answer-version", version=version)),
        DIVIDER,
        [
            button(custom_id(NO_GAME, 0, RULES), text("table-rules")),
            button(custom_id(NO_GAME, 0, f"{HELP} {RESULTS}"), text("help-results")),
            button(custom_id(NO_GAME, 0, LESSON), text("lesson-try")),
            add_button,
        ],
        accent=QUIET,
    )


def results_page(text: Text, least_games: int) -> Screen:
    """Return how results count, and the way back."""
    return Screen(
        text("answer-ranking", games=least_games),
        DIVIDER,
        [button(custom_id(NO_GAME, 0, HELP), text("help-back"))],
        accent=QUIET,
    )
