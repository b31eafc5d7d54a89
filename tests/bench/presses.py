"""How many presses a move takes in whole games, beside one: what a sensible player presses in the hand that they see.

A move is an answer with all that it brings with it for the same player: the colour of a wild, an opponent, a card that
was drawn, a page that had to be turned to find the card, a call of UNO. Each step of a dance is a move of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.players import player
from bot.rules.agenda import Option
from bot.rules.calls import UNO
from bot.rules.editions import EDITIONS
from bot.screens.codec import FIRST_LOOK, PAGE, format_answer, parse
from bot.screens.game.hand import hand
from bot.sessions import actions
from bot.sessions.options import Options
from bot.sessions.table import Table
from bot.text import text_for
from tests.screens.tables import HOST, NAMES, NOW, seated

GAMES = 60
SEATS = 4
AIM = 1.2


def offered(table: Table, seat: int, page: int = 0) -> dict[str, str]:
    """Return everything that can be pressed in a hand, by what it says; and how often, which may differ."""
    found: dict[str, str] = {}

    def walk(part: object) -> None:
        if isinstance(part, list):
            for one in part:
                walk(one)
        elif isinstance(part, dict):
            if "custom_id" in part and not part.get("disabled"):
                press = parse(part["custom_id"])
                found[press.what if press else ""] = part["custom_id"]
            for one in part.values():
                walk(one)

    walk(hand(table, seat, text_for("en-US"), look=replace(FIRST_LOOK, page=page)).to_components())
    return found


def pressed(table: Table, seat: int, option: Option) -> tuple[int, bool]:
    """Return how many presses an answer takes, and whether UNO was called in the same one."""
    edition = table.playing.edition
    wanted, with_uno = (format_answer(edition, option, uno=uno) for uno in (False, True))
    page = 0
    while True:
        buttons = offered(table, seat, page)
        if with_uno in buttons:
            return page + 1, True
        if wanted in buttons:
            return page + 1, False
        if option.verb == "discard":
            return page + 2, False  # the cards, in a menu, and then the button
        if f"{PAGE} {page + 1}" not in buttons:
            raise AssertionError(f"{wanted} cannot be pressed among {list(buttons)}")
        page += 1


def answers(table: Table, chance: Random) -> Iterator[tuple[int, str, int]]:
    """Play a match; yield for each answer who gave it, to what, and how many presses it took."""
    sensible = [player("normal", chance) for _ in table.seats]
    while not table.view(None).over:
        going_on = table.interlude
        if going_on is not None:
            deed = going_on.routine[going_on.done]
            change = actions.act(table, NOW, HOST + going_on.seat, deed, going_on.done)
            assert change is not None
            table = change.table
            yield going_on.seat, "play", 1
            continue
        prompt = table.view(None).prompt
        assert prompt is not None
        seat = prompt.seat
        view = table.view(seat)
        option = sensible[seat].answer(view)
        count, has_called = pressed(table, seat, option)
        table = actions.play(table, NOW, HOST + seat, option, prompt.number, uno=has_called).table
        if seat in table.view(None).owes and UNO in table.view(seat).options:
            table = actions.call(table, NOW, HOST + seat, UNO).table
            count += 1
        yield seat, prompt.kind, count


def counted(edition: str) -> tuple[int, int]:
    """Return the moves of some games, and the presses that they took."""
    moves = presses = 0
    for seed in range(GAMES):
        options = replace(Options.for_edition(edition), scoring="single")
        table = actions.start(seated(options, NAMES[:SEATS], seed), NOW, HOST).table
        before = None
        for seat, kind, count in answers(table, Random(seed)):
            moves += kind == "play" or seat != before
            presses += count
            before = seat
    return moves, presses


def run() -> str:
    """Return the figure of all editions, and of each."""
    found = {edition: counted(edition) for edition in EDITIONS}
    moves, presses = (sum(column) for column in zip(*found.values(), strict=True))
    each = ", ".join(f"{edition} {own_presses / own_moves:.2f}" for edition, (own_moves, own_presses) in found.items())
    return f"presses a move: {presses / moves:.2f}, at most {AIM} is meant ({each}), over {moves:,} moves"
