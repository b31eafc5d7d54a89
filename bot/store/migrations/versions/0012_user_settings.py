"""What users choose for themselves is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add an empty table: users could choose nothing before."""
    op.create_table(
        "user_settings",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("settings", sa.Text, nullable=False),
    )
