"""The tensors of a GGUF file, seen as the canonical weights are laid out: blocks of codes as f32."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from emitter.errors import CheckpointError, shown
from emitter.packing import GGUF, Quantised
from emitter.reading.gguf import TYPES, GgufHeader, GgufTensor, parse_header, parts_of
from emitter.reading.layout import (
    ByHead,
    Concat,
    Interleaved,
    LayerLayout,
    PerExpert,
    Rows,
    Source,
    Tensor,
    Transposed,
    Unused,
    WeightLayout,
)
from weights.mapping import MappedFile, ReadBuffer
from weights.packed import UnpackedStore
from weights.stored import InFiles, Listed, PackedTensor

PLAIN: Mapping[str, np.dtype[Any]] = {
    "F32": np.dtype("<f4"),
    "F16": np.dtype("<f2"),
    "BF16": np.dtype(ml_dtypes.bfloat16),
}
PACKINGS: Mapping[str, Quantised] = {packing.type: packing for packing in GGUF}
_BLOCKS = {name: (block, nbytes) for name, block, nbytes in TYPES.values()}
_ALONE = (("no", 0), ("count", 1), ("tensors.count", None))
"""What a file says of itself that is no part of a split model."""
_VECTORS = "ffn_gate_inp_shexp.weight"
"""A matrix of one row, which is stored without the axis of that row."""


def _joined(*names: str) -> Source:
    return Concat(tuple(Tensor(name) for name in names))


FFN: Mapping[str, Source] = {
    "router": Tensor("ffn_gate_inp.weight"),
    "router_bias": Tensor("ffn_gate_inp.bias"),
    "correction_bias": Tensor("exp_probs_b.bias"),
    "expert_gate_up": _joined("ffn_gate_exps.weight", "ffn_up_exps.weight"),
    "expert_gate_up_bias": _joined("ffn_gate_exps.bias", "ffn_up_exps.bias"),
    "expert_down": Tensor("ffn_down_exps.weight"),
    "expert_down_bias": Tensor("ffn_down_exps.bias"),
    "shared_gate": Tensor(_VECTORS),
    "shared_gate_up": _joined("ffn_gate_shexp.weight", "ffn_up_shexp.weight"),
    "shared_down": Tensor("ffn_down_shexp.weight"),
    "gate_up": _joined("ffn_gate.weight", "ffn_up.weight"),
    "gate_up_bias": _joined("ffn_gate.bias", "ffn_up.bias"),
    "down": Tensor("ffn_down.weight"),
    "down_bias": Tensor("ffn_down.bias"),
}
"""Where the canonical weights of an FFN are, below ``blk.L.`` (constants.py of the ``gguf`` package,
``TENSOR_NAMES``)."""
BESIDE_MLP: Mapping[str, Source] = {
    **FFN,
    "router_norm": Tensor("ffn_gate_inp.scale"),
    "router_expert_scale": Tensor("ffn_down_exps.scale"),
    "pre_expert_norm": Tensor("pre_ffw_norm_2.weight"),
    "routed_norm": Tensor("post_ffw_norm_2.weight"),
    "shared_input_norm": Tensor("ffn_norm.weight"),
    "shared_gate_up": FFN["gate_up"],
    "shared_down": FFN["down"],
    "shared_output_norm": Tensor("post_ffw_norm_1.weight"),
    "output_norm": Tensor("post_ffw_norm.weight"),
}
"""The same of gemma4's experts, next to whose there is a dense MLP, each between norms."""
BY_EXPERT: Mapping[str, Source] = {
    "expert_gate_up": Concat((PerExpert("ffn_gate.{e}.weight"), PerExpert("ffn_up.{e}.weight"))),
    "expert_down": PerExpert("ffn_down.{e}.weight"),
}
"""Where those of experts are in files from before llama.cpp stacked them (``MODEL_TENSOR.FFN_GATE_EXP``), in 2024."""
MERGED: Mapping[str, Source] = {"expert_gate_up": Tensor("ffn_gate_up_exps.weight")}
"""Where they are in files that have gates and ups in one stack."""
UNNAMED: Mapping[str, Source] = {"correction_bias": Tensor("exp_probs_b")}
"""Where it is in files of hy_v3: no more than its module's name."""
_PROJECTIONS = {"q": "q", "k": "k", "v": "v", "o": "output", "q_a": "q_a", "q_b": "q_b", "kv_a": "kv_a_mqa"}
AROUND: Mapping[str, Source] = {
    **{name: Tensor(f"attn_{there}.weight") for name, there in _PROJECTIONS.items()},
    **{f"{name}_bias": Tensor(f"attn_{there}.bias") for name, there in _PROJECTIONS.items()},
    **{f"{name}_norm": Tensor(f"attn_{name}_norm.weight") for name in ("q", "k", "q_a", "kv_a")},
    "kv_b": Tensor("attn_kv_b.weight"),
    "attention_gate": Tensor("attn_gate.weight"),
    "sinks": Tensor("attn_sinks.weight"),
    "mixer_norm": Tensor("attn_norm.weight"),
    "ffn_norm": Tensor("ffn_norm.weight"),
    "mixer_post_norm": Tensor("post_attention_norm.weight"),
    "ffn_post_norm": Tensor("post_ffw_norm.weight"),
    "layer_scale": Tensor("layer_output_scale.weight"),
    "per_layer_gate": Tensor("inp_gate.weight"),
    "per_layer_up": Tensor("proj.weight"),
    "per_layer_norm": Tensor("post_norm.weight"),
}
"""Likewise what is around it."""
OUTER: Mapping[str, Source] = {
    "embedding": Tensor("token_embd.weight"),
    "final_norm": Tensor("output_norm.weight"),
    "head": Tensor("output.weight"),
    "per_layer_embedding": Tensor("per_layer_token_embd.weight"),
    "per_layer_projection": Tensor("per_layer_model_proj.weight"),
    "per_layer_projection_norm": Tensor("per_layer_proj_norm.weight"),
}
"""The weights of no layer."""
TOGETHER: Mapping[str, Rows] = {
    f"{name}{end}": Rows(f"attn_qkv.{leaf}", tuple(f"{each}{end}" for each in "qkv"))
    for leaf, end in (("weight", ""), ("bias", "_bias"))
    for name in "qkv"
}
"""Where they are in files that have them in one tensor (``MODEL_TENSOR.ATTN_QKV``)."""
_PAIRED = ("q", "k", "q_bias", "k_bias")
"""Whose neighbouring rows some architectures' files have rotated together (convert_hf_to_gguf.py, ``permute``)."""
_LEAF = r"\.(weight|bias|scale|input_scale)"
_UNUSED_BY_FFN = (
    Unused(
        rf"(attn_norm|post_attention_norm|attn_output_norm|ffn_norm){_LEAF}",
        "norms of the decoder layer, in front of its halves",
    ),
    Unused(
        r"attn_(q|k|v|qkv|output|gate|sinks|rot_embd|q_norm|k_norm|q_a|q_b|kv_a_mqa|kv_b|k_b|v_b|q_a_norm|kv_a_norm)"
        + _LEAF,
        "the decoder layer's attention, which is in front of the block",
    ),
)
_UNUSED_BY_ATTENTION = (
    Unused(r"(ffn_(?!norm\.)|exp_probs_b|(pre|post)_ffw_norm_[12]\.).*", "the layer's FFN, which is read by itself"),
    Unused(rf"attn_rot_embd{_LEAF}", "frequencies of the rotation, which llama.cpp does not read either"),
)
_UNUSED_BY_ALL = (Unused(r"rope_freqs\.weight", "factors of the rotation, which are read with the metadata"),)


