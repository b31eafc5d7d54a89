"""What a game is at one moment: a value. Actions make another of it (`actions.py`); nothing here ever changes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from bot.rules.chance import seal
from bot.rules.edition import Edition
from bot.rules.events import Event
from bot.rules.game import Game
from bot.rules.notation import SEAT_LETTERS
from bot.rules.record import DEAL, Record, carry_out
from bot.rules.redaction import seen_by
from bot.rules.state import State
from bot.rules.view import View, view
from bot.sessions.awards import Feats
from bot.sessions.dance import ROUTINE
from bot.sessions.drama import HEADLINE_STAYS, STAYS, most_dramatic
from bot.sessions.interlude import Interlude
from bot.sessions.options import Options
from bot.sessions.refusals import SessionRefusal
from bot.sessions.rules_checksum import MIXED
from bot.sessions.table_talk import SHOWN_FOR, Reaction, Remark
from bot.sessions.uno_race import RaceTime, UnoRace
from bot.sessions.votes import LEAST_VOTES, Vote, Votes
from bot.store.daily import DailyStanding
from bot.store.digest import NO_ANSWERS
from bot.store.games import GameStatus
from bot.store.stats import RatingChange

MISSED_BEFORE_AWAY = 2
"""How many questions in a row a player misses before they are away."""
UPDATES_KEPT = 6
"""How many of the last updates a table shows."""

_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")
"""What some database takes in no text: with it in a name, no round could be counted, and so none could end."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table: a player, by the name they had when they sat down, or a computer player."""

    user: int | None
    """None: a computer player."""
    name: str
    level: str | None = None
    """How well the computer plays."""
    missed: int = 0
    """Questions in a row that the player did not answer in time."""
    away: bool = False
    """Whether a computer stands in until the player presses anything."""
    pseudonym: int | None = None
    """A number, below 0, in the place of a user who was forgotten."""
    global_name: str | None = None
    """What the player is called outside of this server; None: not known."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", _UNSTORABLE.sub("", self.name))
        if self.global_name is not None:
            object.__setattr__(self, "global_name", _UNSTORABLE.sub("", self.global_name))


@dataclass(frozen=True, slots=True)
class Guest:
    """A user who was asked into a lobby."""

    user: int | None
    """None: not known any more, after a restart."""
    message_id: int | None = None
    """The message that asks them, until it is removed."""
    channel_id: int | None = None
    """Where that is: the game may have gone elsewhere."""


@dataclass(frozen=True, slots=True)
class Update:
    """What a change did, to be shown to everybody as far as they may know it.

    Without events it was none of the rules' doing: a user joined, danced a step, is running late.
    """

    seat: int | None = None
    """Whose answer it was."""
    edition: Edition | None = None
    _events: tuple[Event, ...] = field(default=(), repr=False)
    _side: int = 0
    at: datetime | None = None
    """When it happened; not known of what was replayed, and of what was none of the rules' doing."""
    top: int | None = None
    """The face on top of the discards after it, where it was of the rules' doing."""
    late: int | None = None
    """The seat whose time is nearly up: its player is pinged, once."""
    spared: int | None = None
    """The seat whose time ran out while the bot was away: it has a moment more."""
    away: tuple[int, ...] = ()
    """The seats whose players are away from now on."""
    back: tuple[int, ...] = ()
    """The seats whose players are back."""
    interlude: Interlude | None = None
    """What was acted out before this answer, as far as it went; unknown after a restart."""
    timed: RaceTime | None = None
    """How fast the call of UNO, or the catch, was that it brought; unknown after a restart."""
    forgot: tuple[int, ...] = ()
    """The seats that forgot to call UNO and can be caught no more; unknown after a restart."""
    remark: Remark | None = None
    """What a computer player said to it; unknown after a restart."""
    vote: Vote | None = None
    """How the vote stands that was cast and is not decided yet."""
    _seen: dict[int | None, Sequence[Event]] = field(init=False, default_factory=dict, repr=False, compare=False)
    """What was asked for, each worked out once."""

    def counted(self, feats: Feats, state: State) -> Feats:
        """Return the feats with those of this update, which led to this state."""
        return feats.after(self._events, self._side, state) if self._events else feats

    def seen_by(self, seat: int | None) -> Sequence[Event]:
        """Return what happened, as this seat may know it, or as the channel may (None)."""
        if self.edition is None:
            return ()
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = tuple(seen_by(seat, self._events, self.edition, self._side))
        return found

    def forget_seats(self) -> None:
        """Keep only how the channel may know it: once there is a newer update, hardly any seat asks again."""
        for seat in [seat for seat in self._seen if seat is not None]:
            del self._seen[seat]

    @property
    def is_dramatic(self) -> bool:
        """Whether people want to see it for a while."""
        return most_dramatic(self._events) is not None

    def stands(self, now: datetime, long: timedelta = HEADLINE_STAYS) -> bool:
        """Tell whether it is dramatic, and so short a time ago that it stays to be seen."""
        return self.at is not None and now - self.at < long and self.is_dramatic


