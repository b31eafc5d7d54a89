"""How a change comes about: the session makes it, whoever made it is answered, and the table is told.

What is refused is told to the one person alone, beside their hand as it is now.
"""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import Any

from bot.rules.refusal import Refused
from bot.screens.words import refusal_words
from bot.sessions import Denied, Life, Session, Told
from bot.sessions.told import NOTHING_TOLD
from bot.store import StoreError
from bot.text import Text
from cogs.emoji import heed
from cogs.hands import Hands, note_of
from cogs.permissions import NotAllowed
from cogs.replies import Interaction, Unable, apologise, patiently, say, text_of, wait
from cogs.tables import Tables

log = logging.getLogger(__name__)


class Moves:
    """Carries changes out for people, and answers them."""

    def __init__(self, hands: Hands, tables: Tables) -> None:
        self._hands = hands
        self._tables = tables

    async def make(self, interaction: Interaction, session: Session, change: Coroutine[Any, Any, Told]) -> None:
        """A change by somebody who plays: they get their hand, then everybody is told."""
        told = await patiently(interaction, change)
        try:
            says = note_of(session, interaction.user.id, text_of(interaction), told)
            await self._hands.answer(interaction, session, says)
        finally:
            self._tables.tell(session, told, knows=interaction.user.id)

    async def arrange(self, interaction: Interaction, session: Session, change: Coroutine[Any, Any, Told]) -> None:
        """A change that the public message shows by itself: nothing else answers whoever pressed it."""
        told = await patiently(interaction, change, quietly=True)
        try:
            if not interaction.response.is_done():
                await wait(interaction, quietly=True)
        finally:
            self._tables.tell(session, told)

    async def refuse(self, interaction: Interaction, session: Session | None, refusal: Refused | Denied) -> None:
        """Tells somebody why not; where they have a hand, they see it as it is now."""
        text = text_of(interaction)
        if session is None or session.life is Life.LOBBY or session.seat_of(interaction.user.id) is None:
            await say(interaction, refusal_words(text, refusal.code))
        else:
            await self._hands.answer(interaction, session, refusal_words(text, refusal.code))
        if session is not None and refusal.code == "not_saved":
            self._tables.tell(session, NOTHING_TOLD)  # who looked meanwhile may have seen what is not so

    async def fail(self, interaction: Interaction, session: Session | None, error: BaseException) -> None:
        """Answers when something did not go as it should: why not, if it was refused, or an apology."""
        heed(error)
        try:
            if isinstance(error, Refused | Denied):
                await self.refuse(interaction, session, error)
            elif isinstance(error, Unable):
                await say(interaction, text_of(interaction)(error.message, **error.variables))
            elif isinstance(error, StoreError):
                log.error("The store failed: %s", error)
                await say(interaction, text_of(interaction)("answer-no-store"))
            elif isinstance(error, NotAllowed):
                await say(interaction, not_allowed_words(text_of(interaction), error))
            else:
                await apologise(interaction, error, session.id if session is not None else "")
        except Exception as second:  # noqa: BLE001  (whatever it is, it must not go unlogged or unanswered)
            await apologise(interaction, second, session.id if session is not None else "")


def not_allowed_words(text: Text, error: NotAllowed) -> str:
    """What the bot lacks, a line each."""
    named = (text(f"permission-{name.replace('_', '-')}") for name in error.permissions)
    return text("answer-missing-permissions", permissions="\n".join(f"- {name}" for name in named))
