"""Messages that ask a user into a lobby: each mentions one user, has a button to join, and goes away again."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.chat.limits import Verdict
from bot.chat.removals import Removals
from bot.chat.replies import UNREACHABLE, Interaction, UserError, answer_timeout, give_up_after
from bot.chat.table_messages import link_to
from bot.screens.game.guest import asking
from bot.sessions import lobby
from bot.sessions.refusals import SessionRefusal
from bot.sessions.session import Session
from bot.store.games import GameStatus
from bot.text import text_for


class Guests:
    """Asks users into the lobbies of all games."""

    def __init__(self, removals: Removals) -> None:
        self._removals = removals

    async def ask(self, interaction: Interaction, session: Session, guest: int) -> None:
        """Answer by asking this user in, in the channel; raise SessionRefusal or UserError if that cannot be."""
        user = interaction.user.id
        await give_up_after(interaction, session.do(lobby.ask_in, user, guest))
        try:
            if interaction.client.invites.allow(user) is not Verdict.ALLOWED:
                raise UserError("invite-too-often")
            table = session.table
            words, buttons = asking(table, guest, table.seated(user), link_to(session), text_for(table.locale))
            mentions = discord.AllowedMentions(users=[discord.Object(guest)])
            async with answer_timeout(interaction):
                answered = await interaction.response.send_message(words, view=buttons, allowed_mentions=mentions)
        except (UserError, SessionRefusal, TimeoutError, *UNREACHABLE):
            await session.do(lobby.not_asked, guest)
            raise
        with suppress(SessionRefusal):  # at worst it stays after a restart
            await session.do(lobby.keep_asking, guest, answered.message_id or 0, interaction.channel_id or 0)
        self.changed(session)  # they may have joined meanwhile

    def changed(self, session: Session) -> None:
        """Have those messages removed whose users have joined, and all where there is no lobby any more."""
        table = session.table
        for guest in table.guests:
            has_joined = guest.user is not None and table.seat_of(guest.user) is not None
            if guest.message_id is not None and (has_joined or table.status is not GameStatus.LOBBY):
                self._remove(session, guest.channel_id or 0, guest.message_id)

    def _remove(self, session: Session, channel_id: int, message_id: int) -> None:
        self._removals.remove(channel_id, message_id, lambda: self._removed(session, message_id))

    async def _removed(self, session: Session, message_id: int) -> None:
        with suppress(SessionRefusal):
            await session.do(lobby.stop_asking, message_id)
