"""The screens of what a table acts out before a question is answered, by its kind: here all others reach them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.art.pictures import Picture
from bot.rules.events import Event
from bot.screens.context import ScreenContext
from bot.screens.game.dance import dance_floor, dance_panel, dance_question, dance_reveal
from bot.screens.layout import Block, Screen
from bot.sessions.dance import Dance
from bot.sessions.interlude import Interlude
from bot.sessions.table import Table
from bot.text import Text


@dataclass(frozen=True, slots=True)
class InterludeScreens:
    """How an interlude is shown."""

    public: Callable[[Table, Text, Sequence[Block]], Screen]
    """What everybody sees; last comes what is still to be seen of the moves before."""
    panel: Callable[[Table, Text, str | None], Screen]
    """What the seat sees that acts it out; last comes the note."""
    question: Callable[[ScreenContext], str]
    """What the seat is asked before it begins."""
    reveal: Callable[[ScreenContext, Interlude, Sequence[Event]], tuple[Picture, Sequence[Event]] | None]
    """The picture of how it ended, and the events that it shows."""


INTERLUDES = {Dance.kind: InterludeScreens(dance_floor, dance_panel, dance_question, dance_reveal)}
