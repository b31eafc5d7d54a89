"""The hand: no card is ever dropped, and what can be pressed is what may be answered."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.rules.agenda import Option
from bot.rules.notation import SEAT_LETTERS, format_option
from bot.screens.buttons import MAIN, PLAIN
from bot.screens.codec import FIRST_LOOK, Look, Press, parse_look
from bot.screens.game.dance import dance_panel
from bot.screens.game.hand import MOST_CARD_BUTTONS, PAGE_CARD_BUTTONS, backs, hand, hand_picture, hand_signature
from bot.screens.words import card_words
from bot.sessions.dance import Dance
from bot.sessions.table import Table
from bot.text import text_for
from tests.rules.tables import Table as RandomTable
from tests.rules.tables import at, tables
from tests.screens.reading import BUTTON, SELECT, parts, pressable, texts
from tests.screens.tables import answered, crowded, playing
from tests.screens.tables import at as position

ENGLISH, CHINESE = text_for("en-US"), text_for("zh-TW")
SEVERAL = re.compile(r" ×(\d+)$")

TWO_CARDS = """
edition classic
top r5
A r1 g2
B b1 b2
draw y1 y2 y3
"""
BLUFF = """
edition classic
top b5
A W+4 b3 r7
B g1 g2
C y9 y8
draw y1 y2 y3 y4 g9
"""
STACKED_BLUFF = """
edition classic
house stacking
top b5
A b+2 r7 r8
B W+4 g2 g3
C W+4 y8 r+2
draw y1 y2 y3 y4 g9
"""
DUEL = """
edition transformers
top r5/t7
A WO/t3 r9/u5 g4/t9 g4/p8 b1/uSA
B y8/p1 y8/o2 r1/u2
C y1/WM y2/t1
draw g9/oR b1/uSA
"""
CAUGHT = """
edition no-mercy
top r5
A r0 b1 b2
B g1
C g2
D y3
draw y1
"""
JUMP_IN = """
edition classic
house jump_in
top r5
A b1 b2
B r5 g2
draw y1 y2
"""


def seen(table: Table, seat: int, look: Look = FIRST_LOOK) -> dict[str, dict[str, Any]]:
    """What this seat can press."""
    return pressable(hand(table, seat, ENGLISH, look=look))


def pages(table: Table, seat: int) -> list[list[dict[str, Any]]]:
    """The parts of every page of a hand."""
    found = [parts(hand(table, seat, ENGLISH))]
    while any((part.get("custom_id") or "").endswith(f":page {len(found)}") for part in found[-1]):
        found.append(parts(hand(table, seat, ENGLISH, look=Look(len(found)))))
    return found


def shown_cards(table: Table, seat: int) -> Counter[str]:
    """The cards on all pages of a hand that is pressed, by their token."""
    cards: Counter[str] = Counter()
    for page in pages(table, seat):
        for part in page:
            what = (part.get("custom_id") or "").split(":", 3)[-1].split()
            if part["type"] == BUTTON and what[:1] == ["do"] and what[1] in {"play", "lay", "add"}:
                several = SEVERAL.search(part["label"])
                cards[what[2]] += int(several[1]) if several else 1
    return cards


def read_cards(table: Table, seat: int) -> Counter[str]:
    """The cards of a hand that is only read, by their names in English."""
    cards: Counter[str] = Counter()
    block = next(text for text in texts(hand(table, seat, ENGLISH)) if text.startswith("-# You hold"))
    for line in block.splitlines()[1:]:
        colour, _, names = line.partition(" ")[2].rpartition(": ")
        for name in names.split(", "):
            several = SEVERAL.search(name)
            cards[f"{colour} {SEVERAL.sub('', name)}".strip()] += int(several[1]) if several else 1
    return cards


@at(25)
@given(tables(most=250), st.integers(0, 7), st.booleans())
def test_no_card_is_dropped(table: RandomTable, first: int, full: bool) -> None:
    for number, now in enumerate(playing(table)):
        if number % 8 != first or now.playing.state.over:
            continue
        now = crowded(now) if full else now
        edition = now.playing.edition
        for seat in range(table.seats):
            held = Counter(now.playing.state.held(seat))
            if now.playing.state.in_round[seat] and (shown := shown_cards(now, seat)):
                assert shown == {edition.faces[face].token: count for face, count in held.items()}
            elif now.playing.state.in_round[seat]:
                named = {card_words(ENGLISH, edition, face): count for face, count in held.items()}
                assert read_cards(now, seat) == named


@at(25)
@given(tables(most=250), st.integers(0, 7))
def test_what_can_be_pressed_is_what_may_be_answered(table: RandomTable, first: int) -> None:
    for number, now in enumerate(playing(table)):
        if number % 8 != first:
            continue
        edition = now.playing.edition
        for seat in range(table.seats):
            options = now.playing.options(seat)
            found = {
                what
                for page in pages(now, seat)
                for part in page
                if part["type"] == BUTTON and not part.get("disabled")
                for what in [part["custom_id"].split(":", 3)[3]]
            }
            answers = {what.partition(" ")[2] for what in found if what.split()[0] in {"do", "do+uno"}}
            wanted = {
                format_option(edition, SEAT_LETTERS, option)
                for option in options
                if option.verb not in {"uno", "catch", "quit"} and len(option.faces) == 0
            }
            assert answers == wanted
            assert Option("uno") in options or "uno" not in found
            assert "uno" in found or seat not in now.playing.state.owes
            assert any(what.startswith("catch") for what in found) == any(o.verb == "catch" for o in options)
            assert any(o.verb == "discard" for o in options) == any(
                part["type"] == SELECT for part in parts(hand(now, seat, ENGLISH))
            )


def test_what_may_be_played_stands_first_and_equal_cards_together() -> None:
    table = position("edition classic\ntop r5\nA b1 r7 W g2 r7 b1 b5\nB g1 g2\ndraw y1 y2")
    labels = [part["label"] for part in parts(hand(table, 0, ENGLISH)) if part["type"] == BUTTON]
    assert labels == ["Red 7 ×2", "Blue 5", "Wild", "Blue 1 ×2", "Green 2", "Draw"]
    chinese = [part["label"] for part in parts(hand(table, 0, CHINESE)) if part["type"] == BUTTON]
    assert chinese == ["紅 7 ×2", "藍 5", "萬用牌", "藍 1 ×2", "綠 2", "抽牌"]
    assert [part.get("disabled", False) for part in parts(hand(table, 0, ENGLISH)) if part["type"] == BUTTON] == [
        False,
        False,
        False,
        True,
        True,
        False,
    ]


def test_the_last_card_but_one_can_be_played_with_the_call() -> None:
    table = position(TWO_CARDS)
    assert set(seen(table, 0)) == {"do play r1", "do+uno play r1", "do draw", "uno"}
    table = answered(table, 0, Option("uno"))
    assert set(seen(table, 0)) == {"do play r1", "do draw"}


def test_playing_with_the_call_is_what_stands_out() -> None:
    buttons = [part for part in seen(position(TWO_CARDS), 0).values() if "play" in part["custom_id"]]
    assert [(part["label"], part["style"]) for part in buttons] == [
        ("Red 1 + UNO!", MAIN.value),
        ("Red 1", PLAIN.value),
    ]


def test_who_has_not_called_reads_so_in_bold() -> None:
    table = position(TWO_CARDS, "A play r1")
    said = "**You haven't called UNO yet!** Press **UNO!** before someone catches you."
    assert said in texts(hand(table, 0, ENGLISH))
    assert seen(table, 0)["uno"]["style"] == MAIN.value
    assert said not in texts(hand(table, 1, ENGLISH))
    called = answered(table, 0, Option("uno"))
    assert said not in texts(hand(called, 0, ENGLISH))
    assert hand_signature(called, 0) != hand_signature(table, 0), "it was said"


def test_a_call_that_would_lapse_is_not_offered() -> None:
    table = position("edition classic\ntop r5\nA W r1 g2\nB b1 b2\ndraw y1 y2 y3", "A play W")
    assert Option("uno") in table.playing.options(0)
    assert "uno" not in seen(table, 0)


def test_a_large_hand_has_pages() -> None:
    table = position(
        f"edition classic\ntop r5\nA {' '.join(f'{colour}{n}' for colour in 'rbgy' for n in range(8))}\nB g1\ndraw y1"
    )
    shown = [
        [part for part in page if (part.get("custom_id") or "").split(":")[-1].startswith("do play")]
        for page in pages(table, 0)
    ]
    assert [len(cards) for cards in shown] == [11, PAGE_CARD_BUTTONS, 2]
    assert [{part.get("disabled", False) for part in cards} for cards in shown] == [{False}, {True}, {True}]
    assert {"page 1", "do draw"} <= set(seen(table, 0))
    assert {"page 0", "page 2", "do draw"} <= set(seen(table, 0, Look(1)))
    assert "-# You hold 32 cards, 21 of them don't match (page 1 of 3):" in texts(hand(table, 0, ENGLISH))
    assert "-# 你有 32 張牌，其中 21 張現在不能出（第 2 頁，共 3 頁）：" in texts(hand(table, 0, CHINESE, look=Look(1)))
    assert seen(table, 0, Look(99)).keys() == seen(table, 0, Look(2)).keys()
    assert MOST_CARD_BUTTONS > PAGE_CARD_BUTTONS


def test_a_large_hand_that_waits_has_pages_of_all_of_it() -> None:
    cards = " ".join(f"{colour}{n}" for colour in "rbgy" for n in range(8))
    table = position(f"edition classic\ntop r5\nA g1 g2\nB {cards}\ndraw y1")
    assert "-# You hold 32 cards (page 1 of 2):" in texts(hand(table, 1, ENGLISH))


def test_of_no_cards_nothing_is_said() -> None:
    table = position("edition classic\nscoring points\ntop r5\nA r1\nB g1\ndraw y1", "A play r1")
    assert not any("You hold" in text for text in texts(hand(table, 0, ENGLISH)))


def test_a_challenge_says_what_comes_of_it() -> None:
    table = position(BLUFF, "A play W+4", "A colour r")
    read = "\n".join(texts(hand(table, 1, ENGLISH)))
    assert "Ann draws 4, and it's your turn" in read
    assert "you draw 6, and lose your turn" in read
    assert "2 cards left" in read
    assert list(seen(table, 1)) == ["do accept", "do challenge"]
    assert "It was a bluff if Ann (2 cards left) also held **blue**; wilds don't count." in read
    assert "出牌時如果手上還有**藍色**，就是唬人" in "\n".join(texts(hand(table, 1, CHINESE)))


def test_a_stacked_challenge_says_who_draws_what() -> None:
    table = position(STACKED_BLUFF, "A play b+2", "B play W+4", "B colour y")
    read = "\n".join(texts(hand(table, 2, ENGLISH)))
    assert "Ben draws 4, you draw the other 2, and lose your turn" in read
    assert "you draw 8, and lose your turn" in read
    assert "do play W+4" in seen(table, 2)
    assert "do play r+2" not in seen(table, 2)


def test_colours_stand_in_their_places_with_what_is_held() -> None:
    table = position(BLUFF, "A play W+4")
    labels = [part["label"] for part in seen(table, 0).values()]
    assert labels[:4] == ["Red · 1", "Blue · 1", "Green · 0", "Yellow · 0"]
    chinese = pressable(hand(table, 0, CHINESE)).values()
    assert [part["label"] for part in chinese][:4] == ["紅 ×1", "藍 ×1", "綠 ×0", "黃 ×0"]


def test_the_longest_colour_stands_out() -> None:
    table = position("edition classic\ntop r5\nA W r1 g2 g3 b1 b2\nB b1 b2\ndraw y1 y2", "A play W")
    styles = {part["label"]: part["style"] for part in seen(table, 0).values()}
    assert styles == {
        "Red · 1": PLAIN.value,
        "Blue · 2": MAIN.value,
        "Green · 2": PLAIN.value,
        "Yellow · 0": PLAIN.value,
    }
    none = position("edition classic\ntop r5\nA W W W\nB b1 b2\ndraw y1 y2", "A play W")
    assert {part["style"] for part in seen(none, 0).values()} == {PLAIN.value}


def test_who_draws_until_a_color_comes_is_led_to_none() -> None:
    """N8: the one held most is not the one that comes soonest."""
    table = position("edition no-mercy\ntop r5\nA WCR b1 b3\nB r1 r2 y8\nC g1 b2\ndraw y1 g3", "A play WCR")
    assert "Red · 2" in (labels := {part["label"]: part["style"] for part in seen(table, 1).values()})
    assert set(labels.values()) == {PLAIN.value}
    assert not any("💡" in text for text in texts(hand(table, 1, ENGLISH, tips=True)))


def test_opponents_stand_with_their_cards() -> None:
    table = position(DUEL, "A play WO")
    assert [part["label"] for part in seen(table, 0).values()] == ["Ben (3 cards)", "小美 (2 cards)", "Backs"]


def test_two_equal_cards_are_chosen_and_discarded() -> None:
    table = position(DUEL, "A play WO", "A target B")
    assert "do discard" in seen(table, 0)
    what, select = next((what, part) for what, part in seen(table, 0).items() if part["type"] == SELECT)
    assert [entry["value"] for entry in select["options"]] == ["r9 0", "b1 0", "g4 0", "g4 1"]
    assert (select["min_values"], select["max_values"]) == (0, 2)
    look = parse_look(Press("g", 1, what), ["g4 0", "g4 1"])
    assert look == Look(0, ("g4", "g4"))
    chosen = seen(table, 0, look)
    assert chosen["do discard g4 g4"]["label"] == "Discard Green 4 ×2"
    again = next(part for part in chosen.values() if part["type"] == SELECT)
    assert [entry["value"] for entry in again["options"] if entry.get("default")] == ["g4 0", "g4 1"]


def test_a_choice_of_what_is_not_held_is_none() -> None:
    table = position(DUEL, "A play WO", "A target B")
    assert "do discard r9" in seen(table, 0, Look(0, ("r9", "r9", "y8", "nonsense")))


def test_a_choice_is_kept_over_pages() -> None:
    table = crowded(position(DUEL, "A play WO", "A target B"))
    first = seen(table, 0, Look(0, ("r1",)))
    assert "page 1 r1" in first
    assert "do discard r1" in first
    second = seen(table, 0, Look(1, ("r1",)))
    assert "page 0 r1" in second
    what, select = next((what, part) for what, part in second.items() if part["type"] == SELECT)
    assert what == "choose 1 r1"
    assert select["max_values"] == 1
    look = parse_look(Press("g", 1, what), [select["options"][0]["value"]])
    assert look is not None
    assert len(look.chosen) == 2
    full = seen(table, 0, Look(1, ("r1", "r1")))
    assert not any(part["type"] == SELECT for part in full.values())


def test_discarding_all_but_one_can_be_done_with_the_call() -> None:
    table = position(
        "edition transformers\ntop r5/t7\nA WO/t3 r9/u5 g4/t9\nB y8/p1 y8/o2\nC y1/WM\ndraw g9/oR",
        "A play WO",
        "A target B",
    )
    assert {"do discard r9", "do+uno discard r9", "uno"} <= set(seen(table, 0, Look(0, ("r9",))))


def test_who_owes_a_call_can_be_caught_one_by_one() -> None:
    table = position(CAUGHT, "A play r0")
    assert "catch" in seen(table, 1)
    two = position(CAUGHT.replace("D y3", "D y3 y4"), "A play r0")
    assert {"catch A", "catch D"} & set(seen(two, 1))


def test_jumping_in_is_offered() -> None:
    table = position(JUMP_IN)
    assert "do play r5" in seen(table, 1)
    assert any("jump in" in text for text in texts(hand(table, 1, ENGLISH)))
    assert not any("jump in" in text for text in texts(hand(table, 0, ENGLISH)))


def test_who_left_or_was_knocked_out_is_told_so() -> None:
    table = position(BLUFF, "B quit")
    assert texts(hand(table, 1, ENGLISH)) == ["You left this game."]
    out = position("edition no-mercy\ntop r5\nA r+2 r1\nB " + "b1 " * 23 + "b2\nC g1 g2\ndraw y1 y2 y3", "A play r+2")
    assert texts(hand(out, 1, ENGLISH)) == ["25 cards: you're out of this round, back in the next."]


def test_who_dances_sees_the_dance() -> None:
    table = position("edition bts\ntop r5\nA WD g1 b1\nB g2 y3\ndraw r1 r2 r3", "A play WD", "A colour r")
    table = replace(table, interlude=Dance(1, ("left", "clap", "spin", "up", "right", "down"), 2))
    assert texts(hand(table, 1, ENGLISH)) == texts(dance_panel(table, ENGLISH))
    assert "dance spin" in seen(table, 1)
    assert "dance spin" not in seen(table, 0)


def test_the_backs_of_the_others_are_seen_and_never_ones_own() -> None:
    table = position(DUEL)
    assert "backs" in seen(table, 0)
    read = "\n".join(texts(backs(table, 0, ENGLISH)))
    assert "**Ben**\n🌸 Pink: 1 · 🔶 Orange: 2 · 🟪 Purple: 2" in read
    assert "Ann" not in read
    assert "backs" not in seen(position(BLUFF), 0)


def test_a_note_is_set_off() -> None:
    table = position(BLUFF)
    assert "> Not your card." in texts(hand(table, 0, ENGLISH, note="Not your card."))
    assert any(text.startswith("> 你") for text in texts(hand(table, 0, CHINESE, note="你抽到紅色 7。")))


# How the others stand

OTHERS = """
edition classic
top r5
A r1 b2 b3
B g1 g2
C y9 y8 y7 y6
D rR b1
draw y1 y2 y3
"""


def others(table: Table, seat: int) -> list[str]:
    """What the hand of this seat says of the others."""
    lines = "\n".join(texts(hand(table, seat, ENGLISH))).splitlines()
    return [line for line in lines if line.startswith("-# Next:")]


def test_the_others_stand_in_the_order_of_play() -> None:
    assert others(position(OTHERS), 0) == ["-# Next: Ben 2 → 小美 4 → Dan 2"]


def test_the_order_turns_with_the_direction() -> None:
    turned = position(OTHERS.replace("A r1", "A rR"), "A play rR")
    assert others(turned, 3) == ["-# Next: 小美 4 → Ben 2 → Ann 2"]


def test_who_owes_uno_is_named_and_who_is_out_is_not() -> None:
    table = position(OTHERS.replace("D rR b1", "D r9 r8"), "B quit", "A play r1", "C draw", "C pass", "D play r9")
    assert others(table, 0) == ["-# Next: 小美 5 → Dan 1❗ (hasn't called UNO)"]


def test_a_hand_that_waits_says_nothing_of_the_others_nor_of_the_table() -> None:
    read = texts(hand(position(OTHERS), 1, ENGLISH))
    assert others(position(OTHERS), 1) == []
    assert "**Not your turn.** This hand wakes up when it is." in read
    assert not any("Red 5" in line or "<t:" in line for line in read)


def test_a_hand_that_is_asked_goes_stale_when_another_calls_or_is_caught() -> None:
    table = position(TWO_CARDS, "A play r1")
    assert others(table, 1) == ["-# Next: Ann 1❗ (hasn't called UNO)"]
    called = answered(table, 0, Option("uno"))
    assert others(called, 1) == ["-# Next: Ann 1"]
    assert hand_signature(called, 1) != hand_signature(table, 1)


def test_a_hand_goes_stale_with_whom_it_could_catch() -> None:
    table = position(OTHERS.replace("A r1 b2 b3", "A r1 b2"), "A play r1")
    assert "catch A" in seen(table, 2)
    called = answered(table, 0, Option("uno"))
    assert "catch A" not in seen(called, 2)
    assert hand_signature(called, 2) != hand_signature(table, 2)


# What has to be shown anew, and what can be drawn beforehand


def test_a_hand_goes_stale_with_its_cards_and_with_what_may_be_played() -> None:
    before = position(BLUFF)
    played = answered(before, 0, Option("play", before.playing.edition.face_named["b3"].index))
    assert hand_signature(played, 0) != hand_signature(before, 0), "a card is gone"
    assert hand_signature(played, 1) != hand_signature(before, 1), "now this seat is asked"
    assert hand_signature(played, 2) == hand_signature(before, 2), "it only waits, before and after"
    assert texts(hand(played, 2, ENGLISH)) == texts(hand(before, 2, ENGLISH)), "and shows nothing that went stale"
    jumping = position(JUMP_IN)
    over = answered(jumping, 0, Option("draw"))
    assert hand_signature(over, 1) != hand_signature(jumping, 1)


def test_a_hand_goes_stale_with_a_step_of_its_own_dance() -> None:
    table = position("edition bts\ntop r5\nA WD g1 b1\nB g2 y3\ndraw r1 r2 r3", "A play WD", "A colour r")
    routine = ("left", "clap", "spin", "up", "right", "down")
    dances = [replace(table, interlude=Dance(1, routine, done)) for done in (1, 2)]
    assert len({hand_signature(one, 1) for one in (table, *dances)}) == 3
    assert len({hand_signature(one, 0) for one in (table, *dances)}) == 1


def test_the_picture_of_a_hand_can_be_asked_for_beforehand() -> None:
    table = position(DUEL)
    for seat in range(3):
        assert hand_picture(table, seat) in hand(table, seat, ENGLISH).pictures
    assert hand_picture(position(BLUFF, "B quit"), 1) is None
    dancing = replace(table, interlude=Dance(0, ("left", "clap")))
    assert hand_picture(dancing, 0) is None
    assert hand_picture(dancing, 1) is not None
