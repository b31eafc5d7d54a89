"""What a deal can be checked with, once its game is over: the code that was shown before it, the seed, the record."""

from __future__ import annotations

from bot.screens.buttons import MAIN, button
from bot.screens.codec import OWN, REPLAY, custom_id
from bot.screens.layout import QUIET, Screen, paragraph, small
from bot.screens.words import edition_words
from bot.sessions.table import Table
from bot.text import Text


def game_log(table: Table, text: Text) -> Screen:
    """Return the log of a game that is over."""
    return Screen(
        text("log-heading", edition=edition_words(text, table.options.edition)),
        text("log-says"),
        paragraph(
            text("log-seal", seal=table.seal),
            text("log-seed", seed=table.revealed_seed or ""),
        ),
        small([text("log-check", file=record_name(table.id))]),
        [
            button(custom_id(table.id, 0, "record"), text("log-record"), style=MAIN),
            button(custom_id(table.id, 1, f"{REPLAY} {OWN} first"), text("end-replay")),
        ],
        accent=QUIET,
    )


def record_name(game: str) -> str:
    """Return the name of the file with the record of a game."""
    return f"uno-{game}.txt"
