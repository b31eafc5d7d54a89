"""What the managers of a server have chosen for the games that are opened there."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Self

from bot.sessions.dance import JUDGINGS, ROUTINE
from bot.sessions.options import Options
from bot.sessions.presets import MOST_OWN, OWN, TURN_SECONDS, Preset, clean_name, named
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
    presets: tuple[Preset, ...] = ()
    """The server's own."""
    preset: str = ""
    """What new games begin with, as `named` knows it; empty: with the turn time and house rules above."""
    threads: bool = False
    """Whether new games get threads of their own when they start."""
    reactions: bool = True
    """Whether players may react at the table."""
    remarks: bool = True
    """Whether computer players say something now and then."""
    told_role: int | None = None
    """The role that is told when a table opens; None: the members who asked for it."""

    def __post_init__(self) -> None:
        Options.for_edition(self.edition).with_(turn_seconds=self.turn_seconds, house=self.house)
        for preset in self.presets:
            _check(preset)
        fits = (
            (self.locale is None or self.locale in LOCALES)
            and (self.hosts in {EVERYBODY, MANAGERS} or _is_id(self.hosts))
            and len(self.channels) <= MOST_CHANNELS
            and all(map(_is_id, self.channels))
            and self.judging in JUDGINGS
            and len({preset.name.casefold() for preset in self.presets}) == len(self.presets)
            and (self.preset == "" or named(self.preset, self.presets) is not None)
            and all(isinstance(is_on, bool) for is_on in (self.pings, self.threads, self.reactions, self.remarks))
            and (self.told_role is None or _is_id(self.told_role))
        )
        if not fits:
            raise SessionRefusal("bad_options")
        if len(self.presets) > MOST_OWN:
            raise SessionRefusal("too_many_presets")

    @classmethod
    def from_stored(cls, stored: Mapping[str, Any]) -> Self:
        """Return the settings that were stored; ignore those that make no sense any more."""
        settings = cls()
        for field in fields(cls):
            if field.name in stored:
                value = stored[field.name]
                if field.name == "presets":
                    value = list(_readable(value))
                with suppress(AttributeError, SessionRefusal, TypeError):
                    settings = settings.with_(**{field.name: tuple(value) if isinstance(value, list) else value})
        return settings

    def with_(self, **choices: Any) -> Self:
        """Return the settings with other choices; raise `SessionRefusal` if they do not fit."""
        return replace(self, **choices)

    def with_edition(self, key: str) -> Self:
        """Return the settings with another edition, and the house rules that fit it.

        A preset that new games begin with stays if it names no edition, or this one.
        """
        usual = named(self.preset, self.presets)
        fits = usual is not None and usual.edition in {None, key}
        house = self._as_chosen().with_edition(key).house
        return replace(self, edition=key, house=house, preset=self.preset if fits else "")

    def with_usual(self, name: str) -> Self:
        """Return the settings with a preset, as `named` knows it, that new games begin with; empty: with none."""
        preset = named(name, self.presets)
        if name and preset is None:
            raise SessionRefusal("bad_options")
        edition = self.edition if preset is None else preset.edition or self.edition
        return replace(self.with_edition(edition), preset=name)

    def with_preset(self, name: str, options: Options) -> Self:
        """Return the settings with these options as a preset of the server's, in the place of one of the same name."""
        clean = clean_name(name)
        if clean is None:
            raise SessionRefusal("bad_preset_name")
        former = next((one for one in self.presets if one.name.casefold() == clean.casefold()), None)
        is_usual = former is not None and self.preset == f"{OWN}{former.name}"
        kept = tuple(one for one in self.presets if one is not former)
        changed = replace(self, presets=(*kept, options.as_preset(clean)), preset="" if is_usual else self.preset)
        return changed.with_usual(f"{OWN}{clean}") if is_usual else changed

    def without_preset(self, name: str) -> Self:
        """Return the settings without the server's preset of this name (behind OWN)."""
        gone = named(name, self.presets)
        if gone is None or gone not in self.presets:
            raise SessionRefusal("bad_options")
        kept = tuple(one for one in self.presets if one is not gone)
        return replace(self, presets=kept, preset="" if self.preset == name else self.preset)

    def options(self, edition: str | None = None, preset: str | None = None) -> Options:
        """Return the options of a game that is opened here, with what is asked for instead of the usual (G12)."""
        name = self.preset if preset is None else preset
        options = self.by_preset(name, edition or self.edition) if name else self._as_chosen()
        return options if edition is None or edition == options.edition else options.with_edition(edition)

    def by_preset(self, name: str, edition: str) -> Options:
        """Return the options of a preset, as `named` knows it, for this edition unless it names another."""
        preset = named(name, self.presets)
        if preset is None:
            raise SessionRefusal("bad_options")
        options = Options.by_preset(preset, edition)
        return replace(options, own=preset.name) if name.startswith(OWN) else options

    def recognised(self, options: Options) -> Options:
        """Return the options under the name of the server's preset that they are now; of everybody's first."""
        called = named(f"{OWN}{options.own}", self.presets)
        if options.own and called is not None and options.are_those_of(called):
            return options
        unnamed = replace(options, own="")
        if unnamed.preset is not None:
            return unnamed
        return replace(options, own=next((one.name for one in self.presets if options.are_those_of(one)), ""))

    def _as_chosen(self) -> Options:
        return Options.for_edition(self.edition).with_(turn_seconds=self.turn_seconds, house=self.house)


def _check(preset: Preset) -> None:
    """Raise SessionRefusal if this is no preset that a server may keep."""
    if (
        clean_name(preset.name) != preset.name
        or preset.edition is None
        or any(type(number) is not int for number in (preset.target, preset.hand, preset.uno))
        or not (preset.turn_seconds is None or type(preset.turn_seconds) is int)
    ):
        raise SessionRefusal("bad_options")
    Options.by_preset(preset, preset.edition)


def _readable(stored: object) -> Iterator[Preset]:
    """Yield those of the presets that were stored which make sense."""
    names: set[str] = set()
    for each in stored if isinstance(stored, list) else ():
        with suppress(SessionRefusal, LookupError, TypeError):
            preset = Preset(**each | {"house": tuple(each["house"])})
            _check(preset)
            if preset.name.casefold() not in names and len(names) < MOST_OWN:
                names.add(preset.name.casefold())
                yield preset


DEFAULTS = GuildSettings()


async def settings_of(store: Store, guild_id: int) -> GuildSettings:
    """Return the settings of a server."""
    return GuildSettings.from_stored(await store.read(stored_settings.of_guild, guild_id))


async def keep_settings(store: Store, guild_id: int, settings: GuildSettings) -> None:
    """Save the settings of a server; only those that differ from the defaults are stored."""
    chosen = {name: value for name, value in asdict(settings).items() if value != getattr(DEFAULTS, name)}
    await store.save(SaveGuildSettings(guild_id, json.dumps(chosen) if chosen else None))
