"""The pages of the book: each says what fits the edition's deck, numbers and rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.rules.cards import Symbol, nothing
from bot.rules.edition import Edition
from bot.rules.rules import UNO
from bot.rules.scoring import KNOCK_OUT_POINTS
from bot.screens.game.lobby import options_words
from bot.screens.rulebook.book import Book
from bot.screens.rulebook.cards import (
    SWAPPING,
    bluff,
    effect_words,
    is_action,
    last_card,
    opening,
    points_words,
    stacking,
)
from bot.screens.rulebook.house import about_drawing, about_playing, about_stacks, house_rules, in_force
from bot.screens.words import colour_inside
from bot.sessions.deadlines import TABLE_WAITS
from bot.sessions.options import SLOW_SECONDS
from bot.sessions.presets import TURN_SECONDS
from bot.sessions.table import MISSED_BEFORE_AWAY
from bot.sessions.uno_race import CATCH_AFTER, PAUSE


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its key, which names its title, what stands on it, and in which editions it is."""

    key: str
    says: Callable[[Book], Iterator[str]]
    belongs: Callable[[Edition], object] = lambda _edition: True


def _brief(book: Book) -> Iterator[str]:
    yield from in_force(book)
    yield book.text(f"brief-{book.edition.key}")
    if book.options is not None:
        yield book("table")
        yield from options_words(book.options, book.text)


def _goal(book: Book) -> Iterator[str]:
    edition = book.edition
    yield book("goal")
    if edition.mercy:
        yield book("goal-mercy")
    yield book("goal-match", says=book.text(f"lobby-scoring-{edition.scoring}-says", target=edition.target))
    yield from book.passages("goal-seats", "goal-sheet", "deck")
    for side in edition.sides:
        if edition.two_sided:
            yield f"**{book(f'side-{side.name}')}**"
        yield book("deck-colours", colours=book.colours(side))
        for passage, counted in (("deck-coloured", side.coloured), ("deck-wild", side.wild)):
            for copies in sorted({copies for _, copies in counted}):
                these = [symbol for symbol, count in counted if count == copies]
                yield book(passage, copies=copies, cards=book.named(these))


def _setup(book: Book) -> Iterator[str]:
    edition = book.edition
    yield book("deal-drawn" if edition.deals_by_draw else "deal-host")
    yield book("deal-cards")
    if edition.two_sided:
        yield book("deal-sides")
    yield from book.passages("deal-begins", "deal-on", "openings")
    yield from opening(book, book.symbols)


def _turn(book: Book) -> Iterator[str]:
    if book.has_rule("must_play"):
        yield from book.passages("turn-must", "turn-until")
    else:
        yield from book.passages("turn", "turn-able", "turn-drawn", "turn-ends")
    yield from book.passages("turn-next", "pile", "pile-refilled", "pile-aside")
    if book.edition.mercy:
        yield book("pile-mercy")
    yield book("pile-nothing")
    yield book("pile-pass-unable" if book.has_rule("must_play") else "pile-pass")
    yield book("pile-blocked")


def _match(book: Book) -> Iterator[str]:
    yield from book.passages("match-top", "match-symbol", "match-wild", "match-named")
    if book.edition.two_sided:
        light, dark = (book.colours(side) for side in book.edition.sides)
        yield book("match-sides", light=light, dark=dark)
    else:
        yield book("match-colour", colours=book.colours(*book.edition.sides))
    if book.has("flip"):
        yield book("match-flip")
    bluffs = _bluffs(book)
    if bluffs:
        yield book("match-bluff", cards=book.named(bluffs))


def _sides(book: Book) -> Iterator[str]:
    yield from book.passages("sides-faces", "sides-flip", "sides-backs", "sides-button")


def _actions(book: Book) -> Iterator[str]:
    coloured = {symbol for side in book.edition.sides for symbol, _ in side.coloured}
    yield from _entries(book, [symbol for symbol in book.symbols if symbol in coloured and is_action(book, symbol)])
    if book.has_rule("stacking"):
        yield book("stack-see")
    else:
        yield book("no-stacking-but" if book.offers("stacking") else "no-stacking")


def _wilds(book: Book) -> Iterator[str]:
    wilds = {symbol for side in book.edition.sides for symbol, _ in side.wild}
    yield from _entries(book, [symbol for symbol in book.symbols if symbol in wilds])


def _entries(book: Book, symbols: Sequence[Symbol]) -> Iterator[str]:
    for symbol in symbols:
        yield f"**{book.symbol(symbol)}** {book.sign_of(symbol)}".rstrip()
        yield effect_words(book, symbol)


def _challenge(book: Book) -> Iterator[str]:
    yield from bluff(book, *_bluffs(book))


def _mercy(book: Book) -> Iterator[str]:
    yield from book.passages("mercy-out", "mercy-aside", "mercy-last", "mercy-again")


def _uno(book: Book) -> Iterator[str]:
    stacks = book.has_rule("stacking") or book.offers("stacking")
    yield from book.passages("uno-owe", "uno-slip", "uno-early")
    if stacks:
        yield book("uno-stack")
    if _duels(book):
        yield book("uno-duel")
    yield from book.passages("uno-late", "uno-catch", "uno-open")
    yield book("uno-closes" if stacks else "uno-closes-jump")
    yield book("uno-caught", caught=UNO.usual if book.options is None else book.options.uno)
    yield book("uno-lapses")
    if _swaps(book):
        yield book("uno-received")
    if book.has("discard-all"):
        yield book("uno-discarded")
    yield book("uno-table", after=str(CATCH_AFTER.total_seconds()), pause=round(PAUSE.total_seconds()))


