"""Games get digests, by which damage is noticed; one that is set aside leaves its channel free."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns; what is stored already has no digest, and gets one with its next save."""
    op.add_column("games", sa.Column("digest", sa.BigInteger))
    op.add_column("games", sa.Column("answers_digest", sa.BigInteger))
    op.drop_index("one_live_game_a_channel", "games")
    live = sa.text("status != 'ended' AND status != 'aside'")
    op.create_index(
        "one_live_game_a_channel", "games", ["channel_id"], unique=True, sqlite_where=live, postgresql_where=live
    )
