"""How many stand on each rung of each board."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

PLACED_BY = ("by_rating", "wins", "points", "by_rate")


def rung(value: str) -> str:
    """The lowest value that shares a rung with this one, reckoned by SQL."""
    doubled = "".join(f" WHEN {value} < {32 << times} THEN {value} - {value} % {1 << times}" for times in range(26))
    return f"CASE{doubled} ELSE {value} - {value} % {1 << 26} END"


def upgrade() -> None:
    """Makes the table, and counts the standings that are there."""
    op.create_table(
        "rungs",
        sa.Column("recount", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("edition", sa.Text, primary_key=True),
        sa.Column("period", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("placed_by", sa.Text, primary_key=True),
        sa.Column("rung", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("people", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    for key in PLACED_BY:
        op.execute(
            f"INSERT INTO rungs SELECT recount, guild_id, edition, period, '{key}', {rung(key)}, count(*) "  # noqa: S608
            f"FROM standings WHERE {key} > 0 GROUP BY 1, 2, 3, 4, 6"
        )
