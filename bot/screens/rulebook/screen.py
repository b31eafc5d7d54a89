"""The book as a message: a page or a card, and the ways to all the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.art.pictures.card import CardPicture
from bot.art.pictures.hand import HandPicture
from bot.rules.cards import Symbol
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.screens.buttons import Pressable, button, entry, menu
from bot.screens.codec import NO_GAME, custom_id
from bot.screens.emoji import face_emoji
from bot.screens.game.lobby import banner
from bot.screens.layout import DIVIDER, QUIET, PictureBlock, Screen, paragraph
from bot.screens.rulebook.book import Book
from bot.screens.rulebook.cards import card, card_title, cards_of
from bot.screens.rulebook.pages import pages_of
from bot.screens.words import cards_words, edition_words
from bot.sessions.table import Table
from bot.text import Text

RULES = "rules"
PAGE, CARD = "page", "card"
DEFAULT_EDITION = "classic"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a book is open: at which edition, and there at this page, or this card."""

    edition: Edition
    kind: str
    key: str

    @property
    def what(self) -> str:
        """What is pressed to get here."""
        return f"{RULES} {self.edition.key} {self.kind} {self.key}"


def place_of(words: Sequence[str], table: Table | None = None) -> Place:
    """Return the place with these words: an edition, `page` or `card`, and its key.

    What is left out, or no longer there, is the first page; without an edition, of what is played at the table.
    """
    key, kind, within = (*words, "", "", "")[:3]
    played = DEFAULT_EDITION if table is None else table.options.edition
    edition = EDITIONS[key if key in EDITIONS else played]
    there = _keys(edition, kind)
    return Place(edition, kind, within) if within in there else Place(edition, PAGE, _keys(edition, PAGE)[0])


def rulebook(place: Place, text: Text, table: Table | None = None) -> Screen:
    """Return the book open at this place; at a table, it tells which house rules are in force."""
    edition = place.edition
    options = table.options if table is not None and table.options.edition == edition.key else None
    book = Book(edition, text, options)
    game = NO_GAME if table is None else table.id
    heading, body, where = _page(book, place.key) if place.kind == PAGE else _card(book, place.key)
    return Screen(
        *_pictures(book, place),
        paragraph(f"## {heading}", body),
        paragraph(book("footnote") if book("sign") in body else None, where),
        DIVIDER,
        [*_neighbours(place, game, text), *_menus(book, place, game)],
        accent=QUIET,
    )


def _pictures(book: Book, place: Place) -> Iterator[PictureBlock]:
    """Yield the banner on the first page, unless the lobby of a table has it, and each card as it looks."""
    if place.kind == CARD:
        cards = _looks(book.edition, cards_of(book.edition)[place.key])
        alt = cards_words(book.text, book.edition, cards)
        one = len(cards) == 1
        yield PictureBlock(CardPicture(book.edition.key, *cards) if one else HandPicture(book.edition.key, cards), alt)
    elif place.key == _keys(book.edition, PAGE)[0] and book.options is None:
        yield banner(book.edition.key, book.text)


def _looks(edition: Edition, symbols: Sequence[Symbol]) -> tuple[int, ...]:
    """Return the faces of a symbol; of several symbols one each, in one colour after another."""
    found = [[face.index for face in edition.faces if face.symbol is symbol] for symbol in symbols]
    return tuple(found[0]) if len(found) == 1 else tuple(faces[at % len(faces)] for at, faces in enumerate(found))


def _page(book: Book, key: str) -> tuple[str, str, str]:
    pages = pages_of(book.edition)
    number = [*pages].index(key) + 1
    where = book("place", name=book.name, page=number, pages=len(pages))
    return book(f"page-{key}"), paragraph(*pages[key].says(book)), where


def _card(book: Book, key: str) -> tuple[str, str, str]:
    symbols = cards_of(book.edition)[key]
    heading = f"{card_title(book.text, book.edition, symbols)} {book.sign_of(symbols[0])}".rstrip()
    return heading, paragraph(*card(book, symbols)), book("place-card", name=book.name)


def _keys(edition: Edition, kind: str) -> list[str]:
    """Return the pages, or the cards, of an edition."""
    if kind == PAGE:
        return [*pages_of(edition)]
    return [*cards_of(edition)] if kind == CARD else []


def _neighbours(place: Place, game: str, text: Text) -> list[Pressable]:
    """Return buttons back and on; after the last comes the first."""
    keys = _keys(place.edition, place.kind)
    at = keys.index(place.key)
    return [
        button(custom_id(game, 0, replace(place, key=keys[(at + step) % len(keys)]).what), text(label), sign=sign)
        for step, label, sign in ((-1, "rulebook-previous", "◀️"), (1, "rulebook-next", "▶️"))
    ]


def _menus(book: Book, place: Place, game: str) -> list[Pressable]:
    edition, text = place.edition, book.text
    pages = [
        entry(key, book(f"page-{key}"), chosen=(PAGE, key) == (place.kind, place.key)) for key in pages_of(edition)
    ]
    cards = [
        entry(
            key,
            card_title(text, edition, symbols),
            sign=face_emoji(edition, _looks(edition, symbols)[0]),
            chosen=(CARD, key) == (place.kind, place.key),
        )
        for key, symbols in cards_of(edition).items()
    ]
    # The same place in another edition, as far as it has one.
    editions = [
        entry(f"{key} {place.kind} {place.key}", edition_words(text, key), chosen=key == edition.key)
        for key in EDITIONS
    ]
    return [
        menu(custom_id(game, 0, f"{RULES} {edition.key} {PAGE}"), text("rulebook-pages"), pages),
        menu(custom_id(game, 0, f"{RULES} {edition.key} {CARD}"), text("rulebook-cards"), cards),
        menu(custom_id(game, 0, RULES), text("rulebook-editions"), editions),
    ]
