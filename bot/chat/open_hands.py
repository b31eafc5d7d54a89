"""Hands that players have open: private messages, kept up to date for as long as Discord lets the bot edit them.

A player has one at a time in each game: a new one takes the former one away.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bot.chat.coalesced import Coalesced
from bot.chat.pictures import Pictures
from bot.chat.private_messages import PrivateMessage, PrivateMessages
from bot.chat.replies import UNREACHABLE, Interaction, Timing, text_of, token_left
from bot.screens.codec import FIRST_LOOK, Look
from bot.screens.game.hand import hand_picture, replaced_hand, stale_hand
from bot.screens.game.happenings import note
from bot.screens.game.private import own_screen, own_signature
from bot.screens.layout import Screen
from bot.sessions.session import Session
from bot.sessions.table import Table, Update
from bot.sessions.user_settings import Users
from bot.text import Text

log = logging.getLogger(__name__)

NEWS_KEPT = 6


@dataclass(slots=True)
class OpenHand:
    """A private message that shows a hand."""

    session: Session
    message: PrivateMessage
    text: Text
    shown: tuple[Any, ...]
    """The signature of the hand that it shows."""
    version: int
    """The version of the table that was there when it was opened."""
    refresh: Coalesced
    until: float
    """By the loop's clock, when Discord is about to let it be edited no more."""
    news: list[Update] = field(default_factory=list)
    """What happened since it was shown."""


