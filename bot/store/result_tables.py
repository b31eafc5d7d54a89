"""The tables of results, as the newest migration leaves them.

`seats` and `ends` are facts, kept with the games. All others are counted from the games' records and from these two;
`recount.py` counts them anew. A scope is a guild or EVERYWHERE, and an edition or OVERALL.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    literal_column,
    select,
)

from bot.store.figures import FIGURES
from bot.store.schema import Moment, metadata

EVERYWHERE = 0
OVERALL = ""

seats = Table(
    "seats",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True, index=True),
)
"""Who sits or sat in which game, lobbies too."""

ends = Table(
    "ends",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("game_id", Text, ForeignKey("games.id"), nullable=False),
    Column("answer", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("edition", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Column("away", Text, nullable=False),
    Column("nth", Integer),
    Column("winners", Text),
    UniqueConstraint("game_id", "answer", name="one_end_an_answer"),
)
"""The ends of rounds and of matches, in the order in which they were counted.

`nth` is given to the last end of a game: its number among the matches of its guild.
"""

Index("matches_of_a_guild", ends.c.guild_id, ends.c.nth, unique=True)

recounts = Table(
    "recounts",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("in_force", Boolean, nullable=False),
)
"""All that is counted belongs to a recount: one is in force, and maybe the next is being made."""

IN_FORCE = select(recounts.c.number).where(recounts.c.in_force).scalar_subquery()

players = Table(
    "players",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
)
"""The name that each had when they last sat at a table."""


def _of_a_player() -> list[Column[int]]:
    return [
        Column("user_id", BigInteger, primary_key=True, autoincrement=False),
        Column("recount", Integer, primary_key=True, autoincrement=False),
        Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    ]


def _edition() -> Column[str]:
    return Column("edition", Text, primary_key=True)


ratings = Table(
    "ratings",
    metadata,
    *_of_a_player(),
    _edition(),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

standings = Table(
    "standings",
    metadata,
    *_of_a_player(),
    _edition(),
    Column("kind", SmallInteger, primary_key=True, autoincrement=False),
    Column("period", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("by_rating", Integer, nullable=False),
    Column("by_rate", Integer, nullable=False),
)
"""What somebody has reached: in all, in their last month, in their last week. 0 in `by_…`: too few games yet."""

NOTHING = literal_column("0", Integer)
"""Written out and not bound: the partial indexes serve a query only when it holds the very same words."""

PLACED_BY = (standings.c.by_rating, standings.c.wins, standings.c.points, standings.c.by_rate)
"""What boards are ordered by; 0 is no place."""

for _key in PLACED_BY:
    Index(
        f"standings_by_{_key.name.removeprefix('by_')}",
        standings.c.recount,
        standings.c.guild_id,
        standings.c.edition,
        standings.c.period,
        _key,
        standings.c.user_id,
        sqlite_where=_key > NOTHING,
        postgresql_where=_key > NOTHING,
    )

rungs = Table(
    "rungs",
    metadata,
    Column("recount", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    _edition(),
    Column("period", Integer, primary_key=True, autoincrement=False),
    Column("placed_by", Text, primary_key=True),
    Column("rung", Integer, primary_key=True, autoincrement=False),
    Column("people", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""How many of those who have a place by a column of standings stand on which rung (`rungs.py`); never 0."""

figures = Table(
    "figures",
    metadata,
    *_of_a_player(),
    _edition(),
    *(Column(name, Integer, nullable=False) for name in FIGURES),
)
"""What somebody did at the table."""

days = Table(
    "days",
    metadata,
    *_of_a_player(),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("balance", Integer, nullable=False),
)
"""The days on which somebody finished games; the balance is wins less losses."""

Index("days_by_balance", days.c.user_id, days.c.recount, days.c.guild_id, days.c.balance, days.c.points, days.c.day)

results = Table(
    "results",
    metadata,
    Column("recount", Integer, primary_key=True, autoincrement=False),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("edition", Text, nullable=False),
    Column("place", Integer),
)
"""Who finished which match (`ends.number`) in which place; none for those who were away at its end."""

Index("results_of_a_player", results.c.user_id, results.c.recount, results.c.number)
Index("results_of_a_player_in_a_guild", results.c.user_id, results.c.recount, results.c.guild_id, results.c.number)

rated = Table(
    "rated",
    metadata,
    *_of_a_player(),
    _edition(),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("rating", Integer, nullable=False),
    Column("gained", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""What each match made of somebody's ratings."""

COUNTED = (ratings, standings, figures, days, results, rated)
"""What is counted from the records."""
