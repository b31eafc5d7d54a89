"""Who sat where, the ends of rounds and matches, and all that is counted from them."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

FIGURES = (
    *("rounds", "rounds_won", "uno_calls", "uno_misses", "catches", "challenges_won", "challenges_lost"),
    *("bluffs", "bluffs_unnoticed", "cards_drawn", "longest_hand", "creepers", "dances", "dances_declined"),
    "knock_outs",
)


def of_a_player() -> list[sa.Column[int]]:
    """The first columns of the key of what is counted for somebody."""
    return [
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("recount", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    ]


def counts(*names: str) -> list[sa.Column[int]]:
    """Columns of whole numbers."""
    return [sa.Column(name, sa.Integer, nullable=False) for name in names]


def upgrade() -> None:
    """Makes the tables of results, and notes who sat in the games that are there."""
    seats = op.create_table(
        "seats",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    )
    op.create_index("ix_seats_game_id", "seats", ["game_id"])
    op.create_table(
        "ends",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), nullable=False),
        sa.Column("answer", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("away", sa.Text, nullable=False),
        sa.Column("nth", sa.Integer),
        sa.Column("winners", sa.Text),
        sa.UniqueConstraint("game_id", "answer", name="one_end_an_answer"),
    )
    op.create_index("matches_of_a_guild", "ends", ["guild_id", "nth"], unique=True)
    recounts = op.create_table(
        "recounts",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("in_force", sa.Boolean, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_table(
        "ratings",
        *of_a_player(),
        sa.Column("edition", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
    )
    op.create_table(
        "standings",
        *of_a_player(),
        sa.Column("edition", sa.Text, primary_key=True),
        sa.Column("kind", sa.SmallInteger, primary_key=True, autoincrement=False),
        *counts("period", "games", "wins", "points", "rated", "rating", "by_rating", "by_rate"),
    )
    for key in ("by_rating", "wins", "points", "by_rate"):
        placed = sa.text(f"{key} > 0")
        op.create_index(
            f"standings_by_{key.removeprefix('by_')}",
            "standings",
            ["recount", "guild_id", "edition", "period", key, "user_id"],
            sqlite_where=placed,
            postgresql_where=placed,
        )
    op.create_table("figures", *of_a_player(), sa.Column("edition", sa.Text, primary_key=True), *counts(*FIGURES))
    op.create_table(
        "days",
        *of_a_player(),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        *counts("games", "wins", "points", "balance"),
    )
    op.create_index("days_by_balance", "days", ["user_id", "recount", "guild_id", "balance", "points", "day"])
    op.create_table(
        "results",
        sa.Column("recount", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("place", sa.Integer),
    )
    op.create_index("results_of_a_player", "results", ["user_id", "recount", "number"])
    op.create_index("results_of_a_player_in_a_guild", "results", ["user_id", "recount", "guild_id", "number"])
    op.create_table(
        "rated",
        *of_a_player(),
        sa.Column("edition", sa.Text, primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        *counts("rating", "gained"),
        sqlite_with_rowid=False,
    )
    op.bulk_insert(recounts, [{"number": 1, "in_force": True}])
    connection = op.get_bind()
    games = sa.table("games", sa.column("id", sa.Text), sa.column("session", sa.Text))
    for row in connection.execute(sa.select(games)).all():
        people = {seat["user"] for seat in json.loads(row.session)["seats"] if seat["user"] is not None}
        op.bulk_insert(seats, [{"user_id": user, "game_id": row.id} for user in people])