def _end(book: Book) -> Iterator[str]:
    yield book("end-empty")
    yield from last_card(book, book.symbols)
    if book.has("infinity-gauntlet"):
        yield book("end-gauntlet")
    yield book("end-at-once" if book.has_rule("stacking") else "end-no-colour")
    if book.has("discard-all"):
        yield book("end-discarded")
    yield from book.passages("end-alone", "end-next")


def _scoring(book: Book) -> Iterator[str]:
    edition = book.edition
    yield book("score-ways", usual=book.text(f"lobby-scoring-{edition.scoring}"))
    for way in ("points", "lowest", "single"):
        yield book(f"score-{way}")
    yield book("score-alone")
    if edition.mercy:
        yield book("score-mercy", knocked=KNOCK_OUT_POINTS)
    yield from book.passages("score-cards", "score-numbers")
    actions = sorted((symbol for symbol in book.symbols if symbol.number is None), key=lambda symbol: symbol.points)
    for _, alike in groupby(actions, key=lambda symbol: symbol.points):
        these = list(alike)
        yield book("score-group", points=points_words(book, these[0]), cards=book.named(these))
    if book.has("discard-all"):
        yield book("score-discard-all")
    if edition.two_sided:
        yield book("score-sides")
    yield book("score-sheet")
    if any(symbol.last is not nothing for symbol in book.symbols):
        yield book("score-drawn")


def _away(book: Book) -> Iterator[str]:
    yield book("away-ours")
    yield from _time(book)
    yield book("absent")
    yield book("absent-turns", seconds=TURN_SECONDS, missed=MISSED_BEFORE_AWAY)
    yield book("absent-host", asleep=round(TABLE_WAITS.total_seconds() / 60))
    yield book("absent-slow", hours=" / ".join(str(seconds // 3600) for seconds in SLOW_SECONDS))


def _leaving(book: Book) -> Iterator[str]:
    bluffs = _bluffs(book)
    yield from book.passages("away-ours", "leaving-out")
    if book.edition.two_sided:
        yield book("leaving-side")
    yield from book.passages("leaving-alone", "leaving-asked")
    if bluffs:
        yield book("leaving-threat", cards=book.named(bluffs))
    if bluffs and book.offers("stacking"):
        yield book("leaving-threat-stack", cards=book.named(bluffs))
    if book.has_rule("stacking"):
        yield book("leaving-stack")
    if _duels(book):
        yield book("leaving-duel")
    if _swaps(book):
        yield book("leaving-swap")
    if book.has("infinity-gauntlet"):
        yield book("leaving-gauntlet")


def _time(book: Book) -> Iterator[str]:
    yield book("time")
    yield book("time-turn-must" if book.has_rule("must_play") else "time-turn")
    first = " / ".join(colour_inside(book.text, side.colours[0]) for side in book.edition.sides)
    yield book("time-colour", first=first)
    if _duels(book) or _swaps(book):
        yield book("time-target")
    if _bluffs(book):
        yield book("time-challenge")
    if book.has_rule("stacking") or book.offers("stacking"):
        yield book("time-stack")
    for name, passage in (
        ("infinity-gauntlet", "lay"),
        ("dancing-wild", "dance"),
        ("optimus-power", "discard"),
        ("flip", "flipped"),
    ):
        if book.has(name):
            yield book(f"time-{passage}")
    yield book("time-first")


def _bluffs(book: Book) -> list[Symbol]:
    return [symbol for symbol in book.symbols if symbol.bluff is not None]


def _duels(book: Book) -> bool:
    return book.has("optimus-power") or book.has("megatrons-rule")


def _swaps(book: Book) -> bool:
    return book.has_rule(SWAPPING) or book.offers(SWAPPING)


PAGES = {
    page.key: page
    for page in (
        Page("brief", _brief),
        Page("goal", _goal),
        Page("setup", _setup),
        Page("turn", _turn),
        Page("match", _match),
        Page("sides", _sides, lambda edition: edition.two_sided),
        Page("actions", _actions),
        Page("wilds", _wilds),
        Page("stacking", stacking, lambda edition: "stacking" in edition.rules),
        Page("challenge", _challenge, lambda edition: any(each.bluff for each in edition.symbols.values())),
        Page("mercy", _mercy, lambda edition: edition.mercy),
        Page("uno", _uno),
        Page("end", _end),
        Page("scoring", _scoring),
        Page("leaving", _leaving),
        Page("away", _away),
        Page(
            "house",
            lambda book: house_rules(book, about_playing),
            lambda edition: any(map(about_playing, edition.house)),
        ),
        Page(
            "house-stacks",
            lambda book: house_rules(book, about_stacks),
            lambda edition: any(map(about_stacks, edition.house)),
        ),
        Page(
            "house-draws",
            lambda book: house_rules(book, about_drawing),
            lambda edition: any(map(about_drawing, edition.house)),
        ),
    )
}


def pages_of(edition: Edition) -> dict[str, Page]:
    """Return the pages of an edition's book, in their order."""
    return {key: page for key, page in PAGES.items() if page.belongs(edition)}
