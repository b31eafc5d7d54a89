"""Decides what people are shown of a change: its author in the answer, the table, the other open hands.

It is told of every published change of every game and keeps what was shown, so that nothing has to be told twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import discord

from bot.chat.announcements import Announcements
from bot.chat.budget import Budget, Rank
from bot.chat.dealing import Dealing
from bot.chat.guests import Guests
from bot.chat.invitation import add_button
from bot.chat.open_hands import OpenHands, notes
from bot.chat.option_panels import OptionPanels
from bot.chat.permissions import MissingPermissions, is_left_behind
from bot.chat.pictures import Pictures
from bot.chat.pings import Pings
from bot.chat.private_messages import PrivateMessages
from bot.chat.removals import Removals
from bot.chat.replies import (
    UNREACHABLE,
    Interaction,
    Timing,
    UserError,
    answer_timeout,
    apologize,
    defer_if_late,
    defer_if_slow,
    give_up_after,
    is_private,
    say,
    text_of,
)
from bot.chat.servers import NoServer
from bot.chat.sharing import show_to_all
from bot.chat.table_messages import TableMessages, link_to
from bot.chat.table_pace import TablePace
from bot.chat.uploads import Uploads
from bot.rules.refusal import IllegalMove
from bot.screens.codec import FIRST_LOOK, Look
from bot.screens.game.lobby import moved
from bot.screens.layout import QUIET, Screen, paragraph
from bot.screens.pages.audience import ALONE, Audience
from bot.screens.words import refusal_words
from bot.sessions.clock import Clock
from bot.sessions.refusals import SessionRefusal, TooManyGames
from bot.sessions.session import Session
from bot.sessions.table import Table, Update
from bot.sessions.user_settings import Users
from bot.store.errors import StoreError
from bot.store.games import GameStatus, Place
from bot.store.store import Store
from bot.text import Text, text_for

log = logging.getLogger(__name__)


class Presenter:
    """Show games in Discord."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        pictures: Pictures,
        budget: Budget,
        timing: Timing,
        clock: Clock,
        users: Users,
    ) -> None:
        self._removals = Removals(client, budget)
        self.uploads = Uploads(pictures)
        self.private = PrivateMessages(pictures, self.uploads)
        self.tables = TableMessages(client, pictures, self.uploads, budget, self._removals, timing, clock)
        self.hands = OpenHands(pictures, self.private, timing, users)
        self.panels = OptionPanels(self.private)
        self._pace = TablePace(self.tables, self.hands, timing.table_stands, timing.choice_stands)
        self.pings = Pings(client, budget, self._removals, clock, users)
        self.dealing = Dealing(self.hands, self.pings, timing)
        self.guests = Guests(self._removals)
        self.announcements = Announcements(client, store, budget, self._removals, clock)
        self.pictures = pictures
        self._users = users
        self._timing = timing
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
            asyncio.get_running_loop().call_later(self._timing.table_after, self._show_changes, session)
        else:
            updates.append(happened)

    def _show_changes(self, session: Session) -> None:
        """Show what is queued; nothing where that is done already."""
        updates = self._updates.pop(session.id, None)
        if updates is None:
            return
        if session.table.private:
            self.hands.changed(session, updates)
            return
        has_moved = any(update.spared is None for _, update in updates)
        is_dramatic = any(update.is_dramatic for _, update in updates)
        self._pace.show(session, Rank.PLAYED if has_moved else Rank.BEHIND, is_dramatic=is_dramatic)
        self.hands.changed(session, updates)
        self.dealing.follow(session)
        self.announcements.clear(session)
        self.guests.changed(session)
        if session.table.status is not GameStatus.LOBBY:
            self.panels.forget_game(session.id)
        if session.table.decided:
            self._users.finish_match([seat.user for seat in session.table.seats if seat.user is not None])
        for _, update in updates:
            if update.late is not None:
                self.pings.warn(session, update.late)
        self.pings.follow(session)

    # Answers to presses and commands

    async def answer_with_hand(
        self, interaction: Interaction, session: Session, doing: Awaitable[Update | None], also: str | None = None
    ) -> None:
        """Have something done by a player, and answer with their hand, what it did, and what is said besides."""
        update = await defer_if_slow(interaction, doing)
        updates = () if update is None else (update,)
        text = text_of(interaction)
        happened = notes(session.table, interaction.user.id, text, updates)
        says = paragraph(also, happened, self.tables.hidden.note(session, text)) or None
        try:
            await self.hands.show(interaction, session, says)
        finally:
            self._show_changes(session)
            self.tables.hurry(session)

    async def answer_at_table(
        self, interaction: Interaction, session: Session, doing: Awaitable[Update | None]
    ) -> None:
        """Have something done that the public message shows, and answer with that message."""
        await defer_if_slow(interaction, doing, quietly=True)
        try:
            await self.tables.answer_press(interaction, session)
        finally:
            self._show_changes(session)
            self.tables.hurry(session)

    async def answer_reaction(
        self, interaction: Interaction, session: Session, doing: Awaitable[Update | None]
    ) -> None:
        """Have a player react, and answer with the table; where the answer cannot show it, it is shown behind all else.

        No move waits for it, and as a rule it costs no request besides its answer.
        """
        await defer_if_slow(interaction, doing, quietly=True)
        try:
            await self.tables.answer_press(interaction, session)
        finally:
            self.tables.request(session, Rank.BEHIND)

    async def answer_start(
        self, interaction: Interaction, session: Session, starting: Awaitable[Update | None], also: str | None = None
    ) -> None:
        """Have a game start here, answer with the player's hand, and give the others theirs meanwhile."""

        async def start() -> Update | None:
            update = await starting
            self.dealing.deal(session, update, interaction)
            return update

        await self.answer_with_hand(interaction, session, start(), also)

    async def answer_start_in_thread(
        self, interaction: Interaction, session: Session, starting: Awaitable[Update | None]
    ) -> None:
        """Have a game start in its thread, answer with where that is, in the place of the lobby, and give all hands."""
        update = await defer_if_slow(interaction, starting, quietly=True)
        try:
            await self.show_moved(interaction, session.table)
        finally:
            self.dealing.deal(session, update, interaction)
            self._show_changes(session)
            self.tables.hurry(session)

    async def show_moved(self, interaction: Interaction, table: Table) -> None:
        """Answer a press on a message that a game has left behind: where the game is, in the place of that message.

        Where Discord does not take it, the next press on the message does the same.
        """
        screen = moved(table, text_for(table.locale))
        response = interaction.response
        edit = interaction.edit_original_response if response.is_done() else response.edit_message
        try:
            async with answer_timeout(interaction):
                await edit(view=screen, attachments=[])
        except (*UNREACHABLE, TimeoutError) as error:
            log.warning("A lobby could not say where its game is (%s)", error, extra={"game": table.id})

    async def answer_with_lobby(self, interaction: Interaction, opening: Awaitable[Session]) -> None:
        """Answer with a new lobby; one that is stored when Discord takes no answer any more is posted by itself."""
        session = await self._opened(interaction, opening)
        try:
            await self.post_table(interaction, session)
            self.dealing.keep(interaction, session)
        finally:
            self.announcements.announce(session)

    async def answer_with_game(
        self,
        interaction: Interaction,
        opening: Awaitable[Session],
        starting: Callable[[Session], Awaitable[Update | None]],
    ) -> None:
        """Have a lobby opened and its game started, and answer with the hand of its host; the table posts itself."""
        session = await self._opened(interaction, opening)
        try:
            await self.answer_with_hand(interaction, session, starting(session))
        finally:
            self.tables.request(session)  # a lobby that could not start has to be seen

    async def _opened(self, interaction: Interaction, opening: Awaitable[Session]) -> Session:
        """Return the lobby once it is open; one that opens too late is posted by itself."""
        opened = asyncio.ensure_future(opening)
        try:
            return await give_up_after(interaction, opened)
        except UserError:
            opened.add_done_callback(self._post_late)
            raise
        except SessionRefusal as refusal:
            if refusal.code == "not_saved":  # which is said of something in a game
                raise UserError("answer-not-opened") from None
            raise

    async def post_table(self, interaction: Interaction, session: Session) -> None:
        """Answer with the public message; where Discord was told to wait, post it by itself and say where it is.

        What the user alone sees waiting can become no message for everybody.
        """
        with suppress(UserError):  # it can be shown without its last happenings
            await give_up_after(interaction, session.check(), self._timing.check_within)
        await defer_if_late(interaction, quietly=True)
        if not interaction.response.is_done():
            await self.tables.answer(interaction, session)
            return
        await self.tables.post_anew(session)
        text, link = text_of(interaction), link_to(session)
        await say(interaction, text("answer-table", link=link) if link else text("answer-table-unseen"))

    def _post_late(self, opened: asyncio.Future[Session]) -> None:
        if not opened.cancelled() and opened.exception() is None:
            self.tables.request(opened.result())
            self.announcements.announce(opened.result())

    async def show(
        self, interaction: Interaction, screen: Screen, audience: Audience = ALONE, *, is_beside: bool = False
    ) -> None:
        """Answer with a screen, to the user or to everyone; `is_beside`: in a message of its own in any case."""
        if audience.is_public:
            await show_to_all(self.private, interaction, screen)
        else:
            await self.private.show(interaction, screen, is_beside=is_beside)

    async def look(self, interaction: Interaction, session: Session, look: Look = FIRST_LOOK) -> None:
        """Answer with the player's hand, or where the game is that has not begun."""
        if session.table.status is GameStatus.LOBBY:
            text, link = text_of(interaction), link_to(session)
            await say(interaction, text("answer-lobby", link=link) if link else text("answer-lobby-unseen"))
        else:
            self.tables.hurry(session)
            says = self.tables.hidden.note(session, text_of(interaction))
            await self.hands.show(interaction, session, says, look=look)

    async def point_to(self, interaction: Interaction, running: Session) -> None:
        """Tell the user where the game is that runs here already."""
        text, link = text_of(interaction), link_to(running)
        await say(interaction, text("answer-channel-taken", link=link) if link else text("answer-channel-taken-unseen"))

    async def fail(self, interaction: Interaction, session: Session | None, error: BaseException) -> None:
        """Answer when something did not go as it should: why not, or an apology."""
        game = "" if session is None else session.id
        try:
            if not await self._explain(interaction, session, error):
                await apologize(interaction, error, game)
        except Exception as second:  # noqa: BLE001  (whatever it is, it must not go unlogged or unanswered)
            await apologize(interaction, second, game)

    async def _explain(self, interaction: Interaction, session: Session | None, error: BaseException) -> bool:
        text = text_of(interaction)
        match error:
            case TooManyGames():
                await say(interaction, "\n".join((refusal_words(text, error.code), *map(_link, error.running))))
            case IllegalMove() | SessionRefusal():
                words = refusal_words(text, error.code)
                table = None if session is None else session.table
                if table is not None and is_left_behind(interaction, table):
                    await self.show_moved(interaction, table)
                elif session is not None and _is_said_in_hand(interaction, session.table):
                    await self.hands.show(interaction, session, words)
                else:
                    await say(interaction, words)
            case NoServer():
                add = add_button(interaction.application_id, text)
                await self.show(interaction, Screen(text(error.message), [add], accent=QUIET), is_beside=True)
            case UserError():
                await say(interaction, text(error.message, **error.variables))
            case MissingPermissions():
                await say(interaction, missing_words(text, error))
            case StoreError():
                log.error("The store failed: %s", error)
                await say(interaction, text("answer-no-store"))
            case _:
                return False
        return True

    # Coming and going

    def show_all(self, sessions: Sequence[Session]) -> None:
        """Have shown what the last process, or Discord, may have had no time for; what is shown costs nothing."""
        public = [one for one in sessions if not one.table.private]
        self.tables.show_all([one for one in public if one.table.status is not GameStatus.ASLEEP])
        for session in public:
            self.pings.go_on(session)
            self.announcements.clear(session)
            self.guests.changed(session)

    async def say_goodbye(self, sessions: Sequence[Session]) -> None:
        """Have the tables that are awake say that the bot is back in a moment."""
        awake = [one for one in sessions if one.table.status is not GameStatus.ASLEEP]
        await self.tables.say_goodbye([one for one in awake if not one.table.private])

    def forget(self, session: Session) -> None:
        """Show this game no more: another process does."""
        self._updates.pop(session.id, None)
        self._pace.forget(session)
        self.tables.forget(session)
        self.pings.forget(session.id)
        self.hands.forget_game(session.id)
        self.dealing.forget(session.id)
        self.panels.forget_game(session.id)

    def close(self) -> None:
        """Drop what is still to be done."""
        self._updates.clear()
        self._pace.close()
        self.tables.close()
        self.hands.close()
        self.dealing.close()
        self.pictures.close()
        self.pings.close()
        self.announcements.close()
        self._removals.close()


def _is_said_in_hand(interaction: Interaction, table: Table) -> bool:
    """Tell whether a refusal stands above the hand: where that was pressed, or is all there is of a private game."""
    has_hand = table.game is not None and table.seat_of(interaction.user.id) is not None
    return has_hand and (bool(table.private) or is_private(interaction))


def _link(place: Place) -> str:
    """Return a line that leads to a game."""
    if place.message_id is None:
        return f"- <#{place.channel_id}>"
    return f"- https://discord.com/channels/{place.guild_id}/{place.channel_id}/{place.message_id}"


def missing_words(text: Text, error: MissingPermissions) -> str:
    """Return what the bot lacks, a line each."""
    named = (text(f"permission-{name.replace('_', '-')}") for name in error.permissions)
    return text(error.message, permissions="\n".join(f"- {name}" for name in named))
