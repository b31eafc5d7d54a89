"""What every test has at hand."""

import math

from hypothesis import HealthCheck, settings

from bot import flood
from bot.playground.world import LocalBackend
from bot.text import Text

# The same examples at every run; and machines differ in speed: a slow one must not fail a property that holds.
settings.register_profile("uno", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("uno")

# A sentence that is missing, or that misses something, fails the test that needs it.
Text.strict = True

# The people in tests press faster than any hand.
flood.AT_ONCE = math.inf

# However slow the machine, the bot answers them in time; tests of lateness are impatient themselves.
LocalBackend.ANSWER_WITHIN = 60.0
