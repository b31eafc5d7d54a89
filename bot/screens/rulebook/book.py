"""An edition's rules in one language: its passages, filled with the edition's own numbers and names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.rules.cards import Symbol
from bot.rules.edition import Edition, Side
from bot.rules.rules import HAND
from bot.screens.words import colour_inside, edition_words, listed, symbol_words
from bot.sessions.options import Options
from bot.text import Text

SIDE_SIGNS = ("🌕", "🌑")


@dataclass(frozen=True, slots=True)
class Book:
    """The rule book of an edition, in a language, and the table at which it was opened, if it was at one."""

    edition: Edition
    text: Text
    options: Options | None = None

    def __call__(self, passage: str, **more: str | int) -> str:
        """Return a passage; empty where it has nothing to say in this edition."""
        edition = self.edition
        facts: dict[str, str | int] = {
            "edition": edition.key,
            "least": edition.min_seats,
            "most": edition.max_seats,
            "hand": HAND.usual if self.options is None else self.options.hand,
            "mercy": edition.mercy or 0,
            "target": edition.target,
            "total": len(edition.deck),
        }
        return self.text(f"rulebook-{passage}", **(facts | more))

    def passages(self, *passages: str) -> list[str]:
        """Return several passages."""
        return [self(passage) for passage in passages]

    @property
    def name(self) -> str:
        """The edition's name."""
        return edition_words(self.text, self.edition.key)

    @property
    def in_force(self) -> tuple[str, ...]:
        """The house rules of the table at which the book was opened."""
        return () if self.options is None else self.options.house

    def state_of(self, rule: str) -> str:
        """Return whether a house rule is "on" or "off" at the table; "open" where there is no table."""
        if self.options is None:
            return "open"
        return "on" if rule in self.in_force else "off"

    def has(self, symbol: str) -> bool:
        """Tell whether there are cards with the symbol of this name."""
        return any(symbol == each.name for each in self.edition.symbols.values())

    def has_rule(self, rule: str) -> bool:
        """Tell whether something that other editions have as a house rule, or not at all, is a rule of this one."""
        return rule in self.edition.rules

    def offers(self, rule: str) -> bool:
        """Tell whether a table may switch this house rule on."""
        return rule in self.edition.house

    @property
    def symbols(self) -> list[Symbol]:
        """Every symbol of the deck, each once: in the order of its sides, the wilds of each last."""
        return list(self.edition.symbols.values())

    def sides_of(self, symbol: Symbol) -> Iterator[tuple[int, Side, int, bool]]:
        """Yield where a symbol is: the side's number, the side, how many copies, and whether that is in each colour."""
        for number, side in enumerate(self.edition.sides):
            for each, copies in side.coloured:
                if each is symbol:
                    yield number, side, copies, True
            for each, copies in side.wild:
                if each is symbol:
                    yield number, side, copies, False

    def sign_of(self, symbol: Symbol) -> str:
        """Return the signs of the sides on which a symbol is found, in an edition that has two."""
        if not self.edition.two_sided:
            return ""
        return "".join(SIDE_SIGNS[number] for number, *_ in self.sides_of(symbol))

    def symbol(self, symbol: Symbol) -> str:
        """Return a symbol's name."""
        return symbol_words(self.text, self.edition, symbol)

    def named(self, symbols: Sequence[Symbol]) -> str:
        """Return symbols in a row, their numbers together: "1–9, Skip and Wild"."""
        return listed(self.text, [*spans(symbols), *(self.symbol(each) for each in symbols if each.number is None)])

    def colours(self, *sides: Side) -> str:
        """Return the colours of these sides in a row, for the middle of a sentence."""
        return listed(self.text, [colour_inside(self.text, colour) for side in sides for colour in side.colours])


def spans(symbols: Sequence[Symbol]) -> list[str]:
    """Return the numbers among these, those that follow each other as one: "0", "1–9"."""
    found: list[list[int]] = []
    for number in sorted(symbol.number for symbol in symbols if symbol.number is not None):
        if found and found[-1][-1] == number - 1:
            found[-1].append(number)
        else:
            found.append([number])
    return [f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in found]
