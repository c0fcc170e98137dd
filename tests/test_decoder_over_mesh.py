"""docs/decoder_over_mesh.py decodes as transformers does, over any mesh: the same ids, logits within their bounds.

The bound of a logit is how far it goes when every result within the model moves by what two computations in f32 may be
apart there, up or down at random, in the largest of several draws, twice. Linear layers and norms by the bound of sums
of n products, ``(n + 2) u`` of the sum of their magnitudes each (Higham, Accuracy and Stability of Numerical
Algorithms, 3.1); blocks of experts by the oracle's; attention by what its scores move the softmax: sums of D products,
and positions T whose angles are rounded.
"""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import moehlo
from emitter.signature import DType
from oracle.bounds import compute_bounds

torch = pytest.importorskip("torch")
transformers = pytest.importorskip("transformers")

ROOT = Path(__file__).parents[1]
SECONDS = 240
U = 2.0**-24
SIZES = {
    "vocab_size": 61,
    "hidden_size": 40,
    "intermediate_size": 24,
    "moe_intermediate_size": 12,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "head_dim": 8,
    "num_experts": 8,
    "num_experts_per_tok": 3,
}
HIDDEN, EXPERTS = 40, 8 * 3 * 12 * 40 * 4
"""The bytes of a layer's experts."""
NEW, DRAWS, PART = 32, 4, 16
"""Results move by a part of what they may, and the effect is scaled up: to first order the same, and routers choose as
before."""
PROMPT = 16


class Model:
    """A model of transformers with random weights, saved, and what it decodes greedily."""

    def __init__(self, path: Path, layers: int) -> None:
        torch.manual_seed(0)
        config = transformers.Qwen3MoeConfig(
            **SIZES, num_hidden_layers=layers, norm_topk_prob=True, eos_token_id=None, initializer_range=0.2
        )
        self.path, self.layers = path, layers
        self.model = transformers.Qwen3MoeForCausalLM(config).eval()
        self.model.set_experts_implementation("eager")
        with torch.no_grad():
            for parameter in (p for p in self.model.parameters() if p.ndim == 1):
                parameter.copy_(1 + 0.3 * torch.randn_like(parameter))
        self.model.save_pretrained(path)
        self.prompt = torch.randint(0, SIZES["vocab_size"], (1, PROMPT))
        length = {"max_new_tokens": NEW, "min_new_tokens": NEW}
        self.all = self.model.generate(self.prompt, **length, do_sample=False, pad_token_id=0)
        self.ids = self.all[0, PROMPT:].tolist()
        self.logits = self.forward()

    def forward(self) -> Any:
        """Logits ``[NEW, V]`` that the new ids were taken from, in one pass."""
        with torch.inference_mode():
            return self.model(self.all[:, :-1], use_cache=False).logits[0, PROMPT - 1 :].double()

    def bound(self) -> Any:
        """``[NEW]``: how far apart the logits of two computations in f32 may be."""
        apart = []
        for seed in range(DRAWS):
            with moved(self, seed):
                apart.append((self.forward() - self.logits).abs().amax(1))
        return 2 * PART * torch.stack(apart).amax(0)


