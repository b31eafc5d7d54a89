"""`/uno history`, `/uno replay` and the record of a game: users who can see a channel can see its finished games."""

from __future__ import annotations

import io
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.channels import Channels
from bot.chat.completion import normalize
from bot.chat.replies import Interaction, UserError, defer_if_slow, give_up_after, hand_over, text_of
from bot.chat.servers import has_bot, server_id
from bot.chat.sharing import audience_of, read_for
from bot.chat.translation import words
from bot.players.reviewing.review import RoundReview
from bot.screens.codec import OWN, REPLAY, Press, parse_number
from bot.screens.pages.audience import ALONE, Audience
from bot.screens.pages.game_log import game_log, record_name
from bot.screens.pages.history import EVERYBODY, match_words
from bot.screens.pages.history import history as history_screen
from bot.screens.pages.replay import eyes_of, replay
from bot.sessions.archive import Archive, Past
from bot.sessions.refusals import SessionRefusal
from bot.sessions.table import Table
from bot.store import History, history
from bot.store.errors import StoreError
from bot.store.games import StoredGame
from cogs.results import player_id

if TYPE_CHECKING:
    from bot.chat.client import Uno


PAGES_OFFERED = 2
"""How many pages of the history are offered while the user types; Discord takes 25 choices."""


class Replays(commands.Cog):
    """The two commands, the buttons of their screens, and records."""

    def __init__(self, bot: Uno) -> None:
        self._bot = bot
        self._archive = Archive(bot.store, bot.clock)
        self._channels = Channels(bot)

    # What was played

    @app_commands.command(name=words("history-name"), description=words("history-description"))
    @app_commands.rename(player=words("player-name"), public=words("public-name"))
    @app_commands.describe(player=words("of-whom-description"), public=words("public-description"))
    async def history(self, asked: Interaction, player: discord.User | None = None, public: bool = False) -> None:
        """Show the last matches of the server, or of a player on it; outside of a server, the user's own of all."""
        await self._show_history(asked, EVERYBODY if player is None else player_id(player), 1, publicly=public)

    async def history_pressed(self, click: Interaction, press: Press, _values: Sequence[str]) -> None:
        """Show another page of the history."""
        await self._show_history(click, parse_number(press.word) or EVERYBODY, max(press.number, 1))

    async def share_history(self, click: Interaction, page: Press) -> None:
        """Show this page of the history to everyone, or the last that there is for everyone."""
        await self._show_history(click, parse_number(page.word) or EVERYBODY, max(page.number, 1), publicly=True)

    async def watch_pressed(self, click: Interaction, _press: Press, values: Sequence[str]) -> None:
        """Show one of the matches from its beginning."""
        await self.open(click, "".join(values[:1]))

    async def _show_history(self, interaction: Interaction, user: int, page: int, *, publicly: bool = False) -> None:
        audience, text = await audience_of(interaction, publicly=publicly)
        in_guild = has_bot(interaction)
        if not in_guild and user not in {EVERYBODY, interaction.user.id}:
            raise UserError("history-own-only")
        found = await read_for(audience, interaction, self.played(interaction, user, page, audience))
        if publicly and page > found.pages:  # they are fewer than the user sees
            found = await read_for(audience, interaction, self.played(interaction, user, found.pages, audience))
        if not found.total and found.is_partial:
            raise UserError("share-none-seen" if publicly else "history-none-seen")
        if not found.total and not in_guild:
            raise UserError("history-none-own")
        if not found.total:
            raise UserError("history-none" if user == EVERYBODY else "history-none-of", player=f"<@{user}>")
        if found.page > found.pages:
            raise UserError("board-no-page", page=page, pages=found.pages)
        screen = history_screen(found, user, text, audience, in_guild=in_guild)
        await self._bot.presenter.show(interaction, screen, audience)

    async def played(self, interaction: Interaction, user: int, page: int, audience: Audience = ALONE) -> History:
        """Return a page of the matches of the server, or of a user on it, in channels that its readers can see.

        Outside of a server, they are the user's own.
        """
        store, guild = self._bot.store, server_id(interaction)
        if guild is None:
            own = interaction.user.id
            places = await store.read(history.places_of_player, own)
            unseen = {one for channels in places.values() for one in channels}
            unseen -= await self._channels.visible_elsewhere(own, places)
            return await store.read(history.of_player, own, None, page, unseen)
        channels = await store.read(history.channels_of, guild)
        seen = self._channels.seen_by_all if audience.is_public else self._channels.visible
        unseen = channels - await seen(interaction, channels)
        if user == EVERYBODY:
            return await store.read(history.of_guild, guild, page, unseen)
        return await store.read(history.of_player, user, guild, page, unseen)

    # One game, step by step

    @app_commands.command(name=words("replay-name"), description=words("replay-description"))
    @app_commands.rename(game=words("game-name"), public=words("public-name"))
    @app_commands.describe(game=words("game-description"), public=words("public-description"))
    async def replay(self, asked: Interaction, game: str, public: bool = False) -> None:
        """Show a finished game from its deal on, as the user saw it if they played."""
        await self.open(asked, game.strip(), publicly=public)

    @replay.autocomplete("game")
    async def last_games(self, asked: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the last games of the server, or else of the user, that match what was typed."""
        return await self.offered(asked, EVERYBODY, typed)

    async def offered(self, asked: Interaction, user: int, typed: str) -> list[app_commands.Choice[str]]:
        """Return the last games of this user, or of the server, that match what was typed."""
        found: list[app_commands.Choice[str]] = []
        with suppress(UserError, StoreError):  # no error is shown while the user types
            for page in range(1, PAGES_OFFERED + 1):
                played = await give_up_after(asked, self.played(asked, user, page))
                for match in played.matches:
                    name = match_words(match, text_of(asked))
                    if normalize(typed) in normalize(name) or match.game.id.startswith(typed):
                        found.append(app_commands.Choice(name=name, value=match.game.id))
        return found

    async def open(self, interaction: Interaction, game: str, step: int = 1, *, publicly: bool = False) -> None:
        """Show a game from its beginning or from another step on, in a message of its own."""
        press = Press(game, step, f"{REPLAY} {OWN} here")
        await self._show_game(interaction, press, publicly=publicly, is_beside=True)

    async def pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Show another step, or the same one through other eyes."""
        await self._show_game(click, press, values)

    async def share_game(self, click: Interaction, page: Press) -> None:
        """Show this step of a game to everyone."""
        await self._show_game(click, page, publicly=True)

    async def _show_game(
        self,
        interaction: Interaction,
        press: Press,
        values: Sequence[str] = (),
        *,
        publicly: bool = False,
        is_beside: bool = False,
    ) -> None:
        audience, text = await audience_of(interaction, publicly=publicly)
        eyes, way = (*press.words, OWN, "here")[:2]
        server, channel_id = await read_for(audience, interaction, self.place(interaction, press.game))
        if audience != ALONE and not await self._is_seen_by_all(interaction, channel_id):
            if publicly:
                raise UserError("share-unseen")
            audience = ALONE
        reading = self._archive.past(press.game, server, press.number, way)
        past = await read_for(audience, interaction, reading)
        eyes = eyes_of(past, values[0] if values else eyes, interaction.user.id)
        reviewed = None if audience.is_public else await self._reviewed(interaction, past)
        screen = replay(past, text, eyes, audience, reviewed)
        await self._bot.presenter.show(interaction, screen, audience, is_beside=is_beside)

    async def _reviewed(self, interaction: Interaction, past: Past) -> RoundReview | None:
        """Return the review of the round that is shown, for the user's own seat, if it was worked out."""
        seat = past.table.seat_of(interaction.user.id)
        if seat is None:
            return None
        found = await defer_if_slow(interaction, self._bot.reviews.kept(past.table.id, seat))
        return next((review for review in found if review.chance_at(past.step) is not None), None)

    async def log(self, click: Interaction, press: Press, _values: Sequence[str]) -> None:
        """Show what the deal of a game can be checked with."""
        table = await defer_if_slow(click, self._log(click, press.game))
        await self._bot.presenter.show(click, game_log(table, text_of(click)), is_beside=True)

    async def _log(self, interaction: Interaction, game: str) -> Table:
        server, _ = await self.place(interaction, game)
        return await self._archive.table(game, server)

    async def record(self, click: Interaction, press: Press, _values: Sequence[str]) -> None:
        """Send the record of a game as a file."""
        record = await defer_if_slow(click, self._record(click, press.game))
        await hand_over(click, discord.File(io.BytesIO(record.encode()), record_name(press.game)))

    async def _record(self, interaction: Interaction, game: str) -> str:
        server, _ = await self.place(interaction, game)
        return await self._archive.record(game, server)

    async def require_open(self, interaction: Interaction, channel_id: int) -> None:
        """Raise UserError if not everyone who would read it may see where a game was played."""
        if not await self._is_seen_by_all(interaction, channel_id):
            raise UserError("share-unseen")

    async def _is_seen_by_all(self, interaction: Interaction, channel_id: int) -> bool:
        is_private = channel_id == interaction.user.id
        return not is_private and bool(await self._channels.seen_by_all(interaction, [channel_id]))

    async def sees_own(self, interaction: Interaction, game: str) -> bool:
        """Tell whether the user sat in this game, and may see it where they are."""
        found = await self._archive.game(game)
        if found is None or not _sat_in(found, interaction.user.id):
            return False
        try:
            await self._place_of(interaction, found)
        except (SessionRefusal, UserError):
            return False
        return True

    async def place(self, interaction: Interaction, game: str) -> tuple[int, int]:
        """Return the server and the channel where this game was played; raise if the user may not see it there.

        Outside of a server, only games can be seen in which they sat themselves; a daily deal, by its player, anywhere.
        """
        return await self._place_of(interaction, await self._archive.game(game))

    async def _place_of(self, interaction: Interaction, found: StoredGame | None) -> tuple[int, int]:
        user, here = interaction.user.id, server_id(interaction)
        is_own = found is not None and _sat_in(found, user)
        if here is None and not is_own:
            raise UserError("replay-own-only")
        if found is None or (found.private and not is_own):
            raise SessionRefusal("unknown_game")
        channel_id = found.parent_id or found.channel_id
        if found.private:
            return found.guild_id, channel_id
        if here not in {None, found.guild_id}:
            raise SessionRefusal("unknown_game")
        if here is not None:
            await self._channels.require(interaction, channel_id)
        elif not await self._channels.visible_elsewhere(user, {found.guild_id: [channel_id]}):
            raise SessionRefusal("not_visible")
        return found.guild_id, channel_id


def _sat_in(game: StoredGame, user: int) -> bool:
    return any(seat.user_id == user for seat in game.seats)
