"""The errors whose texts are written for the operator, and the exit codes with which a command ends because of them."""

from __future__ import annotations

FAILED = 1
WRONG_SETTINGS = 78
"""EX_CONFIG of sysexits.h: to start again helps nothing until the operator has changed a setting."""


class OperatorError(Exception):
    """What keeps a command from its work; the text is a sentence that says what to do, or several lines of them."""

    exit_code = FAILED