@contextmanager
def moved(of: Model, seed: int) -> Iterator[None]:
    """Within it every result in the model moves by what two computations in f32 may be apart."""
    generator = torch.Generator().manual_seed(seed)
    decoder = of.model.model
    longest, theta = PROMPT + NEW, of.model.config.rope_parameters["rope_theta"]

    def move(value: Any, bound: Any) -> Any:
        return value + 2 * bound / PART * (torch.randint(0, 2, value.shape, generator=generator) * 2 - 1)

    def linear(module: Any, args: Any, y: Any) -> Any:
        return move(y, (module.in_features + 2) * U * (args[0].abs() @ module.weight.abs().T))

    def norm(module: Any, args: Any, y: Any) -> Any:
        module.longest = y.norm(dim=-1).max()
        return move(y, (y.shape[-1] + 8) * U * y.abs())

    def mixed(attention: Any, module: Any, args: Any) -> Any:
        product = attention.q_norm.longest * attention.k_norm.longest / attention.head_dim**0.5
        # the first angle is the position itself, the others are products with a power of theta, rounded
        angles = 12 * longest * theta ** (-2 / attention.head_dim)
        score = (attention.head_dim + 8 + angles) * U * product
        return (move(args[0], (2 * score + (longest + 8) * U) * attention.values), *args[1:])

    def block(index: int, module: Any, args: Any, y: Any) -> Any:
        x = args[0].flatten(0, 1).numpy()
        found = compute_bounds(layers[index].spec, weights[index], x, DType.F32)
        return move(y, torch.from_numpy(found.tolerance("output")).float().view_as(y))

    model = moehlo.open_model(of.path)
    layers = [model.layer(index) for index in range(of.layers)]
    weights = [moehlo.load_weights(layer, moehlo.emit(layer)) for layer in layers]
    handles = []
    for index, layer in enumerate(decoder.layers):
        attention = layer.self_attn
        note = lambda module, args, y, attention=attention: setattr(attention, "values", y.abs().max())  # noqa: E731
        handles += [m.register_forward_hook(linear) for m in attention.children() if isinstance(m, torch.nn.Linear)]
        handles += [attention.v_proj.register_forward_hook(note)]
        handles += [
            attention.o_proj.register_forward_pre_hook(lambda m, a, attention=attention: mixed(attention, m, a))
        ]
        handles += [layer.mlp.register_forward_hook(lambda m, a, y, index=index: block(index, m, a, y))]
        handles += [layer.register_forward_hook(lambda m, a, y: move(y, 2 * U * y.abs()))]
    handles += [of.model.lm_head.register_forward_hook(linear)]
    handles += [m.register_forward_hook(norm) for m in decoder.modules() if type(m).__name__ == "Qwen3MoeRMSNorm"]
    try:
        yield
    finally:
        for handle in handles:
            handle.remove()


def decoded(model: Model, *cases: str) -> dict[str, Any]:
    """What the child prints for ``cases``."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "JAX_PLATFORMS": "cpu"}
    script = Path(__file__).with_name("decoding_over_meshes.py")
    words = [str(model.path), json.dumps(model.prompt[0].tolist()), str(NEW), *cases]
    done = subprocess.run(
        [sys.executable, script, *words], capture_output=True, text=True, timeout=SECONDS, env=environment, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def check(model: Model, *cases: str) -> list[str]:
    """What was seen of each case; ids may part where the two largest logits are nearer than their bounds."""
    bound, found, said = model.bound(), decoded(model, *cases), []
    best = model.logits.topk(2, dim=1).values
    near = best[:, 0] - best[:, 1] <= 2 * bound
    assert model.logits.argmax(1).tolist() == model.ids
    for case, one in found.items():
        parted = next((i for i, (a, b) in enumerate(zip(one["ids"], model.ids, strict=True)) if a != b), None)
        assert parted is None or near[parted], f"{case}: ids part at {parted}, {one['ids']} for {model.ids}"
        same = slice(0, NEW if parted is None else parted + 1)
        logits = torch.from_numpy(np.load(model.path / f"{case}.npy")).double()
        apart = ((logits - model.logits).abs().amax(1) / bound)[same].max().item()
        assert apart <= 1, f"{case}: logits are {apart:.2g} of the bound apart"
        ids = f"{NEW} ids equal" if parted is None else f"a near-tie at {parted}"
        said.append(f"{case}: {ids}, logits {apart:.2g} of the bound apart")
        devices, _, divided = case.split(":")
        assert one["held"] == [model.layers * EXPERTS // int(devices)] * int(devices)
        check_exchanges(model, int(devices), divided != "0", one["exchanged"])
    print("\n".join([*said, f"near-ties: {int(near.sum())} of {NEW}"]))
    return said


def check_exchanges(model: Model, devices: int, divided: bool, programs: dict[str, Any]) -> None:
    """One all-reduce for each layer, and no more; around divided tokens XLA exchanges rows too, but no weight."""
    if devices == 1:  # the text of one of one device says what is exchanged with none
        return
    for tokens, exchanged in ((int(n), each) for n, each in programs.items()):
        summed = [["all-reduce", tokens, HIDDEN]] * model.layers
        if divided and tokens == PROMPT:
            ops = [op for op, *_ in exchanged]
            assert ops.count("reduce-scatter") == model.layers
            assert max(np.prod(shape) for _, *shape in exchanged) <= PROMPT * HIDDEN * 2
        else:
            assert exchanged == summed


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Model:
    return Model(tmp_path_factory.mktemp("model"), layers=2)


@pytest.mark.timeout(SECONDS + 60)
def test_a_whole_decoder_over_a_mesh_gives_the_ids_of_transformers(tiny: Model) -> None:
    (said,) = check(tiny, "4:ladder:0")
    assert f"{NEW} ids equal" in said


@pytest.mark.nightly
@pytest.mark.timeout(3 * SECONDS)
@pytest.mark.parametrize("devices", [1, 2, 4, 8])
def test_over_each_mesh_by_each_strategy(devices: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Three layers; tokens of the prompt on every device, and divided."""
    model = Model(tmp_path_factory.mktemp("model"), layers=3)
    check(model, f"{devices}:ladder:0", f"{devices}:masked:0", f"{devices}:ladder:{PROMPT}")


