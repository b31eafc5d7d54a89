"""Games know the channel that they left for a thread."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add an empty column: no game had a thread of its own."""
    op.add_column("games", sa.Column("parent_id", sa.BigInteger))
    op.drop_index("games_of_a_guild", "games")
    op.create_index("games_of_a_guild", "games", ["guild_id", "parent_id", "channel_id"])
