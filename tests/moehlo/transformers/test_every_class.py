"""A tiny whole model of every directory of transformers with decorated experts, under ``moehlo`` against ``eager``.

What is compared, and by which bound:

- Each call of each experts module in the model's own forward passes, on the same inputs: ours and eager's are both
  within their bounds of float64 (``error_bounds``), element by element.
- Logits of whole forward passes, each implementation with its own: the bound is what the model makes of experts whose
  outputs are moved by the sum of both bounds, up or down at random, in the largest of several draws, twice. They are
  moved by a part of that sum and the effect is scaled up: to first order the same, and routers choose as before.
- Greedy ids: equal, or they part where eager's two largest logits are nearer than twice that bound (a near-tie).

Where a router chooses otherwise, because two of its scores are nearer than roundings, later numbers say nothing about
the experts: rows from there on are not compared, and what is left out is printed.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import tiny_models as tiny
import torch
import transformers
import whole_models
from error_bounds import ROUNDOFF, Reference, dense_bound, reference

import moehlo.transformers
from emitter.spec import GluKind
from moehlo.transformers import FallbackWarning, attention, configure, dense
from moehlo.transformers.mlps import formula_of
from moehlo.transformers.modules import read_module
from moehlo.transformers.optimizing import is_ours

transformers.logging.set_verbosity_error()
transformers.logging.disable_progress_bar()

TALKER = "Qwen3OmniMoeForConditionalGeneration"
"""Its talker takes embeddings, not ids: what is compared of it are the calls of its experts."""
BIDIRECTIONAL = {"OpenAIPrivacyFilterForTokenClassification", "DiffusionGemmaForBlockDiffusion"}
"""Every row sees every other one."""
PARTLY = {"Ernie4_5_VLMoeForConditionalGeneration"}
"""Some experts are for pictures alone, and the prompts are text."""
GENERATING = {  # classes by what their names end in
    "ForCausalLM": """
        Afmoe AriaText AXK1 AXK2 BailingHybrid Beam Cohere2Moe DeepseekV2 DeepseekV3 DeepseekV32 DeepseekV4 Dots1
        Dots3Note Ernie4_5_Moe ExaoneMoe FlexOlmo Flint Gemma4 GlmMoeDsa Glm4Moe Glm4MoeLite GptOss GraniteMoe
        GraniteMoeSWA GraniteMoeHybrid GraniteMoeShared HunYuanMoEV1 HYV3 HYV4 Inkling Inkling2 Jamba KimiLinear
        Kolibri1 Laguna Lfm2Moe Mellum MiMoV2Flash MiniMax MiniMaxM2 MiniMaxM3VL Mistral4 Mixtral NemotronH Olmoe
        Phimoe Qwen2Moe Qwen3_5Moe Qwen3Moe Qwen3Next Qwen4Exp SolarOpen Zaya
    """,
    "ForConditionalGeneration": """
        DeepseekOcr2 Ernie4_5_VLMoe Glm4vMoe Glm5Next MistralLarge4 MuseSpark Qwen3OmniMoeThinker Qwen3VLMoe
        UnlimitedOcr
    """,
}
CASES = [f"{stem}{ending}" for ending, stems in GENERATING.items() for stem in stems.split()] + sorted(BIDIRECTIONAL)
FEW = [  # of all that the decorator knows, one each
    ("GptOssForCausalLM", torch.bfloat16),  # transposed, interleaved, biases, a gate of its own
    ("NemotronHForCausalLM", torch.float32),  # no gate
    ("MuseSparkForConditionalGeneration", torch.bfloat16),  # a norm after each expert
]
PROMPTS, NEW_TOKENS, DRAWS = (1, 17, 130), 64, 6
PART = 16
"""Of the bounds, what outputs are moved by: one part in so many, but at least a unit in the last place."""


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing falls back; the models have room for the longest prompt and what follows it."""
    monkeypatch.setitem(whole_models.AROUND, "max_position_embeddings", 256)
    configure(strict=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        warnings.simplefilter("error", FallbackWarning)
        yield


def decorated() -> set[str]:
    """``directory.Class`` of every class in transformers that the decorator marks."""
    found = set()
    for path in (Path(transformers.__file__).parent / "models").glob("*/modeling_*.py"):
        for match in re.finditer(r"^@use_experts_implementation.*\nclass (\w+)", path.read_text("utf-8"), re.MULTILINE):
            found.add(f"{path.parent.name}.{match[1]}")
    return found


def build(name: str, dtype: torch.dtype) -> Any:
    """The tiny model, its sizes those of the oracle's tests; what transformers keeps in f32 stays so."""
    model = whole_models.build(name).to(dtype)
    kept = "|".join(map(re.escape, getattr(model, "_keep_in_fp32_modules_strict", None) or ()))
    for path, tensor in [*model.named_parameters(), *model.named_buffers()]:
        if kept and re.search(rf"(^|\.)({kept})(\.|$)", path):
            tensor.data = tensor.data.float()
    return model


def prompt(count: int, seed: int = 0) -> torch.Tensor:
    """Ids ``[1, count]`` that mean nothing special."""
    return torch.randint(2, whole_models.VOCABULARY - 2, (1, count), generator=torch.Generator().manual_seed(seed))


Hook = Callable[[Any, tuple[torch.Tensor, ...], torch.Tensor], torch.Tensor | None]


@contextmanager
def hooked(model: Any, implementation: str, hook: Hook) -> Iterator[None]:
    """The experts by ``implementation``; ``hook(module, (x, ids, weights), y)`` may put another y in its place."""
    model.set_experts_implementation(implementation)

    def plain(module: Any, args: tuple[Any, ...], kwargs: dict[str, Any], y: torch.Tensor) -> torch.Tensor | None:
        return hook(module, (*args, *kwargs.values()), y)

    handles = [m.register_forward_hook(plain, with_kwargs=True) for m in tiny.experts_of(model)]
    try:
        with torch.inference_mode():
            yield
    finally:
        for handle in handles:
            handle.remove()


def check_calls(model: Any, run: Callable[[], object], given: torch.dtype | None = None) -> tuple[float, int]:
    """Run the model on eager's results; the largest part of the bound that ours took, and the number of calls.

    ``given`` is the element type that the model takes them in, where it is not that of the experts.
    """
    used = [0.0]

    def hook(module: Any, call: tuple[torch.Tensor, ...], y: torch.Tensor) -> torch.Tensor:
        eager: torch.Tensor = type(module).forward.__wrapped__(module, *call)
        found: Reference = reference(module, *call)
        assert y.dtype is eager.dtype
        assert y.shape == eager.shape
        for what, result, bound in (("ours", y, found.ours), ("eager", eager, found.eager)):
            part = ((result.double() - found.exact).abs() / bound).max().item() if result.numel() else 0.0
            assert part <= 1, f"{type(module).__name__}: {what} is {part:.2g} of its bound off"
            if what == "ours":
                used.append(part)
        return eager if given is None else eager.to(given)

    with hooked(model, moehlo.transformers.NAME, hook):
        run()
    return max(used), len(used) - 1


class Pass:
    """A forward pass: ``logits [N, V]`` in float64, and the experts that each call chose."""

    def __init__(self, model: Any, ids: torch.Tensor, implementation: str, moved: int | None = None) -> None:
        self.chosen: list[torch.Tensor] = []
        generator = torch.Generator().manual_seed(moved or 0)

        def hook(module: Any, call: tuple[torch.Tensor, ...], y: torch.Tensor) -> torch.Tensor | None:
            self.chosen.append(call[1].sort(dim=1).values)
            if moved is None:
                return None
            found = reference(module, *call)
            signs = torch.randint(0, 2, y.shape, generator=generator) * 2 - 1
            step = torch.maximum((found.ours + found.eager) / PART, 2 * ROUNDOFF[y.dtype] * y.double().abs())
            return (y.double() + signs * step).to(y.dtype)

        torch.manual_seed(0)  # for a model that draws where it begins
        with hooked(model, implementation, hook):
            self.logits = model(input_ids=ids, use_cache=False).logits[0].double()

    def rows_before_another_choice(self, other: Pass, *, bidirectional: bool) -> int:
        """How many rows of logits rest on the same experts in both."""
        rows = self.logits.shape[0]
        for mine, theirs in zip(self.chosen, other.chosen, strict=True):
            parted = (mine != theirs).any(dim=1).nonzero().flatten().tolist()
            if parted:
                rows = 0 if bidirectional else min(rows, parted[0])
        return rows


def moved_by_bounds(model: Any, ids: torch.Tensor, eager: Pass, *, bidirectional: bool) -> torch.Tensor:
    """``[N]``: how far each row of logits goes when the outputs of the experts move by the bounds, at random."""
    bound = torch.zeros(eager.logits.shape[0], dtype=torch.float64)
    for draw in range(DRAWS):
        other = Pass(model, ids, "eager", moved=draw + 1)
        rows = eager.rows_before_another_choice(other, bidirectional=bidirectional)
        distance = (other.logits - eager.logits).abs().amax(dim=1)[:rows]
        bound[:rows] = torch.maximum(bound[:rows], distance)
    return 2 * PART * bound


def check_logits(name: str, model: Any, count: int) -> str:
    ids, bidirectional = prompt(count), name in BIDIRECTIONAL
    eager, ours = Pass(model, ids, "eager"), Pass(model, ids, moehlo.transformers.NAME)
    rows = eager.rows_before_another_choice(ours, bidirectional=bidirectional)
    bound = moved_by_bounds(model, ids, eager, bidirectional=bidirectional)
    distance = (ours.logits - eager.logits).abs().amax(dim=1)
    compared = bound[:rows] > 0
    part = (distance[:rows][compared] / bound[:rows][compared]).max().item() if compared.any() else 0.0
    assert part <= 1, f"{count} tokens: logits are {part:.2g} of the bound apart"
    return f"N = {count}: {part:.2g} of the bound, {int(compared.sum())} of {len(distance)} rows"


class Generation(NamedTuple):
    """The prompt and the ids behind it, and the experts that each call chose."""

    ids: list[int]
    chosen: list[torch.Tensor]

    def chose_otherwise(self, other: Generation, steps: int) -> bool:
        """Whether a router chose other experts within the first steps."""
        calls = len(self.chosen) * steps // (len(self.ids) - len(START[0]))
        return any(not torch.equal(a, b) for a, b in zip(self.chosen[:calls], other.chosen[:calls], strict=True))


START = prompt(5, seed=1)


def greedy(model: Any, implementation: str, new_tokens: int, *, cached: bool) -> Generation:
    """By transformers' own generation; without a cache by a whole forward pass for each token."""
    chosen: list[torch.Tensor] = []
    ids: list[int] = START[0].tolist()
    with hooked(model, implementation, lambda _, call, __: chosen.append(call[1].sort(dim=1).values)):
        if cached:
            length = {"max_new_tokens": new_tokens, "min_new_tokens": new_tokens}
            return Generation(model.generate(START, **length, do_sample=False, pad_token_id=0)[0].tolist(), chosen)
        for _ in range(new_tokens):
            ids.append(int(model(input_ids=torch.tensor([ids]), use_cache=False).logits[0, -1].argmax()))
    return Generation(ids, chosen)


def check_greedy(model: Any, new_tokens: int) -> str:
    cached = True
    try:
        eager = greedy(model, "eager", new_tokens, cached=True)
    except (ValueError, AttributeError):  # tiny configs that lack what transformers' generation reads, or its caches
        cached, eager = False, greedy(model, "eager", new_tokens, cached=False)
    ours = greedy(model, moehlo.transformers.NAME, new_tokens, cached=cached)
    assert len(eager.ids) == len(ours.ids) == len(START[0]) + new_tokens
    parted = next((i for i, (a, b) in enumerate(zip(eager.ids, ours.ids, strict=True)) if a != b), None)
    if parted is None:
        return f"{new_tokens} greedy ids equal" + ("" if cached else " (without cache)")
    where = f"greedy ids part at {parted - len(START[0])}"
    if eager.chose_otherwise(ours, parted - len(START[0]) + 1):
        return f"{where}: a router chooses another expert"
    ids = torch.tensor([eager.ids[:parted]])
    at = Pass(model, ids, "eager")
    gap = abs(at.logits[-1, eager.ids[parted]] - at.logits[-1, ours.ids[parted]]).item()
    bound = moved_by_bounds(model, ids, at, bidirectional=False)[-1].item()
    if bound == 0:
        return f"{where}: a unit in the last place makes a router choose another expert"
    assert gap <= 2 * bound, f"{where}, where the logits are {gap:.3g} apart, bound {bound:.3g}"
    return f"{where}, a near-tie: {gap:.2g} apart, bound {bound:.2g}"


def check_model(name: str, dtype: torch.dtype, prompts: tuple[int, ...], new_tokens: int) -> set[str]:
    """All that is compared of a model; the decorated classes that it has."""
    model, said = build(name, dtype), []
    for count in prompts:
        used, calls = check_calls(model, lambda: model(input_ids=prompt(count), use_cache=False))  # noqa: B023
        assert calls >= (1 if name in PARTLY else len(tiny.experts_of(model)))
        said += [f"experts {used:.2g} of their bound", check_logits(name, model, count)]
    if name not in BIDIRECTIONAL:
        said.append(check_greedy(model, new_tokens))
    print(f"{name} {dtype}: {'; '.join(said)}")
    return classes_of(model)


def classes_of(model: Any) -> set[str]:
    return {f"{type(m).__module__.split('.')[-2]}.{type(m).__name__}" for m in tiny.experts_of(model)}


@pytest.mark.parametrize(
    ("name", "dtype"), [pytest.param(*of, id=of[0], marks=[pytest.mark.nightly] * (of == FEW[1])) for of in FEW]
)
def test_what_the_decorator_knows(name: str, dtype: torch.dtype) -> None:
    check_model(name, dtype, (17,), 8)


@pytest.mark.nightly
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
@pytest.mark.parametrize("name", CASES)
def test_a_whole_model_of_every_directory(name: str, dtype: torch.dtype) -> None:
    check_model(name, dtype, PROMPTS, NEW_TOKENS)


SHARED = ("shared_expert", "shared_experts", "shared_mlp")
WEIGHED_INSIDE = {"InklingForCausalLM"}
"""Models whose shared experts are one module of no ``Linear``, which takes their weights too."""


def check_beside(name: str, dtype: torch.dtype) -> int:
    """Every MLP and projection beside the experts is within the bound, all shared experts among them; how many."""
    model = build(name, dtype)
    moehlo.transformers.optimize(model, least_bytes=0)
    ours = {path: m for path, m in model.named_modules() if is_ours(m)}
    shared = {path for path, _ in model.named_modules() if path.rpartition(".")[2] in SHARED}
    assert shared <= ours.keys() or name in WEIGHED_INSIDE
    visited: set[str] = set()

    def check(path: str, module: Any, x: torch.Tensor, y: torch.Tensor) -> None:
        visited.add(path)
        if x.dtype is y.dtype and y.numel():
            exact, bound = dense_bound(module, formula_of(module), x)
            part = ((y.double() - exact).abs() / bound).max().item()
            assert part <= 1, f"{path}: {part:.2g} of its bound off"

    for path, module in ours.items():
        module.register_forward_hook(lambda m, args, y, path=path: check(path, m, args[0], y))
    with torch.inference_mode():
        for count in (1, 17):
            model(input_ids=prompt(count), use_cache=False)
    assert not shared & (ours.keys() - visited)
    for path in shared & visited:  # not by its own forward, which would be within the bound too
        assert all(isinstance(found, dense.Loaded) for found in dense.answers.about(ours[path]).values()), path
    return len(visited)


@pytest.mark.nightly
@pytest.mark.parametrize("name", CASES)
def test_what_is_beside_the_experts_of_every_directory(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dense, "faster_for", lambda _: range(1, 1000))
    print(f"{name}: {check_beside(name, torch.bfloat16)} modules beside the experts")


@pytest.mark.nightly
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
@pytest.mark.parametrize("name", CASES)
def test_attention_of_every_directory(name: str, dtype: torch.dtype, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all calls of attention that are ours, a prompt's and those of tokens after it, the largest error is at most
    twice that of torch over the same numbers, or four roundings of f32 (a score, its weight, the sum, the quotient):
    where there are few numbers torch may have met none of the larger errors."""
    own, errors = attention.attended, {"ours": 0.0, "torch": 0.0}
    shapes: set[tuple[int, ...]] = set()

    def checked(module: Any, *given: Any, **named: Any) -> torch.Tensor | None:
        found = own(module, *given, **named)
        if found is not None:
            shapes.add((*given[0].shape[1:], *given[1].shape[1:3], given[2].shape[3]))
            wide = [value.double() if value.is_floating_point() else value for value in given]
            truth = torch.nn.functional.scaled_dot_product_attention(*wide, **named)
            theirs = torch.nn.functional.scaled_dot_product_attention(*given, **named)
            for of, values in (("ours", found), ("torch", theirs)):
                errors[of] = max(errors[of], ((values - truth).abs().max() / truth.abs().max()).item())
        return found

    monkeypatch.setattr(attention, "attended", checked)
    monkeypatch.setattr(attention, "LEAST", dict.fromkeys(attention.LEAST, (2, 2)))
    model = moehlo.transformers.optimize(build(name, dtype))
    with torch.no_grad():
        model(input_ids=prompt(17), use_cache=False)
        if name not in BIDIRECTIONAL:
            with suppress(ValueError, AttributeError):  # as in check_greedy
                model.generate(START, min_new_tokens=3, max_new_tokens=3, do_sample=False, pad_token_id=0)
    print(f"{name}: heads, tokens, width, key heads, keys, width of values {sorted(shapes)}, {errors}")
    assert errors["ours"] <= max(2 * errors["torch"], 4 * 2.0**-24)


@pytest.mark.nightly
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
def test_a_part_that_takes_embeddings(dtype: torch.dtype) -> None:
    model = build(TALKER, torch.float32)

    def narrow(_: Any, call: tuple[torch.Tensor, ...]) -> tuple[torch.Tensor, ...]:
        return tuple(value.to(dtype) if value.is_floating_point() else value for value in call)

    for module in tiny.experts_of(model):
        module.to(dtype).register_forward_pre_hook(narrow)
    used, calls = check_calls(model, lambda: whole_models.think_and_talk(model), given=torch.float32)
    print(f"experts {used:.2g} of their bound")
    assert calls == len(tiny.experts_of(model))


def kind_of(module: Any) -> tuple[str, str]:
    """How a module's weights are stored, and what is between and behind its projections."""
    shape = read_module(module, 1, torch.device("cpu")).shape
    experts = shape.spec.experts
    stored = "gate over up" if module.is_concatenated else "gate and up interleaved"
    stored = stored if module.has_gate else "no gate"
    extras = [", transposed"] * module.is_transposed + [", biases"] * module.has_bias
    named = {GluKind.GATED: "", GluKind.PLAIN: ""}.get(experts.glu.kind, f"{experts.glu.kind.value}, ")
    takes = "" if experts.glu.kind in (GluKind.ALPHA_SIGMOID, GluKind.SOFTCAP) else experts.glu.activation.value
    behind = ", a norm after each expert" * module.has_post_expert_norm
    return stored + "".join(extras), f"{named}{takes}".removesuffix(", ") + behind


@pytest.mark.nightly
def test_every_decorated_class_is_computed_and_in_the_table_of_the_page() -> None:
    kinds: dict[tuple[str, str], set[str]] = {}
    found = set()
    for name in [*CASES, TALKER]:
        model = build(name, torch.float32)
        found |= classes_of(model)
        for module in tiny.experts_of(model):
            kinds.setdefault(kind_of(module), set()).add(type(module).__module__.split(".")[-2])
    assert found == decorated()
    rows = ["| stored | activation | directories |", "|---|---|---|"]
    rows += [f"| {s} | {a} | {', '.join(sorted(d))} |" for (s, a), d in sorted(kinds.items(), key=lambda k: -len(k[1]))]
    table = "\n".join(rows)
    page = Path(__file__).parents[3] / "docs" / "transformers.md"
    assert table in page.read_text("utf-8"), f"docs/transformers.md should have this table:\n\n{table}"
