"""SimCord's model of Discord, freed from the bot that it expects in its own process."""

from __future__ import annotations

import weakref
from collections import deque
from collections.abc import Mapping
from typing import Any, ClassVar, cast

import discord
from simcord import Env
from simcord.backend import Backend
from simcord.backend.models import Interaction

from .cdn import Cdn
from .clock import RealClock

KEPT_LINES = 2000
REMEMBERED_SECONDS = 3600


class LocalBackend(Backend):
    """SimCord's backend with a running clock, files over HTTP, and people who speak different languages."""

    ANSWER_WITHIN: ClassVar[float] = 3.0
    """How many seconds a bot has for its first answer to an interaction."""

    cdn: Cdn

    def __init__(self, bot_name: str) -> None:
        self.locales: dict[int, str] = {}
        self.next_ids: list[int] = []
        """The ids of what is made next, where they are known from before; otherwise ids are of the moment."""
        super().__init__(clock=RealClock())
        self.cdn = Cdn()
        self.bot_user.name = bot_name
        # Both only grow; a playground may stay open for days.
        self.transcript = cast("list[tuple[str, str, Any]]", deque(maxlen=KEPT_LINES))
        self.http_requests = cast("list[Any]", deque(maxlen=KEPT_LINES))

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            payload = self._in_their_language(payload)
        super().emit(event, payload)

    def snowflake(self) -> int:
        return self.reserve_id(self.next_ids.pop(0)) if self.next_ids else super().snowflake()

    def new_interaction(self, type: int, channel_id: int, user_id: int, guild_id: int | None) -> Interaction:  # noqa: A002
        forgotten = self.iso_after(-REMEMBERED_SECONDS)
        while (oldest := next(iter(self.interactions.values()), None)) and (oldest.expires_at or "") < forgotten:
            del self.interactions[oldest.id], self.interaction_tokens[oldest.token]
        made = super().new_interaction(type, channel_id, user_id, guild_id)
        made.initial_response_deadline = self.iso_after(self.ANSWER_WITHIN)
        return made

    def _in_their_language(self, payload: Mapping[str, Any]) -> dict[str, Any]:
        user = payload.get("user") or payload["member"]["user"]
        spoken = {**payload, "locale": self.locales.get(int(user["id"]), "en-US")}
        if "guild_id" in payload:
            spoken["guild_locale"] = self.get_guild(int(payload["guild_id"])).preferred_locale
        return spoken


class World(Env):
    """SimCord's environment, whose builders and actors work here, without its bot, its settling and its guards.

    The bot is at the other end of a socket: nobody can wait until it is idle, and several people act at once.
    """

    backend: LocalBackend

    def __init__(self, bot_name: str, shards: int) -> None:
        self.bot = cast("discord.Client", None)
        self.backend = LocalBackend(bot_name)
        self.strict_sync = True
        self._guilds = []
        self._shard_count = shards
        self._message_states = weakref.WeakSet()

    def advance(self, seconds: float) -> None:
        """Push the clock ahead, and let happen what was due by then."""
        self.backend.advance_clock(seconds)
        self.backend.expire_due_polls()
        self.backend.activate_due_scheduled_events()
        self.backend.process_entitlement_deadlines()

    def _begin_operation(self, label: str) -> None:
        pass

    def _end_operation(self) -> None:
        pass

    def _mark_mutation(self) -> None:
        pass

    def _notify_dispatch_observers(self, interaction: Any) -> None:
        pass

    async def _settle_internal(self, **_: Any) -> None:
        pass
