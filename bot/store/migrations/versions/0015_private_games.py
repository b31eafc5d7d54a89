"""A game may be played in a channel, or be one user's own."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add an empty column: all games so far were played in channels. A user has one live game of each kind."""
    op.add_column("games", sa.Column("private", sa.Text, nullable=False, server_default=""))
    op.drop_index("one_live_game_a_channel", "games")
    live = sa.text("status != 'ended' AND status != 'aside'")
    columns = ["channel_id", "private"]
    op.create_index("one_live_game_a_channel", "games", columns, unique=True, sqlite_where=live, postgresql_where=live)
    private = sa.text("private != ''")
    op.create_index("private_games", "games", ["updated"], sqlite_where=private, postgresql_where=private)
