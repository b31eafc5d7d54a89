"""Telling the table: the one public message of each game, brought up to date after each change and never in its way.

However fast the moves come, one edit is under way at a time, and the next one shows all that happened meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands
from discord.utils import snowflake_time

from bot.art.pictures import Picture
from bot.screens.dance import dance_floor
from bot.screens.end import match_end, round_end
from bot.screens.layout import Screen
from bot.screens.lobby import lobby
from bot.screens.table import table
from bot.sessions import Denied, Life, Session, Told
from bot.text import text_for
from cogs.emoji import heed
from cogs.errands import PAUSES, Errand
from cogs.gallery import Gallery
from cogs.hands import Hands
from cogs.replies import HEARD, UNREACHABLE, Interaction, Unable, in_time, say, text_of

if TYPE_CHECKING:
    from bot.client import Uno

log = logging.getLogger(__name__)

STALE = timedelta(hours=1)
"""Older messages are edited badly, and nobody looks at them."""
BURIED = 12
"""How many messages below it hide the table."""
RECOLLECTS = 1.5
"""How many seconds an answer waits for what happened last, where that has to be looked up."""
A_SECOND = 30
"""How many tables are shown anew in a second where all of them are; Discord takes 50 calls in all."""
PING_MATTERS = 10.0
"""How many seconds after it was due nobody is pinged any more."""
LATE_STAYS = 30.0
"""After how many seconds the message that pinged somebody goes away."""
ARCHIVED = 50083
"""Discord's code for a thread that has to be opened again first."""
UNKNOWN_MESSAGE = 10008
"""Discord's code for a message that is gone, and not the whole channel."""


