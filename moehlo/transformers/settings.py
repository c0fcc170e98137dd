"""What a user may choose, process-wide."""

from __future__ import annotations

import threading
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Settings:
    """``strict``: raise where the kernels do not compute a call, in place of falling back to eager with a warning.

    ``lay_out_anew``: whether weights that do not lie as kernels read them (stored transposed, or not at a multiple of
    64 bytes) may move to new memory, once; the parameter keeps its shape and its numbers, and the old memory is let go.
    """

    strict: bool = False
    lay_out_anew: bool = True


_settings, _lock = Settings(), threading.Lock()


def settings() -> Settings:
    """The settings in force."""
    return _settings


def configure(*, strict: bool | None = None, lay_out_anew: bool | None = None) -> Settings:
    """Change settings (see ``Settings``) for this process; what is not given stays. Returns those in force."""
    global _settings
    given = {"strict": strict, "lay_out_anew": lay_out_anew}
    with _lock:
        _settings = replace(_settings, **{name: value for name, value in given.items() if value is not None})
        return _settings
