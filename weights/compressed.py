"""Tensors that compressed-tensors wrote, in the planes of packings that kernels read.

    MODULE.weight_packed i32, .weight_scale, .weight_shape[, .weight_zero_point i32]      (pack-quantized)
    MODULE.weight i8, .weight_scale                                                       (int-quantized)
    MODULE.weight f8E4M3, .weight_scale                                                   (float-quantized)
    MODULE.weight_packed u8, .weight_scale u8                                             (mxfp4-pack-quantized)
    MODULE.weight f8E4M3, .weight_scale u8                                                (mxfp8-quantized)

A matrix of R rows and K columns has ``weight_scale [R, K / group]``, of a channel (a row) ``[R, 1]``, of blocks
``[ceil(R / rows), ceil(K / columns)]``, of the whole tensor ``[1]``. A number is ``(q - z) scale``. Integers q of b
bits lie in ``weight_packed [R, K b / 32]`` as ``q + 2^(b-1)``, number i of a row in the bits ``i b`` to
``(i + 1) b - 1`` of its little-endian words. Zero points z lie so along columns, ``weight_zero_point [ceil(R b / 32),
K / group]``; symmetric ones are 0 and not stored. ``weight_shape`` says R and K once more and is not read.
``weight_g_idx [K]`` has the group of each column, where that does not follow from its place.

    format                  packing                     its planes
    pack-, int-quantized    MLX affine                  scale, and as biases -(z + 2^(b-1)) scale
    float-quantized         FP8 in blocks               scales in f32; those of rows are of blocks of one row
    mxfp4-, mxfp8-..        MLX mxfp4, MLX mxfp8        the same bytes

A scale of 16 bits times a power of two is a scale of 16 bits; times a zero point it is not, so those have both planes
in f32. A group that MLX does not have is several of one that it has. Then all numbers are exact in f32, but where
scales are f32 products are rounded before their sum: they are off by at most 2^-23 of the largest in their group.
compressed-tensors rounds numbers to the type of the scales.

Source: https://github.com/vllm-project/compressed-tensors 0.20.1, ``compressors/pack_quantized``, ``naive_quantized``,
``mxfp4``, ``mxfp8``; vLLM reads the same (``compressed_tensors_wNa16.py``, ``compressed_tensors_w8a8_fp8.py``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from emitter.dtype import DType
from emitter.errors import CheckpointError, shown
from emitter.packing import BlockFp8, MlxAffine, MlxMxfp4, MlxMxfp8, Quantised
from emitter.packing.bits import stream
from emitter.packing.mlx import AFFINE_GROUPS
from emitter.reading.compressed import CompressedQuantisation, CompressedScheme
from weights.checkpoint import Checkpoint
from weights.layouts import Array
from weights.made_rows import MadeRows
from weights.stored import PackedTensor

PACKED = "_packed"
PLANES = ("_scale", "_shape", "_zero_point", "_g_idx")
"""How the names of the tensors end that belong to ``MODULE.weight`` or ``MODULE.weight_packed``."""
_GROUPS = (*sorted(AFFINE_GROUPS, reverse=True), 16)
SCALES = {"F16": DType.F16, "BF16": DType.BF16, "F32": DType.F32}
"""Types that scales have, as safetensors spells them."""
_MICROSCALING: Mapping[str, Quantised] = {"mxfp4-pack-quantized": MlxMxfp4(), "mxfp8-quantized": MlxMxfp8()}
_STORED_AS: Mapping[str, tuple[str, str]] = {
    "pack-quantized": (PACKED, "I32"),
    "int-quantized": ("", "I8"),
    "float-quantized": ("", "F8_E4M3"),
    "mxfp4-pack-quantized": (PACKED, "U8"),
    "mxfp8-quantized": ("", "F8_E4M3"),
}
"""By format how the name of the codes ends, and their type."""
_ELEMENT_BITS = {"I32": 32, "I8": 8, "U8": 8, "F8_E4M3": 8}
_NARROW = ("I8", "F8_E4M3")
"""Types that no weight has which was left alone."""


@dataclass(frozen=True)
class _Factors:
    """Scales ``[R, groups]``, or with an offset the biases of codes that are larger by it; ``times`` of each.

    ``zero_points`` are stored offsets, codes of so many ``bits`` along rows.
    """

    scales: str
    shape: tuple[int, int]
    dtype: DType
    times: int = 1
    offset: int = 0
    zero_points: str | None = None
    bits: int = 8

    def make(self, stored: Checkpoint, first: int, stop: int) -> Array:
        """The rows from ``first`` to ``stop``. Raises ``CheckpointError`` where a bias is infinite."""
        scales = stored.array(self.scales).reshape(self.shape[0], -1)[first:stop]
        found = stored.read(self.scales, scales).astype(np.float32)
        with np.errstate(over="ignore", invalid="ignore", under="ignore"):
            if self.zero_points is not None:
                found *= -_along_rows(stored, self.zero_points, self.bits, first, stop)
            elif self.offset:
                found *= -self.offset
            found = found.astype(self.dtype.numpy)
        if np.isinf(found).any():
            raise CheckpointError(
                f"{stored.label}: {shown(self.scales, 200)} has scales that are infinite, or whose products with the "
                f"offset of codes are beyond the range of {self.dtype.value}"
            )
        return found.repeat(self.times, axis=-1)


@dataclass(frozen=True)
class _Words:
    """The bytes of rows in words of 32 bits; ``signed`` ones become unsigned, larger by 128."""

    tensor: str
    shape: tuple[int, int]
    signed: bool
    dtype = DType.I32

    def make(self, stored: Checkpoint, first: int, stop: int) -> Array:
        """The rows from ``first`` to ``stop``."""
        octets = np.ascontiguousarray(stored.read(self.tensor, stored.array(self.tensor)[first:stop])).view(np.uint8)
        return (octets ^ np.uint8(128) if self.signed else octets).view(self.dtype.numpy)


def _along_rows(stored: Checkpoint, name: str, bits: int, first: int, stop: int) -> Array:
    """Codes that lie in words along rows, those of the rows from ``first`` to ``stop``."""
    each = 32 // bits
    start = first // each
    words = stored.read(name, stored.array(name)[start : -(-stop // each)])
    codes = stream(np.ascontiguousarray(words.swapaxes(0, 1)), bits).swapaxes(0, 1)
    return codes[first - start * each : stop - start * each].astype(np.float32)


class CompressedPlanes:
    """The tensors of a checkpoint, and planes made of them, which have names of their own. See ``Stored``."""

    def __init__(self, checkpoint: Checkpoint) -> None:
        self.checkpoint, self.label = checkpoint, checkpoint.label
        self._made: dict[str, _Factors | _Words] = {}
        self._rows = MadeRows(self.shape, lambda name: self._made[name].dtype.numpy, self._make)

    def _make(self, name: str, first: int, found: Array) -> None:
        found[...] = self._made[name].make(self.checkpoint, first, first + len(found))

    def _holder(self, name: str) -> MadeRows | Checkpoint:
        return self._rows if name in self._made else self.checkpoint

    def shape(self, name: str) -> tuple[int, ...]:
        """See ``Stored``."""
        return self._made[name].shape if name in self._made else self.checkpoint.shape(name)

    def mapped(self, name: str) -> bool:
        """See ``Stored``."""
        return name not in self._made

    def array(self, name: str) -> Array:
        """See ``Stored``."""
        return self._holder(name).array(name)

    def read(self, name: str, view: Array) -> Array:
        """See ``Stored``. Raises ``CheckpointError`` where what is made is infinite."""
        return self._holder(name).read(name, view)

    def read_into(self, name: str, view: Array, target: Array) -> None:
        """See ``Stored``. Raises ``CheckpointError`` where what is made is infinite."""
        self._holder(name).read_into(name, view, target)

    def stored_bytes(self, name: str) -> int:
        """See ``Stored``."""
        return self.checkpoint.stored_bytes(name)

    def find(self, name: str, quantisation: CompressedQuantisation) -> PackedTensor | None:
        """How the tensor ``MODULE.weight`` is packed; None where it is not. What is said of its planes is not checked.

        Raises ``CheckpointError`` where its tensors are not those of its scheme.
        """
        stored, scheme = self.checkpoint, quantisation.of(name)
        codes = next((n for n in (f"{name}{PACKED}", name) if n in stored), None)
        beside = tuple(each for end in PLANES if (each := f"{name}{end}") in stored)
        if codes is None or (codes == name and not beside and stored.dtype(name) not in _NARROW):
            return None
        if scheme is None:
            raise CheckpointError(
                f"{self.label}: {shown(codes, 200)} is quantised, but quantization_config of config.json says that it "
                "is not: its module is among ignore, or no group targets it (by name, re:.., or Linear)"
            )
        expected, accepted = _STORED_AS[scheme.format]
        if codes != f"{name}{expected}":
            raise CheckpointError(
                f"{self.label}: there is a tensor {shown(codes, 200)}; expected of format {scheme.format} is "
                f"{shown(f'{name}{expected}', 200)}"
            )
        if expected and name in stored:
            raise CheckpointError(f"{self.label}: holds both {shown(name, 200)} and {shown(codes, 200)}; remove one")
        stored.need_dtype(codes, (accepted,))
        stored.need(codes, scales := f"{name}_scale")
        kinds = ("U8",) if scheme.format in _MICROSCALING else tuple(SCALES)
        stored.need_dtype(scales, kinds)
        shape = stored.shape(codes)
        if len(shape) != 2 or 0 in shape:
            raise CheckpointError(f"{self.label}: {shown(codes, 200)} is {list(shape)}, expected a matrix")
        rows, columns = shape[0], shape[1] * _ELEMENT_BITS[accepted] // scheme.bits
        if scheme.symmetric and f"{name}_zero_point" in stored:
            raise CheckpointError(
                f"{self.label}: {shown(codes, 200)} has {shown(f'{name}_zero_point', 200)} and is symmetric, as "
                "config.json says; correct symmetric there, or remove the tensor"
            )
        if (said := f"{name}_shape") in stored:  # no more than the codes say
            stored.need_dtype(said, ("I64", "I32"))
            self._need_shape(said, ((2,),))
        self._check_groups(name, scheme, columns)
        packing, planes = self._planes(name, codes, scheme, (rows, columns))
        return PackedTensor(packing, (rows, columns), planes, tensors=(codes, *beside))

    def _planes(
        self, name: str, codes: str, scheme: CompressedScheme, shape: tuple[int, int]
    ) -> tuple[Quantised, dict[str, str]]:
        """The packing of a matrix of a ``shape``, and its planes."""
        (rows, columns), scales = shape, f"{name}_scale"
        try:
            packing = packing_of(scheme, shape, SCALES.get(self.checkpoint.dtype(scales), DType.F32))
        except ValueError as error:
            raise CheckpointError(f"{self.label}: {shown(codes, 200)}: {error}") from error
        if scheme.format in _MICROSCALING:
            words = self._add(f"{codes} in words", _Words(codes, (rows, columns * scheme.bits // 32), signed=False))
            return packing, {"codes": words, "scales": scales}
        if isinstance(packing, BlockFp8):
            grid = -(-rows // packing.block_rows), -(-columns // packing.block_columns)
            self._need_shape(scales, (grid, *(((), (1,)) if scheme.rows is None else ())))
            scales = self._add(f"{scales} in {packing.scale.value}", _Factors(scales, grid, packing.scale))
            return packing, {"codes": codes, "scales": scales}
        assert isinstance(packing, MlxAffine)
        shared, group, zero_points = scheme.columns or columns, packing.group, None
        self._need_shape(scales, ((rows, columns // shared),))
        if not scheme.symmetric:
            self.checkpoint.need(codes, zero_points := f"{name}_zero_point")
            self.checkpoint.need_dtype(zero_points, ("I32",))
            self._need_shape(zero_points, ((-(-rows * scheme.bits // 32), columns // shared),))
        times, planes = shared // group, {"codes": codes, "scales": scales}
        if codes == name:
            planes["codes"] = self._add(f"{codes} in words", _Words(codes, (rows, columns // 4), signed=True))
        factors = _Factors(scales, (rows, columns // group), packing.scale, times)
        if times > 1 or not scheme.symmetric:
            planes["scales"] = self._add(f"{scales} of groups", factors)
        biases = replace(factors, offset=1 << scheme.bits - 1, zero_points=zero_points, bits=scheme.bits)
        planes["biases"] = self._add(f"{scales} as biases", biases)
        return packing, planes

    def _add(self, name: str, made: _Factors | _Words) -> str:
        self._made.setdefault(name, made)
        return name

    def _need_shape(self, tensor: str, accepted: tuple[tuple[int, ...], ...]) -> None:
        if (shape := self.checkpoint.shape(tensor)) not in accepted:
            expected = " or ".join(str(list(each)) for each in accepted)
            raise CheckpointError(f"{self.label}: {shown(tensor, 200)} is {list(shape)}, expected {expected}")

    def _check_groups(self, name: str, scheme: CompressedScheme, columns: int) -> None:
        """Refuse columns that are in other groups than their places say."""
        tensor = f"{name}_g_idx"
        if tensor not in self.checkpoint:
            if scheme.ordered and scheme.columns is not None:
                raise self.checkpoint.missing(f"{name}{PACKED}", tensor)
            return
        self.checkpoint.need_dtype(tensor, ("I32", "I64"))
        self._need_shape(tensor, ((columns,),))
        found = self.checkpoint.read(tensor, self.checkpoint.array(tensor))
        if (found != np.arange(columns) // (scheme.columns or columns)).any() and (found != -1).any():
            raise CheckpointError(
                f"{self.label}: {shown(tensor, 200)} has columns in groups by their activations (actorder group), "
                "which is not read; quantise with actorder weight, or without"
            )


def packing_of(scheme: CompressedScheme, shape: tuple[int, ...], scale: DType) -> Quantised:
    """The packing of a matrix ``[.., R, K]``, or of several with a scheme, whose scales are stored as ``scale``.

    Raises ``ValueError`` where no packing has such groups.
    """
    rows, columns = shape[-2:]
    if scheme.format in _MICROSCALING:
        return _MICROSCALING[scheme.format]
    if scheme.format == "float-quantized":
        return BlockFp8(scheme.rows or _power(rows), scheme.columns or _power(columns))
    shared = scheme.columns or columns
    group = next((size for size in _GROUPS if shared % size == 0), None)
    if group is None or columns % shared:
        raise ValueError(
            f"{columns} numbers in a row, {shared} to a scale; read are rows of whole groups, of a multiple of "
            f"{_GROUPS[-1]} numbers"
        )
    return MlxAffine(scheme.bits, group, scale if scheme.symmetric else DType.F32)


def _power(size: int) -> int:
    """The power of two that a size fits into, which kernels take of blocks."""
    return 1 << (size - 1).bit_length() if size > 1 else 1
