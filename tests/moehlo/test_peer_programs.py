"""The same files in llama.cpp, in mlx-lm and here: logits beside float64 truth, and 64 greedy ids.

``pip install '.[peers]'`` installs both programs (llama.cpp is compiled, which takes minutes); without one of them its
tests are skipped. Truth is computed from the numbers that a file has, and from the ids that we put after the prompt,
so that each step is compared. With ``-s`` each test prints its figures.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from transformers import PreTrainedTokenizerFast

from emitter.plan import Request
from emitter.reading.config import open_model
from emitter.reading.decoder import places
from emitter.signature import DType, weight_arguments
from emitter.spec import Activation, GluSpec
from emitter.spec.model_tensors import model_weights
from emitter.target import parse_target
from moehlo.decoder_opening import open_decoder
from oracle.arithmetic import Arithmetic
from oracle.decoder import LOGITS, compute, sequence
from oracle.deviations import LAMBDA, Deviations
from oracle.exact import Exact
from oracle.functions import activate, halves
from tests.moehlo.generation.test_vocabulary import QWEN, trained
from tests.moehlo.gguf_decoders import FAMILIES, SIZES, written
from tests.moehlo.quantised_decoders import as_mxfp4
from tests.moehlo.tiny_decoders import saved
from weights import open_weights
from weights.decoder import load_decoder

pytestmark = pytest.mark.nightly
F64 = NDArray[np.float64]
PROMPT, STEPS = 17, 64
UNSCALED = {"rope_parameters": {"rope_type": "default", "rope_theta": 1e4}}
"""gpt-oss: both programs truncate the range of YaRN, which its config does not (docs/generate.md)."""


class LlamaCpp(Exact):
    """llama.cpp's arithmetic for weights of a type: inputs of products are rounded, and gates of GELU, nothing else.

    ``vec_dot_type`` of ggml-cpu.c says to what products round: for F16 to float16, for Q8_0 to blocks of 32 integers of
    8 bits with a scale in float16, for K types to blocks of 256 with one in float32. ``ggml_vec_gelu_f32`` looks GELU
    up in a table of float16.
    """

    def __init__(self, mix: str) -> None:
        self.mix = mix

    def project(self, x: F64, weight: Any, bias: Any = None, *, length: Any = None, factor: F64 | None = None) -> F64:
        x = x if factor is None else x * factor
        match self.mix:
            case "F32":
                pass
            case "F16":
                x = _in_f16(x)
            case "Q8_0":
                x = self._in_blocks(x, 32)
            case _:
                x = self._in_blocks(x, 256)
        return super().project(x, weight, bias)

    def _in_blocks(self, x: F64, size: int) -> F64:
        blocks = x.reshape(len(x), -1, size)
        scale = np.maximum(np.abs(blocks).max(axis=-1, keepdims=True), 1e-30) / 127
        kept = _in_f16(scale) if self.mix == "Q8_0" else scale
        return (np.rint(blocks / scale) * kept).reshape(x.shape)

    def glu(self, spec: GluSpec, projected: F64) -> F64:
        if spec.activation is not Activation.GELU_TANH:
            return super().glu(spec, projected)
        gate, up = halves(spec, projected)
        return _in_f16(activate(spec.activation, _in_f16(gate))) * up


def _in_f16(x: F64) -> F64:
    return x.astype(np.float16).astype(np.float64)


class Here:
    """A file's decoder here, and the same in float64, after a prompt and after each id that we put there."""

    def __init__(self, path: Path) -> None:
        model = open_model(path)
        ours = open_decoder(model, parse_target("cpu"), Request())
        self.spec = model.whole
        self.prompt = np.random.default_rng(4).integers(4, ours.vocabulary, PROMPT).tolist()
        self.ids: list[int] = []
        cache = ours.cache(PROMPT + STEPS)
        rows = [ours.prefill(self.prompt, cache)]
        while len(rows) < STEPS:
            self.ids.append(int(rows[-1].argmax()))
            rows.append(ours.step(self.ids[-1], cache))
        self.logits = np.array(rows, np.float64)
        wanted = weight_arguments(model_weights(self.spec), DType.F32)
        self.weights = load_decoder(open_weights(model), places(model, self.spec), wanted)
        self.truth: F64 = self.computed(Exact())
        self.tolerance: F64 = LAMBDA * self.computed(Deviations(DType.F32)).sigma

    def computed(self, a: Arithmetic[Any]) -> Any:
        """Logits [STEPS, V]."""
        tokens = sequence([*self.prompt, *self.ids], self.weights)
        return compute(a, self.spec, self.weights, tokens)[0][LOGITS][PROMPT - 1 :]

    def compare(self, label: str, theirs: F64, modelled: F64) -> None:
        """Hold logits of another program beside ours, truth, and what its arithmetic makes of truth."""
        ours, apart = _size(self.logits - self.truth), _size(theirs - modelled)
        rounding, sums = _size(modelled - self.truth), _size(self.tolerance)
        found, expected = theirs.argmax(axis=-1), modelled.argmax(axis=-1)
        other = np.flatnonzero(found != self.logits.argmax(axis=-1))
        margins = self.truth[other].max(axis=-1) - self.truth[other, found[other]]
        differ = _size(theirs - self.logits)
        print(
            f"\n{label}: logits up to {np.abs(self.truth).max():.2g}, differences in the median and at most: "
            f"ours from truth {_both(ours)}; theirs by the format {_both(rounding)}, beyond it {_both(apart)}, "
            f"from ours {_both(differ)}; other ids {[*zip(other.tolist(), margins.round(4).tolist(), strict=True)]}"
        )
        assert (np.abs(self.logits - self.truth) <= self.tolerance).all()
        assert self.logits.argmax(axis=-1).tolist() == self.truth.argmax(axis=-1).tolist()
        # A number halfway between two of the format may go either way, and what follows with it: half of what rounding
        # takes is allowed, in the median.
        assert np.median(apart) <= np.median(sums) + np.median(rounding) / 2
        # The margin is less than the format takes at this step, where it does not choose the other id itself.
        assert ((found[other] == expected[other]) | (margins <= 2 * (rounding + sums)[other])).all()


