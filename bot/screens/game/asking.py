"""The private part of the open question: what is asked, all that is to be known about it, and the buttons to answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bot.rules.notation import SEAT_LETTERS
from bot.rules.rules import rules_of
from bot.screens.buttons import BAD, GOOD, MAIN, PLAIN, Pressable, button
from bot.screens.codec import FIRST_LOOK, Look, format_answer
from bot.screens.context import ScreenContext
from bot.screens.emoji import COLOUR_SIGNS
from bot.screens.game.discarding import discards, most_discards
from bot.screens.game.interludes import INTERLUDES
from bot.screens.layout import paragraph
from bot.screens.words import (
    answers_words,
    card_words,
    colour_inside,
    colour_words,
    matches_words,
    option_words,
    question_words,
)

CARD_VERBS = ("play", "lay", "add")
"""The answers that are given by pressing a card."""
MOST_CATCHES = 2
"""How many seats that owe a call have a button each; where more do, one button catches them in turn."""
STYLES = {"challenge": BAD, "dance": GOOD, "activate": MAIN}
ASIDE = {*CARD_VERBS, "colour", "target", "discard", "uno", "catch", "quit"}
"""The answers that have buttons of their own kind, or none."""


def asks_for_cards(context: ScreenContext) -> bool:
    """Tell whether it is cards that are pressed now, or on the seat's turn; else the hand only needs to be read."""
    prompt = context.prompt
    if prompt is None or not context.is_asked:
        return True
    return prompt.kind == "play" or any(verb in context.options for verb in CARD_VERBS)


def question(context: ScreenContext) -> str:
    """Return what is asked: for the seat that is asked with all that is to be known, for others in a sentence."""
    if context.prompt is not None and context.is_asked:
        return ASKING[context.prompt.kind](context)
    words = question_words(context.text, context.view, context.names)
    return paragraph(words, context.text("hand-jump-in")) if "play" in context.options else words


# What is asked, by its kind


def _play(context: ScreenContext) -> str:
    can = "-or-".join([verb for verb in ("play", "draw", "pass") if verb in context.options])
    return context.text("hand-ask-play", can=can, matches=matches_words(context.text, context.view))


def _drawn(context: ScreenContext) -> str:
    card = card_words(context.text, context.edition, context.options["play"][0].what)
    return context.text("hand-ask-drawn", card=card, must="no" if "pass" in context.options else "yes")


def _by_top(kind: str) -> Callable[[ScreenContext], str]:
    """Return a function for a question of which the card that asks it says what is to be known."""

    def words(context: ScreenContext) -> str:
        card = card_words(context.text, context.edition, context.view.top)
        return context.text(f"hand-ask-{kind}", symbol=context.top.symbol.name, card=card)

    return words


def _challenge(context: ScreenContext) -> str:
    """Return the rule's odds: what comes of accepting, of a challenge that is right, and of one that is wrong."""
    view, text = context.view, context.text
    public = {} if context.prompt is None else context.prompt.public
    due, own = view.due, public["cards"]
    facts: dict[str, str | int] = {
        "kind": "colour" if not due else "stack" if own < due else "cards",
        "accused": context.names[public["accused"]],
        "left": text("table-cards", count=view.counts[public["accused"]]),
        "card": card_words(text, context.edition, view.top),
        "symbol": context.top.symbol.name,
        "colour": "" if view.colour is None else colour_inside(text, view.colour),
        "due": due,
        "own": own,
        "rest": due - own,
        "more": due + 2,
        "turn": _turn_after(context),
        "answers": answers_words(text, view) if "play" in context.options else "",
    }
    lines = ["hand-ask-challenge", "hand-if-accepted", "hand-if-bluff", "hand-if-no-bluff"]
    if "play" in context.options:
        lines.append("hand-if-stacked")
    return paragraph(*[text(line, **facts) for line in [*lines, "hand-bluff"]])


def _stack(context: ScreenContext) -> str:
    view, text = context.view, context.text
    return text("hand-ask-stack", due=view.due, answers=answers_words(text, view), turn=_turn_after(context))


def _turn_after(context: ScreenContext) -> str:
    """Return whether a player who draws a penalty has their turn all the same."""
    return "kept" if rules_of(context.edition, context.view.house).keeps_turn else "lost"


def _discard(context: ScreenContext) -> str:
    return context.text("hand-ask-discard", most=most_discards(context))


ASKING: dict[str, Callable[[ScreenContext], str]] = {
    "play": _play,
    "drawn": _drawn,
    "colour": _by_top("colour"),
    "target": _by_top("target"),
    "challenge": _challenge,
    "stack": _stack,
    "lay": _by_top("lay"),
    "discard": _discard,
    "more": _by_top("more"),
    "flipped": _by_top("flipped"),
    **{kind: screens.question for kind, screens in INTERLUDES.items()},
}


# The buttons


def answers(context: ScreenContext, look: Look = FIRST_LOOK) -> list[Pressable]:
    """Return the buttons for everything that the seat may answer or call, besides the cards."""
    text, options = context.text, context.options
    buttons: list[Pressable] = []
    if "colour" in options:
        buttons += _colours(context)
    for option in options.get("target", ()):
        pressed = context.prefix + format_answer(context.edition, option)
        buttons.append(button(pressed, option_words(text, context.view, context.names, option)))
    if "discard" in options:
        buttons += discards(context, look)
    for verb, (option, *_) in options.items():
        if verb not in ASIDE:
            words = option_words(text, context.view, context.names, option)
            pressed = context.prefix + format_answer(context.edition, option)
            buttons.append(button(pressed, words, style=STYLES.get(verb, PLAIN)))
    if "uno" in options and _is_worth_calling(context):
        words = option_words(text, context.view, context.names, options["uno"][0])
        buttons.append(button(f"{context.prefix}uno", words, style=GOOD))
    if "catch" in options:
        buttons += _catches(context)
    return buttons


def _colours(context: ScreenContext) -> list[Pressable]:
    """Return the colours, always in the same places, with how many of each are held."""
    counts = Counter([context.edition.faces[face].colour for face in context.view.hand])
    buttons = []
    for option in sorted(context.options["colour"]):
        colour = option.what
        label = context.text("hand-colour", colour=colour_words(context.text, colour), count=counts[colour])
        pressed = context.prefix + format_answer(context.edition, option)
        buttons.append(button(pressed, label, sign=COLOUR_SIGNS[colour]))
    return buttons


def _is_worth_calling(context: ScreenContext) -> bool:
    """Tell whether UNO is owed, or a card may leave the hand next; called at any other time it lapses (G9)."""
    if context.seat in context.view.owes:
        return True
    return context.is_asked and (asks_for_cards(context) or most_discards(context) > 0)


def _catches(context: ScreenContext) -> list[Pressable]:
    catches = context.options["catch"]
    if len(catches) > MOST_CATCHES:
        return [button(f"{context.prefix}catch", context.text("hand-catch"), style=BAD)]
    buttons = []
    for option in catches:
        words = option_words(context.text, context.view, context.names, option)
        buttons.append(button(f"{context.prefix}catch {SEAT_LETTERS[option.what]}", words, style=BAD))
    return buttons