class Tables(commands.Cog):
    """The tables of all games."""

    def __init__(
        self, bot: Uno, gallery: Gallery, hands: Hands, now: Callable[[], datetime] = discord.utils.utcnow
    ) -> None:
        self._bot = bot
        self._gallery = gallery
        self._hands = hands
        self._now = now
        self._showing: dict[str, Errand] = {}
        """By game."""
        self._below: dict[int, int] = {}
        """How many messages came after the table, by channel."""
        self._hanging: dict[str, tuple[int, tuple[Picture, ...]]] = {}
        """By game, the public message and the pictures that hang there; unknown after a restart."""
        self._is_leaving = False
        self._posting: dict[str, asyncio.Event] = {}
        """The games whose public message is on its way as the answer to a command."""

    async def cog_load(self) -> None:
        """Hears of changes that no click made."""
        self._bot.sessions.on_told = self.told
        self._bot.sessions.on_storing = self._hands.prepare

    async def cog_unload(self) -> None:
        """Drops what is still to be done."""
        for showing in self._showing.values():
            showing.cancel()
        self._hands.close()
        self._gallery.close()

    async def told(self, session: Session, told: Told) -> None:
        """Tells everybody of a change that no click made."""
        self.tell(session, told)
        late = None if told.late is None else session.seats[told.late].user
        if late is not None:
            await self._ping(session, late)

    async def notice(self, interaction: Interaction, session: Session, within: float | None = None) -> None:
        """Somebody uses the bot: if they were away they are back, and a game that slept goes on.

        Mostly they were there all along; for anything more it is waited as `in_time` does.
        """
        if not session.sees(interaction.user.id):
            await in_time(interaction, self._back(session, interaction.user.id), within)

    async def _back(self, session: Session, user: int) -> None:
        told = await session.present(user)
        if told is not None:
            self.tell(session, told)

    def tell(self, session: Session, told: Told, knows: int | None = None) -> None:
        """Has a change shown to everybody, soon; one person `knows` it already."""
        self._showing_of(session).want()
        self._hands.tell(session, told, knows)

    async def open(self, interaction: Interaction, opening: Coroutine[Any, Any, Session]) -> None:
        """Answers with a new lobby; one that is stored when Discord takes no answer any more is posted by itself."""
        opened = asyncio.ensure_future(opening)
        try:
            session = await in_time(interaction, opened)
        except Unable:
            opened.add_done_callback(self._opened_late)
            raise
        except Denied as denied:
            if denied.code == "not_saved":  # which speaks of a move
                raise Unable("answer-not-opened") from None
            raise
        await self.answer(interaction, session)

    def _opened_late(self, opened: asyncio.Future[Session]) -> None:
        if not opened.cancelled() and opened.exception() is None:
            self._showing_of(opened.result()).want()

    async def answer(self, interaction: Interaction, session: Session) -> None:
        """Posts the public message as an answer, at the bottom of the channel."""
        with suppress(Unable):  # it can be shown without its last happenings
            await in_time(interaction, session.recollect(), RECOLLECTS)
        before = self._posting.get(session.id)
        posted = self._posting[session.id] = asyncio.Event()
        try:
            view, files = await self._hung(session, public_screen(session))
            async with asyncio.timeout(HEARD):
                answered = await interaction.response.send_message(view=view, files=files)
            if before is not None:
                await before.wait()  # one after the other, so that each takes the one before it away
            if answered.message_id is not None:
                await self._posted(session, answered.message_id)
                self._hangs(session, answered.message_id, view)
        finally:
            if self._posting.get(session.id) is posted:
                del self._posting[session.id]
            posted.set()
            if session.message_id is None:
                self._showing_of(session).want()  # nobody may have seen the answer

    async def _posted(self, session: Session, message_id: int) -> None:
        """Takes this message for the game's public one; the former one is removed."""
        try:
            former = await session.table_posted(message_id)
        except Denied as denied:
            log.warning("The table's new message could not be remembered (%s)", denied.code, extra={"game": session.id})
            return
        self._below[session.channel_id] = 0
        if former is not None and former != message_id:
            with suppress(*UNREACHABLE):
                await self._message(session, former).delete()

    async def say_goodbye(self) -> None:
        """Has the tables say that the bot is back in a moment, and waits until they do."""
        self._is_leaving = True
        awake = [session for session in self._bot.sessions.running() if session.life is not Life.ASLEEP]
        await self._show_all(awake)
        await asyncio.gather(*(self._showing_of(session).done() for session in awake))

    async def _show_all(self, sessions: Sequence[Session]) -> None:
        """Has these shown, not all at once; those that run come first, and where something happened last."""
        latest = sorted(sessions, key=lambda session: (session.life is not Life.ENDED, session.updated), reverse=True)
        for number, session in enumerate(latest, 1):
            self._showing_of(session).want()
            if number % A_SECOND == 0:
                await asyncio.sleep(1)

    async def _show(self, session: Session) -> None:
        """Brings the public message up to date, or posts it anew where it is no good any more."""
        if (posting := self._posting.get(session.id)) is not None:
            await posting.wait()
        await session.recollect()
        try:
            await self._edit_or_post(session)
        except discord.NotFound:
            await self._end(session)
        except discord.HTTPException as error:
            heed(error)
            if not isinstance(error, discord.Forbidden) and error.code != ARCHIVED:
                raise
            log.warning("The table may not be shown (%s)", error, extra={"game": session.id})
        if session.life is Life.ENDED and not self._showing_of(session).is_wanted:
            self._showing.pop(session.id, None)
            self._hanging.pop(session.id, None)
            if self._bot.sessions.in_channel(session.channel_id) is None:
                self._below.pop(session.channel_id, None)

    async def _edit_or_post(self, session: Session) -> None:
        message_id = session.message_id
        if message_id is None or self._is_out_of_sight(session, message_id):
            await self._post(session)
            return
        await session.settled()
        screen = public_screen(session)
        self._gallery.forget(message_id)
        try:
            if self._hanging.pop(session.id, None) == (message_id, screen.pictures):
                view = screen.hung(screen.pictures)
                await self._message(session, message_id).edit(view=self._leaving(session, view))  # its files stay
            else:
                view, files = await self._hung(session, screen)
                await self._message(session, message_id).edit(view=self._leaving(session, view), attachments=files)
            self._hangs(session, message_id, view)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            if session.message_id == message_id:
                await self._post(session)
            else:
                self._showing_of(session).want()  # it was posted anew meanwhile

    def _showing_of(self, session: Session) -> Errand:
        if session.id not in self._showing:
            self._showing[session.id] = Errand(lambda: self._show(session), game=session.id, pauses=PAUSES)
        self._below.setdefault(session.channel_id, 0)
        return self._showing[session.id]

    async def _hung(self, session: Session, screen: Screen) -> tuple[Screen, list[discord.File]]:
        """With its pictures, where the bot may attach files."""
        channel = self._bot.get_channel(session.channel_id)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return await self._gallery.hung(screen, may=channel.permissions_for(channel.guild.me).attach_files)
        return await self._gallery.hung(screen)

    def _hangs(self, session: Session, message_id: int, shown: Screen) -> None:
        """Remembers what hangs there; what is late is hung by showing the table once more."""

        async def show_again() -> None:
            self._showing_of(session).want()

        self._hanging[session.id] = message_id, shown.pictures if not shown.lacking else ()
        self._gallery.when_drawn(message_id, shown, show_again)

    def _leaving(self, session: Session, view: Screen) -> Screen:
        """Says that the bot is back in a moment, where it is about to leave."""
        if self._is_leaving and session.life is not Life.ENDED:
            return view.with_note(text_for(session.locale)("table-back-soon"))
        return view

    def _is_out_of_sight(self, session: Session, message_id: int) -> bool:
        if self._is_leaving:
            return False
        return self._below.get(session.channel_id, 0) >= BURIED or self._now() - snowflake_time(message_id) > STALE

    async def _post(self, session: Session) -> None:
        # The nonce makes it one message, should it be sent again because the answer to the first was lost.
        nonce = str(session.message_id or session.id)
        await session.settled()
        view, files = await self._hung(session, public_screen(session))
        message = await self._channel(session).send(view=self._leaving(session, view), files=files, nonce=nonce)
        await self._posted(session, message.id)
        self._hangs(session, message.id, view)

    async def _ping(self, session: Session, user: int) -> None:
        """The one message that notifies somebody: their time is nearly up."""
        words = text_for(session.locale)("answer-late", player=f"<@{user}>")
        try:
            whom = discord.AllowedMentions(users=[discord.Object(user)])
            async with asyncio.timeout(PING_MATTERS):
                await self._channel(session).send(words, allowed_mentions=whom, delete_after=LATE_STAYS)
        except UNREACHABLE as error:
            log.warning("Somebody could not be told that time runs out (%s)", error, extra={"game": session.id})

    def _channel(self, session: Session) -> discord.PartialMessageable:
        return self._bot.get_partial_messageable(session.channel_id, guild_id=session.guild_id)

    def _message(self, session: Session, message_id: int) -> discord.PartialMessage:
        return self._channel(session).get_partial_message(message_id)

    # What happens outside the games

    @commands.Cog.listener()
    async def on_games_restored(self, sessions: Sequence[Session]) -> None:
        """Shows what the last process may have had no time to show."""
        await self._show_all([session for session in sessions if session.life is not Life.ASLEEP])

    @commands.Cog.listener()
    async def on_games_lost(self, sessions: Sequence[Session]) -> None:
        """Other processes show these now."""
        for session in sessions:
            showing = self._showing.pop(session.id, None)
            if showing is not None:
                showing.cancel()
            self._below.pop(session.channel_id, None)
            self._hands.forget(session)

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Counts what comes after a table."""
        if message.channel.id in self._below and not message.flags.ephemeral:
            self._below[message.channel.id] += 1

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A game ends with its channel."""
        await self._end_in(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A game ends with its thread."""
        await self._end_in(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Where the bot is no more, games sleep until it is back, and lobbies close."""
        for session in self._bot.sessions.running():
            if session.guild_id == guild.id:
                with suppress(Denied):
                    await (self._end(session) if session.life is Life.LOBBY else session.sleep())

    async def _end_in(self, channel_id: int) -> None:
        session = self._bot.sessions.in_channel(channel_id)
        if session is not None:
            await self._end(session)

    async def _end(self, session: Session) -> None:
        log.info("The channel is gone, and the game with it", extra={"game": session.id})
        with suppress(Denied):
            await session.stop(session.host, moderator=True)


async def point_to(interaction: Interaction, running: Session) -> None:
    """Tells somebody where the game is that runs here already."""
    text, link = text_of(interaction), link_to(running)
    await say(interaction, text("answer-channel-taken", link=link) if link else text("answer-channel-taken-unseen"))


def link_to(session: Session) -> str | None:
    """The address of a game's public message."""
    if session.message_id is None:
        return None
    return f"https://discord.com/channels/{session.guild_id}/{session.channel_id}/{session.message_id}"


def public_screen(session: Session) -> Screen:
    """What everybody sees of a game now, in the language of the server."""
    text = text_for(session.locale)
    if session.life is Life.LOBBY:
        return lobby(session, text)
    if session.dance is not None:
        return dance_floor(session, text)
    if session.decided or session.life is Life.ENDED:
        return match_end(session, text)
    return round_end(session, text) if session.view(None).over else table(session, text)
