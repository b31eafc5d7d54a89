"""Hands that people have open: private messages, brought up to date for as long as Discord lets the bot edit them."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.rules.agenda import Option
from bot.screens.codec import FIRST_LOOK, Look
from bot.screens.hand import hand, hand_picture
from bot.screens.happenings import note
from bot.screens.layout import Screen
from bot.screens.scene import Scene
from bot.sessions import Dance, Denied, Session, Told
from bot.text import Text
from cogs.emoji import heed
from cogs.errands import Errand
from cogs.gallery import Gallery
from cogs.replies import UNREACHABLE, Interaction, text_of

log = logging.getLogger(__name__)

LIFETIME = 14.5 * 60
"""For how many seconds the token of an interaction is used; Discord takes it for 15 minutes."""
MOST_NEWS = 6


class Matters(NamedTuple):
    """What must not be out of date in an open hand: the cards, what one is asked, and what one could play."""

    cards: tuple[int, ...]
    asked: int | None
    """The number of the question that its owner is asked."""
    plays: tuple[Option, ...]
    round: int
    over: bool
    dance: Dance | None


class Foreseen(NamedTuple):
    """A hand as it is going to be shown to its owner, once what they did is stored."""

    told: Told
    version: int
    """That of the game, then."""
    shown: Matters
    screen: Screen


@dataclass(slots=True)
class OpenHand:
    """A private message that shows somebody's hand; the interaction's token can edit it."""

    interaction: Interaction
    message_id: int
    errand: Errand
    ending: asyncio.TimerHandle
    text: Text
    shown: Matters
    news: deque[Told] = field(default_factory=lambda: deque(maxlen=MOST_NEWS))
    """What happened since it was shown."""
    foreseen: Foreseen | None = None


class Hands:
    """The last hand that each person opened in each game, until Discord lets it be edited no more."""

    def __init__(self, gallery: Gallery) -> None:
        self._gallery = gallery
        self._open: dict[str, dict[int, OpenHand]] = {}
        """By game, then by person."""

    async def answer(
        self, interaction: Interaction, session: Session, says: str | None = None, *, look: Look = FIRST_LOOK
    ) -> None:
        """Answers with the person's present hand: in the message that was pressed, if it is private, or in a new one.

        Whoever asks has a seat, and the cards are dealt.
        """
        seat, text = seated(session, interaction.user.id), text_of(interaction)
        screen = hand(session, seat, text, look.page, says, look.chosen)
        await self._show(interaction, session, matters(session, seat), screen)

    async def answer_move(self, interaction: Interaction, session: Session, told: Told) -> None:
        """The same, with what came of what the person did; mostly it was got ready while that was stored."""
        user, text = interaction.user.id, text_of(interaction)
        open_hand = self._open.get(session.id, {}).get(user)
        ready = open_hand.foreseen if open_hand is not None and open_hand.text is text else None
        if ready is None or ready.told is not told or ready.version != session.version:
            ready = foreseen(session, user, text, told)
        await self._show(interaction, session, ready.shown, ready.screen)

    async def _show(self, interaction: Interaction, session: Session, shown: Matters, screen: Screen) -> None:
        user, text = interaction.user.id, text_of(interaction)
        # Until this answer is there nothing may overtake it.
        self._forget(session.id, user)
        message_id = await self._gallery.show(interaction, screen)
        self._forget(session.id, user)  # the one that a second click may have opened meanwhile
        interaction.message = None  # with all its parts it is the greatest thing that would be kept of a game
        errand = Errand(lambda: self._bring_up_to_date(session, user), game=session.id)
        ending = asyncio.get_running_loop().call_later(LIFETIME, self._forget, session.id, user)
        open_hand = OpenHand(interaction, message_id, errand, ending, text, shown)
        self._open.setdefault(session.id, {})[user] = open_hand
        errand.want()

    def tell(self, session: Session, told: Told, knows: int | None = None) -> None:
        """Has the hands shown anew that this changed, or whose owner is asked now; one person `knows` it already.

        Each hand is looked at in an errand of its own: whatever is wrong with it, the others are told.
        """
        for user, open_hand in self._open.get(session.id, {}).items():
            if user != knows:
                open_hand.news.append(told)
            open_hand.errand.want()

    def foresee(self, session: Session, told: Told) -> None:
        """Gets the hand ready of whoever did this: the game is as it is going to be once that is stored."""
        user = None if told.seat is None else session.seats[told.seat].user
        open_hand = self._open.get(session.id, {}).get(user or 0)
        if user is None or told.seat is None or open_hand is None:
            return
        try:
            scene = Scene.of(session, open_hand.text, told.seat)
            if scene.view.hand:  # first of all, as it is drawn beside what is done here
                self._gallery.begin(open_hand.interaction, hand_picture(scene))
            open_hand.foreseen = foreseen(session, user, open_hand.text, told)
        except Exception:  # it is made again when it is wanted
            log.exception("A hand could not be got ready", extra={"game": session.id})

    def close(self) -> None:
        """Drops what is still to be done."""
        for game in list(self._open):
            self._forget_game(game)

    def forget(self, session: Session) -> None:
        """Drops what is still to be done in this game."""
        self._forget_game(session.id)

    def _forget_game(self, game: str) -> None:
        for user, open_hand in list(self._open.get(game, {}).items()):
            open_hand.errand.cancel()
            self._forget(game, user)

    def _forget(self, game: str, user: int) -> None:
        hands = self._open.get(game, {})
        open_hand = hands.pop(user, None)
        if open_hand is not None:
            open_hand.ending.cancel()
            if not hands:
                del self._open[game]

    async def _bring_up_to_date(self, session: Session, user: int) -> None:
        await session.settled()
        open_hand = self._open.get(session.id, {}).get(user)
        if open_hand is None:
            return
        seat = session.seat_of(user)
        if seat is None:  # they left the match, and were forgotten
            self._forget(session.id, user)
            return
        shown = matters(session, seat)
        if shown == open_hand.shown:
            return
        happened = note_of(session, user, open_hand.text, *open_hand.news)
        open_hand.news.clear()
        open_hand.shown = shown
        try:
            screen = hand(session, seat, open_hand.text, note=happened)
            await self._gallery.renew(open_hand.interaction, open_hand.message_id, screen)
        except UNREACHABLE as error:
            heed(error)
            # Dismissed, mostly. The next click opens it again.
            log.info("An open hand could not be edited (%s)", error, extra={"game": session.id})
            if self._open.get(session.id, {}).get(user) is open_hand:
                self._forget(session.id, user)


def seated(session: Session, user: int) -> int:
    """The seat of somebody who plays."""
    seat = session.seat_of(user)
    if seat is None:
        raise Denied("not_seated")
    return seat


def foreseen(session: Session, user: int, text: Text, told: Told) -> Foreseen:
    """The hand of somebody who did this."""
    seat = seated(session, user)
    says = note_of(session, user, text, told)
    return Foreseen(told, session.version, matters(session, seat), hand(session, seat, text, note=says))


def note_of(session: Session, user: int, text: Text, *news: Told) -> str | None:
    """What happened, as this person may know it."""
    seat = seated(session, user)
    notes = (note(session, one, seat, text) for one in news)
    return "\n".join(words for words in notes if words) or None


def matters(session: Session, seat: int) -> Matters:
    """What of this seat's hand must not be out of date now."""
    view = session.view(seat)
    asked = view.prompt.number if view.prompt is not None and view.prompt.seat == seat else None
    plays = tuple(option for option in view.options if option.verb == "play")
    dance = session.dance if session.dance is not None and session.dance.seat == seat else None
    return Matters(view.hand, asked, plays, view.round, view.over, dance)
