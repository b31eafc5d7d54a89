"""The playground's Discord server: its people, channels and threads, and the file that remembers them.

What is written in the channels is forgotten with the process. The ids stay the same, so that the bot finds its games,
statistics and settings again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from simcord import ChannelHandle, RoleHandle
from simcord.backend.models import Channel

from .local import LocalDiscord
from .person import Person

FILE = "house.json"
LANGUAGES = ("en-US", "zh-TW")
MAX_PEOPLE = 6
MAX_CHANNELS = 50
MAX_NAME_LENGTH = 32
SPECTATOR = "Spectator"
FIRST_CHANNEL = "uno"
FIRST_PEOPLE = (("Ann", "en-US"), ("Ben", "en-US"), ("小美", "zh-TW"))


@dataclass(slots=True)
class Saved:
    """What is remembered: each part with its id, so that it is the same again."""

    guild: int | None = None
    language: str = LANGUAGES[0]
    people: list[dict[str, Any]] = field(default_factory=list)
    spectator: int | None = None
    channels: list[dict[str, Any]] = field(default_factory=list)


class Rejected(Exception):
    """The request is not allowed here; the message says why, as a code that the page has words for."""


class PlaygroundGuild:
    """One server on the local Discord, and all users in it."""

    def __init__(self, local: LocalDiscord, folder: Path) -> None:
        self._local = local
        self._backend = local.backend
        self._file = folder / FILE
        saved = _read(self._file)
        known = saved.people or [{"name": name, "locale": locale} for name, locale in FIRST_PEOPLE]
        people = [local.person(one["name"], locale=one["locale"], user_id=one.get("id")) for one in known]
        self.people = {person.id: person for person in people}
        language = _checked(saved.language)
        self.guild = local.guild("UNO house", id=saved.guild, owner=people[0].user, preferred_locale=language)
        self.spectator = local.person(SPECTATOR, user_id=saved.spectator)
        for person in (*people, self.spectator):
            person.join(self.guild)
        for one in saved.channels or [{"name": FIRST_CHANNEL}]:
            self._restore_channel(one)
        self.save()
        self._backend.subscribers.append(self._notice)

    # Finding

    def person(self, number: object) -> Person:
        """Return the person or the spectator with this id."""
        number = int(str(number))
        return self.spectator if number == self.spectator.id else self.people[number]

    def channel(self, number: object) -> ChannelHandle:
        """Return the channel or thread of this server with this id."""
        channel = self._local.channel(int(str(number)))
        if channel.guild is None or channel.guild.id != self.guild.id:
            raise KeyError(number)
        return channel

    def channels(self) -> list[Channel]:
        """Return the channels, each followed by its threads."""
        mine = [one for one in self._backend.channels.values() if one.guild_id == self.guild.id]
        tops = [one for one in mine if not one.is_thread]
        return [one for top in tops for one in (top, *(thread for thread in mine if thread.parent_id == top.id))]

    def role(self, number: object) -> RoleHandle:
        """Return the role with this id."""
        return {str(role.id): role for role in self.guild.roles.values()}[str(number)]

    @property
    def language(self) -> str:
        return self._backend.get_guild(self.guild.id).preferred_locale

    def name_of(self, sign: str, number: str) -> str | None:
        """Return the name behind a mention: of a user (`@`) or a channel (`#`)."""
        if sign == "@":
            user = self._backend.users.get(int(number))
            return None if user is None else user.global_name or user.name
        channel = self._backend.channels.get(int(number))
        return None if channel is None else channel.name

    # Changing

    def add_person(self, name: str, locale: str) -> Person:
        name = self._fit(name, (person.name for person in (*self.people.values(), self.spectator)))
        if len(self.people) >= MAX_PEOPLE:
            raise Rejected("full")
        person = self._local.person(name, self.guild, locale=_checked(locale))
        self.people[person.id] = person
        self.save()
        return person

    def add_channel(self, name: str) -> ChannelHandle:
        self._check_room()
        name = self._fit("-".join(name.lower().split()), (one.name for one in self.channels()))
        channel = self.guild.create_text_channel(name)
        self.save()
        return channel

    def add_thread(self, person: Person, channel: ChannelHandle, name: str) -> ChannelHandle:
        self._check_room()
        name = self._fit(name, (one.name for one in self.channels() if one.parent_id == channel.id))
        if channel.is_thread:
            raise Rejected("thread_in_thread")
        thread = person.open_thread(channel, name)
        self.save()
        return thread

    def set_locale(self, person: Person, locale: str) -> None:
        self._backend.locales[person.id] = _checked(locale)
        self.save()

    def set_language(self, locale: str) -> None:
        """Change the language of the server's public messages."""
        self._backend.edit_guild(self.guild.id, {"preferred_locale": _checked(locale)})
        self.save()

    def save(self) -> None:
        """Write down who and what is here, and let open pages show it."""
        saved = Saved(
            self.guild.id,
            self.language,
            [{"id": one.id, "name": one.name, "locale": one.locale} for one in self.people.values()],
            self.spectator.id,
            [
                {"id": one.id, "name": one.name, "parent": one.parent_id, "owner": one.owner_id}
                for one in self.channels()
            ],
        )
        self._file.parent.mkdir(parents=True, exist_ok=True)
        new = self._file.with_suffix(".new")
        new.write_text(json.dumps(asdict(saved), ensure_ascii=False, indent=1), encoding="utf-8")
        new.replace(self._file)
        self._local.changes.notify()

    def _notice(self, event: str, payload: Mapping[str, Any]) -> None:
        """Remember a thread that the bot has made, or that is gone."""
        if event in {"THREAD_CREATE", "THREAD_DELETE"} and int(payload["guild_id"]) == self.guild.id:
            self.save()

    def _fit(self, name: str, taken: Iterable[str | None]) -> str:
        name = " ".join(name.split())
        if not 1 <= len(name) <= MAX_NAME_LENGTH:
            raise Rejected("name_length")
        if name in taken:
            raise Rejected("name_taken")
        return name

    def _check_room(self) -> None:
        if len(self.channels()) >= MAX_CHANNELS:
            raise Rejected("full")

    def _restore_channel(self, one: dict[str, Any]) -> None:
        number, parent = one.get("id"), one.get("parent")
        self._backend.next_ids = [] if number is None else [number]
        if parent is None:
            self.guild.create_text_channel(one["name"])
        else:
            owner = self.people.get(one["owner"]) or next(iter(self.people.values()))
            owner.open_thread(self._local.channel(parent), one["name"])


def _checked(locale: str) -> str:
    if locale not in LANGUAGES:
        raise Rejected("language")
    return locale


def _read(file: Path) -> Saved:
    """Return what is remembered; nothing if there is no file, or one that makes no sense."""
    try:
        saved = Saved(**json.loads(file.read_text(encoding="utf-8")))
        locales = {saved.language, *(person["locale"] for person in saved.people)}
        names = [part["name"] for part in (*saved.people, *saved.channels)]
    except (OSError, ValueError, TypeError, LookupError):
        return Saved()
    makes_sense = locales <= set(LANGUAGES) and all(isinstance(name, str) for name in names)
    return saved if makes_sense else Saved()
