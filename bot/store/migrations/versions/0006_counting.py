"""Ends are counted behind the moves: what is counted belongs to no recount any more, and is kept as it is."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

FIGURES = (
    *("rounds", "rounds_won", "uno_calls", "uno_misses", "catches", "challenges_won", "challenges_lost"),
    *("bluffs", "bluffs_unnoticed", "cards_drawn", "longest_hand", "creepers", "dances", "dances_declined"),
    "knock_outs",
)
NEVER = "1970-01-01 00:00:00.000000"


def key(name: str, kind: Any = sa.BigInteger) -> sa.Column[Any]:
    """A column of a primary key."""
    return sa.Column(name, kind, primary_key=True, autoincrement=False)


def counts(*names: str) -> list[sa.Column[Any]]:
    """Columns of whole numbers."""
    return [sa.Column(name, sa.Integer, nullable=False) for name in names]


def upgrade() -> None:
    """Copy the tables, as SQLite cannot take a column out of a primary key; in order, so that it is quick."""
    in_force = "WHERE recount = (SELECT number FROM recounts WHERE in_force)"
    edition = ("edition", sa.Text)
    copied(
        "ratings",
        [key("user_id"), key("guild_id"), key(*edition)]
        + [sa.Column(name, sa.Double, nullable=False) for name in ("mu", "sigma")],
        in_force,
    )
    copied(
        "standings",
        [
            *(key("user_id"), key("guild_id"), key(*edition), key("kind", sa.SmallInteger)),
            *counts("period", "games", "wins", "points", "rated", "rating", "by_rating", "by_rate"),
        ],
        in_force,
    )
    copied("figures", [key("user_id"), key("guild_id"), key(*edition), *counts(*FIGURES)], in_force)
    copied(
        "days",
        [key("user_id"), key("guild_id"), key("day", sa.Integer), *counts("games", "wins", "points", "balance")],
        in_force,
    )
    copied(
        "results",
        [key("number"), key("seat", sa.Integer)]
        + [sa.Column(name, sa.BigInteger, nullable=False) for name in ("user_id", "guild_id")]
        + [sa.Column("edition", sa.Text, nullable=False), sa.Column("place", sa.Integer)],
        in_force,
    )
    copied(
        "rated",
        [key("user_id"), key("guild_id"), key(*edition), key("number"), *counts("rating", "gained")],
        in_force,
        sqlite_with_rowid=False,
    )
    copied(
        "ends",
        [
            sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
            key("answer", sa.Integer),
            sa.Column("number", sa.BigInteger),
            sa.Column("guild_id", sa.BigInteger, nullable=False),
            sa.Column("edition", sa.Text, nullable=False),
            sa.Column("at", sa.DateTime(timezone=True), nullable=False),
            sa.Column("away", sa.Text, nullable=False),
            sa.Column("winners", sa.Text),
            sa.Column("match_number", sa.Integer),
        ],
        "",
    )
    for name in ("rated_by", "skipped"):
        op.add_column("ends", sa.Column(name, sa.Text))
    op.drop_table("recounts")
    op.drop_table("rank_buckets")
    index_all()
    op.create_table(
        "housekeeping",
        sa.Column("counted_to", sa.BigInteger, nullable=False),
        sa.Column("cleared_to", sa.DateTime(timezone=True), nullable=False),
    )
    never = f"TIMESTAMP WITH TIME ZONE '{NEVER}+00'" if op.get_bind().dialect.name == "postgresql" else f"'{NEVER}'"
    op.execute(f"INSERT INTO housekeeping SELECT COALESCE(max(number), 0), {never} FROM ends")  # noqa: S608
    op.create_table("left_guilds", key("guild_id"), sa.Column("since", sa.DateTime(timezone=True), nullable=False))


def copied(name: str, columns: list[sa.Column[Any]], which: str, **options: Any) -> None:
    """Make the table anew with these columns, and with these of its rows."""
    op.execute(f"ALTER TABLE {name} RENAME TO former_{name}")
    if op.get_bind().dialect.name == "postgresql":  # which names the primary key after the table
        op.execute(f"ALTER INDEX {name}_pkey RENAME TO former_{name}_pkey")
    op.create_table(name, *columns, **options)
    named = ", ".join(column.name for column in columns)
    op.execute(f"INSERT INTO {name} ({named}) SELECT {named} FROM former_{name} {which}")  # noqa: S608
    op.drop_table(f"former_{name}")


def index_all() -> None:
    """Make the indexes, which went with the former tables."""
    for by in ("by_rating", "wins", "points", "by_rate"):
        ranked = sa.text(f"{by} > 0")
        op.create_index(
            f"standings_by_{by.removeprefix('by_')}",
            "standings",
            ["guild_id", "edition", "period", by, "user_id"],
            sqlite_where=ranked,
            postgresql_where=ranked,
        )
    op.create_index("days_by_balance", "days", ["user_id", "guild_id", "balance", "points", "day"])
    op.create_index("results_of_a_player", "results", ["user_id", "number"])
    op.create_index("results_of_a_player_in_a_guild", "results", ["user_id", "guild_id", "number"])
    op.create_index("ends_by_number", "ends", ["number"], unique=True)
    op.create_index("matches_of_a_guild", "ends", ["guild_id", "match_number"], unique=True)
    waiting = sa.text("number IS NULL")
    op.create_index(
        "ends_to_be_counted", "ends", ["at", "game_id", "answer"], sqlite_where=waiting, postgresql_where=waiting
    )
    op.create_index("games_of_a_guild", "games", ["guild_id"])
