"""Names, however they are written, do no harm."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.screens.names import NAME_LENGTH, NAMELESS, safe_name, unescape
from tests.rules.tables import at

MISCHIEF = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from("*_~`|\\<>[]()#-+:/.@ 1\u200b\u200d\u202e\u2066\u3164\u0301\n\t"),
    ),
    max_size=60,
)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("小安", "小安"),
        ("  Ann \n of\tArc ", "Ann of Arc"),
        ("**Ann**", r"\*\*Ann\*\*"),
        ("under_score", r"under\_score"),
        ("||Ann||", r"\|\|Ann\|\|"),
        ("`Ann`~", r"\`Ann\`\~"),
        ("# Ann", r"\# Ann"),
        ("-# Ann", r"\-# Ann"),
        ("Ann #1", "Ann #1"),
        ("1. Ann", r"1\. Ann"),
        ("10. Ann", r"10\. Ann"),
        ("Ann 1.5", "Ann 1.5"),
        ("> Ann", r"\> Ann"),
        ("[Ann](x)", r"\[Ann\](x)"),
        ("https://a.example", r"https\://a.example"),
        ("@everyone", "＠everyone"),
        ("<@123>", r"\<＠123\>"),
        ("<:a:1>", r"\<:a:1\>"),
        ("A\u200bn\u202en\u00ad", "Ann"),
        ("A" + "\u0337" * 9, "A" + "\u0337" * 2),
        ("José", "José"),
        ("Ann 🩷", "Ann 🩷"),
        ("דנה", "\u2068דנה\u2069"),
        ("", NAMELESS),
        ("\u3164\u200b \u2800", NAMELESS),
        ("\u0301", NAMELESS),
        ("x" * 24, "x" * 24),
        ("x" * 25, "x" * 23 + "…"),
        ("字" * 40, "字" * 23 + "…"),
        ("x" * 22 + " " + "y" * 9, "x" * 22 + "…"),
    ],
)
def test_a_name_is_shown_as_it_reads(name: str, shown: str) -> None:
    assert safe_name(name) == shown


@pytest.mark.parametrize("name", ["**Ann**", "under_score", "# Ann", "1. Ann", "C:\\d", "<a>", "[Ann](x)"])
def test_a_label_shows_it_without_escapes(name: str) -> None:
    assert unescape(safe_name(name)) == name


@at(500)
@given(MISCHIEF)
def test_any_name_is_short_visible_and_harmless(name: str) -> None:
    shown = safe_name(name)
    label = unescape(shown)
    bare = label.strip("\u2068\u2069")
    letters = [letter for letter in bare if unicodedata.category(letter)[0] != "M"]
    assert 1 <= len(letters) <= NAME_LENGTH
    assert bare == bare.strip() != ""
    assert not re.search(r"\s\s|[\n\r\t@\u200b-\u200f\u202a-\u202e\u2060-\u2069]", bare)
    assert not re.search(r"(?<!\\)(?:\\\\)*[*_~`|<>\[\]]", shown)
    shown.encode()


@at(200)
@given(MISCHIEF)
def test_what_a_label_shows_is_a_safe_name_itself(name: str) -> None:
    label = unescape(safe_name(name)).strip("\u2068\u2069")
    assert unescape(safe_name(label)).strip("\u2068\u2069") == label
