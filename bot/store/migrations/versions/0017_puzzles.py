"""Decisions of games become puzzles, which users try; both have ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add empty tables: there were no puzzles before."""
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "puzzles",
        sa.Column("id", sa.Text, primary_key=True, autoincrement=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("round", "step", "seat")),
        sa.Column("choices", sa.Text, nullable=False),
        *(sa.Column(name, sa.Double, nullable=False) for name in ("error", "mu", "sigma")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("tries", "solved")),
    )
    op.create_index("puzzles_of_a_game", "puzzles", ["game_id", "round"], unique=True)
    op.create_index("puzzles_by_rating", "puzzles", ["edition", "mu"])
    op.create_index("reviews_by_time", "reviews", ["at", "game_id", "seat"])
    op.create_table(
        "puzzle_attempts",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("puzzle_id", sa.Text, sa.ForeignKey("puzzles.id"), primary_key=True),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("is_right", sa.Boolean, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("before", "after")),
        *(sa.Column(name, moment, nullable=False) for name in ("at", "last_at")),
    )
    op.create_index("ix_puzzle_attempts_puzzle_id", "puzzle_attempts", ["puzzle_id"])
    op.create_table(
        "puzzle_ratings",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        *(sa.Column(name, sa.Double, nullable=False) for name in ("mu", "sigma")),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("tries", "solved")),
    )
