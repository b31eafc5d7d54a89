"""Every scenario holds, every ruling has scenarios, and a wrong scenario is reported with place and reason."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from bot.rules.cli.check import check
from bot.rules.cli.commands import main

SCENARIOS = Path(__file__).parents[1] / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.uno"))

RULINGS_FILE = Path(__file__).parents[2] / "data" / "docs" / "rulings.md"
RULINGS_WRITTEN = re.findall(r"^### ([A-Z]\d+|[a-z_]+)\b", RULINGS_FILE.read_text(encoding="utf-8"), re.MULTILINE)
RULINGS = set(RULINGS_WRITTEN)
HOUSE = {ruling for ruling in RULINGS if ruling.islower()}
TITLE = re.compile(r"# (?P<ids>(?:\S+ )+)(?P<kind>plain|corner): \S")
"""The first line of a scenario: the rulings that it shows, whether a plain case or a corner, and a sentence."""


def said_of(*paths: Path) -> list[str]:
    """What the check says."""
    said: list[str] = []
    passed = check(paths, said.append)
    assert passed == said[-1].endswith(" 0 failed")
    return said


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario(file: Path) -> None:
    assert said_of(file) == ["1 passed, 0 failed"]


def test_every_ruling_is_shown_by_a_plain_scenario_and_a_corner() -> None:
    shown: dict[str, set[str]] = defaultdict(set)
    for file in FILES:
        first = file.read_text(encoding="utf-8").split("\n", 1)[0]
        title = TITLE.match(first)
        assert title is not None, f"{file}: {first}"
        for ruling in title["ids"].split():
            shown[ruling].add(title["kind"])
    assert sorted(set(shown) - RULINGS) == []
    assert sorted(f"{ruling} {kind}" for ruling in RULINGS for kind in {"plain", "corner"} - shown[ruling]) == []


POSITION = """\
edition minecraft
top   r5
A     r7 b3 W+4
B     g1 g2
draw  y1 y2 y3 y4
"""


def scenario(*more: str) -> str:
    """A position that is in order, and more lines; the first of them is line 6."""
    return POSITION + "\n".join(more)


def with_line(number: int, line: str) -> str:
    """The position with another line in the place of this one."""
    lines = POSITION.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


HEADERS = {
    with_line(1, "edition monopoly"): '1: no edition "monopoly"',
    with_line(1, "edition"): '1: "edition" takes one word after it',
    with_line(1, ""): '5: no line "edition"',
    with_line(1, "edition no-mercy"): '3: no card "W+4" in no-mercy',
    with_line(1, "Edition minecraft"): '1: no header line begins with "Edition"',
    scenario("1 r5"): '6: no header line begins with "1"',
    scenario("AB r5"): '6: no header line begins with "AB"',
    with_line(1, "edition transformers"): '3: no card "r7" in transformers: a card is a light / dark pair of faces',
    with_line(2, "top q7"): '2: no card "q7" in minecraft',
    with_line(2, "top r5 r6"): '2: "top" takes one word after it',
    with_line(2, "top W"): '2: the top is a wild, and there is no line "colour"',
    with_line(2, "top rF"): '2: no card "rF" in minecraft',
    with_line(2, ""): '5: no line "top"',
    with_line(3, "A r7 q7"): '3: no card "q7" in minecraft',
    with_line(3, "A r7/b3"): '3: no card "r7/b3" in minecraft: a card is one face',
    with_line(3, "A"): "3: no cards for seat A",
    with_line(3, "a r7"): '3: no header line begins with "a"',
    with_line(4, ""): "5: minecraft takes 2 to 10 seats, not 1",
    with_line(4, "A g1"): '4: no verb "g1", and seat A has its hand already',
    with_line(4, "C"): "4: no cards for seat C",
    with_line(5, "draw y1 u1"): '5: no card "u1" in minecraft',
    scenario("top r5"): '6: a second line "top"',
    scenario("house stacking mercy"): '6: no house rule "mercy" in minecraft',
    scenario("scoring most"): "6: scoring is one of single, points, lowest, and a target",
    scenario("scoring points 100 200"): "6: scoring is one of single, points, lowest, and a target",
    scenario("scoring points 1234567890"): '6: "1234567890" is not a number',
    scenario("scoring points many"): '6: "many" is not a number',
    scenario("scoring points 0"): "6: a target is at least 1",
    scenario("colour z"): '6: no colour "z"',
    scenario("colour p"): '6: no colour "p" on the side in play',
    scenario("colour g"): '6: the top is not a wild: its colour is in force, not "g"',
    scenario("turn C"): "6: no seat C",
    scenario("opening", "turn C"): "7: no seat C",
    scenario("dealer"): '6: "dealer" takes one word after it',
    scenario("direction up"): '6: no direction "up"',
    scenario("side dark"): '6: no side "dark" in minecraft',
    scenario("opening now"): '6: "opening" takes nothing after it',
    scenario("score A=-1"): '6: "-1" is not a number',
    scenario("score Z=1"): "6: no seat Z",
    scenario("score"): "6: of which seats?",
    scenario("score A"): '6: expected SEAT=NUMBER, got "A"',
    scenario("score A=1 B=2 A=3"): "6: two numbers for seat A",
    "edition no-mercy\ntop r5\nA" + " r1" * 24 + "\nB" + " r1" * 25: "4: 25 cards in a hand: with 25 a seat is out",
    scenario("score A=1=2"): '6: "1=2" is not a number',
}
MOVES = {
    scenario("A play b3"): "6: expected A play b3 accepted, got refused: the card does not match",
    scenario("A play r7 !!"): "6: expected A play r7 refused, got accepted",
    scenario("A play r9"): "6: expected A play r9 accepted, got refused: the card is not in the hand",
    scenario("A play q7"): '6: no card "q7" in minecraft',
    scenario("A play q7 !!"): '6: no card "q7" in minecraft',
    scenario("B draw"): "6: expected B draw accepted, got refused: somebody else is asked",
    scenario("C draw"): "6: no seat C",
    scenario("A draw", "C draw"): "7: no seat C",
    scenario("A jump"): '6: no verb "jump", and seat A has its hand already',
    scenario("A draw", "A jump"): '7: no verb "jump"',
    scenario("A draw", "A"): '7: "A" is neither a move nor an assertion',
    scenario("A draw", "top r5"): '7: a line "top" must stand before the first move',
    scenario("A draw", "draw r7"): '7: a line "draw" must stand before the first move',
    scenario("A draw r7"): '6: "draw" takes nothing after it',
    scenario("A play"): '6: "play" takes one word after it',
    scenario("A play r7 b3"): '6: "play" takes one word after it',
    scenario("A play W+4", "A colour z"): '7: no colour "z"',
    scenario("A catch Z"): "6: no seat Z",
}
ASSERTIONS = {
    scenario("A play W+4", "A colour b", "= asks B play"): "8: expected asks B play, got asks B challenge",
    scenario("A quit", "= asks B play"): "7: expected asks B play, got asks nobody",
    scenario("= asks C play"): "6: no seat C",
    scenario("= asks A dinner"): '6: no question "dinner"',
    scenario("= asks A"): '6: "asks" takes two words after it',
    scenario("= pile"): '6: "pile" takes one word after it',
    scenario("= over now"): '6: "over" takes nothing after it',
    scenario("= weather fine"): '6: nothing can be asserted of "weather"',
    scenario("= asks A play; "): "6: an empty assertion",
    scenario("="): "6: an empty assertion",
    scenario("= hand A r7"): "6: expected hand A r7, got hand A r7 b3 W+4",
    scenario("= hand A"): "6: expected hand A, got hand A r7 b3 W+4",
    scenario("A quit", "= hand A r7"): "7: expected hand A r7, got hand A",
    scenario("= hand A q7"): '6: no card "q7" in minecraft',
    scenario("= hand"): "6: of which seat?",
    scenario("= cards A=2 B=2"): "6: expected cards A=2 B=2, got cards A=3 B=2",
    scenario("= cards"): "6: of which seats?",
    scenario("= cards A"): '6: expected SEAT=NUMBER, got "A"',
    scenario("= cards A="): '6: "" is not a number',
    scenario("= cards A=3=4"): '6: "3=4" is not a number',
    scenario("= cards A=x"): '6: "x" is not a number',
    scenario("= pile 3; discards 2"): "6: expected pile 3, got pile 4; expected discards 2, got discards 1",
    with_line(2, "top W\nopening") + "= colour r": "7: expected colour r, got colour none",
    scenario("= colour b"): "6: expected colour b, got colour r",
    scenario("= direction right"): "6: expected direction right, got direction left",
    scenario("= direction down"): '6: no direction "down"',
    scenario("= side dark"): '6: no side "dark" in minecraft',
    scenario("= top b5"): "6: expected top b5, got top r5",
    scenario("= top q7"): '6: no card "q7" in minecraft',
    scenario("= owes A"): "6: expected owes A, got owes none",
    scenario("= owes"): '6: which seats, or "none"?',
    scenario("= out B"): "6: expected out B, got out none",
    scenario("A quit", "= out none"): "7: expected out none, got out A",
    scenario("A quit", "= out A none"): "7: no seat none",
    scenario("= out"): '6: which seats, or "none"?',
    scenario("= over"): "6: expected over, got over not yet",
    scenario("= winner A"): "6: expected winner A, got winner none",
    scenario("= score A=5"): "6: expected score A=5, got score A=0",
    scenario("= match B"): "6: expected match B, got match none",
    scenario("= shown B A r7"): "6: expected shown B A r7, got shown B A",
    "edition minecraft\ntop r5\nA r1\nB g1\ndraw WC b1\nA draw\n= shown none": (
        "7: expected shown none, got shown all A WC"
    ),
    scenario("= shown B"): "6: shown to whom, and whose cards?",
    scenario("A play W+4", "A colour b", "B challenge", "= shown none"): (
        "9: expected shown none, got shown B A r7 b3"
    ),
    scenario("A play W+4", "A colour b", "B challenge", "= shown B A r7 b4"): (
        "9: expected shown B A r7 b4, got shown B A r7 b3"
    ),
    scenario("= backs"): "6: in whose view, and whose cards?",
    scenario("= backs A"): "6: in whose view, and whose cards?",
    scenario("= backs C A"): "6: no seat C",
    scenario("A play W+4", "A colour b", "B challenge", "= shown B A"): ("9: expected shown B A, got shown B A r7 b3"),
    scenario("= back q7"): '6: no card "q7" in minecraft',
    scenario("A quit", "B draw"): "7: expected B draw accepted, got refused: the round is over",
}


WRONG = HEADERS | MOVES | ASSERTIONS


def named(text: str) -> str:
    """What is unusual about it."""
    usual, lines = POSITION.splitlines(), text.splitlines()
    unusual = [line for line in lines if line and line not in usual]
    missing = [f"no {line}" for line in usual if line not in lines]
    return " / ".join(unusual or missing)


@pytest.mark.parametrize("text", WRONG, ids=named)
def test_a_scenario_that_is_wrong(tmp_path: Path, text: str) -> None:
    file = tmp_path / "wrong.uno"
    file.write_text(text, encoding="utf-8")
    assert said_of(file) == [f"{file}:{WRONG[text]}", "0 passed, 1 failed"]
    assert main(["check", str(file)]) == 1


def test_the_check_goes_on_after_a_failure(tmp_path: Path) -> None:
    (tmp_path / "deep.uno").mkdir()
    (tmp_path / "a.uno").write_text(with_line(3, "A q7"), encoding="utf-8")
    (tmp_path / "b.uno").write_text(scenario("A draw", "= asks A play"), encoding="utf-8")
    (tmp_path / "c.uno").write_bytes(b"edition classic\n\xff\xfe")
    (tmp_path / "deep.uno" / "d.uno").write_text(scenario("A draw", "= asks B play"), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a scenario", encoding="utf-8")
    assert said_of(tmp_path, tmp_path / "nowhere") == [
        f'{tmp_path / "a.uno"}:3: no card "q7" in minecraft',
        f"{tmp_path / 'b.uno'}:7: expected asks A play, got asks B play",
        f"{tmp_path / 'c.uno'}:2: not UTF-8 text",
        f"{tmp_path / 'nowhere'}: no such file or folder",
        "1 passed, 4 failed",
    ]


def test_a_scenario_that_an_editor_marked_as_utf_8_is_read(tmp_path: Path) -> None:
    for name in ("a.uno", "b.uno"):
        (tmp_path / name).write_text(scenario("# 紅"), encoding="utf-8-sig")
    assert said_of(tmp_path) == ["2 passed, 0 failed"]


def test_a_folder_without_scenarios_fails(tmp_path: Path) -> None:
    assert said_of(tmp_path) == [f"{tmp_path}: no scenarios in this folder", "0 passed, 1 failed"]


@pytest.mark.parametrize(
    "line",
    [
        "colour red",
        "= asks A play; colour r; direction left; top r5; pile 4; discards 1",
        "= hand A W+4 b3 r7",
        "= colour red",
        "= cards A=03 B=2; pile 04; discards 01; score A=00",
        "opening\nturn B\n= asks A play",
        "scoring points 123456789",
        "scoring single\nscore A=5\n= score A=0 B=0",
        "A play W+4\nA colour b\nB challenge\n= shown B A b3 r7",
        "= shown B A; shown all A",
        "= backs B A; back none; owes none; out none; winner none; match none; shown none",
        "A  play r7  # a comment",
    ],
)
def test_a_line_that_is_in_order(tmp_path: Path, line: str) -> None:
    file = tmp_path / "right.uno"
    file.write_text("# before\n\n" + scenario("# between", "", line), encoding="utf-8")
    assert said_of(file) == ["1 passed, 0 failed"]
    assert main(["check", str(file)]) == 0
