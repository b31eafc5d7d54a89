"""The rule book: complete, the same in every language, and tied to the rulings."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import cast

import pytest
from fluent.syntax import FluentParser, ast

from bot.assets import LOCALES_FOLDER
from bot.rules.cards import Symbol, nothing
from bot.rules.editions import EDITIONS
from bot.rules.editions.avengers import SNAP_DRAWS
from bot.rules.editions.bts import DECLINED_DRAWS
from bot.rules.editions.minecraft import CREEPER_DRAWS
from bot.rules.editions.transformers import LOSER_DRAWS, MOST_SPARED
from bot.rules.state import State
from bot.rules.steps import Draw
from bot.screens.rulebook import CARD, PAGE, Place, cards_of, pages_of, place_of, rulebook
from bot.sessions.options import Options
from bot.sessions.table import Table
from bot.text import LOCALES, Text, text_for
from tests.rules.tables import house_sets
from tests.rules.test_scenarios import HOUSE, RULINGS
from tests.screens.reading import SELECT, parts, pressable, texts
from tests.screens.tables import NAMES, seated

OWN = {"A": "avengers", "B": "bts", "M": "minecraft", "T": "transformers", "N": "no-mercy"}
"""The editions to which the rulings with these letters belong; those with G belong to all."""
NOT_FOR = {"no-mercy": {"G5", "G8"}}
"""Rulings of all editions for which one has no cards, or another ruling instead."""

ENGLISH = text_for("en-US")


class Noting(Text):
    """A language that notes what it was asked for, and what it said."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.said: dict[str, str] = {}

    def __call__(self, message: str, /, **variables: str | int) -> str:
        self.said[message] = text_for(self.locale)(message, **variables)
        return self.said[message]


def places(key: str) -> Iterator[Place]:
    """All that can be opened in the book of an edition."""
    edition = EDITIONS[key]
    yield from (Place(edition, PAGE, page) for page in pages_of(edition))
    yield from (Place(edition, CARD, card) for card in cards_of(edition))


def table(key: str, house: tuple[str, ...] = ()) -> Table:
    return seated(Options.for_edition(key).with_(house=house), NAMES[:2])


@cache
def said_in(key: str, locale: str) -> dict[str, str]:
    """All that the book of an edition says, by message: opened anywhere, and at tables with and without house rules."""
    noting = Noting(locale)
    for place in places(key):
        for now in (None, *(table(key, house) for house in house_sets(key))):
            rulebook(place, noting, now)
    return noting.said


def read(view_of: Place, locale: str = "en-US", now: Table | None = None) -> str:
    return "\n".join(texts(rulebook(view_of, text_for(locale), now)))


