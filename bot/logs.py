"""What the program writes about itself: lines to read, or JSON for collectors, and no secrets in either.

A message may carry a game's id: `log.info("…", extra={"game": session.id})`.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TextIO

AT_LEAST = {
    "aiosqlite": logging.WARNING,
    "sqlalchemy.engine": logging.WARNING,
    "discord": logging.INFO,
}
"""Below these levels they write whole rows, requests and events: seeds, hands, the tokens of interactions."""

HIDDEN = "…"

# The token after the ids in these addresses is enough to answer in the bot's name.
TOKENS_IN_ADDRESSES = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/?\s'\"]+")


def set_up(
    level: str = "INFO", form: str = "text", *, secrets: Iterable[str] = (), stream: TextIO | None = None
) -> None:
    """Send everything from this level up to `stream` (standard error), without these secrets."""
    formatter = JsonLines(secrets) if form == "json" else Lines(secrets)
    output = logging.StreamHandler(stream or sys.stderr)
    output.setFormatter(formatter)
    logging.basicConfig(level=level, handlers=[output], force=True)
    for name, least in AT_LEAST.items():
        logging.getLogger(name).setLevel(max(least, logging.getLevelNamesMapping()[level]))


class Lines(logging.Formatter):
    """`2026-01-31 12:00:00 INFO bot.chat.client [game k3Jx]: …`, in UTC."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as text, with its traceback beneath."""
        return self.without_secrets(super().format(record))

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  (logging's own name)
        game = game_of(record)
        where = f"{record.name} [game {game}]" if game else record.name
        return f"{moment(record):%Y-%m-%d %H:%M:%S} {record.levelname} {where}: {record.message}"

    def without_secrets(self, text: str) -> str:
        """Return the text without the known secrets, and without tokens in addresses."""
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return TOKENS_IN_ADDRESSES.sub(rf"\1{HIDDEN}", text)


class JsonLines(Lines):
    """One JSON object a line: time, level, logger, message, and game and exception where there are."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as JSON."""
        line = {
            "time": moment(record).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": self.without_secrets(record.getMessage()),
        }
        if game := game_of(record):
            line["game"] = game
        if record.exc_info:
            line["exception"] = self.without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def game_of(record: logging.LogRecord) -> str:
    """Return the id of the game that the record is about, if it is about one."""
    return str(getattr(record, "game", ""))


def moment(record: logging.LogRecord) -> datetime:
    """Return when the record was written."""
    return datetime.fromtimestamp(record.created, UTC)
