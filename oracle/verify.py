"""Verification of one layer: many draws through the emitted graph, the HF reference block and float64 truth.

Weights are rounded to the compute dtype before anything sees them, and so is x: what is compared is the computation,
not the storage. The HF reference block runs in f32 and, for narrower dtypes, in the compute dtype too.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np

from emitter.graphs import emit
from emitter.plan import outputs_of_choices
from emitter.signature import DType
from emitter.spec import FfnSpec, MoeSpec
from emitter.spec.tensors import extra_inputs
from emitter.text.graph import Graph
from oracle.collected import Collected
from oracle.compare import Comparison, Expected, compare
from oracle.draws import cost, draw_weights, random_inputs, round_weights
from oracle.executors import Executor
from oracle.hf import HfFfn, HfResult
from oracle.report import Report
from oracle.selection import Ids, top_k
from oracle.trials import Array, Drawn, Subject, Trials, planned, weight_kinds

Progress = Callable[[int, int], None]
"""Called after each draw with the work done and the work in all, in bytes of weights that draws meet."""


def verify(
    subject: Subject,
    trials: Trials,
    executor: Executor,
    *,
    case_directory: Path | None = None,
    progress: Progress | None = None,
) -> Report:
    """Run all draws and judge them; for each set of weights the HF block in f32 is held against truth as well.

    A failing case is written to ``case_directory`` (the first one; ``verify-FAMILY-....npz``). Raises what the
    executor raises for a graph that does not compile, and ``UnsupportedError`` when the HF block is wanted and
    torch or transformers are missing.
    """
    started = time.monotonic()
    spec = subject.spec
    graphs = {n: _graph(subject, trials, n, stages=True) for n in trials.tokens}
    rounded = {n: _outputs(subject, trials, n) for n in trials.tokens}
    collected = Collected(trials, isinstance(spec, MoeSpec), rounded)
    plain = {n: _graph(subject, trials, n, stages=False) for n in trials.tokens}
    wide_trials = None
    if trials.request.accumulate is DType.F32:
        wide_trials = replace(trials, request=replace(trials.request, accumulate=DType.F64))
    extra = [wanted.name for wanted in extra_inputs(spec)]

    def run(graph: Graph, judged_as: Trials, weights: dict[str, Array], seed: int, tokens: int, draw: int) -> Drawn:
        values = dict(weights) | _draw_inputs(spec, trials, tokens, draw)
        found = executor.run(graph, {**values, **subject.planes})
        expected = Expected(spec, weights, values["x"], {name: values[name] for name in extra})
        judged = _judge(spec, judged_as, values, expected, found, rounded[tokens])
        return Drawn(tokens, draw, seed, values, expected, found, judged)

    costs = {n: cost(spec, n) for n in trials.tokens}
    total, done = sum(costs.values()) * (trials.draws if trials.draw is None else 1), 0.0
    for weight_seed, weights, runs in _schedule(subject, trials):
        blocks = _blocks(subject, trials, weights)
        # One graph after another: an executor keeps the weights of the last one.
        firsts = []
        for tokens, draw in runs:
            drawn = run(graphs[tokens], trials, weights, weight_seed, tokens, draw)
            x, given = drawn.values["x"], {name: drawn.values[name] for name in extra}
            hf = {dtype: block(x, given) for dtype, block in blocks.items()}
            collected.add(drawn, hf)
            if draw == runs[0][1]:
                firsts.append(drawn)
                if DType.F32 in hf:
                    likely, expected = drawn.found.get("ids"), drawn.expected
                    reference = compare_reference(spec, weights, x, hf[DType.F32], likely=likely, expected=expected)
                    collected.add_reference(drawn, reference)
            done += costs[tokens]
            if progress is not None:
                progress(round(done), round(total))
        for drawn in firsts:
            if drawn.draw == (trials.draw or 0):
                # The graph that users run has no stages, and may be fused otherwise.
                alone = executor.run(plain[drawn.tokens], {**drawn.values, **subject.planes})
                likely, outputs = drawn.found.get("ids"), rounded[drawn.tokens]
                collected.add_plain(drawn, _judge(spec, trials, drawn.values, drawn.expected, alone, outputs, likely))
        if wide_trials is not None:
            wide = {n: _graph(subject, wide_trials, n, stages=True) for n in trials.tokens}
            for tokens, draw in runs:
                collected.add_wide(run(wide[tokens], wide_trials, weights, weight_seed, tokens, draw))
    return collected.report(subject, executor, time.monotonic() - started, case_directory)


def _judge(
    spec: FfnSpec,
    trials: Trials,
    values: Mapping[str, Array],
    expected: Expected,
    found: Mapping[str, Array],
    outputs: DType,
    likely: Ids | None = None,
) -> Comparison:
    """``compare`` for a run over ``values``: weights, x and what else the layer takes."""
    return compare(
        spec,
        values,
        values["x"],
        found,
        trials.dtype,
        likely=likely,
        accumulate=trials.accumulator,
        outputs=outputs,
        expected=expected,
    )


def _graph(subject: Subject, trials: Trials, tokens: int, *, stages: bool) -> Graph:
    return emit(subject.spec, planned(subject, trials, tokens, stages=stages))


def _outputs(subject: Subject, trials: Trials, tokens: int) -> DType:
    """What the graph for so many tokens rounds outputs of a token's choices to."""
    return outputs_of_choices(subject.spec, planned(subject, trials, tokens, stages=True), tokens)


