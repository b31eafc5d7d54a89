"""The table: one public message with all that everybody may know."""

from __future__ import annotations

from bot.art.pictures import Standing
from bot.art.pictures.table import TablePicture, TableSeat
from bot.rules.state import LEFT
from bot.rules.view import View
from bot.screens.buttons import BAD, GOOD, MAIN, PLAIN, Pressable, button
from bot.screens.happenings import last_moves
from bot.screens.layout import RULE, Pictured, Screen, latest, paragraph, quoted, screen, small
from bot.screens.lobby import COMPUTER_SIGN
from bot.screens.names import spoken
from bot.screens.reveals import reveals
from bot.screens.scene import Scene
from bot.screens.words import listed, matches_words, question_words
from bot.sessions import Life, Session
from bot.text import Text

EARLIER = 700
"""How many characters the moves before the last may take."""
ASKED_SIGN = "👉"


def table(session: Session, text: Text) -> Screen:
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
        *reveals(scene),
        table_pictured(scene),
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
        pile = text("table-back", pile=pile, card=scene.signed(view.back))
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
    facts = [scene.badged(seat, ASKED_SIGN if asked else ""), standing(scene, seat)]
    if there.level is not None:
        facts[0] += f" {COMPUTER_SIGN}"
    elif there.away and view.in_match[seat]:
        facts.append(text("table-away"))
    if seat in view.owes:
        facts.append(f"**{text('table-owes')}**")
    elif seat in view.called:
        facts.append(text("table-called"))
    if any(view.totals):
        facts.append(text("table-points", count=view.totals[seat]))
    return " · ".join(facts)


def standing(scene: Scene, seat: int) -> str:
    """How many cards a seat holds, or why it holds none."""
    if scene.view.in_round[seat]:
        return scene.text("table-cards", count=scene.view.counts[seat])
    return scene.text(f"table-{fate(scene.view, seat)}")


def table_pictured(scene: Scene) -> Pictured:
    """All of the table, as everybody sees it."""
    view = scene.view
    picture = TablePicture(
        view.edition.key,
        tuple(_seat_pictured(scene, seat) for seat in range(len(scene.names))),
        view.top,
        None if scene.is_unnamed else view.colour,
        view.direction,
        view.pile,
        None if view.prompt is None else view.prompt.seat,
        None if view.prompt is None else view.prompt.kind,
        view.due,
        view.side,
        view.back,
        scene.session.life is Life.ASLEEP,
    )
    return Pictured(picture, spoken(paragraph(middle(scene), seats(scene))))


def _seat_pictured(scene: Scene, seat: int) -> TableSeat:
    view, there = scene.view, scene.session.seats[seat]
    return TableSeat(
        view.counts[seat],
        fate(view, seat),
        there.level is not None,
        there.away and view.in_match[seat],
        "owes" if seat in view.owes else "called" if seat in view.called else "",
        view.totals[seat] if any(view.totals) else None,
    )


def fate(view: View, seat: int) -> Standing:
    """Whether a seat is in the round, and if not, why."""
    if view.in_round[seat]:
        return "in"
    if not view.in_match[seat]:
        return "left"
    return "knocked-out" if seat in view.knocked_out else "out"


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
