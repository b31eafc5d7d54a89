"""The dance floor of the Dancing Wild: everybody watches, and the dancer presses the moves in order."""

from __future__ import annotations

from bot.art.pictures.dance import DancePicture
from bot.screens.buttons import MAIN, Pressable, button
from bot.screens.codec import Press
from bot.screens.layout import Pictured, Screen, paragraph, quoted, screen
from bot.screens.names import plain
from bot.screens.scene import Scene
from bot.sessions import MOVES, Dance, Denied, Session
from bot.text import Text

SIGNS = {"left": "⬅️", "right": "➡️", "up": "⬆️", "down": "⬇️", "clap": "👏", "spin": "🔄"}
DONE, TO_DO = "✅", "⬜"
HALF = len(MOVES) // 2


def dance_floor(session: Session, text: Text) -> Screen:
    """What everybody sees: who dances, the routine, and how far it is danced."""
    dance = _dance(session)
    scene = Scene.of(session, text)
    return screen(
        text("dance-heading", seat=scene.names[dance.seat]),
        _picture(scene, dance),
        _routine(dance),
        paragraph(text("dance-says"), text("dance-done", done=dance.done, all=len(dance.routine)), scene.deadline()),
        [button(scene.press("hand"), text("table-hand"))],
        accent=scene.accent,
    )


def dance_panel(session: Session, text: Text, note: str | None = None) -> Screen:
    """What the dancer sees: the routine, the move that is next, and the moves to press."""
    dance = _dance(session)
    scene = Scene.of(session, text, dance.seat)
    moves = [_move(scene, dance, move) for move in MOVES]
    return screen(
        paragraph(text("dance-panel"), text("dance-panel-says"), scene.deadline()),
        quoted(note),
        _picture(scene, dance),
        _routine(dance),
        text("dance-next", move=_named(text, dance.routine[dance.done])),
        moves[:HALF],
        moves[HALF:],
        accent=scene.accent,
    )


def _dance(session: Session) -> Dance:
    if session.dance is None:
        raise Denied("not_dancing")
    return session.dance


def _picture(scene: Scene, dance: Dance) -> Pictured:
    moves = scene.text("list-between").join(scene.text(f"dance-{move}") for move in dance.routine)
    alt = paragraph(
        scene.text("picture-dance", seat=plain(scene.names[dance.seat]), moves=moves),
        scene.text("dance-done", done=dance.done, all=len(dance.routine)),
    )
    return Pictured(DancePicture(scene.view.edition.key, dance.seat, dance.routine, dance.done), alt)


def _routine(dance: Dance) -> str:
    """The moves, and beneath each whether it is danced."""
    left = len(dance.routine) - dance.done
    return f"# {' '.join(SIGNS[move] for move in dance.routine)}\n# {' '.join([DONE] * dance.done + [TO_DO] * left)}"


def _named(text: Text, move: str) -> str:
    return f"{SIGNS[move]} {text(f'dance-{move}')}"


def _move(scene: Scene, dance: Dance, move: str) -> Pressable:
    """A move at this place of the routine: pressed twice, the second press is one at a place already danced."""
    press = Press(scene.session.id, dance.done, f"dance {move}")
    return button(press, scene.text(f"dance-{move}"), style=MAIN, sign=SIGNS[move])
