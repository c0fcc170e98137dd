"""Damaged and hostile input for every reader of the project: ``python -m tests.fuzz``, or ``make fuzz``.

Each input is a function of (seed, target, index), so a run is repeated by its seed and an input by its number. A reader
either reads it exactly right, by an independent reader's account, or refuses it with a message for a person.
"""
