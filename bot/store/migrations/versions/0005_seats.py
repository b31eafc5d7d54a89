"""Who sits where becomes rows, which the session's JSON held before; and plainer names."""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

CHUNK = 1000
NAMELESS = "?"
UNSTORABLE = re.compile("[\x00\ud800-\udfff]")

games = sa.table(
    "games",
    sa.column("id", sa.Text),
    sa.column("host", sa.BigInteger),
    sa.column("session", sa.Text),
    sa.column("snapshot", sa.Text),
)


def upgrade() -> None:
    """Rename what is renamed, and move hosts and seats out of the JSON of all games."""
    rename_column("games", "life", "status")
    rename_column("games", "header", "seed")
    rename_column("ends", "nth", "match_number")
    rename_table("rungs", "rank_buckets")
    rename_column("rank_buckets", "placed_by", "ranked_by")
    rename_column("rank_buckets", "rung", "lowest")
    rename_column("rank_buckets", "people", "players")
    op.drop_table("player_settings")

    op.add_column("games", sa.Column("host", sa.BigInteger, nullable=False, server_default="0"))
    op.drop_index("ix_seats_game_id", "seats")
    rename_table("seats", "former_seats")
    seats = op.create_table(
        "seats",
        sa.Column("game_id", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    save = sa.update(games).where(games.c.id == sa.bindparam("of"))
    save = save.values(session=sa.bindparam("now"), host=sa.bindparam("hosted_by"))
    for rows in chunks(connection):
        saved, seated, unreadable = [], [], []
        for row in rows:
            try:
                session, host, taken = taken_apart(row.session, row.snapshot)
            except (AttributeError, LookupError, TypeError, ValueError):
                unreadable.append(row.id)
            else:
                saved.append({"of": row.id, "now": session, "hosted_by": host})
                seated += [{"game_id": row.id, "seat": place, **seat} for place, seat in enumerate(taken)]
        if saved:
            connection.execute(save, saved)
        seated += known_before(connection, unreadable)
        if seated:
            connection.execute(sa.insert(seats), seated)
    op.drop_table("former_seats")
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    op.create_index("ix_games_host", "games", ["host"])


def chunks(connection: sa.Connection) -> Iterator[Sequence[Any]]:
    """All games, some at a time."""
    query = sa.select(games.c.id, games.c.session, games.c.snapshot).order_by(games.c.id).limit(CHUNK)
    rows = connection.execute(query).all()
    while rows:
        yield rows
        rows = connection.execute(query.where(games.c.id > rows[-1].id)).all()


def taken_apart(text: str, snapshot: str | None) -> tuple[str, int, list[dict[str, object]]]:
    """The session as it is stored from now on, its host and its seats."""
    session = json.loads(text)
    host, seats = session.pop("host"), session.pop("seats")
    left = seats_left(snapshot, len(seats))
    taken = [
        {
            # A user who was forgotten has a number below 0 instead.
            "user_id": number(seat.get("forgotten") if seat["user"] is None else seat["user"]),
            "name": UNSTORABLE.sub("", seat["name"]),
            "level": seat.get("level"),
            "missed": int(seat.get("missed", 0)),
            "away": bool(seat.get("away", False)),
            "left": has_left,
        }
        for seat, has_left in zip(seats, left, strict=True)
    ]
    dance = session.pop("dance", None)
    session["interlude"] = None if dance is None else {"kind": "dance", **dance}
    return json.dumps(session, separators=(",", ":")), number(host) or 0, taken


def number(value: object) -> int | None:
    """A user's id; raises TypeError where it is none."""
    if value is None or (type(value) is int and abs(value) < 2**63):
        return value
    raise TypeError("not a user's id")


def seats_left(snapshot: str | None, seats: int) -> list[bool]:
    """Which seats have left the match, as far as its state can be read."""
    try:
        in_match = json.loads(snapshot or "")["in_match"]
        return [not in_match[seat] for seat in range(seats)]
    except (LookupError, TypeError, ValueError):
        return [False] * seats


def known_before(connection: sa.Connection, ids: list[str]) -> list[dict[str, object]]:
    """The users of games whose session cannot be read, in no order that means anything."""
    if not ids:
        return []
    former = sa.table("former_seats", sa.column("game_id", sa.Text), sa.column("user_id", sa.BigInteger))
    query = sa.select(former.c.game_id, former.c.user_id).where(former.c.game_id.in_(ids))
    of_each: dict[str, list[int]] = {}
    for game_id, user in connection.execute(query.order_by(former.c.user_id)):
        of_each.setdefault(game_id, []).append(user)
    seat = {"name": NAMELESS, "level": None, "missed": 0, "away": False, "left": False}
    return [
        {"game_id": game_id, "seat": place, "user_id": user, **seat}
        for game_id, users in of_each.items()
        for place, user in enumerate(users)
    ]


def rename_column(table: str, old: str, new: str) -> None:
    """Indexes on the column, also partial ones, follow."""
    op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")


def rename_table(old: str, new: str) -> None:
    """With its primary key, which PostgreSQL names after it."""
    op.execute(f"ALTER TABLE {old} RENAME TO {new}")
    if op.get_bind().dialect.name == "postgresql":
        op.execute(f"ALTER INDEX {old}_pkey RENAME TO {new}_pkey")