class _Own(NamedTuple):
    """How an architecture's files differ from most.

    ``paired``: see ``_PAIRED``. ``beside_ffn`` and ``beside_attention`` are what else a decoder layer has below
    ``blk.L.``, seen from either of its halves; any other tensor there is refused.
    """

    ffn: Mapping[str, Source] = FFN
    ffn_norm: Source = AROUND["ffn_norm"]
    paired: bool = False
    beside_ffn: tuple[Unused, ...] = ()
    beside_attention: tuple[Unused, ...] = ()


_POST_FFN_NORM = Unused(rf"post_ffw_norm{_LEAF}", "the norm after the block")
_INDEXER = (Unused(r"indexer\..*", "up to as many keys as it keeps, the indexer chooses all"),)
_OWN: Mapping[str, _Own] = {
    **dict.fromkeys(("llama", "granite", "granitemoe"), _Own(paired=True)),
    **dict.fromkeys(("gpt-oss", "glm4moe"), _Own(ffn_norm=Tensor("post_attention_norm.weight"))),
    "dbrx": _Own(ffn_norm=Tensor("attn_output_norm.weight")),
    **dict.fromkeys(("gemma2", "afmoe"), _Own(beside_ffn=(_POST_FFN_NORM,))),
    **dict.fromkeys(("deepseek32", "glm-dsa", "minimax-m3"), _Own(beside_ffn=_INDEXER, beside_attention=_INDEXER)),
    "gemma4": _Own(
        BESIDE_MLP,
        beside_ffn=(
            _POST_FFN_NORM,
            Unused(rf"(layer_output_scale|inp_gate|proj|post_norm){_LEAF}", "what a layer adds and how it is scaled"),
        ),
        beside_attention=(
            Unused(rf"(ffn_norm|post_ffw_norm){_LEAF}", "norms of the layer's FFN, where it has experts"),
        ),
    ),
}


