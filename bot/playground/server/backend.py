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
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel, Guild, Interaction, Member, Message
from simcord.builders import GuildHandle
from simcord.enums import AppCommandType

from .cdn import Cdn
from .commands import check_commands
from .installs import PUBLIC_ANSWERS, Installs
from .places import Places

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
        """How long a bot has for its first answer to an interaction, from when it was made: its snowflake's moment.

        Discord's documentation only names three seconds; that they run while the event is still on its way is what bots
        see that answer an old one at once, and are told "Unknown interaction" (discord.js #7005, ballsdex #229).
        """
        self.late_by_s = 0.0
        """How long ago interactions were made when a bot hears of them."""
        self.locales: dict[int, str] = {}
        self.next_ids: list[int] = []
        """Ids for what is made next, if it had one before; otherwise ids are of the moment."""
        self.invites_bot = True
        """Whether the bot is in the next guild that is made."""
        self.installs = Installs(self)
        self.places = Places(self)
        super().__init__(clock=RunningClock())
        self.cdn = Cdn()
        self.bot_user.name = BOT_NAME
        # Both only grow; a playground may stay open for days.
        self.transcript = cast("list[tuple[str, str, Any]]", deque(maxlen=MAX_LOG_LINES))
        self.http_requests = cast("list[Any]", deque(maxlen=MAX_LOG_LINES))

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        super().emit(event, self.installs.describe(payload) if _is_whole(event, payload) else payload)

    def create_guild(self, name: str, **settings: Any) -> Guild:
        guild = super().create_guild(name, **settings)
        if not self.invites_bot:
            guild.everyone_role.permissions |= PUBLIC_ANSWERS
        return guild

    def add_member(self, guild_id: int, user_id: int, **given: Any) -> Member:
        member = super().add_member(guild_id, user_id, **given)
        if user_id == self.bot_user.id and not self.invites_bot:
            del self.guilds[guild_id].members[user_id]
        return member

    def visible_commands(
        self,
        *,
        user_id: int,
        channel_id: int,
        type: int = AppCommandType.CHAT_INPUT,  # noqa: A002
    ) -> list[dict[str, Any]]:
        commands = [command for scope in self.commands.values() for command in scope.values()]
        offered = [
            command
            for command in commands
            if command["type"] == type and self.installs.offers(command, user_id, channel_id)
        ]
        return sorted(offered, key=lambda command: (command["name"], int(command["id"])))

    def create_thread(
        self,
        parent_id: int,
        name: str,
        owner_id: int,
        *,
        message_id: int | None = None,
        broadcast: bool = True,
        **given: Any,
    ) -> Channel:
        """Make a thread; one from a message gets its id, and no message beside it tells that it was made.

        The documentation of "Start Thread from Message" says so: the id is the same, hence there is one at most.
        """
        if message_id is None:
            return super().create_thread(parent_id, name, owner_id, broadcast=broadcast, **given)
        if message_id in self.channels:
            raise BackendError(400, 160004, "A thread has already been created for this message")
        thread = super().create_thread(parent_id, name, owner_id, message_id=message_id, broadcast=False, **given)
        self.announce_thread_create(thread)
        return thread

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        """Add a message to its channel; who is notified in a thread becomes a member of it, if they see its channel.

        Discord's help pages on threads: to mention a person adds them.
        """
        if message.interaction_metadata is not None:
            owners = self.installs.owners.get(int(message.interaction_metadata["id"]), {})
            message.interaction_metadata["authorizing_integration_owners"] = owners
        made = super().commit_message(message, broadcast=broadcast)
        thread = self.channels[message.channel_id]
        if thread.is_thread and thread.guild_id is not None:
            members = self.get_guild(thread.guild_id).members
            for user in message.ping_user_ids:
                if user in members and channel_accessible(self, thread.parent_id or 0, user):
                    self.add_thread_member(thread.id, user)
        return made

    def register_commands(self, guild_id: int | None, payloads: list[dict[str, Any]]) -> list[dict[str, Any]]:
        check_commands(payloads)
        return super().register_commands(guild_id, payloads)

    def snowflake(self) -> int:
        return self.reserve_id(self.next_ids.pop(0)) if self.next_ids else super().snowflake()

    def new_interaction(self, type: int, channel_id: int, user_id: int, guild_id: int | None) -> Interaction:  # noqa: A002
        expired = self.iso_after(-INTERACTION_KEPT_S)
        while (oldest := next(iter(self.interactions.values()), None)) and (oldest.expires_at or "") < expired:
            del self.interactions[oldest.id], self.interaction_tokens[oldest.token]
            self.installs.owners.pop(oldest.id, None)
        self.clock.advance(-self.late_by_s)  # its snowflake, its three seconds and its token's time are of then
        made = super().new_interaction(type, channel_id, user_id, guild_id)
        made.initial_response_deadline = self.iso_after(self.answer_within_s)
        self.clock.advance(self.late_by_s)
        return made


def _is_whole(event: str, payload: Mapping[str, Any]) -> bool:
    """Tell whether an event is an interaction that says where it was made; a test may send another."""
    return event == "INTERACTION_CREATE" and "channel_id" in payload


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

    def create_guild(self, name: str = "House", *, has_bot: bool = True, **settings: Any) -> GuildHandle:
        self.backend.invites_bot = has_bot
        try:
            return super().create_guild(name, **settings)
        finally:
            self.backend.invites_bot = True

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
