"""Everything durable: games, their answers, settings. SQLAlchemy Core on SQLite or PostgreSQL.

It knows neither the rules nor Discord: what a game holds is text to it.
"""

from bot.store.changes import Change
from bot.store.errors import ChannelTaken, StoreError, UnitRefused, VersionConflict
from bot.store.games import Answer, Game, Life, SaveGame, new_game_id
from bot.store.settings import SaveGuildSettings, SavePlayerSettings
from bot.store.store import Store

__all__ = [
    "Answer",
    "Change",
    "ChannelTaken",
    "Game",
    "Life",
    "SaveGame",
    "SaveGuildSettings",
    "SavePlayerSettings",
    "Store",
    "StoreError",
    "UnitRefused",
    "VersionConflict",
    "new_game_id",
]
