"""A game that is over, step by step and from everybody's place, in the words that the table had."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.notation import SEAT_LETTERS
from bot.screens.buttons import MAIN, PLAIN, Pressable, button, entry, menu
from bot.screens.codec import OPEN, OWN, REPLAY, TABLE, Press
from bot.screens.end import hands, hands_pictured, outcome, podium, totals
from bot.screens.hand import hand_pictured
from bot.screens.happenings import last_moves
from bot.screens.held import colour_lines
from bot.screens.layout import RULE, Pictured, Screen, latest, paragraph, quoted, screen, small
from bot.screens.lobby import COMPUTER_SIGN
from bot.screens.names import plain
from bot.screens.reveals import reveals
from bot.screens.scene import Scene
from bot.screens.table import EARLIER, heading, middle, seats, table_pictured
from bot.screens.words import matches_words, question_words
from bot.sessions import Past
from bot.text import Text

SIGNS = {"first": "⏮️", "back": "◀️", "on": "▶️", "last": "⏭️", "round-back": "⏪", "round-on": "⏩"}
STEPS, ROUNDS = ("first", "back", "on", "last"), ("round-back", "round-on")


def replay(past: Past, text: Text, eyes: str) -> Screen:
    """The game after one of its steps, as a seat saw it (its letter), as the table did, or with all hands open."""
    seat = None if eyes in {OPEN, TABLE} else SEAT_LETTERS.index(eyes)
    scene = Scene.of(past, text, seat)
    over = scene.view.over
    headline, lines = last_moves(past, text, seat)
    return screen(
        paragraph(
            f"-# {text('replay-step', step=past.step, steps=past.steps, game=past.id)}",
            heading(scene),
        ),
        paragraph(
            small(latest(lines[:-1], EARLIER)),
            f"### {headline}" if headline else None,
            quoted("".join(lines[-1:])),
            outcome(scene) if over else None,
        ),
        *_pictures(scene),
        "" if over else middle(scene),
        hands(scene) if over or eyes == OPEN else paragraph(seats(scene), _hand(scene)),
        totals(scene) if over else _asked(scene),
        RULE,
        [_step(past, text, eyes, way) for way in STEPS],
        [
            *(_step(past, text, eyes, way) for way in ROUNDS if len(past.rounds) > 1),
            button(Press(past.id, 0, "record"), text("end-record")),
        ],
        [_eyes(past, scene, eyes)],
        accent=scene.accent,
    )


def _pictures(scene: Scene) -> Iterator[Pictured]:
    """What the table showed, and the hand of the seat that looks."""
    yield from reveals(scene)
    if scene.view.over:
        if scene.view.champions:
            yield podium(scene)
        yield hands_pictured(scene)
    else:
        yield table_pictured(scene)
        if scene.view.hand:
            yield hand_pictured(scene)


def eyes_of(past: Past, wanted: str, user: int) -> str:
    """Through whose eyes this person looks: those that were wanted, if there are such; their own, if they played."""
    if wanted == OWN:
        seat = past.seat_of(user)
        return OPEN if seat is None else SEAT_LETTERS[seat]
    return wanted if wanted in {TABLE, *SEAT_LETTERS[: len(past.seats)]} else OPEN


def _hand(scene: Scene) -> str:
    """The hand of the seat that looks."""
    view, text = scene.view, scene.text
    if view.seat is None or not view.hand:
        return ""
    name = text("replay-hand", seat=scene.names[view.seat])
    return paragraph(f"**{name}**", *colour_lines(text, view.edition, view.hand))


def _asked(scene: Scene) -> str:
    """What the game waits for, and what may be played."""
    text, view = scene.text, scene.view
    plays = view.prompt is not None and view.prompt.kind in {"play", "stack"}
    return paragraph(
        f"**{question_words(text, view, scene.names)}**",
        text("table-matches", matches=matches_words(text, view)) if plays else None,
    )


def _step(past: Past, text: Text, eyes: str, way: str) -> Pressable:
    """A button to another step."""
    goes = past.step > 1 if way in {"first", "back", "round-back"} else past.step < past.steps
    press = Press(past.id, past.step, f"{REPLAY} {eyes} {way}")
    return button(press, text(f"replay-{way}"), sign=SIGNS[way], style=MAIN if way == "on" else PLAIN, enabled=goes)


def _eyes(past: Past, scene: Scene, eyes: str) -> Pressable:
    """A select of everybody's eyes."""
    text = scene.text
    entries = [
        entry(OPEN, text("replay-open"), chosen=eyes == OPEN),
        entry(TABLE, text("replay-table"), chosen=eyes == TABLE),
        *(
            entry(
                letter,
                text("replay-seat", seat=plain(name)),
                sign=COMPUTER_SIGN if seat.level is not None else None,
                chosen=eyes == letter,
            )
            for letter, name, seat in zip(SEAT_LETTERS, scene.names, past.seats, strict=False)
        ),
    ]
    return menu(Press(past.id, past.step, f"{REPLAY} {eyes} here"), text("replay-eyes"), entries)
