"""What the operator decides: the environment and the current folder's `.env`, read once and checked whole.

Relative paths begin at the current folder, too.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

from dotenv import dotenv_values
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from bot.errors import WRONG_SETTINGS, OperatorError

ENV_FILE = Path(".env")
DATA_FOLDER = Path("data")
DATABASE_FILE = "uno.db"
THIS_MACHINE = "127.0.0.1"
OURS = ("UNO_", "DISCORD_")
"""What begins like this is meant for this program."""
IDS_END = 2**63
"""Discord gives no such ids, and databases take none."""
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
LOG_FORMATS = ("text", "json")

UNKNOWN_TOKEN = "DISCORD_TOKEN is not a token that Discord knows; copy your bot's again from the developer portal."
NOT_DISCORD = "DISCORD_API_URL does not lead to Discord's API, which answers at https://discord.com/api/v10."

# Hosting companies hand out the short names; the code needs the drivers that it runs on.
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}

_Value = TypeVar("_Value")


class SettingsError(OperatorError):
    """The settings cannot be used; `problems` holds one sentence for each that is wrong."""

    exit_code = WRONG_SETTINGS

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting, checked. The token and the database's address (it may hold a password) are never printed."""

    discord_token: str | None = field(default=None, repr=False)
    discord_api_url: str | None = None
    """None: Discord's own."""
    database_url: str = field(default=f"sqlite+aiosqlite:///{DATA_FOLDER / DATABASE_FILE}", repr=False)
    log_level: str = "INFO"
    log_format: str = "text"
    dev_guild_id: int | None = None
    shard_count: int | None = None
    discord_gateway_url: str | None = None
    """None: what the API names."""
    discord_cdn_url: str | None = None
    """None: Discord's own."""
    metrics_port: int | None = None
    metrics_host: str = THIS_MACHINE
    data: Path = DATA_FOLDER
    """The folder for what changes while the bot runs, unless DATABASE_URL leads elsewhere."""
    remarks: tuple[str, ...] = field(default=(), compare=False)
    """A sentence for each name that looks like a setting and is none."""

    @classmethod
    def load(cls, environ: Mapping[str, str] = os.environ, env_file: Path = ENV_FILE) -> Settings:
        """Read `env_file`, then `environ`, which wins; raise SettingsError naming everything that is wrong."""
        problems: list[str] = []
        known: list[str] = []
        values = _file_values(env_file, problems) | dict(environ)

        def read(name: str, check: Callable[[str], _Value]) -> _Value | None:
            known.append(name)
            text = values.get(name, "").strip()
            try:
                return check(text) if text else None
            except ValueError as error:
                problems.append(f"{name} {error}")
                return None

        token = read("DISCORD_TOKEN", _token)
        token_of_file = read("DISCORD_TOKEN_FILE", _token_of_file)
        if token and token_of_file:
            problems.append("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set; keep one of them.")
        data = read("UNO_DATA", _folder) or _folder(str(DATA_FOLDER))
        api_url = read("DISCORD_API_URL", _address("http", "https"))
        gateway_url = read("DISCORD_GATEWAY_URL", _address("ws", "wss"))
        cdn_url = read("DISCORD_CDN_URL", _address("http", "https"))
        database_url = read("DATABASE_URL", _database_url) or _address_of(data / DATABASE_FILE)
        log_level = read("LOG_LEVEL", _one_of(LOG_LEVELS, str.upper)) or "INFO"
        log_format = read("LOG_FORMAT", _one_of(LOG_FORMATS, str.lower)) or "text"
        dev_guild_id = read("DEV_GUILD_ID", whole_number(1, IDS_END - 1, "must be a server's id, digits only."))
        shard_count = read("SHARD_COUNT", whole_number(1, 100_000, "must be a whole number from 1 up."))
        metrics_host, metrics_port = read("METRICS_PORT", _listening) or (THIS_MACHINE, None)

        if problems:
            raise SettingsError(problems)
        return cls(
            token or token_of_file,
            api_url,
            database_url,
            log_level,
            log_format,
            dev_guild_id,
            shard_count,
            gateway_url,
            cdn_url,
            metrics_port,
            metrics_host,
            data,
            tuple(_remark(name, known) for name in sorted(values) if name.startswith(OURS) and name not in known),
        )

    def require_token(self) -> str:
        """Return the token; raise SettingsError with what to do when there is none."""
        if self.discord_token is None:
            raise SettingsError(
                [
                    (
                        "DISCORD_TOKEN is missing: write DISCORD_TOKEN= and your bot's token into a file .env in this "
                        "folder, or try the game without one: python -m bot playground."
                    )
                ]
            )
        return self.discord_token


