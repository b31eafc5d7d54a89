"""The hand, which only its owner sees: the cards, what is asked, and all that the owner can press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.art.pictures.backs import BacksPicture
from bot.art.pictures.hand import HandPicture
from bot.rules.calls import UNO
from bot.screens.asking import answers, asks_for_cards, is_asked, question
from bot.screens.buttons import GOOD, MAIN, PLAIN, Pressable, button
from bot.screens.codec import FIRST_LOOK, PAGE, Look, answering
from bot.screens.dance import dance_panel
from bot.screens.discarding import chosen_discards
from bot.screens.held import CARD_VERBS, Held, colour_lines, held, listed_by_colour
from bot.screens.layout import RULE, Pictured, Screen, paragraph, quoted, screen
from bot.screens.names import spoken
from bot.screens.reveals import private_reveals
from bot.screens.scene import Scene
from bot.screens.words import card_sign, cards_words
from bot.sessions import Session
from bot.text import Text

ALONE = 21
"""How many buttons of cards fit beside all that may stand around them, in 40 components with two pictures."""
A_PAGE = 19
"""How many fit where there are more, with the buttons that turn pages."""


def hand(
    session: Session, seat: int, text: Text, page: int = 0, note: str | None = None, chosen: Sequence[str] = ()
) -> Screen:
    """The hand of a seat; the note says what just happened to its owner, or why something was refused.

    `page` and `chosen` are those of a `Look`. Who dances is shown the dance in its place.
    """
    if session.dance is not None and session.dance.seat == seat:
        return dance_panel(session, text, note)
    scene = Scene.of(session, text, seat)
    if not scene.view.in_round[seat]:
        return screen(scene.on_top(), quoted(note), text(_why_out(scene)), accent=scene.accent)
    look = Look(page, tuple(chosen))
    deadline = scene.deadline() if is_asked(scene) else None  # others' hands are not shown anew when it moves
    return screen(
        f"{scene.on_top()} · {deadline}" if deadline else scene.on_top(),
        quoted(note),
        question(scene),
        *private_reveals(scene),
        *hand_pictured(scene, look),
        *(_pressed(scene, look.page) if asks_for_cards(scene) else _read(scene)),
        RULE,
        [*answers(scene, look), *_backs(scene)],
        accent=scene.accent,
    )


def _why_out(scene: Scene) -> str:
    seat = scene.view.seat
    if seat is None or not scene.view.in_match[seat]:
        return "hand-left"
    if scene.view.champions:
        return "question-over"
    return "hand-knocked-out" if seat in scene.view.knocked_out else "hand-not-in"


# The cards


def hand_pictured(scene: Scene, look: Look = FIRST_LOOK) -> Iterator[Pictured]:
    """The whole hand as it is sorted; what cannot be played is dimmed while something can, or must be."""
    view, text = scene.view, scene.text
    if not view.hand:
        return
    playable = [card.face.index for card in held(view) if card.option is not None]
    alt = paragraph(
        text("picture-hand", count=len(view.hand), cards=listed_by_colour(text, view.edition, view.hand)),
        text("picture-playable", cards=cards_words(text, view.edition, playable)) if _is_choosing(scene) else None,
    )
    yield Pictured(hand_picture(scene, look), spoken(alt))


def hand_picture(scene: Scene, look: Look = FIRST_LOOK) -> HandPicture:
    """The picture of it."""
    cards = held(scene.view)
    return HandPicture(
        scene.view.edition.key,
        tuple(card.face.index for card in cards for _ in range(card.count)),
        tuple(card.face.index for card in cards if card.option is None) if _is_choosing(scene) else (),
        chosen_discards(scene, look),
    )


def _is_choosing(scene: Scene) -> bool:
    """Whether a card is to be chosen, or could be."""
    can_press = any(option.verb in CARD_VERBS for option in scene.view.options)
    return can_press or (is_asked(scene) and asks_for_cards(scene))


def _read(scene: Scene) -> Iterator[str]:
    """The whole hand as text, while something else is asked for than cards."""
    if scene.view.hand:
        count = scene.text("hand-cards", count=len(scene.view.hand))
        yield paragraph(f"-# {count}", *colour_lines(scene.text, scene.view.edition, scene.view.hand))


def _pressed(scene: Scene, page: int) -> Iterator[str | list[Pressable]]:
    """The hand as buttons, those that cannot be played greyed, on as many pages as it takes."""
    buttons = [made for card in held(scene.view) for made in _buttons(scene, card)]
    count = len(scene.view.hand)
    if len(buttons) <= ALONE:
        if buttons:
            yield f"-# {scene.text('hand-cards', count=count)}"
            yield buttons
        return
    pages = [buttons[first : first + A_PAGE] for first in range(0, len(buttons), A_PAGE)]
    page = min(page, len(pages) - 1)
    yield f"-# {scene.text('hand-cards-paged', count=count, page=page + 1, pages=len(pages))}"
    yield pages[page]
    yield [
        button(scene.press(f"{PAGE} {other}"), scene.text(words))
        for other, words in ((page - 1, "hand-previous"), (page + 1, "hand-next"))
        if 0 <= other < len(pages)
    ]


def _buttons(scene: Scene, card: Held) -> Iterator[Pressable]:
    """A card's button, and where it is the last but one, another that calls UNO in the same move."""
    view, text = scene.view, scene.text
    words = scene.card(card.face.index)
    label = words if card.count == 1 else text("card-many", card=words, count=card.count)
    sign = card_sign(view.edition, card.face.index)
    option = card.option
    if option is None:
        what = answering(view.edition, view.edition.plays[card.face.index])
        yield button(scene.press(what), label, style=PLAIN, sign=sign, enabled=False)
        return
    yield button(scene.press(answering(view.edition, option)), label, style=MAIN, sign=sign)
    if UNO in view.options and len(view.hand) == 2:
        press = scene.press(answering(view.edition, option, uno=True))
        yield button(press, text("hand-with-uno", card=words), style=GOOD, sign=sign)


# The backs of two-sided cards


def backs(session: Session, seat: int, text: Text) -> Screen:
    """What a seat sees of the others' hands: the inactive faces, in no order (T8)."""
    scene = Scene.of(session, text, seat)
    view = scene.view
    hands = [(other, back) for other, back in enumerate(view.backs) if other != seat and view.in_round[other]]
    said = paragraph(
        *(paragraph(scene.badged(other), " · ".join(colour_lines(text, view.edition, back))) for other, back in hands)
    )
    pile = "" if view.back is None else text("hand-backs-pile", card=scene.signed(view.back))
    picture = BacksPicture(view.edition.key, tuple(hands), view.back)
    return screen(
        paragraph(text("hand-backs-heading"), f"-# {text('hand-backs-says')}"),
        Pictured(picture, spoken(paragraph(pile, said))),
        said,
        pile,
        [button(scene.press("hand"), text("hand-backs-return"))],
        accent=scene.accent,
    )


def _backs(scene: Scene) -> list[Pressable]:
    return [button(scene.press("backs"), scene.text("hand-backs"))] if scene.view.backs else []
