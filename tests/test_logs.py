"""Logs: readable by people or by collectors, and without secrets."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from bot import logs

TOKEN = "MTk4.Cl2FMQ.secret"
ADDRESS = "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24_token-1/messages/@original"


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in logs.AT_LEAST}
    yield
    root.handlers[:], root.level = handlers, level
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


def written(level: str = "INFO", form: str = "text") -> io.StringIO:
    stream = io.StringIO()
    logs.set_up(level, form, secrets=[TOKEN, ""], stream=stream)
    return stream


def test_a_line_for_people() -> None:
    stream = written()
    logging.getLogger("bot.chat.client").info("Restored %d games", 3)
    logging.getLogger("cogs").warning("Late", extra={"game": "k3Jx"})
    first, second = stream.getvalue().splitlines()
    assert first[19:] == " INFO bot.chat.client: Restored 3 games"
    assert second[19:] == " WARNING cogs [game k3Jx]: Late"


def test_a_line_for_collectors() -> None:
    stream = written(form="json")
    try:
        raise ValueError(TOKEN)
    except ValueError:
        logging.getLogger("cogs").exception("Line one\nline two", extra={"game": "k3Jx"})
    (line,) = stream.getvalue().splitlines()
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"], told["game"]) == (
        "ERROR",
        "cogs",
        "Line one\nline two",
        "k3Jx",
    )
    assert "ValueError: …" in told["exception"]
    assert told["time"].endswith("+00:00")


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_secret_is_written(form: str) -> None:
    stream = written(form=form)
    log = logging.getLogger("discord.http")
    log.warning("We are being rate limited. PATCH %s responded with 429.", ADDRESS)
    log.warning("The token is %s", TOKEN)
    try:
        raise OSError(ADDRESS)
    except OSError:
        log.exception("POST /interactions/77/abc_DEF-1/callback failed")
    text = stream.getvalue()
    assert "webhooks/123/…/messages/@original" in text
    assert "/interactions/77/…/callback" in text
    for secret in (TOKEN, "aW50ZXJhY3Rpb24_token-1", "abc_DEF-1"):
        assert secret not in text


def test_who_would_write_hands_and_seeds_is_kept_quiet() -> None:
    stream = written("DEBUG")
    for name in ("aiosqlite", "sqlalchemy.engine", "sqlalchemy.engine.Engine"):
        logging.getLogger(name).info("a row")
    logging.getLogger("discord.gateway").debug("an event")
    logging.getLogger("bot.chat.client").debug("heard")
    assert [line.split(": ")[1] for line in stream.getvalue().splitlines()] == ["heard"]


def test_a_higher_level_holds_for_all() -> None:
    stream = written("ERROR")
    logging.getLogger("aiosqlite").warning("a row")
    logging.getLogger("bot.chat.client").warning("heard")
    assert not stream.getvalue()
