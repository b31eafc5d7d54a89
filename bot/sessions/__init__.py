"""Running games: one in a channel, each move judged, applied and committed before anybody is told."""

from bot.sessions.archive import Archive, Past, Replay, seats_in
from bot.sessions.dance import DANCE_SECONDS, HONOUR, JUDGINGS, MOVES, ROUTINE, VOTE, Dance
from bot.sessions.denied import CODES, Denied
from bot.sessions.facts import Facts
from bot.sessions.guild_settings import EVERYBODY, MANAGERS, GuildSettings, keep_settings, settings_of
from bot.sessions.options import Options
from bot.sessions.privacy import export
from bot.sessions.seats import Seat
from bot.sessions.session import Session
from bot.sessions.sessions import Sessions
from bot.sessions.told import Told
from bot.sessions.votes import Vote
from bot.store import Life

__all__ = [
    "CODES",
    "DANCE_SECONDS",
    "EVERYBODY",
    "HONOUR",
    "JUDGINGS",
    "MANAGERS",
    "MOVES",
    "ROUTINE",
    "VOTE",
    "Archive",
    "Dance",
    "Denied",
    "Facts",
    "GuildSettings",
    "Life",
    "Options",
    "Past",
    "Replay",
    "Seat",
    "Session",
    "Sessions",
    "Told",
    "Vote",
    "export",
    "keep_settings",
    "seats_in",
    "settings_of",
]
