"""The commands of the operator: a module for each, with its options (`add_arguments`) and what it does (`run`).

`table.py` names them all. A module is imported only when its command is given, and may import anything of ours.
"""
