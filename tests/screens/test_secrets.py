"""No screen tells anybody what they may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.rules.edition import Edition
from bot.rules.editions.avengers import GAUNTLET
from bot.rules.events import CardLaid, Event
from bot.rules.game import Game
from bot.screens.emoji import COLOUR_SIGNS
from bot.screens.game.end import match_end, round_end
from bot.screens.game.hand import backs, hand
from bot.screens.game.happenings import note
from bot.screens.game.private import private_screen
from bot.screens.game.table import table
from bot.screens.layout import Screen
from bot.screens.words import card_words, colour_words, symbol_words
from bot.sessions.table import Table
from bot.text import Text, text_for
from tests.rules.knowledge import otherwise
from tests.rules.tables import Table as RandomTable
from tests.rules.tables import at, tables
from tests.screens.reading import parts, texts
from tests.screens.tables import playing

LOOKS = 0.06
"""How often a screen is looked at."""
SEVERAL = re.compile(r" ×\d+$")


def looked_at(now: Table, seat: int | None, text: Text) -> Screen:
    """What a seat sees of its hand, or what everybody sees, with all pictures."""
    if seat is None:
        over, decided = now.playing.state.over, now.decided
        shows = match_end if decided else round_end if over else table
        screen = shows(now, text)
    else:
        screen = hand(now, seat, text, note=note(now.recent[-1], now, seat, text))
    return screen.attached(screen.pictures)


def changed(now: Table, seat: int | None, chance: Random) -> Table:
    """The same table, where all that is hidden from this seat is different."""
    return replace(now, game=Game(otherwise(now.playing.state, seat, chance)))


@at(40)
@given(tables(most=250), st.sampled_from(["en-US", "zh-TW"]))
def test_a_screen_is_the_same_whatever_is_hidden(of: RandomTable, locale: str) -> None:
    text = text_for(locale)
    chance = Random(of.seed)
    for now in playing(of):
        for seat in (None, *range(of.seats)):
            if chance.random() < LOOKS and not now.playing.state.over:
                other = changed(now, seat, chance)
                same(looked_at(other, seat, text), looked_at(now, seat, text))
                if seat is not None:
                    same(alone(other, seat, text), alone(now, seat, text))
                if seat is not None and now.playing.edition.two_sided:
                    same(backs(other, seat, text), backs(now, seat, text))


def alone(now: Table, seat: int, text: Text) -> Screen:
    """What a seat sees of a game that it plays for itself, with all pictures."""
    screen = private_screen(replace(now, private="solo"), seat, text)
    return screen.attached(screen.pictures)


def same(one: Screen, other: Screen) -> None:
    """In words and in pictures."""
    assert parts(one) == parts(other)
    assert one.pictures == other.pictures


@at(40)
@given(tables(most=250), st.sampled_from(["en-US", "zh-TW"]))
def test_a_screen_names_only_cards_that_may_be_seen(of: RandomTable, locale: str) -> None:
    text = text_for(locale)
    chance = Random(of.seed)
    for now in playing(of):
        for seat in (None, *range(of.seats)):
            if chance.random() < LOOKS and not now.playing.state.over:
                looks = [looked_at(now, seat, text), *([] if seat is None else [alone(now, seat, text)])]
                read = [words for look in looks for words in texts(look)]
                named = set(cards_named(text, now.playing.edition, read))
                assert named <= known(now, seat)


def known(now: Table, seat: int | None) -> set[int]:
    """The faces that somebody may have read of: their own, those that lie open, those of what happened."""
    view = now.view(seat)
    faces = {
        *view.hand,
        view.top,
        *(() if view.beneath is None else (view.beneath,)),
        *(() if view.back is None else (view.back,)),
    }
    for told in now.recent:
        faces |= set() if told.top is None else {told.top}
        for event in told.seen_by(seat):
            faces |= set(cards_of(event))
            if isinstance(event, CardLaid):
                faces |= {face.index for face in view.edition.faces if face.symbol is GAUNTLET}
    if view.prompt is not None and view.prompt.kind in {"stack", "challenge"}:  # what answers is named
        answering = now.playing.state.rules.answering(view.strength, view.colour)
        faces |= {face.index for face in view.edition.faces if answering[face.index]}
    # In Chinese the plain wild is called what all wilds are called, and the rules speak of those.
    return faces | {face.index for face in view.edition.faces if face.symbol.name == "wild"}


def cards_of(event: Event) -> Iterator[int]:
    """The faces that an event shows."""
    for name in ("card", "cards", "hands"):
        value = getattr(event, name, ())
        for cards in value if name == "hands" else [value]:
            yield from [cards] if isinstance(cards, int) else cards


def cards_named(text: Text, edition: Edition, read: list[str]) -> Iterator[int]:
    """The faces that are named in these texts: in full, or in a line of their colour."""
    names = {card_words(text, edition, face.index): face.index for face in edition.faces}
    in_full = re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)))
    heads = {
        f"{COLOUR_SIGNS[colour]} {text('table-colour', colour=colour_words(text, colour), cards='')}": colour
        for side in edition.sides
        for colour in side.colours
    }
    for line in "\n".join(read).splitlines():
        colour = next((colour for head, colour in heads.items() if line.startswith(head)), None)
        if colour is None:
            yield from (names[name] for name in in_full.findall(line))
            continue
        head = next(head for head in heads if line.startswith(head))
        symbols = [SEVERAL.sub("", name) for name in line.removeprefix(head).split(text("list-between"))]
        for face in edition.faces:
            if face.colour == colour and symbol_words(text, edition, face.symbol) in symbols:
                yield face.index
