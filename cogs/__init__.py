"""What users do: commands, buttons and menus, each handed to a session or a page and answered with a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.chat.servers import everywhere
from bot.chat.translation import words
from cogs.buttons import Buttons
from cogs.daily import Daily
from cogs.former import Former
from cogs.help import Help
from cogs.learn import Learn
from cogs.me import Me
from cogs.people import People
from cogs.puzzles import Puzzles
from cogs.replays import Replays
from cogs.results import Results
from cogs.reviews import ReviewCommand
from cogs.rulebook import RuleBook
from cogs.settings import SettingsCommand
from cogs.uno import UnoCommands

if TYPE_CHECKING:
    from bot.chat.client import Uno


async def setup(bot: Uno) -> None:
    """Add every Cog; the commands of the first ones are together the group `/uno`, in this order."""
    rule_book = RuleBook(bot)
    settings = SettingsCommand(bot)
    replays = Replays(bot)
    results = Results(bot)
    reviews = ReviewCommand(bot, replays)
    me = Me(bot)
    help_ = Help(bot)
    learn = Learn(bot)
    daily, puzzles = Daily(bot), Puzzles(bot, replays)
    buttons = Buttons(bot, rule_book, settings, replays, results, reviews, me, help_, learn, puzzles, daily)
    group = everywhere(app_commands.Group(name=words("uno-name"), description=words("uno-description")))
    for part in (UnoCommands(bot, buttons), daily, learn, puzzles, replays, reviews, rule_book, me, help_):
        for command in part.get_app_commands():
            group.add_command(command)
        await bot.add_cog(part, override=True)  # which adds the group again, with all its commands so far
    for cog in (buttons, results, People(bot, results), settings, Former()):
        await bot.add_cog(cog)
