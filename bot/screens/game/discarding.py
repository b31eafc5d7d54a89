"""Choosing cards to discard: a select for some of the hand, and a button that carries the choice out.

The choice made so far travels in what is pressed next, so that nothing has to be remembered.
"""

from __future__ import annotations

from collections import Counter

from bot.rules.agenda import Option
from bot.screens.buttons import GOOD, LABEL_WIDTH, MAIN, MOST_ENTRIES, PLAIN, Pressable, button, entry, menu
from bot.screens.codec import CHOOSE, PAGE, Look, format_answer
from bot.screens.context import ScreenContext
from bot.screens.emoji import card_sign
from bot.screens.names import width
from bot.screens.words import card_words, option_words

Copy = tuple[int, int]
"""A face, and which of the equal cards that show it."""


def most_discards(context: ScreenContext) -> int:
    """Return how many cards may be discarded now."""
    return max([len(option.faces) for option in context.options.get("discard", ())], default=0)


def chosen_discards(context: ScreenContext, look: Look) -> tuple[int, ...]:
    """Return the faces chosen so far, each as often as it is chosen."""
    return tuple([face for face, _ in _chosen(context, look, most_discards(context))])


def discards(context: ScreenContext, look: Look) -> list[Pressable]:
    """Return the select, the pages of a large hand, and the button for what is chosen; nothing to discard, nothing."""
    most = most_discards(context)
    if not most:
        return []
    text = context.text
    copies = []
    for face, count in sorted(Counter(context.view.hand).items()):
        copies += [(face, copy) for copy in range(min(count, most))]
    pages = [copies[first : first + MOST_ENTRIES] for first in range(0, len(copies), MOST_ENTRIES)]
    page = min(look.page, len(pages) - 1)
    chosen = _chosen(context, look, most)
    elsewhere = [copy for copy in chosen if copy not in pages[page]]
    made: list[Pressable] = []
    if len(elsewhere) < most:
        made.append(_select(context, pages, page, chosen, most - len(elsewhere)))
    if page > 0:
        made.append(button(_pressed(context, f"{PAGE} {page - 1}", chosen), text("hand-previous")))
    if page < len(pages) - 1:
        made.append(button(_pressed(context, f"{PAGE} {page + 1}", chosen), text("hand-next")))
    option = Option("discard", faces=tuple(sorted([face for face, _ in chosen])))
    words = option_words(text, context.view, context.names, option)
    if width(text("hand-with-uno", card=words)) > LABEL_WIDTH:
        words = text("hand-discard-both")
    pressed = context.prefix + format_answer(context.edition, option)
    made.append(button(pressed, words, style=MAIN if chosen else PLAIN))
    if "uno" in context.options and len(context.view.hand) - len(chosen) == 1:
        pressed = context.prefix + format_answer(context.edition, option, uno=True)
        made.append(button(pressed, text("hand-with-uno", card=words), style=GOOD))
    return made


def _chosen(context: ScreenContext, look: Look, most: int) -> list[Copy]:
    """Return what is chosen so far, as far as it is in the hand."""
    counts = Counter(context.view.hand)
    named = context.edition.face_named
    chosen: list[Copy] = []
    for token in look.chosen:
        face = named[token].index if token in named else -1
        copy = sum(other == face for other, _ in chosen)
        if copy < counts[face] and len(chosen) < most:
            chosen.append((face, copy))
    return chosen


def _select(context: ScreenContext, pages: list[list[Copy]], page: int, chosen: list[Copy], most: int) -> Pressable:
    text, edition = context.text, context.edition
    entries = [
        entry(
            f"{edition.faces[face].token} {copy}",
            card_words(text, edition, face),
            description=text("hand-discard-second") if copy else None,
            sign=card_sign(edition, face),
            chosen=(face, copy) in chosen,
        )
        for face, copy in pages[page]
    ]
    placeholder = text("hand-discard-choose", most=most)
    if len(pages) > 1:
        placeholder = text("hand-discard-page", most=most, page=page + 1, pages=len(pages))
    elsewhere = [copy for copy in chosen if copy not in pages[page]]
    return menu(_pressed(context, f"{CHOOSE} {page}", elsewhere), placeholder, entries, least=0, most=most)


def _pressed(context: ScreenContext, what: str, chosen: list[Copy]) -> str:
    """Return a `custom_id` that holds the choice made so far."""
    return context.prefix + " ".join([what, *[context.edition.faces[face].token for face, _ in chosen]])
