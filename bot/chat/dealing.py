"""Gives everyone their hand when a game starts, by what they pressed in its lobby.

A press on a lobby's public message, like the command that opened it, has a token through which its user can be shown
something privately for a quarter of an hour. The last one of each player is kept here until the game starts; after a
restart there is none. Who cannot be reached so is mentioned once, where the cards were dealt.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.chat.open_hands import OpenHands, notes
from bot.chat.pings import Pings
from bot.chat.replies import UNREACHABLE, Interaction, Timing, text_of, token_left
from bot.screens.layout import paragraph
from bot.sessions.refusals import SessionRefusal
from bot.sessions.session import Session
from bot.sessions.table import Update
from bot.store.games import GameStatus

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _LobbyPress:
    """What a player pressed or typed last in a lobby, and what forgets it before its token ends."""

    interaction: Interaction
    expiry: asyncio.TimerHandle


class Dealing:
    """The last presses in all lobbies, and the hands that are given by them."""

    def __init__(self, hands: OpenHands, pings: Pings, timing: Timing) -> None:
        self._hands = hands
        self._pings = pings
        self._timing = timing
        self._presses: dict[str, dict[int, _LobbyPress]] = {}
        """By game and user."""
        self._tasks: set[asyncio.Task[None]] = set()

    def keep(self, interaction: Interaction, session: Session) -> None:
        """Remember what was pressed or typed in a lobby, once it is answered, if its user has a seat there."""
        user = interaction.user.id
        if session.table.status is not GameStatus.LOBBY or session.table.seat_of(user) is None:
            return
        self._forget(session.id, user)
        expiry = asyncio.get_running_loop().call_later(token_left(interaction), self._forget, session.id, user)
        self._presses.setdefault(session.id, {})[user] = _LobbyPress(interaction, expiry)

    def follow(self, session: Session) -> None:
        """Forget the presses of users who have left the lobby, and all where it has closed."""
        table = session.table
        for user in list(self._presses.get(session.id, ())):
            if table.status.is_over or table.seat_of(user) is None:
                self._forget(session.id, user)

    def deal(self, session: Session, update: Update | None, starter: Interaction) -> None:
        """Have everyone given their hand whose press is known, and the others mentioned; return at once.

        Who starts the game sees their hand in the answer to that, where it is played here. A game in a thread of its
        own mentions its players there, and is started by a press that is answered by now.
        """
        table = session.table
        presses = {user: press.interaction for user, press in self._presses.get(session.id, {}).items()}
        self.forget(session.id)
        presses[starter.user.id] = starter
        users = [seat.user for seat in table.seats if seat.user is not None]
        if table.parent_id is None:
            users.remove(starter.user.id)
        task = asyncio.get_running_loop().create_task(self._deal(session, update, users, presses))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def forget(self, game: str) -> None:
        """Forget the presses of a lobby."""
        for user in list(self._presses.get(game, ())):
            self._forget(game, user)

    def close(self) -> None:
        """Forget all, and give no more hands."""
        for game in list(self._presses):
            self.forget(game)
        for task in self._tasks:
            task.cancel()

    def _forget(self, game: str, user: int) -> None:
        press = self._presses.get(game, {}).pop(user, None)
        if press is not None:
            press.expiry.cancel()
            if not self._presses[game]:
                del self._presses[game]

    async def _deal(
        self, session: Session, update: Update | None, users: Sequence[int], presses: Mapping[int, Interaction]
    ) -> None:
        have = await asyncio.gather(*[self._give(session, update, presses.get(user)) for user in users])
        missing = [user for user, has_hand in zip(users, have, strict=True) if not has_hand]
        if missing and session.table.parent_id is None:
            self._pings.call_to_hands(session, missing, lambda user: self._hands.is_open(session.id, user))

    async def _give(self, session: Session, update: Update | None, press: Interaction | None) -> bool:
        """Give a player their hand by this press; return whether they have it."""
        if press is None:
            return False
        text, table = text_of(press), session.table
        there = text("hand-table-there", thread=f"<#{table.channel_id}>") if table.parent_id is not None else None
        happened = notes(table, press.user.id, text, () if update is None else (update,))
        try:
            async with asyncio.timeout(self._timing.attempt_within):
                await self._hands.deal(press, session, paragraph(there, happened) or None)
        except (*UNREACHABLE, TimeoutError, SessionRefusal) as error:
            log.info("A player could not be given their hand (%s)", error, extra={"game": session.id})
            return False
        except Exception:  # the others must get theirs
            log.exception("A player could not be given their hand", extra={"game": session.id})
            return False
        return True
