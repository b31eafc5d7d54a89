"""The game in words: cards, what may be answered, what is asked, what happened, what was refused."""

from bot.screens.words.cards import (
    card_short,
    card_sign,
    card_words,
    cards_words,
    colour_inside,
    colour_sign,
    colour_words,
    listed,
    symbol_words,
)
from bot.screens.words.editions import edition_words
from bot.screens.words.events import event_words, told_words
from bot.screens.words.questions import matches_words, option_words, question_words, refusal_words

__all__ = [
    "card_short",
    "card_sign",
    "card_words",
    "cards_words",
    "colour_inside",
    "colour_sign",
    "colour_words",
    "edition_words",
    "event_words",
    "listed",
    "matches_words",
    "option_words",
    "question_words",
    "refusal_words",
    "symbol_words",
    "told_words",
]
