"""`/uno puzzle`: decisions of games that are over, as puzzles; it works everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.chat.replies import Interaction, UserError, defer_if_slow, text_of
from bot.chat.translation import words
from bot.rules.editions import EDITIONS
from bot.screens.codec import Press, parse_number
from bot.screens.layout import Screen
from bot.screens.pages.puzzle import ANY, NEXT, OWN_MISTAKE, REPEAT, TRY, puzzle, puzzle_result
from bot.sessions.puzzle import Posed
from bot.sessions.puzzles import Tried
from cogs.replays import Replays
from cogs.results import EDITION_CHOICES

if TYPE_CHECKING:
    from bot.chat.client import Uno


class Puzzles(commands.Cog):
    """The `/uno puzzle` command, and the buttons of its screens."""

    def __init__(self, bot: Uno, replays: Replays) -> None:
        self._bot = bot
        self._replays = replays

    @app_commands.command(name=words("puzzle-name"), description=words("puzzle-description"))
    @app_commands.rename(edition=words("edition-name"))
    @app_commands.describe(edition=words("board-edition-description"))
    @app_commands.choices(edition=EDITION_CHOICES)
    async def puzzle(self, asked: Interaction, edition: str = ANY) -> None:
        """Show the puzzle that comes next for the user."""
        await self._next(asked, edition)

    async def pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Show the next puzzle, or what came of an answer; what is nothing of these screens any more, the next one."""
        match press.words:
            case [how, scope, puzzle_id, *answer] if how in {TRY, REPEAT} and answer:
                await self._try(click, scope, puzzle_id, " ".join(answer), is_repeat=how == REPEAT)
            case [how, *answer] if how == OWN_MISTAKE:
                step = parse_number("".join(values[:1])) if values else press.number
                await self._own(click, press.game, step or 0, " ".join(answer))
            case [how, scope] if how == NEXT:
                await self._next(click, scope)
            case _:
                await self._next(click, ANY)

    async def _next(self, interaction: Interaction, scope: str) -> None:
        edition = scope if scope in EDITIONS else None
        posed = await defer_if_slow(interaction, self._bot.puzzles.next(interaction.user.id, edition))
        if posed is None:
            raise UserError("puzzle-none")
        await self._show(interaction, puzzle(posed, text_of(interaction), edition or ANY))

    async def _try(self, click: Interaction, scope: str, puzzle_id: str, answer: str, *, is_repeat: bool) -> None:
        trying = self._bot.puzzles.attempt(click.user.id, puzzle_id, answer, is_repeat=is_repeat)
        tried = await defer_if_slow(click, trying)
        if tried is None:
            raise UserError("puzzle-gone")
        shows_game = await defer_if_slow(click, self._sees_own(click, tried.posed))
        scope = scope if scope in EDITIONS else ANY
        await self._show(click, puzzle_result(tried, text_of(click), scope, shows_game=shows_game))

    async def _own(self, click: Interaction, game: str, step: int, answer: str) -> None:
        """Show a decision of the user's own review, or what came of another try at it."""
        posed = await defer_if_slow(click, self._bot.puzzles.own(click.user.id, game, step))
        if posed is None or (answer and posed.puzzle.choice(answer) is None):
            raise UserError("puzzle-no-mistake")
        if not answer:
            await self._show(click, puzzle(posed, text_of(click)), is_beside=True)
            return
        shows_game = await defer_if_slow(click, self._sees_own(click, posed))
        await self._show(click, puzzle_result(Tried(posed, answer, None), text_of(click), shows_game=shows_game))

    async def _sees_own(self, click: Interaction, posed: Posed) -> bool:
        return posed.game_id is not None and await self._replays.sees_own(click, posed.game_id)

    async def _show(self, interaction: Interaction, screen: Screen, *, is_beside: bool = False) -> None:
        by_ear = self._bot.user_settings.plays_by_ear(interaction.user.id)
        shown = screen.with_pictures_last() if by_ear else screen
        await self._bot.presenter.show(interaction, shown, is_beside=is_beside)
