"""Shapes of what an entry point takes and gives: numbers, and symbols for sizes that each call decides."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Sym:
    """A size that each call decides. All dimensions of one entry point with the same symbol have the same size.

    ``letter`` is how a person writes it: ``[N, 2048]``.
    """

    name: str
    letter: str

    def __post_init__(self) -> None:
        if not self.name.isidentifier() or not self.letter.isidentifier():
            raise ValueError(f"Sym: name {self.name!r} and letter {self.letter!r} must be identifiers")

    def __str__(self) -> str:
        return self.letter


Dim = int | Sym
"""A dimension: a number, or a symbol that stands for one."""
Shape = tuple[Dim, ...]

TOKENS = Sym("tokens", "N")
"""The tokens of a call."""
MAX_TOKENS = 2**20
"""Tokens of one call at most; the longest contexts that models are published with."""
SEQUENCE = Sym("sequence", "T")
"""The tokens of the longest sequence, or those that a cache has room for."""
KEYS = Sym("keys", "S")
"""The tokens of a cache that a call reads, its own among them."""
WINDOW = Sym("window_sequence", "W")
"""The tokens that a cache has room for which is read through windows alone."""
WINDOW_KEYS = Sym("window_keys", "R")
"""Those of them that a call reads."""
PAGE = 128
"""Tokens in a page of a paged cache."""
WINDOW_PAGES = Sym("window_pages", "Q")
"""The pages of a paged cache that is read through windows alone."""
PAGES = Sym("pages", "P")
"""The pages of a paged cache."""
TABLE = Sym("table_entries", "M")
"""The pages of the longest sequence of a call."""


def static(dim: Dim) -> int:
    """``dim`` where it must be a number. Raises ``TypeError`` for a symbol."""
    if isinstance(dim, Sym):
        raise TypeError(f"dimension {dim.name} is known only when the module is called")
    return dim


def shape_text(shape: Shape) -> str:
    """A shape as a person writes it: ``[N, 2048]``."""
    return f"[{', '.join(map(str, shape))}]"


MOST_EXPANDED_BYTES = 2**30
"""Of the keys and values of one layer that a call on a GPU makes of a cache's latents, at most."""
