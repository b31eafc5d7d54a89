"""The rule book: of each edition, by page and by card, made of the passages that fit its deck, numbers and rules."""

from bot.screens.rulebook.cards import card_title, cards_of
from bot.screens.rulebook.pages import pages_of
from bot.screens.rulebook.screen import CARD, PAGE, RULES, Place, place_of, rulebook

__all__ = ["CARD", "PAGE", "RULES", "Place", "card_title", "cards_of", "pages_of", "place_of", "rulebook"]
