"""The book by card: what each does, first and last, how many there are, and what they count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.rules.cards import Symbol, nothing
from bot.rules.edition import Edition
from bot.rules.house.seven_zero import PASSING as PASSED
from bot.rules.house.seven_zero import SWAPPING as SWAPPED
from bot.screens.rulebook.book import Book
from bot.screens.rulebook.house import house_rule
from bot.screens.words import house_words
from bot.sessions.dance import DANCE_SECONDS, LONGEST_ROUTINE, ROUTINE, ROUTINE_LENGTH
from bot.text import Text

NUMBERS = "numbers"
"""The key of the one entry for all numbers that do nothing."""
SWAPPING = "seven_zero"
OWN_ENDS = ("flip", "wild-draw-colour")
"""Symbols that do something else as a last card than make the next player draw a number of cards."""


def cards_of(edition: Edition) -> dict[str, tuple[Symbol, ...]]:
    """Return the entries of an edition by their keys, and which symbols each is about."""
    may_swap = SWAPPING in {*edition.rules, *edition.house}
    found: dict[str, tuple[Symbol, ...]] = {}
    for symbol in edition.symbols.values():
        key = symbol.name if symbol.number is None or (may_swap and swaps_hands(symbol)) else NUMBERS
        found[key] = (*found.get(key, ()), symbol)
    return found


def swaps_hands(symbol: Symbol) -> bool:
    """Tell whether it is a number that moves hands, where the rules have it so."""
    return symbol.number in {PASSED, SWAPPED}


def is_action(book: Book, symbol: Symbol) -> bool:
    """Tell whether it does anything when it is played."""
    return symbol.number is None or (swaps_hands(symbol) and book.has_rule(SWAPPING))


def card_title(text: Text, edition: Edition, symbols: Sequence[Symbol]) -> str:
    """Return the heading of an entry."""
    book = Book(edition, text)
    if symbols[0].number is None:
        return book.symbol(symbols[0])
    return book("numbers", count=len(symbols), numbers=book.named(symbols))


def card(book: Book, symbols: Sequence[Symbol]) -> Iterator[str]:
    """Yield all that there is to say about a card."""
    first = symbols[0]
    yield effect_words(book, first)
    yield from _copies(book, first)
    yield (
        book("card-points-number")
        if first.number is not None
        else book("card-points", points=points_words(book, first))
    )
    yield from last_card(book, symbols)
    if first_card := [*opening(book, symbols)]:
        yield book("card-first")
        yield from first_card
    if first.bluff is not None:
        yield book("card-challenge")
        yield from bluff(book, first)
    if first.draws and book.has_rule("stacking"):
        yield book("card-stacking")
        yield from stacking(book)
    for rule in book.edition.house:
        if _concerns(rule, first):
            yield book("card-house", rule=house_words(book.text, rule), here=book.state_of(rule))
            yield from house_rule(book, rule)


def effect_words(book: Book, symbol: Symbol) -> str:
    """Return what it does when it is played."""
    if not is_action(book, symbol):
        return book("card-number")
    return book(f"card-{symbol.name}", moves=ROUTINE_LENGTH, most=LONGEST_ROUTINE, seconds=DANCE_SECONDS[ROUTINE])


def points_words(book: Book, symbol: Symbol) -> str:
    """Return what it counts."""
    return book.text("table-points", count=symbol.points)


def _copies(book: Book, symbol: Symbol) -> Iterator[str]:
    for _, side, copies, coloured in book.sides_of(symbol):
        words = book("card-copies" if coloured else "card-copies-wild", copies=copies, colours=book.colours(side))
        if book.edition.two_sided:
            words = book("card-side", side=book(f"side-{side.name}"), words=words)
        yield f"- {words}"


def opening(book: Book, symbols: Sequence[Symbol]) -> Iterator[str]:
    """Yield what these do as the first card, those that do something, of the side that is up when a round begins."""
    first = [symbol for symbol in symbols if any(side == 0 for side, *_ in book.sides_of(symbol))]
    for symbol in first:
        if symbol.opening not in {None, nothing}:
            yield book(f"opening-{symbol.name}", card=book.symbol(symbol))
    naming = [symbol for symbol in first if symbol.opening is nothing and _is_wild(book, symbol)]
    if naming:
        yield book("opening-wild", cards=book.named(naming))
    others = [symbol for symbol in first if symbol.opening is None]
    if others and book.edition.openings_stay:
        yield book("opening-until-number")
    elif others:
        yield book("opening-buried", cards=book.named(others))
    if book.has_rule(SWAPPING) and any(swaps_hands(symbol) for symbol in first):
        yield book("opening-no-swap")


def _is_wild(book: Book, symbol: Symbol) -> bool:
    return not any(coloured for *_, coloured in book.sides_of(symbol))


def last_card(book: Book, symbols: Sequence[Symbol]) -> Iterator[str]:
    """Yield what these still do as the last card of a hand, those that do something."""
    lasting = [symbol for symbol in symbols if symbol.last is not nothing]
    drawing = [symbol for symbol in lasting if symbol.name not in OWN_ENDS]
    if drawing:
        yield book("end-draws", cards=book.named(drawing))
    for symbol in lasting:
        if symbol.name in OWN_ENDS:
            yield book(f"end-{symbol.name}")


def bluff(book: Book, *symbols: Symbol) -> Iterator[str]:
    """Yield when these are a bluff, and what comes of a challenge."""
    named = book.named(symbols)
    yield book("bluff-may", cards=named)
    yield book("bluff-wilds" if _counts_wilds(book.edition, symbols[0]) else "bluff-colour")
    yield book("bluff-next")
    for symbol in symbols:
        if len(symbols) > 1:
            yield f"**{book.symbol(symbol)}**"
        yield book(f"bluff-{symbol.name}")
    yield from book.passages("bluff-each", "bluff-shown", "bluff-stands", "bluff-last", "bluff-left")


def _counts_wilds(edition: Edition, symbol: Symbol) -> bool:
    """Tell whether another wild in the hand makes it a bluff."""
    wild = next(face for face in edition.faces if face.colour is None)
    return symbol.bluff is not None and symbol.bluff((wild,), edition.sides[0].colours[0])


def stacking(book: Book) -> Iterator[str]:
    """Yield how stacks go, where they are a rule of the edition."""
    drawing = [symbol for symbol in book.symbols if symbol.draws]
    yield book("stack-cards", cards=book.named(drawing))
    yield from book.passages("stack-answer", "stack-take")
    for name, passage in (
        ("wild-draw-ten", "example"),
        ("wild-draw-ten", "colour"),
        ("wild-reverse-draw-four", "reverse"),
        ("colour-roulette", "roulette"),
    ):
        if book.has(name):
            yield book(f"stack-{passage}")


def _concerns(rule: str, symbol: Symbol) -> bool:
    """Tell whether a house rule changes what this card does."""
    match rule:
        case "stacking" | "stack_same" | "stack_any":
            return symbol.draws > 0
        case "deflect":
            return symbol.draws > 0 or symbol.name in {"skip", "reverse"}
        case "seven_zero":
            return swaps_hands(symbol)
        case "no_bluff":
            return symbol.bluff is not None
        case "discard_own":
            return symbol.name == "discard-all"
    return False
