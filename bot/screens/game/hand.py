"""The hand, which only its owner sees: the cards, what is asked, and all that the owner can press."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.art.pictures.backs import BacksPicture
from bot.art.pictures.hand import HandPicture
from bot.rules.agenda import Option
from bot.rules.view import View
from bot.screens.buttons import GOOD, MAIN, Pressable, button
from bot.screens.codec import FIRST_LOOK, PAGE, Look, custom_id, format_answer
from bot.screens.context import ScreenContext
from bot.screens.emoji import card_sign
from bot.screens.game.asking import CARD_VERBS, answers, asks_for_cards, question
from bot.screens.game.discarding import chosen_discards
from bot.screens.game.interludes import INTERLUDES
from bot.screens.game.reveals import private_reveals
from bot.screens.layout import DIVIDER, QUIET, Block, PictureBlock, Screen, paragraph, quoted
from bot.screens.words import card_words, cards_words, colour_lines
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
    table: Table, seat: int, text: Text, note: str | None = None, look: Look = FIRST_LOOK, asks: str | None = None
) -> Screen:
    """Return the hand of a seat; the note says what just happened to its owner, or why something was refused.

    `asks` stands in the place of what is asked.

    A seat that acts out an interlude is shown that in its place.
    """
    interlude = table.interlude
    if interlude is not None and interlude.seat == seat:
        return INTERLUDES[interlude.kind].panel(table, text, note)
    context = ScreenContext(table, text, seat)
    view = context.view
    if not view.in_round[seat]:
        return Screen(context.on_top(), quoted(note), text(_why_out(view, seat)), accent=context.accent)
    deadline = context.deadline() if context.is_asked else None  # other hands are not shown anew when it moves
    cards = hand_cards(view)
    pressed = answers(context, look)
    if view.backs:
        pressed.append(button(f"{context.prefix}backs", text("hand-backs")))
    return Screen(
        f"{context.on_top()} · {deadline}" if deadline else context.on_top(),
        quoted(note),
        question(context) if asks is None else asks,
        *private_reveals(context),
        *([hand_block(context, cards, look)] if cards else ()),
        *(_card_buttons(context, cards, look.page) if asks_for_cards(context) else _card_lines(context)),
        DIVIDER,
        pressed,
        accent=context.accent,
    )


def stale_hand(table: Table, text: Text) -> Screen:
    """Return what takes the place of a hand that cannot be brought up to date any more."""
    fresh = button(custom_id(table.id, 0, "hand"), text("table-hand"), style=MAIN)
    return Screen(text("hand-stale"), [fresh], accent=QUIET)


def hand_picture(table: Table, seat: int) -> HandPicture | None:
    """Return the picture on the hand of a seat, to be drawn before the hand is shown; None where it has none.

    Of cards to be discarded none is chosen yet.
    """
    view = table.view(seat)
    if (table.interlude is not None and table.interlude.seat == seat) or not view.in_round[seat] or not view.hand:
        return None
    return _picture(view, hand_cards(view), ())


def hand_signature(table: Table, seat: int) -> tuple[Any, ...]:
    """Return all that must not be out of date in an open hand: while it stays equal, the hand need not be shown anew.

    The cards, if this seat is asked the number of the question and its deadline, what it could play, and how far the
    match is.
    """
    view = table.view(seat)
    prompt = view.prompt
    return (
        view.hand,
        (prompt.number, table.deadline) if prompt is not None and prompt.seat == seat else None,
        tuple([option for option in view.options if option.verb == "play"]),
        view.round,
        view.over,
        table.interlude if table.interlude is not None and table.interlude.seat == seat else None,
    )


def _why_out(view: View, seat: int) -> str:
    if not view.in_match[seat]:
        return "hand-left"
    if view.champions:
        return "question-over"
    return "hand-knocked-out" if seat in view.knocked_out else "hand-not-in"


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
    """Return the picture of the whole hand as it is sorted, and the same in words."""
    view, text, edition = context.view, context.text, context.edition
    listed = text("picture-between").join(colour_lines(text, edition, view.hand, signs=False))
    alt = text("picture-hand", count=len(view.hand), cards=listed)
    if _is_choosing(view, cards):
        playable = [card.face for card in cards if card.option is not None]
        alt = paragraph(alt, text("picture-playable", cards=cards_words(text, edition, playable)))
    chosen = chosen_discards(context, look) if "discard" in context.options else ()
    return PictureBlock(_picture(view, cards, chosen), alt)


def _picture(view: View, cards: Sequence[HandCard], chosen: tuple[int, ...]) -> HandPicture:
    """Return the picture of a hand; what cannot be played is dimmed while something can, or must be."""
    faces: list[int] = []
    for card in cards:
        faces += [card.face] * card.copies
    dimmed = tuple([card.face for card in cards if card.option is None]) if _is_choosing(view, cards) else ()
    return HandPicture(view.edition.key, tuple(faces), dimmed, chosen)


def _is_choosing(view: View, cards: Sequence[HandCard]) -> bool:
    """Tell whether a card is to be chosen, or could be; those that could stand first."""
    if cards and cards[0].option is not None:
        return True
    return view.prompt is not None and view.prompt.seat == view.seat and view.prompt.kind == "play"


def _card_lines(context: ScreenContext) -> list[Block]:
    """Return the whole hand as text, while something else is asked for than cards."""
    if not context.view.hand:
        return []
    count = context.text("hand-cards", count=len(context.view.hand))
    return [paragraph(f"-# {count}", *colour_lines(context.text, context.edition, context.view.hand))]


def _card_buttons(context: ScreenContext, cards: Sequence[HandCard], page: int) -> list[Block]:
    """Return the hand as buttons, those that cannot be played greyed, on as many pages as it takes.

    Beside a card that is the last but one stands another button, which calls UNO in the same move.
    """
    if not cards:
        return []
    text, edition, prefix = context.text, context.edition, context.prefix
    count = len(context.view.hand)
    can_call = count == 2 and "uno" in context.options
    buttons: list[Pressable] = []
    for face, copies, option in cards:
        words = card_words(text, edition, face)
        label = words if copies == 1 else text("card-many", card=words, count=copies)
        sign = card_sign(edition, face)
        if option is None:
            what = format_answer(edition, edition.plays[face])
            buttons.append(button(prefix + what, label, sign=sign, enabled=False))
            continue
        buttons.append(button(prefix + format_answer(edition, option), label, sign=sign))
        if can_call:
            what = format_answer(edition, option, uno=True)
            buttons.append(button(prefix + what, text("hand-with-uno", card=words), style=GOOD, sign=sign))
    if len(buttons) <= MOST_CARD_BUTTONS:
        return [f"-# {text('hand-cards', count=count)}", buttons]
    pages = [buttons[first : first + PAGE_CARD_BUTTONS] for first in range(0, len(buttons), PAGE_CARD_BUTTONS)]
    page = min(page, len(pages) - 1)
    turning = []
    if page > 0:
        turning.append(button(f"{prefix}{PAGE} {page - 1}", text("hand-previous")))
    if page < len(pages) - 1:
        turning.append(button(f"{prefix}{PAGE} {page + 1}", text("hand-next")))
    shown = text("hand-cards-paged", count=count, page=page + 1, pages=len(pages))
    return [f"-# {shown}", pages[page], turning]


# The backs of two-sided cards


def backs(table: Table, seat: int, text: Text) -> Screen:
    """Return what a seat sees of the others' hands: the inactive faces, in no order (T8)."""
    context = ScreenContext(table, text, seat)
    view = context.view
    others = [other for other in range(len(view.backs)) if other != seat and view.in_round[other]]
    lines = []
    for other in others:
        lines += [context.badged(other), " · ".join(colour_lines(text, context.edition, view.backs[other]))]
    hands = tuple([(context.faces[other], view.backs[other]) for other in others])
    shown = paragraph(*lines)
    pile = "" if view.back is None else text("hand-backs-pile", card=context.signed(view.back))
    return Screen(
        paragraph(text("hand-backs-heading"), f"-# {text('hand-backs-says')}"),
        PictureBlock(BacksPicture(context.edition.key, hands, view.back), paragraph(pile, shown)),
        shown,
        pile,
        [button(f"{context.prefix}hand", text("hand-backs-return"))],
        accent=context.accent,
    )