def _stored(name: str) -> tuple[Source, ...]:
    """Where a weight of an FFN may be, none where that is in one place alone."""
    others = tuple(form[name] for form in (BY_EXPERT, MERGED, UNNAMED) if name in form)
    return (FFN[name], *others) if others else ()


class GgufFile(MappedFile):
    """A GGUF file, open for reading; its tensors as they are stored, those of blocks as ``[.., blocks, bytes]``.

    Raises:
        CheckpointError: the file cannot be opened, is not a regular file, or its header is wrong in any way.
    """

    def __init__(self, path: Path, scratch: ReadBuffer | None = None) -> None:
        self.header = GgufHeader({}, {})
        super().__init__(path, "a GGUF file", scratch)

    def _check(self, handle: BinaryIO, size: int) -> None:
        self.header = parse_header(handle, size, str(self.path))

    def tensor(self, name: str) -> GgufTensor:
        """What the header says of a tensor that is there. Raises ``CheckpointError`` where it is none that is read."""
        found = self.header.tensors[name]
        if found.type not in PLAIN and found.type not in PACKINGS:
            raise CheckpointError(
                f"{self.path}: tensor {shown(name, 200)} is stored as {found.type}; read are "
                f"{', '.join([*PLAIN, *PACKINGS])}"
            )
        return found

    def shape(self, name: str) -> tuple[int, ...]:
        """The shape of a tensor's numbers. Raises as ``tensor``."""
        shape = self.tensor(name).shape
        return (1, *shape) if name.endswith(_VECTORS) and len(shape) == 1 else shape

    def array(self, name: str) -> NDArray[Any]:
        """A tensor as a read-only view of the mapped file. Raises as ``tensor``."""
        found, shape = self.tensor(name), self.shape(name)
        if found.type in PLAIN:
            return self.view(found.begin, shape, PLAIN[found.type])
        block, nbytes = _BLOCKS[found.type]
        return self.view(found.begin, (*shape[:-1], shape[-1] // block, nbytes), np.dtype(np.uint8))

    def stored_bytes(self, name: str) -> int:
        """Bytes of a tensor. Raises as ``tensor``."""
        found = self.tensor(name)
        return found.end - found.begin


class GgufModel(InFiles):
    """The tensors of a GGUF file, or of all files of a split model.

    ``metadata`` is the first file's.

    Raises:
        CheckpointError: a file is missing or damaged, or the files do not belong together.
    """

    def __init__(self, path: Path) -> None:
        self.label, scratch = str(path), ReadBuffer()
        given = GgufFile(path, scratch)
        self.holders: dict[str, GgufFile] = {}
        parts = parts_of(path, given.header)
        opened = [given if part == path else GgufFile(part, scratch) for part in parts]
        self.metadata = opened[0].header.metadata
        for number, (part, file) in enumerate(zip(parts, opened, strict=True)):
            found = tuple(file.header.metadata.get(f"split.{key}", default) for key, default in _ALONE)
            expected = (number, len(parts), given.header.metadata.get("split.tensors.count"))
            if found != expected:
                raise CheckpointError(
                    f"{part}: is not of one split model with {path.name}: split.no, split.count and "
                    f"split.tensors.count are {shown(found)}, expected {shown(expected)}"
                )
            for name in file.header.tensors:
                if name in self.holders:
                    raise CheckpointError(f"{part}: holds {shown(name, 200)}, and {self.holders[name].path.name} does")
                self.holders[name] = file
        total = given.header.metadata.get("split.tensors.count", len(self.holders))
        if total != len(self.holders):
            raise CheckpointError(f"{path}: split.tensors.count is {shown(total)}, its files hold {len(self.holders)}")

    def file_of(self, name: str) -> GgufFile:
        """The file that holds a tensor. Raises ``CheckpointError`` where none does."""
        if name not in self.holders:
            raise CheckpointError(f"{self.label}: there is no tensor {shown(name, 200)}")
        return self.holders[name]


class GgufStore(Listed, UnpackedStore):
    """See ``store.Store``: a GGUF file, with the others of a split model."""

    def __init__(self, path: Path) -> None:
        self.model = GgufModel(path)
        self._architecture = str(self.model.metadata.get("general.architecture"))
        self._own = _OWN.get(self._architecture, _Own())
        super().__init__(self.model)

    def names(self) -> Iterable[str]:
        """The name of every tensor."""
        return self.model.holders

    def __contains__(self, name: object) -> bool:
        return name in self.model.holders

    def stored_names(self) -> Iterable[str]:
        """The name of every tensor: the planes of a packed one lie in it."""
        return self.model.holders

    def _find(self, name: str) -> PackedTensor | None:
        file = self.model.file_of(name)
        found = file.tensor(name)
        if found.type in PLAIN:
            return None
        shape = file.shape(name)
        if not 2 <= len(shape) <= 3 or math.prod(shape) == 0:
            raise CheckpointError(
                f"{self.label}: {shown(name, 200)}: {found.type} is read of matrices and stacks of them, not of shape "
                f"{list(shape)}"
            )
        return PackedTensor(PACKINGS[found.type], shape, {"blocks": name})

    def layout_of(self, layout: LayerLayout, names: Iterable[str]) -> LayerLayout:
        """Where the weights of a part of a model are here, whatever the family."""
        wanted = dict.fromkeys((*names, *(entry.weight for entry in layout.weights)))
        if not wanted.keys().isdisjoint(OUTER):
            known = tuple(WeightLayout(name, OUTER[name], ()) for name in wanted if name in OUTER)
            return LayerLayout(("",), known, _UNUSED_BY_ALL, block=r"(?!blk\.)")
        if wanted.keys().isdisjoint(AROUND):
            ffn = self._own.ffn
            known = tuple(WeightLayout(name, ffn[name], _stored(name)) for name in wanted if name in ffn)
            return LayerLayout(("blk.{l}.",), known, (*_UNUSED_BY_FFN, *self._own.beside_ffn), block="")
        rows = dict(layout.rows)
        found = {name: self._around(name, rows) for name in wanted}
        known = tuple(WeightLayout(name, places[0], places) for name, places in found.items() if places)
        return LayerLayout(("blk.{l}.",), known, (*_UNUSED_BY_ATTENTION, *self._own.beside_attention), block="")

    def _stated(self, key: str) -> int:
        found = self.model.metadata.get(f"{self._architecture}.{key}")
        return found if type(found) is int else 0

    def _around(self, name: str, rows: Mapping[str, int]) -> tuple[Source, ...]:
        """Where a weight around the FFN may be in a file of this architecture; nowhere, if no file has it."""
        if name == "ffn_norm":
            return (self._own.ffn_norm,)
        heads = self._stated("attention.head_count")
        if name == "kv_b" and "blk.0.attn_k_b.weight" in self:
            still = self._stated("attention.key_length_mla") - self._stated("rope.dimension_count")
            keys = Transposed(Tensor("attn_k_b.weight")), still
            return (ByHead((keys, (Tensor("attn_v_b.weight"), self._stated("attention.value_length_mla"))), heads),)
        sources = (AROUND[name],) if name in AROUND else ()
        if name in TOGETHER and rows.keys() >= set(TOGETHER[name].weights):
            sources = (*sources, TOGETHER[name].among(name, rows))
        if self._own.paired and name in _PAIRED:
            runs = heads if name.startswith("q") else self._stated("attention.head_count_kv") or heads
            return tuple(Interleaved(source, max(1, runs)) for source in sources)
        return sources
