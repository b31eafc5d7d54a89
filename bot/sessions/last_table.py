"""How a user played last: nothing is kept for it, as the last game that they hosted tells."""

from __future__ import annotations

from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal
from bot.sessions.stored import options_of
from bot.store.games import last_hosted
from bot.store.store import Store


async def last_options(store: Store, guild_id: int, user_id: int) -> Options:
    """Return the options of the last game on this server that was dealt with this user as its host.

    Raise SessionRefusal if there is none, or none that can still be played.
    """
    session = await store.read(last_hosted, guild_id, user_id)
    options = None if session is None else options_of(session)
    if options is None:
        raise SessionRefusal("no_last_table")
    return options
