"""The command ``moehlo``: one module for each group of verbs, each verb thin.

A verb reads its options, calls the package and prints. ``ending`` has every way in which it ends: exit codes are 0
fine, 1 a check failed, 2 bad use or bad input. With ``--json`` the last line of stdout is one JSON document; progress
and remarks go to stderr.
"""

import os

# numpy's own products are those of truth, of a few tokens each, and its threads wait for each other in loops: on a busy
# machine a verification took five times as long by them. What is timed and run has threads of other libraries.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from moehlo.cli.ending import main

__all__ = ["main"]
