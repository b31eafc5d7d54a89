"""Which process runs each game, and until when it is known to be there."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Makes the table of leases; the games that are there belong to nobody."""
    op.create_table(
        "leases",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.add_column("games", sa.Column("owner", sa.Text))
    op.create_index("ix_games_owner", "games", ["owner"])
    op.create_index("games_by_end", "games", ["ended"])
