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
    colour_label,
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
    """Return what is asked, with all that is to be known; for others that nothing is, or that they can jump in."""
    if context.prompt is None:
        return question_words(context.text, context.view, context.names)
    if context.is_asked:
        return ASKING[context.prompt.kind](context)
    return context.text("hand-jump-in" if "play" in context.options else "hand-waits")


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
    """Return what comes of drawing, of a challenge that is right, of one that is wrong, and which color decides."""
    view, text = context.view, context.text
    public = {} if context.prompt is None else context.prompt.public
    due, own = view.due, public["cards"]
    before = public.get("colour")
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
        "known": "no" if before is None else "yes",
        "decides": "" if before is None else colour_inside(text, before),
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
        style = MAIN if context.seat in context.view.owes else GOOD
        buttons.append(button(f"{context.prefix}uno", words, style=style))
    if "catch" in options:
        buttons += _catches(context)
    return buttons


def _colours(context: ScreenContext) -> list[Pressable]:
    """Return the colours, each in its place, with how many of it are held; the longest one stands out if it helps."""
    counts = Counter([context.edition.faces[face].colour for face in context.view.hand])
    most = max([counts[option.what] for option in context.options["colour"]])
    longest = next((option for option in sorted(context.options["colour"]) if counts[option.what] == most > 0), None)
    buttons = []
    for option in sorted(context.options["colour"]):
        colour = option.what
        label = context.text("hand-colour", colour=colour_label(context.text, colour), count=counts[colour])
        pressed = context.prefix + format_answer(context.edition, option)
        style = MAIN if option == longest and context.is_own_wild else PLAIN
        buttons.append(button(pressed, label, style=style, sign=COLOUR_SIGNS[colour]))
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
