"""The guided round on the screen: the sentence for each step, the button that it wants, and the end."""

from __future__ import annotations

from bot.rules.cards import Face
from bot.screens.buttons import MAIN, button
from bot.screens.codec import NO_GAME, custom_id, format_answer
from bot.screens.context import ScreenContext
from bot.screens.layout import DIVIDER, GOLD, QUIET, Screen
from bot.screens.rulebook import RULES
from bot.screens.words import card_words, colour_inside
from bot.sessions.lesson import LESSON, next_step, script_of, steps_done
from bot.sessions.table import Table
from bot.text import Text

ANEW = "anew"
"""The word of the press that begins the guided round anew."""


def lesson_words(context: ScreenContext) -> tuple[str, str]:
    """Return how far the player is, and what to do now and why; or that others are about to answer."""
    table, text = context.table, context.text
    step = next_step(table)
    done, steps = progress(table)
    if step is None or not step.is_players:
        return text("lesson-step", step=max(done, 1), steps=steps), text("lesson-watch")
    return text("lesson-step", step=done + 1, steps=steps), text(f"lesson-{step.says}", **_facts(context))


def wanted(context: ScreenContext) -> str | None:
    """Return what is pressed for the step that is the player's; None where there is none."""
    step = next_step(context.table)
    if step is None or not step.is_players:
        return None
    *calls, option = step.options
    return context.prefix + format_answer(context.edition, option, uno=bool(calls))


def progress(table: Table) -> tuple[int, int]:
    """Return how many steps are done, and how many there are."""
    script = script_of(table)
    return steps_done(table), 0 if script is None else len(script.players)


def lesson_end(table: Table, text: Text) -> Screen:
    """Return what stands there once the round is won, or was left for another."""
    if not table.decided:
        return Screen(text("lesson-over"), accent=QUIET)
    return Screen(
        text("lesson-done"),
        text("lesson-done-next"),
        DIVIDER,
        [
            button(custom_id(NO_GAME, 0, f"{LESSON} {ANEW}"), text("lesson-once-more")),
            button(custom_id(NO_GAME, 0, RULES), text("table-rules")),
        ],
        accent=GOLD,
    )


def lesson_choice(table: Table, text: Text) -> Screen:
    """Return the choice between going on with the guided round and beginning it anew."""
    done, steps = progress(table)
    return Screen(
        text("lesson-under-way", step=min(done + 1, steps), steps=steps),
        [
            button(custom_id(table.id, 0, "hand"), text("lesson-go-on"), style=MAIN),
            button(custom_id(NO_GAME, 0, f"{LESSON} {ANEW}"), text("lesson-anew")),
        ],
        accent=QUIET,
    )


def _facts(context: ScreenContext) -> dict[str, str]:
    """Return what the sentences may speak of: the card that is wanted, the one on top, colours, and the others."""
    view, text, edition, step = context.view, context.text, context.edition, next_step(context.table)
    option = None if step is None else step.options[-1]
    card: Face | None = None if option is None or option.verb != "play" else edition.faces[option.what]
    seat = context.seat or 0
    public = {} if context.prompt is None else context.prompt.public
    return {
        "top": card_words(text, edition, view.top),
        "colour": "" if view.colour is None else colour_inside(text, view.colour),
        "card": "" if card is None else card_words(text, edition, card.index),
        "own": "" if card is None or card.colour is None else colour_inside(text, card.colour),
        "wanted": "" if option is None or option.verb != "colour" else colour_inside(text, option.what),
        "next": context.names[(seat + 1) % len(context.names)],
        "accused": context.names[public.get("accused", (seat - 1) % len(context.names))],
    }
