"""Tables that may not be shown where they are: permissions were taken away, a thread is locked, the bot is not in it.

The game goes on from the hands. The next player who presses or types is told, once; and the table is shown again as
soon as Discord tells of a change at its place, or after a while.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import datetime, timedelta

import discord

from bot.sessions.clock import Clock
from bot.sessions.session import Session
from bot.text import Text

log = logging.getLogger(__name__)

TRY_AGAIN_AFTER = timedelta(minutes=5)
"""After how long it is tried again; not every change is told, like the end of a time-out."""
NO_ACCESS = 50001
"""Discord's code for a channel or private thread that the bot may not see."""
ARCHIVED = 50083
"""Discord's code for a thread that has to be opened again first."""
LOCKED = 160005
"""Discord's code for a thread in which only those write who manage threads; with which status is not said."""
REASONS = {NO_ACCESS: "unseen", ARCHIVED: "archived", LOCKED: "locked"}
"""Why, as the text says it; `forbidden` otherwise."""


@dataclass(slots=True)
class _Refusal:
    at: datetime
    untold: str | None
    """Why, until a player has been told."""


class HiddenTables:
    """Which tables Discord refuses to show."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._refused: dict[str, _Refusal] = {}
        """By game."""

    def hide(self, session: Session, error: discord.HTTPException) -> bool:
        """Note that the table may not be shown, and return True; False where it was refused for something else."""
        if not isinstance(error, discord.Forbidden) and error.code not in REASONS:
            return False
        known = self._refused.get(session.id)
        if known is None:
            log.warning("The table may not be shown (%s)", error, extra={"game": session.id})
            self._refused[session.id] = _Refusal(self._clock.now(), REASONS.get(error.code, "forbidden"))
        else:
            known.at = self._clock.now()
        return True

    def is_hidden(self, session: Session) -> bool:
        """Tell whether the table is not to be tried now."""
        refused = self._refused.get(session.id)
        return refused is not None and self._clock.now() - refused.at < TRY_AGAIN_AFTER

    def forget(self, session: Session) -> bool:
        """Forget that a table may not be shown, as it is, or may be now; tell whether it was known."""
        return self._refused.pop(session.id, None) is not None

    def note(self, session: Session, text: Text) -> str | None:
        """Return the sentence that tells why the table is not shown; None where that was told already."""
        refused = self._refused.get(session.id)
        if refused is None or refused.untold is None:
            return None
        why, refused.untold = refused.untold, None
        return text("answer-table-hidden", why=why)
