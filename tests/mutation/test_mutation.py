"""Verification sees every knob of every family's spec, but for mutants that are equivalent."""

import dataclasses

import pytest

pytest.importorskip("transformers")

import numpy as np

import emitter.spec
from emitter.graphs import emit
from emitter.plan import Plan
from emitter.signature import DType
from oracle.compare import compare
from oracle.draws import draw_weights, random_inputs
from oracle.executors import ReferenceExecutor
from oracle.suite import blocks
from tests.mutation import judge
from tests.mutation.__main__ import main
from tests.mutation.equivalent import EQUIVALENT, Equivalent
from tests.mutation.judge import examine
from tests.mutation.mutants import mutants

BLOCKS = {f"{block.config.stem}-{block.layer}-{block.part}": block for block in blocks(dense=True, referenced=True)}


def spec_of(block):
    return block.open().spec


SHORT = tuple(BLOCKS)[::16]
"""The layers of the short form; the nightly form has the others."""


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in SHORT else pytest.mark.nightly) for name in BLOCKS]
)
def test_every_mutant_is_seen_or_listed_as_equivalent(name):
    row = examine(BLOCKS[name])
    assert row.refused > 0
    assert row.caught > 0
    assert not row.survived
    assert not row.listed


def test_every_knob_is_changed():
    changed = set()
    for spec in {spec_of(block) for block in BLOCKS.values()}:
        for mutant in mutants(spec):
            part, (*path, knob) = spec, mutant.knob.split(".")
            for name in path:
                part = getattr(part, name)
            changed.add((type(part).__name__, knob))
    parts = [cls for cls in vars(emitter.spec).values() if dataclasses.is_dataclass(cls)]
    knobs = {(cls.__name__, field.name) for cls in parts for field in dataclasses.fields(cls)}
    # What is always there and has knobs of its own; a trunk, which nothing else in the spec may lack or have; and what
    # no norm inside an FFN has.
    assert knobs - changed == {
        *((cls, "glu") for cls in ("DenseSpec", "ExpertsSpec", "SharedSpec", "TrunkSpec")),
        *(("MoeSpec", knob) for knob in ("router", "experts", "trunk")),
        ("RouterStateSpec", "norm"),
        *(("NormSpec", knob) for knob in ("kind", "bias", "rounded", "gate_rank")),
    }


@pytest.mark.nightly
def test_every_reason_is_needed_and_every_other_mutant_changes_the_text():
    used = set()
    for spec in {spec_of(block) for block in BLOCKS.values()}:
        graph = emit(spec, Plan(stages=True))
        for mutant in mutants(spec):
            rules = [rule for rule in EQUIVALENT if rule.covers(spec, mutant)]
            used.update(rules[:1])
            if not rules:
                other = emit(mutant.spec, Plan(stages=True))
                assert (other.text, other.signature) != (graph.text, graph.signature), mutant
    assert used == set(EQUIVALENT)


def test_a_list_that_is_not_exact_fails(monkeypatch, capsys):
    score = Equivalent(r"router\.score", lambda *_: True, "nobody looks at scores")
    monkeypatch.setattr(judge, "EQUIVALENT", (score,))
    assert main(["mixtral"]) == 1
    printed = capsys.readouterr().out
    assert "mixtral moe: router.score = softmax to sigmoid is listed as equivalent, but seen" in printed
    assert "mixtral moe: router.select_on = score to logit survived" in printed
    monkeypatch.undo()
    assert main(["mixtral"]) == 0
    assert "| 0 | 0 |" in capsys.readouterr().out.splitlines()[2]


def test_a_config_that_does_not_exist_is_refused(capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["mixtrall"])
    assert "no tiny config mixtrall" in capsys.readouterr().err


SPECS = {spec_of(block): name for name, block in reversed(BLOCKS.items())}
TOKENS = 2  # the interpreter's time grows with them; keys that are dealt out over the tokens need more than one
PARTS = ("router", "experts", "shared", "")


def computes_its_truth(spec):
    """Whether the graph of ``spec``, run as its text says, gives what float64 truth does."""
    values = {**draw_weights(spec, DType.F32, 1), **random_inputs(spec, TOKENS, np.random.default_rng(1))}
    x = np.random.default_rng(2).standard_normal((TOKENS, spec.hidden), dtype=np.float32)
    found = ReferenceExecutor().run(emit(spec, Plan(TOKENS, stages=True)), {**values, "x": x})
    return compare(spec, values, x, found, DType.F32, inputs=values).passed


def part_of(knob):
    """The part of ``PARTS`` whose knob it is: the empty one has what the others have not."""
    return next(part for part in PARTS if knob.startswith(part))


def first_mutants():
    """By knob the mutant of the first spec that it fits, though no family may have its value."""
    first = {}
    for spec in SPECS:
        for mutant in mutants(spec):
            first.setdefault(mutant.knob, mutant)
    return first


@pytest.mark.nightly
@pytest.mark.parametrize("part", PARTS, ids=lambda part: part or "others")
def test_the_graph_of_a_mutant_of_each_knob_computes_its_truth(part):
    first = {knob: mutant for knob, mutant in first_mutants().items() if part_of(knob) == part}
    assert first
    assert not [knob for knob, mutant in first.items() if not computes_its_truth(mutant.spec)]


@pytest.mark.nightly
@pytest.mark.parametrize("spec", SPECS, ids=SPECS.values())
def test_the_graph_of_every_mutant_computes_its_truth(spec):
    assert not [(m.knob, m.value) for m in mutants(spec) if not computes_its_truth(m.spec)]
