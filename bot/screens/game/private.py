"""What a player sees of a game that is theirs alone, in one message: what happened, the others, and their hand."""

from __future__ import annotations

from typing import Any

from bot.screens.codec import FIRST_LOOK, Look
from bot.screens.context import ScreenContext
from bot.screens.game.daily import daily_end, daily_words
from bot.screens.game.hand import hand, hand_signature
from bot.screens.game.happenings import note as note_of
from bot.screens.game.lesson import lesson_end, lesson_words, wanted
from bot.screens.layout import Screen, paragraph, quoted
from bot.sessions.daily import day_of
from bot.sessions.lesson import script_of
from bot.sessions.table import Table
from bot.text import Text

MOST_TOLD = 800
"""How many characters of what happened are told."""


def own_screen(
    table: Table, seat: int, text: Text, note: str | None = None, look: Look = FIRST_LOOK, *, tips: bool = False
) -> Screen:
    """Return what a player sees privately: their hand, and of a private game all that there is to see.

    `tips`: for a player who is new to the game.
    """
    if table.private:
        return private_screen(table, seat, text, note, look)
    return hand(table, seat, text, note, look, tips=tips)


def own_signature(table: Table, seat: int) -> tuple[Any, ...]:
    """Return all that must not be out of date there."""
    return (table.version, table.daily) if table.private else hand_signature(table, seat)


def private_screen(table: Table, seat: int, text: Text, note: str | None = None, look: Look = FIRST_LOOK) -> Screen:
    """Return a private game; the note says why something was refused."""
    is_guided = script_of(table) is not None
    if is_guided and table.status.is_over:
        return lesson_end(table, text)
    if day_of(table) is not None and (table.status.is_over or table.playing.state.over):
        return daily_end(table, text).with_lead(quoted(happened(table, seat, text), MOST_TOLD))
    context = ScreenContext(table, text, seat)
    heading, asks = lesson_words(context) if is_guided else (daily_words(table, text), None)
    return (
        hand(table, seat, text, note, look, asks)
        .with_lead(paragraph(heading, quoted(happened(table, seat, text), MOST_TOLD)))
        .with_main(wanted(context))
    )


def happened(table: Table, seat: int, text: Text) -> str:
    """Return what happened since the player's last answer, with what came of that."""
    since = 0
    for place, update in enumerate(table.recent):
        if update.seat == seat:
            since = place
    answers = [update for update in table.recent[since:] if update.seat is not None]
    return paragraph(*(note_of(update, table, seat, text) for update in answers))
