"""People who use the local Discord: they see, type, press and choose, and no more than they could in a client."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

from simcord import ChannelHandle, GuildHandle, InteractionResult, MemberActor, ResponseMessage, RoleHandle, UserHandle
from simcord.backend.access import channel_accessible, message_accessible
from simcord.backend.errors import BackendError
from simcord.backend.models import Message
from simcord.enums import ChannelType, OptionType
from simcord.interactions import command_leaves, parse_option_input

from .answer import Answer, Impossible, NoAnswer
from .pulse import LONGEST, Pulse
from .seen import Seen, see
from .world import World

TYPED = (OptionType.INTEGER, OptionType.NUMBER, OptionType.BOOLEAN)


class Person:
    """A user, who may be in several guilds.

    What they do waits until the bot has answered, and raises `NoAnswer` when it does not in time.
    """

    def __init__(self, world: World, pulse: Pulse, user: UserHandle) -> None:
        self.user = user
        self._world = world
        self._backend = world.backend
        self._pulse = pulse
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
    def dm(self) -> ChannelHandle:
        return self.user.dm_channel

    def join(self, guild: GuildHandle, *roles: RoleHandle) -> None:
        self._members[guild.id] = guild.add_member(self.user, roles=roles)

    def leave(self, guild: GuildHandle) -> None:
        guild.remove_member(self._members.pop(guild.id))

    # Looking

    def channels(self) -> list[ChannelHandle]:
        """The channels and threads of their guilds that they can see."""
        guilds = {number: member.guild for number, member in self._members.items()}
        return [
            ChannelHandle(self._world, guilds[channel.guild_id], channel)
            for channel in self._backend.channels.values()
            if channel.guild_id in guilds and channel_accessible(self._backend, channel.id, self.id)
        ]

    def read(self, channel: ChannelHandle) -> list[Seen]:
        """All that they see in a channel, oldest first, with the messages that are only for them."""
        return list(self.newest_first(channel))[::-1]

    def newest_first(self, channel: ChannelHandle) -> Iterator[Seen]:
        """The same, newest first, as far as one looks."""
        stored = self._backend.messages.get(channel.id, {})
        for number in sorted(stored, reverse=True):
            if self._sees(stored[number]):
                yield see(self._backend, stored[number], self.id)

    def look(self, channel_id: int, message_id: int | None) -> Seen | None:
        """One message as it is now, None when it is gone or not for them."""
        message = self._backend.messages.get(channel_id, {}).get(message_id or 0)
        return see(self._backend, message, self.id) if message is not None and self._sees(message) else None

    async def wait_for(self, channel: ChannelHandle, text: str, seconds: float = LONGEST) -> Seen:
        """Wait until they see this text in a channel; returns the newest message with it."""

        def found() -> Seen | None:
            return next((seen for seen in self.newest_first(channel) if text in seen.text), None)

        return await self._pulse.until(found, seconds)

    def commands(self, channel: ChannelHandle) -> dict[str, list[dict[str, Any]]]:
        """The slash commands that they are offered in a channel, each with its options."""
        return {
            " ".join(path): leaf.get("options") or []
            for command in self.offered(channel)
            for path, leaf in command_leaves(command)
        }

    def offered(self, channel: ChannelHandle) -> list[dict[str, Any]]:
        """The same as the bot has registered them, with their descriptions and translations."""
        return self._backend.visible_commands(user_id=self.id, channel_id=channel.id)

    # Using the bot

    async def slash(self, channel: ChannelHandle, name: str, /, **options: Any) -> Answer:
        """Run `/name`; people and channels are given as such, numbers and booleans also as they are typed."""
        given = self._options(channel, name, options)
        actor = self._actor(channel.id)
        if isinstance(actor, MemberActor):
            return await self._answered(await actor.slash(channel, name, **given))
        return await self._answered(await actor.slash(name, **given))

    async def complete(
        self, channel: ChannelHandle, name: str, option: str, typed: str, /, **filled: Any
    ) -> list[dict[str, Any]]:
        """Type into an option; returns the choices offered, each with `name` and `value`."""
        from simcord.actors import _autocomplete_result

        given = self._options(channel, name, filled)
        result = await _autocomplete_result(self._actor(channel.id), channel, name, option, typed, given)
        return (await self._answered(result)).choices

    async def press(self, where: Seen | ChannelHandle, what: str) -> Answer:
        """Press the button with this label, emoji or custom_id, in a message or in a channel's newest that has it."""
        for seen in self._candidates(where):
            found = seen.named(what)
            if not found:
                continue
            if len(found) > 1 or found[0].disabled or not found[0].custom_id:
                raise Impossible(f"{what!r} is more than one, disabled or a link:\n{seen}")
            result = await self._actor(seen.channel_id).click(self._handle(seen), custom_id=found[0].custom_id)
            return await self._answered(result)
        raise Impossible(f"{self.name} sees no button {what!r}:\n{self._view(where)}")

    async def choose(self, where: Seen | ChannelHandle, *what: Any, menu: str | None = None) -> Answer:
        """Choose options (by label or value), people or channels in a select, named by custom_id or placeholder."""
        for seen in self._candidates(where):
            for offered in seen.menus:
                if menu is not None and menu not in (offered.custom_id, offered.placeholder):
                    continue
                values = {option.label: option.value for option in offered.options}
                chosen = [
                    values.get(item, item) if isinstance(item, str) else self._wire(item, seen.channel_id)
                    for item in what
                ]
                known = {option.value for option in offered.options}
                if menu is None and offered.options and not known.issuperset(map(str, chosen)):
                    continue
                actor = self._actor(seen.channel_id)
                result = await actor.select(self._handle(seen), chosen, custom_id=offered.custom_id)
                return await self._answered(result)
        raise Impossible(f"{self.name} sees no menu with {what!r}:\n{self._view(where)}")

    async def submit(self, opened: Answer, values: dict[str, Any]) -> Answer:
        """Fill the form that an answer opened, by label or custom_id, and send it off."""
        if opened.form is None:
            raise Impossible("No form was opened")
        by_label = {field.label: field.custom_id for field in opened.form.fields}
        filled = {field.custom_id: field.value for field in opened.form.fields if field.value}
        filled |= {by_label.get(key, key): self._wire(value, opened.record.channel_id) for key, value in values.items()}
        actor = self._actor(opened.record.channel_id)
        return await self._answered(await actor.submit_modal(opened.result, filled))

    async def menu(self, channel: ChannelHandle, name: str, target: Seen | Person) -> Answer:
        """Run a command of the context menu of a message or a person."""
        actor = self._actor(channel.id)
        if not isinstance(actor, MemberActor):
            raise Impossible("Context menus are for servers here")
        aim = self._wire(target, channel.id) if isinstance(target, Person) else self._handle(target)
        return await self._answered(await actor.context_menu(channel, name, aim))

    # Writing

    def say(
        self,
        channel: ChannelHandle,
        text: str,
        *,
        reply_to: Seen | None = None,
        files: tuple[tuple[str, bytes], ...] = (),
    ) -> Seen:
        stored = self._backend.get_channel(channel.id)
        self._backend.require_permissions(
            stored.guild_id, self.id, channel.id, "send_messages_in_threads" if stored.is_thread else "send_messages"
        )
        reference = None
        if reply_to is not None:
            reference = {"channel_id": str(channel.id), "message_id": str(reply_to.id)}
        attachments = self._backend.store_attachments(channel.id, files)
        message = self._backend.create_message(channel.id, self.id, text, reference=reference, attachments=attachments)
        return see(self._backend, message, self.id)

    def delete(self, seen: Seen) -> None:
        """Delete a message, if it is theirs or they may manage messages; one that only they see is just hidden."""
        message = self._backend.get_message(seen.channel_id, seen.id)
        if message.author_id != self.id and not message.is_ephemeral:
            guild_id = self._backend.get_channel(seen.channel_id).guild_id
            self._backend.require_permissions(guild_id, self.id, seen.channel_id, "manage_messages")
        self._backend.delete_message(seen.channel_id, seen.id)
        self._pulse.beat()

    def open_thread(self, channel: ChannelHandle, name: str, *, private: bool = False) -> ChannelHandle:
        guild = self._members[self._guild_id(channel.id)].guild
        kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
        right = "create_private_threads" if private else "create_public_threads"
        self._backend.require_permissions(guild.id, self.id, channel.id, right)
        return ChannelHandle(self._world, guild, self._backend.create_thread(channel.id, name, self.id, type=kind))

    # Inner workings

    def _sees(self, message: Message) -> bool:
        return message_accessible(self._backend, message.channel_id, message, self.id, history=True)

    def _guild_id(self, channel_id: int) -> int:
        return self._backend.get_channel(channel_id).guild_id or 0

    def _actor(self, channel_id: int) -> MemberActor | UserHandle:
        guild_id = self._guild_id(channel_id)
        if guild_id and guild_id not in self._members:
            raise Impossible(f"{self.name} is not in that server")
        return self._members[guild_id] if guild_id else self.user

    def _handle(self, seen: Seen) -> ResponseMessage:
        try:
            return ResponseMessage(self._world, self._backend.get_message(seen.channel_id, seen.id))
        except BackendError as error:
            raise Impossible("That message is gone") from error

    def _candidates(self, where: Seen | ChannelHandle) -> Iterator[Seen]:
        if isinstance(where, ChannelHandle):
            yield from self.newest_first(where)
        elif (now := self.look(where.channel_id, where.id)) is not None:
            yield now

    def _view(self, where: Seen | ChannelHandle) -> str:
        return "\n".join(map(str, reversed(list(self._candidates(where)))))

    def _wire(self, value: Any, channel_id: int) -> Any:
        """A person as the member of the channel's guild that SimCord takes for an option or a choice."""
        if isinstance(value, Person):
            return value._members.get(self._guild_id(channel_id), value.user)
        return [self._wire(item, channel_id) for item in value] if isinstance(value, list) else value

    def _options(self, channel: ChannelHandle, name: str, options: dict[str, Any]) -> dict[str, Any]:
        declared = {option["name"]: option for option in self.commands(channel).get(name, [])}
        given = {key: self._wire(value, channel.id) for key, value in options.items()}
        for key, value in given.items():
            if isinstance(value, str) and key in declared and declared[key]["type"] in TYPED:
                raw: Any = value == "true" if declared[key]["type"] == OptionType.BOOLEAN else value
                given[key] = parse_option_input(name, declared[key], raw)
        return given

    async def _answered(self, result: InteractionResult) -> Answer:
        record = result._interaction

        def over() -> bool:
            return record.responded or self._backend.now_iso() >= (record.initial_response_deadline or "")

        with contextlib.suppress(TimeoutError):
            await self._pulse.until(over, self._backend.ANSWER_WITHIN)
        if not record.responded:
            raise NoAnswer(f"{self.name}: this interaction failed")
        return Answer(self, result)
