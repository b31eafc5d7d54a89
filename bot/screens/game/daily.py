"""A daily deal on the screen of its game: which day it is, and the end."""

from __future__ import annotations

from bot.screens.buttons import MAIN, button
from bot.screens.layout import QUIET, Screen
from bot.screens.pages.audience import Audience
from bot.screens.pages.daily import Fairness, daily_result, heading, press
from bot.sessions.daily import day_of, result_of
from bot.sessions.table import Table
from bot.text import Text


def daily_words(table: Table, text: Text) -> str:
    """Return whose deal this is; nothing where it is no daily deal."""
    day = day_of(table)
    return "" if day is None else heading("daily-small", day, table.options.edition, text)


def daily_end(table: Table, text: Text) -> Screen:
    """Return what came of the deal, as far as that is known, or that it was not finished in time."""
    result = result_of(table)
    if result is None:
        return Screen(text("daily-over"), [button(press().custom_id, text("daily-again"), style=MAIN)], accent=QUIET)
    may_share = bool(table.guild_id)
    found = result if table.daily is None else table.daily.result
    return daily_result(found, table.daily, Fairness(table.seal), text, Audience(may_share=may_share))
