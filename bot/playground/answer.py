"""What comes back when somebody uses the bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from simcord import InteractionResult, SetupError
from simcord.backend.models import Interaction, ResponseKind

from .seen import Form, Seen, form

if TYPE_CHECKING:
    from .people import Person


class Impossible(SetupError):
    """Nobody could do this in a client: no such button, not visible, not theirs."""


class NoAnswer(Exception):
    """The bot let the time for an answer pass: "This interaction failed"."""


@dataclass(frozen=True)
class Answer:
    """What the bot answered to an interaction; its messages are always as they are now."""

    person: Person
    result: InteractionResult

    @property
    def record(self) -> Interaction:
        return self.result._interaction

    @property
    def kind(self) -> ResponseKind:
        """message, deferred, update, deferred_update, modal or autocomplete."""
        return self.record.response_kind or ResponseKind.PONG

    @property
    def ephemeral(self) -> bool:
        return self.record.ephemeral

    @property
    def message(self) -> Seen | None:
        """The message that was sent or changed; None once it is deleted."""
        return self.person.look(self.record.channel_id, self.record.message_id)

    @property
    def followups(self) -> list[Seen]:
        looked = (self.person.look(self.record.channel_id, number) for number in self.record.followup_ids)
        return [seen for seen in looked if seen is not None]

    @property
    def form(self) -> Form | None:
        return form(self.record.modal) if self.record.modal else None

    @property
    def choices(self) -> list[dict[str, Any]]:
        return self.record.autocomplete_choices or []
