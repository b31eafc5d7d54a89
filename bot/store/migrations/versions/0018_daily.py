"""The deal of each day, and what came of it."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Create the tables, empty: the secret is made when it is first needed."""
    op.create_table(
        "daily_secret",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.Text, nullable=False),
    )
    op.create_table(
        "daily_results",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("game_id", "edition", "name")),
        sa.Column("global_name", sa.Text),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("points", "cards")),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("accuracy", sa.Integer),
    )
    op.create_index("ix_daily_results_user_id", "daily_results", ["user_id"])
    op.create_index("daily_results_by_points", "daily_results", ["day", "points", "cards"])
