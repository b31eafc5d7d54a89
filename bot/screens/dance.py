"""The dance floor of the Dancing Wild, which everybody watches.

The dancer presses the moves of a routine in order; or the others vote; or the dancer says how it was.
"""

from __future__ import annotations

from collections.abc import Iterator

from discord import ButtonStyle

from bot.art.pictures.dance import DancePicture
from bot.screens.buttons import BAD, GOOD, MAIN, Pressable, button
from bot.screens.codec import Press
from bot.screens.layout import Pictured, Screen, paragraph, quoted, screen
from bot.screens.names import plain
from bot.screens.scene import Scene
from bot.sessions import HONOUR, MOVES, ROUTINE, VOTE, Dance, Denied, Session
from bot.text import Text

SIGNS = {"left": "⬅️", "right": "➡️", "up": "⬆️", "down": "⬇️", "clap": "👏", "spin": "🔄"}
DONE, TO_DO = "✅", "⬜"
HALF = len(MOVES) // 2


def dance_floor(session: Session, text: Text) -> Screen:
    """What everybody sees: who dances, the routine and how far it is danced, or how the vote stands."""
    dance = _dance(session)
    scene = Scene.of(session, text)
    seat = scene.names[dance.seat]
    routine = dance.judging == ROUTINE
    return screen(
        text("dance-heading", seat=seat),
        *_picture(scene, dance),
        _routine(dance),
        paragraph(
            text("dance-says", judging=dance.judging, seat=seat),
            text("dance-done", done=dance.done, all=len(dance.routine)) if routine else None,
            scene.deadline(),
        ),
        [*(_verdicts(scene, dance) if dance.judging == VOTE else ()), button(scene.press("hand"), text("table-hand"))],
        accent=scene.accent,
    )


def dance_panel(session: Session, text: Text, note: str | None = None) -> Screen:
    """What the dancer sees: the routine, the move that is next, and the moves to press; or who judges."""
    dance = _dance(session)
    scene = Scene.of(session, text, dance.seat)
    moves = [_move(scene, dance, move) for move in MOVES] if dance.routine else []
    return screen(
        paragraph(text("dance-panel"), text("dance-panel-says", judging=dance.judging), scene.deadline()),
        quoted(note),
        *_picture(scene, dance),
        _routine(dance),
        text("dance-next", move=_named(text, dance.routine[dance.done])) if moves else "",
        moves[:HALF],
        moves[HALF:],
        _verdicts(scene, dance) if dance.judging == HONOUR else [],
        accent=scene.accent,
    )


def _dance(session: Session) -> Dance:
    if session.dance is None:
        raise Denied("not_dancing")
    return session.dance


def _picture(scene: Scene, dance: Dance) -> Iterator[Pictured]:
    """The routine, where it is one."""
    if not dance.routine:
        return
    moves = scene.text("list-between").join(scene.text(f"dance-{move}") for move in dance.routine)
    alt = paragraph(
        scene.text("picture-dance", seat=plain(scene.names[dance.seat]), moves=moves),
        scene.text("dance-done", done=dance.done, all=len(dance.routine)),
    )
    yield Pictured(DancePicture(scene.view.edition.key, dance.seat, dance.routine, dance.done), alt)


def _routine(dance: Dance) -> str:
    """The moves, and beneath each whether it is danced; nothing where it is no routine."""
    if not dance.routine:
        return ""
    left = len(dance.routine) - dance.done
    return f"# {' '.join(SIGNS[move] for move in dance.routine)}\n# {' '.join([DONE] * dance.done + [TO_DO] * left)}"


def _named(text: Text, move: str) -> str:
    return f"{SIGNS[move]} {text(f'dance-{move}')}"


def _verdicts(scene: Scene, dance: Dance) -> list[Pressable]:
    """It was a dance, or it was none; with the votes so far."""

    def verdict(what: str, seats: tuple[int, ...], sign: str, style: ButtonStyle) -> Pressable:
        label = scene.text(f"dance-{what}", judging=dance.judging, votes=len(seats))
        return button(scene.press(f"judge {what}"), label, sign=sign, style=style)

    return [verdict("yes", dance.ayes, "👏", GOOD), verdict("no", dance.noes, "👎", BAD)]


def _move(scene: Scene, dance: Dance, move: str) -> Pressable:
    """A move at this place of the routine: pressed twice, the second press is one at a place already danced."""
    press = Press(scene.session.id, dance.done, f"dance {move}")
    return button(press, scene.text(f"dance-{move}"), style=MAIN, sign=SIGNS[move])
