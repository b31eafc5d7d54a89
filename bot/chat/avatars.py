"""Fetches the avatars of those who sit down, behind what people see: no picture and no answer ever waits for one.

They are kept in memory alone. What shows them is `bot/screens/avatars.py`.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable

import aiohttp
import discord

from bot.screens import avatars

log = logging.getLogger(__name__)

ACROSS = 128
"""How wide and high an avatar is asked for, in pixels; Discord has it in powers of two."""
KEPT_BYTES = 16 * 1024 * 1024
MOST_BYTES = 96 * 1024
"""A file that is larger is no avatar of that size."""
MOST_AT_ONCE = 8
"""While so many are being fetched, others are left for the next time their players do anything."""
FETCH_LIMIT_S = 10.0
AGAIN_AFTER_S = 3600.0
"""For how long one that could not be had is not asked for again."""
FAILURES_KEPT = 1000
PNG = b"\x89PNG\r\n\x1a\n"


class Avatars:
    """The avatars of the players who did something last."""

    def __init__(
        self, monotonic: Callable[[], float], kept_bytes: int = KEPT_BYTES, limit_s: float = FETCH_LIMIT_S
    ) -> None:
        self._monotonic = monotonic
        self._room = kept_bytes
        self._limit_s = limit_s
        self._kept: OrderedDict[int, tuple[str, int]] = OrderedDict()
        """By user, which of their avatars is known, by Discord's name for it, and its size; the latest last."""
        self._fetching: dict[int, asyncio.Task[None]] = {}
        self._failed: OrderedDict[str, float] = OrderedDict()
        """When each could not be had, the latest last."""

    def want(self, user: discord.abc.User) -> None:
        """Have the avatar of this user at hand from soon on: that of everywhere, whatever they wear on this server."""
        asset = user.avatar
        if asset is None:
            self._drop(user.id)
            return
        kept = self._kept.get(user.id)
        if kept is not None and kept[0] == asset.key:
            self._kept.move_to_end(user.id)
            return
        is_busy = user.id in self._fetching or len(self._fetching) >= MOST_AT_ONCE
        if not is_busy and not self._has_failed(asset.key):
            self._fetching[user.id] = asyncio.create_task(self._fetch(user.id, asset))

    def forget(self, user: int) -> None:
        """Drop what is known of a user, and do not wait for more."""
        fetching = self._fetching.pop(user, None)
        if fetching is not None:
            fetching.cancel()
        self._drop(user)

    def close(self) -> None:
        """Drop all of them."""
        for user in [*self._fetching, *self._kept]:
            self.forget(user)

    async def _fetch(self, user: int, asset: discord.Asset) -> None:
        try:
            async with asyncio.timeout(self._limit_s):
                picture = await asset.replace(size=ACROSS, format="png").read()
            if len(picture) > MOST_BYTES or not picture.startswith(PNG):
                raise ValueError("it is no small PNG file")
        except (discord.DiscordException, aiohttp.ClientError, OSError, ValueError) as error:
            log.info("An avatar could not be fetched (%s)", str(error) or type(error).__name__)
            self._failed[asset.key] = self._monotonic()
            while len(self._failed) > FAILURES_KEPT:
                self._failed.popitem(last=False)
        else:
            self._keep(user, asset.key, picture)
        finally:
            if self._fetching.get(user) is asyncio.current_task():
                del self._fetching[user]

    def _keep(self, user: int, key: str, picture: bytes) -> None:
        self._drop(user)
        self._kept[user] = key, len(picture)
        self._room -= len(picture)
        avatars.know(user, picture)
        while self._room < 0:
            self._drop(next(iter(self._kept)))

    def _drop(self, user: int) -> None:
        kept = self._kept.pop(user, None)
        if kept is not None:
            self._room += kept[1]
            avatars.drop(user)

    def _has_failed(self, key: str) -> bool:
        failed = self._failed.get(key)
        if failed is None:
            return False
        if self._monotonic() - failed < AGAIN_AFTER_S:
            return True
        del self._failed[key]
        return False
