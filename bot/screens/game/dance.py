"""The dance floor of the Dancing Wild, which everybody watches.

The dancer presses the moves of a routine in order; or the others vote; or the dancer says how it was.
"""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.art.pictures import Picture
from bot.art.pictures.dance import DancePicture
from bot.rules.editions.bts import Danced
from bot.rules.events import CardsDrawn, Event
from bot.screens.buttons import BAD, GOOD, Pressable, button
from bot.screens.codec import custom_id
from bot.screens.context import ScreenContext
from bot.screens.layout import Block, PictureBlock, Screen, paragraph, quoted
from bot.sessions.dance import DANCE_SECONDS, HONOUR, MOVES, ROUTINE, VOTE, Dance, judging_of, routine_length
from bot.sessions.refusals import SessionRefusal
from bot.sessions.table import Table
from bot.text import Text

SIGNS = {"left": "⬅️", "right": "➡️", "up": "⬆️", "down": "⬇️", "clap": "👏", "spin": "🔄"}
DONE, TO_DO = "✅", "⬜"
HALF = len(MOVES) // 2


def dance_floor(table: Table, text: Text, before: Sequence[Block] = ()) -> Screen:
    """Return what everybody sees: who dances, the routine and how far it is danced, or how the vote stands.

    Above that stands what is still to be seen of the moves before.
    """
    dance = _dance(table)
    context = ScreenContext(table, text)
    seat = context.names[dance.seat]
    return Screen(
        *(one for one in before if not (isinstance(one, PictureBlock) and isinstance(one.picture, DancePicture))),
        text("dance-heading", seat=seat),
        *_pictures(context, dance),
        _routine(dance),
        paragraph(
            text("dance-says", judging=dance.judging, seat=seat, moves=len(dance.routine)),
            text("dance-done", done=dance.done, all=len(dance.routine)) if dance.judging == ROUTINE else None,
            context.deadline(),
        ),
        [
            *(_verdicts(context, dance) if dance.judging == VOTE else ()),
            button(f"{context.prefix}hand", text("table-hand")),
        ],
        accent=context.accent,
    )


def dance_panel(table: Table, text: Text, note: str | None = None) -> Screen:
    """Return what the dancer sees: the routine, the next move, and the moves to press; or who judges."""
    dance = _dance(table)
    context = ScreenContext(table, text, dance.seat)
    moves = [_move(context, dance, move) for move in MOVES] if dance.routine else []
    return Screen(
        paragraph(text("dance-panel"), text("dance-panel-says", judging=dance.judging), context.deadline()),
        quoted(note),
        *_pictures(context, dance),
        _routine(dance),
        text("dance-next", move=_named(text, dance.routine[dance.done])) if moves else "",
        moves[:HALF],
        moves[HALF:],
        _verdicts(context, dance) if dance.judging == HONOUR else [],
        accent=context.accent,
    )


def dance_question(context: ScreenContext) -> str:
    """Return what the seat is asked that may dance: who judges, and how long it may take."""
    table = context.table
    judging = judging_of(table.judging, [seat for seat in table.present_seats if seat != context.seat])
    moves = routine_length(table.performed.count(context.seat or 0))
    return context.text("hand-ask-dance", judging=judging, seconds=DANCE_SECONDS[judging], moves=moves)


def dance_reveal(
    context: ScreenContext, dance: Dance, events: Sequence[Event]
) -> tuple[Picture, Sequence[Event]] | None:
    """Return how a routine ended: with its last move, or where it went wrong."""
    danced = next((event for event in events if isinstance(event, Danced)), None)
    if danced is None or not dance.routine:
        return None
    done = len(dance.routine) if danced.danced else dance.done
    drawn = [event for event in events if isinstance(event, CardsDrawn)]
    picture = DancePicture(
        context.edition.key, context.faces[dance.seat], dance.routine, done, stumbled=not danced.danced
    )
    return picture, [danced, *drawn]


def _dance(table: Table) -> Dance:
    if table.interlude is None:
        raise SessionRefusal("not_dancing")
    return table.interlude


def _pictures(context: ScreenContext, dance: Dance) -> list[PictureBlock]:
    """Return the picture of the routine, where it is one."""
    if not dance.routine:
        return []
    text = context.text
    moves = text("list-between").join(text(f"dance-{move}") for move in dance.routine)
    alt = paragraph(
        text("picture-dance", seat=context.names[dance.seat], moves=moves),
        text("dance-done", done=dance.done, all=len(dance.routine)),
    )
    return [PictureBlock(DancePicture(context.edition.key, context.faces[dance.seat], dance.routine, dance.done), alt)]


def _routine(dance: Dance) -> str:
    """Return the moves, and beneath each whether it is danced; nothing where it is no routine."""
    if not dance.routine:
        return ""
    left = len(dance.routine) - dance.done
    return f"# {' '.join(SIGNS[move] for move in dance.routine)}\n# {' '.join([DONE] * dance.done + [TO_DO] * left)}"


def _named(text: Text, move: str) -> str:
    return f"{SIGNS[move]} {text(f'dance-{move}')}"


def _verdicts(context: ScreenContext, dance: Dance) -> list[Pressable]:
    """Return the buttons that say whether it was a dance, with the votes so far."""

    def verdict(what: str, seats: tuple[int, ...], sign: str, style: ButtonStyle) -> Pressable:
        label = context.text(f"dance-{what}", judging=dance.judging, votes=len(seats))
        return button(f"{context.prefix}judge {what}", label, sign=sign, style=style)

    return [verdict("yes", dance.ayes, "👏", GOOD), verdict("no", dance.noes, "👎", BAD)]


def _move(context: ScreenContext, dance: Dance, move: str) -> Pressable:
    """Return the button for a move at this place of the routine: pressed twice, its place is danced already."""
    pressed = custom_id(context.table.id, dance.done, f"dance {move}")
    return button(pressed, context.text(f"dance-{move}"), sign=SIGNS[move])
