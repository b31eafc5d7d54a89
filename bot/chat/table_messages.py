"""The one public message of each game, brought up to date after each change and never in its way.

However fast the moves come, one edit is under way at a time, and the next one shows all that happened meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import discord
from discord.utils import snowflake_time

from bot.art.pictures import Picture
from bot.chat.budget import Budget, Rank, Turn
from bot.chat.coalesced import Coalesced
from bot.chat.emoji import drop_rejected_emoji
from bot.chat.pictures import Pictures
from bot.chat.removals import Removals
from bot.chat.replies import Interaction, Timing, UserError, give_up_after
from bot.screens.game.public import public_screen
from bot.screens.layout import Screen
from bot.sessions import actions
from bot.sessions.clock import Clock
from bot.sessions.refusals import SessionRefusal
from bot.sessions.session import Session
from bot.sessions.table import Change, Table
from bot.text import text_for

log = logging.getLogger(__name__)

STALE = timedelta(hours=1)
"""Older messages are edited badly, and are out of sight."""
BURIED_BELOW = 12
"""How many messages below it hide the table."""
ARCHIVED = 50083
"""Discord's code for a thread that has to be opened again first."""
UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
"""Discord's code for a message that is gone, and not the whole channel."""


@dataclass(slots=True)
class _TableMessage:
    """What is known of the public message of a game."""

    refresh: Coalesced
    rank: Rank = Rank.LAST
    """How soon it is to be brought up to date; last where it is not."""
    turn: Turn | None = None
    """Its turn, while it waits for it or has it."""
    below: int = 0
    """How many messages came after it."""
    posting: asyncio.Event | None = None
    """Set once a message is posted that is on its way as the answer to a command."""
    shown: Any = None
    """What was shown last, and where; unknown after a restart."""
    attached: tuple[int, tuple[Picture, ...]] | None = None
    """The message and the pictures that are attached to it; unknown after a restart."""