def _both(error: F64) -> str:
    return f"{np.median(error):.1e}, {error.max():.1e}"


def _size(error: F64) -> F64:
    """The largest of each step."""
    return np.asarray(np.abs(error).max(axis=-1))


FILES = [
    *[(family, "F32") for family in FAMILIES if family != "deepseek_v2"],
    *[(family, "Q8_0") for family in ("llama", "gemma2", "mixtral", "olmoe", "qwen2_moe", "qwen3_moe", "gpt_oss")],
    *[(family, mix) for family in ("llama", "mixtral", "olmoe", "qwen3_moe") for mix in ("F16", "Q4_K_M")],
    *[("olmoe", mix) for mix in ("Q5_K_M", "Q6_K")],
]
"""The types that files are said to have; llama.cpp quantises to them itself."""


@pytest.mark.parametrize(("family", "mix"), FILES, ids=["-".join(file) for file in FILES])
def test_a_gguf_file_in_llama_cpp_and_here(family: str, mix: str, tmp_path: Path) -> None:
    llama_cpp = pytest.importorskip("llama_cpp", reason="llama.cpp's Python package is not installed")
    changes: dict[str, Any] = {}
    if "_K" in mix:  # rows of whole blocks of 256
        inner = "moe_intermediate_size" if family == "qwen3_moe" else "intermediate_size"
        changes = {"hidden_size": 256, "head_dim": 64, "num_attention_heads": 4, "num_key_value_heads": 2, inner: 256}
    if family == "olmoe":
        changes["num_key_value_heads"] = 4  # llama.cpp has no olmoe whose heads share keys
    path, _ = written(
        family,
        tmp_path,
        lambda name: None,
        entries={"vocab_size": SIZES["vocab_size"]},
        tokenizer=lambda writer: writer.add_string("tokenizer.ggml.model", "none"),
        **changes | (UNSCALED if family == "gpt_oss" else {}),
    )
    if mix != "F32":
        path = _quantised(llama_cpp, path, mix)
    here = Here(path)
    how = {"type_k": llama_cpp.GGML_TYPE_F32, "type_v": llama_cpp.GGML_TYPE_F32, "flash_attn": False, "n_threads": 1}
    model = llama_cpp.Llama(str(path), n_ctx=128, logits_all=True, verbose=False, **how)
    model.eval(here.prompt)
    for token in here.ids:
        model.eval([token])
    theirs = np.array(model.scores[PROMPT - 1 : model.n_tokens], np.float64)
    here.compare(f"{family} {mix}", theirs, here.computed(LlamaCpp(mix)))


