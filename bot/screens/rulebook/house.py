"""House rules in full: those in force at the table, and those that a table may switch on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.screens.rulebook.book import Book
from bot.screens.words import house_words


def in_force(book: Book) -> Iterator[str]:
    """Yield the house rules of the table at which the book was opened."""
    if book.in_force:
        yield book("house-here")
        yield from _in_full(book, book.in_force)


def house_rules(book: Book) -> Iterator[str]:
    """Yield all house rules that the edition knows, those in force first."""
    if book.options is None:
        yield book("house-off")
        yield from _in_full(book, book.edition.house)
        return
    yield from in_force(book)
    others = [rule for rule in book.edition.house if rule not in book.in_force]
    if not book.in_force:
        yield book("house-none")
    if others:
        yield book("house-offered")
        yield from _in_full(book, others)


def _in_full(book: Book, rules: Iterable[str]) -> Iterator[str]:
    for rule in rules:
        yield f"**{house_words(book.text, rule)}**"
        yield from house_rule(book, rule)


def house_rule(book: Book, rule: str) -> Iterator[str]:
    """Yield what it changes."""
    bluffs = [symbol for symbol in book.symbols if symbol.bluff is not None]
    yield book(f"house-{rule.replace('_', '-')}", cards=book.named(bluffs))
    if rule == "draw_to_match" and book.edition.stirring is not None:
        yield book("house-draw-to-match-creeper")
