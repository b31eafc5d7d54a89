"""Everything durable: games, their answers, results, settings. SQLAlchemy Core on SQLite or PostgreSQL.

It knows neither the rules nor Discord: what a game holds is text to it.
"""

from bot.store.boards import Board, BoardFilter, Boards, By, Place
from bot.store.counting import Counted, Skipped
from bot.store.ends import End
from bot.store.errors import ChannelTaken, GameMoved, StillSeated, StoreError, UnitRefused, VersionConflict
from bot.store.figures import Figures
from bot.store.games import Answer, GameStatus, SaveGame, SetAside, StoredGame, StoredSeat, new_game_id
from bot.store.history import Finished, History
from bot.store.lease import Lease
from bot.store.periods import Period
from bot.store.privacy import About, forget
from bot.store.rating import LEAST_GAMES
from bot.store.results import SeatResult
from bot.store.settings import SaveGuildSettings, SaveUserSettings
from bot.store.stats import Day, RatingChange, RatingStep, Stats, UsualTeam
from bot.store.store import Store
from bot.store.units import Change

__all__ = [
    "LEAST_GAMES",
    "About",
    "Answer",
    "Board",
    "BoardFilter",
    "Boards",
    "By",
    "Change",
    "ChannelTaken",
    "Counted",
    "Day",
    "End",
    "Figures",
    "Finished",
    "GameMoved",
    "GameStatus",
    "History",
    "Lease",
    "Period",
    "Place",
    "RatingChange",
    "RatingStep",
    "SaveGame",
    "SaveGuildSettings",
    "SaveUserSettings",
    "SeatResult",
    "SetAside",
    "Skipped",
    "Stats",
    "StillSeated",
    "Store",
    "StoreError",
    "StoredGame",
    "StoredSeat",
    "UnitRefused",
    "UsualTeam",
    "VersionConflict",
    "forget",
    "new_game_id",
]
