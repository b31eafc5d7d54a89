"""The table: one public message with all that everybody may know."""

from __future__ import annotations

from bot.art.pictures import Fate
from bot.art.pictures.table import TablePicture, TableSeat
from bot.rules.state import LEFT
from bot.rules.view import View, has_teams
from bot.screens.buttons import BAD, GOOD, MAIN, PLAIN, Pressable, button, entry, menu
from bot.screens.codec import custom_id
from bot.screens.context import ScreenContext, seat_names
from bot.screens.game.happenings import last_moves, remarks, stand_in
from bot.screens.game.lobby import COMPUTER_SIGN, numbers_words, votes_blocks
from bot.screens.game.reveals import reveals
from bot.screens.layout import PictureBlock, Screen, latest, paragraph, quoted, small
from bot.screens.words import edition_words, house_words, listed, matches_words, question_words
from bot.sessions.table import Table
from bot.sessions.table_talk import SIGNS
from bot.store.games import GameStatus
from bot.text import Text

EARLIER_LINES = 2
"""How many lines of the moves before the last are told: with the picture they fit on a phone."""
EARLIER_LENGTH = 90
"""How many characters they may take."""
ASKED_SIGN = "👉"


def table(table: Table, text: Text) -> Screen:
    """Return the table of a game that runs, as everybody sees it: what is news stands low, where phones show it."""
    context = ScreenContext(table, text)
    words = paragraph(middle(context), seats(context))
    shown = reveals(context)
    is_timed = table.asked in table.present_seats  # computers answer before any time runs out
    deadline = context.deadline() if is_timed else None
    return Screen(
        heading(context),
        table_block(context, words, legend(context), words, low=bool(shown)),
        moves(table, text, earlier=1 if shown else EARLIER_LINES),
        *shown,
        text("table-asleep") if table.status is GameStatus.ASLEEP else asked(context, deadline),
        _buttons(context),
        [_reactions(context)] if table.has_reactions else (),
        *(votes_blocks(table, text) if table.votes.cast else ()),
        accent=context.accent,
    )


def heading(context: ScreenContext) -> str:
    """Return the edition, the round, and the house rules, small."""
    text, view = context.text, context.view
    lines = [text("table-heading", edition=edition_words(text, context.edition.key), round=view.round)]
    on = [house_words(text, rule) for rule in view.house] + numbers_words(text, view.hand_size, view.uno)
    if on:
        rules = listed(text, on)
        lines.append(f"-# {text('table-house', rules=rules)}")
    return paragraph(*lines)


def moves(table: Table, text: Text, viewer: int | None = None, outcome: str = "", earlier: int = EARLIER_LINES) -> str:
    """Return the last moves as this seat may know them, the earlier ones small, the last set off; then an outcome.

    What takes a line of its own beside the last move takes that of an earlier one, so that a table stays as high.
    """
    headline, lines = last_moves(table, text, viewer)
    headlines = [f"### {line}" for line in headline.splitlines()]
    said, uncalled = remarks(table, text), _uncalled(table, text)
    room = max(min(earlier, EARLIER_LINES - len(headlines) - len(said) - len(uncalled)), 0)
    before = paragraph(*lines[:-1]).splitlines()
    return paragraph(
        small(latest(before[len(before) - room :], EARLIER_LENGTH)),
        *headlines,
        quoted("".join(lines[-1:])),
        small(said),
        *uncalled,
        outcome,
    )


def _uncalled(table: Table, text: Text) -> list[str]:
    """Return who has not called UNO, and can be caught, in one line if anyone."""
    names = seat_names(table)
    owing = [names[seat] for seat in table.view(None).owes]
    return [text("table-uncalled", seats=listed(text, owing), count=len(owing))] if owing else []


def middle(context: ScreenContext) -> str:
    """Return the side in play, the piles, the direction, a running stack."""
    text, view = context.text, context.view
    side = text("table-side", side=context.edition.sides[view.side].name) if context.edition.two_sided else None
    pile = text("table-pile", count=view.pile)
    if view.back is not None:
        pile = text("table-back", pile=pile, card=context.signed(view.back))
    facts = [pile, text("table-direction", direction="left" if view.direction == LEFT else "right")]
    if view.due:
        facts.append(text("table-due", count=view.due))
    return paragraph(side, context.on_top(), " · ".join(facts))


def legend(context: ScreenContext) -> str:
    """Return who is who in the picture, in one line."""
    return " · ".join([context.badged(seat) + _reaction(context, seat) for seat in range(len(context.names))])


