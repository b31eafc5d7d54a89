"""What every button and menu does: one table from the first word of what was pressed to what answers it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import discord
from discord.ext import commands

from bot.chat.permissions import is_left_behind, may_open, require_place, require_thread
from bot.chat.replies import (
    Interaction,
    UserError,
    defer_if_slow,
    give_up_after,
    global_name_of,
    public_text_of,
    text_of,
)
from bot.chat.servers import server_id
from bot.chat.threads import has_threads
from bot.rules.agenda import DRAW, Option
from bot.rules.calls import UNO
from bot.rules.editions import EDITIONS
from bot.rules.refusal import IllegalMove
from bot.screens.codec import FIRST_LOOK, LOG, REVIEW, Press, parse_answer, parse_interaction, parse_look, parse_seat
from bot.screens.game.hand import backs
from bot.screens.game.lobby import FIRST, NO_TIME, REMOVE, WITH, WITHOUT, closed_panel, options_panel, page_of
from bot.screens.layout import Screen
from bot.screens.pages.audience import SHARE, shared_page
from bot.screens.pages.daily import DAILY
from bot.screens.pages.help import HELP
from bot.screens.pages.me import ME
from bot.screens.pages.puzzle import PUZZLE
from bot.screens.rulebook import RULES
from bot.sessions import actions, lobby
from bot.sessions.guild_settings import GuildSettings, settings_of
from bot.sessions.last_table import last_options
from bot.sessions.lesson import LESSON
from bot.sessions.options import Options
from bot.sessions.presets import LAST
from bot.sessions.refusals import SessionRefusal
from bot.sessions.session import Session
from bot.sessions.table import Table, Update
from bot.sessions.user_settings import Users
from cogs.daily import Daily
from cogs.help import Help
from cogs.learn import Learn
from cogs.me import Me
from cogs.puzzles import Puzzles
from cogs.replays import Replays
from cogs.results import Results
from cogs.reviews import ReviewCommand
from cogs.rulebook import RuleBook
from cogs.settings import SettingsCommand
from cogs.starting import start

if TYPE_CHECKING:
    from bot.chat.client import Uno


IN_PRIVATE = frozenset({"do", "do+uno", "draw", "uno", "catch", "dance", "judge", "backs"})
"""What is done in a game that a user plays for themselves: it has no lobby, no vote and no rematch."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press on a button or menu of a game."""

    click: Interaction
    session: Session
    press: Press
    values: Sequence[str] = ()

    @property
    def user(self) -> int:
        """The id of the user who pressed."""
        return self.click.user.id

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.session.table


Doing = Awaitable[Update | None]
Answer = Callable[[Pressed], Awaitable[None]]
OnPage = Callable[[Interaction, Press, Sequence[str]], Awaitable[None]]
"""Answers a press on a screen that belongs to no running game."""
ToAll = Callable[[Interaction, Press], Awaitable[None]]
"""Shows everyone the page that a press leads to."""


