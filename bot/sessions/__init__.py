"""Running games: one in a channel, each move judged, applied and committed before anybody is told."""

from bot.sessions.dance import DANCE_SECONDS, MOVES, Dance
from bot.sessions.denied import CODES, Denied
from bot.sessions.options import Options
from bot.sessions.seats import Seat
from bot.sessions.session import Session
from bot.sessions.sessions import Sessions
from bot.sessions.told import Told
from bot.sessions.votes import Vote
from bot.store import Life

__all__ = [
    "CODES",
    "DANCE_SECONDS",
    "MOVES",
    "Dance",
    "Denied",
    "Life",
    "Options",
    "Seat",
    "Session",
    "Sessions",
    "Told",
    "Vote",
]
