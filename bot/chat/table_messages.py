"""The one public message of each game, brought up to date after each change and never in its way.

However fast the moves come, one edit is under way at a time, and the next one shows all that happened meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import discord
from discord.utils import snowflake_time

from bot.chat.budget import Budget, Rank, Turn
from bot.chat.coalesced import Coalesced
from bot.chat.hidden_tables import HiddenTables
from bot.chat.pictures import Pictures
from bot.chat.removals import Removals
from bot.chat.replies import UNKNOWN_MESSAGE, Interaction, Timing, answer_timeout, defer, defer_if_slow, is_too_late
from bot.chat.uploads import Route, Shown, Uploads, Way, message_in
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
UNKNOWN_CHANNEL = 10003


@dataclass(slots=True)
class _TableMessage:
    """What is known of the public message of a game."""

    refresh: Coalesced
    rank: Rank = Rank.LAST
    """How soon it is to be brought up to date; last where it is not."""
    turn: Turn | None = None
    """Its turn, while it waits for it or has it."""
    writing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while an edit is under way, also one that answers a press: the last one shows the latest."""
    below: int = 0
    """How many messages came after it."""
    posting: asyncio.Event | None = None
    """Set once a message is posted that is on its way as the answer to a command."""
    shown: Any = None
    """What was shown last, and where; unknown after a restart."""


