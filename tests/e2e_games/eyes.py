"""What people read: the cards that are named in texts, and in what is pressed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.screens.codec import CHOOSE, PAGE, parse
from bot.screens.emoji import COLOUR_SIGNS
from bot.screens.words import card_words, colour_words, symbol_words
from bot.text import LOCALES, text_for
from tests.e2e_games.limits import walk

READ = ("content", "label", "placeholder", "description", "title", "name", "value", "alt", "text", "url", "filename")
SEVERAL = re.compile(r" ×\d+$")
BEFORE = re.compile(r"^[>\s#*-]+")


def read_of(body: Any) -> tuple[list[str], list[str]]:
    """All that is to be read in a message, and all that its buttons and menus carry."""
    message = body.get("data") or body if isinstance(body, dict) else {}
    texts, carried = [], []
    parts = [message, *(message.get("embeds") or []), *(message.get("choices") or [])]
    parts += walk(message.get("components") or [])
    for part in parts:
        for item in (part, *(part.get("options") or []), *(part.get("items") or []), *(part.get("attachments") or [])):
            texts += [item[name] for name in READ if isinstance(item.get(name), str)]
            carried += [item[name] for name in ("custom_id", "value") if isinstance(item.get(name), str)]
    return texts, carried


@cache
def faces_named(edition_key: str, words: str) -> frozenset[int]:
    """The faces that are named in a text, in either language: in full, or in a list behind their colour."""
    edition = EDITIONS[edition_key]
    found: set[int] = set()
    for locale in LOCALES:
        names, in_full, heads = _names(edition_key, locale)
        for line in re.split(r"\n| · ", words):
            bare = BEFORE.sub("", line)
            head = next((head for head in heads if bare.startswith(head)), None)
            if head is None:
                found |= {
                    names[one[0]] for one in in_full.finditer(line) if not _is_cut(line[one.start() :], one[0], names)
                }
                continue
            between = text_for(locale)("list-between")
            symbols = [SEVERAL.sub("", name) for name in bare.removeprefix(head).split(between)]
            found |= {heads[head][symbol] for symbol in symbols if symbol in heads[head]}
    return frozenset(found - _always(edition))


def _is_cut(rest: str, name: str, names: Iterable[str]) -> bool:
    """Tell whether this may be the beginning of a longer name, in a line that was cut there."""
    head, cut, _ = rest.partition("…")
    return bool(cut) and any(other.startswith(head) and other != name for other in names)


def faces_carried(edition_key: str, carried: Iterable[str]) -> Iterator[int]:
    """The faces whose tokens travel in what can be pressed or chosen."""
    named = EDITIONS[edition_key].face_named
    for what in carried:
        press = parse(what)
        words = what.split() if press is None else press.words
        if press is not None and press.verb in {PAGE, CHOOSE}:
            words = words[1:]
        if press is not None and press.words[:1] in (["target"], ["catch"], ["colour"]):
            words = []
        if press is None and not re.fullmatch(r"\S+ \d+", what):
            continue
        yield from (named[word].index for word in words if word in named and not word.isdecimal())


@cache
def _names(edition_key: str, locale: str) -> tuple[dict[str, int], re.Pattern[str], dict[str, dict[str, int]]]:
    text, edition = text_for(locale), EDITIONS[edition_key]
    names = {card_words(text, edition, face.index): face.index for face in edition.faces}
    longest_first = sorted(names, key=len, reverse=True)
    heads: dict[str, dict[str, int]] = {}
    for face in edition.faces:
        if face.colour is not None:
            colour = text("table-colour", colour=colour_words(text, face.colour), cards="")
            behind = heads.setdefault(f"{COLOUR_SIGNS[face.colour]} {colour}", {})
            behind[symbol_words(text, edition, face.symbol)] = face.index
    return names, re.compile("|".join(map(re.escape, longest_first))), heads


def _always(edition: Edition) -> set[int]:
    """In Chinese the plain wild is called what all wilds are called, and the rules speak of those."""
    return {face.index for face in edition.faces if face.symbol.name == "wild"}
