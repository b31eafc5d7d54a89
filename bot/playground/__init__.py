"""A Discord on one's own machine, to try the bot without a token and to test it."""

from .answer import Answer, Impossible, NoAnswer
from .local import LocalDiscord
from .people import Person
from .seen import Button, Form, Menu, Option, Seen

__all__ = ["Answer", "Button", "Form", "Impossible", "LocalDiscord", "Menu", "NoAnswer", "Option", "Person", "Seen"]