# Draws ---------------------------------------------------------------------------------------------------------------


def _schedule(subject: Subject, trials: Trials) -> Iterator[tuple[int, dict[str, Array], list[tuple[int, int]]]]:
    """Weights, with the (tokens, draw) pairs that use them: the draws of each count are dealt out in turn."""
    draws = range(trials.draws) if trials.draw is None else [trials.draw]
    kinds = weight_kinds(subject, trials)
    for kind in range(kinds):
        runs = [(tokens, draw) for tokens in trials.tokens for draw in draws if draw % kinds == kind]
        if not runs:
            continue
        seed = trials.seed * 1000 + kind
        weights = subject.weights
        if weights is None:
            weights = draw_weights(subject.spec, trials.dtype, seed)
        yield seed, round_weights(subject.spec, weights, trials.dtype, exact=dict(subject.packings)), runs


def _draw_inputs(spec: FfnSpec, trials: Trials, tokens: int, draw: int) -> dict[str, Array]:
    """x [N, H] of standard normal values, rounded to the compute dtype, and the other inputs."""
    rng = np.random.default_rng([trials.seed, tokens, draw])
    x = rng.standard_normal((tokens, spec.hidden), dtype=np.float32)
    drawn = {"x": _rounded(x, trials.dtype)}
    extra = random_inputs(spec, tokens, rng)
    return drawn | {name: a if a.dtype.kind == "i" else _rounded(a, trials.dtype) for name, a in extra.items()}


def _rounded(array: Array, dtype: DType) -> Array:
    return array.astype(dtype.numpy).astype(np.float32)


def _blocks(subject: Subject, trials: Trials, weights: Mapping[str, Array]) -> dict[DType, HfFfn]:
    """The HF reference block in f32 and in the compute dtype."""
    if subject.hf is None:
        return {}
    state = subject.state(weights)
    dtypes = dict.fromkeys((DType.F32, trials.dtype))
    return {dtype: HfFfn(subject.hf, subject.config, subject.layer, state, dtype) for dtype in dtypes}


def compare_reference(
    spec: FfnSpec,
    weights: Mapping[str, Array],
    x: Array,
    result: HfResult,
    *,
    inputs: Mapping[str, Array] | None = None,
    likely: Ids | None = None,
    expected: Expected | None = None,
) -> Comparison:
    """Judge what the HF block in f32 gave over ``x``, under the experts that it chose where these can be observed.

    ``likely`` and ``expected`` as in ``compare``. torch leaves open in which order top-k gives them; they are put in
    that of their keys.
    """
    found: dict[str, Array] = {"output": result.output.astype(np.float32)}
    expected = expected or Expected(spec, weights, x, inputs)
    if result.ids is not None and isinstance(spec, MoeSpec):
        found["ids"] = result.ids
        routing = expected.truth().routing
        assert routing is not None
        if spec.router.chooses and result.ids.max(initial=0) < spec.router.experts:
            rank = np.argsort(top_k(routing.keys, spec.router.experts), axis=-1)
            order = np.argsort(np.take_along_axis(rank, result.ids, axis=-1), axis=-1)
            found["ids"] = np.take_along_axis(result.ids, order, axis=-1)
    return compare(spec, weights, x, found, DType.F32, likely=likely, expected=expected)