@dataclass(frozen=True, slots=True)
class Table:
    """A game: its lobby, its match, its end."""

    id: str
    guild_id: int
    channel_id: int
    status: GameStatus
    host: int
    """The user who decides about options and start."""
    locale: str
    """The language of what everybody sees."""
    options: Options
    seats: tuple[Seat, ...]
    """Who sits where; the rules' seats are the places in this row."""
    seed: bytes = field(repr=False)
    """What all chance of the deal comes from; secret until the end."""
    created: datetime
    updated: datetime
    """When it was saved last."""
    seen: datetime
    """When a player last did anything."""
    message_id: int | None = None
    """The public message that shows it."""
    parent_id: int | None = None
    """The channel in which its thread is, where it got one for itself; the lobby's message there has the thread's id.

    None: it is played where it was opened."""
    private: str = ""
    """Of which kind it is if it is one user's own: then it is in no channel, and `channel_id` is that user.

    No one else sees it, nothing of it is counted, and time does nothing to it but end a daily deal.
    Empty: it is public."""
    wants_thread: bool = False
    """Whether it is to get a thread of its own when it starts."""
    ended: datetime | None = None
    version: int = 1
    """Counts the saves."""
    judging: str = ROUTINE
    """Who says whether an interlude was a good one."""
    pings: bool = True
    """Whether players are mentioned: when their time runs out, and where they want that when their turn comes."""
    has_reactions: bool = True
    """Whether players may react at the table."""
    has_remarks: bool = True
    """Whether computer players say something now and then."""
    game: Game | None = field(default=None, repr=False)
    """The cards, once they are dealt. It is copied before it is played on."""
    answers: int = 0
    """How many answers the record has."""
    given: tuple[str, ...] | None = None
    """Of a private game the answers of the record, by which its computers may go. They are not stored: after a restart
    they are not known (None) until the record is replayed."""
    answers_digest: int | None = NO_ANSWERS
    """The digest of these; None where a former version stored the game, until it is checked."""
    rules: str = MIXED
    """The checksum of the rules under which it was dealt."""
    is_outdated: bool = False
    """Whether it was set aside because it was played under another version of the rules."""
    deadline: datetime | None = None
    """When the default is answered to what is asked."""
    warned: int = 0
    """The number of the question whose player was told that time runs out."""
    called: int = 0
    """The number of the question whose player was told that it is their turn."""
    ping_id: int | None = None
    """The message that told a player either, until it is removed."""
    announcement_id: int | None = None
    """The message that told people that its lobby opened, until it is removed."""
    interlude: Interlude | None = None
    """What is acted out before the question is answered (B2)."""
    performed: tuple[int, ...] = ()
    """The seats whose interludes in this match went well, once for each."""
    votes: Votes = field(default_factory=Votes)
    unplayed: frozenset[int] = frozenset()
    """The seats of players who have not answered anything yet."""
    everyone_joined: bool = True
    """Whether all players joined it themselves; unknown of games that a former version opened."""
    rematch_of: str | None = None
    """The game of which this one is a rematch."""
    invited: tuple[Seat, ...] = ()
    """The players of that game who may want to join. They are not stored: after a restart they are looked up there."""
    guests: tuple[Guest, ...] = ()
    """The users who were asked into the lobby by its players. Only which messages do so is stored."""
    race: UnoRace = field(default_factory=UnoRace)
    reactions: tuple[Reaction, ...] = ()
    """How players reacted lately, each at most once. They are not stored."""
    is_skipping: bool = False
    """Whether computers answer without a pause until the only player is asked. It is not stored."""
    recent: tuple[Update, ...] = ()
    """The last updates that a table shows, the newest last. They are not stored: after a restart they are replayed."""
    feats: Feats | None = field(default=None, repr=False, compare=False)
    """What the seats have done that is worth an award. It is not stored: after a restart it is not known (None) until
    the record is replayed, and never where that is not possible."""
    ratings: tuple[RatingChange, ...] | None = None
    """What the match, once it is won, made of the players' ratings; None until that is counted."""
    daily: DailyStanding | None = field(default=None, compare=False)
    """How the result of a daily deal stands, once that is looked up."""
    _views: dict[int | None, View] = field(init=False, default_factory=dict, repr=False, compare=False)
    """The views that were asked for, each worked out once."""

    def next_version(self, now: datetime, **changes: Any) -> Table:
        """Return the table to be saved next, with these changes."""
        return replace(self, version=self.version + 1, updated=now, **changes)

    def set_aside(self, now: datetime) -> Table:
        """Return the table without all that is not to be trusted; it is never saved."""
        return replace(
            self,
            status=GameStatus.ASIDE,
            ended=now,
            game=None,
            deadline=None,
            interlude=None,
            votes=Votes(),
            recent=(),
            ratings=(),
        )

    @property
    def why_aside(self) -> str:
        """The code for why it was set aside."""
        return "unreadable" if self.is_outdated else "damaged"

    # The match

    @property
    def playing(self) -> Game:
        """The cards; raise SessionRefusal where none are dealt."""
        if self.status is GameStatus.ASIDE:
            raise SessionRefusal(self.why_aside)
        if self.game is None:
            raise SessionRefusal("not_started")
        return self.game

    def view(self, seat: int | None) -> View:
        """Return what this seat may know, or what the channel may know (None)."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = view(self.playing, seat)
        return found

    @property
    def asked(self) -> int | None:
        """The seat that the game waits for."""
        question = None if self.game is None else self.game.state.question
        return None if question is None else question.seat

    @property
    def number(self) -> int:
        """The number of the open question; 0 where nothing is asked."""
        return 0 if self.asked is None or self.game is None else self.game.state.number

    @property
    def decided(self) -> bool:
        """Whether the match is won, by more than that all others have left or were put out."""
        return self.game is not None and bool(self.game.state.champions) and not self.game.state.is_walkover

    @property
    def is_open(self) -> bool:
        """Whether cards were dealt and it is all over, with a winner or without: nothing is secret any more."""
        return self.game is not None and self.status is GameStatus.ENDED

    @property
    def is_unplayed(self) -> bool:
        """Whether it is over before any card was dealt: nothing is stored of it any more."""
        return self.game is None and self.status is GameStatus.ENDED

    @property
    def seal(self) -> str:
        """What is shown of the deal's seed before the end."""
        return seal(self.seed)

    @property
    def revealed_seed(self) -> str | None:
        """The seed, once the game is over and it is no secret any more."""
        return self.seed.hex() if self.is_open else None

    def record(self, answers: Iterable[str] = ()) -> Record:
        """Return the record of this game with these answers."""
        options = self.options
        return Record(
            options.edition,
            len(self.seats),
            self.seed,
            options.house,
            options.scoring,
            options.target,
            list(answers),
            options.hand,
            options.uno,
        )

    @property
    def is_under_way(self) -> bool:
        """Whether every player has had a turn: from then on a match is not stopped so easily."""
        return self.game is not None and not any(self.game.state.in_match[seat] for seat in self.unplayed)

    @property
    def is_rated(self) -> bool:
        """Whether ratings may move: there are, or were, players of two teams in the match."""
        if self.game is None:
            return False
        teams = self.game.state.teams
        return len({team for team, seat in zip(teams, self.seats, strict=True) if seat.level is None}) > 1

    def vote(self, against: int | None) -> Vote:
        """Return how the vote on putting this user out stands, or on stopping the game (None)."""
        present = len(self.present_seats)
        if against is not None:
            needed = max(LEAST_VOTES, (present - 1) // 2 + 1)
        else:
            needed = present if self.is_under_way and self.is_rated else present // 2 + 1
        return Vote(len(self.votes.voters(against)), needed, against)

    # What happened last

    def with_update(self, update: Update, now: datetime) -> tuple[Update, ...]:
        """Return the last updates that the table shows, with this one: the last few, and what is still to be seen."""
        first = len(self.recent) + 1 - UPDATES_KEPT
        kept = [one for place, one in enumerate(self.recent) if place >= first or one.stands(now)]
        for one in kept:
            one.forget_seats()
        return (*kept, update)

    @property
    def standing(self) -> list[int]:
        """The places in `recent` of what is to be seen: what was dramatic a moment ago, and the last update.

        The moment is that of the last save: what follows later drops it, and a table on which no one moves may keep it.
        """
        last = len(self.recent) - 1
        return [place for place, one in enumerate(self.recent) if place == last or one.stands(self.updated)]

    @property
    def drama_ends(self) -> datetime | None:
        """When the last dramatic move has been seen long enough; None where there was none a moment ago."""
        ends = [one.at + STAYS for one in self.recent if one.at is not None and one.stands(self.updated, STAYS)]
        return max(ends, default=None)

    def reactions_at(self, now: datetime) -> tuple[Reaction, ...]:
        """Return the reactions that are shown still."""
        return tuple([one for one in self.reactions if now - one.at < SHOWN_FOR]) if self.reactions else ()

    # The seats

    def seat_of(self, user: int) -> int | None:
        """Return the seat of this user, also one who has left the match."""
        for place, seat in enumerate(self.seats):
            if seat.user == user:
                return place
        return None

    def seated(self, user: int) -> int:
        """Return the seat of this user; raise SessionRefusal where they have none."""
        seat = self.seat_of(user)
        if seat is None:
            raise SessionRefusal("not_seated")
        return seat

    @property
    def present_seats(self) -> list[int]:
        """The seats, in a match those still in it, whose players play themselves."""
        in_match = None if self.game is None else self.game.state.in_match
        return [
            place
            for place, seat in enumerate(self.seats)
            if seat.user is not None and not seat.away and (in_match is None or in_match[place])
        ]

    @property
    def computer_seats(self) -> list[int]:
        """The seats still in the match that computers play: their own, and those of players who are away."""
        in_match = self.playing.state.in_match
        return [place for place, seat in enumerate(self.seats) if (seat.user is None or seat.away) and in_match[place]]

    @property
    def only_player(self) -> int | None:
        """The seat of the only player who is still in the match, against computers; None if there are several."""
        in_match = self.playing.state.in_match
        players = [place for place, seat in enumerate(self.seats) if seat.user is not None and in_match[place]]
        return players[0] if len(players) == 1 else None

    @property
    def can_skip(self) -> bool:
        """Whether the only player waits for computers, which could answer at once."""
        return self.is_awake and self.only_player is not None and self.asked != self.only_player

    @property
    def has_computers(self) -> bool:
        """Whether a computer plays any seat, or stands in for a player who is away."""
        return any(seat.user is None or seat.away for seat in self.seats)

    @property
    def is_awake(self) -> bool:
        """Whether the match goes on: a seat is asked, and not all players are away."""
        return self.status is GameStatus.PLAYING and self.asked is not None and bool(self.present_seats)

    def with_present_host(self) -> Table:
        """Return the table with the host role passed to the next present player; keep it if there is none."""
        in_match = None if self.game is None else self.game.state.in_match
        players = [
            (seat.away, seat.user)
            for place, seat in enumerate(self.seats)
            if seat.user is not None and (in_match is None or in_match[place])
        ]
        if not players or (False, self.host) in players:
            return self
        present = [user for is_away, user in players if not is_away]
        if not present and (True, self.host) in players:
            return self
        return replace(self, host=(present or [user for _, user in players])[0])


@dataclass(frozen=True, slots=True)
class Change:
    """What an action makes of a table. It is saved where the table has a new version."""

    table: Table
    update: Update = Update()
    answers: tuple[str, ...] = ()
    """What is added to the record."""
    refusal: Exception | None = None
    """Why the player is told no, although the table changed: after a wrong catch there is no catching for a while."""


def replayed(game: Game, answers: Iterable[str]) -> Iterator[Update]:
    """Give these answers of a record to the game, and yield what each of them did."""
    for answer in answers:
        side = game.state.side
        seat = None if answer == DEAL else SEAT_LETTERS.index(answer[0])
        events = tuple(carry_out(game, answer))
        yield Update(seat, game.edition, events, side, top=game.state.top.index)
