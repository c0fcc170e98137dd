"""How manifests spell packings."""

import emitter.packing
from emitter.packing import Gguf, Quantised
from weights.archives.packings import NAMES


def test_every_packing_of_fewer_bits_has_a_name() -> None:
    exported = [getattr(emitter.packing, name) for name in emitter.packing.__all__]
    kinds = {kind for kind in exported if hasattr(kind, "numbers")} - {Quantised, Gguf}  # bases of the others
    assert kinds == set(NAMES.values())
