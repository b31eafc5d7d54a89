"""The hand, which only its owner sees: the cards, what is asked, and all that the owner can press.

An open hand is shown anew when its signature changes. While its owner is asked it shows the table's state as well: the
top card, the others with their counts, the deadline. While nothing is asked of them it says so, and shows nothing of
that: to keep it true would take an edit of every open hand at each move. What its owner may do out of turn stands there
at any time, as that changes seldom: jumping in, UNO!, a catch.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.art.pictures import Picture
from bot.art.pictures.backs import BacksPicture
from bot.art.pictures.hand import HandPicture
from bot.rules.agenda import Option
from bot.rules.view import View
from bot.screens.buttons import MAIN, Pressable, button
from bot.screens.codec import FIRST_LOOK, PAGE, Look, custom_id, format_answer
from bot.screens.context import ScreenContext
from bot.screens.emoji import card_sign
from bot.screens.game.asking import CARD_VERBS, answers, asks_for_cards, question
from bot.screens.game.discarding import chosen_discards
from bot.screens.game.end import end_picture, hand_at_end
from bot.screens.game.interludes import INTERLUDES
from bot.screens.game.reveals import private_reveals
from bot.screens.game.tips import hand_tip
from bot.screens.layout import DIVIDER, QUIET, Block, PictureBlock, Screen, paragraph, quoted
from bot.screens.words import card_label, colour_lines
from bot.sessions.table import Table
from bot.text import Text

MOST_CARD_BUTTONS = 21
"""How many buttons of cards fit beside all that may stand around them, in 40 components with two pictures."""
PAGE_CARD_BUTTONS = 19
"""How many fit where there are more, with the buttons that turn pages."""


class HandCard(NamedTuple):
    """Equal cards of a hand."""

    face: int
    copies: int
    option: Option | None
    """The answer that one of them would be now."""


def hand(
    table: Table,
    seat: int,
    text: Text,
    note: str | None = None,
    look: Look = FIRST_LOOK,
    asks: str | None = None,
    *,
    tips: bool = False,
) -> Screen:
    """Return the hand of a seat; the note says what just happened to its owner, or why something was refused.

    `asks` stands in the place of what is asked. `tips`: for an owner who is new to the game. A seat that acts out an
    interlude is shown that in its place.
    """
    interlude = table.interlude
    if interlude is not None and interlude.seat == seat:
        return INTERLUDES[interlude.kind].panel(table, text, note)
    if table.is_open or table.view(seat).over:
        return hand_at_end(table, seat, text, note)
    context = ScreenContext(table, text, seat)
    view = context.view
    if not view.in_round[seat]:
        why = text(_why_out(view, seat), mercy=view.edition.mercy or 0)
        return Screen(quoted(note), why, accent=QUIET)
    cards = hand_cards(view)
    pressed = answers(context, look)
    if view.backs:
        pressed.append(button(f"{context.prefix}backs", text("hand-backs")))
    shows_table = context.is_asked or bool(table.private)  # a private game is shown anew with each change
    return Screen(
        _state(context) if shows_table else "",
        quoted(note),
        text("hand-owes") if seat in view.owes else "",
        question(context) if asks is None else asks,
        hand_tip(context) if tips else "",
        *private_reveals(context),
        *([hand_block(context, cards, look)] if cards else ()),
        *(_card_buttons(context, cards, look.page) if asks_for_cards(context) else ()),
        DIVIDER,
        pressed,
        accent=context.accent if shows_table else QUIET,
    )


def stale_hand(table: Table, text: Text) -> Screen:
    """Return what takes the place of a hand that cannot be brought up to date any more."""
    fresh = button(custom_id(table.id, 0, "hand"), text("table-hand"), style=MAIN)
    return Screen(text("hand-stale"), [fresh], accent=QUIET)


def replaced_hand(text: Text) -> Screen:
    """Return what takes the place of a hand that its owner has opened anew, where it cannot be removed."""
    return Screen(text("hand-replaced"), accent=QUIET)


def hand_picture(table: Table, seat: int) -> Picture | None:
    """Return the picture on the hand of a seat, to be drawn before the hand is shown; None where it has none.

    Of cards to be discarded none is chosen yet.
    """
    if table.is_open or table.view(seat).over:
        return end_picture(table, seat)
    view = table.view(seat)
    if (table.interlude is not None and table.interlude.seat == seat) or not view.in_round[seat] or not view.hand:
        return None
    return _picture(view, hand_cards(view), ())


def hand_signature(table: Table, seat: int) -> tuple[Any, ...]:
    """Return all that must not be out of date in an open hand: while it stays equal, the hand need not be shown anew.

    The cards, what may be done out of turn, and how far the match is; if this seat is asked, the number of the question
    with its deadline, and how the others stand.
    """
    view = table.view(seat)
    prompt = view.prompt
    asked = None
    if prompt is not None and prompt.seat == seat:
        asked = (prompt.number, table.deadline, view.counts, view.in_round, view.direction, view.owes)
    return (
        view.hand,
        asked,
        tuple([option for option in view.options if option.verb in {"play", "catch"}]),
        seat in view.owes,
        view.round,
        view.over or table.is_open,
        table.interlude if table.interlude is not None and table.interlude.seat == seat else None,
    )


def _why_out(view: View, seat: int) -> str:
    if not view.in_match[seat]:
        return "hand-left"
    return "hand-knocked-out" if seat in view.knocked_out else "hand-not-in"


# The table's state


def _state(context: ScreenContext) -> str:
    """Return the card on top with the deadline, and below it the others."""
    on_top = " · ".join(filter(None, (context.on_top(), context.deadline())))
    others = _others(context)
    return paragraph(on_top, f"-# {others}" if others else None)


def _others(context: ScreenContext) -> str:
    """Return the others in the order of play from this seat on: how many cards they hold, and whether they owe UNO."""
    text, view, seat = context.text, context.view, context.seat or 0
    seats = len(view.counts)
    behind = [(seat + step * view.direction) % seats for step in range(1, seats)]
    named = [
        text(
            "hand-next-seat",
            seat=f"{context.team_sign(other)}{context.names[other]}",
            count=view.counts[other],
            owes="yes" if other in view.owes else "no",
        )
        for other in behind
        if view.in_round[other]
    ]
    return text("hand-next-seats", seats=text("hand-next-between").join(named)) if named else ""


# The cards


def hand_cards(view: View) -> list[HandCard]:
    """Return the whole hand: what may be played first, then by colour and number, equal cards together."""
    options = {option.what: option for option in view.options if option.verb in CARD_VERBS}
    playable: list[HandCard] = []
    others: list[HandCard] = []
    for face, copies in sorted(Counter(view.hand).items()):
        option = options.get(face)
        (others if option is None else playable).append(HandCard(face, copies, option))
    return playable + others


def hand_block(context: ScreenContext, cards: Sequence[HandCard], look: Look = FIRST_LOOK) -> PictureBlock:
    """Return the picture of the whole hand as it is sorted, and in words what no button beside it names."""
    view, text, edition = context.view, context.text, context.edition
    count = len(view.hand)
    chosen = chosen_discards(context, look) if "discard" in context.options else ()
    picture = _picture(view, cards, chosen)
    counted = f"-# {text('hand-cards', count=count)}"
    has_buttons = asks_for_cards(context)
    if has_buttons and len(cards) <= MOST_CARD_BUTTONS:
        return PictureBlock(picture, text("hand-picture", count=count), instead=counted)
    listed = text("picture-between").join(colour_lines(text, edition, view.hand, signs=False))
    alt = text("picture-hand", count=count, cards=listed)
    instead = "" if has_buttons else paragraph(counted, *colour_lines(text, edition, view.hand))
    return PictureBlock(picture, alt, instead=instead)


def _picture(view: View, cards: Sequence[HandCard], chosen: tuple[int, ...]) -> HandPicture:
    """Return the picture of a hand; what cannot be played is dimmed while something can."""
    faces: list[int] = []
    for card in cards:
        faces += [card.face] * card.copies
    can_play = any(card.option is not None for card in cards)
    dimmed = tuple([card.face for card in cards if card.option is None]) if can_play else ()
    return HandPicture(view.edition.key, tuple(faces), dimmed, chosen)


def _card_buttons(context: ScreenContext, cards: Sequence[HandCard], page: int) -> list[Block]:
    """Return the hand as buttons, those that cannot be played greyed.

    Where one message cannot hold all, there are pages: first of what can be played, then of the rest.
    """
    text, prefix = context.text, context.prefix
    playable = [made for card in cards if card.option is not None for made in _playable(context, card, card.option)]
    others = [_greyed(context, card) for card in cards if card.option is None]
    if len(cards) <= MOST_CARD_BUTTONS:
        return [[*playable, *others]]
    pages = [*_paged(playable), *_paged(others)]
    page = min(page, len(pages) - 1)
    turning = []
    if page > 0:
        turning.append(button(f"{prefix}{PAGE} {page - 1}", text("hand-previous")))
    if page < len(pages) - 1:
        turning.append(button(f"{prefix}{PAGE} {page + 1}", text("hand-next")))
    rest = sum(card.copies for card in cards if card.option is None) if playable else 0
    words = text("hand-cards-paged", count=len(context.view.hand), rest=rest, page=page + 1, pages=len(pages))
    return [f"-# {words}", pages[page], turning]


def _paged(buttons: Sequence[Pressable]) -> list[Sequence[Pressable]]:
    return [buttons[first : first + PAGE_CARD_BUTTONS] for first in range(0, len(buttons), PAGE_CARD_BUTTONS)]


def _playable(context: ScreenContext, card: HandCard, option: Option) -> list[Pressable]:
    """Return the button that plays a card; of the last card but one, behind one that calls UNO in the same move."""
    text, edition, prefix = context.text, context.edition, context.prefix
    label, sign = _label(context, card), card_sign(edition, card.face)
    made = [button(prefix + format_answer(edition, option), label, sign=sign)]
    if len(context.view.hand) == 2 and "uno" in context.options:
        calling = prefix + format_answer(edition, option, uno=True)
        made.insert(0, button(calling, text("hand-with-uno", card=label), style=MAIN, sign=sign))
    return made


def _greyed(context: ScreenContext, card: HandCard) -> Pressable:
    edition = context.edition
    what = format_answer(edition, edition.plays[card.face])
    sign = card_sign(edition, card.face)
    return button(context.prefix + what, _label(context, card), sign=sign, enabled=False)


def _label(context: ScreenContext, card: HandCard) -> str:
    words = card_label(context.text, context.edition, card.face)
    return words if card.copies == 1 else context.text("card-many", card=words, count=card.copies)


# The backs of two-sided cards


def backs(table: Table, seat: int, text: Text) -> Screen:
    """Return what a seat sees of the others' hands: the inactive faces, in no order (T8)."""
    context = ScreenContext(table, text, seat)
    picture, pile, shown = backs_told(context)
    return Screen(
        paragraph(text("hand-backs-heading"), f"-# {text('hand-backs-says')}"),
        PictureBlock(picture, paragraph(pile, shown)),
        shown,
        pile,
        [button(f"{context.prefix}hand", text("hand-backs-return"))],
        accent=context.accent,
    )


def backs_told(context: ScreenContext) -> tuple[BacksPicture, str, str]:
    """Return the picture of the others' backs, and in words that of the draw pile and those of their hands."""
    view, text = context.view, context.text
    others = [other for other in range(len(view.backs)) if other != context.seat and view.in_round[other]]
    lines = []
    for other in others:
        lines += [context.badged(other), " · ".join(colour_lines(text, context.edition, view.backs[other]))]
    hands = tuple([(context.faces[other], view.backs[other]) for other in others])
    pile = "" if view.back is None else text("hand-backs-pile", card=context.signed(view.back))
    return BacksPicture(context.edition.key, hands, view.back), pile, paragraph(*lines)
