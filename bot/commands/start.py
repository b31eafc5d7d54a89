"""What commands begin with that speak to Discord: the settings with a token, and the log without secrets."""

from __future__ import annotations

from sqlalchemy.engine import make_url

from bot import logs
from bot.config import Settings


def settings_with_token() -> Settings:
    """Return the settings and set up the log, without secrets; raise SettingsError if there is no token."""
    settings = Settings.load()
    settings.require_token()
    logs.set_up(settings.log_level, settings.log_format, secrets=secrets_of(settings))
    return settings


def secrets_of(settings: Settings) -> list[str]:
    """Return what must never be printed: the token, and the database's password."""
    return [secret for secret in (settings.discord_token, make_url(settings.database_url).password) if secret]
