"""A game that is over, step by step and from every place, in the words that the table had."""

from __future__ import annotations

from bot.art.pictures.course import CoursePicture
from bot.players.reviewing.review import RoundReview
from bot.rules.notation import SEAT_LETTERS
from bot.screens.buttons import MAIN, PLAIN, Pressable, button, entry, menu
from bot.screens.codec import LOG, OPEN, OWN, REPLAY, REVIEW, TABLE, Press, custom_id
from bot.screens.context import ScreenContext
from bot.screens.game.end import hands, hands_block, outcome, podium_block, standings
from bot.screens.game.hand import hand_block, hand_cards
from bot.screens.game.lobby import COMPUTER_SIGN
from bot.screens.game.reveals import reveals
from bot.screens.game.table import asked, heading, middle, moves, seats, table_block
from bot.screens.layout import DIVIDER, PictureBlock, Screen, paragraph
from bot.screens.names import label_with, unescape
from bot.screens.pages.audience import ALONE, Audience, share_button, shown_by
from bot.screens.pages.review import step_words
from bot.screens.words import colour_lines
from bot.sessions.archive import Past
from bot.text import Text

SIGNS = {"first": "⏮️", "back": "◀️", "on": "▶️", "last": "⏭️", "round-back": "⏪", "round-on": "⏩"}
STEPS, ROUNDS = ("first", "back", "on", "last"), ("round-back", "round-on")


def replay(
    past: Past, text: Text, eyes: str, audience: Audience = ALONE, reviewed: RoundReview | None = None
) -> Screen:
    """Return the game after one of its steps, as a seat saw it (its letter), the table did, or with all hands open.

    `reviewed`: the review of this round, for the user's own seat.
    """
    seat = None if eyes in {OPEN, TABLE} else SEAT_LETTERS.index(eyes)
    table = past.table
    context = ScreenContext(table, text, seat)
    is_over = context.view.over
    cards = hands(context) if eyes == OPEN and not is_over else ""
    piles, players = middle(context), seats(context)
    pictures = reveals(context)
    low = bool(pictures)
    if table.decided:
        pictures.append(podium_block(context))
    pictures.append(hands_block(context) if is_over else table_block(context, paragraph(piles, players), low=low))
    if not is_over and context.view.hand:
        pictures.append(hand_block(context, hand_cards(context.view)))
    pictures += _course(past, context)
    return Screen(
        paragraph(
            f"-# {text('replay-step', step=past.step, steps=past.steps, game=table.id)}",
            heading(context),
        ),
        moves(table, text, seat, f"### {outcome(context)}" if is_over else ""),
        *pictures,
        "" if is_over else piles,
        standings(context) if is_over else cards or paragraph(players, _hand(context)),
        "" if is_over else asked(context),
        "" if reviewed is None else step_words(context, reviewed, past.step),
        shown_by(audience, text),
        DIVIDER,
        [_step(past, text, eyes, way) for way in STEPS],
        [
            *([_step(past, text, eyes, way) for way in ROUNDS] if len(past.rounds) > 1 else ()),
            button(custom_id(table.id, 0, REVIEW), text("review-button")),
            button(custom_id(table.id, 0, LOG), text("end-log")),
            *share_button(Press(table.id, past.step, f"{REPLAY} {eyes} here"), audience, text),
        ],
        [_eyes(past, context, eyes)],
        accent=context.accent,
    )


def _course(past: Past, context: ScreenContext) -> list[PictureBlock]:
    """Return how the round has gone so far, as lines; nothing before its first move."""
    if len(past.counts) < 2:
        return []
    text, names = context.text, context.names
    told = [
        text("replay-course-seat", seat=name, first=first, now=now)
        for name, first, now in zip(names, past.counts[0], past.counts[-1], strict=True)
        if now >= 0
    ]
    picture = CoursePicture(context.faces, tuple(past.counts), past.round_steps)
    return [PictureBlock(picture, text("replay-course", seats=text("list-between").join(told)))]


def eyes_of(past: Past, wanted: str, user: int) -> str:
    """Return through whose eyes this user looks: those wanted, if there are such; their own, if they played."""
    if wanted == OWN:
        seat = past.table.seat_of(user)
        return OPEN if seat is None else SEAT_LETTERS[seat]
    return wanted if wanted in {TABLE, *SEAT_LETTERS[: len(past.table.seats)]} else OPEN


def _hand(context: ScreenContext) -> str:
    """Return the hand of the seat that looks."""
    if context.seat is None or not context.view.hand:
        return ""
    name = context.text("replay-hand", seat=context.names[context.seat])
    return paragraph(f"**{name}**", *colour_lines(context.text, context.edition, context.view.hand))


def _step(past: Past, text: Text, eyes: str, way: str) -> Pressable:
    """Return a button to another step."""
    goes = past.step > 1 if way in {"first", "back", "round-back"} else past.step < past.steps
    pressed = custom_id(past.table.id, past.step, f"{REPLAY} {eyes} {way}")
    return button(pressed, text(f"replay-{way}"), sign=SIGNS[way], style=MAIN if way == "on" else PLAIN, enabled=goes)


def _eyes(past: Past, context: ScreenContext, eyes: str) -> Pressable:
    """Return a select of all eyes."""
    text = context.text
    entries = [
        entry(OPEN, text("replay-open"), chosen=eyes == OPEN),
        entry(TABLE, text("replay-table"), chosen=eyes == TABLE),
    ]
    for letter, name, seat in zip(SEAT_LETTERS, context.names, past.table.seats, strict=False):
        sign = COMPUTER_SIGN if seat.level is not None else None
        label = label_with(lambda shown: text("replay-seat", seat=shown), unescape(name))
        entries.append(entry(letter, label, sign=sign, chosen=eyes == letter))
    return menu(custom_id(past.table.id, past.step, f"{REPLAY} {eyes} here"), text("replay-eyes"), entries)
