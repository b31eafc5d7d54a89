"""Users of the local Discord: they see, type, press and choose, and no more than they could in a client."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from simcord import (
    ChannelHandle,
    GuildHandle,
    InteractionResult,
    MemberActor,
    ResponseMessage,
    RoleHandle,
    SetupError,
    UserHandle,
)
from simcord.actors import _autocomplete_result, _dispatch_actor_interaction, _slash
from simcord.backend.access import message_accessible
from simcord.backend.errors import BackendError
from simcord.backend.models import Interaction, Message, ResponseKind
from simcord.enums import AppCommandType, ChannelType, InteractionType, OptionType
from simcord.interactions import command_leaves, parse_option_input, resolve_handle

from .rendered import Form, RenderedMessage, render_form, render_message
from .server.backend import LocalEnv
from .server.change_signal import ChangeSignal
from .server.installs import Context

PARSED_TYPES = (OptionType.INTEGER, OptionType.NUMBER, OptionType.BOOLEAN)


class Impossible(SetupError):
    """No client lets a user do this: there is no such button, it is not visible or not theirs."""


class NoResponse(Exception):
    """The bot let the time for a response pass: "This interaction failed"."""


class Person:
    """A user, who may be in several guilds.

    What they do waits until the bot has responded, and raises `NoResponse` if it does not in time.
    """

    def __init__(self, env: LocalEnv, changes: ChangeSignal, user: UserHandle) -> None:
        self.user = user
        self._env = env
        self._backend = env.backend
        self._changes = changes
        self._members: dict[int, MemberActor] = {}

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def mention(self) -> str:
        return self.user.mention

    @property
    def locale(self) -> str:
        return self._backend.locales[self.id]

    @property
    def dm(self) -> ChannelHandle:
        return self.user.dm_channel

    def wear(self, avatar: bytes | None) -> None:
        """Have this PNG file as their avatar, or none."""
        name = None if avatar is None else self._backend.cdn.store_avatar(self.id, avatar)
        self._backend.users[self.id].avatar = name

    def join(self, guild: GuildHandle, *roles: RoleHandle) -> None:
        self._members[guild.id] = guild.add_member(self.user, roles=roles)

    def leave(self, guild: GuildHandle) -> None:
        guild.remove_member(self._members.pop(guild.id))

    def install(self) -> None:
        """Install the app for themselves: it goes with them to every server and into private channels."""
        self._backend.installs.users.add(self.id)

    def uninstall(self) -> None:
        self._backend.installs.users.discard(self.id)

    # Looking

    def read(self, channel: ChannelHandle) -> list[RenderedMessage]:
        """Return all that they see in a channel, oldest first, with the messages that are only for them."""
        return list(self.newest_first(channel))[::-1]

    def newest_first(self, channel: ChannelHandle) -> Iterator[RenderedMessage]:
        stored = self._backend.messages.get(channel.id, {})
        for number in sorted(stored, reverse=True):
            if self._can_see(stored[number]):
                yield render_message(self._backend, stored[number], self.id)

    def look(self, channel_id: int, message_id: int | None) -> RenderedMessage | None:
        """Return a message as it is now, None if it is gone or not for them."""
        message = self._backend.messages.get(channel_id, {}).get(message_id or 0)
        is_visible = message is not None and self._can_see(message)
        return render_message(self._backend, message, self.id) if message is not None and is_visible else None

    async def wait_for(self, channel: ChannelHandle, text: str) -> RenderedMessage:
        """Wait until they see this text in a channel; return the newest message with it."""

        def find() -> RenderedMessage | None:
            return next((message for message in self.newest_first(channel) if text in message.text), None)

        return await self._changes.until(find)

    def commands(self, channel: ChannelHandle) -> dict[str, list[dict[str, Any]]]:
        """Return the slash commands that they are offered in a channel, each with its options."""
        return {
            " ".join(path): leaf.get("options") or []
            for command in self.registered_commands(channel)
            for path, leaf in command_leaves(command)
        }

    def registered_commands(
        self, channel: ChannelHandle, kind: AppCommandType = AppCommandType.CHAT_INPUT
    ) -> list[dict[str, Any]]:
        """Return commands of a kind as the bot has registered them, with their descriptions and translations."""
        return self._backend.visible_commands(user_id=self.id, channel_id=channel.id, type=kind)

    def commands_on(self, channel: ChannelHandle) -> list[str]:
        """Return what they are offered in a channel when they click on a user with the right button."""
        return [command["name"] for command in self.registered_commands(channel, AppCommandType.USER)]

    # Using the bot

    async def slash(self, channel: ChannelHandle, name: str, /, **options: Any) -> Response:
        """Run `/name`; people and channels are given as such, numbers and booleans also as they are typed."""
        root = self._offered(channel, name.split(maxsplit=1)[0])
        given = self._options(channel, name, options)
        return await self._response(await _slash(self._actor(channel.id), channel, name, given, root=root))

    async def use_on(self, channel: ChannelHandle, name: str, user: Person) -> Response:
        """Click on a user with the right button, and choose a command of the app."""
        root = self._offered(channel, name, AppCommandType.USER)
        actor = self._actor(channel.id)
        resolved: dict[str, dict[str, Any]] = {}
        resolve_handle(actor, self._as_member(user, channel.id), resolved, channel_id=channel.id)
        # Discord's documentation, "Application Commands", the example of a user command: a resolved member has these.
        for number, member in resolved.get("members", {}).items():
            rights = self._backend.compute_permissions(self._guild_id(channel.id), int(number), channel.id)
            member["permissions"] = str(rights)
        named = {"id": root["id"], "name": name, "type": AppCommandType.USER}
        data = named | {"target_id": str(user.id), "resolved": resolved}
        kind = InteractionType.APPLICATION_COMMAND
        return await self._response(await _dispatch_actor_interaction(actor, kind, channel, data))

    async def complete(
        self, channel: ChannelHandle, name: str, option: str, typed: str, /, **filled: Any
    ) -> list[dict[str, Any]]:
        """Type into an option; return the choices offered, each with `name` and `value`."""
        root = self._offered(channel, name.split(maxsplit=1)[0])
        given = self._options(channel, name, filled)
        result = await _autocomplete_result(self._actor(channel.id), channel, name, option, typed, given, root=root)
        return (await self._response(result)).record.autocomplete_choices or []

    async def press(self, where: RenderedMessage | ChannelHandle, what: str) -> Response:
        """Press the button with this label, emoji or custom_id, in a message or in a channel's newest that has it."""
        for message in self._messages(where):
            found = [button for button in message.buttons if what in (button.label, button.emoji, button.custom_id)]
            if found:
                if len(found) > 1 or found[0].disabled or not found[0].custom_id:
                    raise Impossible(f"{what!r} is more than one, disabled or a link:\n{message}")
                actor = self._actor(message.channel_id)
                return await self._response(await actor.click(self._handle(message), custom_id=found[0].custom_id))
        raise Impossible(f"{self.name} sees no button {what!r}:\n{self._describe(where)}")

    async def choose(self, where: RenderedMessage | ChannelHandle, *what: Any, menu: str | None = None) -> Response:
        """Choose options (by label or value), people or channels in a select, named by custom_id or placeholder."""
        for message in self._messages(where):
            for select in message.menus:
                if menu is not None and menu not in (select.custom_id, select.placeholder):
                    continue
                values = {option.label: option.value for option in select.options}
                chosen = [
                    values.get(item, item) if isinstance(item, str) else self._as_member(item, message.channel_id)
                    for item in what
                ]
                if menu is None and values and not set(values.values()).issuperset(map(str, chosen)):
                    continue
                actor = self._actor(message.channel_id)
                result = await actor.select(self._handle(message), chosen, custom_id=select.custom_id)
                return await self._response(result)
        raise Impossible(f"{self.name} sees no menu with {what!r}:\n{self._describe(where)}")

    async def submit(self, opened: Response, values: dict[str, Any]) -> Response:
        """Fill the form that a response opened, by label or custom_id, and send it off."""
        if opened.form is None:
            raise Impossible("No form was opened")
        channel_id = opened.record.channel_id
        by_label = {field.label: field.custom_id for field in opened.form.fields}
        filled = {field.custom_id: field.value for field in opened.form.fields if field.value}
        filled |= {by_label.get(key, key): self._as_member(value, channel_id) for key, value in values.items()}
        return await self._response(await self._actor(channel_id).submit_modal(opened.result, filled))

    # Writing

    def say(self, channel: ChannelHandle, text: str) -> RenderedMessage:
        stored = self._backend.get_channel(channel.id)
        right = "send_messages_in_threads" if stored.is_thread else "send_messages"
        self._backend.require_permissions(stored.guild_id, self.id, channel.id, right)
        message = self._backend.create_message(channel.id, self.id, text)
        return render_message(self._backend, message, self.id)

    def delete(self, seen: RenderedMessage) -> None:
        """Delete a message, if it is theirs or they may manage messages; one that only they see is just hidden."""
        message = self._backend.get_message(seen.channel_id, seen.id)
        if message.author_id != self.id and not message.is_ephemeral:
            guild_id = self._backend.get_channel(seen.channel_id).guild_id
            self._backend.require_permissions(guild_id, self.id, seen.channel_id, "manage_messages")
        self._backend.delete_message(seen.channel_id, seen.id)
        self._changes.notify()

    def open_thread(self, channel: ChannelHandle, name: str) -> ChannelHandle:
        guild = self._members[self._guild_id(channel.id)].guild
        self._backend.require_permissions(guild.id, self.id, channel.id, "create_public_threads")
        thread = self._backend.create_thread(channel.id, name, self.id, type=ChannelType.PUBLIC_THREAD)
        return ChannelHandle(self._env, guild, thread)

    # Inner workings

    def _can_see(self, message: Message) -> bool:
        return message_accessible(self._backend, message.channel_id, message, self.id, history=True)

    def _guild_id(self, channel_id: int) -> int:
        return self._backend.get_channel(channel_id).guild_id or 0

    def _actor(self, channel_id: int) -> MemberActor | UserHandle:
        guild_id = self._guild_id(channel_id)
        if guild_id and guild_id not in self._members:
            raise Impossible(f"{self.name} is not in that server")
        return self._members[guild_id] if guild_id else self.user

    def _handle(self, message: RenderedMessage) -> ResponseMessage:
        try:
            return ResponseMessage(self._env, self._backend.get_message(message.channel_id, message.id))
        except BackendError as error:
            raise Impossible("That message is gone") from error

    def _messages(self, where: RenderedMessage | ChannelHandle) -> Iterator[RenderedMessage]:
        """Yield where to look: the messages of a channel, newest first, or one message as it is now."""
        if isinstance(where, ChannelHandle):
            yield from self.newest_first(where)
        elif (now := self.look(where.channel_id, where.id)) is not None:
            yield now

    def _describe(self, where: RenderedMessage | ChannelHandle) -> str:
        return "\n".join(map(str, reversed(list(self._messages(where)))))

    def _as_member(self, value: Any, channel_id: int) -> Any:
        """Return a person as the member of the channel's guild that SimCord takes for an option or a choice."""
        if isinstance(value, Person):
            return value._members.get(self._guild_id(channel_id), value.user)
        return [self._as_member(item, channel_id) for item in value] if isinstance(value, list) else value

    def _offered(self, channel: ChannelHandle, name: str, kind: int = AppCommandType.CHAT_INPUT) -> dict[str, Any]:
        """Return a command that they are offered there, without its contexts, which SimCord knows less well."""
        offered = self._backend.visible_commands(user_id=self.id, channel_id=channel.id, type=kind)
        found = sorted((one for one in offered if one["name"] == name), key=lambda one: one.get("guild_id") is None)
        if not found:
            raise Impossible(f"{self.name} is offered no command {name!r} there")
        return found[0] | {"contexts": [Context.GUILD, Context.BOT_DM]}

    def _options(self, channel: ChannelHandle, name: str, options: dict[str, Any]) -> dict[str, Any]:
        declared = {option["name"]: option for option in self.commands(channel).get(name, [])}
        given = {key: self._as_member(value, channel.id) for key, value in options.items()}
        for key, value in given.items():
            if isinstance(value, str) and key in declared and declared[key]["type"] in PARSED_TYPES:
                raw: Any = value == "true" if declared[key]["type"] == OptionType.BOOLEAN else value
                given[key] = parse_option_input(name, declared[key], raw)
        return given

    async def _response(self, result: InteractionResult) -> Response:
        record = result._interaction

        def is_over() -> bool:
            return record.responded or self._backend.now_iso() >= (record.initial_response_deadline or "")

        with contextlib.suppress(TimeoutError):
            await self._changes.until(is_over, self._backend.answer_within_s)
        if not record.responded:
            raise NoResponse(f"{self.name}: this interaction failed")
        return Response(self, result)


@dataclass(frozen=True)
class Response:
    """What the bot responded to an interaction; its messages are always as they are now."""

    person: Person
    result: InteractionResult

    @property
    def record(self) -> Interaction:
        return self.result._interaction

    @property
    def kind(self) -> ResponseKind:
        """message, deferred, update, deferred_update, modal or autocomplete."""
        return self.record.response_kind or ResponseKind.PONG

    @property
    def ephemeral(self) -> bool:
        return self.record.ephemeral

    @property
    def message(self) -> RenderedMessage | None:
        """The message that was sent or changed; None once it is deleted."""
        return self.person.look(self.record.channel_id, self.record.message_id)

    @property
    def followups(self) -> list[RenderedMessage]:
        found = (self.person.look(self.record.channel_id, number) for number in self.record.followup_ids)
        return [message for message in found if message is not None]

    @property
    def form(self) -> Form | None:
        return render_form(self.record.modal) if self.record.modal else None
