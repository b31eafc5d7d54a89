"""What every test has at hand."""

from hypothesis import settings

# Machines differ in speed; a slow one must not fail a property that holds.
settings.register_profile("uno", deadline=None)
settings.load_profile("uno")
