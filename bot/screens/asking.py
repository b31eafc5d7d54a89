"""The private part of the open question: what is asked, all that is to be known about it, and the buttons to answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bot.rules.agenda import PASS
from bot.rules.calls import UNO
from bot.rules.notation import SEAT_LETTERS
from bot.screens.buttons import BAD, GOOD, MAIN, PLAIN, Pressable, button
from bot.screens.codec import Look, answering
from bot.screens.discarding import discards, most_discards
from bot.screens.held import CARD_VERBS
from bot.screens.layout import paragraph
from bot.screens.scene import Scene
from bot.screens.words import colour_sign, colour_words, matches_words, option_words, question_words
from bot.screens.words.cards import colour_inside
from bot.sessions import DANCE_SECONDS

MOST_CATCHES = 2
"""How many who owe a call have a button each; where more do, one button catches them in turn."""
STYLES = {"challenge": BAD, "dance": GOOD, "activate": MAIN}
ASIDE = {*CARD_VERBS, "colour", "target", "discard", "uno", "catch", "quit"}
"""The answers that have buttons of their own kind, or none."""


def is_asked(scene: Scene) -> bool:
    """Whether the one who looks is the one who is asked."""
    return scene.view.prompt is not None and scene.view.prompt.seat == scene.view.seat


def asks_for_cards(scene: Scene) -> bool:
    """Whether it is cards that are pressed now, or on one's turn; else the hand only needs to be read."""
    prompt = scene.view.prompt
    if prompt is None or not is_asked(scene):
        return True
    return prompt.kind == "play" or any(option.verb in CARD_VERBS for option in scene.view.options)


def question(scene: Scene) -> str:
    """What is asked: to the one who is asked with all that is to be known about it, to others in a sentence."""
    prompt = scene.view.prompt
    if prompt is None or not is_asked(scene):
        may_jump_in = any(option.verb == "play" for option in scene.view.options)
        return paragraph(
            question_words(scene.text, scene.view, scene.names),
            scene.text("hand-jump-in") if may_jump_in else None,
        )
    return ASKING[prompt.kind](scene)


# What is asked, by its kind


def _play(scene: Scene) -> str:
    verbs = {option.verb for option in scene.view.options}
    can = "-or-".join(verb for verb in ("play", "draw", "pass") if verb in verbs)
    return scene.text("hand-ask-play", can=can, matches=matches_words(scene.text, scene.view))


def _drawn(scene: Scene) -> str:
    card = next(option.what for option in scene.view.options if option.verb == "play")
    return scene.text("hand-ask-drawn", card=scene.card(card), must="no" if PASS in scene.view.options else "yes")


def _by_top(kind: str) -> Callable[[Scene], str]:
    """What is to be known depends on the card that asks."""
    return lambda scene: scene.text(f"hand-ask-{kind}", symbol=scene.top.symbol.name, card=scene.card(scene.view.top))


def _challenge(scene: Scene) -> str:
    """The rule's odds in words: what comes of accepting, of a challenge that is right, and of one that is wrong."""
    view, text = scene.view, scene.text
    public = view.prompt.public if view.prompt is not None else {}
    due, own = view.due, public["cards"]
    facts: dict[str, str | int] = {
        "kind": "colour" if not due else "stack" if own < due else "cards",
        "accused": scene.names[public["accused"]],
        "left": text("table-cards", count=view.counts[public["accused"]]),
        "card": scene.card(view.top),
        "symbol": scene.top.symbol.name,
        "colour": "" if view.colour is None else colour_inside(text, view.colour),
        "due": due,
        "own": own,
        "rest": due - own,
        "more": due + 2,
    }
    stacks = any(option.verb == "play" for option in view.options)
    lines = ["hand-ask-challenge", "hand-if-accepted", "hand-if-bluff", "hand-if-no-bluff"]
    return paragraph(
        *(text(line, **facts) for line in [*lines, *(["hand-if-stacked"] if stacks else []), "hand-bluff"])
    )


def _stack(scene: Scene) -> str:
    return scene.text("hand-ask-stack", due=scene.view.due, least=scene.top.symbol.draws)


def _dance(scene: Scene) -> str:
    judging = scene.session.judging(scene.view.seat or 0)
    return scene.text("hand-ask-dance", judging=judging, seconds=DANCE_SECONDS[judging])


def _discard(scene: Scene) -> str:
    return scene.text("hand-ask-discard", most=most_discards(scene))


ASKING: dict[str, Callable[[Scene], str]] = {
    "play": _play,
    "drawn": _drawn,
    "colour": _by_top("colour"),
    "target": _by_top("target"),
    "challenge": _challenge,
    "stack": _stack,
    "lay": _by_top("lay"),
    "dance": _dance,
    "discard": _discard,
    "flipped": _by_top("flipped"),
}


# The buttons


def answers(scene: Scene, look: Look) -> list[Pressable]:
    """Everything that one may answer or call, besides the cards."""
    return [*_choices(scene), *discards(scene, look), *_plain(scene), *_calls(scene)]


def _choices(scene: Scene) -> list[Pressable]:
    """Colours, with how many of each are held, and opponents, with how many cards they hold."""
    view, text = scene.view, scene.text
    counts = Counter(view.edition.faces[face].colour for face in view.hand)
    buttons = []
    for option in view.options:
        press = scene.press(answering(view.edition, option))
        if option.verb == "colour":
            label = text("hand-colour", colour=colour_words(text, option.what), count=counts[option.what])
            buttons.append((option.what, button(press, label, sign=colour_sign(option.what))))
        elif option.verb == "target":
            buttons.append((0, button(press, option_words(text, view, scene.names, option), style=MAIN)))
    # Colours always in the same places, though the default answer comes first among the options.
    return [made for _, made in sorted(buttons, key=lambda placed: placed[0])]


def _plain(scene: Scene) -> list[Pressable]:
    """The answers that name nothing."""
    return [
        button(
            scene.press(answering(scene.view.edition, option)),
            option_words(scene.text, scene.view, scene.names, option),
            style=STYLES.get(option.verb, PLAIN),
        )
        for option in scene.view.options
        if option.verb not in ASIDE
    ]


def _is_worth_calling(scene: Scene) -> bool:
    """Whether UNO is owed, or a card may leave the hand next; called at any other time it lapses (G9)."""
    if scene.view.seat in scene.view.owes:
        return True
    return is_asked(scene) and (asks_for_cards(scene) or most_discards(scene) > 0)


def _calls(scene: Scene) -> list[Pressable]:
    view = scene.view
    owing = [option for option in view.options if option.verb == "catch"]
    buttons = []
    if UNO in view.options and _is_worth_calling(scene):
        buttons.append(button(scene.press("uno"), option_words(scene.text, view, scene.names, UNO), style=GOOD))
    if len(owing) > MOST_CATCHES:
        buttons.append(button(scene.press("catch"), scene.text("hand-catch"), style=BAD))
    else:
        buttons += [
            button(
                scene.press(f"catch {SEAT_LETTERS[option.what]}"),
                option_words(scene.text, view, scene.names, option),
                style=BAD,
            )
            for option in owing
        ]
    return buttons