class TableMessages:
    """The public messages of all games."""

    def __init__(
        self,
        client: discord.Client,
        pictures: Pictures,
        uploads: Uploads,
        budget: Budget,
        removals: Removals,
        timing: Timing,
        clock: Clock,
    ) -> None:
        self._client = client
        self._pictures = pictures
        self._uploads = uploads
        self._budget = budget
        self._removals = removals
        self._timing = timing
        self._clock = clock
        self._messages: dict[str, _TableMessage] = {}
        """By game."""
        self._in_channel: dict[int, _TableMessage] = {}
        """That of the last game of each channel."""
        self.hidden = HiddenTables(clock)
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
        message = self._message_of(session)
        before, message.posting = message.posting, asyncio.Event()
        posting = message.posting
        try:
            table = session.table

            async def answer(view: Screen, files: Sequence[Any]) -> discord.Message | None:
                async with answer_timeout(interaction):
                    return message_in(await interaction.response.send_message(view=view, files=files))

            shown = await self._uploads.show(
                public_screen(table, text_for(table.locale)), [Way(Route.NEW, answer)], may=self._may_attach(session)
            )
            if before is not None:
                await before.wait()  # one after the other, so that each takes the one before it away
            if shown is not None and shown.message_id is not None:
                await self._posted(session, shown, table, with_goodbye=False)
        finally:
            if message.posting is posting:
                message.posting = None
            posting.set()
            if session.table.message_id is None:
                message.refresh.request()  # the answer may not have arrived

    async def answer_press(self, interaction: Interaction, session: Session) -> None:
        """Answer a press on the public message with that message as it is now; nothing else edits it then.

        Where that is not possible the user sees no waiting, and the message is brought up to date as after any change:
        if it was told to wait, is to be posted anew, or gets pictures that are not attached to it.
        """
        message = self._message_of(session)
        await defer_if_slow(interaction, message.writing.acquire(), quietly=True)
        try:
            table, message_id = session.table, session.table.message_id
            if interaction.response.is_done():
                return
            screen, may = self._screen(session, table), self._may_attach(session)
            is_pressed = interaction.message is not None and interaction.message.id == message_id
            if (
                message_id is None
                or not is_pressed
                or self._is_out_of_sight(message, message_id)
                or not self._uploads.all_stay(screen, Route.PRESSED, message_id, may=may)
                or self._is_shown(session, message)
            ):
                await defer(interaction, quietly=True)
                return
            state = _shown_of(message_id, table, with_goodbye=self._is_leaving)
            message.shown = None  # unknown, if no answer comes

            async def edit_pressed(view: Screen, files: Sequence[Any]) -> discord.Message | None:
                async with answer_timeout(interaction):
                    return message_in(await interaction.response.edit_message(view=view, attachments=files))

            try:
                shown = await self._uploads.show(screen, [Way(Route.PRESSED, edit_pressed)], message_id, may=may)
            except discord.HTTPException as error:
                if is_too_late(error):
                    raise
                log.info("A press could not be answered with the table (%s)", error, extra={"game": session.id})
                await defer(interaction, quietly=True)
            else:
                if shown is not None:
                    message.shown = state
                    self._follow(session, shown)
        finally:
            message.writing.release()

    async def post_anew(self, session: Session) -> None:
        """Post the public message at the bottom of the channel, and wait until it is there, or cannot be."""
        message = self._message_of(session)
        message.below = BURIED_BELOW
        self.request(session)
        await message.refresh.done()

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
            self.hidden.forget(session)
            if not self._is_shown(session, self._message_of(session)):
                self.request(session, Rank.BEHIND)

    async def say_goodbye(self, sessions: Sequence[Session]) -> None:
        """Have the tables say that the bot is back in a moment, and wait until they do."""
        self._is_leaving = True
        self.show_all(sessions)
        await asyncio.gather(*(self._message_of(session).refresh.done() for session in sessions))

    def show_hidden(self, sessions: Sequence[Session]) -> None:
        """Try those again that could not be shown where they are: something has changed there."""
        for session in sessions:
            if self.hidden.forget(session):
                self.request(session, Rank.BEHIND)

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
        self.hidden.forget(session)
        for place in (session.table.channel_id, session.table.parent_id or 0):
            if self._in_channel.get(place) is message:
                self._in_channel.pop(place, None)

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
            async with message.writing:
                pass  # what answers a press may show it already
        message_id = session.table.message_id
        is_in_sight = message_id is not None and not self._is_out_of_sight(message, message_id)
        is_shown = is_in_sight and self._is_shown(session, message)
        if not is_shown and not self.hidden.is_hidden(session):
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
                async with message.writing:
                    await self._edit_or_post(session, message)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                log.info("The channel is gone, and the game with it", extra={"game": session.id})
                with suppress(SessionRefusal):
                    await session.do(actions.end)
            elif not self.hidden.hide(session, error):
                raise
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
        with_goodbye = self._is_leaving
        state = _shown_of(message_id, table, with_goodbye=with_goodbye)
        if message.shown == state:
            return

        async def edit(view: Screen, files: Sequence[Any]) -> discord.Message:
            return await self._message(session, message_id).edit(view=view, attachments=files)

        ways = [Way(Route.MESSAGE, edit), self._way_to_post(session, table)]
        try:
            shown = await self._uploads.show(
                self._screen(session, table), ways, message_id, may=self._may_attach(session)
            )
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            if session.table.message_id == message_id:
                await self._post(session)
            else:
                message.refresh.request()  # it was posted anew meanwhile
            return
        if shown is None:
            return
        if shown.route is Route.NEW:  # as it could not be given its picture
            await self._posted(session, shown, table, with_goodbye=with_goodbye)
            return
        message.shown = state
        self.hidden.forget(session)
        self._follow(session, shown)

    async def _post(self, session: Session) -> None:
        table, with_goodbye = session.table, self._is_leaving
        screen = self._screen(session, table)
        called = _called_to_thread(table)
        if called:
            players = " ".join(f"<@{user}>" for user in called)
            screen = screen.with_note(text_for(table.locale)("table-dealt-here", players=players))
        shown = await self._uploads.show(screen, [self._way_to_post(session, table)], may=self._may_attach(session))
        if shown is not None:
            await self._posted(session, shown, table, with_goodbye=with_goodbye)

    def _way_to_post(self, session: Session, table: Table) -> Way:
        async def post(view: Screen, files: Sequence[Any]) -> discord.Message:
            # The nonce makes it one message, should it be sent again because the answer to the first was lost.
            nonce = f"{table.id}-{table.version}-{len(files)}"
            mentions = discord.AllowedMentions(users=[discord.Object(user) for user in _called_to_thread(table)])
            return await self._channel(session).send(view=view, files=files, nonce=nonce, allowed_mentions=mentions)

        return Way(Route.NEW, post)

    async def _posted(self, session: Session, shown: Shown, table: Table, *, with_goodbye: bool) -> None:
        """Take this message, which shows this table, for the game's public one, and remove the former one."""
        former: int | None = None
        message_id = shown.message_id or 0

        def post(before: Table, now: datetime) -> Change | None:
            nonlocal former
            if before.channel_id != table.channel_id:  # the game has left for its thread meanwhile
                former = message_id
                return None
            former = before.message_id  # only known now: another one may have been posted at the same time
            return actions.post(before, now, message_id)

        try:
            await session.do(post)
        except SessionRefusal as refusal:
            if refusal.code == "damaged":
                return  # nothing is stored of it any more
            log.warning("The table's new message could not be stored (%s)", refusal.code, extra={"game": session.id})
            return
        if former == message_id:
            self._removals.remove(table.channel_id, message_id)
            return
        message = self._message_of(session)
        message.below = 0
        self.hidden.forget(session)
        message.shown = _shown_of(message_id, table, with_goodbye=with_goodbye)
        self._follow_to_thread(table, message)
        self._follow(session, shown)
        if former is not None:
            self._removals.remove(table.channel_id, former)

    def _follow_to_thread(self, table: Table, message: _TableMessage) -> None:
        """Count what comes after the table where it is now, no longer where its lobby was."""
        if table.parent_id is not None and self._in_channel.get(table.channel_id) is not message:
            if self._in_channel.get(table.parent_id) is message:
                del self._in_channel[table.parent_id]
            self._in_channel[table.channel_id] = message

    def _follow(self, session: Session, shown: Shown) -> None:
        """Show the table once more as soon as the pictures are drawn that its message lacks."""
        message = self._message_of(session)

        async def show_again() -> None:
            message.shown = None
            message.refresh.request()

        if shown.message_id is not None:
            self._pictures.follow(shown.message_id, shown.missing, show_again, in_any_case=shown.has_old)

    def _may_attach(self, session: Session) -> bool:
        """Tell whether the bot may attach files where the table stands."""
        channel = self._client.get_channel(session.table.channel_id)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return channel.permissions_for(channel.guild.me).attach_files
        return True

    def _screen(self, session: Session, table: Table) -> Screen:
        """Return what the channel sees of the table."""
        screen = public_screen(table, text_for(table.locale))
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


def _called_to_thread(table: Table) -> list[int]:
    """Return the users who are mentioned when the cards are dealt in a thread: it is how they get there."""
    if table.parent_id is None or table.message_id is not None or table.game is None:
        return []
    return [seat.user for seat in table.seats if seat.user is not None]


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
        table.reactions,
        table.votes,
        table.invited,
        table.ratings or (),
        with_goodbye,
    )


def link_to(session: Session) -> str | None:
    """Return the address of a game's public message."""
    table = session.table
    if table.message_id is None:
        return None
    return f"https://discord.com/channels/{table.guild_id}/{table.channel_id}/{table.message_id}"
