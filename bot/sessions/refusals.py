"""What a session refuses, besides what the rules refuse: codes, for which the texts have sentences."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.games import Place

CODES = (
    "no_game",  # there is no such game any more
    "channel_taken",  # a game runs in this channel already
    "too_many_hosted",  # the user hosts as many games as they may at one time
    "too_many_here",  # as many games run on the server as may at one time
    "already_seated",  # the user has a seat here
    "not_seated",  # the user has no seat here
    "guest_seated",  # the user who is asked to join has a seat here
    "guest_asked",  # the user was asked to join this lobby before
    "full",  # all seats are taken
    "too_few",  # not enough players to start
    "too_many",  # more players than this edition takes
    "not_host",  # only the host may do this
    "started",  # the game has begun
    "not_started",  # the game has not begun
    "round_running",  # the round is not over yet
    "match_over",  # the match is over
    "bad_options",  # there is no such choice
    "house_clash",  # two of the house rules exclude each other
    "house_seats",  # so many cannot play by the house rules
    "no_computers",  # only people play at this table
    "no_last_table",  # the user has hosted no game on this server that was dealt
    "bad_preset_name",  # a preset cannot be called that
    "too_many_presets",  # the server keeps as many presets as it may
    "dancing",  # the dance has begun; the moves answer it
    "not_dancing",  # another player dances, or it is not judged by a routine
    "not_judging",  # it is not for this player to say whether it was a dance
    "no_seat",  # there is no such seat
    "no_vote_needed",  # no player sits there who could be voted out: a computer, or one who is away
    "two_left",  # two players are left, and neither puts the other out
    "left_match",  # the user left the match or was put out, and opens no rematch of it
    "asleep",  # the game sleeps; it has to be woken
    "too_early",  # a catch comes too early: the player has a moment to call
    "too_late",  # the call or another catch was faster
    "paused",  # a wrong catch costs some seconds in which the player catches no one
    "unknown_game",  # there is no such game on this server
    "not_visible",  # it was played in a channel that the user cannot see
    "still_running",  # only games that are over are shown again
    "never_dealt",  # it was over before any card was dealt
    "unreadable",  # it was played by rules that are no longer known
    "damaged",  # what is stored of it is not what was played
    "no_round",  # no round of it was played to its end with the user in it
    "too_many_reviews",  # as many reviews are being worked out as may at one time
    "review_failed",  # the review could not be worked out
    "still_seated",  # the user sits in a game that runs, and has to leave it first
    "moved",  # another process is about to run the game, or does already
    "other_step",  # the guided round asks for something else now
    "day_over",  # the daily deal was not finished in time
    "daily_elsewhere",  # the daily deal was begun on a server that another process looks after
    "not_saved",  # it could not be saved, and was not done
)


class SessionRefusal(Exception):
    """Something that the session does not allow now; nothing was changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class TooManyGames(SessionRefusal):
    """The user hosts, or the server has, as many games as may run at one time; `running` are those of the user."""

    def __init__(self, code: str, running: Sequence[Place] = ()) -> None:
        super().__init__(code)
        self.running = running


class Damaged(SessionRefusal):
    """What is stored of a game is not what was played; `what` says where, and holds nothing that is secret."""

    def __init__(self, what: str, code: str = "damaged") -> None:
        super().__init__(code)
        self.what = what


class Outdated(Damaged):
    """It was played under another version of the rules, and no second engine is kept."""

    def __init__(self, version: int) -> None:
        super().__init__(f"it was played under version {version} of the rules", "unreadable")
