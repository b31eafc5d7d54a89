"""The table: one public message with all that everybody may know."""

from __future__ import annotations

from discord import ui

from bot.rules.state import LEFT
from bot.screens.buttons import BAD, GOOD, MAIN, PLAIN, Pressable, button
from bot.screens.happenings import last_moves
from bot.screens.layout import RULE, latest, paragraph, quoted, screen, small
from bot.screens.lobby import COMPUTER_SIGN
from bot.screens.scene import Scene
from bot.screens.words import listed, matches_words, question_words
from bot.sessions import Life, Session
from bot.text import Text

EARLIER = 700
"""How many characters the moves before the last may take."""
ASKED_SIGN, OTHER_SIGN = "👉", "▫️"


def table(session: Session, text: Text) -> ui.LayoutView:
    """The table of a game that runs, as everybody sees it."""
    scene = Scene.of(session, text)
    headline, lines = last_moves(session, text)
    return screen(
        heading(scene),
        paragraph(
            small(latest(lines[:-1], EARLIER)),
            f"### {headline}" if headline else None,
            quoted("".join(lines[-1:])),
        ),
        middle(scene),
        seats(scene),
        RULE,
        _asked(scene),
        _buttons(scene),
        accent=scene.accent,
    )


def heading(scene: Scene) -> str:
    """The edition, the round, the side in play, and the house rules, small."""
    text, view = scene.text, scene.view
    edition = text(f"lobby-edition-{view.edition.key}")
    lines = [text("table-heading", edition=edition, round=view.round)]
    if view.edition.two_sided:
        lines.append(text("table-side", side=view.edition.sides[view.side].name))
    if view.house:
        rules = listed(text, [text(f"lobby-house-{rule.replace('_', '-')}") for rule in view.house])
        lines.append(f"-# {text('table-house', rules=rules)}")
    return paragraph(*lines)


def middle(scene: Scene) -> str:
    """The piles, the direction, a running stack."""
    text, view = scene.text, scene.view
    pile = text("table-pile", count=view.pile)
    if view.back is not None:
        pile = text("list-between").join([pile, text("table-back", card=scene.signed(view.back))])
    facts = [pile, text("table-direction", direction="left" if view.direction == LEFT else "right")]
    if view.due:
        facts.append(text("table-due", count=view.due))
    return paragraph(scene.on_top(), " · ".join(facts))


def seats(scene: Scene) -> str:
    """Everybody at the table, a line each."""
    return "\n".join(_seat(scene, seat) for seat in range(len(scene.names)))


def _seat(scene: Scene, seat: int) -> str:
    """One line: who, how many cards, and what is to be known about them."""
    text, view = scene.text, scene.view
    asked = view.prompt is not None and view.prompt.seat == seat
    there = scene.session.seats[seat]
    facts = [f"**{scene.names[seat]}**", standing(scene, seat)]
    if there.level is not None:
        facts[0] += f" {COMPUTER_SIGN}"
    elif there.away and view.in_match[seat]:
        facts.append(text("table-away"))
    if seat in view.owes:
        facts.append(f"**{text('table-owes')}**")
    elif seat == view.called:
        facts.append(text("table-called"))
    if any(view.totals):
        facts.append(text("table-points", count=view.totals[seat]))
    return f"{ASKED_SIGN if asked else OTHER_SIGN} {' · '.join(facts)}"


def standing(scene: Scene, seat: int) -> str:
    """How many cards a seat holds, or why it holds none."""
    view = scene.view
    if view.in_round[seat]:
        return scene.text("table-cards", count=view.counts[seat])
    if not view.in_match[seat]:
        return scene.text("table-left")
    return scene.text("table-knocked-out" if seat in view.knocked_out else "table-out")


def _asked(scene: Scene) -> str:
    """What the game waits for, what may be played, and until when."""
    text, view = scene.text, scene.view
    if scene.session.life is Life.ASLEEP:
        return text("table-asleep")
    plays = view.prompt is not None and view.prompt.kind in {"play", "stack"}
    return paragraph(
        f"**{question_words(text, view, scene.names)}**",
        text("table-matches", matches=matches_words(text, view)) if plays else None,
        scene.deadline(),
    )


def _buttons(scene: Scene) -> list[Pressable]:
    text, view = scene.text, scene.view
    turn = view.prompt is not None and view.prompt.kind == "play"
    return [
        button(scene.press("hand"), text("table-hand"), style=MAIN),
        button(scene.press("uno"), text("table-uno"), style=GOOD),
        button(scene.press("catch"), text("table-catch"), style=BAD if view.owes else PLAIN),
        *([button(scene.press("draw"), text("table-draw"))] if turn else []),
        button(scene.press("rules"), text("table-rules")),
    ]
