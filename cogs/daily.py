"""`/uno daily`: the deal of the day, which each user plays once and for themselves; it works everywhere."""

from __future__ import annotations

import io
from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.replies import Interaction, UserError, defer_if_slow, give_up_after, global_name_of, hand_over, text_of
from bot.chat.servers import has_bot, server_id
from bot.chat.sharing import audience_of, read_for
from bot.chat.translation import words
from bot.rules.chance import seal
from bot.rules.record import write
from bot.screens.codec import Press
from bot.screens.pages.board import EVERYWHERE
from bot.screens.pages.daily import (
    BOARD,
    PLAY,
    RECORD,
    RESULT,
    DailyChoice,
    Fairness,
    daily_board,
    daily_page,
    daily_result,
    parse_board,
    pressed_day,
)
from bot.screens.pages.game_log import record_name
from bot.sessions.daily import (
    ONE_DAY,
    day_at,
    is_open,
    kind_of,
    number_of,
    options_of,
    seats_of,
    secret_of,
    seed_of,
)
from bot.sessions.refusals import SessionRefusal
from bot.sessions.session import Session
from bot.sessions.stored import table_of
from bot.sessions.table import Seat
from bot.store import daily as stored
from bot.store.games import with_answers

if TYPE_CHECKING:
    from bot.chat.client import Uno


class Daily(commands.Cog):
    """The `/uno daily` command, and the buttons of its screens."""

    def __init__(self, bot: Uno) -> None:
        self._bot = bot

    @app_commands.command(name=words("daily-name"), description=words("daily-description"))
    async def daily(self, asked: Interaction) -> None:
        """Show the deal of the day: what it is, how far the user is in it, or what came of theirs."""
        await self._show(asked)

    async def pressed(self, click: Interaction, press: Press, _values: Sequence[str]) -> None:
        """Begin today's deal, or show another page."""
        match press.words:
            case [word] if word == PLAY:
                await self._play(click)
            case [word, number] if word == RESULT and (day := pressed_day(number)) is not None:
                await self._show_result(click, day)
            case [word, number] if word == RECORD and (day := pressed_day(number)) is not None:
                await self._hand_over_record(click, day)
            case [word, *_] if word == BOARD:
                await self._show_board(click, parse_board(press, self._today), max(press.number, 1))
            case _:
                await self._show(click)

    async def share(self, click: Interaction, page: Press) -> None:
        """Show everyone this page of a board, or the line that tells how the user's deal went."""
        day = pressed_day(page.words[1]) if page.words[1:] else None
        if page.word == RESULT and day is not None:
            await self._show_result(click, day, publicly=True)
        elif page.word == BOARD:
            await self._show_board(click, parse_board(page, self._today), max(page.number, 1), publicly=True)
        else:
            raise UserError("answer-gone")

    @property
    def _today(self) -> date:
        return day_at(self._bot.clock.now())

    # The deal

    async def _show(self, interaction: Interaction) -> None:
        """Show the game that the user is in, else today's result, else what today's deal is."""
        today, user = self._today, interaction.user.id
        running = self._running(user, today)
        if running is not None:
            await self._bot.presenter.look(interaction, running)
        elif await self._result(interaction, user, today) is not None:
            await self._show_result(interaction, today)
        else:
            yesterday = today - ONE_DAY
            secret = await defer_if_slow(interaction, secret_of(self._bot.store))
            before = seed_of(secret, yesterday) if self._is_open(yesterday) else None
            has_yesterday = await self._result(interaction, user, yesterday) is not None
            screen = daily_page(
                today, seed_of(secret, today), before, text_of(interaction), has_yesterday=has_yesterday
            )
            await self._bot.presenter.show(interaction, screen)

    def _running(self, user: int, today: date) -> Session | None:
        """Return the deal that the user is in: yesterday's too, as long as it may be finished."""
        for day in (today - ONE_DAY, today):
            session = self._bot.registry.private_of(user, kind_of(day))
            if session is not None and not session.table.playing.state.over and not self._is_open(day):
                return session
        return None

    def _is_open(self, day: date) -> bool:
        return is_open(day, self._bot.clock.now())

    async def _play(self, click: Interaction) -> None:
        today, user = self._today, click.user.id
        if self._running(user, today) is not None or await self._result(click, user, today) is not None:
            await self._show(click)
            return
        try:
            session = await give_up_after(click, self._opened(click, today))
        except SessionRefusal as refusal:
            running = self._running(user, today)  # which another press has begun at this very moment
            if refusal.code != "channel_taken":
                raise
            if running is None:
                raise SessionRefusal("daily_elsewhere") from None
            session = running
        await self._bot.presenter.look(click, session)
        self._bot.avatars.want(click.user)

    async def _opened(self, click: Interaction, day: date) -> Session:
        user, locale = click.user, text_of(click).locale
        secret = await secret_of(self._bot.store)
        player = Seat(user.id, user.display_name, global_name=global_name_of(user))
        return await self._bot.registry.open_private(
            kind_of(day),
            user.id,
            server_id(click) or 0,
            seats_of(player, locale),
            options_of(day),
            locale,
            seed_of(secret, day),
            is_once=True,
        )

    # What came of it

    async def _result(self, interaction: Interaction, user: int, day: date) -> stored.DailyResult | None:
        return await defer_if_slow(interaction, self._bot.store.read(stored.result_of, user, number_of(day)))

    async def _show_result(self, interaction: Interaction, day: date, *, publicly: bool = False) -> None:
        audience, text = await audience_of(interaction, publicly=publicly)
        store, user = self._bot.store, interaction.user.id
        standing = await read_for(audience, interaction, store.read(stored.standing, user, number_of(day)))
        if standing is None:
            raise UserError("daily-none")
        seed = seed_of(await read_for(audience, interaction, secret_of(store)), day)
        fairness = Fairness(seal(seed), seed.hex() if self._is_open(day) else None)
        screen = daily_result(standing.result, standing, fairness, text, audience)
        await self._bot.presenter.show(interaction, screen, audience)

    async def _hand_over_record(self, click: Interaction, day: date) -> None:
        """Send the record of the user's deal, from which its seed can be read, as a file."""
        result = await self._result(click, click.user.id, day)
        if result is None or not self._is_open(day):
            raise UserError("daily-none")
        game, answers = await defer_if_slow(click, self._bot.store.read(with_answers, result.game_id))
        if game is None or answers is None:
            raise UserError("daily-record-gone")
        record = write(table_of(game).record(answer.answer for answer in answers))
        await hand_over(click, discord.File(io.BytesIO(record.encode()), record_name(result.game_id)))

    async def _show_board(
        self, interaction: Interaction, choice: DailyChoice, page: int, *, publicly: bool = False
    ) -> None:
        in_guild = has_bot(interaction)
        if not in_guild:
            choice = DailyChoice(choice.day, EVERYWHERE)
        audience, text = await audience_of(interaction, publicly=publicly)
        guild = None if choice.scope == EVERYWHERE else server_id(interaction)
        viewer = None if publicly else interaction.user.id
        reading = self._bot.store.read(stored.board, number_of(choice.day), guild, page, viewer)
        found = await read_for(audience, interaction, reading)
        if page > found.pages:
            raise UserError("board-no-page", page=page, pages=found.pages)
        screen = daily_board(found, choice, self._bot.clock.now(), self._today, text, audience, in_guild=in_guild)
        await self._bot.presenter.show(interaction, screen, audience)
