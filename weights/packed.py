"""Quantised tensors of a checkpoint, seen as the tensors that they stand for.

    checkpoint                                     seen as
    X.weight u32, X.scales[, X.biases]    (MLX)    X.weight f32, its rows unpacked
    X_blocks u8, X_scales u8              (MXFP4)  X f32, its last two axes the other way round, as transformers has it
    X f8E4M3, X_scale_inv f32             (FP8)    X f32
    X_packed or X, X_scale ..             (compressed-tensors, see ``weights.compressed``)  X f32

So whatever reads a plain checkpoint reads a quantised one: layouts, stacks, experts one by one. Nothing is unpacked
before it is read, and then only the rows that are asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property

import numpy as np

from emitter.errors import CheckpointError, shown
from emitter.packing import (
    Axis,
    BlockFp8,
    Extent,
    MlxAffine,
    MlxMxfp4,
    MlxMxfp8,
    MlxNvfp4,
    Mxfp4,
    Quantised,
    Use,
    Weight,
)
from emitter.reading.compressed import CompressedQuantisation
from emitter.reading.layout import LayerLayout, Unused
from emitter.reading.quantisation import (
    Fp8Quantisation,
    MlxParameters,
    MlxQuantisation,
    Mxfp4Quantisation,
    Quantisation,
    read_quantisation,
)
from emitter.signature import DType
from emitter.spec.tensors import WIDE
from weights.checkpoint import CONFIG, Checkpoint
from weights.compressed import PACKED, PLANES, SCALES, CompressedPlanes
from weights.layouts import Array
from weights.made_rows import MadeRows
from weights.stored import Listed, PackedTensor, Stored

_FLOATS: Mapping[str, Quantised] = {"mxfp4": MlxMxfp4(), "nvfp4": MlxNvfp4(), "mxfp8": MlxMxfp8()}
_F32 = np.dtype(np.float32)
_UNUSED: Mapping[type[Quantisation], tuple[Unused, ...]] = {
    Fp8Quantisation: (Unused(r".*input_scale", "scales activations for products of FP8; here these are not rounded"),),
    CompressedQuantisation: (
        Unused(r".*(input|output)_(scale|zero_point|global_scale)", "of narrow activations; here they are not rounded"),
        Unused(r".*[qkv]_(scale|zero_point|global_scale)", "of a narrow cache; what it holds is not rounded so here"),
    ),
}
"""Tensors besides those of a scheme that the numbers of the weights do not depend on."""

_CODES: Mapping[type[Quantisation], str] = {Mxfp4Quantisation: "_blocks", CompressedQuantisation: PACKED}
"""How the names of codes end, by the scheme, where the numbers' own do not."""

UNPACKED_AT_ONCE = 2**20
"""Bytes of f32 that are made at a time, with a few times as much for what comes between; at least a block of rows."""


def unpacked(checkpoint: Checkpoint) -> Checkpoint | Unpacked:
    """The checkpoint as it is read: its quantised tensors as f32, where its config.json says how they are quantised.

    Raises:
        ConfigError: the config says so in a way that is not accepted.
    """
    quantisation = read_quantisation(checkpoint.config, str(checkpoint.directory / CONFIG))
    return checkpoint if quantisation is None else Unpacked(checkpoint, quantisation)


