"""What is asked, what may be answered, what may be played, and why something was refused."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rules.agenda import Option
from bot.rules.cards import Symbol
from bot.rules.view import View
from bot.screens.names import plain
from bot.screens.words.cards import card_words, cards_words, colour_inside, colour_words, symbol_words
from bot.text import Text

STACKED = {"stack", "challenge"}
"""The questions that are answered with a card on top of the one that asks."""


def matches_words(text: Text, view: View) -> str:
    """What may be played, for the middle of a line: "red, or any 7"."""
    if view.prompt is not None and view.prompt.kind == "stack":
        return text("matches-stack", least=_top(view).draws)
    matching = _matching(text, view)
    if view.free is None or view.free == _top(view):
        return matching
    return text("matches-free", matches=matching, symbol=symbol_words(text, view.edition, view.free))


def _matching(text: Text, view: View) -> str:
    symbol = _top(view)
    if view.colour is None:
        return text("matches-unnamed")
    colour = colour_inside(text, view.colour)
    if view.edition.faces[view.top].colour is None:
        return text("matches-colour", colour=colour)
    message = "matches-colour-or-symbol" if symbol.number is None else "matches-colour-or-number"
    return text(message, colour=colour, symbol=symbol_words(text, view.edition, symbol))


def question_words(text: Text, view: View, names: Sequence[str]) -> str:
    """The open question as a sentence for everybody; where nothing is asked, why not."""
    prompt = view.prompt
    if prompt is None:
        return text("question-over" if view.champions else "question-next-round")
    return text(
        f"question-{prompt.kind}",
        seat=names[prompt.seat],
        accused=names[prompt.public.get("accused", prompt.seat)],
        count=view.due,
        colour="" if view.colour is None else colour_inside(text, view.colour),
        top=_top(view).name,
        card=card_words(text, view.edition, view.top),
    )


def option_words(text: Text, view: View, names: Sequence[str], option: Option) -> str:
    """An answer as a label: plain, as labels know no markdown."""
    verb, what, faces = option
    message = f"option-{verb}"
    match verb:
        case "play":
            return text(message, kind=_kind_of_play(view), card=card_words(text, view.edition, what))
        case "lay":
            return text(message, card=card_words(text, view.edition, what))
        case "colour":
            return text(message, colour=colour_words(text, what))
        case "target" | "catch":
            return text(message, seat=plain(names[what]), count=view.counts[what])
        case "discard":
            return text(message, count=len(faces), cards=cards_words(text, view.edition, faces))
        case "pass":
            return text(message, kind="play" if view.prompt is None else view.prompt.kind)
        case "accept" | "take":
            colour = "" if view.colour is None else colour_inside(text, view.colour)
            return text(message, count=view.due, colour=colour)
        case "activate":
            return text(message, card=card_words(text, view.edition, view.top))
        case _:
            return text(message)


def refusal_words(text: Text, code: str) -> str:
    """Why something was refused, by the rules or by the table."""
    return text(f"refused-{code.replace('_', '-')}")


def _top(view: View) -> Symbol:
    return view.edition.faces[view.top].symbol


def _kind_of_play(view: View) -> str:
    prompt = view.prompt
    if prompt is None:
        return "play"
    if prompt.seat != view.seat:
        return "jump-in"
    return "stack" if prompt.kind in STACKED else "play"
