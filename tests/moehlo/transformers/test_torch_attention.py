"""Attention in the place of torch's: its numbers against float64, the calls that are torch's, and whole models."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
import tiny_models as tiny
import torch
from torch._dynamo.testing import CompileCounter
from transformers import DynamicCache

from emitter.target import Target, host_features, host_target
from emitter.target.isa import AMX, tiers_for
from moehlo.transformers import attention, optimize, restore

torch_s = torch.nn.functional.scaled_dot_product_attention
MODULE = torch.nn.Identity()


@pytest.fixture(autouse=True)
def two_threads(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Also where the machine has more; and no matrix unit, with which torch computes attention."""
    target = host_target()
    isa = next(isa for isa in tiers_for(host_features()) if not isa.tiles)
    monkeypatch.setattr(attention, "target_on", lambda _: replace(target, isa=isa) if target.isa.tiles else target)
    attention._heads_apart.cache_clear()
    torch.set_num_threads(2)
    yield
    attention._heads_apart.cache_clear()


def last_rows(tokens: int, keys: int, room: int = 0) -> torch.Tensor:
    """The mask of the text after a cached one, of a cache with ``room`` for more keys."""
    return torch.ones(1, 1, tokens, keys, dtype=torch.bool).tril(keys - room - tokens)


def given(
    tokens: int, keys: int, dtype: torch.dtype = torch.float32, kv_heads: int = 2, values: int = 24
) -> list[torch.Tensor]:
    """Two texts: queries of six heads as models have them, no copy in the order of their axes, keys and values."""
    generator = torch.Generator().manual_seed(tokens + keys)

    def random(*shape: int) -> torch.Tensor:
        return torch.randn(shape, generator=generator).to(dtype)

    return [
        2 * random(2, tokens, 6, 32).transpose(1, 2),
        random(2, kv_heads, keys, 32),
        random(2, kv_heads, keys, values),
    ]


@pytest.mark.parametrize(
    ("dtype", "kv_heads"),
    [
        pytest.param(dtype, kv_heads, marks=[pytest.mark.nightly] * ((dtype, kv_heads) != (torch.bfloat16, 2)))
        for dtype in attention.LEAST
        for kv_heads in (2, 6)
    ],
)
def test_attention_is_as_exact_as_torchs(dtype: torch.dtype, kv_heads: int) -> None:
    """Over all numbers of all calls; of one number at most twice torch's largest error. Values as wide as keys: others
    torch computes in f32, whatever the type."""
    ours: list[torch.Tensor] = []
    theirs: list[torch.Tensor] = []
    calls: list[tuple[int, int, dict[str, Any]]] = [
        (1, 1, {}),
        (1, 300, {}),
        (1, 300, {"scale": 0.11}),
        (130, 130, {"is_causal": True}),
        (7, 130, {"is_causal": True, "scale": 0.2}),  # the first row sees the first key alone
        (7, 130, {"attn_mask": last_rows(7, 130)}),
        (7, 130, {"attn_mask": last_rows(7, 130, room=60)}),
        (1, 300, {"attn_mask": last_rows(1, 300, room=33).expand(2, 1, 1, 300)}),
    ]
    for tokens, keys, named in calls:
        q, k, v = given(tokens, keys, dtype, kv_heads, values=32)
        named = {**named, "enable_gqa": kv_heads != 6}
        found = attention.attended(MODULE, q, k, v, **named)
        assert found is not None
        truth = torch_s(q.double(), k.double(), v.double(), **named)
        assert found.shape == truth.shape
        assert found.dtype is dtype
        for errors, values in ((ours, found), (theirs, torch_s(q, k, v, **named))):
            errors.append(((values.double() - truth) / truth.abs().max()).flatten())
    ours_all, theirs_all = torch.cat(ours), torch.cat(theirs)
    assert ours_all.square().mean() <= theirs_all.square().mean()
    assert ours_all.abs().max() <= 2 * theirs_all.abs().max()


