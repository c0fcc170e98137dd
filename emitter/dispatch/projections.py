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
    linear_kernels = kernels.linear

    def many(
        b: FunctionBuilder, lowering: Lowering, x: Value, variant: str, weight: HeldWeight, bias: HeldWeight | None
    ) -> Value:
        found = linear_kernels.dense_mlp(variant)
        dense_mlp = as_dense_mlp(kernels.experts.variants[variant]) if isinstance(found, str) else found
        experts = ExpertsSpec(1, x.extent(1), GluSpec(GluKind.LINEAR), bias is not None)
        return dense_mlp(b, lowering, experts, x, MlpWeights(None, None, weight, bias), None)

    def project(
        b: FunctionBuilder, lowering: Lowering, x: Value, weights: Sequence[HeldWeight], biases: Biases
    ) -> list[Value]:
        few = linear_kernels.few(weights)
        thresholds = [linear_kernels.projection_thresholds(weight, lowering.compute) for weight in weights]
        limits = [few, *sorted({most for each in thresholds for most, _ in each.upto if most > few})]

        def write(most: int | None) -> list[Value]:
            if most != few:
                variants = [each.beyond if most is None else each.variant(most) for each in thresholds]
                return [many(b, lowering, x, *each) for each in zip(variants, weights, biases, strict=True)]
            found = linear_kernels.project(b, lowering, x, weights, biases)
            if not isinstance(found, str):
                return found
            plain, pairs = replace(lowering, kernels=None), zip(weights, biases, strict=True)
            return [linear(b, plain, x, w.value(b), None if c is None else c.value(b), name="y") for w, c in pairs]

        tokens = x.shape[0]
        if not isinstance(tokens, Sym):
            if tokens > few and not isinstance(
                found := linear_kernels.project_batch(b, lowering, x, weights, biases), str
            ):
                return found
            return write(next((most for most in limits if tokens <= most), None))
        types = [TensorType((tokens, weight.weight.shape[0]), DType.F32) for weight in weights]
        return branch(b, tokens, limits, types, "projected", write)

    return project
