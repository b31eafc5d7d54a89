"""Votes and the question for a rematch, as everybody at the table sees them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.chat.table_messages import _shown_of
from bot.screens.game.public import public_screen
from bot.sessions import actions, lobby
from bot.sessions.table import Seat, Table
from bot.sessions.votes import Votes
from bot.text import text_for
from tests.clock import NOW
from tests.sessions.tables import ANN, BEN, CAT, DAN, EVE, PLAYERS, lobby_of, match_of

ENGLISH = text_for("en-US")
ALL_VOTES = Votes(frozenset({(None, ANN), *((user, ANN if user != ANN else BEN) for user in PLAYERS)}))


def parts(table: Table) -> list[dict[str, object]]:
    """Return all components, also those within others."""

    def within(components: list[dict[str, object]]) -> list[dict[str, object]]:
        inner = [within(one.get("components", [])) for one in components]  # type: ignore[arg-type]
        return [*components, *(part for some in inner for part in some)]

    return within(public_screen(table, ENGLISH).to_components())


def words(table: Table) -> str:
    return "\n".join(str(part["content"]) for part in parts(table) if "content" in part)


@pytest.mark.parametrize(
    "table", [lobby_of(*PLAYERS, computers=5), match_of(*PLAYERS, computers=5)], ids=["lobby", "match"]
)
def test_each_vote_is_shown_with_a_button_to_agree_within_what_a_message_holds(table: Table) -> None:
    table = replace(table, votes=ALL_VOTES)
    assert len(parts(table)) <= 40
    assert "Stop the game? 1 of 3 agree." in words(table)
    assert "Remove Ben? 1 of 3 agree." in words(table)
    labels = [part.get("label") for part in parts(table)]
    assert {"Agree: stop", "Agree: remove Ann"} <= set(labels)
    assert _shown_of(1, table, with_goodbye=False) != _shown_of(1, replace(table, votes=Votes()), with_goodbye=False)


def test_a_rematch_names_those_who_have_not_joined_and_mentions_no_one() -> None:
    table = match_of(ANN, BEN, CAT, DAN, EVE)
    for user in (CAT, DAN):
        table = actions.leave(table, NOW, user).table
    over = actions.stop(table, NOW, 0, is_moderator=True).table
    again = replace(lobby_of(ANN), invited=lobby.rematch_invited(over, ANN))
    assert "Rematch, Ben and Eve? Press **Join**." in words(again)
    again = lobby.join(again, NOW, BEN, "Ben").table
    assert "Rematch, Eve?" in words(again)
    assert "<@" not in words(again)
    named = replace(again, invited=(Seat(DAN, "**@everyone**"),))
    assert "**@everyone**" not in words(named)
    assert "Rematch" not in words(lobby.join(again, NOW, EVE, "Eve").table)


def test_where_all_others_left_nobody_has_won() -> None:
    over = actions.leave(match_of(ANN, BEN), NOW, BEN).table
    assert ENGLISH("end-walkover") in words(over)
    assert "won" not in words(over)
