"""What strangers may send in place of a press: words, games, numbers and choices that no button of the bot's has."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.screens.codec import parse
from bot.sessions.dance import MOVES
from tests.bench._hall import EPHEMERAL, Hall, Shown, Table

VERBS = (
    *("do", "do+uno", "draw", "uno", "catch", "dance", "hand", "page", "choose", "backs", "rules", "join", "leave"),
    *("start", "options", "set", "computer", "now", "next", "rematch", "record", "sing", "DO", "do\u200b"),
    *("settings", "log", "replay", "board", "stats", "history", "watch", "forget", "judge"),
)
WORDS = (
    *("r7", "b+2", "w", "w4", "play", "colour", "r", "lay", "pass", "A", "B", "Z", "a", "easy", "hard", "edition"),
    *("remove", "remove Ada", "easy", "preset", "party", "last", "own", "own x", "sheet", "drop", "computers"),
    *("without", "time", "house", "scoring", "target", "0", "1", "-1", "²", "٣", "9" * 40, "1e5", "紅", "🎲", "\x00"),
    *("\ud7ff", "\u202e", "%s", "{0}", "yes", "on", "role", "rating", "me", "everywhere", *MOVES),
)
NUMBERS = ("0", "1", "present", "former", "9" * 9, "9" * 30, "٣", "007")
GAMES = ("own", "other", "gone", "-", "_" * 40)
MORE_VERBS = ("skip", "react", "stop", "kick", "share", "review", "puzzle", "daily", "learn", "me", "help")
OWN_RIGHT = {"leave", "stop", "kick", "rematch", "me", "forget"}
"""What players may well do to their own game: no game would last."""
STRANGERS = 300
STRANGE = 0.6
"""How often it is one of them, and not a player."""
MAY_WRITE = 1 << 11
SEEN_KEPT = 5000
BUTTON, MENUS = 2, (3, 5, 6, 7, 8)
PRESS, FORM = 3, 5
LONGEST = 4000
NEIGHBOURS = 7
HALVES_FROM = 0xD800
"""From here on there are halves of pairs, which Discord sends of no text."""


@dataclass(frozen=True, slots=True)
class Forgery:
    """A press that is sent."""

    place: Table
    """The channel, and in it who sends it: what comes back does not mix with what players have before them."""
    data: dict[str, Any]
    shown: Shown | None
    kind: int = PRESS

    @property
    def is_ours(self) -> bool:
        """Whether the bot has to answer it: what is not its own it leaves to others."""
        return self.kind == PRESS and parse(self.data["custom_id"]) is not None


class Forger:
    """Makes them, of what there is to be seen at these tables."""

    def __init__(self, hall: Hall, chance: Random) -> None:
        self.seen: deque[str] = deque(maxlen=SEEN_KEPT)
        """What could be pressed lately, by anybody."""
        self._hall = hall
        self._chance = chance
        self._strangers = [self._stranger(number) for number in range(STRANGERS)]
        for table in hall.tables:
            for member in table.members:
                member["permissions"] = str(MAY_WRITE)

    def _stranger(self, number: int) -> dict[str, Any]:
        member = self._hall.tables[0].members[0]
        user = member["user"] | {"id": str(2 * 10**16 + number), "username": f"stranger{number}"}
        return member | {"user": user, "permissions": str(MAY_WRITE)}

    def make(self) -> Forgery:
        """Return another one."""
        chance = self._chance
        table = chance.choice(self._hall.tables)
        make: Callable[[Table], str] = chance.choice((self._words, self._words, self._others, self._old, self._junk))
        custom_id = make(table)
        place = self._place(table, custom_id)
        if chance.random() < 0.05:
            return Forgery(place, self._form(custom_id), None, FORM)
        is_menu = chance.random() < 0.3
        part: dict[str, Any] = {"id": 3, "custom_id": custom_id, "type": BUTTON, "style": 1, "label": "?"}
        data: dict[str, Any] = {"id": 3, "custom_id": custom_id, "component_type": BUTTON}
        if is_menu:
            kind = chance.choice(MENUS) if chance.random() < 0.2 else MENUS[0]
            part = {"id": 3, "custom_id": custom_id, "type": kind, "options": []}
            data |= {"component_type": kind, "values": self._values(), "resolved": {}}
        flags = EPHEMERAL if chance.random() < 0.5 else 0
        shown = Shown(str(chance.randrange(10**18)), [{"type": 1, "id": 2, "components": [part]}], flags)
        return Forgery(place, data, shown)

    def _place(self, table: Table, custom_id: str) -> Table:
        """Return who sends it, in which channel: mostly a stranger, else a player of this or another table."""
        chance = self._chance
        press = parse(custom_id)
        is_right = press is not None and press.verb in OWN_RIGHT
        is_stranger = is_right or chance.random() < STRANGE
        sender = chance.choice(self._strangers if is_stranger else chance.choice(self._hall.tables).members)
        return Table(table.channel, table.guild_id, [sender])

    def _words(self, table: Table) -> str:
        """Any word of the bot's or none, of any game."""
        chance = self._chance
        words = [chance.choice((*VERBS, *MORE_VERBS))]
        words += [chance.choice(WORDS) if chance.random() < 0.8 else self._text(6) for _ in range(chance.randrange(5))]
        present, number = max(table.number, 0), chance.choice(NUMBERS)
        number = {"present": str(present), "former": str(max(present - 1, 0))}.get(number, number)
        return f"uno:{self._game(table)}:{number}:{' '.join(words)}"

    def _game(self, table: Table) -> str:
        game = self._chance.choice(GAMES)
        other = self._chance.choice(self._hall.tables)
        return {"own": game_at(table), "other": game_at(other), "gone": "AAAAAAAA"}.get(game, game)

    def _others(self, table: Table) -> str:
        """What another player of this table can press now."""
        hands = [hand for hand in table.hands.values() if hand.components]
        found = custom_ids(self._chance.choice(hands).components) if hands else []
        return self._chance.choice(found) if found else self._words(table)

    def _old(self, table: Table) -> str:
        """What could be pressed somewhere, once."""
        return self._chance.choice(self.seen) if self.seen else self._words(table)

    def _junk(self, table: Table) -> str:
        """A word of the bot's with junk behind it, of any length, or nothing of the bot's."""
        text = self._text(self._chance.choice((3, 30, 100, LONGEST)))
        return text if self._chance.random() < 0.3 else f"{self._words(table)} {text}"

    def _values(self) -> list[str]:
        many = self._chance.choice((0, 1, 1, 1, 2, 25))
        return [self._text(100) if self._chance.random() < 0.3 else self._chance.choice(WORDS) for _ in range(many)]

    def _form(self, custom_id: str) -> dict[str, Any]:
        field = {"type": 4, "id": 2, "custom_id": self._text(20), "value": self._text(LONGEST)}
        return {"custom_id": custom_id, "components": [{"type": 1, "id": 1, "components": [field]}]}

    def _text(self, most: int) -> str:
        """Letters of any language, signs and what steers them; no halves of pairs."""
        first = self._chance.randrange(1, self._chance.choice((0x250, HALVES_FROM - NEIGHBOURS)))
        letters = [chr(first + place % NEIGHBOURS) for place in range(self._chance.randint(1, most))]
        return "".join(letters).replace(":", ";")


def custom_ids(components: list[dict[str, Any]]) -> list[str]:
    """Return all that can be pressed, or chosen in, in a message."""
    found = [part["custom_id"] for part in components if "custom_id" in part]
    for part in components:
        inside = [*part.get("components", []), *([part["accessory"]] if "accessory" in part else [])]
        found += custom_ids(inside)
    return found


def game_at(table: Table) -> str:
    """Return the game that the message of a table shows."""
    found = map(parse, custom_ids([] if table.public is None else table.public.components))
    return next((press.game for press in found if press is not None and press.game), "AAAAAAAA")
