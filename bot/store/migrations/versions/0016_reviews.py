"""What was luck and what was play in a finished game is kept with it."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add an empty table: no game was reviewed before."""
    op.create_table(
        "reviews",
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        *(sa.Column(name, sa.Integer, primary_key=True, autoincrement=False) for name in ("round", "seat")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("rules", "reckoning")),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