def _file_values(path: Path, problems: list[str]) -> dict[str, str]:
    try:
        # Editors on Windows put a mark before the first name (utf-8-sig takes it off). Nothing is interpolated:
        # a password may hold ${.
        lines = dotenv_values(path, encoding="utf-8-sig", interpolate=False)
    except UnicodeDecodeError:
        problems.append(f"{path.name} is not UTF-8 text; save it in that encoding.")
    except OSError as error:
        problems.append(f"{path.name} cannot be read: {error.strerror}; check its permissions.")
    else:
        return {name: value for name, value in lines.items() if value is not None}
    return {}


def _remark(name: str, known: Sequence[str]) -> str:
    from difflib import get_close_matches  # seldom needed

    near = get_close_matches(name, known, n=1)
    return f"{name} is no setting{f'; did you mean {near[0]}?' if near else ' of this program.'}"


# The checks. No sentence repeats a value: a token may have been pasted into the wrong line.


def _token(text: str) -> str:
    if not re.fullmatch(r"[!-~]+", text):
        raise ValueError("must be the bot's token alone, without spaces or words around it.")
    return text


def _token_of_file(text: str) -> str:
    try:
        token = Path(text).read_text(encoding="utf-8-sig").strip()
    except OSError as error:
        raise ValueError(f"names a file that cannot be read: {error.strerror}.") from None
    except ValueError:
        raise ValueError("names a file that is not text.") from None
    if not token:
        raise ValueError("names a file that is empty.")
    try:
        return _token(token)
    except ValueError:
        raise ValueError("must name a file that holds the bot's token alone.") from None


def _folder(text: str) -> Path:
    if "\0" in text:
        raise ValueError("must be a folder.")
    return Path(text).absolute()


def _address(*schemes: str) -> Callable[[str], str]:
    sentence = f"must be an address that starts with {' or '.join(f'{scheme}://' for scheme in schemes)}."

    def check(text: str) -> str:
        try:
            parts = urlsplit(text)
            usable = parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
            usable &= not re.search(r"[\s?#]", text)  # more is put behind it
        except ValueError:  # its message repeats the text
            raise ValueError(sentence) from None
        if not usable:
            raise ValueError(sentence)
        return text.rstrip("/")

    return check


def _database_url(text: str) -> str:
    sentence = (
        "must be an address like sqlite+aiosqlite:///data/uno.db or postgresql+asyncpg://user:password@host/name."
    )
    try:
        url: URL = make_url(text)
    except (ArgumentError, ValueError):
        raise ValueError(sentence) from None
    if url.drivername not in _DRIVERS:
        raise ValueError(sentence)
    url = url.set(drivername=_DRIVERS[url.drivername])
    if url.drivername == "sqlite+aiosqlite":
        if url.host or not url.database or url.database == ":memory:" or url.database.startswith("file:"):
            raise ValueError("must name a file, with three slashes before it: sqlite+aiosqlite:///data/uno.db.")
        return _address_of(Path(url.database).absolute())
    return url.render_as_string(hide_password=False)


def _address_of(file: Path) -> str:
    return URL.create("sqlite+aiosqlite", database=str(file)).render_as_string()


def _one_of(choices: tuple[str, ...], fold: Callable[[str], str]) -> Callable[[str], str]:
    def check(text: str) -> str:
        if fold(text) not in choices:
            raise ValueError(f"must be one of {', '.join(choices)}.")
        return fold(text)

    return check


def whole_number(low: int, high: float, sentence: str) -> Callable[[str], int]:
    """Return the check of a number from `low` to `high`; it raises ValueError with the sentence for anything else."""

    def check(text: str) -> int:
        # Not int() alone, which takes "1_000", "+1" and digits of every script.
        if not re.fullmatch(r"[0-9]{1,20}", text) or not low <= int(text) <= high:
            raise ValueError(sentence)
        return int(text)

    return check


def _listening(text: str) -> tuple[str, int]:
    """Return the address and port to listen on; without an address, one that only this machine reaches."""
    host, _, port = text.rpartition(":")
    sentence = "must be a port from 1 to 65535, or an address and a port, like 0.0.0.0:9100."
    number = whole_number(1, 65_535, sentence)(port)
    try:
        return str(ip_address(host.strip("[]"))) if host else THIS_MACHINE, number
    except ValueError:
        raise ValueError(sentence) from None