class UnpackedStore:
    """Tensors some of which are packed, those seen as f32. Others are as they are stored.

    Raises:
        CheckpointError: from the methods that take a tensor, where its planes do not belong together: one is missing,
            or has another shape or type than the others say.
    """

    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        self._packed: dict[str, PackedTensor | None] = {}
        self._numbers = MadeRows(lambda name: self._packed_of(name).shape, lambda name: _F32, self._unpack)

    def _find(self, name: str) -> PackedTensor | None:
        """How a tensor is packed; None where it is not."""
        raise NotImplementedError

    @property
    def label(self) -> str:
        """What to call it in messages."""
        return self.stored.label

    def planes(self, name: str) -> Iterable[str]:
        """The stored tensors that a tensor is read from. Raises ``CheckpointError`` as said above."""
        packed = self.packed(name)
        return (name,) if packed is None else packed.stored

    def packed(self, name: str) -> PackedTensor | None:
        """How a tensor is packed; None where it is not. Raises ``CheckpointError`` as said above."""
        if name not in self._packed:
            self._packed[name] = self._find(name)
        return self._packed[name]

    def shape(self, name: str) -> tuple[int, ...]:
        """The shape of a tensor's numbers. Raises ``CheckpointError``."""
        packed = self.packed(name)
        if packed is None:
            return self.stored.shape(name)
        return (*packed.shape[:-2], *packed.shape[:-3:-1]) if packed.transposed else packed.shape

    def packing(self, name: str) -> Quantised | None:
        """How a tensor is packed; None where it is not. Raises ``CheckpointError``."""
        packed = self.packed(name)
        return None if packed is None else packed.packing

    def array(self, name: str) -> Array:
        """A tensor as a view: of the file, or of addresses that stand for the numbers that ``read`` gives for them."""
        packed = self.packed(name)
        if packed is None:
            return self.stored.array(name)
        seen = self._numbers.array(name)
        return seen.swapaxes(-1, -2) if packed.transposed else seen

    def mapped(self, name: str) -> bool:
        """Whether ``array`` gives the values of a tensor: where it is not packed."""
        return self.packed(name) is None

    def read(self, name: str, view: Array) -> Array:
        """The numbers of ``view``, a view of ``array(name)``: of all rows from its first to its last."""
        return (self.stored if self.packed(name) is None else self._numbers).read(name, view)

    def read_into(self, name: str, view: Array, target: Array) -> None:
        """Write the numbers of ``view``, a view of ``array(name)``, to ``target`` of its shape, both in C order."""
        (self.stored if self.packed(name) is None else self._numbers).read_into(name, view, target)

    def stored_bytes(self, name: str) -> int:
        """Bytes of a tensor as it is stored, all planes together. Raises ``CheckpointError``."""
        packed = self.packed(name)
        names = (name,) if packed is None else packed.stored
        return sum(map(self.stored.stored_bytes, names))

    def _packed_of(self, name: str) -> PackedTensor:
        packed = self.packed(name)
        assert packed is not None
        return packed

    def _unpack(self, name: str, first: int, found: Array) -> None:
        """Write the numbers of a packed tensor's rows from ``first`` on to ``found [R, columns]``."""
        packed = self._packed_of(name)
        for matrix, rows, to in _stretches(packed, first, first + len(found)):
            found[to.start - first : to.stop - first] = self._rows(name, packed, matrix, rows)

    def _rows(self, name: str, packed: PackedTensor, matrix: tuple[int, ...], rows: slice) -> Array:
        """Rows of one matrix of a tensor, unpacked."""
        step, count = packed.packing.rows, packed.shape[-2]
        first = rows.start // step * step
        planes = {}
        for plane, tensor in packed.planes.items():
            stored = self.stored.array(tensor)[matrix]
            # one row of a plane for each row of numbers, or for each block of them
            each = 1 if len(stored) == count else step
            stretch = stored[first // each : -(-rows.stop // each)]
            planes[plane] = self.stored.read(tensor, stretch).copy()
        return packed.packing.numbers(planes)[rows.start - first : rows.stop - first]


class Unpacked(Listed, UnpackedStore):
    """A checkpoint whose quantised tensors are seen as f32; see above. Others are as the checkpoint has them."""

    def __init__(self, checkpoint: Checkpoint, quantisation: Quantisation) -> None:
        compressed = isinstance(quantisation, CompressedQuantisation)
        super().__init__(CompressedPlanes(checkpoint) if compressed else checkpoint)
        self.checkpoint = checkpoint
        self.quantisation = quantisation

    def names(self) -> Iterable[str]:
        """The name of every tensor, quantised or not; planes that stand for nothing alone are not counted."""
        return self._names

    @cached_property
    def _names(self) -> tuple[str, ...]:
        """Listed once: whoever reads a whole model asks for each part of it, and there may be 100 000."""
        planes = {plane for name in self.checkpoint.names() for plane in _planes_of(self.quantisation, name)}
        end = self._end
        return tuple(
            name.removesuffix(end)
            for name in self.checkpoint.names()
            if name not in planes or (end and name.endswith(end))
        )

    @property
    def _end(self) -> str:
        """How the names of codes end that are seen without it."""
        return _CODES.get(type(self.quantisation), "")

    def stored_names(self) -> Iterable[str]:
        """The name of every tensor of the checkpoint."""
        return self.checkpoint.names()

    def __contains__(self, name: object) -> bool:
        return name in self.checkpoint or f"{name}{self._end}" in self.checkpoint

    def layout_of(self, layout: LayerLayout, names: Iterable[str]) -> LayerLayout:
        """Where canonical weights of these names are here: as the layout of the layer's family says."""
        return replace(layout, unused=layout.unused + _UNUSED.get(type(self.quantisation), ()))

    def require_scheme(self, weight: Weight, tensors: Iterable[str]) -> None:
        """Refuse plain tensors of a weight that the scheme quantises, unless the config says that they were left alone.

        Those are matrices but routers and what else stays f32, of MXFP4 the experts' (``replace_with_fp8_linear`` and
        ``replace_with_mxfp4_linear`` of transformers); of MLX, the tensors say it. A head may be either: transformers
        leaves it alone unless told of other modules (``get_keys_to_not_convert``). Raises ``CheckpointError``.
        """
        scheme = self.quantisation
        if weight.stem == "head":
            return
        if isinstance(scheme, MlxQuantisation) or weight.use is not Use.PRODUCT or weight.packing == WIDE:
            return
        if isinstance(scheme, Mxfp4Quantisation) and weight.size(Axis.EXPERT) is None:
            return
        for name in tensors:
            if isinstance(scheme, CompressedQuantisation):
                left_alone, key = scheme.of(name) is None, "ignore"
            else:
                left_alone, key = name in scheme.left_alone, "modules_to_not_convert"
            if self.packed(name) is None and not left_alone:
                raise CheckpointError(
                    f"{self.label}: {shown(name, 200)} is stored plainly, and the quantization_config of config.json "
                    f"says that it is quantised: expected are its scales, or its module among {key}"
                )

    def _find(self, name: str) -> PackedTensor | None:
        match self.quantisation:
            case MlxQuantisation():
                found, left_alone = self._mlx(name, self.quantisation), False
            case Mxfp4Quantisation():
                found, left_alone = self._mxfp4(name), name in self.quantisation.left_alone
            case Fp8Quantisation():
                found, left_alone = self._fp8(name, self.quantisation), name in self.quantisation.left_alone
            case CompressedQuantisation():
                assert isinstance(self.stored, CompressedPlanes)
                found, left_alone = self.stored.find(name, self.quantisation), False
        if found is None:
            return None
        self._check_planes(name, found)
        if left_alone:
            raise CheckpointError(
                f"{self.label}: {shown(name, 200)} is quantised, but modules_to_not_convert of config.json say that "
                "it is not"
            )
        return found

    # -- the schemes ---------------------------------------------------------------------------------------------

    def _mlx(self, name: str, quantisation: MlxQuantisation) -> PackedTensor | None:
        module, dot, leaf = name.rpartition(".")
        scales, biases = f"{module}.scales", f"{module}.biases"
        if leaf != "weight" or not dot:
            return None
        parameters = quantisation.of(module)
        if scales not in self.checkpoint:
            if quantisation.modules.get(module) is not None:
                raise self.checkpoint.missing(name, scales)
            return None
        if parameters is None:
            raise CheckpointError(
                f"{self.label}: there is a tensor {shown(scales, 200)}, but config.json says that "
                f"{shown(module, 200)} is not quantised"
            )
        whole = f"{module}.global_scale"
        if whole in self.checkpoint:
            raise CheckpointError(
                f"{self.label}: there is a tensor {shown(whole, 200)}: weights with a scale of the whole tensor are "
                "not read; quantise without one"
            )
        self.checkpoint.need_dtype(name, ("U32",))
        packing: Quantised
        planes = {"codes": name, "scales": scales}
        if parameters.mode == "affine":
            self.checkpoint.need(name, biases)
            self.checkpoint.need_dtype(scales, tuple(SCALES))
            self.checkpoint.need_dtype(biases, (self.checkpoint.dtype(scales),))
            packing = MlxAffine(parameters.bits, parameters.group, SCALES[self.checkpoint.dtype(scales)])
            planes["biases"] = biases
        else:
            self.checkpoint.need_dtype(scales, ("U8",))
            packing = _FLOATS[parameters.mode]
        words = self.checkpoint.shape(name)
        return PackedTensor(packing, _numbers_of(words, parameters), planes)

    def _mxfp4(self, name: str) -> PackedTensor | None:
        blocks, scales = f"{name}_blocks", f"{name}_scales"
        if blocks not in self.checkpoint:
            return None
        if name in self.checkpoint:
            raise CheckpointError(f"{self.label}: holds both {shown(name, 200)} and {shown(blocks, 200)}; remove one")
        self.checkpoint.need(blocks, scales)
        for plane in (blocks, scales):
            self.checkpoint.need_dtype(plane, ("U8",))
        stored = self.checkpoint.shape(blocks)
        shape = (*stored[:-2], stored[-2] * 32) if len(stored) > 2 else stored
        return PackedTensor(Mxfp4(), shape, {"blocks": blocks, "scales": scales}, transposed=True)

    def _fp8(self, name: str, quantisation: Fp8Quantisation) -> PackedTensor | None:
        scales = f"{name}_scale_inv"
        if self.checkpoint.dtype(name) != "F8_E4M3":
            if scales in self.checkpoint:
                raise CheckpointError(
                    f"{self.label}: {shown(name, 200)} is stored as {self.checkpoint.dtype(name)} and has a "
                    f"{shown(scales, 200)}; accepted with one is F8_E4M3"
                )
            return None
        self.checkpoint.need(name, scales)
        self.checkpoint.need_dtype(scales, ("F32", "BF16"))
        scale = SCALES[self.checkpoint.dtype(scales)]
        packing = BlockFp8(quantisation.rows, quantisation.columns, scale)
        return PackedTensor(packing, self.checkpoint.shape(name), {"codes": name, "scales": scales})

    def _check_planes(self, name: str, packed: PackedTensor) -> None:
        """Refuse planes of other shapes than the packing gives them. Raises ``CheckpointError``."""
        packing, shape, planes = packed.packing, packed.shape, packed.planes
        kinds = (Axis.EXPERT, Axis.OUT, Axis.IN)[-len(shape) :]
        try:
            if not 2 <= len(shape) <= 3:
                raise ValueError(f"{packing} is read of matrices and stacks of them, not of shape {list(shape)}")
            expected = packing.planes(tuple(map(Extent, kinds, shape)), DType.F32)
        except ValueError as error:
            raise CheckpointError(f"{self.label}: {shown(name, 200)}: {error}") from error
        for plane in expected:
            tensor = planes[plane.name]
            stored = self.stored.shape(tensor)
            if stored != plane.shape:
                raise CheckpointError(
                    f"{self.label}: {shown(tensor, 200)} is {list(stored)}, expected {list(plane.shape)} beside "
                    f"{', '.join(shown(other, 200) for other in planes.values() if other != tensor)}: {packing}, of "
                    f"{list(shape)} numbers"
                )


def _planes_of(quantisation: Quantisation, name: str) -> tuple[str, ...]:
    """The names of the tensors that would belong to a quantised one of this name."""
    match quantisation:
        case MlxQuantisation():
            module, dot, leaf = name.rpartition(".")
            return (f"{module}.scales", f"{module}.biases") if dot and leaf == "weight" else ()
        case Mxfp4Quantisation():
            return (f"{name.removesuffix('_blocks')}_scales",) if name.endswith("_blocks") else ()
        case Fp8Quantisation():
            return (f"{name}_scale_inv",)
        case CompressedQuantisation():
            codes = name.removesuffix(PACKED)
            return tuple(f"{codes}{end}" for end in PLANES) if codes.endswith(".weight") else ()


def _numbers_of(words: tuple[int, ...], parameters: MlxParameters) -> tuple[int, ...]:
    """The shape of the numbers in u32 words; of a row that holds no whole number of groups, one that none fits."""
    return (*words[:-1], words[-1] * 32 // parameters.bits) if words else words


def _stretches(packed: PackedTensor, first: int, last: int) -> Iterator[tuple[tuple[int, ...], slice, slice]]:
    """Rows ``first`` to ``last - 1`` of all, as many at a time as are unpacked at once: of which matrix, which of its
    rows, and where they go."""
    height, step = packed.shape[-2], packed.packing.rows
    most = max(step, UNPACKED_AT_ONCE // (packed.shape[-1] * _F32.itemsize) // step * step)
    while first < last:
        number, row = divmod(first, height)
        # up to where the next block of rows begins, or the next matrix
        count = min(last - first, height - row, most - row % step)
        matrix = () if len(packed.shape) == 2 else (number,)
        yield matrix, slice(row, row + count), slice(first, first + count)
        first += count
