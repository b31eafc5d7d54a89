"""What the page asks for: to press, choose, type and write as a person, to change the server, to restart the bot."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from aiohttp import web
from simcord import ChannelHandle, SetupError
from simcord.backend.errors import BackendError
from simcord.enums import AppCommandType

from ..guild import PlaygroundGuild, Rejected
from ..person import Impossible, NoResponse, Person, Response
from ..rendered import RenderedMessage
from .serializer import OPTION_KINDS, Serializer, commands_json
from .updates import Pending

Request = Mapping[str, Any]
Result = dict[str, Any]
MAX_OPEN_FORMS = 50
MAX_MESSAGE_LENGTH = 2000


class Actions:
    """Each is asked for by name, and answered when the bot has responded."""

    def __init__(
        self,
        guild: PlaygroundGuild,
        serializer: Serializer,
        pending: Pending,
        restart: Callable[[], Awaitable[None]],
    ) -> None:
        self._guild = guild
        self._serializer = serializer
        self._pending = pending
        self._restart = restart
        self._forms: OrderedDict[str, Response] = OrderedDict()
        self._actions: dict[str, Callable[[Request], Awaitable[Result]]] = {
            "press": self._press,
            "choose": self._choose,
            "submit": self._submit,
            "slash": self._slash,
            "complete": self._complete,
            "commands": self._commands,
            "on": self._use_on,
            "say": self._say,
            "dismiss": self._dismiss,
            "channel": self._add_channel,
            "thread": self._add_thread,
            "person": self._add_person,
            "language": self._set_language,
            "restart": self._restart_bot,
        }

    async def serve(self, request: web.Request) -> web.Response:
        """Do what is asked for; what is not possible is answered as a code and in words."""
        action = self._actions.get(request.match_info["action"])
        if action is None:
            raise web.HTTPNotFound
        try:
            asked = await request.json()
            if not isinstance(asked, dict):
                raise web.HTTPBadRequest
            return web.json_response(await action(asked))
        except Rejected as rejected:
            code, words = str(rejected), ""
        except NoResponse:
            code, words = "no_answer", ""
        except BackendError as error:
            code, words = "impossible", error.message
        except SetupError as error:
            code, words = "impossible", str(error).splitlines()[0]
        except (LookupError, TypeError, ValueError) as error:
            code, words = "impossible", repr(error)
        return web.json_response({"error": code, "words": words})

    # Using the bot

    async def _press(self, asked: Request) -> Result:
        person, message = self._message(asked)
        return await self._use(message.channel_id, person.press(message, str(asked["part"])))

    async def _choose(self, asked: Request) -> Result:
        person, message = self._message(asked)
        values = [self._value(kind, value) for kind, value in asked["values"]]
        return await self._use(message.channel_id, person.choose(message, *values, menu=str(asked["part"])))

    async def _submit(self, asked: Request) -> Result:
        opened = self._forms.pop(str(asked["form"]))
        person = self._player(asked)
        if opened.person is not person:
            raise Impossible("That form is somebody else's")
        return await self._use(opened.record.channel_id, person.submit(opened, dict(asked["values"])))

    async def _slash(self, asked: Request) -> Result:
        person, channel, name, options = self._command(asked)
        return await self._use(channel.id, person.slash(channel, name, **options))

    async def _complete(self, asked: Request) -> Result:
        person, channel, name, options = self._command(asked)
        option = str(asked["option"])
        options.pop(option, None)
        return {"choices": await person.complete(channel, name, option, str(asked["typed"]), **options)}

    async def _commands(self, asked: Request) -> Result:
        person, channel = self._guild.person(asked["person"]), self._guild.channel(asked["channel"])
        return {
            "commands": commands_json(person.registered_commands(channel), person.locale),
            "onPeople": commands_json(person.registered_commands(channel, AppCommandType.USER), person.locale),
        }

    async def _use_on(self, asked: Request) -> Result:
        person, channel = self._player(asked), self._guild.channel(asked["channel"])
        target = self._guild.person(asked["target"])
        return await self._use(channel.id, person.use_on(channel, str(asked["name"]), target))

    # Writing

    async def _say(self, asked: Request) -> Result:
        person, channel = self._player(asked), self._guild.channel(asked["channel"])
        text = str(asked["words"]).strip()[:MAX_MESSAGE_LENGTH]
        if text:
            person.say(channel, text)
        return {}

    async def _dismiss(self, asked: Request) -> Result:
        person, message = self._message(asked)
        person.delete(message)
        return {}

    # The server and the bot

    async def _add_channel(self, asked: Request) -> Result:
        return {"channel": str(self._guild.add_channel(str(asked["name"])).id)}

    async def _add_thread(self, asked: Request) -> Result:
        person, channel = self._player(asked), self._guild.channel(asked["channel"])
        return {"channel": str(self._guild.add_thread(person, channel, str(asked["name"])).id)}

    async def _add_person(self, asked: Request) -> Result:
        return {"person": str(self._guild.add_person(str(asked["name"]), str(asked["locale"])).id)}

    async def _set_language(self, asked: Request) -> Result:
        if asked.get("server"):
            self._guild.set_language(str(asked["locale"]))
        else:
            self._guild.set_locale(self._guild.person(asked["person"]), str(asked["locale"]))
        return {}

    async def _restart_bot(self, _asked: Request) -> Result:
        await self._restart()
        return {}

    # Inner workings

    def _player(self, asked: Request) -> Person:
        person = self._guild.person(asked["person"])
        if person is self._guild.spectator:
            raise Rejected("spectator")
        return person

    def _message(self, asked: Request) -> tuple[Person, RenderedMessage]:
        person = self._player(asked)
        message = person.look(self._guild.channel(asked["channel"]).id, int(asked["message"]))
        if message is None:
            raise Impossible("That message is gone")
        return person, message

    def _command(self, asked: Request) -> tuple[Person, ChannelHandle, str, dict[str, Any]]:
        """Return who uses which command where; its options have people and channels in place of their ids."""
        person, channel = self._player(asked), self._guild.channel(asked["channel"])
        name = str(asked["name"])
        types = {option["name"]: option["type"] for option in person.commands(channel).get(name, [])}
        options = {
            key: self._value(OPTION_KINDS.get(types.get(key), "words"), value)
            for key, value in asked["options"].items()
        }
        return person, channel, name, options

    async def _use(self, channel_id: int, responding: Awaitable[Response]) -> Result:
        """Wait for the bot's response, and return which message or form the page goes to."""
        with self._pending.waiting(channel_id):
            response = await responding
        result: Result = {"message": str(response.record.message_id or "")}
        if response.record.modal is not None:
            number = secrets.token_hex(8)
            self._forms[number] = response
            while len(self._forms) > MAX_OPEN_FORMS:
                self._forms.popitem(last=False)
            result["form"] = {"id": number, **self._serializer.form(response.record.modal)}
        return result

    def _value(self, kind: str, value: Any) -> Any:
        match kind:
            case "people":
                return self._guild.person(value)
            case "channels":
                return self._guild.channel(value)
            case "roles":
                return self._guild.role(value)
        return str(value)
