"""Which keys of a config a row of the family table knows, and the refusal of the others."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Any

from emitter.errors import UnsupportedError, shown
from emitter.reading.families.row import Fixed


def refuse_fixed(config: Mapping[str, Any], where: str, family: str, fixed: Iterable[Fixed]) -> None:
    """Raise ``UnsupportedError`` for a key that the family does not read, and that says what it does not compute."""
    for key in fixed:
        value = config.get(key.name, key.accepted[0])
        if not key.accepts(value):
            raise UnsupportedError(
                f"{where}: {key.name} is {shown(value)}, but {family} does not read it: {key.why}; "
                f"accepted is {' or '.join(map(shown, key.accepted))}"
            )


def unread_keys(
    config: Mapping[str, Any], known: Set[str], looks: re.Pattern[str], never: frozenset[str] = frozenset()
) -> list[str]:
    """The keys of a config that ``looks`` finds and that are not ``known``, sorted; those in ``never`` do nothing.

    Keys of objects that the known ones step into count by their dotted names, and look as the last part of these.
    """
    inside = {name.partition(".")[0] for name in known if "." in name}
    seen: dict[str, str] = {}
    for key, value in config.items():
        if key in inside and isinstance(value, Mapping):
            seen |= {f"{key}.{inner}": inner for inner in value}
        elif key not in inside:
            seen[key] = key
    return sorted(key for key, word in seen.items() if looks.search(word) and key not in known and word not in never)


def refuse_unread(unread: Sequence[str], where: str, family: str, part_of: str, outcome: str) -> None:
    """Refuse keys that look like part of something and that a family does not read; ``outcome`` could be wrong."""
    if not unread:
        return
    one = len(unread) == 1
    look, them, leftover = ("looks", "it", "it is a leftover") if one else ("look", "them", "they are leftovers")
    raise UnsupportedError(
        f"{where}: {', '.join(unread)} {look} like part of a {part_of}, but {family} does not read {them}, so "
        f"{outcome} could be wrong. Remove {them} if {leftover}; otherwise this model is not the one that its "
        "model_type names"
    )
