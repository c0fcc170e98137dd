"""Faults planted in the sources, each with the tests that must notice it: ``python -m tests.planted --help``."""