def _quantised(llama_cpp: Any, path: Path, mix: str) -> Path:
    """The file that llama.cpp makes of one in F32."""
    params = llama_cpp.llama_model_quantize_default_params()
    params.ftype = getattr(llama_cpp, f"LLAMA_FTYPE_MOSTLY_{mix}")
    params.nthread = 1
    made = path.with_name(f"{mix}.gguf")
    assert llama_cpp.llama_model_quantize(bytes(path), bytes(made), params) == 0
    return made


def converted(mlx_lm: Any, family: str, folder: Path, **how: Any) -> Path:
    """What mlx_lm.convert makes of a directory of transformers; gpt-oss is published, and stays, in MXFP4."""
    made = trained(QWEN, nfc=True)
    sizes = {**SIZES, **FAMILIES[family][1], "vocab_size": made.get_vocab_size()}
    plain = folder / "plain"
    if family == "gpt_oss":
        plain, _ = as_mxfp4(folder / "packed", **sizes | UNSCALED)
    else:
        plain.mkdir()
        how |= {"quantize": True, "dtype": "bfloat16", "q_group_size": 32}
        saved(family, plain, **sizes | ({"sliding_window": 512} if family == "gemma2" else {}))
    PreTrainedTokenizerFast(tokenizer_object=made).save_pretrained(plain)
    config = json.loads((plain / "config.json").read_text())
    # as published configs spell what transformers 5 writes otherwise
    rope = config["rope_parameters"]
    config |= {"rope_theta": rope["rope_theta"], "rope_scaling": None if rope["rope_type"] == "default" else rope}
    if family == "qwen3_moe":
        config["num_experts"] = config.pop("num_local_experts")
    (plain / "config.json").write_text(json.dumps(config))
    mlx_lm.convert(str(plain), str(folder / "mlx"), **how)
    return folder / "mlx"


MLX = [
    *[(family, bits) for family in ("llama", "mixtral", "olmoe", "qwen3_moe", "gemma2") for bits in (4, 8)],
    ("gpt_oss", 4),
]


@pytest.mark.parametrize(("family", "bits"), MLX, ids=[f"{family}-{bits}" for family, bits in MLX])
def test_what_mlx_lm_converts_in_mlx_lm_and_here(family: str, bits: int, tmp_path: Path) -> None:
    mlx_lm = pytest.importorskip("mlx_lm", reason="mlx-lm is not installed")
    import mlx.core as mx

    mx.set_default_device(mx.cpu)
    path = converted(mlx_lm, family, tmp_path, q_bits=bits)
    here = Here(path)
    theirs = _mlx_lm_logits(mx, path, here.prompt, here.ids)
    here.compare(f"{family} {bits} bits", theirs, here.truth)


def _mlx_lm_logits(mx: Any, path: Path, prompt: Sequence[int], ids: Sequence[int]) -> F64:
    """In f32, as ours; the numbers of the file are what they are."""
    from mlx_lm.models.cache import make_prompt_cache
    from mlx_lm.utils import load_model

    model, _ = load_model(path)
    model.set_dtype(mx.float32)
    cache = make_prompt_cache(model)
    rows = [np.array(model(mx.array([tokens]), cache=cache)[0, -1]) for tokens in (prompt, *([i] for i in ids))]
    return np.array(rows, np.float64)
