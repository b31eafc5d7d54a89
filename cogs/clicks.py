"""What every button and menu does: from what was pressed to the session, and back to whoever pressed it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.rules.agenda import DRAW, Option
from bot.rules.calls import UNO
from bot.rules.editions import EDITIONS
from bot.rules.refusal import Refused
from bot.screens.codec import FIRST_LOOK, Look, Press, answer_in, looking, seat_in
from bot.screens.hand import backs
from bot.screens.lobby import NO_TIME, options_panel
from bot.sessions import VOTE, Denied, Life, Options, Session
from cogs.gallery import Gallery
from cogs.hands import Hands, seated
from cogs.moves import Moves
from cogs.permissions import may_open, require
from cogs.replies import Interaction, Unable, in_time, patiently, public_text_of, say, text_of
from cogs.tables import Tables, link_to, point_to

if TYPE_CHECKING:
    from bot.client import Uno

Does = Callable[[Interaction, Session, Press, Sequence[str]], Awaitable[None]]
Opens = Callable[[Interaction, Press, Sequence[str]], Awaitable[None]]
"""What answers a press on a screen that belongs to no game that runs."""


class Clicks:
    """Everything that can be pressed, by its first word."""

    def __init__(
        self,
        bot: Uno,
        gallery: Gallery,
        hands: Hands,
        tables: Tables,
        moves: Moves,
        opens: Mapping[str, Opens] | None = None,
    ) -> None:
        self._bot = bot
        self._gallery = gallery
        self._hands = hands
        self._tables = tables
        self._moves = moves
        self._opens = opens or {}
        self._stepping: set[str] = set()
        """The games in which a move of a dance is being made."""
        self._does: dict[str, Does] = {
            "backs": self._backs,
            "do": self._answer,
            "do+uno": self._answer,
            "draw": self._draw,
            "uno": self._uno,
            "catch": self._catch,
            "dance": self._dance,
            "judge": self._judge,
            "join": self._join,
            "leave": self._leave,
            "start": self._start,
            "options": self._options,
            "set": self._set,
            "computer": self._computer,
            "remove": self._remove,
            "next": self._next,
            "rematch": self._rematch,
        }

    async def pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Does what was pressed; whatever happens, the person is answered."""
        session = None
        opens = self._opens.get(press.verb)
        try:
            if opens is not None:
                await opens(click, press, values)
            else:
                sessions = self._bot.sessions
                session = sessions.get(press.game) or await in_time(click, sessions.find(press.game))
                await self.do(click, session, press, values)
        except Exception as error:  # noqa: BLE001  (told to the person, and logged)
            await self._moves.fail(click, session, error)

    async def do(self, click: Interaction, session: Session | None, press: Press, values: Sequence[str] = ()) -> None:
        """The same, but raises what the session refuses."""
        if session is None:
            raise Unable("answer-gone")
        await self._tables.notice(click, session)
        await self._does.get(press.verb, self._look)(click, session, press, values)

    # Looking

    async def look(self, click: Interaction, session: Session, look: Look = FIRST_LOOK) -> None:
        """Shows somebody their hand."""
        if session.life is Life.LOBBY:
            text, link = text_of(click), link_to(session)
            await say(click, text("answer-lobby", link=link) if link else text("answer-lobby-unseen"))
        else:
            await self._hands.answer(click, session, look=look)

    async def _look(self, click: Interaction, session: Session, press: Press, values: Sequence[str]) -> None:
        # Also for what some older screen offers and nothing does any more.
        await self.look(click, session, looking(press, values) or FIRST_LOOK)

    async def _backs(self, click: Interaction, session: Session, _press: Press, _values: Sequence[str]) -> None:
        seat = seated(session, click.user.id)
        if session.view(seat).backs:
            await self._gallery.show(click, backs(session, seat, text_of(click)))
        else:
            await self.look(click, session)

    # Playing

    async def _answer(self, click: Interaction, session: Session, press: Press, _values: Sequence[str]) -> None:
        found = answer_in(press, EDITIONS[session.options.edition])
        if found is None:
            raise Refused("not_offered")
        option, uno = found
        user = click.user.id
        if option.verb in {"uno", "catch"}:
            await self._moves.make(click, session, session.call(user, option))
        else:
            await self._moves.make(click, session, session.answer(user, option, press.number, uno=uno))

    async def _draw(self, click: Interaction, session: Session, press: Press, _values: Sequence[str]) -> None:
        await self._moves.make(click, session, session.answer(click.user.id, DRAW, press.number))

    async def _uno(self, click: Interaction, session: Session, _press: Press, _values: Sequence[str]) -> None:
        await self._moves.make(click, session, session.call(click.user.id, UNO))

    async def _catch(self, click: Interaction, session: Session, press: Press, _values: Sequence[str]) -> None:
        caught = seat_in(press) if press.words else owing(session, click.user.id)
        await self._moves.make(click, session, session.call(click.user.id, Option("catch", caught)))

    async def _dance(self, click: Interaction, session: Session, press: Press, _values: Sequence[str]) -> None:
        dance = session.dance
        if session.id in self._stepping or (dance is not None and press.number != dance.done):
            await self.look(click, session)  # pressed twice, or on an old screen: it must be no stumble
            return
        self._stepping.add(session.id)
        try:
            await self._moves.make(click, session, session.dance_step(click.user.id, " ".join(press.words)))
        finally:
            self._stepping.discard(session.id)

    async def _judge(self, click: Interaction, session: Session, press: Press, _values: Sequence[str]) -> None:
        dance, prompt = session.dance, session.view(None).prompt
        if dance is None or prompt is None or press.number != prompt.number:
            await self.look(click, session)
            return
        judged = session.judge_dance(click.user.id, danced=press.words == ["yes"])
        await (self._moves.arrange if dance.judging == VOTE else self._moves.make)(click, session, judged)

    # The lobby

    async def _join(self, click: Interaction, session: Session, _press: Press, _values: Sequence[str]) -> None:
        await self._moves.arrange(click, session, session.join(click.user.id, click.user.display_name))

    async def _leave(self, click: Interaction, session: Session, _press: Press, _values: Sequence[str]) -> None:
        await self._moves.arrange(click, session, session.leave(click.user.id))

    async def _start(self, click: Interaction, session: Session, _press: Press, _values: Sequence[str]) -> None:
        require(click)
        await self._moves.make(click, session, session.start(click.user.id))

    async def _options(self, click: Interaction, session: Session, _press: Press, _values: Sequence[str]) -> None:
        if click.user.id != session.host:
            raise Denied("not_host")
        await click.response.send_message(view=options_panel(session, text_of(click)), ephemeral=True)

    async def _set(self, click: Interaction, session: Session, press: Press, values: Sequence[str]) -> None:
        options = chosen(session.options, press.word, values)
        told = await patiently(click, session.set_options(click.user.id, options))
        try:
            await self._gallery.show(click, options_panel(session, text_of(click)))
        finally:
            self._tables.tell(session, told)

    async def _computer(self, click: Interaction, session: Session, press: Press, _values: Sequence[str]) -> None:
        await self._moves.arrange(click, session, session.add_computer(click.user.id, press.word))

    async def _remove(self, click: Interaction, session: Session, press: Press, _values: Sequence[str]) -> None:
        await self._moves.arrange(click, session, session.remove_computer(click.user.id, seat_in(press)))

    # The end

    async def _next(self, click: Interaction, session: Session, _press: Press, _values: Sequence[str]) -> None:
        await self._moves.make(click, session, session.next_round(click.user.id))

    async def _rematch(self, click: Interaction, session: Session, _press: Press, _values: Sequence[str]) -> None:
        running = self._bot.sessions.in_channel(session.channel_id)
        if running is not None:
            await point_to(click, running)
            return
        settings = await in_time(click, may_open(click, self._bot.store))
        locale = settings.locale or public_text_of(click).locale
        await self._tables.open(click, self._bot.sessions.rematch(session, click.user.id, locale, settings))


def chosen(options: Options, menu: str, values: Sequence[str]) -> Options:
    """The options after a choice in one of the panel's menus."""
    first = values[0] if values else ""
    match menu:
        case "edition":
            return options.with_edition(first)
        case "scoring":
            return options.with_(scoring=first)
        case "target" if first.isdecimal():
            return options.with_(target=int(first))
        case "time" if first.isdecimal() or first == NO_TIME:
            return options.with_(turn_seconds=None if first == NO_TIME else int(first))
        case "house":
            return options.with_(house=tuple(values))
    raise Denied("bad_options")


def owing(session: Session, user: int) -> int:
    """Who is meant by catching whoever owes the call: the first who does, else whoever could seem to."""
    view, own = session.view(None), session.seat_of(user)
    others = [seat for seat in range(len(view.counts)) if seat != own]
    return min(others, key=lambda seat: (seat not in view.owes, view.counts[seat] != 1))
