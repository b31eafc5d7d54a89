"""SimCord's model of Discord, freed from the bot that it expects in its own process."""

from __future__ import annotations

import time
import weakref
from collections import deque
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, cast

import discord
from simcord import Env
from simcord._clock import Clock
from simcord.backend import Backend
from simcord.backend.models import Interaction

from .cdn import Cdn

BOT_NAME = "UNO"
ANSWER_WITHIN_S = 3.0
MAX_LOG_LINES = 2000
INTERACTION_KEPT_S = 3600


class RunningClock(Clock):
    """Real time, which a test may push ahead; nothing else in the local Discord asks what time it is.

    SimCord's own clock stands still unless it is moved. This one runs, so that the 3 seconds for an answer and the
    15 minutes of an interaction's token really bite, and so that ids carry the time at which they were made.
    """

    def now(self) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=self.elapsed)

    def monotonic(self) -> float:
        return time.monotonic() + self.elapsed


class LocalBackend(Backend):
    """SimCord's backend with a running clock, files over HTTP, and users who speak different languages."""

    cdn: Cdn
    clock: RunningClock

    def __init__(self, answer_within_s: float) -> None:
        self.answer_within_s = answer_within_s
        """How long a bot has for its first answer to an interaction."""
        self.locales: dict[int, str] = {}
        self.next_ids: list[int] = []
        """Ids for what is made next, if it had one before; otherwise ids are of the moment."""
        super().__init__(clock=RunningClock())
        self.cdn = Cdn()
        self.bot_user.name = BOT_NAME
        # Both only grow; a playground may stay open for days.
        self.transcript = cast("list[tuple[str, str, Any]]", deque(maxlen=MAX_LOG_LINES))
        self.http_requests = cast("list[Any]", deque(maxlen=MAX_LOG_LINES))

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            payload = {**payload, "locale": self.locales.get(int(user["id"]), "en-US")}
            if "guild_id" in payload:
                payload["guild_locale"] = self.get_guild(int(payload["guild_id"])).preferred_locale
        super().emit(event, payload)

    def snowflake(self) -> int:
        return self.reserve_id(self.next_ids.pop(0)) if self.next_ids else super().snowflake()

    def new_interaction(self, type: int, channel_id: int, user_id: int, guild_id: int | None) -> Interaction:  # noqa: A002
        expired = self.iso_after(-INTERACTION_KEPT_S)
        while (oldest := next(iter(self.interactions.values()), None)) and (oldest.expires_at or "") < expired:
            del self.interactions[oldest.id], self.interaction_tokens[oldest.token]
        made = super().new_interaction(type, channel_id, user_id, guild_id)
        made.initial_response_deadline = self.iso_after(self.answer_within_s)
        return made


class LocalEnv(Env):
    """SimCord's environment, whose builders and actors work here, without its bot, its settling and its guards.

    The bot is at the other end of a socket: one cannot wait until it is idle, and several users act at once.
    """

    backend: LocalBackend

    def __init__(self, backend: LocalBackend, shards: int) -> None:
        self.bot = cast("discord.Client", None)
        self.backend = backend
        self.strict_sync = True
        self._guilds = []
        self._shard_count = shards
        self._message_states = weakref.WeakSet()

    def advance(self, seconds: float) -> None:
        """Push the clock ahead, and do what was due by then."""
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
