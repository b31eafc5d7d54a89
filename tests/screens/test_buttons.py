"""Buttons and selects, and what is heard of them when they are pressed."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chat.invitation import add_button, invitation
from bot.rules.editions import EDITIONS
from bot.screens.buttons import LABEL_WIDTH, Pressable, button, entry, menu, shortened
from bot.screens.codec import Press, parse_interaction
from bot.screens.names import label_with, safe_name, width
from bot.screens.words import card_label, card_words
from bot.text import LOCALES, text_for

URL_LENGTH = 512
"""What Discord takes as the address of a button."""
WANTED = Press("abcd1234", 7, "do+uno play W+4")


def pressed(pressable: Pressable, *values: str) -> dict[str, Any]:
    """What Discord tells when it is pressed: all that is left of it is what was sent."""
    told = {"component_type": pressable["type"], "custom_id": pressable["custom_id"], "id": 3}
    return told | {"values": list(values)} if values else told


def test_what_is_pressed_is_parse_interaction() -> None:
    assert parse_interaction(pressed(button(WANTED.custom_id, "Wild Draw Four"))) == (WANTED, ())


def test_what_is_chosen_comes_with_it() -> None:
    select = menu(WANTED.custom_id, "Choose", [entry("r5 0", "Red 5"), entry("r5 1", "Red 5")], least=0, most=2)
    assert parse_interaction(pressed(select, "r5 0", "r5 1")) == (WANTED, ("r5 0", "r5 1"))


@pytest.mark.parametrize("custom_id", ["", "something else", "uno:abcd1234:7:", "uno:abcd1234:x:hand", "uno::1: "])
def test_what_is_nothing_of_ours_is_not_parse_interaction(custom_id: str) -> None:
    assert parse_interaction({"component_type": 2, "custom_id": custom_id}) is None


def test_a_select_asks_for_no_more_than_it_has() -> None:
    assert menu(WANTED.custom_id, "Choose", [entry("r5 0", "Red 5")], most=2)["max_values"] == 1


def test_a_link_is_opened_and_not_heard_of() -> None:
    button = add_button(123, text_for("zh-TW"))
    assert button == {"type": 2, "style": 5, "label": "新增至伺服器", "url": invitation(123)}
    assert len(button["url"]) <= URL_LENGTH


@pytest.mark.parametrize(("words", "cut"), [("abc", "abc"), ("abcd", "abcd"), ("abcde", "abc…")])
def test_long_words_are_cut(words: str, cut: str) -> None:
    assert shortened(words, 4) == cut


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", EDITIONS)
def test_every_card_fits_every_label_it_stands_in(key: str, locale: str) -> None:
    text, edition = text_for(locale), EDITIONS[key]
    for face in edition.faces:
        card = card_words(text, edition, face.index)
        short = card_label(text, edition, face.index)
        labels = [text("card-many", card=short, count=99), text("hand-with-uno", card=short)]
        labels += [text(f"option-{verb}", card=card) for verb in ("lay", "add", "activate")]
        discarded = text("option-discard", count=1, cards=card)
        labels.append(text("hand-with-uno", card=discarded) if "optimus-power" in edition.symbols else discarded)
        assert max(map(width, labels)) <= LABEL_WIDTH, labels


@pytest.mark.parametrize(
    ("token", "english", "chinese"),
    [("r7", "Red 7", "紅 7"), ("r+2", "Red +2", "紅 +2"), ("rS", "Red Skip", "紅禁止"), ("W+4", "Wild +4", "萬用 +4")],
)
def test_labels_of_cards_are_short(token: str, english: str, chinese: str) -> None:
    edition = EDITIONS["classic"]
    face = edition.face_named[token].index
    assert [card_label(text_for(locale), edition, face) for locale in LOCALES] == [english, chinese]


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("Ann", "Catch Ann!"),
        ("W" * 24, f"Catch {'W' * 24}!"),
        ("我" * 24, f"Catch {'我' * 13}…!"),
        ("א" * 40, f"Catch \u2068{'א' * 23}…\u2069!"),
    ],
)
def test_a_name_is_cut_where_its_label_would_be_too_wide(name: str, label: str) -> None:
    """A Han character takes two columns; what comes after the name stays."""
    found = label_with(lambda shown: text_for()("option-catch", seat=shown), safe_name(name))
    assert (found, width(found) <= LABEL_WIDTH) == (label, True)
