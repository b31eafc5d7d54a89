"""What tests of screens have at hand."""

import jsonschema_rs
import pytest

from tests.discord_api.bodies import message_validator


@pytest.fixture(scope="session")
def body() -> jsonschema_rs.Validator:
    """Discord's own description of a message."""
    return message_validator()
