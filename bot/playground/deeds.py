"""What a page asks for: people press, choose, type and say; the house is furnished; the bot is started anew."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from aiohttp import web
from simcord import ChannelHandle, SetupError
from simcord.backend.errors import BackendError
from simcord.enums import OptionType

from .answer import Answer, Impossible, NoAnswer
from .house import House, Unfit
from .offers import offers
from .painting import Painter
from .people import Person
from .seen import Seen
from .watching import Busy

Wanted = Mapping[str, Any]
Told = dict[str, Any]
KEPT_FORMS = 50
LONGEST_WORDS = 2000


class Deeds:
    """Each is asked for by name, and answered when the bot has answered."""

    def __init__(self, house: House, painter: Painter, busy: Busy, restart: Callable[[], Awaitable[None]]) -> None:
        self._house = house
        self._painter = painter
        self._busy = busy
        self._restart = restart
        self._forms: OrderedDict[str, Answer] = OrderedDict()
        self._deeds: dict[str, Callable[[Wanted], Awaitable[Told]]] = {
            "press": self._press,
            "choose": self._choose,
            "submit": self._submit,
            "slash": self._slash,
            "complete": self._complete,
            "commands": self._commands,
            "say": self._say,
            "dismiss": self._dismiss,
            "channel": self._channel,
            "thread": self._thread,
            "person": self._add_person,
            "language": self._language,
            "restart": self._restarted,
        }

    async def serve(self, request: web.Request) -> web.Response:
        """Does what is asked for; whatever is not possible is answered in words or as a code."""
        deed = self._deeds.get(request.match_info["deed"])
        if deed is None:
            raise web.HTTPNotFound
        try:
            wanted = await request.json()
            if not isinstance(wanted, dict):
                raise web.HTTPBadRequest
            return web.json_response(await deed(wanted))
        except Unfit as unfit:
            return _refused(str(unfit))
        except NoAnswer:
            return _refused("no_answer")
        except BackendError as error:
            return _refused("impossible", error.message)
        except SetupError as error:
            return _refused("impossible", str(error).splitlines()[0])
        except (LookupError, TypeError, ValueError) as error:
            return _refused("impossible", repr(error))

    # Using the bot

    async def _press(self, wanted: Wanted) -> Told:
        person, seen = self._seen(wanted)
        with self._busy.waiting(seen.channel_id):
            return self._answered(await person.press(seen, str(wanted["part"])))

    async def _choose(self, wanted: Wanted) -> Told:
        person, seen = self._seen(wanted)
        values = [self._value(kind, value) for kind, value in wanted["values"]]
        with self._busy.waiting(seen.channel_id):
            return self._answered(await person.choose(seen, *values, menu=str(wanted["part"])))

    async def _submit(self, wanted: Wanted) -> Told:
        opened = self._forms.pop(str(wanted["form"]))
        person = self._acting(wanted)
        if opened.person is not person:
            raise Impossible("That form is somebody else's")
        with self._busy.waiting(opened.record.channel_id):
            return self._answered(await person.submit(opened, dict(wanted["values"])))

    async def _slash(self, wanted: Wanted) -> Told:
        person, channel = self._acting(wanted), self._house.channel(wanted["channel"])
        name = str(wanted["name"])
        given = self._given(person, channel, name, wanted["options"])
        with self._busy.waiting(channel.id):
            return self._answered(await person.slash(channel, name, **given))

    async def _complete(self, wanted: Wanted) -> Told:
        person, channel = self._acting(wanted), self._house.channel(wanted["channel"])
        name, option = str(wanted["name"]), str(wanted["option"])
        given = self._given(person, channel, name, wanted["options"])
        given.pop(option, None)
        return {"choices": await person.complete(channel, name, option, str(wanted["typed"]), **given)}

    async def _commands(self, wanted: Wanted) -> Told:
        person, channel = self._house.person(wanted["person"]), self._house.channel(wanted["channel"])
        return {"commands": offers(person.offered(channel), self._house.locale_of(person))}

    # Writing

    async def _say(self, wanted: Wanted) -> Told:
        person, channel = self._acting(wanted), self._house.channel(wanted["channel"])
        words = str(wanted["words"]).strip()[:LONGEST_WORDS]
        if words:
            person.say(channel, words)
        return {}

    async def _dismiss(self, wanted: Wanted) -> Told:
        person, seen = self._seen(wanted)
        person.delete(seen)
        return {}

    # The house

    async def _channel(self, wanted: Wanted) -> Told:
        return {"channel": str(self._house.add_channel(str(wanted["name"])).id)}

    async def _thread(self, wanted: Wanted) -> Told:
        person, channel = self._acting(wanted), self._house.channel(wanted["channel"])
        return {"channel": str(self._house.add_thread(person, channel, str(wanted["name"])).id)}

    async def _add_person(self, wanted: Wanted) -> Told:
        return {"person": str(self._house.add_person(str(wanted["name"]), str(wanted["locale"])).id)}

    async def _language(self, wanted: Wanted) -> Told:
        if wanted.get("server"):
            self._house.speak_all(str(wanted["locale"]))
        else:
            self._house.speak(self._house.person(wanted["person"]), str(wanted["locale"]))
        return {}

    async def _restarted(self, _wanted: Wanted) -> Told:
        await self._restart()
        return {}

    # Inner workings

    def _acting(self, wanted: Wanted) -> Person:
        person = self._house.person(wanted["person"])
        if person is self._house.spectator:
            raise Unfit("spectator")
        return person

    def _seen(self, wanted: Wanted) -> tuple[Person, Seen]:
        person = self._acting(wanted)
        seen = person.look(self._house.channel(wanted["channel"]).id, int(wanted["message"]))
        if seen is None:
            raise Impossible("That message is gone")
        return person, seen

    def _answered(self, answer: Answer) -> Told:
        told: Told = {"message": str(answer.record.message_id or "")}
        if answer.record.modal is not None:
            mark = secrets.token_hex(8)
            self._forms[mark] = answer
            while len(self._forms) > KEPT_FORMS:
                self._forms.popitem(last=False)
            told["form"] = {"id": mark, **self._painter.form(answer.record.modal)}
        return told

    def _given(self, person: Person, channel: ChannelHandle, name: str, options: Wanted) -> dict[str, Any]:
        """The options with people and channels in place of their ids."""
        kinds = {option["name"]: option["type"] for option in person.commands(channel).get(name, [])}
        return {key: self._value(_kind(kinds.get(key)), value) for key, value in options.items()}

    def _value(self, kind: str, value: Any) -> Any:
        match kind:
            case "people":
                return self._house.person(value)
            case "channels":
                return self._house.channel(value)
            case "roles":
                return self._house.role(value)
        return str(value)


def _kind(option_type: int | None) -> str:
    if option_type in (OptionType.USER, OptionType.MENTIONABLE):
        return "people"
    return "channels" if option_type == OptionType.CHANNEL else "words"


def _refused(code: str, words: str = "") -> web.Response:
    return web.json_response({"error": code, "words": words})
