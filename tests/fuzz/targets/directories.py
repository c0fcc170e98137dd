"""Model directories and GGUF files whose tensors were taken away, added, renamed, retyped, reshaped or mixed up."""

from __future__ import annotations

import functools
import json
import random
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import gguf
import ml_dtypes
import numpy as np
import safetensors.numpy
from numpy.typing import NDArray

from emitter.errors import MoehloError
from emitter.graphs import signature_arguments
from emitter.plan import Plan
from emitter.reading.config import open_model
from weights import load_layer

from ..target import Target, Wrong
from .quantised import E, H, I, models

Array = NDArray[Any]
Tensors = dict[str, Array]

_LEAVES = (
    *("gate.bias", "gate.weight_scale", "gate.scales", "gate.e_score_correction_bias", "router.scale", "experts.bias"),
    *("experts.down_proj", "experts.down_proj.scale", "experts.down_proj_blocks", "experts.down_proj_scales"),
    *("experts.0.down_proj.bias", "experts.99.down_proj.weight", "experts.gate_up_proj_scale_inv", "gate"),
    *("switch_mlp.down_proj.bias", "switch_mlp.down_proj.global_scale", "shared_expert.up_proj.weight", "x", ""),
    *("ffn_down_exps.bias", "ffn_down_exps.scale", "ffn_gate_inp.bias", "exp_probs_b.bias", "ffn_up_shexp.weight"),
    *("ffn_gate_up_exps.weight", "ffn_down_exps", "ffn_down.weight", "anything.weight", "attn_norm.weight"),
)
_KINDS = ("f4", "f2", "i4", "u4", "u1", "i1", "f8", "bfloat16", "float8_e4m3fn")
_ENTRIES = {
    "expert_count": (E, E + 1, 0, 2**31),
    "expert_used_count": (2, 1, E + 1),
    "expert_gating_func": (1, 2, 3),
    "expert_weights_scale": (1.0, 2.5),
    "expert_group_count": (1, 4),
    "expert_shared_count": (0, 1),
    "leading_dense_block_count": (0, 1),
    "expert_of_another_kind": (1,),
}


@dataclass(frozen=True)
class Scheme:
    """A layer as it is stored: its tensors, where they are, and an independent reading of them.

    ``truth`` gives canonical weights; whatever it raises says that the tensors mean nothing. ``write`` puts them into a
    folder with the entries of metadata that were changed, and returns what is opened. All tensors below ``prefix`` are
    the layer's but those that end with ``unused``.
    """

    tensors: Tensors
    prefix: str
    truth: Callable[[Tensors], Mapping[str, Array]]
    write: Callable[[Path, Tensors, Mapping[str, Any]], Path]
    unused: str = "nothing"


def _joined(tensors: Tensors, *names: str) -> Array:
    return np.concatenate([tensors[name] for name in names], axis=-2)


def _plain(tensors: Tensors) -> Mapping[str, Array]:
    def experts(name: str) -> Array:
        return np.stack([tensors[f"experts.{e}.{name}_proj.weight"] for e in range(E)])

    return {
        "router": tensors["gate.weight"],
        "expert_gate_up": np.concatenate([experts("gate"), experts("up")], axis=1),
        "expert_down": experts("down"),
    }


def _mlx(tensors: Tensors) -> Mapping[str, Array]:
    def numbers(module: str, bits: int) -> Array:
        words, scales, biases = (tensors[f"{module}.{plane}"] for plane in ("weight", "scales", "biases"))
        _need(words.dtype == np.uint32, scales.dtype == biases.dtype, scales.dtype.kind in "fV")
        codes = (words[..., None] >> np.arange(0, 32, bits, dtype=np.uint32)) & np.uint32(2**bits - 1)
        grouped = codes.reshape(*scales.shape, 64).astype(np.float32)
        wide = grouped * scales.astype(np.float32)[..., None] + biases.astype(np.float32)[..., None]
        return wide.reshape(*words.shape[:-1], -1)

    gate, up, down = (numbers(f"switch_mlp.{part}_proj", 4) for part in ("gate", "up", "down"))
    return {"router": numbers("gate", 8), "expert_gate_up": np.concatenate([gate, up], 1), "expert_down": down}


_E2M1 = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6, -0.0, -0.5, -1, -1.5, -2, -3, -4, -6], np.float32)


