"""The command ``moehlo``: one module for each group of verbs, each verb thin.

A verb reads its options, calls the package and prints. ``ending`` has every way in which it ends: exit codes are 0
fine, 1 a check failed, 2 bad use or bad input. With ``--json`` the last line of stdout is one JSON document; progress
and remarks go to stderr.
"""

from moehlo.cli.ending import main

__all__ = ["main"]
