"""Prints the screens of an edition as text: `python -m tests.screens.show minecraft zh-TW [house rule...]`.

Games are played at random until every question that this edition asks has come up.
"""

from __future__ import annotations

import sys
from dataclasses import replace

from bot.rules.editions import EDITIONS
from bot.screens.game.dance import dance_floor, dance_panel
from bot.screens.game.end import match_end, round_end
from bot.screens.game.hand import backs, hand
from bot.screens.game.happenings import note
from bot.screens.game.lobby import FIRST, MORE, lobby, options_panel
from bot.screens.game.table import table
from bot.screens.layout import Screen
from bot.screens.rulebook import place_of, rulebook
from bot.sessions.dance import Dance
from bot.sessions.table import Table, Update
from bot.text import Text, text_for
from tests.rules.tables import Table as RandomTable
from tests.screens.reading import lines
from tests.screens.tables import playing, sat

GAMES = 60
BY_TOP = {"colour", "target", "challenge"}
"""The questions that read differently by the card that asks them."""


def show(edition: str, locale: str, house: tuple[str, ...] = ()) -> None:
    """Print them all."""
    text = text_for(locale)
    waiting = sat(edition, 2)
    _print("lobby", lobby(waiting, text))
    for page in (FIRST, MORE):
        _print("options", options_panel(waiting, text, for_host=True, page=page))
    _print("rules", rulebook(place_of((), waiting), text, waiting))
    seen: set[str] = set()
    for seed in range(GAMES):
        for now in playing(RandomTable(edition, 3, house, "points", 200, seed, seed)):
            _show_new(now, now.recent[-1], text, seen)


def _show_new(now: Table, update: Update, text: Text, seen: set[str]) -> None:
    state = now.playing.state
    name = "match end" if state.champions else "round end" if state.over else _question(now)
    if name in seen:
        return
    seen.add(name)
    if state.champions:
        _print(name, match_end(now, text))
        return
    if state.over:
        _print(name, round_end(now, text))
        return
    seat = now.view(None).prompt
    assert seat is not None
    asked, other = seat.seat, (seat.seat + 1) % len(now.seats)
    _print(f"{name}: table", table(now, text))
    _print(f"{name}: the hand asked", hand(now, asked, text, note=note(update, now, asked, text)))
    _print(f"{name}: another hand", hand(now, other, text, note=note(update, now, other, text)))
    if now.playing.edition.two_sided and len(seen) == 1:
        _print("backs", backs(now, asked, text))
    if seat.kind == "dance":
        dancing = replace(now, interlude=Dance(asked, ("left", "clap", "spin", "up", "right", "down"), 2))
        _print("dance floor", dance_floor(dancing, text))
        _print("dance panel", dance_panel(dancing, text))


def _question(now: Table) -> str:
    prompt = now.view(None).prompt
    assert prompt is not None
    options = now.view(prompt.seat).options
    name = prompt.kind
    if name in BY_TOP:
        name += f" {now.playing.state.top.symbol.name}"
    if any(option.verb in {"uno", "catch"} for option in options):
        name += " with calls"
    return name


def _print(name: str, screen: Screen) -> None:
    print(f"\n== {name}")
    print("\n".join(lines(screen.attached(screen.pictures))))


if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in EDITIONS:
        sys.exit(f"usage: python -m tests.screens.show {'|'.join(EDITIONS)} en-US|zh-TW [house rule...]")
    show(sys.argv[1], sys.argv[2], tuple(sys.argv[3:]))
