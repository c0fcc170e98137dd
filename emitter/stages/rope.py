"""Rotary position embeddings: pairs of dimensions rotated by an angle that grows with the position, in f32.

Cosines and sines come from the host, a row for each token: compilers' own are off by 3e-5 at position 1000.
"""

from __future__ import annotations

from emitter.spec.rope import Pairing, RopeSpec
from emitter.text.builder import FunctionBuilder, Value


def rotate(b: FunctionBuilder, spec: RopeSpec, x: Value, cos: Value, sin: Value, *, name: str) -> Value:
    """``x [N, ..., d]`` with its first pairs of dimensions rotated by ``cos`` and ``sin [N, pairs]``.

    Su et al., arXiv:2104.09864. Neighbours that are a pair are written to the two halves whatever the spec says:
    queries and keys are written alike, and their products are sums over the pairs.
    """
    at = len(x.shape) - 1
    half, rotated, width = spec.pairs, 2 * spec.pairs, x.extent(at)
    rest = b.slice(x, dim=at, start=rotated, limit=width, name=f"{name}_rest") if rotated != width else None
    x = b.slice(x, dim=at, start=0, limit=rotated, name=f"{name}_turning")
    if spec.pairing is Pairing.HALF:
        first = b.slice(x, dim=at, start=0, limit=half, name=f"{name}_first")
        second = b.slice(x, dim=at, start=half, limit=rotated, name=f"{name}_second")
    else:
        first, second = (_every_other(b, x, odd, name=f"{name}_{word}") for odd, word in ((0, "first"), (1, "second")))
    rows = [
        b.broadcast_in_dim(table, first.shape, dims=(0, at), name=f"{name}_{word}")
        for table, word in ((cos, "cos"), (sin, "sin"))
    ]
    parts = [
        b.subtract(b.multiply(first, rows[0]), b.multiply(second, rows[1]), name=f"{name}_turned_first"),
        b.add(b.multiply(second, rows[0]), b.multiply(first, rows[1]), name=f"{name}_turned_second"),
        *([] if rest is None else [rest]),
    ]
    return b.concatenate(parts, dim=at, name=name)


def _every_other(b: FunctionBuilder, x: Value, odd: int, *, name: str) -> Value:
    """Dimensions 0, 2, 4 of ``x [..., D]``, or 1, 3, 5."""
    at = len(x.shape) - 1
    pairs = b.split(x, at, (x.extent(at) // 2, 2), name=f"{name}_pairs")
    return b.join(b.slice(pairs, dim=at + 1, start=odd, limit=odd + 1, name=f"{name}_column"), at, 2, name=name)
