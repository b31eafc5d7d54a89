"""Pictures that tests and sheets show: every kind, and what is special to each edition."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.art.emoji import emoji_png
from bot.art.face import Face, initials
from bot.art.pictures import HIDDEN, Picture
from bot.art.pictures.backs import BacksPicture
from bot.art.pictures.banner import BannerPicture
from bot.art.pictures.board import BoardPicture, BoardRow
from bot.art.pictures.card import CardPicture
from bot.art.pictures.challenge import ChallengePicture
from bot.art.pictures.chart import ChartPicture
from bot.art.pictures.course import CoursePicture
from bot.art.pictures.creeper import CreeperPicture
from bot.art.pictures.dance import DancePicture
from bot.art.pictures.duel import Duelist, DuelPicture
from bot.art.pictures.flip import FlipPicture
from bot.art.pictures.hand import HandPicture
from bot.art.pictures.podium import Placed, PodiumPicture
from bot.art.pictures.review import ReviewPicture
from bot.art.pictures.round_end import RoundPicture, RoundSeat
from bot.art.pictures.snap import SnapPicture
from bot.art.pictures.table import TablePicture, TableSeat
from bot.art.pictures.winner import WinnerPicture
from bot.rules.cards import BLUE, GREEN, ORANGE, PURPLE, RED, YELLOW
from bot.rules.editions import EDITIONS

NAMES = ("Ann", "Ben", "小美", "Dora", "Émile", "Fox", "Gus", "anna", "Ian", "Jo")
PLAYERS = tuple(Face(seat, initial) for seat, initial in enumerate(initials(NAMES)))
AVATARS = tuple(emoji_png(EDITIONS["bts"], face) for face in (3, 17, 25, 38))
"""Avatars are pictures of any kind; these are at hand."""
PERSON, ROBOT = Face(0), Face(0, computer=True)
ROUTINE = ("left", "clap", "spin", "up", "down", "right")


def faces(edition: str, tokens: str) -> tuple[int, ...]:
    """Faces by their tokens."""
    return tuple(EDITIONS[edition].face_named[token].index for token in tokens.split())


def seated(*seats: TableSeat) -> tuple[TableSeat, ...]:
    """Seats with the players who sit there, or computers of the same names."""
    return tuple(
        replace(seat, face=replace(player, computer=seat.face.computer, avatar=seat.face.avatar))
        for seat, player in zip(seats, PLAYERS, strict=False)
    )


def face(edition: str, token: str) -> int:
    """A face by its token."""
    return faces(edition, token)[0]


def many(edition: str, count: int, side: int = 0) -> tuple[int, ...]:
    """That many cards of a side, the same every time, sorted."""
    of_side = [one.index for one in EDITIONS[edition].faces if one.side == side]
    return tuple(sorted(of_side[(number * number * 7 + number * 3) % len(of_side)] for number in range(count)))


def all_shown() -> Iterator[tuple[str, str, Picture]]:
    """Every picture, with its edition and its name."""
    for edition, pictures in SHOWN.items():
        for name, picture in pictures.items():
            yield edition, name, picture


def _of(edition: str, last: str, unplayable: tuple[int, ...]) -> dict[str, Picture]:
    """What is shown of each edition: a hand, a round's end, a podium, a card, the banner."""
    special = face(edition, last)
    held = (special, *many(edition, 6))
    rows = (
        RoundSeat(PLAYERS[2], (), worth=0, added=97, total=312, last=special),
        RoundSeat(PLAYERS[0], many(edition, 4), worth=36, total=204),
        RoundSeat(PLAYERS[1], (*many(edition, 9), special), worth=61, total=188),
    )
    return {
        "banner": BannerPicture(edition),
        "card": CardPicture(edition, special),
        "hand": HandPicture(edition, held, unplayable),
        "round end": RoundPicture(edition, rows, winners=(2,)),
        "winner": WinnerPicture(edition, PLAYERS[2], 97, special),
        "podium": PodiumPicture(
            edition,
            (
                Placed(PLAYERS[2], 1, 512),
                Placed(replace(PLAYERS[0], computer=True), 2, 404),
                Placed(PLAYERS[1], 3, 188),
            ),
        ),
    }