@cache
def passages(locale: str) -> dict[str, set[str]]:
    """The messages of the rule book, and the rulings that the comment above each names."""
    found: dict[str, set[str]] = {}
    for path in sorted((LOCALES_FOLDER / locale).glob("rulebook*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                comment = "" if entry.comment is None else cast(str, entry.comment.content)
                found[entry.id.name] = set() if comment.startswith("$") else set(comment.split())
    return found


# Passages and rulings


@pytest.mark.parametrize("locale", LOCALES)
def test_a_passage_names_rulings_that_there_are(locale: str) -> None:
    unknown = {name: sorted(ids - RULINGS) for name, ids in passages(locale).items() if ids - RULINGS}
    assert unknown == {}


def test_a_passage_names_the_same_rulings_in_every_language() -> None:
    first, *others = map(passages, LOCALES)
    assert all(other == first for other in others)


@pytest.mark.parametrize("key", EDITIONS)
def test_the_book_of_an_edition_tells_all_rulings_that_concern_it(key: str) -> None:
    named = passages("en-US")
    told = {ruling for message in said_in(key, "en-US") for ruling in named.get(message, ())}
    general = {ruling for ruling in RULINGS if ruling[0] == "G"}
    own = {ruling for ruling in RULINGS - HOUSE if OWN.get(ruling[0]) == key}
    assert sorted((general - NOT_FOR.get(key, set()) | own | set(EDITIONS[key].house)) - told) == []


def test_every_passage_stands_in_some_book() -> None:
    said = {message for key in EDITIONS for message in said_in(key, "en-US")}
    written = (LOCALES_FOLDER / "en-US").glob("rulebook*.ftl")
    quoted = {name for path in written for name in re.findall(r"\{ ([\w-]+) \}", path.read_text(encoding="utf-8"))}
    assert sorted(passages("en-US").keys() - said - quoted) == []


@pytest.mark.parametrize("key", EDITIONS)
def test_the_same_is_marked_as_our_ruling_in_every_language(key: str) -> None:
    marks = []
    for locale in LOCALES:
        sign = text_for(locale)("rulebook-sign")
        said = said_in(key, locale)
        marks.append({message: words.count(sign) for message, words in said.items() if message in passages(locale)})
    assert all(other == marks[0] for other in marks)
    assert sum(marks[0].values()) > 0


@pytest.mark.parametrize("locale", LOCALES)
def test_a_page_with_a_mark_says_what_it_means(locale: str) -> None:
    text = text_for(locale)
    for key in EDITIONS:
        for place in places(key):
            said = read(place, locale)
            assert (text("rulebook-footnote") in said) == (text("rulebook-sign") in said.replace(footnote(text), ""))


def footnote(text: Text) -> str:
    return text("rulebook-footnote")


# Pages and cards


@pytest.mark.parametrize("key", EDITIONS)
def test_every_card_has_a_passage_of_its_own(key: str) -> None:
    edition = EDITIONS[key]
    listed = [symbol for symbols in cards_of(edition).values() for symbol in symbols]
    assert sorted(symbol.name for symbol in listed) == sorted(symbol.name for symbol in edition.symbols.values())
    written = passages("en-US")
    for symbol in listed:
        assert symbol.number is not None or f"rulebook-card-{symbol.name}" in written


@pytest.mark.parametrize("key", EDITIONS)
def test_the_cards_of_the_book_make_up_the_deck(key: str) -> None:
    edition = EDITIONS[key]
    counted: dict[str, int] = defaultdict(int)
    for card, symbols in cards_of(edition).items():
        said = read(Place(edition, CARD, card))
        for copies in re.findall(r"(\d+) in each color", said):
            counted["all"] += int(copies) * 4 * len(symbols)
        for copies in re.findall(r"(\d+) in the deck, without", said):
            counted["all"] += int(copies)
        if symbols[0].number is None:
            assert f"Worth {symbols[0].points} points" in said
    assert counted["all"] == len(edition.deck) * len(edition.sides)


WORDS = {
    1: ("one", "一張"),
    2: ("two", "兩張"),
    3: ("three", "三張"),
    4: ("four", "四張"),
    5: ("five", "五張"),
    6: ("six", "六張"),
    10: ("ten", "十張"),
}
DRAWN = {
    "infinity-gauntlet": SNAP_DRAWS,
    "dancing-wild": DECLINED_DRAWS,
    "creeper": CREEPER_DRAWS,
    "optimus-power": MOST_SPARED,
    "megatrons-rule": LOSER_DRAWS,
}
"""Cards that name a number in what they do, and the number by the rules."""


def number_of(symbol: Symbol) -> int | None:
    """How many cards a symbol makes somebody draw."""
    state = State(EDITIONS["classic"], 2, bytes(32))
    steps = [] if symbol.last is nothing else symbol.last(state, 0)
    drawing = [step.count for step in steps if isinstance(step, Draw)]
    return DRAWN.get(symbol.name) or symbol.draws or (drawing[0] if drawing else None)


@pytest.mark.parametrize("key", EDITIONS)
def test_a_card_names_the_number_that_it_makes_draw(key: str) -> None:
    counted = 0
    for card, (symbol, *_) in cards_of(EDITIONS[key]).items():
        number = number_of(symbol)
        if number is not None:
            counted += 1
            for locale, word in zip(LOCALES, WORDS[number], strict=True):
                assert word in said_in(key, locale)[f"rulebook-card-{card}"]
    assert counted >= 2


def test_pages_are_there_where_they_mean_something() -> None:
    assert {key for key in EDITIONS if "stacking" in pages_of(EDITIONS[key])} == {"no-mercy"}
    assert {key for key in EDITIONS if "mercy" in pages_of(EDITIONS[key])} == {"no-mercy"}
    assert {key for key in EDITIONS if "sides" in pages_of(EDITIONS[key])} == {"transformers"}
    assert {key for key in EDITIONS if "challenge" not in pages_of(EDITIONS[key])} == {"no-mercy"}


@pytest.mark.parametrize(
    ("key", "page", "said"),
    [
        ("classic", "goal", "2 in each color: 1–9, Draw Two, Reverse and Skip"),
        ("classic", "goal", "irst to 500"),
        ("no-mercy", "goal", "anyone holding 25 cards is out"),
        ("no-mercy", "goal", "3 in each color: Skip, Reverse, Draw Two and Discard All"),
        ("transformers", "setup", "**Flip and Wild Draw Two:** goes to the bottom of the draw pile"),
        ("avengers", "setup", "**Wild and Infinity Gauntlet:** the player to the dealer's left chooses the color"),
        ("avengers", "setup", "**Skip:** the player to the dealer's left is skipped.†"),
        ("minecraft", "setup", "**Skip:** the player to the dealer's left is skipped.\n"),
        ("bts", "goal", "it is yellow.†"),
        ("transformers", "scoring", "30 points: Skip Everyone"),
        ("no-mercy", "scoring", "First to 1,000 points wins the match"),
        ("minecraft", "house-draws", "A Creeper ends it"),
        ("classic", "house-stacks", "**Deflecting**"),
        ("classic", "leaving", "If you leave, or are removed"),
        ("classic", "away", "**When time runs out**"),
    ],
)
def test_what_is_said(key: str, page: str, said: str) -> None:
    assert said in read(Place(EDITIONS[key], PAGE, page))


# At a table


def test_at_a_table_the_house_rules_in_force_come_first() -> None:
    now = table("minecraft", ("jump_in", "no_bluff"))
    said = read(place_of((), now), now=now)
    first = said.index("House rules that are on here")
    assert first < said.index("Jump-In") < said.index("No bluffing") < said.index("Your turn")
    assert "Stacking" not in said[: said.index("Your turn")]
    card = read(Place(EDITIONS["minecraft"], CARD, "wild-draw-four"), now=now)
    assert "House rule No bluffing: on at this table" in card
    assert "House rule Stacking: off at this table" in card
    house = read(Place(EDITIONS["minecraft"], PAGE, "house"), now=now)
    assert house.index("Jump-In") < house.index("off here") < house.index("Seven-0")


def test_the_book_of_another_edition_tells_nothing_of_the_table() -> None:
    now = table("minecraft", ("jump_in",))
    assert "that are on here" not in read(Place(EDITIONS["classic"], PAGE, "brief"), now=now)
    assert "None" not in read(Place(EDITIONS["classic"], PAGE, "house"), now=now)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", EDITIONS)
def test_every_edition_has_its_rules_in_brief(key: str, locale: str) -> None:
    now = table(key, house_sets(key)[-1])
    text = text_for(locale)
    said = read(place_of((), now), locale, now)
    assert text(f"brief-{key}") in said
    for symbol in {face.symbol for face in EDITIONS[key].faces if face.colour is None}:
        assert text(f"symbol-{symbol.name}", edition=key) in said or symbol.name.startswith("wild-draw")


# Finding one's way


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ((), "rules classic page brief"),
        (("bts",), "rules bts page brief"),
        (("bts", "page", "uno"), "rules bts page uno"),
        (("bts", "card", "dancing-wild"), "rules bts card dancing-wild"),
        (("bts", "card", "creeper"), "rules bts page brief"),
        (("bts", "page", "mercy"), "rules bts page brief"),
        (("bts", "ketchup", "uno"), "rules bts page brief"),
        (("ketchup", "page", "uno"), "rules classic page uno"),
        (("bts", "page", "uno", "more"), "rules bts page uno"),
    ],
)
def test_what_is_not_there_any_more_is_the_first_page(words: tuple[str, ...], found: str) -> None:
    assert place_of(words).what == found


