"""JSON from files that anybody may have written: one object, its cost bounded before it is parsed.

What the parser of the standard library leaves open is decided here: a key twice in one object is refused, and so are
numbers of absurdly many digits, ``NaN`` and ``Infinity`` (unless asked for), halves of surrogate pairs, deep nesting,
and more values than the caller has a use for.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np

from emitter.errors import ConfigError, MoehloError, shown
from emitter.io.files import decode, read_bytes
from emitter.io.numbers import MAX_DIGITS

MAX_DEPTH = 64
"""Objects and lists within each other; the parser recurses, and nothing that is read here goes beyond ten."""

_MAX_FLOAT_DIGITS = 1100
"""The longest exact decimal of a double; Python reads longer ones in the square of their length."""

_SURROGATE = re.compile(rb"\\u[dD][89a-fA-F]")
"""Half of a pair, perhaps beside its other half: two escapes are one character then. Readers in other languages refuse
one alone, and it cannot be printed."""

_TAG = "__float__"
_TAGGED = {"Infinity": float("inf"), "-Infinity": float("-inf"), "NaN": float("nan")}


def read_object(
    path: Path,
    what: str,
    *,
    most: int,
    values: int,
    error: type[MoehloError] = ConfigError,
    special_floats: bool = False,
    hint: str = "",
) -> dict[str, Any]:
    """The JSON object in a regular file of at most ``most`` bytes, with at most ``values`` values in it.

    ``what`` is what was expected there (``a config.json``), ``hint`` follows it where nothing can be opened;
    ``special_floats`` as in ``parse_object``.

    Raises:
        error: If the file cannot be read, or is not such an object; the message says what it is instead.
    """
    raw = read_bytes(path, what, most=most, error=error, hint=hint)
    return parse_object(raw, str(path), what, values=values, error=error, special_floats=special_floats)


def parse_object(
    raw: bytes,
    source: str,
    what: str,
    *,
    values: int,
    error: type[MoehloError] = ConfigError,
    special_floats: bool = False,
) -> dict[str, Any]:
    """The JSON object that ``raw`` spells, with at most ``values`` values in it, at whatever depth.

    With ``special_floats`` the numbers that JSON has not are read as published configs have them: ``Infinity`` bare,
    and ``{"__float__": "Infinity"}`` (``-Infinity``, ``NaN``) as transformers does
    (``PreTrainedConfig._decode_special_floats``); any other content of such an object stays an object, as there.

    Args:
        raw: UTF-8 text.
        source: Where it is from, for messages: a path, or a path and the part of the file.
        what: What was expected, for messages (``a config.json``).
        values: Bound on the number of values; each costs up to a microsecond and a hundred bytes.
        error: What is raised.
        special_floats: Whether infinities are numbers.

    Raises:
        error: If it is not UTF-8, not JSON, no object, repeats a key, or is beyond a bound.
    """
    text = decode(raw, source, what, error=error)
    # A comma and an opening bracket each stand for at most one value more. Those within strings count too: a bound need
    # not be exact.
    if sum(map(raw.count, (b",", b"[", b"{"))) > values:
        raise error(f"{source}: holds more than {values} values, which is too much for {what}")
    if _depth(raw) > MAX_DEPTH:
        raise error(f"{source}: is nested too deeply for {what} (at most {MAX_DEPTH} levels)")
    unique = _tagged if special_floats else _unique
    constant = _infinity if special_floats else _no_constant
    try:
        data = json.loads(
            text, object_pairs_hook=unique, parse_constant=constant, parse_int=_integer, parse_float=_float
        )
    except json.JSONDecodeError as problem:
        state = "is empty" if not text.strip() else f"is not JSON: {problem.msg}"
        place = f"line {problem.lineno}, column {problem.colno}"
        raise error(f"{source}: {state} ({place}); expected {what}. Is it truncated?") from problem
    except ValueError as problem:
        raise error(f"{source}: {problem}") from problem
    if _SURROGATE.search(raw) is not None and not _is_unicode(data):
        raise error(f"{source}: a string in it holds half of a surrogate pair; expected {what}")
    if not isinstance(data, dict):
        raise error(f"{source}: holds a JSON {type(data).__name__}; expected {what}, which is an object")
    return data


def _is_unicode(data: Any) -> bool:
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def _depth(raw: bytes) -> int:
    """The deepest nesting of brackets outside strings; a text that is no JSON may give any number."""
    # few brackets cannot be deep, and most texts that are read have few
    if sum(map(raw.count, (b"[", b"{"))) <= MAX_DEPTH:
        return 0
    escaped = raw.replace(b"\\\\", b"").replace(b'\\"', b"")
    characters = np.frombuffer(escaped, np.uint8)
    inside = np.bitwise_xor.accumulate(characters == 0x22)
    # [ and { are 0x5B and 0x7B, ] and } are 0x5D and 0x7D: alike but for the bit 0x20
    lower = (characters | 0x20) * ~inside
    brackets = lower[(lower == 0x7B) | (lower == 0x7D)]
    steps = np.where(brackets == 0x7B, np.int8(1), np.int8(-1))
    return int(np.cumsum(steps, dtype=np.int32).max(initial=0))


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise ValueError(f"the key {shown(twice)} appears twice in one object")
    return data


def _tagged(pairs: list[tuple[str, Any]]) -> dict[str, Any] | float:
    data = _unique(pairs)
    tag = data.get(_TAG) if len(data) == 1 else None
    return _TAGGED[tag] if isinstance(tag, str) and tag in _TAGGED else data


def _integer(text: str) -> int:
    if len(text) > MAX_DIGITS:
        raise ValueError(f"a number of {len(text)} digits is absurdly large; expected at most {MAX_DIGITS}")
    if text == "-0":
        raise ValueError("-0 is no whole number to other readers of JSON; expected 0")
    return int(text)


def _float(text: str) -> float:
    if len(text) > _MAX_FLOAT_DIGITS:
        raise ValueError(f"a number of {len(text)} digits is absurdly long; expected at most {_MAX_FLOAT_DIGITS}")
    return float(text)


def _infinity(text: str) -> float:
    # no JSON either, but published configs have it (time_step_limit of Mamba layers); a key that is read refuses it
    return float(text) if text != "NaN" else _no_constant(text)


def _no_constant(text: str) -> float:
    raise ValueError(f"{text} is not JSON; expected a finite number")
