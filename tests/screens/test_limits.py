"""Discord takes every screen, whatever is held, whoever plays, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.editions import EDITIONS
from bot.rules.state import SCORINGS
from bot.screens.buttons import LABEL_WIDTH, MAIN
from bot.screens.codec import Look, Press, parse
from bot.screens.game.dance import dance_floor, dance_panel
from bot.screens.game.end import match_end, round_end
from bot.screens.game.hand import backs, hand
from bot.screens.game.happenings import note
from bot.screens.game.lobby import FIRST, MORE, lobby, options_panel
from bot.screens.game.private import private_screen
from bot.screens.game.table import table
from bot.screens.layout import ALT_LENGTH, Screen, file_name
from bot.screens.names import width
from bot.screens.rulebook import CARD, PAGE, Place, cards_of, pages_of, place_of, rulebook
from bot.sessions.dance import Dance
from bot.sessions.options import Options
from bot.sessions.presets import MOST_OWN, NAME_LENGTH
from bot.sessions.table import Table
from bot.store import RatingChange
from bot.store.games import GameStatus
from bot.text import LOCALES, Text, text_for
from tests.rules.tables import DEAL, at, house_sets, tables
from tests.rules.tables import Table as RandomTable
from tests.screens.reading import (
    BUTTON,
    CHANNELS,
    COMPONENTS,
    CUSTOM_ID,
    GALLERY,
    ROLES,
    ROW,
    SELECT,
    TEXT,
    TEXT_LIMIT,
    parts,
)
from tests.screens.tables import LONGEST_NAMES, crowded, moved, playing, sat, seated
from tests.screens.tables import at as at_position

MARKDOWN = re.compile(r"\\|^(?:#|>|-#) ", re.MULTILINE)
"""What nobody reads aloud."""
MARKUP = re.compile(r"<(?:t:|/\w|@|#|a?:\w+:)\d*")
"""Times, mentions and emoji, which only texts show."""
LOOKED_AT = 8
"""Every how many moves a game is looked at."""
LONG_NOTE = "A long story about what has happened to you.\n" * 100


def check(screen: Screen, body: jsonschema_rs.Validator) -> None:
    """A screen in words, and with all its pictures."""
    check_view(screen, body)
    check_view(screen.attached(screen.pictures), body)
    assert len({file_name(picture) for picture in screen.pictures}) == len(screen.pictures)


def check_view(view: Screen, body: jsonschema_rs.Validator) -> None:
    """Every limit that Discord sets, as its description does not know those across components."""
    found = parts(view)
    assert len(found) <= COMPONENTS
    assert sum(len(part["content"]) for part in found if part["type"] == TEXT) <= TEXT_LIMIT
    ids = [part["custom_id"] for part in found if "custom_id" in part]
    assert len(set(ids)) == len(ids)
    for custom_id in ids:
        press = parse(custom_id)
        assert isinstance(press, Press)
        assert len(custom_id) <= CUSTOM_ID
    for part in found:
        if part["type"] == ROW:
            kinds = [inner["type"] for inner in part["components"]]
            assert kinds in ([SELECT], [ROLES], [CHANNELS]) or (kinds == [BUTTON] * len(kinds) and 1 <= len(kinds) <= 5)
        elif part["type"] == BUTTON:
            check_label(part["label"])
        elif part["type"] in {SELECT, ROLES, CHANNELS}:
            check_select(part)
        elif part["type"] == TEXT:
            assert part["content"].strip()
        elif part["type"] == GALLERY:
            (item,) = part["items"]
            assert 1 <= len(item["description"]) <= ALT_LENGTH
            assert not MARKDOWN.search(item["description"])
            assert not MARKUP.search(item["description"])
    check_primary(found)
    assert view.timeout is None
    body.validate({"components": view.to_components(), "flags": 1 << 15})


def check_label(label: str) -> None:
    """All of it is seen on a phone, and nothing in it is markdown, which labels do not have."""
    assert 1 <= width(label) <= LABEL_WIDTH, label
    assert not MARKUP.search(label), label


def check_primary(found: list[dict[str, Any]]) -> None:
    """At most one button of a group stands out; those of a group fill rows of five, so it goes on after a full one."""
    group: list[dict[str, Any]] = []
    for part in found:
        if part["type"] == ROW:
            group = [*(group if len(group) % 5 == 0 else ()), *part["components"]]
            assert sum(button.get("style") == MAIN.value for button in group) <= 1, [one.get("label") for one in group]
        elif part["type"] != BUTTON:
            group = []


def check_select(part: dict[str, Any]) -> None:
    entries = part.get("options") or []
    if part["type"] == SELECT:
        assert 1 <= len(entries) <= 25
        assert len({entry["value"] for entry in entries}) == len(entries)
        assert part["max_values"] <= len(entries)
    assert 0 <= part["min_values"] <= part["max_values"] <= 25
    assert len(part.get("default_values") or []) <= part["max_values"]
    assert sum(bool(entry.get("default")) for entry in entries) <= part["max_values"]
    check_label(part["placeholder"])
    for entry in entries:
        check_label(entry["label"])
        words = entry.get("description") or ""
        assert len(words) < 100 or (len(words) == 100 and not words.endswith("…"))
        assert not MARKUP.search(words)


def screens(now: Table, text: Text) -> Iterator[Screen]:
    """Every screen that somebody may be shown of this game now."""
    game = now.playing
    if game.state.champions:
        yield match_end(now, text)
    elif game.state.over:
        yield round_end(now, text)
    else:
        yield table(now, text)
    for seat in range(len(now.seats)):
        yield hand(now, seat, text, note=note(now.recent[-1], now, seat, text), tips=True)
        yield hand(now, seat, text, LONG_NOTE, Look(1, ("r5", "r5")), tips=True)
        yield private_screen(replace(now, private="solo"), seat, text, LONG_NOTE, Look(1, ("r5", "r5")))
        if game.edition.two_sided:
            yield backs(now, seat, text)
    yield rulebook(place_of((), now), text, now)


@at(25)
@given(tables(most=300), st.sampled_from(LOCALES), st.integers(0, LOOKED_AT - 1))
def test_every_screen_of_a_game_is_taken(
    body: jsonschema_rs.Validator, table: RandomTable, locale: str, first: int
) -> None:
    for number, now in enumerate(playing(table, long_names=True)):
        if number % LOOKED_AT == first or now.playing.state.over:
            for view in screens(now, text_for(locale)):
                check(view, body)


@at(15)
@given(tables(most=200), st.sampled_from(LOCALES), st.integers(0, LOOKED_AT - 1))
def test_a_hand_of_all_cards_is_taken(
    body: jsonschema_rs.Validator, table: RandomTable, locale: str, first: int
) -> None:
    for number, now in enumerate(playing(table, long_names=True)):
        if number % LOOKED_AT == first:
            for view in screens(crowded(now), text_for(locale)):
                check(view, body)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", EDITIONS)
def test_lobbies_and_options_are_taken(body: jsonschema_rs.Validator, key: str, locale: str) -> None:
    edition = EDITIONS[key]
    text = text_for(locale)
    for scoring in SCORINGS:
        for house in house_sets(key):
            for seats in (1, edition.min_seats, edition.max_seats):
                options = replace(Options(key, scoring, 9_876, 299, house, 10, 6), own="*" * NAME_LENGTH)
                own = [options.as_preset(f"{number:0{NAME_LENGTH}}") for number in range(MOST_OWN)]
                now = replace(seated(options, LONGEST_NAMES[:seats]), options=options)
                for for_host in (True, False):
                    for page in (FIRST, MORE):
                        check(options_panel(now, text, own, for_host=for_host, page=page, has_threads=True), body)
                check(lobby(now, text), body)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", EDITIONS)
def test_the_end_shows_a_deck_that_is_all_dealt_out(body: jsonschema_rs.Validator, key: str, locale: str) -> None:
    edition = EDITIONS[key]
    for seed in range(5):
        now = seated(Options(key, "lowest", 9_999, 60, house_sets(key)[-1], 10, 6), LONGEST_NAMES[: edition.max_seats])
        now = moved(now, DEAL)
        state = now.playing.state
        deck = list(edition.deck)
        Random(seed).shuffle(deck)
        state.turn_to(seed % len(edition.sides))
        state.hands = [deck[seat :: edition.max_seats][: (edition.mercy or 99) - 1] for seat in range(len(now.seats))]
        state.over, state.winner, state.question = True, 0, None
        state.totals = (9_999,) * len(now.seats)
        check(round_end(replace(now), text_for(locale)), body)
        state.champions = tuple(range(len(now.seats)))
        gained = (10_000, 9_999)
        changes = [RatingChange(seat, seat, 1, gained, gained, gained, gained) for seat in range(len(now.seats))]
        check(match_end(replace(now, status=GameStatus.ENDED, ratings=tuple(changes)), text_for(locale)), body)


@pytest.mark.parametrize("locale", LOCALES)
def test_discarding_from_a_large_hand_is_taken(body: jsonschema_rs.Validator, locale: str) -> None:
    duel = "edition transformers\ntop r5/t7\nA WO/t3 r9/u5 g4/t9\nB y8/p1 y8/o2\nC y1/WM\ndraw g9/oR"
    now = crowded(at_position(duel, "A play WO", "A target B"))
    for page in range(5):
        for chosen in ((), ("r1",), ("r1", "r1"), ("WO", "gS")):
            check(hand(now, 0, text_for(locale), LONG_NOTE, Look(page, chosen)), body)


@pytest.mark.parametrize("locale", LOCALES)
def test_dances_are_taken(body: jsonschema_rs.Validator, locale: str) -> None:
    text = text_for(locale)
    now = next(playing(RandomTable("bts", 10), long_names=True))
    for done in range(6):
        now = replace(now, interlude=Dance(0, ("left", "clap", "spin", "up", "right", "down"), done))
        check(dance_floor(now, text), body)
        check(dance_panel(now, text, LONG_NOTE), body)


def test_a_game_that_was_ended_is_taken(body: jsonschema_rs.Validator) -> None:
    for locale in LOCALES:
        check(match_end(sat(seats=1), text_for(locale)), body)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", EDITIONS)
def test_every_page_and_card_of_the_rule_book_is_taken(body: jsonschema_rs.Validator, key: str, locale: str) -> None:
    edition = EDITIONS[key]
    at_table = seated(Options(key, "lowest", 9_999, 299, house_sets(key)[-1], 10, 6), LONGEST_NAMES[:2])
    places = [Place(edition, PAGE, page) for page in pages_of(edition)]
    places += [Place(edition, CARD, card) for card in cards_of(edition)]
    for place in places:
        for session in (None, at_table):
            check(rulebook(place, text_for(locale), session), body)
