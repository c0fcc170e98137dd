"""Tiny whole models of every family are where the oracle's tests have them."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "oracle"))
