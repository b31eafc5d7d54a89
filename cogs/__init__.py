"""What users do: commands, buttons and menus, each handed to a session or a page and answered with a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.buttons import Buttons
from cogs.help import Help
from cogs.privacy import Privacy
from cogs.replays import Replays
from cogs.results import Results
from cogs.rulebook import RuleBook
from cogs.settings import SettingsCommand
from cogs.uno import UnoCommands

if TYPE_CHECKING:
    from bot.chat.client import Uno


async def setup(bot: Uno) -> None:
    """Add every Cog."""
    rule_book = RuleBook(bot)
    settings = SettingsCommand(bot)
    replays = Replays(bot)
    results = Results(bot, replays)
    privacy = Privacy(bot)
    buttons = Buttons(bot, rule_book, settings, replays, results, privacy)
    for cog in (buttons, UnoCommands(bot, buttons), rule_book, settings, replays, results, privacy, Help()):
        await bot.add_cog(cog)
