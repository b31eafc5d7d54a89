"""Everything durable: games, their answers, results, settings. SQLAlchemy Core on SQLite or PostgreSQL.

It knows neither the rules nor Discord: what a game holds is text to it.
"""

from bot.store.boards import Board, By, Place
from bot.store.changes import Change
from bot.store.counting import LEAST_GAMES, Count, CountEnd
from bot.store.errors import ChannelTaken, GameMoved, StoreError, UnitRefused, VersionConflict
from bot.store.figures import Figures
from bot.store.games import Answer, Game, Life, SaveGame, new_game_id
from bot.store.history import Finished, History
from bot.store.lease import Lease
from bot.store.periods import Period
from bot.store.privacy import About, Forget
from bot.store.recount import CountAgain, End, FinishRecount, MoreEnded
from bot.store.settings import SaveGuildSettings, SavePlayerSettings
from bot.store.stats import Day, RatingChange, RatingStep, Stats
from bot.store.store import Store

__all__ = [
    "LEAST_GAMES",
    "About",
    "Answer",
    "Board",
    "By",
    "Change",
    "ChannelTaken",
    "Count",
    "CountAgain",
    "CountEnd",
    "Day",
    "End",
    "Figures",
    "FinishRecount",
    "Finished",
    "Forget",
    "Game",
    "GameMoved",
    "History",
    "Lease",
    "Life",
    "MoreEnded",
    "Period",
    "Place",
    "RatingChange",
    "RatingStep",
    "SaveGame",
    "SaveGuildSettings",
    "SavePlayerSettings",
    "Stats",
    "Store",
    "StoreError",
    "UnitRefused",
    "VersionConflict",
    "new_game_id",
]
