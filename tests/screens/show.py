"""Prints the screens of an edition as text: `python -m tests.screens.show minecraft zh-TW [house rule...]`.

Games are played at random until every question that this edition asks has come up.
"""

from __future__ import annotations

import sys

from bot.rules.editions import EDITIONS
from bot.screens.dance import dance_floor, dance_panel
from bot.screens.end import match_end, round_end
from bot.screens.hand import backs, hand
from bot.screens.happenings import note
from bot.screens.layout import Screen
from bot.screens.lobby import lobby, options_panel
from bot.screens.rulebook import place_of, rulebook
from bot.screens.table import table
from bot.sessions import Dance, Told
from bot.text import Text, text_for
from tests.rules.tables import Table
from tests.screens.reading import lines
from tests.screens.tables import Sat, playing, sat

GAMES = 60
BY_TOP = {"colour", "target", "challenge"}
"""The questions that read differently by the card that asks them."""


def show(edition: str, locale: str, house: tuple[str, ...] = ()) -> None:
    """Prints them all."""
    text = text_for(locale)
    waiting = sat(edition, 2)
    _print("lobby", lobby(waiting.session, text))
    _print("options", options_panel(waiting.session, text))
    _print("rules", rulebook(place_of((), waiting.session), text, waiting.session))
    seen: set[str] = set()
    for seed in range(GAMES):
        for now in playing(Table(edition, 3, house, "points", 200, seed, seed)):
            _show_new(now, now.recent[-1], text, seen)


def _show_new(now: Sat, told: Told, text: Text, seen: set[str]) -> None:
    state = now.game.state
    session = now.session
    name = "match end" if state.champions else "round end" if state.over else _question(now)
    if name in seen:
        return
    seen.add(name)
    if state.champions:
        _print(name, match_end(session, text))
        return
    if state.over:
        _print(name, round_end(session, text))
        return
    seat = session.view(None).prompt
    assert seat is not None
    asked, other = seat.seat, (seat.seat + 1) % len(now.seats)
    _print(f"{name}: table", table(session, text))
    _print(f"{name}: the hand asked", hand(session, asked, text, note=note(session, told, asked, text)))
    _print(f"{name}: another hand", hand(session, other, text, note=note(session, told, other, text)))
    if now.game.edition.two_sided and len(seen) == 1:
        _print("backs", backs(session, asked, text))
    if seat.kind == "dance":
        now.dance = Dance(asked, ("left", "clap", "spin", "up", "right", "down"), 2)
        _print("dance floor", dance_floor(session, text))
        _print("dance panel", dance_panel(session, text))
        now.dance = None


def _question(now: Sat) -> str:
    prompt = now.session.view(None).prompt
    assert prompt is not None
    options = now.session.view(prompt.seat).options
    name = prompt.kind
    if name in BY_TOP:
        name += f" {now.game.state.top.symbol.name}"
    if any(option.verb in {"uno", "catch"} for option in options):
        name += " with calls"
    return name


def _print(name: str, screen: Screen) -> None:
    print(f"\n== {name}")
    print("\n".join(lines(screen.hung(screen.pictures))))


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in EDITIONS:
        sys.exit(f"usage: python -m tests.screens.show {'|'.join(EDITIONS)} en-US|zh-TW [house rule...]")
    show(sys.argv[1], sys.argv[2], tuple(sys.argv[3:]))
