"""The commands of the game: `/uno new`, `hand`, `table`, `play`, `call`, `catch`, `leave`, `kick`, `stop`."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import suppress
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.completion import CHOICE_LENGTH, MOST_CHOICES, TYPED_LENGTH, OpenAnswers, found_by, meant_by
from bot.chat.permissions import may_open, require_permissions
from bot.chat.preset_choices import choices, meant
from bot.chat.replies import (
    Interaction,
    UserError,
    defer_if_slow,
    give_up_after,
    say,
    text_of,
)
from bot.chat.servers import AT_TABLE, require_server
from bot.chat.translation import words
from bot.rules.editions import EDITIONS
from bot.rules.notation import SEAT_LETTERS
from bot.rules.refusal import IllegalMove
from bot.rules.state import SCORINGS
from bot.screens.buttons import shortened
from bot.screens.codec import Press, is_answer, parse
from bot.screens.context import seat_names
from bot.sessions import actions
from bot.sessions.guild_settings import GuildSettings, settings_of
from bot.sessions.last_table import last_options
from bot.sessions.options import Options
from bot.sessions.presets import LAST
from bot.sessions.refusals import SessionRefusal
from bot.sessions.session import Session
from bot.sessions.table import Update
from bot.store.errors import StoreError
from cogs.buttons import Buttons, Pressed
from cogs.starting import open_lobby

if TYPE_CHECKING:
    from bot.chat.client import Uno

MOST_THREADS = 10
"""How many games in threads of a channel are listed there."""
MOST_SUGGESTED = 5
"""How many answers are listed where what was typed may mean several."""


class UnoCommands(commands.Cog):
    """The `/uno` commands that need a table."""

    def __init__(self, bot: Uno, buttons: Buttons) -> None:
        self._bot = bot
        self._buttons = buttons
        self._open_answers = OpenAnswers()

    @app_commands.command(name=words("new-name"), description=words("new-description"), extras=AT_TABLE)
    @app_commands.rename(
        edition=words("edition-name"),
        preset=words("preset-name"),
        scoring=words("scoring-name"),
        target=words("target-name"),
    )
    @app_commands.describe(
        edition=words("edition-description"),
        preset=words("preset-description"),
        scoring=words("scoring-description"),
        target=words("target-description"),
    )
    @app_commands.choices(
        edition=[app_commands.Choice(name=words(f"lobby-edition-{key}"), value=key) for key in EDITIONS],
        scoring=[app_commands.Choice(name=words(f"lobby-scoring-{key}"), value=key) for key in SCORINGS],
    )
    async def new(
        self,
        asked: Interaction,
        edition: str | None = None,
        preset: str | None = None,
        scoring: str | None = None,
        target: app_commands.Range[int, 1, 10_000] | None = None,
    ) -> None:
        """Open a lobby."""
        running = self._bot.registry.in_channel(asked.channel_id or 0)
        if running is not None:
            await self._bot.presenter.point_to(asked, running)
            return
        settings = await give_up_after(asked, may_open(asked, self._bot.store))
        options = await self._options(asked, settings, edition, preset)
        options = options.with_(scoring=scoring or options.scoring, target=options.target if target is None else target)
        await self._bot.presenter.answer_with_lobby(asked, open_lobby(self._bot, asked, settings, options))
        self._bot.avatars.want(asked.user)

    @new.autocomplete("preset")
    async def presets(self, asked: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the presets that fit what was typed: everybody's, the user's last table, the server's own."""
        own = GuildSettings()
        with suppress(UserError, StoreError):  # no error is shown while the user types
            own = await give_up_after(asked, settings_of(self._bot.store, require_server(asked)))
        found = choices(typed, text_of(asked), own.presets)
        return [app_commands.Choice(name=shown, value=name) for shown, name in found[:MOST_CHOICES]]

    async def _options(
        self, asked: Interaction, settings: GuildSettings, edition: str | None, preset: str | None
    ) -> Options:
        """Return what a new game is played by; raise UserError if there is no such preset."""
        if preset is None:
            return settings.options(edition)
        name = meant(preset, text_of(asked), settings.presets)
        if name is None:
            shown = discord.utils.escape_markdown(shortened(preset, TYPED_LENGTH))
            raise UserError("answer-no-preset", typed=shown)
        if name != LAST:
            return settings.options(edition, preset=name)
        last = await give_up_after(asked, last_options(self._bot.store, asked.guild_id or 0, asked.user.id))
        return last if edition is None else last.in_edition(edition)

    @app_commands.command(name=words("hand-name"), description=words("hand-description"), extras=AT_TABLE)
    async def hand(self, asked: Interaction) -> None:
        """Show the player's hand."""
        await self._do(asked, "hand")

    @app_commands.command(name=words("table-name"), description=words("table-description"), extras=AT_TABLE)
    async def table(self, asked: Interaction) -> None:
        """Post the public message again."""
        await require_permissions(asked)
        session = self._here(asked)
        returning = session.notice(asked.user.id)
        if returning is not None:
            await give_up_after(asked, returning)
        await self._bot.presenter.post_table(asked, session)

    @app_commands.command(name=words("play-name"), description=words("play-description"), extras=AT_TABLE)
    @app_commands.rename(answer=words("answer-name"))
    @app_commands.describe(answer=words("answer-description"))
    async def play(self, asked: Interaction, answer: str) -> None:
        """Give an answer that was picked while typing, or typed out."""
        session = self._here(asked)
        press = parse(answer)
        if press is None or press.game != session.id or not is_answer(press):
            press = await self._understood(asked, session, answer)
        if press is not None:
            await self._buttons.do(Pressed(asked, session, press))

    @play.autocomplete("answer")
    async def open_answers(self, asked: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the answers open to the user, the best fit first."""
        session = self._bot.registry.in_channel(asked.channel_id or 0)
        if session is None:
            return []
        found = found_by(typed, self._open_answers.of(session.table, asked.user.id, text_of(asked)))[:MOST_CHOICES]
        return [app_commands.Choice(name=one.words[:CHOICE_LENGTH], value=one.press.custom_id) for one in found]

    @app_commands.command(name=words("call-name"), description=words("call-description"), extras=AT_TABLE)
    async def call(self, asked: Interaction) -> None:
        """Call UNO."""
        await self._do(asked, "uno")

    @app_commands.command(name=words("catch-name"), description=words("catch-description"), extras=AT_TABLE)
    @app_commands.rename(player=words("player-name"))
    @app_commands.describe(player=words("player-description"))
    async def catch(self, asked: Interaction, player: discord.User | None = None) -> None:
        """Catch a player who did not call."""
        caught = None if player is None else self._here(asked).table.seat_of(player.id)
        if player is not None and caught is None:
            raise IllegalMove("no_catch")
        await self._do(asked, "catch" if caught is None else f"catch {SEAT_LETTERS[caught]}")

    @app_commands.command(name=words("leave-name"), description=words("leave-description"), extras=AT_TABLE)
    async def leave(self, asked: Interaction) -> None:
        """Give up the player's seat."""
        await self._leave(asked)

    @app_commands.command(name=words("kick-name"), description=words("kick-description"), extras=AT_TABLE)
    @app_commands.rename(player=words("player-name"))
    @app_commands.describe(player=words("kicked-description"))
    async def kick(self, asked: Interaction, player: discord.User) -> None:
        """Put a player out, or vote for it; users who name themselves leave."""
        if player.id == asked.user.id:
            await self._leave(asked)
            return
        session = self._here(asked)
        seat = session.table.seat_of(player.id)
        if seat is None:
            raise SessionRefusal("no_seat")
        name = seat_names(session.table)[seat]
        moderates = asked.permissions.manage_channels
        kicking = session.do(actions.kick, asked.user.id, seat, is_moderator=moderates)
        await self._decide(asked, kicking, "answer-kicked", "answer-voted", player=name)

    @app_commands.command(name=words("stop-name"), description=words("stop-description"), extras=AT_TABLE)
    async def stop(self, asked: Interaction) -> None:
        """End the game, or vote for it."""
        moderates = asked.permissions.manage_channels
        stopping = self._here(asked).do(actions.stop, asked.user.id, is_moderator=moderates)
        await self._decide(asked, stopping, "answer-stopped", "answer-voted-stop")

    async def _leave(self, asked: Interaction) -> None:
        await self._decide(asked, self._here(asked).do(actions.leave, asked.user.id), "answer-left", "")

    async def _decide(
        self, asked: Interaction, doing: Awaitable[Update | None], done: str, voted: str, **variables: str
    ) -> None:
        """Say that it is done, or how the vote on it stands."""
        update = await defer_if_slow(asked, doing)
        if update is not None and update.vote is not None:
            vote = update.vote
            await say(asked, text_of(asked)(voted, votes=vote.votes, needed=vote.needed, **variables))
        else:
            await say(asked, text_of(asked)(done))

    async def _do(self, asked: Interaction, what: str) -> None:
        """Do what a button with these words does."""
        session = self._here(asked)
        await self._buttons.do(Pressed(asked, session, Press(session.id, 0, what)))

    def _here(self, asked: Interaction) -> Session:
        """Return the game in this channel; raise UserError if there is none, or only in threads of it."""
        channel_id, registry = asked.channel_id or 0, self._bot.registry
        session = registry.in_channel(channel_id)
        if session is not None:
            return session
        there = registry.in_threads_of(channel_id)
        theirs = [one for one in there if one.table.seat_of(asked.user.id) is not None]
        links = "\n".join(f"- <#{one.table.channel_id}>" for one in (theirs or there)[:MOST_THREADS])
        raise UserError("answer-in-threads", links=links) if links else UserError("answer-no-game")

    async def _understood(self, asked: Interaction, session: Session, typed: str) -> Press | None:
        """Return what a typed answer means; if that is not clear, say so to the user and return None."""
        text = text_of(asked)
        open_now = self._open_answers.of(session.table, asked.user.id, text)
        meant = meant_by(typed, open_now)
        if len(meant) == 1:
            return meant[0].press
        shown = discord.utils.escape_markdown(shortened(typed, TYPED_LENGTH))
        if meant:
            few = text("list-between").join(one.words for one in meant[:MOST_SUGGESTED])
            await say(asked, text("answer-several", typed=shown, answers=few))
        elif open_now:
            await say(asked, text("answer-open", typed=shown))
        else:
            await say(asked, text("answer-nothing-open"))
        return None
