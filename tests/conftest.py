"""What every test has at hand."""

import math

from hypothesis import settings

from bot import flood
from bot.text import Text

# Machines differ in speed; a slow one must not fail a property that holds.
settings.register_profile("uno", deadline=None)
settings.load_profile("uno")

# A sentence that is missing, or that misses something, fails the test that needs it.
Text.strict = True

# The people in tests press faster than any hand.
flood.AT_ONCE = math.inf