class TableMessages:
    """The public messages of all games."""

    def __init__(
        self,
        client: discord.Client,
        pictures: Pictures,
        budget: Budget,
        removals: Removals,
        timing: Timing,
        clock: Clock,
    ) -> None:
        self._client = client
        self._pictures = pictures
        self._budget = budget
        self._removals = removals
        self._timing = timing
        self._clock = clock
        self._messages: dict[str, _TableMessage] = {}
        """By game."""
        self._in_channel: dict[int, _TableMessage] = {}
        """That of the last game of each channel."""
        self._is_leaving = False

    def request(self, session: Session, rank: Rank = Rank.PLAYED) -> None:
        """Have the public message of a game brought up to date soon, and the sooner the later people played there."""
        message = self._message_of(session)
        message.rank = min(message.rank, rank)
        if rank is Rank.PLAYED:
            self._hurry(message)
        message.refresh.request()

    def hurry(self, session: Session) -> None:
        """Bring the public message up to date next, if it waits for that: people look at it."""
        message = self._messages.get(session.id)
        if message is not None:
            self._hurry(message)

    def _hurry(self, message: _TableMessage) -> None:
        if message.rank is Rank.LAST:
            return  # nothing is to be shown
        message.rank = Rank.PLAYED
        if message.turn is not None:
            message.turn.hurry()

    async def answer(self, interaction: Interaction, session: Session) -> None:
        """Post the public message as an answer, at the bottom of the channel."""
        with suppress(UserError):  # it can be shown without its last happenings
            await give_up_after(interaction, session.check(), self._timing.check_within)
        message = self._message_of(session)
        before, message.posting = message.posting, asyncio.Event()
        posting = message.posting
        try:
            table = session.table
            shown, files = await self._with_files(session, public_screen(table, text_for(table.locale)))
            async with asyncio.timeout(self._timing.answer_within):
                answered = await interaction.response.send_message(view=shown, files=files)
            if before is not None:
                await before.wait()  # one after the other, so that each takes the one before it away
            if answered.message_id is not None:
                await self._posted(session, answered.message_id, table, shown, with_goodbye=False)
        finally:
            if message.posting is posting:
                message.posting = None
            posting.set()
            if session.table.message_id is None:
                message.refresh.request()  # the answer may not have arrived

    def show_all(self, sessions: Sequence[Session]) -> None:
        """Have those shown that are not shown as they are now, behind the tables where people play.

        Those that run come first, and where something happened last.
        """
        latest = sorted(
            sessions,
            key=lambda session: (not session.table.status.is_over, session.table.updated),
            reverse=True,
        )
        for session in latest:
            if not self._is_shown(session, self._message_of(session)):
                self.request(session, Rank.BEHIND)

    async def say_goodbye(self, sessions: Sequence[Session]) -> None:
        """Have the tables say that the bot is back in a moment, and wait until they do."""
        self._is_leaving = True
        self.show_all(sessions)
        await asyncio.gather(*(self._message_of(session).refresh.done() for session in sessions))

    def count_message(self, channel_id: int) -> None:
        """Count what comes after a table."""
        if channel_id in self._in_channel:
            self._in_channel[channel_id].below += 1

    def forget(self, session: Session) -> None:
        """Show this game no more."""
        message = self._messages.get(session.id)
        if message is not None:
            message.refresh.cancel()
        self._drop(session)

    def _drop(self, session: Session) -> None:
        message = self._messages.pop(session.id, None)
        if self._in_channel.get(session.table.channel_id) is message:
            self._in_channel.pop(session.table.channel_id, None)

    def close(self) -> None:
        """Drop what is still to be done."""
        for message in self._messages.values():
            message.refresh.cancel()

    # Showing

    def _message_of(self, session: Session) -> _TableMessage:
        message = self._messages.get(session.id)
        if message is None:
            refresh = Coalesced(
                lambda: self._show(session),
                retry_pauses_s=self._timing.retry_pauses,
                game=session.id,
            )
            message = self._messages[session.id] = _TableMessage(refresh)
            if not session.table.status.is_over:
                self._in_channel[session.table.channel_id] = message
        return message

    async def _show(self, session: Session) -> None:
        """Bring the public message up to date, or post it anew where it is out of sight or gone."""
        message = self._message_of(session)
        async with asyncio.timeout(self._timing.attempt_within):
            if message.posting is not None:
                await message.posting.wait()
        message_id = session.table.message_id
        is_in_sight = message_id is not None and not self._is_out_of_sight(message, message_id)
        if not is_in_sight or not self._is_shown(session, message):
            await self._show_in_turn(session, message)
        if not message.refresh.is_requested:
            message.rank = Rank.LAST
            if session.table.status.is_over:
                self._drop(session)

    async def _show_in_turn(self, session: Session, message: _TableMessage) -> None:
        turn = message.turn = self._budget.turn(session.table.channel_id, message.rank)
        try:
            async with turn, asyncio.timeout(self._timing.attempt_within):
                await session.check()
                await self._edit_or_post(session, message)
        except discord.HTTPException as error:
            drop_rejected_emoji(error)
            if error.code == UNKNOWN_CHANNEL:
                log.info("The channel is gone, and the game with it", extra={"game": session.id})
                with suppress(SessionRefusal):
                    await session.do(actions.end)
            elif not isinstance(error, discord.Forbidden) and error.code != ARCHIVED:
                raise
            else:
                log.warning("The table may not be shown (%s)", error, extra={"game": session.id})
        finally:
            message.turn = None

    def _is_shown(self, session: Session, message: _TableMessage) -> bool:
        """Tell whether the public message is known to show the table as it is now, wherever it is."""
        table = session.table
        return table.message_id is not None and message.shown == _shown_of(
            table.message_id, table, with_goodbye=self._is_leaving
        )

    async def _edit_or_post(self, session: Session, message: _TableMessage) -> None:
        table = session.table
        message_id = table.message_id
        if message_id is None or self._is_out_of_sight(message, message_id):
            await self._post(session)
            return
        state = _shown_of(message_id, table, with_goodbye=self._is_leaving)
        if message.shown == state:
            return
        screen = public_screen(table, text_for(table.locale))
        self._pictures.forget(message_id)
        attached, message.attached = message.attached, None
        try:
            if attached == (message_id, screen.pictures):
                shown = screen.attached(screen.pictures)  # its files stay
                await self._message(session, message_id).edit(view=self._with_goodbye(session, shown))
            else:
                shown, files = await self._with_files(session, screen)
                view = self._with_goodbye(session, shown)
                await self._message(session, message_id).edit(view=view, attachments=files)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            if session.table.message_id == message_id:
                await self._post(session)
            else:
                message.refresh.request()  # it was posted anew meanwhile
            return
        message.shown = state
        self._attached(session, message_id, shown)

    async def _post(self, session: Session) -> None:
        table, with_goodbye = session.table, self._is_leaving
        # The nonce makes it one message, should it be sent again because the answer to the first was lost.
        nonce = f"{table.id}-{table.version}"
        shown, files = await self._with_files(session, public_screen(table, text_for(table.locale)))
        view = self._with_goodbye(session, shown)
        posted = await self._channel(session).send(view=view, files=files, nonce=nonce)
        await self._posted(session, posted.id, table, shown, with_goodbye=with_goodbye)

    async def _posted(
        self, session: Session, message_id: int, table: Table, shown: Screen, *, with_goodbye: bool
    ) -> None:
        """Take this message, which shows this table, for the game's public one, and remove the former one."""
        former: int | None = None

        def post(before: Table, now: datetime) -> Change:
            nonlocal former
            former = before.message_id  # only known now: another one may have been posted at the same time
            return actions.post(before, now, message_id)

        try:
            await session.do(post)
        except SessionRefusal as refusal:
            if refusal.code == "damaged":
                return  # nothing is stored of it any more
            log.warning("The table's new message could not be stored (%s)", refusal.code, extra={"game": session.id})
            return
        message = self._message_of(session)
        message.below = 0
        message.shown = _shown_of(message_id, table, with_goodbye=with_goodbye)
        self._attached(session, message_id, shown)
        if former is not None and former != message_id:
            self._removals.remove(session.table.channel_id, former)

    def _attached(self, session: Session, message_id: int, shown: Screen) -> None:
        """Remember what is attached; what is late is attached by showing the table once more."""
        message = self._message_of(session)
        message.attached = message_id, () if shown.missing else shown.pictures

        async def show_again() -> None:
            message.shown = None
            message.refresh.request()

        self._pictures.follow(message_id, shown, show_again)

    async def _with_files(self, session: Session, screen: Screen) -> tuple[Screen, list[discord.File]]:
        """Return a screen with its pictures, where the bot may attach files."""
        channel = self._client.get_channel(session.table.channel_id)
        may = True
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            may = channel.permissions_for(channel.guild.me).attach_files
        return await self._pictures.attached(screen, may=may)

    def _with_goodbye(self, session: Session, screen: Screen) -> Screen:
        if self._is_leaving and not session.table.status.is_over:
            return screen.with_note(text_for(session.table.locale)("table-back-soon"))
        return screen

    def _is_out_of_sight(self, message: _TableMessage, message_id: int) -> bool:
        if self._is_leaving:
            return False
        return message.below >= BURIED_BELOW or self._clock.now() - snowflake_time(message_id) > STALE

    def _channel(self, session: Session) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(session.table.channel_id, guild_id=session.table.guild_id)

    def _message(self, session: Session, message_id: int) -> discord.PartialMessage:
        return self._channel(session).get_partial_message(message_id)


def _shown_of(message_id: int, table: Table, *, with_goodbye: bool) -> tuple[Any, ...]:
    """Return all that a public message shows: as long as it stays equal, the message need not be edited."""
    return (
        message_id,
        table.status,
        table.host,
        table.options,
        table.seats,
        table.game,
        table.deadline,
        table.interlude,
        table.recent,
        table.ratings or (),
        with_goodbye,
    )


def link_to(session: Session) -> str | None:
    """Return the address of a game's public message."""
    table = session.table
    if table.message_id is None:
        return None
    return f"https://discord.com/channels/{table.guild_id}/{table.channel_id}/{table.message_id}"
