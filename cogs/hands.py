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
        user = interaction.user.id
        # Until this answer is there nothing may overtake it.
        self._forget(session.id, user)
        text = text_of(interaction)
        seat = seated(session, user)
        shown = matters(session, seat)
        message_id = await self._gallery.show(interaction, hand(session, seat, text, look.page, says, look.chosen))
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

    def prepare(self, session: Session) -> None:
        """Has the hand drawn of whoever was asked, as they have answered: they see it once that is stored."""
        for user, open_hand in self._open.get(session.id, {}).items():
            try:
                seat = session.seat_of(user)
                if seat is None or open_hand.shown.asked is None or open_hand.shown == matters(session, seat):
                    continue
                scene = Scene.of(session, open_hand.text, seat)
                self._gallery.begin(open_hand.interaction, hand_picture(scene))
            except Exception:  # no move may be lost by this
                log.exception("A hand could not be drawn beforehand", extra={"game": session.id})

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
