"""Running games: each a table that actions make another of, committed before anyone is shown it.

`table.py` says what a game is, `lobby.py` and `actions.py` what can be done, `deadlines.py` what time does,
`session.py` does it.
"""
