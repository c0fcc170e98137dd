"""Rows of the family table: specs with config keys in the place of values."""

import json
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from emitter.errors import ConfigError
from emitter.golden import goldens_root
from emitter.packing import Axis, Extent
from emitter.reading.config import model_from_config
from emitter.reading.families import by_model_type
from emitter.reading.families.row import TableError, Template, of
from emitter.reading.families.values import (
    AfterFirst,
    Choice,
    Compared,
    Given,
    If,
    Key,
    Not,
    PerLayer,
    Product,
    Root,
    Stated,
    Total,
)
from emitter.reading.layout import Concat, LayerLayout, Tensor, WeightLayout
from emitter.reading.reader import Reader
from emitter.reading.resolve import fill, pick, spec_of
from emitter.spec import (
    Activation,
    DenseSpec,
    ExpertsSpec,
    GluSpec,
    GroupFill,
    GroupScore,
    GroupSpec,
    MoeSpec,
    RouterSpec,
    Score,
)
from weights.assembly import StateDict
from weights.matching import choose

E, K = Key("num_experts"), Key("num_experts_per_tok")


def filled(template: Template, layer: int | None = None, **config: Any) -> Any:
    return fill(template, Reader(config, "a.json", layer))


def test_a_template_is_its_spec_with_values_from_the_config() -> None:
    router = of(RouterSpec, E, K, score=Score.SIGMOID, scale=Key("scale", 2.5), bias=Key("bias", True))
    assert filled(router, num_experts=8, num_experts_per_tok=3) == RouterSpec(8, 3, Score.SIGMOID, scale=2.5, bias=True)
    assert filled(of(GluSpec, activation=Key("act")), act="gelu_new") == GluSpec(activation=Activation.GELU_TANH)
    dense = of(DenseSpec, 4, 6, of(GluSpec, activation=Key("act", "relu")))
    assert filled(dense) == DenseSpec(4, 6, GluSpec(activation=Activation.RELU))
    assert (router["scale"], router["norm"], router.but(scale=1.0)["scale"]) == (Key("scale", 2.5), None, 1.0)


@pytest.mark.parametrize(
    ("value", "config", "expected"),
    [
        (If(Key("f"), 1, 2), {"f": False}, 2),
        (Given(Key("n", 8), 1, 2), {}, 1),
        (Given(Key("n", 8), 1, 2), {"n": 0}, 2),
        (Given(Key("n", 8), 1, 2), {"n": None}, 2),
        (Given(PerLayer(Key("n")), 1, 2), {"n": [0, 0, 3]}, 1),
        (Given(PerLayer(Key("n")), 1, 2), {"n": [4, 4, None]}, 2),
        (Stated(Key("n", None), 1, 2), {"n": 0}, 1),
        (Stated(Key("n", None), 1, 2), {}, 2),
        (Compared(Key("n"), 1.0, 1, 2), {"n": 1.0}, 1),
        (Compared(Key("n"), 1.0, 1, 2, above=True), {"n": 1.0}, 2),
        (Compared(Key("n"), 1.0, 1, 2, above=True), {"n": 1.5}, 1),
        (Choice(Key("w"), {"a": If(Key("f"), 1, 2)}), {"w": "a", "f": True}, 1),
    ],
)
def test_a_config_selects_among_alternatives(value: Any, config: dict[str, Any], expected: int) -> None:
    assert pick(value, Reader(config, "a.json", 2)) == expected


def test_expressions() -> None:
    sizes = of(ExpertsSpec, Total((E, 1)), Product((K, 5)), zero=Root(E), padding=Not(Key("unpadded")))
    found = filled(sizes, num_experts=10, num_experts_per_tok=2, unpadded=False)
    assert found == ExpertsSpec(11, 10, zero=3, padding=True)
    carried = of(RouterSpec, E, 1, bias=AfterFirst())
    assert [filled(carried, layer, num_experts=2).bias for layer in (0, 1)] == [False, True]


def test_groups_of_which_all_stay_eligible_are_none_but_must_divide_the_experts() -> None:
    groups = of(GroupSpec, Key("n_group"), Key("topk_group"), GroupScore.MAX, GroupFill.ZERO)
    router = of(RouterSpec, E, K, groups=groups)
    config = {"num_experts": 8, "num_experts_per_tok": 2}
    assert filled(router, **config, n_group=4, topk_group=4).groups is None
    assert filled(router, **config, n_group=4, topk_group=2).groups.top == 2
    with pytest.raises(ConfigError, match="n_group is 3, which does not divide num_experts = 8"):
        filled(router, **config, n_group=3, topk_group=3)


