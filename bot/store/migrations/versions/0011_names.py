"""Names are kept for each server and for everywhere; players may choose not to be shown outside of their servers.

The channels in which a server plays are found quickly, as each user sees what happened in those that they can see.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0009"

GAMES = sa.table("games", *map(sa.column, ("id", "guild_id", "created")))
SEATS = sa.table("seats", *map(sa.column, ("game_id", "user_id", "name")))
PLAYERS = sa.table("players", sa.column("user_id"))
NAMES = sa.table("names", *map(sa.column, ("user_id", "guild_id", "name")))


def upgrade() -> None:
    """Take each player's last name on each server from their games there; how they are called elsewhere is unknown.

    What was kept until now is the name that they had on the server where they were counted last.
    """
    op.add_column("seats", sa.Column("global_name", sa.Text))
    ids = ("user_id", "guild_id")
    op.create_table(
        "names",
        *(sa.Column(name, sa.BigInteger, primary_key=True, autoincrement=False) for name in ids),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_table(
        "hidden",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
    )
    newest_first = sa.func.row_number().over(
        partition_by=(SEATS.c.user_id, GAMES.c.guild_id), order_by=(GAMES.c.created.desc(), GAMES.c.id)
    )
    called = sa.select(SEATS.c.user_id, GAMES.c.guild_id, SEATS.c.name, newest_first.label("nth"))
    called = called.join(GAMES, GAMES.c.id == SEATS.c.game_id).join(PLAYERS, PLAYERS.c.user_id == SEATS.c.user_id)
    last = called.subquery()
    op.execute(
        sa.insert(NAMES).from_select(
            [*ids, "name"], sa.select(last.c.user_id, last.c.guild_id, last.c.name).where(last.c.nth == 1)
        )
    )
    op.drop_table("players")
    op.drop_index("games_of_a_guild", "games")
    op.create_index("games_of_a_guild", "games", ["guild_id", "channel_id"])