@pytest.mark.nightly
@pytest.mark.timeout(SECONDS + 60)
def test_the_command_prints_the_ids(tiny: Model) -> None:
    words = ["--ids", ",".join(map(str, tiny.prompt[0].tolist())), "--max-new-tokens", "3", "--mesh", "expert=2"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "JAX_PLATFORMS": "cpu"}
    done = subprocess.run(
        [sys.executable, ROOT / "docs" / "decoder_over_mesh.py", tiny.path, *words],
        capture_output=True, text=True, timeout=SECONDS, env=environment,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == tiny.ids[:3]


TWO_PROCESSES = """
import json, sys
import jax
index = int(sys.argv[1])
jax.config.update("jax_cpu_collectives_implementation", "gloo")
jax.config.update("jax_num_cpu_devices", 2)
jax.distributed.initialize(
    sys.argv[2], 2, index, cluster_detection_method="deactivate", initialization_timeout=60,
    coordinator_bind_address=sys.argv[2] if index == 0 else None,
)
sys.path.insert(0, "docs")
from decoder_over_mesh import Decoder
import moehlo
decoder = Decoder(sys.argv[3], moehlo.device_mesh("expert=4"))
experts = [array for layer in decoder.weights["layers"] for array in layer["moe"] if array.ndim == 3]
held = sum(shard.data.nbytes for array in experts for shard in array.addressable_shards)
print(json.dumps([held, decoder.generate(json.loads(sys.argv[4]), 4)[0]]))
"""


@pytest.mark.nightly
@pytest.mark.timeout(SECONDS + 60)
def test_two_processes_that_have_met_decode_together(tiny: Model) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{probe.getsockname()[1]}"
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "JAX_PLATFORMS": "cpu"}
    words = [address, str(tiny.path), json.dumps(tiny.prompt[0].tolist())]
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", TWO_PROCESSES, str(index), *words],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=ROOT,
        )
        for index in range(2)
    ]  # fmt: skip
    try:
        said = [process.communicate(timeout=SECONDS) for process in processes]
    finally:
        for process in processes:
            process.kill()
            process.wait(5)
    assert [process.returncode for process in processes] == [0, 0], said
    found = [json.loads(out.splitlines()[-1]) for out, _ in said]
    assert found == [[tiny.layers * EXPERTS // 2, tiny.ids[:4]]] * 2


@pytest.mark.nightly
@pytest.mark.timeout(SECONDS + 60)
def test_the_lines_of_the_page_run(tmp_path: Path) -> None:
    Model(tmp_path / "path/to/model", layers=4)
    (lines,) = re.findall(r"^```python\n(.*?)^```$", (ROOT / "docs/meshes.md").read_text(), re.DOTALL | re.MULTILINE)
    lines += "import numpy as np\nprint(block(np.ones((1024, 40), np.float32), *weights).shape)\n"
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "JAX_PLATFORMS": "cpu"}
    done = subprocess.run(
        [sys.executable, "-c", lines], capture_output=True, text=True, timeout=SECONDS, env=environment, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "(1024, 40)"
