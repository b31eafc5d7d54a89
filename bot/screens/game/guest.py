"""What asks a user into a lobby: a sentence that mentions them, and a button to join."""

from __future__ import annotations

from bot.screens.buttons import GOOD, button, link
from bot.screens.codec import custom_id
from bot.screens.context import seat_names
from bot.screens.layout import ButtonRow
from bot.screens.words import edition_words
from bot.sessions.table import Table
from bot.text import Text


def asking(table: Table, guest: int, seat: int, address: str | None, text: Text) -> tuple[str, ButtonRow]:
    """Return how the player in this seat asks a user in, and the buttons below; `address` is that of the lobby."""
    name, edition = seat_names(table)[seat], edition_words(text, table.options.edition)
    buttons = [button(custom_id(table.id, 0, "join"), text("lobby-join"), style=GOOD)]
    if address is not None:
        buttons.append(link(address, text("invite-lobby")))
    return text("invite-says", guest=f"<@{guest}>", name=name, edition=edition), ButtonRow(buttons)