class Buttons(commands.Cog):
    """Everything that can be pressed."""

    def __init__(
        self,
        bot: Uno,
        rule_book: RuleBook,
        settings: SettingsCommand,
        replays: Replays,
        results: Results,
        reviews: ReviewCommand,
        me: Me,
        help_: Help,
        learn: Learn,
        puzzles: Puzzles,
        daily: Daily,
    ) -> None:
        self._bot = bot
        self._presenter = bot.presenter
        self._in_game: dict[str, Answer] = {
            # A hand and a table
            "do": self._with_hand(_answer),
            "do+uno": self._with_hand(_answer),
            "draw": self._with_hand(lambda it: it.session.do(actions.play, it.user, DRAW, it.press.number)),
            "uno": self._with_hand(lambda it: it.session.do(actions.call, it.user, UNO)),
            "catch": self._with_hand(lambda it: it.session.do(actions.call, it.user, _caught(it))),
            "dance": self._act,
            "judge": self._act,
            "backs": self._backs,
            # A lobby
            "join": self._at_table(_join),
            "leave": self._at_table(lambda it: it.session.do(actions.leave, it.user)),
            "computer": self._at_table(_computer),
            "options": self._options,
            "set": self._set,
            "start": lambda it: start(bot, it.click, it.session),
            "now": lambda it: start(bot, it.click, it.session, with_computers=True),
            "skip": self._at_table(lambda it: it.session.skip(it.user)),
            "react": self._react,
            # A vote
            "stop": self._at_table(lambda it: it.session.do(actions.agree, it.user)),
            "kick": self._at_table(lambda it: it.session.do(actions.agree, it.user, parse_seat(it.press))),
            # An end
            "next": self._with_hand(lambda it: it.session.do(actions.next_round, it.user)),
            "rematch": self._rematch,
        }
        self._shown_to_all: dict[str, ToAll] = {
            "board": results.share_board,
            "stats": results.share_stats,
            "history": replays.share_history,
            "replay": replays.share_game,
            REVIEW: reviews.share,
            DAILY: daily.share,
        }
        self._on_page: dict[str, OnPage] = {
            SHARE: self._share,
            RULES: rule_book.pressed,
            HELP: help_.pressed,
            LESSON: learn.pressed,
            PUZZLE: puzzles.pressed,
            DAILY: daily.pressed,
            "settings": settings.pressed,
            "replay": replays.pressed,
            LOG: replays.log,
            REVIEW: reviews.pressed,
            "record": replays.record,
            "board": results.board_pressed,
            "stats": results.stats_pressed,
            "history": replays.history_pressed,
            "watch": replays.watch_pressed,
            ME: me.pressed,
        }

    @commands.Cog.listener()
    async def on_interaction(self, click: Interaction) -> None:
        """Answer a press of any button or menu, however old; the user gets an answer even where an error is raised."""
        found = None
        if click.type is discord.InteractionType.component:
            found = parse_interaction(cast("dict[str, Any]", click.data))
        if found is None or not await self._bot.admission.admits(click):
            return
        press, values = found
        session = None
        try:
            on_page = self._on_page.get(press.verb)
            if on_page is not None:
                await on_page(click, press, values)
                return
            registry = self._bot.registry
            session = registry.get(press.game)
            server = server_id(click)
            if session is None and server is not None and not registry.has(server):
                raise SessionRefusal("moved")
            if session is None:
                raise UserError("answer-gone")
            if is_left_behind(click, session.table):
                await self._presenter.show_moved(click, session.table)
                return
            require_place(click, session)
            await self.do(Pressed(click, session, press, values))
            self._presenter.dealing.keep(click, session)
        except Exception as error:  # noqa: BLE001  (shown to the user, and logged)
            await self._presenter.fail(click, session, error)

    async def _share(self, click: Interaction, press: Press, _values: Sequence[str]) -> None:
        """Show everyone the page on which this was pressed."""
        show = self._shown_to_all.get(press.word)
        if show is None:
            raise UserError("answer-gone")
        await show(click, shared_page(press))

    async def do(self, pressed: Pressed) -> None:
        """Do what was pressed in a game; raise IllegalMove or SessionRefusal if it is not allowed."""
        returning = pressed.session.notice(pressed.user)
        if returning is not None:
            await give_up_after(pressed.click, returning)
        # A press that only older screens offer shows the hand.
        verb = pressed.press.verb
        do = self._look if pressed.table.private and verb not in IN_PRIVATE else self._in_game.get(verb, self._look)
        await do(pressed)
        if pressed.table.seat_of(pressed.user) is not None:
            self._bot.avatars.want(pressed.click.user)

    def _with_hand(self, do: Callable[[Pressed], Doing]) -> Answer:
        """Return an answer that does this and shows the player their hand."""
        return lambda pressed: self._presenter.answer_with_hand(pressed.click, pressed.session, do(pressed))

    def _at_table(self, do: Callable[[Pressed], Doing]) -> Answer:
        """Return an answer that does this and is the public message."""
        return lambda pressed: self._presenter.answer_at_table(pressed.click, pressed.session, do(pressed))

    async def _look(self, pressed: Pressed) -> None:
        look = parse_look(pressed.press, pressed.values) or FIRST_LOOK
        await self._presenter.look(pressed.click, pressed.session, look)

    async def _backs(self, pressed: Pressed) -> None:
        seat = pressed.table.seated(pressed.user)
        if pressed.table.view(seat).backs:
            await self._presenter.show(pressed.click, backs(pressed.table, seat, text_of(pressed.click)))
        else:
            await self._presenter.look(pressed.click, pressed.session)

    async def _act(self, pressed: Pressed) -> None:
        """Do something in an interlude; a vote is shown at the table, anything else in the player's hand."""
        table, press = pressed.table, pressed.press
        interlude = table.interlude
        is_stale = interlude is None or interlude.is_stale(press.word, press.number, table.number)
        is_typed = pressed.click.type is discord.InteractionType.application_command  # which takes no silence
        doing = pressed.session.do(actions.act, pressed.user, " ".join(press.words), press.number)
        if interlude is not None and interlude.is_voted_on and not is_stale and not is_typed:
            await self._presenter.answer_at_table(pressed.click, pressed.session, doing)
        else:
            await self._presenter.answer_with_hand(pressed.click, pressed.session, doing)

    async def _react(self, pressed: Pressed) -> None:
        kind = next(iter(pressed.values), "")
        doing = pressed.session.do(actions.react, pressed.user, kind)
        await self._presenter.answer_reaction(pressed.click, pressed.session, doing)

    async def _options(self, pressed: Pressed) -> None:
        """Open the panel, or turn the page of one that is open."""
        page = pressed.press.word
        if page and pressed.table.is_unplayed:
            await self._presenter.show(pressed.click, closed_panel(text_of(pressed.click)))
            return
        panels = self._presenter.panels
        settings = await defer_if_slow(pressed.click, self._settings(pressed))
        show = panels.update if page else panels.open
        await show(pressed.click, pressed.session.id, _panel(pressed, settings, page or FIRST))

    async def _set(self, pressed: Pressed) -> None:
        click, table = pressed.click, pressed.table
        if table.is_unplayed:
            await self._presenter.show(click, closed_panel(text_of(click)))
            return
        settings = await defer_if_slow(click, self._settings(pressed))
        if pressed.press.word == "thread":
            wanted = WITH in pressed.values and has_threads(click)
            if wanted:
                require_thread(click)
            await defer_if_slow(click, pressed.session.do(lobby.set_thread, pressed.user, wanted=wanted))
        else:
            if pressed.press.word == "preset":
                options = await defer_if_slow(click, self._by_preset(pressed, settings))
            else:
                options = chosen(table.options, pressed.press.word, pressed.values)
            await defer_if_slow(click, pressed.session.do(lobby.set_options, pressed.user, options))
        panel = _panel(pressed, settings, page_of(pressed.press.word))
        await self._presenter.panels.update(click, pressed.session.id, panel)

    async def _by_preset(self, pressed: Pressed, settings: GuildSettings) -> Options:
        """Return the options of the preset that was chosen, or of the user's last table."""
        name = pressed.values[0] if pressed.values else ""
        if name != LAST:
            return settings.by_preset(name, pressed.table.options.edition)
        return settings.recognised(await last_options(self._bot.store, pressed.table.guild_id, pressed.user))

    async def _settings(self, pressed: Pressed) -> GuildSettings:
        return await settings_of(self._bot.store, pressed.table.guild_id)

    async def _rematch(self, pressed: Pressed) -> None:
        click, registry = pressed.click, self._bot.registry
        running = registry.in_channel(pressed.table.channel_id)
        if running is not None:
            await self._presenter.point_to(click, running)
            return
        settings = await give_up_after(click, may_open(click, self._bot.store))
        locale = settings.locale or public_text_of(click).locale
        await self._presenter.answer_with_lobby(
            click, registry.rematch(pressed.session, pressed.user, locale, settings)
        )


