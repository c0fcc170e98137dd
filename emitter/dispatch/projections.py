"""Projections around experts by kernels, for any number of tokens: few by a kernel of rows, many as a dense MLP."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from emitter.dispatch.adaptive import branch
from emitter.dtype import DType
from emitter.lowering import Biases, KernelSet, Lowering, Projections
from emitter.shapes import Sym
from emitter.spec import ExpertsSpec, GluKind, GluSpec
from emitter.stages.block import as_dense_mlp
from emitter.stages.experts import linear
from emitter.text.builder import FunctionBuilder, TensorType, Value
from emitter.text.weights import HeldWeight, MlpWeights


def by_kernels(kernels: KernelSet) -> Projections:
    """Those of a backend; what they do not read is computed by plain StableHLO."""
    *_, for_many = kernels.experts.variants.values()
    dense_mlp = as_dense_mlp(for_many)

    def many(b: FunctionBuilder, lowering: Lowering, x: Value, weight: HeldWeight, bias: HeldWeight | None) -> Value:
        experts = ExpertsSpec(1, x.extent(1), GluSpec(GluKind.LINEAR), bias is not None)
        return dense_mlp(b, lowering, experts, x, MlpWeights(None, None, weight, bias), None)

    def project(
        b: FunctionBuilder, lowering: Lowering, x: Value, weights: Sequence[HeldWeight], biases: Biases
    ) -> list[Value]:
        def write(most: int | None) -> list[Value]:
            if most is None:
                return [many(b, lowering, x, *each) for each in zip(weights, biases, strict=True)]
            found = kernels.linear.project(b, lowering, x, weights, biases)
            if not isinstance(found, str):
                return found
            plain, pairs = replace(lowering, kernels=None), zip(weights, biases, strict=True)
            return [linear(b, plain, x, w.value(b), None if c is None else c.value(b), name="y") for w, c in pairs]

        tokens = x.shape[0]
        if not isinstance(tokens, Sym):
            return write(tokens if tokens <= kernels.linear.few else None)
        types = [TensorType((tokens, weight.weight.shape[0]), DType.F32) for weight in weights]
        return branch(b, tokens, [kernels.linear.few], types, "projected", write)

    return project
