"""Decides what people are shown of a change: its author in the answer, the table, the other open hands.

It is told of every published change of every game and keeps what was shown, so that nothing has to be told twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Sequence

import discord

from bot.chat.budget import Budget, Rank
from bot.chat.emoji import drop_rejected_emoji
from bot.chat.open_hands import OpenHands, notes
from bot.chat.permissions import MissingPermissions
from bot.chat.pictures import Pictures
from bot.chat.pings import Pings
from bot.chat.private_messages import show_privately
from bot.chat.removals import Removals
from bot.chat.replies import (
    Interaction,
    Timing,
    UserError,
    apologize,
    defer,
    defer_if_slow,
    give_up_after,
    say,
    text_of,
)
from bot.chat.table_messages import TableMessages, link_to
from bot.rules.refusal import IllegalMove
from bot.screens.codec import FIRST_LOOK, Look
from bot.screens.layout import Screen
from bot.screens.words import refusal_words
from bot.sessions.clock import Clock
from bot.sessions.refusals import SessionRefusal
from bot.sessions.session import Session
from bot.sessions.table import Table, Update
from bot.store.errors import StoreError
from bot.store.games import GameStatus
from bot.text import Text

log = logging.getLogger(__name__)


class Presenter:
    """Show games in Discord."""

    def __init__(
        self, client: discord.Client, pictures: Pictures, budget: Budget, timing: Timing, clock: Clock
    ) -> None:
        self._removals = Removals(client, budget)
        self.tables = TableMessages(client, pictures, budget, self._removals, timing, clock)
        self.hands = OpenHands(pictures, timing)
        self.pings = Pings(client, budget, self._removals, clock)
        self.pictures = pictures
        self._delay_s = timing.table_after
        self._updates: dict[str, list[tuple[int, Update]]] = {}
        """By game, what happened that is about to be shown, and which version of the table it made."""

    # What sessions tell

    def prepare(self, session: Session, table: Table) -> None:
        """Have drawn what this table, which is being saved, will need; show nothing of it yet."""
        try:
            self.hands.prepare(session, table)
        except Exception:  # no move may be lost by this
            log.exception("A hand could not be drawn beforehand", extra={"game": session.id})

    def changed(self, session: Session, update: Update) -> None:
        """Queue the table and every open hand that the update made stale: once the press is answered, or soon."""
        updates = self._updates.get(session.id)
        happened = session.table.version, update
        if updates is None:
            self._updates[session.id] = [happened]
            asyncio.get_running_loop().call_later(self._delay_s, self._show_changes, session)
        else:
            updates.append(happened)

    def _show_changes(self, session: Session) -> None:
        """Show what is queued; nothing where that is done already."""
        updates = self._updates.pop(session.id, None)
        if updates is None:
            return
        has_moved = any(update.spared is None for _, update in updates)
        self.tables.request(session, Rank.PLAYED if has_moved else Rank.BEHIND)
        self.hands.changed(session, updates)
        for _, update in updates:
            if update.late is not None:
                self.pings.ping(session, update.late)

    # Answers to presses and commands

    async def answer_with_hand(
        self, interaction: Interaction, session: Session, doing: Awaitable[Update | None]
    ) -> None:
        """Have something done by a player, and answer with their hand and what it did."""
        update = await defer_if_slow(interaction, doing)
        updates = () if update is None else (update,)
        says = notes(session.table, interaction.user.id, text_of(interaction), updates)
        try:
            await self.hands.show(interaction, session, says)
        finally:
            self._show_changes(session)
            self.tables.hurry(session)

    async def answer_at_table(self, interaction: Interaction, doing: Awaitable[Update | None]) -> None:
        """Have something done that the public message shows by itself: nothing else answers the press."""
        await defer_if_slow(interaction, doing, quietly=True)
        if not interaction.response.is_done():
            await defer(interaction, quietly=True)

    async def answer_with_lobby(self, interaction: Interaction, opening: Awaitable[Session]) -> None:
        """Answer with a new lobby; one that is stored when Discord takes no answer any more is posted by itself."""
        opened = asyncio.ensure_future(opening)
        try:
            session = await give_up_after(interaction, opened)
        except UserError:
            opened.add_done_callback(self._post_late)
            raise
        except SessionRefusal as refusal:
            if refusal.code == "not_saved":  # which speaks of a move
                raise UserError("answer-not-opened") from None
            raise
        await self.tables.answer(interaction, session)

    def _post_late(self, opened: asyncio.Future[Session]) -> None:
        if not opened.cancelled() and opened.exception() is None:
            self.tables.request(opened.result())

    async def show(self, interaction: Interaction, screen: Screen, *, is_beside: bool = False) -> None:
        """Answer with a screen, privately; `is_beside`: in a message of its own in any case."""
        await show_privately(self.pictures, interaction, screen, is_beside=is_beside)

    async def look(self, interaction: Interaction, session: Session, look: Look = FIRST_LOOK) -> None:
        """Answer with the player's hand, or where the game is that has not begun."""
        if session.table.status is GameStatus.LOBBY:
            text, link = text_of(interaction), link_to(session)
            await say(interaction, text("answer-lobby", link=link) if link else text("answer-lobby-unseen"))
        else:
            self.tables.hurry(session)
            await self.hands.show(interaction, session, look=look)

    async def point_to(self, interaction: Interaction, running: Session) -> None:
        """Tell the user where the game is that runs here already."""
        text, link = text_of(interaction), link_to(running)
        await say(interaction, text("answer-channel-taken", link=link) if link else text("answer-channel-taken-unseen"))

    async def fail(self, interaction: Interaction, session: Session | None, error: BaseException) -> None:
        """Answer when something did not go as it should: why not, or an apology."""
        drop_rejected_emoji(error)
        game = "" if session is None else session.id
        try:
            if not await self._explain(interaction, session, error):
                await apologize(interaction, error, game)
        except Exception as second:  # noqa: BLE001  (whatever it is, it must not go unlogged or unanswered)
            await apologize(interaction, second, game)

    async def _explain(self, interaction: Interaction, session: Session | None, error: BaseException) -> bool:
        text = text_of(interaction)
        match error:
            case IllegalMove() | SessionRefusal():
                words = refusal_words(text, error.code)
                table = None if session is None else session.table
                if session is None or table is None or table.game is None or table.seat_of(interaction.user.id) is None:
                    await say(interaction, words)
                else:
                    await self.hands.show(interaction, session, words)
            case UserError():
                await say(interaction, text(error.message, **error.variables))
            case MissingPermissions():
                await say(interaction, _missing_words(text, error))
            case StoreError():
                log.error("The store failed: %s", error)
                await say(interaction, text("answer-no-store"))
            case _:
                return False
        return True

    # Coming and going

    def show_all(self, sessions: Sequence[Session]) -> None:
        """Have shown what the last process, or Discord, may have had no time for; what is shown costs nothing."""
        self.tables.show_all([one for one in sessions if one.table.status is not GameStatus.ASLEEP])
        for session in sessions:
            self.pings.clear(session)

    async def say_goodbye(self, sessions: Sequence[Session]) -> None:
        """Have the tables that are awake say that the bot is back in a moment."""
        await self.tables.say_goodbye([one for one in sessions if one.table.status is not GameStatus.ASLEEP])

    def forget(self, session: Session) -> None:
        """Show this game no more: another process does."""
        self._updates.pop(session.id, None)
        self.tables.forget(session)
        self.pings.forget(session.id)
        self.hands.forget_game(session.id)

    def close(self) -> None:
        """Drop what is still to be done."""
        self._updates.clear()
        self.tables.close()
        self.hands.close()
        self.pictures.close()
        self.pings.close()
        self._removals.close()


def _missing_words(text: Text, error: MissingPermissions) -> str:
    """Return what the bot lacks, a line each."""
    named = (text(f"permission-{name.replace('_', '-')}") for name in error.permissions)
    return text("answer-missing-permissions", permissions="\n".join(f"- {name}" for name in named))