def _mxfp4(tensors: Tensors) -> Mapping[str, Array]:
    def numbers(name: str) -> Array:
        blocks, scales = tensors[f"experts.{name}_blocks"], tensors[f"experts.{name}_scales"]
        _need(blocks.dtype == np.uint8, scales.dtype == np.uint8, blocks.shape == (*scales.shape, 16))
        codes = np.stack([blocks & 15, blocks >> 4], axis=-1).reshape(*scales.shape, 32)
        return np.ldexp(_E2M1[codes], scales[..., None].astype(np.int32) - 127).reshape(*scales.shape[:-1], -1)

    both, bias = numbers("gate_up_proj"), tensors["experts.gate_up_proj_bias"]
    return {
        "router": tensors["router.weight"],
        "router_bias": tensors["router.bias"],
        "expert_gate_up": np.concatenate([both[:, ::2], both[:, 1::2]], axis=1),
        "expert_gate_up_bias": np.concatenate([bias[:, ::2], bias[:, 1::2]], axis=1),
        "expert_down": numbers("down_proj"),
        "expert_down_bias": tensors["experts.down_proj_bias"],
    }


def _fp8(tensors: Tensors) -> Mapping[str, Array]:
    def numbers(name: str) -> Array:
        codes, scales = tensors[f"experts.{name}"], tensors.get(f"experts.{name}_scale_inv")
        if codes.dtype != ml_dtypes.float8_e4m3fn:
            _need(scales is None)
            return codes
        assert scales is not None
        _need(scales.shape == (E, -(-codes.shape[1] // 48), -(-codes.shape[2] // 40)))
        wide = np.repeat(np.repeat(scales.astype(np.float32), 48, axis=1), 40, axis=2)
        return codes.astype(np.float32) * wide[:, : codes.shape[1], : codes.shape[2]]

    return {
        "router": tensors["gate.weight"],
        "expert_gate_up": numbers("gate_up_proj"),
        "expert_down": numbers("down_proj"),
    }


def _compressed(tensors: Tensors) -> Mapping[str, Array]:
    each = np.arange(0, 32, 4, dtype=np.uint32)

    def numbers(name: str) -> Array:
        words, scales, zeros = (tensors[f"{name}_{plane}"] for plane in ("packed", "scale", "zero_point"))
        _need(words.dtype == zeros.dtype == np.int32, words.ndim == zeros.ndim == scales.ndim == 2)
        rows, columns = len(words), words.shape[1] * 8
        _need(scales.shape == (rows, columns // 32), zeros.shape == (-(-rows // 8), columns // 32))
        if (shape := tensors.get(f"{name}_shape")) is not None:
            _need(shape.shape == (2,))
        codes = (words.view(np.uint32)[..., None] >> each & 15).reshape(rows, columns // 32, 32)
        offsets = (zeros.view(np.uint32)[:, None] >> each[:, None] & 15).reshape(-1, columns // 32)[:rows, :, None]
        wide = scales.astype(np.float32)[..., None] * (codes.astype(np.float32) - offsets.astype(np.float32))
        return wide.reshape(rows, columns)

    def experts(part: str) -> Array:
        return np.stack([numbers(f"experts.{e}.{part}_proj.weight") for e in range(E)])

    both = np.concatenate([experts("gate"), experts("up")], axis=1)
    return {"router": tensors["gate.weight"], "expert_gate_up": both, "expert_down": experts("down")}


def _gguf(tensors: Tensors) -> Mapping[str, Array]:
    return {
        "router": tensors["ffn_gate_inp.weight"],
        "expert_gate_up": _joined(tensors, "ffn_gate_exps.weight", "ffn_up_exps.weight"),
        "expert_down": tensors["ffn_down_exps.weight"],
    }


def _need(*conditions: bool) -> None:
    if not all(conditions):
        raise ValueError("the planes do not belong together")


def _directory(config: bytes) -> Callable[[Path, Tensors, Mapping[str, Any]], Path]:
    def write(folder: Path, tensors: Tensors, entries: Mapping[str, Any]) -> Path:
        (folder / "config.json").write_bytes(config)
        safetensors.numpy.save_file(
            {n: np.ascontiguousarray(t) for n, t in tensors.items()}, folder / "model.safetensors"
        )
        return folder

    return write


def _gguf_file(folder: Path, tensors: Tensors, entries: Mapping[str, Any]) -> Path:
    """In one file or in three, which ``entries`` say by ``parts``."""
    parts = int(entries.get("parts", 1))
    most = -(-len(tensors) // parts) if parts > 1 else 0
    writer = gguf.GGUFWriter(folder / "a.gguf", "qwen3moe", split_max_tensors=most)
    said = {"embedding_length": H, "block_count": 1, "expert_used_count": 2, "expert_count": E}
    for key, value in (said | {"expert_feed_forward_length": I} | dict(entries)).items():
        if key != "parts":
            (writer.add_float32 if isinstance(value, float) else writer.add_uint32)(f"qwen3moe.{key}", value)
    for name, tensor in tensors.items():
        writer.add_tensor(name, np.ascontiguousarray(tensor))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return sorted(folder.glob("*.gguf"))[0]


@functools.cache
def schemes() -> Mapping[str, Scheme]:
    """One layer in each."""
    rng = np.random.default_rng(9)
    mlx, mxfp4, fp8, compressed = models()
    prefix = "model.layers.1.mlp."
    plain = {f"{prefix}gate.weight": rng.standard_normal((E, H)).astype("f4")}
    for e in range(E):
        for name, shape in (("gate", (I, H)), ("up", (I, H)), ("down", (H, I))):
            plain[f"{prefix}experts.{e}.{name}_proj.weight"] = rng.standard_normal(shape).astype("f4")
    shapes = {"gate_inp": (E, H), "gate_exps": (E, I, H), "up_exps": (E, I, H), "down_exps": (E, H, I)}
    in_gguf = {f"blk.0.ffn_{name}.weight": rng.standard_normal(s).astype("f4") for name, s in shapes.items()}
    without = {key: value for key, value in json.loads(fp8.config).items() if key != "quantization_config"}
    return {
        "plain": Scheme(plain, prefix, _plain, _directory(json.dumps(without).encode())),
        "mlx": Scheme(dict(mlx.tensors), prefix, _mlx, _directory(mlx.config)),
        "mxfp4": Scheme(dict(mxfp4.tensors), "model.layers.0.mlp.", _mxfp4, _directory(mxfp4.config)),
        "fp8": Scheme(dict(fp8.tensors), prefix, _fp8, _directory(fp8.config), unused="input_scale"),
        "compressed": Scheme(
            dict(compressed.tensors), prefix, _compressed, _directory(compressed.config), unused="input_scale"
        ),
        "gguf": Scheme(in_gguf, "blk.0.", _gguf, _gguf_file, unused="attn_norm.weight"),
    }


def seeds() -> tuple[bytes, ...]:
    """Each scheme as it is, GGUF in several files too, and one with tensors beside the block."""
    steps: list[tuple[str, list[Any]]] = [(name, []) for name in schemes()]
    steps.append(("gguf", [["entry", "parts", 2]]))
    steps.append(("fp8", [["add", "experts.down_proj.input_scale", [1], "f4"]]))
    return tuple(json.dumps({"scheme": name, "steps": taken}).encode() for name, taken in steps)


def damage(rng: random.Random, data: bytes, genuine: Sequence[bytes]) -> bytes:
    """Some steps more."""
    given = json.loads(data)
    scheme = schemes()[given["scheme"]]
    names = [name.removeprefix(scheme.prefix) for name in scheme.tensors]
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        name, leaf = rng.choice(names), rng.choice((*_LEAVES, *names))
        shape = rng.choice(([E], [1], [E, H], [E, 2 * I, H], [E, H, I], [0], [H], [E, H, I // 32, 16]))
        key = rng.choice(tuple(_ENTRIES))
        given["steps"].append(
            rng.choice(
                (
                    ["drop", name],
                    ["add", leaf, shape, rng.choice(_KINDS)],
                    ["add", name + rng.choice((".bias", "_scales", ".scales")), shape, rng.choice(_KINDS)],
                    ["outside", rng.choice(("model.layers.7.mlp.gate.bias", "blk.3.ffn_up_exps.bias", "scale"))],
                    ["rename", name, leaf],
                    ["copy", name, rng.choice((leaf, rng.choice(names)))],
                    ["retype", name, rng.choice(_KINDS)],
                    ["reshape", name, rng.choice(("transpose", "flat", "cut", "longer", "axis", "nest"))],
                    ["entry", key, rng.choice(_ENTRIES[key])],
                )
            )
        )
    return json.dumps(given).encode()


_RESHAPED: Mapping[str, Callable[[Array], Array]] = {
    "transpose": lambda t: t.swapaxes(-1, -2) if t.ndim > 1 else t,
    "flat": lambda t: t.reshape(-1),
    "cut": lambda t: t[:-1],
    "longer": lambda t: np.concatenate([t, t[:1]]),
    "axis": lambda t: t[None],
    "nest": lambda t: t.reshape(*t.shape[:-1], 2, -1) if t.shape[-1] % 2 == 0 else t,
}


def _stepped(scheme: Scheme, steps: Sequence[Any]) -> tuple[Tensors, dict[str, Any]]:
    tensors, entries = dict(scheme.tensors), {}
    for kind, *values in steps:
        at = scheme.prefix + str(values[0])
        match kind:
            case "drop":
                tensors.pop(at, None)
            case "add":
                dtype = np.dtype(getattr(ml_dtypes, values[2], values[2]))
                tensors[at] = np.ones(values[1], np.float32).astype(dtype)
            case "outside":
                tensors[values[0]] = np.ones(3, np.float32)
            case "rename" | "copy" if at in tensors:
                tensors[scheme.prefix + values[1]] = tensors[at] if kind == "copy" else tensors.pop(at)
            case "retype" if at in tensors:
                dtype = np.dtype(getattr(ml_dtypes, values[1], values[1]))
                with np.errstate(all="ignore"):
                    tensors[at] = tensors[at].astype(np.float32).astype(dtype)
            case "reshape" if at in tensors:
                tensors[at] = _RESHAPED[values[1]](tensors[at])
            case "entry":
                entries[values[0]] = values[1]
    return tensors, entries


def judge(data: bytes, path: Path) -> None:
    """The layer is what its tensors say with none left over, or it is refused; what changes nothing is no reason to."""
    given = json.loads(data)
    scheme = schemes()[given["scheme"]]
    tensors, entries = _stepped(scheme, given["steps"])
    below = [n for n in tensors if n.startswith(scheme.prefix) and not n.endswith(scheme.unused)]
    unchanged = set(below) == scheme.tensors.keys()
    unchanged = unchanged and all(tensors[n] is t for n, t in scheme.tensors.items())
    if given["scheme"] == "gguf":  # its files have no tensors without elements
        unchanged = unchanged and not entries.keys() - {"parts"} and all(t.size for t in tensors.values())
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        try:
            model = scheme.write(Path(folder), tensors, entries)
        except Exception as error:  # the format's own writer does not write that
            raise MoehloError(f"not written: {type(error).__name__}") from error
        try:
            found = open_model(model).layer()
            arguments = [a for a in signature_arguments(found.spec, Plan()) if a.role.value == "weight"]
            loaded = load_layer(model, found.layout, found.index, arguments)
        except MoehloError as error:
            if unchanged:
                raise Wrong(f"refused, though nothing of the layer was changed: {error}") from error
            raise
    block = {n.removeprefix(scheme.prefix): tensors[n] for n in below}
    # a tensor without elements adds nothing
    extra = {n for n, t in block.items() if t.size} - {name.removeprefix(scheme.prefix) for name in scheme.tensors}
    if extra:
        raise Wrong(f"read with {sorted(extra)[:5]} beside what the layer has")
    if entries.keys() & {"expert_of_another_kind"} and given["scheme"] == "gguf":
        raise Wrong("read with an entry that nothing knows")
    try:
        with np.errstate(all="ignore"):
            expected = scheme.truth(block)
    except Exception as error:
        raise Wrong(f"read, though its tensors say nothing: {error!r}") from error
    for name, array in loaded.items():
        with np.errstate(all="ignore"):
            meant = np.asarray(expected[name]).astype(np.float32)
        if meant.shape != array.shape or not np.allclose(array, meant, rtol=1e-6, atol=1e-7, equal_nan=True):
            raise Wrong(f"{name} is not what its tensors say")


DIRECTORIES = Target("directories", ".json", seeds, damage, judge)
