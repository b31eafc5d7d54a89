"""The server of the playground: its people, channels and threads, and the file that remembers them.

What is written in the channels is forgotten with the process. The ids stay the same, so that the bot finds its games,
statistics and settings again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from simcord import ChannelHandle, RoleHandle, UserHandle
from simcord.backend.models import Channel

from .local import LocalDiscord
from .people import Person

T = TypeVar("T")

FILE = "house.json"
LANGUAGES = ("en-US", "zh-TW")
MOST_PEOPLE = 6
MOST_CHANNELS = 50
LONGEST_NAME = 32
CHANNEL = "uno"
SPECTATOR = "Spectator"
FIRST_PEOPLE = (("Ann", "en-US"), ("Ben", "en-US"), ("小美", "zh-TW"))


@dataclass(slots=True)
class Known:
    """What is remembered: each part with its id, so that it is the same again."""

    guild: int | None = None
    language: str = LANGUAGES[0]
    people: list[dict[str, Any]] = field(default_factory=list)
    spectator: int | None = None
    channels: list[dict[str, Any]] = field(default_factory=list)


class Unfit(Exception):
    """The house does not take this; the message says why, as a code that the page has words for."""


class House:
    """One server on the local Discord, and everybody in it."""

    def __init__(self, local: LocalDiscord, folder: Path) -> None:
        self._local = local
        self._backend = local.backend
        self._file = folder / FILE
        known = _read(self._file)
        people = known.people or [{"name": name, "locale": locale} for name, locale in FIRST_PEOPLE]
        users = [self._user(one.get("id"), one["name"]) for one in people]
        self.guild = local.guild(
            "UNO house", id=known.guild, owner=users[0], preferred_locale=_language(known.language)
        )
        self.people: dict[int, Person] = {}
        for user, one in zip(users, people, strict=True):
            self._settle(user, one["locale"])
        self.spectator = self._settle(self._user(known.spectator, SPECTATOR), LANGUAGES[0], spectates=True)
        for one in known.channels or [{"name": CHANNEL}]:
            self._restore(one)
        self.keep()

    # Finding

    def person(self, number: object) -> Person:
        """Somebody, or the spectator, by id."""
        number = int(str(number))
        return self.spectator if number == self.spectator.id else self.people[number]

    def channel(self, number: object) -> ChannelHandle:
        """A channel or thread of this house, by id."""
        channel = self._local.channel(int(str(number)))
        if channel.guild is None or channel.guild.id != self.guild.id:
            raise KeyError(number)
        return channel

    def channels(self) -> list[Channel]:
        """The channels, each followed by its threads."""
        mine = [one for one in self._backend.channels.values() if one.guild_id == self.guild.id]
        tops = [one for one in mine if not one.is_thread]
        return [one for top in tops for one in (top, *(thread for thread in mine if thread.parent_id == top.id))]

    def roles(self) -> list[RoleHandle]:
        """The roles of this house, first the one that everybody has."""
        return list(self.guild.roles.values())

    def role(self, number: object) -> RoleHandle:
        """A role, by id."""
        return {str(role.id): role for role in self.roles()}[str(number)]

    @property
    def language(self) -> str:
        """What the server speaks."""
        return self._backend.get_guild(self.guild.id).preferred_locale

    def locale_of(self, person: Person) -> str:
        """What somebody's Discord speaks."""
        return self._backend.locales[person.id]

    def named(self, sign: str, number: str) -> str | None:
        """The name behind a mention."""
        if sign == "@":
            user = self._backend.users.get(int(number))
            return None if user is None else user.global_name or user.name
        channel = self._backend.channels.get(int(number))
        return None if channel is None else channel.name

    # Furnishing

    def add_person(self, name: str, locale: str) -> Person:
        """One more who can be played."""
        name = self._fit(name, (person.name for person in (*self.people.values(), self.spectator)))
        if len(self.people) >= MOST_PEOPLE:
            raise Unfit("full")
        return self._kept(self._settle(self._user(None, name), _language(locale)))

    def add_channel(self, name: str) -> ChannelHandle:
        """A new channel."""
        self._check_room()
        name = self._fit("-".join(name.lower().split()), (one.name for one in self.channels()))
        return self._kept(self.guild.create_text_channel(name))

    def add_thread(self, person: Person, channel: ChannelHandle, name: str) -> ChannelHandle:
        """A new thread in a channel."""
        self._check_room()
        name = self._fit(name, (one.name for one in self.channels() if one.parent_id == channel.id))
        if channel.is_thread:
            raise Unfit("thread_in_thread")
        return self._kept(person.open_thread(channel, name))

    def speak(self, person: Person, locale: str) -> None:
        """Somebody's Discord speaks this language from now on."""
        self._backend.locales[person.id] = _language(locale)
        self._kept(None)

    def speak_all(self, locale: str) -> None:
        """The server speaks this language from now on."""
        self._backend.edit_guild(self.guild.id, {"preferred_locale": _language(locale)})
        self._kept(None)

    def keep(self) -> None:
        """Writes down who and what is here."""
        known = Known(
            self.guild.id,
            self.language,
            [{"id": one.id, "name": one.name, "locale": self.locale_of(one)} for one in self.people.values()],
            self.spectator.id,
            [
                {"id": one.id, "name": one.name, "parent": one.parent_id, "owner": one.owner_id}
                for one in self.channels()
            ],
        )
        self._file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._file.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(known), ensure_ascii=False, indent=1), encoding="utf-8")
        fresh.replace(self._file)

    def _kept(self, made: T) -> T:
        self.keep()
        self._local.pulse.beat()
        return made

    def _fit(self, name: str, taken: Iterable[str | None]) -> str:
        name = " ".join(name.split())
        if not 1 <= len(name) <= LONGEST_NAME:
            raise Unfit("name_length")
        if name in taken:
            raise Unfit("name_taken")
        return name

    def _check_room(self) -> None:
        if len(self.channels()) >= MOST_CHANNELS:
            raise Unfit("full")

    def _user(self, number: int | None, name: str) -> UserHandle:
        self._backend.next_ids = [] if number is None else [number]
        return self._local.world.create_user(name)

    def _settle(self, user: UserHandle, locale: str, *, spectates: bool = False) -> Person:
        self._backend.locales[user.id] = locale
        person = Person(self._local.world, self._local.pulse, user)
        person.join(self.guild)
        if not spectates:
            self.people[person.id] = person
        return person

    def _restore(self, one: dict[str, Any]) -> None:
        number, parent = one.get("id"), one.get("parent")
        self._backend.next_ids = [] if number is None else [number]
        if parent is None:
            self.guild.create_text_channel(one["name"])
        else:
            owner = self.people.get(one["owner"]) or next(iter(self.people.values()))
            owner.open_thread(self._local.channel(parent), one["name"])


def _language(locale: str) -> str:
    if locale not in LANGUAGES:
        raise Unfit("language")
    return locale


def _read(file: Path) -> Known:
    """What is remembered; nothing where there is no file, or one that makes no sense."""
    try:
        known = Known(**json.loads(file.read_text(encoding="utf-8")))
        spoken = [known.language, *(person["locale"] for person in known.people)]
        called = [part["name"] for part in (*known.people, *known.channels)]
    except (OSError, ValueError, TypeError, LookupError):
        return Known()
    makes_sense = set(spoken) <= set(LANGUAGES) and all(isinstance(name, str) for name in called)
    return known if makes_sense else Known()
