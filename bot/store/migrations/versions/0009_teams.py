"""Teams are counted: what people who play together have reached as one."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add an empty table: no match was played in teams before."""
    op.create_table(
        "teams",
        *(sa.Column(name, sa.BigInteger, primary_key=True, autoincrement=False) for name in ("user_id", "guild_id")),
        sa.Column("edition", sa.Text, primary_key=True),
        sa.Column("kind", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("team", sa.Text, primary_key=True),
        *(
            sa.Column(name, sa.Integer, nullable=False)
            for name in ("period", "games", "wins", "rated", "rating", "by_rating", "listed")
        ),
        *(sa.Column(name, sa.Double, nullable=False) for name in ("mu", "sigma")),
    )
    listed = sa.text("listed > 0")
    op.create_index(
        "teams_by_rating",
        "teams",
        ["guild_id", "edition", "period", "listed", "team", "user_id"],
        sqlite_where=listed,
        postgresql_where=listed,
    )