def _answer(pressed: Pressed) -> Doing:
    """Give the answer that was pressed, or make the call."""
    found = parse_answer(pressed.press, EDITIONS[pressed.table.options.edition])
    if found is None:
        raise IllegalMove("not_offered")
    option, uno = found
    if option.verb in {"uno", "catch"}:
        return pressed.session.do(actions.call, pressed.user, option)
    return pressed.session.do(actions.play, pressed.user, option, pressed.press.number, uno=uno)


def _join(pressed: Pressed) -> Doing:
    user = pressed.click.user
    return pressed.session.do(lobby.join, user.id, user.display_name, global_name_of(user))


def _computer(pressed: Pressed) -> Doing:
    """Seat a computer player, or take one away, as it was chosen in the lobby's menu."""
    chosen_entry = pressed.values[0] if pressed.values else ""
    what, _, name = chosen_entry.partition(" ")
    if what == REMOVE:
        return pressed.session.do(lobby.remove_computer, pressed.user, name)
    return pressed.session.do(lobby.add_computer, pressed.user, chosen_entry)


def _panel(pressed: Pressed, settings: GuildSettings, page: str) -> Screen:
    users: Users = pressed.click.client.user_settings
    return options_panel(
        pressed.table,
        text_of(pressed.click),
        settings.presets,
        for_host=pressed.user == pressed.table.host,
        page=page,
        has_threads=has_threads(pressed.click),
        tips=users.wants_tips(pressed.user),
    )


def _caught(pressed: Pressed) -> Option:
    """Return the catch that was pressed; if it names no seat, of the first that owes the call, else the likeliest."""
    if pressed.press.words:
        return Option("catch", parse_seat(pressed.press))
    view, own = pressed.table.view(None), pressed.table.seat_of(pressed.user)
    others = [seat for seat in range(len(view.counts)) if seat != own]
    return Option("catch", min(others, key=lambda seat: (seat not in view.owes, view.counts[seat] != 1)))


def chosen(options: Options, menu: str, values: Sequence[str]) -> Options:
    """Return the options after a choice in one of the panel's menus."""
    first = values[0] if values else ""
    match menu:
        case "edition":
            return options.in_edition(first)
        case "scoring":
            return options.with_(scoring=first)
        case "target" if first.isdecimal():
            return options.with_(target=int(first))
        case "time" if first.isdecimal() or first == NO_TIME:
            return options.with_(turn_seconds=None if first == NO_TIME else int(first))
        case "house":
            return options.with_(house=tuple(values))
        case "computers" if first in {WITH, WITHOUT}:
            return options.with_(computers=first == WITH)
        case "hand" | "uno" if first.isdecimal():
            return options.with_(**{menu: int(first)})
    raise SessionRefusal("bad_options")
