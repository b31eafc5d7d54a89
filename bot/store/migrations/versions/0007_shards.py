"""Which process runs each shard, in place of which runs each game."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables of shards, of processes and of turns to identify; no process runs."""
    op.create_table(
        "shard_leases",
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.Text),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("shard_count", sa.Integer, nullable=False),
    )
    op.create_table(
        "identifies",
        sa.Column("bucket", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("next_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.drop_index("ix_games_owner", "games")
    op.drop_column("games", "owner")
    op.drop_table("leases")
