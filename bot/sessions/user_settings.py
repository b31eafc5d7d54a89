"""What a user has chosen for themselves, and whether they are new; known of those who came last, without the store."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from datetime import datetime, timedelta
from typing import Any, Self

from bot.sessions.clock import Clock
from bot.sessions.refusals import SessionRefusal
from bot.store.settings import SaveUserSettings, known_of_user
from bot.store.store import Store
from bot.text import LOCALES

log = logging.getLogger(__name__)

KEPT = 10_000
"""Of how many users the settings are at hand."""
FRESH = timedelta(minutes=1)
"""For how long they are not read again where other processes may have changed them."""


@dataclass(frozen=True, slots=True)
class UserSettings:
    """The choices in force for a user. Raises SessionRefusal for what makes no sense."""

    locale: str | None = None
    """The language of everything that only they see; None: the one that they have on Discord."""
    turn_pings: bool = False
    """Whether they are mentioned when their turn comes and they are not there."""
    tips: bool = True
    """Whether they are given tips until they have finished a match."""
    by_ear: bool = False
    """Whether their hands have the pictures below the buttons, as they are read aloud in that order."""

    def __post_init__(self) -> None:
        are_on_or_off = all(isinstance(choice, bool) for choice in (self.turn_pings, self.tips, self.by_ear))
        if not ((self.locale is None or self.locale in LOCALES) and are_on_or_off):
            raise SessionRefusal("bad_options")

    @classmethod
    def from_stored(cls, stored: Mapping[str, Any]) -> Self:
        """Return the settings that were stored; ignore those that make no sense any more."""
        settings = cls()
        for field in fields(cls):
            if field.name in stored:
                with suppress(SessionRefusal, TypeError):
                    settings = settings.with_(**{field.name: stored[field.name]})
        return settings

    def with_(self, **choices: Any) -> Self:
        """Return the settings with other choices; raise `SessionRefusal` if they do not fit."""
        return replace(self, **choices)


DEFAULTS = UserSettings()


@dataclass(frozen=True, slots=True)
class _Known:
    settings: UserSettings
    is_newcomer: bool
    """Whether no result of a match is stored of them."""
    read_at: datetime


class Users:
    """The settings of users: of those who came last they are known at once, and no answer waits for the store."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: OrderedDict[int, _Known] = OrderedDict()
        """By user, who came last the last."""
        self._reading: dict[int, asyncio.Task[_Known]] = {}
        self._changing = asyncio.Lock()
        """Choices are saved one after the other, so that two presses do not undo each other's."""

    def known(self, user_id: int) -> UserSettings | None:
        """Return a user's settings if they are at hand."""
        known = self._known.get(user_id)
        return None if known is None else known.settings

    def is_newcomer(self, user_id: int) -> bool:
        """Tell whether a user is known to have finished no match yet."""
        known = self._known.get(user_id)
        return known is not None and known.is_newcomer

    def wants_tips(self, user_id: int) -> bool:
        """Tell whether a user is new, and has not turned tips off."""
        known = self._known.get(user_id)
        return known is not None and known.is_newcomer and known.settings.tips

    def plays_by_ear(self, user_id: int) -> bool:
        """Tell whether a user wants pictures below the buttons."""
        known = self._known.get(user_id)
        return known is not None and known.settings.by_ear

    def finish_match(self, user_ids: Iterable[int]) -> None:
        """Note that these users have finished a match; its results are stored soon."""
        for user_id in user_ids:
            known = self._known.get(user_id)
            if known is not None and known.is_newcomer:
                self._known[user_id] = replace(known, is_newcomer=False)

    async def learn(self, user_id: int, within_s: float) -> None:
        """Have a user's settings at hand, but wait no longer than this; where the store fails, go on without them."""
        known = self._known.get(user_id)
        if known is None:
            await asyncio.wait({self._read(user_id)}, timeout=within_s)
            return
        self._known.move_to_end(user_id)
        # One process alone is the only one that changes them.
        if self._store.lease is not None and self._clock.now() - known.read_at > FRESH:
            self._read(user_id)

    async def of(self, user_id: int) -> UserSettings:
        """Return a user's settings; raise StoreError if they are not at hand and cannot be read."""
        known = self.known(user_id)
        return (await asyncio.shield(self._read(user_id))).settings if known is None else known

    async def change(self, user_id: int, change: Callable[[UserSettings], UserSettings]) -> UserSettings:
        """Save what this makes of a user's settings, and return it; only what differs from the defaults is stored."""
        async with self._changing:
            former = await self._stored(user_id)
            settings = change(former.settings)
            if settings != former.settings:
                chosen = {name: value for name, value in asdict(settings).items() if value != getattr(DEFAULTS, name)}
                await self._store.save(SaveUserSettings(user_id, json.dumps(chosen) if chosen else None))
            self.forget(user_id)
            self._keep(user_id, replace(former, settings=settings))
        return settings

    def forget(self, user_id: int) -> None:
        """Drop what is at hand or being read: it is not what is stored any more."""
        self._known.pop(user_id, None)
        self._reading.pop(user_id, None)

    def _keep(self, user_id: int, known: _Known) -> None:
        self._known[user_id] = known
        self._known.move_to_end(user_id)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)

    def _read(self, user_id: int) -> asyncio.Task[_Known]:
        """Begin to read what is stored of a user, unless that is under way."""
        reading = self._reading.get(user_id)
        if reading is None:
            reading = self._reading[user_id] = asyncio.get_running_loop().create_task(self._stored(user_id))
            reading.add_done_callback(lambda done: self._take(user_id, done))
        return reading

    def _take(self, user_id: int, done: asyncio.Task[_Known]) -> None:
        """Keep what was read, unless it was changed meanwhile."""
        is_current = self._reading.get(user_id) is done
        if is_current:
            del self._reading[user_id]
        if done.cancelled():
            return
        error = done.exception()
        if error is not None:
            log.warning("What a user chose for themselves could not be read: %s", error)
        elif is_current:
            self._keep(user_id, done.result())

    async def _stored(self, user_id: int) -> _Known:
        stored, has_result = await self._store.read(known_of_user, user_id)
        return _Known(UserSettings.from_stored(stored), not has_result, self._clock.now())
