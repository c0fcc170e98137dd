"""Errors that a person can act on. Each says what is wrong, where, what is accepted and what to try next.

Every ``MoehloError`` ends the command with exit code 2 and its message alone; anything else that escapes is a bug.
"""

from __future__ import annotations


class MoehloError(Exception):
    """Base of every error caused by use or input."""


class ConfigError(MoehloError):
    """A config.json that cannot be read or holds a value that is not accepted."""


class UnsupportedError(MoehloError):
    """A family, a layer or a config value that is understood but not supported."""


class CheckpointError(MoehloError):
    """A checkpoint file that is damaged, incomplete or of a refused kind."""


class InputError(MoehloError):
    """An input array of the wrong rank, width or dtype, or one that cannot be read."""


class OutputError(MoehloError):
    """An output path that exists, or that cannot be written."""


class TargetError(MoehloError):
    """A compilation target or device that is unknown or that this machine lacks."""


class CompileError(MoehloError):
    """A text that the compiler refused: its first diagnostic and the stage of the graph it comes from."""
