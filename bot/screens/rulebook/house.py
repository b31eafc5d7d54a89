"""House rules: those in force at the table, and in full all that a table may switch on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bot.screens.rulebook.book import Book
from bot.screens.words import house_says, house_words

STACKS = {"stacking", "stack_same", "stack_any", "deflect"}
"""Those that answer a draw card with another card."""
DRAWS = {"draw_to_match", "force_play", "must_play", "draw_and_play", "no_bluff"}
"""Those that are about drawing; all the others stand on a page of their own, too."""


def in_force(book: Book) -> Iterator[str]:
    """Yield the house rules of the table at which the book was opened, a line each."""
    if book.in_force:
        yield book("house-here")
        for rule in book.in_force:
            yield f"- **{house_words(book.text, rule)}:** {house_says(book.text, rule)}"


def about_stacks(rule: str) -> bool:
    """Tell whether a house rule is about stacks and sending penalties on."""
    return rule in STACKS


def about_drawing(rule: str) -> bool:
    """Tell whether a house rule is about drawing."""
    return rule in DRAWS


def about_playing(rule: str) -> bool:
    """Tell whether a house rule is about anything else."""
    return rule not in STACKS | DRAWS


def house_rules(book: Book, belongs: Callable[[str], bool]) -> Iterator[str]:
    """Yield the house rules of one page that the edition knows, those in force first."""
    rules = [rule for rule in book.edition.house if belongs(rule)]
    if book.options is None:
        yield book("house-off")
        yield from _in_full(book, rules)
        return
    here = [rule for rule in rules if rule in book.in_force]
    others = [rule for rule in rules if rule not in here]
    yield book("house-here" if here else "house-none")
    yield from _in_full(book, here)
    if others:
        if here:
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