def seats(context: ScreenContext) -> str:
    """Return everybody at the table, a line each."""
    return "\n".join([_seat(context, seat) for seat in range(len(context.names))])


def _seat(context: ScreenContext, seat: int) -> str:
    """Return one line: who, how many cards, and what is to be known about them."""
    text, view = context.text, context.view
    is_asked = context.prompt is not None and context.prompt.seat == seat
    there = context.table.seats[seat]
    name = context.badged(seat, ASKED_SIGN if is_asked else "") + _reaction(context, seat)
    facts = [name, holding(context, seat)]
    if there.level is not None:
        facts[0] += f" {COMPUTER_SIGN}"
    elif there.away and view.in_match[seat]:
        facts.append(text("table-away", by=stand_in(context.table)))
    if seat in view.owes:
        facts.append(f"**{text('table-owes')}**")
    elif seat in view.called:
        facts.append(text("table-called"))
    if any(view.totals):
        facts.append(text("table-points", count=view.totals[seat]))
    return " · ".join(facts)


def _reaction(context: ScreenContext, seat: int) -> str:
    """Return how a player reacted a moment ago, to stand behind their name."""
    return "".join([f" {SIGNS[one.kind]}" for one in context.table.reactions if one.seat == seat])


def holding(context: ScreenContext, seat: int) -> str:
    """Return how many cards a seat holds, or why it holds none."""
    if context.view.in_round[seat]:
        return context.text("table-cards", count=context.view.counts[seat])
    return context.text(f"table-{fate(context.view, seat)}")


def table_block(
    context: ScreenContext, alt: str, caption: str = "", instead: str = "", *, low: bool = False
) -> PictureBlock:
    """Return the picture of all of the table, as everybody sees it; what stands below it, and what in its place.

    It is a low one where it shares a phone with what was revealed.
    """
    view, prompt = context.view, context.prompt
    picture = TablePicture(
        context.edition.key,
        tuple([_seat_pictured(context, seat) for seat in range(len(context.names))]),
        view.top,
        None if context.is_unnamed else view.colour,
        view.direction,
        view.pile,
        None if prompt is None else prompt.seat,
        None if prompt is None else prompt.kind,
        view.due,
        view.side,
        view.back,
        context.table.status is GameStatus.ASLEEP,
        view.inert,
        view.beneath,
        low,
    )
    return PictureBlock(picture, alt, caption, instead)


def _seat_pictured(context: ScreenContext, seat: int) -> TableSeat:
    view, there = context.view, context.table.seats[seat]
    return TableSeat(
        context.faces[seat],
        view.counts[seat],
        fate(view, seat),
        there.away and view.in_match[seat],
        "owes" if seat in view.owes else "called" if seat in view.called else "",
        view.totals[seat] if any(view.totals) else None,
        view.teams[seat] if has_teams(view) else None,
    )


def fate(view: View, seat: int) -> Fate:
    """Return whether a seat is in the round, and if not, why."""
    if view.in_round[seat]:
        return "in"
    if not view.in_match[seat]:
        return "left"
    return "knocked-out" if seat in view.knocked_out else "out"


def asked(context: ScreenContext, deadline: str | None = None) -> str:
    """Return what the game waits for, what may be played, and until when."""
    text, view, prompt = context.text, context.view, context.prompt
    plays = prompt is not None and prompt.kind in {"play", "stack"}
    question = f"**{question_words(text, view, context.names)}**"
    return paragraph(
        question if deadline is None else f"{question} {deadline}",
        text("table-matches", matches=matches_words(text, view)) if plays else None,
    )


def _buttons(context: ScreenContext) -> list[Pressable]:
    text, prefix = context.text, context.prefix
    buttons = [
        button(f"{prefix}hand", text("table-hand"), style=MAIN),
        button(f"{prefix}uno", text("table-uno"), style=GOOD),
        button(f"{prefix}catch", text("table-catch"), style=BAD if context.view.owes else PLAIN),
    ]
    if context.table.can_skip:
        buttons.append(button(f"{prefix}skip", text("table-skip")))
    elif context.prompt is not None and context.prompt.kind == "play":
        buttons.append(button(f"{prefix}draw", text("table-draw")))
    buttons.append(button(f"{prefix}rules", text("table-rules")))
    return buttons


def _reactions(context: ScreenContext) -> Pressable:
    """Return the menu of reactions, the same whatever is asked: while it stays open, the table goes on."""
    text = context.text
    entries = [entry(kind, text(f"table-react-{kind}"), sign=sign) for kind, sign in SIGNS.items()]
    return menu(custom_id(context.table.id, 0, "react"), text("table-react"), entries)
