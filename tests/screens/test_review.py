"""Reviews as they are shown."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import jsonschema_rs
import pytest

from bot.art.pictures.review import ReviewPicture
from bot.players.reviewing.review import Choice, Decision, Luck, Mark, RoundReview
from bot.rules.editions import EDITIONS
from bot.rules.notation import verbs
from bot.screens.context import ScreenContext
from bot.screens.pages.audience import Audience
from bot.screens.pages.review import answer_words, review, review_waiting, step_words
from bot.sessions.reviews import Reviewed, ReviewWork
from bot.store.games import GameStatus
from bot.text import LOCALES, text_for
from tests.screens.reading import pressable, texts
from tests.screens.tables import dealt
from tests.screens.test_limits import check

ENGLISH = text_for("en-US")
TABLE = replace(dealt("classic", 4), status=GameStatus.ENDED)


def decision(step: int, best: float, given: float, error: float = 0.005) -> Decision:
    """A decision where red nine was played, and blue five would have been the best, if that is not the same."""
    choices = (Choice("A play b5", best), Choice("A play r9", given), Choice("A draw", 0.05))
    if given >= best:
        choices = (choices[1], choices[0], choices[2])
    return Decision(step, "A play r9", False, choices, error, 500)


WON = RoundReview(
    1,
    0,
    0,
    0.25,
    1.0,
    (decision(3, 0.31, 0.3, 0.01), decision(6, 0.4, 0.36), decision(9, 0.4, 0.52), decision(12, 0.6, 0.47)),
    (Luck(5, 2, -0.07, 0.01),),
    (*((0.3 + step / 20, 0.3 - step / 50, 0.2, 0.2 - step / 40) for step in range(14)), (1.0, 0.0, 0.0, 0.0)),
)
LOST = replace(WON, round=2, result=0.0, first=15, decisions=(decision(18, 0.31, 0.3, 0.01),), draws=())


def read(*found: RoundReview, wanted: int = 0, audience: Audience | None = None) -> str:
    """All that is to be read."""
    return "\n".join(texts(review(TABLE, 0, found, wanted, ENGLISH, audience or Audience())))


def test_a_round_comes_to_its_result() -> None:
    said = read(WON)
    assert "### You won: luck +92%, play −17%" in said
    for line in (
        "- At the deal: 25%, the same for everyone",
        "- The cards that were dealt: +5%",
        "- The 2 cards drawn later: −7%",
        "- What the others drew and played: +94%",
        "- Own answers, beside the best ones: −17% (give or take 2%)",
        "- Result: won, 100%",
    ):
        assert line in said
    assert "**Best:** 2️⃣ step 9: Red 9, 12% ahead of everything else." in said
    assert "**Costliest:** 3️⃣ step 12: Red 9. Blue 5 was worth 13% more." in said
    assert "1️⃣ step 6 · A little off: Red 9 → Blue 5 (−4%)" in said
    assert "step 3" not in said, "within two errors it is none"


def test_its_moments_are_in_the_picture_and_lead_to_the_replay() -> None:
    screen = review(TABLE, 0, (WON,), 0, ENGLISH)
    (picture,) = screen.pictures
    assert isinstance(picture, ReviewPicture)
    assert picture.marks == ((6, "inaccuracy"), (9, "best"), (12, "mistake"))
    assert len(picture.chances) == 15
    menu = pressable(screen)["review step"]
    assert [option["value"] for option in menu["options"]] == ["6", "9", "12"]


def test_its_mistakes_can_be_tried_again_by_their_own_player() -> None:
    menu = pressable(review(TABLE, 0, (WON,), 0, ENGLISH))["puzzle own"]
    assert [option["value"] for option in menu["options"]] == ["6", "12"]
    assert not any("Blue 5" in option["label"] for option in menu["options"]), "nothing is given away"
    assert "puzzle own" not in pressable(review(TABLE, 0, (WON,), 0, ENGLISH, Audience("Ann")))
    assert "puzzle own" not in pressable(review(TABLE, 0, (LOST,), 0, ENGLISH))


def test_all_rounds_and_one_of_them() -> None:
    said = read(WON, LOST)
    assert "### You won 1 of 2 rounds: luck " in said
    assert "- Round 2: lost · luck −25%, play 0%" in said
    said = read(WON, LOST, wanted=2)
    assert "### You lost round 2: luck −25%, play 0%" in said
    assert "Not one answer cost anything that can be told for sure." in said
    assert "- Cards drawn later: none" in said


def test_everyone_reads_whose_it_is() -> None:
    for said in (read(WON, audience=Audience("Ann")), read(WON, LOST, audience=Audience("Ann"))):
        assert "Ann won 1 of " in said
        assert "You" not in said


def test_it_says_how_far_it_is() -> None:
    work = ReviewWork("g", 1, 0, 2, TABLE.record(), (), 2, share=0.456, changed=asyncio.Event())
    said = "\n".join(texts(review_waiting(TABLE, Reviewed((WON,), 2, work), ENGLISH)))
    assert "45% done" in said
    assert "1 of 2 rounds are ready" in said
    said = "\n".join(texts(review_waiting(TABLE, Reviewed((), 2, work, before=3), ENGLISH)))
    assert "3 other reviews come first" in said


def test_a_step_says_the_chance_and_what_was_best() -> None:
    context = ScreenContext(TABLE, ENGLISH, 0)
    assert step_words(context, WON, 2) == "-# Chance to win here: 35%"
    assert "Best here: Blue 5 (60%). Played: Red 9 (47%). That one hurt." in step_words(context, WON, 12)
    assert "Best here: Red 9 (52%), as was played." in step_words(context, WON, 9)
    assert "Fine." in step_words(context, WON, 3)
    assert step_words(context, WON, 0) == step_words(context, WON, 16) == ""
    assert step_words(context, LOST, 16) == "-# Chance to win here: 30%"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_answer_and_mark_has_words(locale: str) -> None:
    text = text_for(locale)
    named = {"colour": "r", "target": "B", "play": "r9", "lay": "r9", "add": "r9", "discard": "r9 b5", "catch": "B"}
    context = ScreenContext(TABLE, text, 0)
    for verb in verbs() - {"timeout", "catch", "uno", "quit"}:
        assert answer_words(context, f"A {verb} {named.get(verb, '')}".rstrip())
    assert len({text("review-mark", mark=mark.value) for mark in Mark}) == len(Mark)


@pytest.mark.parametrize("locale", LOCALES)
def test_discord_takes_the_longest(body: jsonschema_rs.Validator, locale: str) -> None:
    text = text_for(locale)
    many = replace(WON, decisions=tuple(decision(step, 0.9, 0.5) for step in range(14)))
    found = tuple(replace(LOST, round=number) for number in range(2, 40))
    for key in EDITIONS:
        table = replace(dealt(key, 4), status=GameStatus.ENDED)
        check(review(table, 0, found, 0, text, Audience(may_share=True)), body)
    check(review(TABLE, 0, (many, *found), 1, text, Audience(may_share=True)), body)
    check(review_waiting(TABLE, Reviewed((), 2), text), body)