def test_what_a_spec_refuses_is_said_by_the_keys_of_the_config() -> None:
    block = of(MoeSpec, Key("hidden"), of(RouterSpec, E, K), of(ExpertsSpec, E, 4), part=Key("part"))
    config = {"hidden": 8, "num_experts": 4, "num_experts_per_tok": 2, "part": 9}
    with pytest.raises(ConfigError, match=r"^a\.json: part is 9; expected less than hidden = 8$"):
        filled(block, **config)
    with pytest.raises(ConfigError, match="num_experts_per_tok is 5, more than num_experts = 4; expected 1 to 4"):
        filled(block, **{**config, "num_experts_per_tok": 5})
    with pytest.raises(ConfigError, match=r"router\.experts is 5; .* do not go together, and `moehlo inspect`"):
        filled(block.but(router=of(RouterSpec, 5, K)), **{**config, "part": 0})


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (
            lambda: of(RouterSpec, E, K, scoring=Score.SIGMOID),
            "RouterSpec: .* unexpected keyword argument 'scoring'",
        ),
        (lambda: of(RouterSpec, E, K, score=GroupScore.MAX), r"RouterSpec\.score is .*MAX.*expected .*Score"),
        (lambda: of(RouterSpec, E, K, bias=Product((E,))), r"RouterSpec\.bias is .*expected .*bool"),
        (lambda: of(RouterSpec, E, K, groups=of(GluSpec)), r"RouterSpec\.groups is .*expected .*GroupSpec"),
        (lambda: of(RouterSpec, E, K, scale=If(Key("f"), 1.0, "two")), r"RouterSpec\.scale is 'two'"),
    ],
)
def test_a_row_that_no_spec_fits_is_refused_by_class_and_field(make: Any, message: str) -> None:
    with pytest.raises(TableError, match=message):
        make()


def test_a_slip_in_a_row_is_said_by_the_row_and_the_field(tmp_path: Path) -> None:
    """At import by its line, when a config is read by its name; a slip in a layout by the weight."""
    lines = (
        "from emitter.reading.families.row import of\nfrom emitter.spec import RouterSpec\n\nof(RouterSpec, 4, 'two')\n"
    )
    (tmp_path / "table.py").write_text(lines)
    with pytest.raises(TableError, match=r"table\.py:4: RouterSpec\.top_k is 'two'; expected"):
        runpy.run_path(str(tmp_path / "table.py"))
    family = by_model_type("mixtral")
    assert family is not None
    assert family.moe is not None
    block = family.moe.but(experts=of(ExpertsSpec, 8, Product((K, "two"))))
    says = (
        r"^the row mixtral of the family table: ExpertsSpec\.intermediate is Product.*'two'.*, which cannot be read: "
    )
    with pytest.raises(TableError, match=says) as caught:
        spec_of(
            family, block, Reader(json.loads((goldens_root() / "configs" / "tiny" / "mixtral.json").read_text()), "")
        )
    assert caught.value.exit_code == 70
    arrays = StateDict({"gate.weight": np.zeros((6, 24), np.float32)})
    layout = LayerLayout(("mlp.",), (WeightLayout("router", Concat((Tensor("a"),) * 5), ()),))
    with pytest.raises(TableError, match=r"the layout of router below mlp\.: .* does not describe a weight of shape"):
        choose(arrays, layout, 0, [("router", (Extent(Axis.OUT, 6), Extent(Axis.IN, 24)))])


def test_a_row_says_how_it_differs_from_another() -> None:
    """Classes have the names that they have there after the first part; what is not said is as there."""
    family = by_model_type("qwen2_moe")
    assert family is not None
    made = family.but("made_up", "MadeUp", moe={"router": {"scale": 3.0}, "shared": None}, decoder="wings")
    assert (made.name, made.model_types, made.decoder, made.layers) == ("made_up", ("made_up",), "wings", family.layers)
    assert made.moe is not None
    assert made.dense is not None
    assert (made.moe.template["router"]["scale"], made.moe.template["shared"]) == (3.0, None)
    assert made.moe.template["router"]["renorm"] == family.moe.template["router"]["renorm"]  # type: ignore[union-attr]
    names = [(b.hf.model, b.hf.block, b.hf.config) for b in (made.moe, made.dense) if b.hf]
    assert names == [("made_up", f"MadeUp{kind}", "MadeUpConfig") for kind in ("SparseMoeBlock", "MLP")]
    assert (made.dense.hf.router, made.dense.hf.keywords) == (None, family.dense.hf.keywords)  # type: ignore[union-attr]
    sparse = family.but("made_up", "MadeUp", dense=None)
    assert (sparse.dense, sparse.moe and sparse.moe.template) == (None, family.moe and family.moe.template)
    siblings = by_model_type("granitemoe_swa").moe.hf.siblings  # type: ignore[union-attr]
    assert siblings == (("shared_mlp", "GraniteMoeSWAMLP", "shared_intermediate_size"),)


def test_a_key_that_is_absent_counts_with_its_default() -> None:
    """DbrxFFNConfig normalises weights by their L1 norm, and GraniteMoeHybridConfig has 8 experts, unless told."""
    dbrx = {"model_type": "dbrx", "d_model": 8, "n_layers": 1}
    ffn = {"moe_num_experts": 4, "moe_top_k": 2, "ffn_hidden_size": 4}
    assert model_from_config({**dbrx, "ffn_config": ffn}).layer().spec.router.renorm.value == 1.0  # type: ignore[union-attr]
    hybrid = {"model_type": "granitemoehybrid", "hidden_size": 8, "num_hidden_layers": 1}
    with pytest.raises(ConfigError, match="num_local_experts is missing"):
        model_from_config({**hybrid, "num_experts_per_tok": 2, "intermediate_size": 4}).layer()
