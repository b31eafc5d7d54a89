"""The awards of a match, and why its ratings moved, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.context import ScreenContext
from bot.screens.layout import paragraph, small
from bot.screens.words import card_words
from bot.sessions.awards import Award, awards
from bot.store.stats import RatingChange


def awards_words(context: ScreenContext) -> str:
    """Return the awards of a match, a small line each; nothing where there are none, or what was done is not known."""
    feats = context.table.feats
    lines = [] if feats is None else [award_words(context, award) for award in awards(feats)]
    return paragraph(f"**{context.text('end-awards')}**", small(lines)) if lines else ""


def award_words(context: ScreenContext, award: Award) -> str:
    """Return what a seat did, as a sentence that says it to the viewer where it was them."""
    return context.text(
        f"award-{award.kind}",
        seat=context.text("end-you") if award.seat == context.seat else f"**{context.names[award.seat]}**",
        count=award.count,
        of=award.of,
        all="yes" if award.of == award.count else "no",
        card="" if award.face is None else card_words(context.text, context.edition, award.face),
    )


def rating_words(context: ScreenContext) -> dict[int, str]:
    """Return what the match made of the players' ratings on this server and why, by seat; maybe of none."""
    changes = context.table.ratings or ()
    words = {}
    for change in changes:
        before, after = change.here
        rating = context.text("end-rating", after=after, gained=f"{after - before:+}")
        reason = _reason(context, change, changes)
        words[change.seat] = f"{rating} · {reason}" if reason else rating
    return words


def _reason(context: ScreenContext, change: RatingChange, changes: Sequence[RatingChange]) -> str:
    """Return why a rating moved: which opponent's place says most about it."""
    text, teams, mine = context.text, context.view.teams, change.here[0]
    gained = change.here[1] - mine
    others = [other for other in changes if teams[other.seat] != teams[change.seat]]
    if not gained:
        return ""
    if not context.view.in_match[change.seat]:
        return text("end-reason-left")
    best_first = sorted(others, key=lambda other: other.here[0], reverse=gained > 0)
    for message, found in (
        ("end-reason-beat", [other for other in best_first if other.place > change.place and gained > 0]),
        ("end-reason-lost", [other for other in best_first if other.place < change.place and gained < 0]),
        ("end-reason-tied", [other for other in best_first if other.place == change.place]),
    ):
        for other in found[:1]:
            theirs = other.here[0]
            rated = "higher" if theirs > mine else "lower" if theirs < mine else "same"
            return text(message, other=context.names[other.seat], rated=rated)
    return ""