def test_what_the_kernels_are_not_for_is_left_to_torch() -> None:
    """A call that is refused gives None, and nothing is computed."""
    q, k, v = given(9, 130)
    causal: dict[str, Any] = {"is_causal": True, "enable_gqa": True}
    found = attention.attended(MODULE, q, k, v, **causal)
    assert found is not None
    torch.testing.assert_close(found, torch_s(q, k, v, **causal))
    padded = last_rows(9, 130).clone()
    padded[..., 0] = False
    window = last_rows(9, 130).triu(100)
    of_two = torch.cat([last_rows(9, 130), last_rows(9, 130, room=1)])  # one of the two texts is shorter
    q1, k1, v1 = given(1, 130)
    for refused in (
        (q, k, v, {"enable_gqa": True}),  # sees what comes after, too
        (q, k, v, causal | {"dropout_p": 0.1}),
        (q, k, v, {"is_causal": True}),  # torch's to refuse
        (q, k.repeat(1, 2, 1, 1), v.repeat(1, 2, 1, 1), causal),
        (q, k.repeat(1, 2, 1, 1)[:, :3], v.repeat(1, 2, 1, 1)[:, :3], causal),  # for two threads
        (q, k[:1], v[:1], causal),
        (q, k.double(), v, causal),
        (q.double(), k.double(), v.double(), causal),
        (q, k[..., :16], v, causal),
        (q, k[:, :, :5], v[:, :, :5], causal),
        (q[0], k[0], v[0], causal),
        (q[:, :, :0], k, v, causal),
        (q[:0], k[:0], v[:0], causal),
        (q[:, :0], k[:, :0], v[:, :0], causal),
        (q, k, v[..., :0], causal),
        (q[..., :0], k[..., :0], v, causal),  # no scale but one that is given
        (q, k, v, {"attn_mask": padded, "enable_gqa": True}),
        (q, k, v, {"attn_mask": window, "enable_gqa": True}),
        (q, k, v, {"attn_mask": of_two, "enable_gqa": True}),
        (q, k, v, {"attn_mask": last_rows(9, 130, room=125), "enable_gqa": True}),  # the first see nothing
        (q, k, v, {"attn_mask": last_rows(9, 130).float(), "enable_gqa": True}),
        (q1, k1, v1, {"attn_mask": torch.zeros(1, 1, 1, 130, dtype=torch.bool), "enable_gqa": True}),
        (q, k, v.clone().requires_grad_(), causal),
        (q.bfloat16()[..., :31], k.bfloat16()[..., :31], v.bfloat16(), causal),  # an odd head
    ):
        *tensors, named = refused
        if tensors[0].dtype is torch.bfloat16 and attention.attended(MODULE, *tensors, **named) is not None:
            continue  # this machine's kernels read odd heads too
        assert attention.attended(MODULE, *tensors, **named) is None, named
    elsewhere = [tensor.to("meta") for tensor in (q, k, v)]
    assert attention._computed(elsewhere[0], elsewhere[1], elsewhere[2], None, True, 0.2, True) is None


def test_torch_computes_what_it_has_the_matrix_unit_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """There its attention takes less time (docs/log.md)."""
    monkeypatch.setattr(attention, "target_on", lambda _: Target.cpu(AMX))
    q, k, v = given(9, 130)
    assert attention.attended(MODULE, q, k, v, is_causal=True, enable_gqa=True) is None


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """(tokens, keys) of the calls that our kernels compute, also of small ones."""
    calls: list[tuple[int, int]] = []
    own = attention._computed

    def counted(q: torch.Tensor, k: torch.Tensor, *others: Any) -> torch.Tensor | None:
        found = own(q, k, *others)
        if found is not None:
            calls.append((q.shape[2], k.shape[2]))
        return found

    monkeypatch.setattr(attention, "_computed", counted)
    monkeypatch.setattr(attention, "LEAST", dict.fromkeys(attention.LEAST, (4, 20)))
    return calls


def test_a_models_prompts_and_its_tokens_after_long_ones(computed: list[tuple[int, int]]) -> None:
    """As before within a few roundings: prompts, a text after a cached one, single tokens; padding is torch's."""
    model = tiny.olmoe()
    ids = tiny.tokens(33, batch=2)

    def logits() -> list[torch.Tensor]:
        cache = DynamicCache(config=model.config)
        with torch.inference_mode():
            return [
                model(ids[:, :19], past_key_values=cache).logits,
                model(ids[:, 19:20], past_key_values=cache).logits,  # 19 keys are few
                model(ids[:, 20:26], past_key_values=cache).logits,
                model(ids[:, 26:27], past_key_values=cache).logits,
                model(ids, attention_mask=torch.tensor([[0] * 3 + [1] * 30, [1] * 33])).logits,
            ]

    before = logits()
    optimize(model)
    copied = pickle.loads(pickle.dumps(model))
    for of in (model, copied):
        computed.clear()
        model = of
        for one, other in zip(before, logits(), strict=True):
            torch.testing.assert_close(one, other, rtol=1e-4, atol=1e-5)
        assert computed == [call for call in ((19, 19), (6, 26), (1, 27)) for _ in range(2)]
    computed.clear()
    model.set_experts_implementation("eager")
    logits()
    restore(model)
    assert not any("forward" in vars(module) for module in model.modules())
    assert not computed


def test_gradients_are_torchs_and_graphs_have_an_operator(computed: list[tuple[int, int]]) -> None:
    """A model in training; and one that torch.compile traces once for prompts of several lengths, and for tokens."""
    model = optimize(tiny.olmoe())
    with pytest.warns(UserWarning, match="gradients are asked for"):
        model(tiny.tokens(21)).logits.sum().backward()
    assert not computed
    counter = CompileCounter()
    compiled = torch.compile(model, backend=counter, fullgraph=True, dynamic=True)
    with torch.inference_mode():
        for count in (21, 3, 30, 26):
            ids = tiny.tokens(count)
            expected = model(ids, use_cache=False).logits
            computed.clear()
            torch.testing.assert_close(compiled(ids, use_cache=False).logits, expected, rtol=1e-4, atol=1e-5)
            assert computed == [(count, count)] * (2 if count > 3 else 0)  # of three tokens torch's takes less time
    assert counter.frame_count == 1


def test_a_forward_of_somebody_else_stays() -> None:
    """Attention whose forward another library has set is that library's."""
    model = tiny.olmoe()
    layer = model.model.layers[0].self_attn
    layer.forward = own = type(layer).forward.__get__(layer)
    optimize(model)
    assert vars(layer)["forward"] is own
    assert vars(model.model.layers[1].self_attn)["forward"].func is attention.attention_forward
