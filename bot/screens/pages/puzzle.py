"""A puzzle as a user sees it: the table and the hand of a seat, the answers; then what each of them was worth.

The players have numbers and no names: nothing here says whose game it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from math import ceil

from bot.art.face import Face
from bot.rules.agenda import Option
from bot.rules.notation import SEAT_LETTERS, parse_option
from bot.screens.buttons import MAIN, MOST_ENTRIES, Pressable, button, entry, menu
from bot.screens.codec import NO_GAME, OWN, REPLAY, custom_id
from bot.screens.context import ScreenContext
from bot.screens.emoji import COLOUR_SIGNS, card_sign
from bot.screens.game.asking import CARD_VERBS, question
from bot.screens.game.hand import backs_told, hand_block, hand_cards
from bot.screens.game.table import heading, legend, middle, moves, seats, table_block
from bot.screens.layout import DIVIDER, Block, PictureBlock, Screen, paragraph
from bot.screens.words import card_label, colour_lines, option_words
from bot.sessions.puzzle import Posed, PuzzleChoice
from bot.sessions.puzzles import Tried
from bot.text import Text

PUZZLE = "puzzle"
"""The verb of everything on these screens."""
NEXT, TRY, REPEAT, OWN_MISTAKE = "next", "try", "repeat", "own"
ANY = "any"
"""In the place of an edition: puzzles of all of them."""


class PuzzleContext(ScreenContext):
    """The table of a puzzle, whose players go by their numbers."""

    @cached_property
    def faces(self) -> tuple[Face, ...]:
        """How pictures show the players, by seat."""
        return tuple([Face(number, own=number == self.seat) for number in range(len(self.names))])


def puzzle(posed: Posed, text: Text, scope: str = ANY) -> Screen:
    """Return a puzzle with its answers; `scope` is the edition of the puzzles that follow, or ANY."""
    context = _context(posed, text)
    how = f"{REPEAT if posed.is_repeat else TRY} {scope} {posed.id}" if posed.id else OWN_MISTAKE
    place = (NO_GAME, 0) if posed.id else (posed.game_id or NO_GAME, posed.puzzle.step)
    options = sorted(_options(context, posed), key=_in_hand)
    answers = [
        button(
            custom_id(*place, f"{PUZZLE} {how} {choice.answer}"), label(context, option), sign=_sign(context, option)
        )
        for option, choice in options
    ]
    return Screen(
        *_table(context, posed),
        question(context),
        f"**{text('puzzle-asks')}**",
        *([f"-# {text('puzzle-counts-once')}"] if posed.is_repeat else ()),
        DIVIDER,
        answers,
        accent=context.accent,
    )


def puzzle_result(tried: Tried, text: Text, scope: str = ANY, *, shows_game: bool = False) -> Screen:
    """Return what came of a try; `shows_game`: the user sat in the game and may see it again."""
    posed = tried.posed
    context = _context(posed, text)
    options = {choice.answer: option for option, choice in _options(context, posed)}
    buttons: list[Pressable] = []
    if posed.id:
        buttons.append(button(custom_id(NO_GAME, 0, f"{PUZZLE} {NEXT} {scope}"), text("puzzle-next"), style=MAIN))
    if shows_game and posed.game_id is not None:
        pressed = custom_id(posed.game_id, posed.puzzle.step, f"{REPLAY} {OWN} here")
        buttons.append(button(pressed, text("puzzle-game")))
    return Screen(
        *_table(context, posed),
        _verdict(context, tried, options),
        paragraph(
            *(_worth(context, options[one.answer], one, is_given=one.answer == tried.answer) for one in _ranked(posed))
        ),
        paragraph(_sure(posed, text), _rating(tried, text)),
        DIVIDER,
        buttons,
        accent=context.accent,
    )


def own_mistakes_menu(game_id: str, mistakes: Sequence[tuple[int, str]], text: Text) -> Pressable:
    """Return a select by which a user tries decisions of their own review again: after how many answers, and words."""
    entries = [entry(str(step), words) for step, words in mistakes[:MOST_ENTRIES]]
    return menu(custom_id(game_id, 0, f"{PUZZLE} {OWN_MISTAKE}"), text("puzzle-own-again"), entries)


def label(context: ScreenContext, option: Option) -> str:
    """Return an answer as a label, as short as in a hand."""
    text, edition = context.text, context.edition
    if option.verb in CARD_VERBS:
        return card_label(text, edition, option.what)
    if option.verb == "discard" and option.faces:
        return " + ".join([card_label(text, edition, face) for face in option.faces])
    return option_words(text, context.view, context.names, option)


# The table


def _context(posed: Posed, text: Text) -> PuzzleContext:
    own = posed.puzzle.seat
    named = [
        replace(seat, name=text("puzzle-you") if place == own else text("puzzle-player", number=place + 1))
        for place, seat in enumerate(posed.table.seats)
    ]
    return PuzzleContext(replace(posed.table, seats=tuple(named)), text, own, marks_own=True)


def _table(context: ScreenContext, posed: Posed) -> Sequence[Block]:
    text = context.text
    words = paragraph(middle(context), seats(context))
    return (
        paragraph(text("puzzle-heading" if posed.id else "puzzle-own-heading"), heading(context)),
        table_block(context, words, legend(context), words, low=True),
        moves(context.table, text, context.seat),
        *([_backs(context)] if context.view.backs else ()),
        _hand(context),
    )


def _hand(context: ScreenContext) -> PictureBlock:
    """Return the hand, of which the answers name only a part."""
    text, view = context.text, context.view
    picture = hand_block(context, hand_cards(view)).picture
    counted = f"-# {text('hand-cards', count=len(view.hand))}"
    listed = text("picture-between").join(colour_lines(text, context.edition, view.hand, signs=False))
    alt = text("picture-hand", count=len(view.hand), cards=listed)
    return PictureBlock(picture, alt, instead=paragraph(counted, *colour_lines(text, context.edition, view.hand)))


def _backs(context: ScreenContext) -> PictureBlock:
    picture, pile, shown = backs_told(context)
    return PictureBlock(picture, paragraph(pile, shown), instead=paragraph(pile, shown))


# The answers


def _options(context: ScreenContext, posed: Posed) -> list[tuple[Option, PuzzleChoice]]:
    found = []
    for choice in posed.puzzle.choices:
        verb, *words = choice.answer.split()
        found.append((parse_option(context.edition, SEAT_LETTERS, verb, words), choice))
    return found


def _in_hand(answer: tuple[Option, PuzzleChoice]) -> tuple[bool, str, int, tuple[int, ...]]:
    """Return where an answer stands: cards as in a hand, then all else; nothing tells which is the best."""
    verb, what, faces = answer[0]
    return verb not in CARD_VERBS, verb, what, faces


def _sign(context: ScreenContext, option: Option) -> str | None:
    if option.verb in CARD_VERBS:
        return card_sign(context.edition, option.what)
    return COLOUR_SIGNS[option.what] if option.verb == "colour" else None


def _ranked(posed: Posed) -> list[PuzzleChoice]:
    return sorted(posed.puzzle.choices, key=lambda choice: -choice.chance)


def _verdict(context: ScreenContext, tried: Tried, options: dict[str, Option]) -> str:
    text, posed = context.text, tried.posed
    given, best = posed.puzzle.choice(tried.answer), posed.puzzle.best
    is_right = posed.puzzle.is_right(tried.answer)
    chance = 0.0 if given is None else given.chance
    other = max((one.chance for one in posed.puzzle.choices if one != best), default=0.0) if is_right else chance
    said = text(
        "puzzle-right-says" if is_right else "puzzle-wrong-says",
        best=label(context, options[best.answer]),
        chance=_percent(best.chance),
        other=_percent(other),
    )
    return paragraph(text("puzzle-right" if is_right else "puzzle-wrong"), said)


def _worth(context: ScreenContext, option: Option, choice: PuzzleChoice, *, is_given: bool) -> str:
    sign = _sign(context, option)
    words = label(context, option) if sign is None else f"{sign} {label(context, option)}"
    line = context.text("puzzle-worth", answer=words, percent=_percent(choice.chance))
    return context.text("puzzle-given", line=line) if is_given else line


def _sure(posed: Posed, text: Text) -> str:
    error = ceil(200 * posed.puzzle.error)
    return f"-# {text('puzzle-sure', percent=error)}" if error else ""


def _rating(tried: Tried, text: Text) -> str:
    if not tried.posed.id:
        return ""
    own = text("puzzle-counts-once")
    if tried.attempt is not None:
        own = text("puzzle-rating", before=tried.attempt.before, after=tried.attempt.after)
    rating = tried.posed.rating
    return paragraph(own, None if rating is None else f"-# {text('puzzle-level', rating=rating.number)}")


def _percent(chance: float) -> int:
    return round(100 * chance)