class OpenHands:
    """The last hand that each player opened in each game, until Discord lets it be edited no more."""

    def __init__(self, pictures: Pictures, private: PrivateMessages, timing: Timing, users: Users) -> None:
        self._pictures = pictures
        self._known_users = users
        self._private = private
        self._timing = timing
        self._open: dict[tuple[str, int], OpenHand] = {}
        """By game and user."""
        self._users: dict[str, set[int]] = {}
        """By game, the users who have a hand open."""
        self._expiry: asyncio.TimerHandle | None = None
        """Rings when the next one expires: one timer for all, as there are thousands."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def show(
        self, interaction: Interaction, session: Session, says: str | None = None, *, look: Look = FIRST_LOOK
    ) -> None:
        """Answer with the player's present hand: in the message that was pressed, if it is private, or in a new one.

        Raise SessionRefusal where the user has no seat.
        """
        user, text = interaction.user.id, text_of(interaction)
        former = self._drop(session.id, user)  # no refresh of an older hand may overtake this answer
        table = session.table
        seat = table.seated(user)
        message = await self._private.show(interaction, self._screen(table, seat, text, says, look))
        meanwhile = self._drop(session.id, user)
        for other in (former, meanwhile):
            if other is not None:
                self._remove(session, other, message, text)
        self._keep(interaction, session, message, table, seat)

    async def deal(self, interaction: Interaction, session: Session, says: str | None) -> None:
        """Show a player their hand by a press or command of theirs that was answered, unless they have it open.

        Raise SessionRefusal where the user has no seat.
        """
        user, text = interaction.user.id, text_of(interaction)
        table = session.table
        seat = table.seated(user)
        if self.is_open(session.id, user):
            return
        message = await self._private.follow_up(interaction, self._screen(table, seat, text, says))
        if self.is_open(session.id, user):  # they were quicker
            await self._private.remove(message, replaced_hand(text))
        else:
            self._keep(interaction, session, message, table, seat)

    def _keep(
        self, interaction: Interaction, session: Session, message: PrivateMessage, table: Table, seat: int
    ) -> None:
        """Keep this hand, which shows this table, up to date from now on."""
        user = interaction.user.id
        message.lighten()
        refresh = Coalesced(
            partial(self._refresh, session, user), retry_pauses_s=self._timing.retry_pauses, game=session.id
        )
        until = asyncio.get_running_loop().time() + token_left(interaction)
        shown = own_signature(table, seat)
        text = text_of(interaction)
        self._open[session.id, user] = OpenHand(session, message, text, shown, table.version, refresh, until)
        self._users.setdefault(session.id, set()).add(user)
        if session.table is not table:
            refresh.request()
        if self._expiry is None or until < self._expiry.when():
            self._await_expiry()

    def _screen(self, table: Table, seat: int, text: Text, says: str | None, look: Look = FIRST_LOOK) -> Screen:
        """Return a player's hand as they want it: with a tip if they are new to the game, with pictures last."""
        user = table.seats[seat].user
        tips = user is not None and self._known_users.wants_tips(user)
        screen = own_screen(table, seat, text, says, look, tips=tips)
        return screen.with_pictures_last() if user is not None and self._known_users.plays_by_ear(user) else screen

    def _remove(self, session: Session, former: OpenHand, by: PrivateMessage, text: Text) -> None:
        """Have a former hand removed, as this message shows the present one."""

        async def remove() -> None:
            try:
                async with asyncio.timeout(self._timing.attempt_within):
                    await self._private.remove(former.message, replaced_hand(text), by)
            except TimeoutError as error:
                log.info("A former hand could not be removed (%s)", error, extra={"game": session.id})

        former.refresh.cancel()
        if former.message.id != by.id or former.message.lock.locked():  # it may be about to become another message
            self._start(remove())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def is_open(self, game: str, user: int) -> bool:
        """Tell whether the user has a hand open that is brought up to date."""
        return (game, user) in self._open

    def changed(self, session: Session, updates: Sequence[tuple[int, Update]]) -> None:
        """Have those hands brought up to date which these changes, each to a version of the table, made stale."""
        for user in self._users.get(session.id, ()):
            open_hand = self._open[session.id, user]
            # What the player was answered with is no news to them.
            news = [update for version, update in updates if version > open_hand.version or update.spared is not None]
            open_hand.news = [*open_hand.news, *news][-NEWS_KEPT:]
            open_hand.refresh.request()

    def prepare(self, session: Session, table: Table) -> None:
        """Have the hand drawn of the player whose answer is being saved: they see it once that is done."""
        before = session.table
        for user in self._users.get(session.id, ()):
            open_hand = self._open[session.id, user]
            seat = before.seat_of(user)
            if seat is not None and seat == before.asked and open_hand.message.may_attach:
                picture = hand_picture(table, seat)
                if picture is not None:
                    self._pictures.begin(picture)

    def _await_expiry(self) -> None:
        """Set the timer to when the next hand expires."""
        if self._expiry is not None:
            self._expiry.cancel()
            self._expiry = None
        if self._open:
            until = min(open_hand.until for open_hand in self._open.values())
            self._expiry = asyncio.get_running_loop().call_at(until, self._expire)

    def _expire(self) -> None:
        """Keep old hands up to date no longer, and have them say so while they can; those of ended matches stay."""
        now = asyncio.get_running_loop().time()
        for (game, user), open_hand in list(self._open.items()):
            if open_hand.until > now:
                continue
            table = open_hand.session.table
            self.forget(game, user)
            if table.seat_of(user) is not None and not (table.decided or table.status.is_over):
                self._start(self._say_stale(open_hand.session, user, open_hand.message, open_hand.text))
        self._await_expiry()

    async def _say_stale(self, session: Session, user: int, message: PrivateMessage, text: Text) -> None:
        def is_current() -> bool:
            newer = self._open.get((session.id, user))
            return newer is None or newer.message.id != message.id

        try:
            async with asyncio.timeout(self._timing.attempt_within):
                await self._private.edit(message, stale_hand(session.table, text), is_current)
        except (*UNREACHABLE, TimeoutError) as error:
            log.info("An open hand could not say that it is old (%s)", error, extra={"game": session.id})

    def forget(self, game: str, user: int) -> None:
        """Keep this hand up to date no longer."""
        open_hand = self._drop(game, user)
        if open_hand is not None:
            open_hand.refresh.cancel()

    def _drop(self, game: str, user: int) -> OpenHand | None:
        open_hand = self._open.pop((game, user), None)
        if open_hand is not None:
            self._users[game].discard(user)
            if not self._users[game]:
                del self._users[game]
        return open_hand

    def forget_game(self, game: str) -> None:
        """Drop what is still to be done in this game."""
        for user in list(self._users.get(game, ())):
            self.forget(game, user)

    def close(self) -> None:
        """Drop what is still to be done."""
        for game in list(self._users):
            self.forget_game(game)
        if self._expiry is not None:
            self._expiry.cancel()
        for task in self._tasks:
            task.cancel()

    async def _refresh(self, session: Session, user: int) -> None:
        async with asyncio.timeout(self._timing.attempt_within):
            await self._bring_up_to_date(session, user)

    async def _bring_up_to_date(self, session: Session, user: int) -> None:
        open_hand = self._open.get((session.id, user))
        if open_hand is None:
            return
        table = session.table
        seat = table.seat_of(user)
        if seat is None or table.game is None:  # they left the match, and were forgotten; or it was set aside
            self._drop(session.id, user)
            return
        signature = own_signature(table, seat)
        if signature == open_hand.shown:
            return
        news = open_hand.news
        screen = self._screen(table, seat, open_hand.text, notes(table, user, open_hand.text, news))
        try:
            await self._private.edit(open_hand.message, screen, lambda: self._open.get((session.id, user)) is open_hand)
        except UNREACHABLE as error:
            # Dismissed, mostly. The next press opens it again.
            log.info("An open hand could not be edited (%s)", error, extra={"game": session.id})
            if self._open.get((session.id, user)) is open_hand:
                self._drop(session.id, user)
        else:
            open_hand.shown = signature
            open_hand.news = [update for update in open_hand.news if not any(update is shown for shown in news)]


def notes(table: Table, user: int, text: Text, updates: Sequence[Update]) -> str | None:
    """Return what happened, as this user may know it; a private screen tells that by itself."""
    if table.private:
        return None
    seat = table.seat_of(user)
    found = (note(update, table, seat, text) for update in updates)
    return "\n".join(words for words in found if words) or None
