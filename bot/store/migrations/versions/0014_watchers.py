"""Members of a server may ask to be told when a table opens there."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add an empty table: no user could ask before."""
    op.create_table(
        "watchers",
        *(sa.Column(name, sa.BigInteger, primary_key=True, autoincrement=False) for name in ("guild_id", "user_id")),
    )
    op.create_index("ix_watchers_user_id", "watchers", ["user_id"])
