"""The lobby: who plays, and how; and the panel in which the host chooses."""

from __future__ import annotations

from collections.abc import Collection

from bot.art.pictures.banner import BannerPicture
from bot.players import LEVELS
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.rules.notation import SEAT_LETTERS
from bot.rules.state import SCORINGS
from bot.screens.buttons import GOOD, MAIN, Pressable, button, entry, menu
from bot.screens.codec import Press
from bot.screens.layout import QUIET, RULE, Pictured, Screen, paragraph, screen
from bot.screens.scene import names_at
from bot.screens.words import listed
from bot.sessions import Options, Session
from bot.text import Text

TARGETS = (50, 100, 200, 300, 500, 750, 1000)
SECONDS = (20, 30, 45, 60, 90, 120, 180, 300)
NO_TIME = "none"
"""The entry for a game in which no time runs."""
COMPUTER_SIGN, HOST_SIGN = "🤖", "👑"


def lobby(session: Session, text: Text) -> Screen:
    """A game that has not begun, as everybody sees it."""
    edition = EDITIONS[session.options.edition]
    taken = text("lobby-seats", count=len(session.seats), most=edition.max_seats)
    few = len(session.seats) < edition.min_seats
    return screen(
        banner(edition.key, text),
        paragraph(
            text("lobby-heading", edition=text(f"lobby-edition-{edition.key}")),
            text(f"lobby-special-{edition.key}"),
        ),
        RULE,
        paragraph(f"**{taken}**", *_seats(session, text)),
        paragraph(*options_in_words(session.options, text)),
        paragraph(
            text("lobby-too-few", count=edition.min_seats) if few else None,
            f"-# {text('lobby-seal', seal=session.seal)}",
        ),
        RULE,
        [
            button(_press(session, "join"), text("lobby-join"), style=MAIN),
            button(_press(session, "leave"), text("lobby-leave")),
            button(_press(session, "options"), text("lobby-options")),
            button(_press(session, "rules"), text("table-rules")),
            button(_press(session, "start"), text("lobby-start"), style=GOOD, enabled=not few),
        ],
        _computers(session, text),
        accent=QUIET,
    )


def banner(edition: str, text: Text) -> Pictured:
    """An edition's banner."""
    return Pictured(BannerPicture(edition), text("picture-banner", edition=text(f"lobby-edition-{edition}")))


def _seats(session: Session, text: Text) -> list[str]:
    lines = []
    for number, (name, seat) in enumerate(zip(names_at(session), session.seats, strict=True), 1):
        line = f"{number}. {name}"
        if seat.user == session.host:
            line += f" {HOST_SIGN} {text('lobby-host')}"
        elif seat.level is not None:
            line += f" {COMPUTER_SIGN} {text(f'lobby-{seat.level}')}"
        lines.append(line)
    return lines


def options_in_words(options: Options, text: Text) -> list[str]:
    """How a game is played: scoring, time, house rules; a line each."""
    rules = [text(f"lobby-house-{rule.replace('_', '-')}") for rule in options.house]
    lines = [
        text(f"lobby-scoring-{options.scoring}-says", target=options.target),
        text("lobby-no-time") if options.turn_seconds is None else text("lobby-time", seconds=options.turn_seconds),
        text("table-house", rules=listed(text, rules)) if rules else text("lobby-no-house"),
    ]
    return [f"- {line}" for line in lines]


def _computers(session: Session, text: Text) -> list[Pressable]:
    """Adding computer players, while there is room, and taking the last one away."""
    full = len(session.seats) >= EDITIONS[session.options.edition].max_seats
    last = max((place for place, seat in enumerate(session.seats) if seat.level is not None), default=None)
    buttons = [
        button(
            _press(session, f"computer {level}"),
            text("lobby-add-computer", level=text(f"lobby-{level}")),
            sign=COMPUTER_SIGN,
            enabled=not full,
        )
        for level in LEVELS
    ]
    if last is not None:
        name = session.seats[last].name
        press = _press(session, f"remove {SEAT_LETTERS[last]}")
        buttons.append(button(press, text("lobby-remove-computer", name=name)))
    return buttons


# The panel


def options_panel(session: Session, text: Text) -> Screen:
    """The host's choices; each select answers with the keys, or numbers, of what is chosen."""
    options = session.options
    edition = EDITIONS[options.edition]
    return screen(
        paragraph(text("lobby-panel"), text(f"lobby-special-{edition.key}"), *options_in_words(options, text)),
        [
            edition_menu(_press(session, "set edition"), text, edition.key),
            menu(
                _press(session, "set scoring"),
                text("lobby-choose-scoring"),
                [
                    entry(
                        scoring,
                        text(f"lobby-scoring-{scoring}"),
                        description=text(f"lobby-scoring-{scoring}-says", target=options.target),
                        chosen=scoring == options.scoring,
                    )
                    for scoring in SCORINGS
                ],
            ),
            *([_targets(session, text)] if options.scoring != "single" else []),
            time_menu(_press(session, "set time"), text, options.turn_seconds),
            *([house_menu(_press(session, "set house"), text, edition, options.house)] if edition.house else []),
        ],
        accent=QUIET,
    )


def _targets(session: Session, text: Text) -> Pressable:
    target = session.options.target
    entries = [
        entry(str(points), text("lobby-target", count=points), chosen=points == target)
        for points in sorted({*TARGETS, target})
    ]
    return menu(_press(session, "set target"), text("lobby-choose-target"), entries)


def edition_menu(press: Press, text: Text, chosen: str) -> Pressable:
    """A select of the editions."""
    entries = [entry(key, text(f"lobby-edition-{key}"), chosen=key == chosen) for key in EDITIONS]
    return menu(press, text("lobby-choose-edition"), entries)


def time_menu(press: Press, text: Text, chosen: int | None) -> Pressable:
    """A select of times for a turn."""
    entries = [
        entry(str(seconds), text("lobby-time", seconds=seconds), chosen=seconds == chosen)
        for seconds in sorted({*SECONDS, *([] if chosen is None else [chosen])})
    ]
    entries.append(entry(NO_TIME, text("lobby-no-time"), chosen=chosen is None))
    return menu(press, text("lobby-choose-time"), entries)


def house_menu(press: Press, text: Text, edition: Edition, chosen: Collection[str]) -> Pressable:
    """A select of the house rules that an edition can be played with."""
    entries = [
        entry(
            rule,
            text(f"lobby-house-{rule.replace('_', '-')}"),
            description=text(f"lobby-house-{rule.replace('_', '-')}-says"),
            chosen=rule in chosen,
        )
        for rule in edition.house
    ]
    return menu(press, text("lobby-choose-house"), entries, least=0, most=len(entries))


def _press(session: Session, what: str) -> Press:
    return Press(session.id, 0, what)