def test_without_an_edition_it_is_the_one_that_is_played() -> None:
    assert place_of((), table("no-mercy")).edition.key == "no-mercy"


@pytest.mark.parametrize("key", EDITIONS)
def test_one_pages_through_the_whole_book(key: str) -> None:
    for kind, keys in ((PAGE, [*pages_of(EDITIONS[key])]), (CARD, [*cards_of(EDITIONS[key])])):
        place, seen = Place(EDITIONS[key], kind, keys[0]), []
        for _ in keys:
            seen.append(place.key)
            pressed = [what for what, part in pressable(rulebook(place, ENGLISH)).items() if part["type"] != SELECT]
            assert place_of(pressed[0].split()[1:]).key == keys[keys.index(place.key) - 1]
            place = place_of(pressed[1].split()[1:])
        assert seen == keys
        assert place.key == keys[0]


def test_its_menus_lead_everywhere() -> None:
    place = Place(EDITIONS["classic"], CARD, "skip")
    menus = [part for part in parts(rulebook(place, ENGLISH)) if part["type"] == SELECT]
    led = {
        place_of([*part["custom_id"].split(":")[3].split()[1:], *entry["value"].split()]).what
        for part in menus
        for entry in part["options"]
    }
    there = {each.what for each in places("classic")}
    others = {f"rules {key} card skip" for key in EDITIONS if "skip" in cards_of(EDITIONS[key])}
    assert led == there | others
