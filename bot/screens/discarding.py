"""Choosing cards to discard: a select for some of the hand, and a button that carries the choice out.

The choice made so far travels in what is pressed next, so that nothing has to be remembered.
"""

from __future__ import annotations

from collections import Counter

from bot.rules.agenda import Option
from bot.rules.calls import UNO
from bot.screens.buttons import GOOD, MAIN, PLAIN, Pressable, button, entry, menu
from bot.screens.codec import CHOOSE, PAGE, Look, answering
from bot.screens.scene import Scene
from bot.screens.words import card_sign, option_words

ENTRIES = 25
"""How many entries a select may have."""

Copy = tuple[int, int]
"""A face, and which of the equal cards that show it."""


def most_discards(scene: Scene) -> int:
    """How many cards may be discarded now."""
    return max((len(option.faces) for option in scene.view.options if option.verb == "discard"), default=0)


def discards(scene: Scene, look: Look) -> list[Pressable]:
    """The select, the pages of a large hand, and the button for what is chosen; nothing, where nothing is discarded."""
    most = most_discards(scene)
    if not most:
        return []
    copies = [
        (face, copy) for face, count in sorted(Counter(scene.view.hand).items()) for copy in range(min(count, most))
    ]
    pages = [copies[first : first + ENTRIES] for first in range(0, len(copies), ENTRIES)]
    page = min(look.page, len(pages) - 1)
    chosen = _chosen(scene, look, most)
    return [
        *_select(scene, pages, page, chosen, most),
        *_turning(scene, len(pages), page, chosen),
        *_doing(scene, chosen),
    ]


def chosen_discards(scene: Scene, look: Look) -> tuple[int, ...]:
    """The faces chosen so far, each as often as it is chosen."""
    return tuple(face for face, _ in _chosen(scene, look, most_discards(scene)))


def _chosen(scene: Scene, look: Look, most: int) -> list[Copy]:
    """What is chosen so far, as far as it is in the hand."""
    counts = Counter(scene.view.hand)
    named = scene.view.edition.face_named
    chosen: list[Copy] = []
    for token in look.chosen:
        face = named[token].index if token in named else -1
        copy = sum(other == face for other, _ in chosen)
        if copy < counts[face] and len(chosen) < most:
            chosen.append((face, copy))
    return chosen


def _select(scene: Scene, pages: list[list[Copy]], page: int, chosen: list[Copy], most: int) -> list[Pressable]:
    elsewhere = [copy for copy in chosen if copy not in pages[page]]
    if len(elsewhere) == most:
        return []
    text = scene.text
    entries = [
        entry(
            f"{_token(scene, face)} {copy}",
            scene.card(face),
            description=text("hand-discard-second") if copy else None,
            sign=card_sign(scene.view.edition, face),
            chosen=(face, copy) in chosen,
        )
        for face, copy in pages[page]
    ]
    left = most - len(elsewhere)
    placeholder = (
        text("hand-discard-choose", most=left)
        if len(pages) == 1
        else text("hand-discard-page", most=left, page=page + 1, pages=len(pages))
    )
    press = scene.press(_with(scene, f"{CHOOSE} {page}", elsewhere))
    return [menu(press, placeholder, entries, least=0, most=left)]


def _turning(scene: Scene, pages: int, page: int, chosen: list[Copy]) -> list[Pressable]:
    return [
        button(scene.press(_with(scene, f"{PAGE} {other}", chosen)), scene.text(words))
        for other, words in ((page - 1, "hand-previous"), (page + 1, "hand-next"))
        if 0 <= other < pages
    ]


def _doing(scene: Scene, chosen: list[Copy]) -> list[Pressable]:
    view = scene.view
    option = Option("discard", faces=tuple(sorted(face for face, _ in chosen)))
    words = option_words(scene.text, view, scene.names, option)
    buttons = [button(scene.press(answering(view.edition, option)), words, style=MAIN if chosen else PLAIN)]
    if UNO in view.options and len(view.hand) - len(chosen) == 1:
        press = scene.press(answering(view.edition, option, uno=True))
        buttons.append(button(press, scene.text("hand-with-uno", card=words), style=GOOD))
    return buttons


def _token(scene: Scene, face: int) -> str:
    return scene.view.edition.faces[face].token


def _with(scene: Scene, what: str, chosen: list[Copy]) -> str:
    return " ".join([what, *(_token(scene, face) for face, _ in chosen)])