CLASSIC: dict[str, Picture] = {
    "table": TablePicture(
        "classic",
        seated(TableSeat(PERSON, 7), TableSeat(ROBOT, 3)),
        face("classic", "r5"),
        RED,
        1,
        93,
        asked=0,
        asks="play",
    ),
    "table of ten": TablePicture(
        "classic",
        seated(
            TableSeat(PERSON, 7, points=0),
            TableSeat(PERSON, 1, uno="owes", points=120),
            TableSeat(PERSON, 0, fate="left", points=45),
            TableSeat(PERSON, 12, away=True, points=260),
            TableSeat(PERSON, 2, uno="called", points=498),
            TableSeat(ROBOT, 5, points=31),
            TableSeat(PERSON, 0, fate="out", points=7),
            TableSeat(PERSON, 23, points=77),
            TableSeat(ROBOT, 9, points=208),
            TableSeat(PERSON, 4, points=11),
        ),
        face("classic", "W+4"),
        None,
        -1,
        0,
        asked=5,
        asks="colour",
        asleep=True,
    ),
    "table of teams": TablePicture(
        "classic",
        seated(*(TableSeat(PERSON, 7 - seat, team=seat % 2, points=40 * (seat % 2)) for seat in range(6))),
        face("classic", "b7"),
        BLUE,
        1,
        70,
        asked=3,
        asks="play",
    ),
    "table with avatars": TablePicture(
        "classic",
        seated(
            *(TableSeat(Face(0, avatar=avatar), 5) for avatar in AVATARS), TableSeat(ROBOT, 3), TableSeat(PERSON, 7)
        ),
        face("classic", "y3"),
        YELLOW,
        1,
        60,
        asked=2,
        asks="play",
    ),
    "low table": TablePicture(
        "classic",
        seated(
            TableSeat(PERSON, 7),
            TableSeat(ROBOT, 3),
            TableSeat(PERSON, 2, uno="called"),
            TableSeat(PERSON, 5, away=True),
        ),
        face("classic", "W+4"),
        YELLOW,
        1,
        60,
        asked=1,
        asks="challenge",
        due=4,
        low=True,
    ),
    "challenge for all": ChallengePicture("classic", PLAYERS[1], PLAYERS[3], False, face("classic", "W+4"), draws=6),
    "challenge for one": ChallengePicture(
        "classic",
        PLAYERS[1],
        replace(PLAYERS[3], own=True),
        True,
        face("classic", "W+4"),
        faces("classic", "r7 b3 b5 gS y0"),
        faces("classic", "b3 b5"),
        BLUE,
        4,
    ),
    "round end without points": RoundPicture(
        "classic",
        (
            RoundSeat(PLAYERS[0], ()),
            RoundSeat(PLAYERS[3], many("classic", 30)),
            RoundSeat(PLAYERS[1], (), fate="left"),
            RoundSeat(PLAYERS[2], (), fate="out"),
        ),
        (0,),
    ),
    "podium for two": PodiumPicture(
        "classic",
        (
            Placed(PLAYERS[2], 1, 512),
            Placed(PLAYERS[0], 1, 512),
            Placed(PLAYERS[1], 3, 220),
            Placed(PLAYERS[3], 4, 90),
            Placed(replace(PLAYERS[4], computer=True), 0, 12),
        ),
    ),
    "winner of a tie": WinnerPicture("classic", PLAYERS[9], 40),
    "winner without points": WinnerPicture("classic", PLAYERS[0], card=face("classic", "gS")),
    "winner by what others held": WinnerPicture("classic", PLAYERS[3]),
    "board": BoardPicture(
        (*(BoardRow(rank, str(1830 - 37 * rank), 1000 - 55 * (rank - 1), own=rank == 5) for rank in range(1, 11)),)
    ),
    "board with one's own": BoardPicture(
        (
            *(BoardRow(rank, f"{83 - 3 * rank}%", 1000 - 60 * rank) for rank in range(1, 6)),
            BoardRow(123, "12%", 90, True),
        )
    ),
    "chart": ChartPicture(
        tuple((739_000 + 2 * game, 1500 + (game * game * 37 % 61 - 24) * 3 + game * 4) for game in range(40))
    ),
    "chart of one": ChartPicture(((739_000, 1500),)),
    "course": CoursePicture(
        (Face(0, "A"), Face(1, "B"), Face(2), Face(3, "R", computer=True)),
        tuple(
            (7 - step // 4, 7 - (step + 2) // 4 + step // 9 * 4, 7 + step // 6, -1 if step > 20 else 7 + step)
            for step in range(27)
        ),
        31,
    ),
    "review": ReviewPicture(
        (Face(0, "A"), Face(1, "B"), Face(2), Face(3, "R", computer=True)),
        tuple(
            (250 + 28 * step, 250 - 9 * step, 250 - (step * step) // 3, 250 - 19 * step + (step * step) // 3)
            for step in range(27)
        ),
        0,
        ((4, "best"), (11, "inaccuracy"), (20, "mistake")),
    ),
    "course of one step": CoursePicture((Face(0, "A"), Face(1, "B")), ((7, 7),), 1),
}
AVENGERS: dict[str, Picture] = {
    "table": TablePicture(
        "avengers",
        seated(TableSeat(PERSON, 7), TableSeat(PERSON, 4), TableSeat(PERSON, 1, uno="called")),
        face("avengers", "WG"),
        PURPLE,
        1,
        61,
        asked=1,
        asks="lay",
    ),
    "table with a laid card": TablePicture(
        "avengers",
        seated(TableSeat(PERSON, 7), TableSeat(PERSON, 4), TableSeat(PERSON, 1, uno="owes")),
        face("avengers", "u5"),
        RED,
        -1,
        61,
        asked=2,
        asks="play",
        inert=True,
        beneath=face("avengers", "WG"),
    ),
    "snap": SnapPicture(
        "avengers", PLAYERS[:6], 1, face("avengers", "WG"), face("avengers", "u5"), ((2, 2), (4, 2), (1, 2))
    ),
}
BTS: dict[str, Picture] = {
    "table": TablePicture(
        "bts",
        seated(TableSeat(PERSON, 7), TableSeat(PERSON, 4, away=True), TableSeat(PERSON, 6), TableSeat(PERSON, 8)),
        face("bts", "WD"),
        YELLOW,
        1,
        61,
        asked=2,
        asks="dance",
    ),
    "dance": DancePicture("bts", PLAYERS[2], ROUTINE, 3),
    "dance stumbled": DancePicture("bts", PLAYERS[2], ROUTINE, 2, stumbled=True),
    "dance done": DancePicture("bts", PLAYERS[2], ROUTINE, 6),
}
MINECRAFT: dict[str, Picture] = {
    "table": TablePicture(
        "minecraft",
        seated(
            TableSeat(PERSON, 7), TableSeat(PERSON, 4), TableSeat(ROBOT, 11), TableSeat(PERSON, 2), TableSeat(PERSON, 5)
        ),
        face("minecraft", "gS"),
        GREEN,
        -1,
        17,
        asked=4,
        asks="play",
    ),
    "creeper for all": CreeperPicture("minecraft", PLAYERS[2], face("minecraft", "WC"), (HIDDEN,) * 3),
    "creeper for one": CreeperPicture(
        "minecraft", PLAYERS[2], face("minecraft", "WC"), faces("minecraft", "r7 WC y+2")
    ),
}
TRANSFORMERS: dict[str, Picture] = {
    "table, light": TablePicture(
        "transformers",
        seated(TableSeat(PERSON, 7), TableSeat(PERSON, 4), TableSeat(PERSON, 3), TableSeat(PERSON, 5)),
        face("transformers", "rF"),
        RED,
        1,
        70,
        asked=1,
        asks="play",
        back=face("transformers", "t+5"),
    ),
    "table, dark": TablePicture(
        "transformers",
        seated(TableSeat(PERSON, 7), TableSeat(PERSON, 4), TableSeat(PERSON, 3), TableSeat(PERSON, 5)),
        face("transformers", "o4"),
        ORANGE,
        -1,
        70,
        asked=3,
        asks="play",
        side=1,
        back=face("transformers", "y8"),
    ),
    "low table, dark": TablePicture(
        "transformers",
        seated(*(TableSeat(PERSON, 7 - seat, points=40 * seat) for seat in range(5))),
        face("transformers", "uR"),
        PURPLE,
        -1,
        70,
        asked=3,
        asks="play",
        side=1,
        low=True,
    ),
    "hand, dark": HandPicture("transformers", many("transformers", 12, 1), chosen=many("transformers", 12, 1)[3:5]),
    "flip": FlipPicture("transformers", PLAYERS[1], face("transformers", "rF"), face("transformers", "p6")),
    "duel of cards": DuelPicture(
        "transformers",
        face("transformers", "WO"),
        Duelist(PLAYERS[0], faces("transformers", "r9"), face("transformers", "r9")),
        Duelist(PLAYERS[3], (), None),
        began_wins=True,
    ),
    "duel of hands": DuelPicture(
        "transformers",
        face("transformers", "WM"),
        Duelist(PLAYERS[0], faces("transformers", "p4 p5 t6 o7 uSA"), face("transformers", "p4")),
        Duelist(PLAYERS[3], faces("transformers", "uR p1 t2 t3 t4 o5 o6 o7 o8 u9 u+5 WDC"), face("transformers", "p1")),
        began_wins=True,
        draws=2,
    ),
    "backs": BacksPicture(
        "transformers",
        ((PLAYERS[0], many("transformers", 5, 1)), (PLAYERS[2], many("transformers", 17, 1)), (PLAYERS[3], ())),
        face("transformers", "u3"),
    ),
}
NO_MERCY: dict[str, Picture] = {
    "table": TablePicture(
        "no-mercy",
        seated(
            TableSeat(PERSON, 24),
            TableSeat(PERSON, 4),
            TableSeat(PERSON, 0, fate="knocked-out"),
            TableSeat(ROBOT, 13),
            TableSeat(PERSON, 5),
            TableSeat(PERSON, 2),
        ),
        face("no-mercy", "W+10"),
        RED,
        -1,
        3,
        asked=4,
        asks="stack",
        due=26,
    ),
    "hand of two": HandPicture("no-mercy", faces("no-mercy", "W+6 bDA"), faces("no-mercy", "bDA")),
    "hand of 24": HandPicture("no-mercy", many("no-mercy", 24), faces("no-mercy", "r1 b3 g5")),
    "hand of 60": HandPicture("no-mercy", many("no-mercy", 60), faces("no-mercy", "r1 b3 g5 y7 yS")),
}

SHOWN: dict[str, dict[str, Picture]] = {
    "classic": _of("classic", "W+4", ()) | CLASSIC,
    "avengers": _of("avengers", "WG", many("avengers", 3)) | AVENGERS,
    "bts": _of("bts", "WD", many("bts", 4)) | BTS,
    "minecraft": _of("minecraft", "WC", many("minecraft", 5)) | MINECRAFT,
    "transformers": _of("transformers", "WO", many("transformers", 3)) | TRANSFORMERS,
    "no-mercy": _of("no-mercy", "WCR", many("no-mercy", 4)) | NO_MERCY,
}
"""By edition and name."""
