"""Slash commands and button routing: each hears somebody, calls the session, and shows a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.art.studio import Studio
from bot.screens.rulebook import RULES
from cogs.clicks import Clicks
from cogs.door import Door
from cogs.emoji import Emoji
from cogs.gallery import Gallery
from cogs.hands import Hands
from cogs.help import Help
from cogs.moves import Moves
from cogs.privacy import Privacy
from cogs.replays import Replays
from cogs.results import Results
from cogs.rulebook import RuleBook
from cogs.settings import SettingsCommand
from cogs.syncing import sync
from cogs.tables import Tables
from cogs.translation import Translation
from cogs.trouble import hear_of_trouble
from cogs.uno import UnoCommands

if TYPE_CHECKING:
    from bot.client import Uno


async def setup(bot: Uno) -> None:
    """Puts the bot's ears on: its commands, everything pressable, and what it tells by itself."""
    gallery = Gallery(Studio())
    hands = Hands(gallery)
    tables = Tables(bot, gallery, hands)
    moves = Moves(hands, tables)
    rule_book = RuleBook(bot, gallery, tables)
    settings = SettingsCommand(bot, gallery)
    replays = Replays(bot, gallery)
    results = Results(bot, gallery, replays)
    privacy = Privacy(bot, gallery)
    opens = {
        RULES: rule_book.pressed,
        "settings": settings.pressed,
        "replay": replays.pressed,
        "record": replays.record,
        "board": results.board_pressed,
        "stats": results.stats_pressed,
        "history": results.history_pressed,
        "watch": results.watch_pressed,
        "forget": privacy.pressed,
    }
    clicks = Clicks(bot, gallery, hands, tables, moves, opens)
    bot.admits = Door(bot, moves).admits
    bot.on_press = clicks.pressed
    bot.says_goodbye = tables.say_goodbye
    await bot.add_cog(Emoji(bot))
    await bot.add_cog(tables)
    await bot.add_cog(UnoCommands(bot, tables, moves, clicks))
    await bot.add_cog(rule_book)
    await bot.add_cog(settings)
    await bot.add_cog(replays)
    await bot.add_cog(results)
    await bot.add_cog(privacy)
    await bot.add_cog(Help())
    hear_of_trouble(bot, moves)
    await bot.tree.set_translator(Translation())
    await sync(bot)
