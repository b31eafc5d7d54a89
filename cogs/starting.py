"""How a game begins: a lobby is opened here, and its cards are dealt, in a thread of its own where it wants one."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from bot.chat.permissions import require_permissions
from bot.chat.replies import Interaction, defer_if_slow, global_name_of, public_text_of, text_of
from bot.chat.threads import make_thread
from bot.sessions import lobby
from bot.sessions.guild_settings import GuildSettings
from bot.sessions.options import Options
from bot.sessions.session import Session

if TYPE_CHECKING:
    from bot.chat.client import Uno


def open_lobby(
    bot: Uno, interaction: Interaction, settings: GuildSettings, options: Options
) -> Coroutine[Any, Any, Session]:
    """Open a lobby in this channel, hosted by the user."""
    return bot.registry.open(
        interaction.guild_id or 0,
        interaction.channel_id or 0,
        interaction.user.id,
        interaction.user.display_name,
        options,
        settings.locale or public_text_of(interaction).locale,
        settings,
        global_name_of(interaction.user),
    )


async def start(bot: Uno, click: Interaction, session: Session, *, with_computers: bool = False) -> None:
    """Deal, after a press on the lobby: in a thread of the game's own, where it wants one and can have it; else here.

    `with_computers`: for a host who plays now, against computers.
    """
    table, user = session.table, click.user.id
    await require_permissions(click)
    lobby.check_start(lobby.with_computers(table, user) if with_computers else table, user)
    thread = also = None
    if table.wants_thread:
        thread = await defer_if_slow(click, make_thread(click, table, bot.budget), quietly=True)
        if thread is None or bot.registry.in_channel(thread) not in {None, session}:
            thread, also = None, text_of(click)("answer-no-thread")
    doing = bot.registry.start(session, user, thread, with_computers=with_computers)
    if thread is None:
        await bot.presenter.answer_start(click, session, doing, also)
    else:
        await bot.presenter.answer_start_in_thread(click, session, doing)
