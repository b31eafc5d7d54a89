"""What the managers of a server have chosen for the games that are opened there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Self

from bot.sessions.dance import JUDGINGS, ROUTINE
from bot.sessions.options import TURN_SECONDS, Options
from bot.sessions.refusals import SessionRefusal
from bot.store import settings as stored_settings
from bot.store.settings import SaveGuildSettings
from bot.store.store import Store
from bot.text import LOCALES

EVERYBODY, MANAGERS = "everybody", "managers"
MOST_CHANNELS = 25


def _is_id(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and number > 0


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The choices in force on a server. Raises SessionRefusal for what makes no sense together."""

    locale: str | None = None
    """The language of public messages; None: the one that the server has on Discord."""
    edition: str = "classic"
    house: tuple[str, ...] = ()
    turn_seconds: int | None = TURN_SECONDS
    hosts: str | int = EVERYBODY
    """Who may open a game: everybody, managers, or the members with the role of this id (and managers)."""
    channels: tuple[int, ...] = ()
    """Where games may be opened; empty: everywhere."""
    judging: str = ROUTINE
    """Who judges whether a dance was one."""
    pings: bool = True
    """Whether players are pinged when their time runs out."""

    def __post_init__(self) -> None:
        Options.for_edition(self.edition).with_(turn_seconds=self.turn_seconds, house=self.house)
        fits = (
            (self.locale is None or self.locale in LOCALES)
            and (self.hosts in {EVERYBODY, MANAGERS} or _is_id(self.hosts))
            and len(self.channels) <= MOST_CHANNELS
            and all(map(_is_id, self.channels))
            and self.judging in JUDGINGS
            and isinstance(self.pings, bool)
        )
        if not fits:
            raise SessionRefusal("bad_options")

    @classmethod
    def from_stored(cls, stored: Mapping[str, Any]) -> Self:
        """Return the settings that were stored; ignore those that make no sense any more."""
        settings = cls()
        for field in fields(cls):
            if field.name in stored:
                value = stored[field.name]
                with suppress(SessionRefusal, TypeError):
                    settings = settings.with_(**{field.name: tuple(value) if isinstance(value, list) else value})
        return settings

    def with_(self, **choices: Any) -> Self:
        """Return the settings with other choices; raise `SessionRefusal` if they do not fit."""
        return replace(self, **choices)

    def with_edition(self, key: str) -> Self:
        """Return the settings with another edition, and the house rules that fit it."""
        return replace(self, edition=key, house=self._options().with_edition(key).house)

    def options(self, edition: str | None = None, scoring: str | None = None, target: int | None = None) -> Options:
        """Return the options of a game that is opened here, with what is asked for instead of the usual (G12)."""
        usual = self._options()
        options = usual if edition is None else usual.with_edition(edition)
        return options.with_(scoring=scoring or options.scoring, target=options.target if target is None else target)

    def _options(self) -> Options:
        return Options.for_edition(self.edition).with_(turn_seconds=self.turn_seconds, house=self.house)


DEFAULTS = GuildSettings()


async def settings_of(store: Store, guild_id: int) -> GuildSettings:
    """Return the settings of a server."""
    return GuildSettings.from_stored(await store.read(stored_settings.of_guild, guild_id))


async def keep_settings(store: Store, guild_id: int, settings: GuildSettings) -> None:
    """Save the settings of a server; only those that differ from the defaults are stored."""
    chosen = {name: value for name, value in asdict(settings).items() if value != getattr(DEFAULTS, name)}
    await store.save(SaveGuildSettings(guild_id, json.dumps(chosen) if chosen else None))
