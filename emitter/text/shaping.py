"""Ops that make values of a shape, and move elements: broadcasts, slices, gathers, scatters."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from emitter.shapes import Dim, Shape, Sym, static
from emitter.signature import DType
from emitter.text.elementwise import ElementwiseOps
from emitter.text.values import ShapeError, TensorType, Value, literal


class ShapingOps(ElementwiseOps):
    """Constants, indices, and the same elements elsewhere."""

    def constant(self, value: float | int | bool, dtype: DType, *, name: str = "constant") -> Value:
        """A scalar constant, printed once per function and value (``stablehlo.constant``)."""
        spelled = literal(value, dtype)
        key = ("constant", name, spelled, dtype)
        if key not in self._memo:
            type_ = TensorType((), dtype)
            self._memo[key] = self._op(f"stablehlo.constant dense<{spelled}> : {type_}", type_, name)
        return self._memo[key]

    def full(self, value: float | int | bool, shape: Shape, dtype: DType, *, name: str = "constant") -> Value:
        """``value`` everywhere, printed once per function, value and shape."""
        key = ("full", name, literal(value, dtype), dtype, shape)
        if key not in self._memo:
            scalar = self.constant(value, dtype, name=name)
            self._memo[key] = self.broadcast_in_dim(scalar, shape, dims=(), name=f"{name}_splat")
        return self._memo[key]

    def full_like(self, value: float | int | bool, like: Value, *, name: str = "constant") -> Value:
        """``value`` everywhere, in the type of ``like``."""
        return self.full(value, like.shape, like.dtype, name=name)

    def iota(self, shape: Shape, *, dim: int, name: str = "iota") -> Value:
        """The i32 index along ``dim`` (``stablehlo.iota``, ``dynamic_iota`` along a symbol)."""
        extent = shape[dim]
        vector, key = ("iota", name, extent), ("iota", name, shape, dim)
        if vector not in self._memo:
            type_ = TensorType((extent,), DType.I32)
            op = f"stablehlo.iota dim = 0 : {type_}"
            if isinstance(extent, Sym):
                size = self._size(extent)
                op = f"stablehlo.dynamic_iota {size}, dim = 0 : ({size.type}) -> {type_}"
            self._memo[vector] = self._op(op, type_, name)
        if key not in self._memo:
            self._memo[key] = self.broadcast_in_dim(self._memo[vector], shape, dims=(dim,), name=f"{name}_wide")
        return self._memo[key]

    def count(self, dim: Dim, *, name: str) -> Value:
        """A dimension as an i32 scalar: a constant where it is a number, ``get_dimension_size`` where it is a symbol.

        ``name`` is the constant's; a size is named for its symbol (``%token_count``).
        """
        if not isinstance(dim, Sym):
            return self.constant(dim, DType.I32, name=name)
        self._size(dim)
        return self._memo["count", dim]

    def broadcast_in_dim(self, operand: Value, shape: Shape, *, dims: Sequence[int], name: str = "broadcast") -> Value:
        """``operand`` with its dimension i becoming dimension ``dims[i]`` of ``shape``.

        Dimensions of extent 1 expand. The operand itself where nothing changes. A dynamic result is printed as
        ``dynamic_broadcast_in_dim`` with the expansion behaviour of every dimension stated, which is what
        compilers need to see through it.
        """
        if len(dims) != len(operand.shape) or list(dims) != sorted(set(dims)):
            raise ShapeError(f"broadcast_in_dim: dims {list(dims)} do not place {operand} {operand.type}")
        expanding: list[int] = []
        for i, (extent, dim) in enumerate(zip(operand.shape, dims, strict=True)):
            if not 0 <= dim < len(shape) or (extent != shape[dim] and extent != 1):
                wanted = TensorType(shape, operand.dtype)
                raise ShapeError(
                    f"broadcast_in_dim: dim {i} of {operand} {operand.type} does not fit dim {dim} of {wanted}"
                )
            if extent != shape[dim]:
                expanding.append(i)
        type_ = TensorType(shape, operand.dtype)
        if type_ == operand.type:
            return operand
        joined = ", ".join(map(str, dims))
        if type_.is_static:
            op = f"stablehlo.broadcast_in_dim {operand}, dims = [{joined}] : ({operand.type}) -> {type_}"
            return self._op(op, type_, name)
        size = self._shape_operand(shape)
        fixed = [i for i in range(len(dims)) if i not in expanding]
        op = (
            f'"stablehlo.dynamic_broadcast_in_dim"({operand}, {size}) <{{'
            f"broadcast_dimensions = {_i64_array(dims)}, "
            f"known_expanding_dimensions = {_i64_array(expanding)}, "
            f"known_nonexpanding_dimensions = {_i64_array(fixed)}}}> : ({operand.type}, {size.type}) -> {type_}"
        )
        return self._op(op, type_, name)

    def reshape(self, operand: Value, shape: tuple[int, ...], *, name: str = "reshaped") -> Value:
        """``operand`` in another static shape of the same number of elements."""
        type_ = TensorType(shape, operand.dtype)
        if not operand.type.is_static:
            raise ShapeError(f"reshape: {operand} {operand.type} is dynamic; split or join its axes")
        if np.prod([static(d) for d in operand.shape], dtype=int) != np.prod(shape, dtype=int):
            raise ShapeError(f"reshape: {operand} {operand.type} and {type_} differ in size")
        if type_ == operand.type:
            return operand
        return self._op(f"stablehlo.reshape {operand} : ({operand.type}) -> {type_}", type_, name)

    def split(self, operand: Value, axis: int, sizes: Shape, *, name: str) -> Value:
        """``operand`` with ``axis`` as several of these sizes.

        Next to a symbol it is IREE's ``tensor.expand_shape``, for it takes no ``stablehlo.dynamic_reshape``: such text
        is for IREE alone.
        """
        shape = (*operand.shape[:axis], *sizes, *operand.shape[axis + 1 :])
        if _product(sizes) != operand.shape[axis]:
            raise ShapeError(f"split: axis {axis} of {operand} {operand.type} is not of {len(sizes)} such sizes")
        type_ = TensorType(shape, operand.dtype)
        if operand.type.is_static or len(sizes) == 1:
            return operand if len(sizes) == 1 else self.reshape(operand, tuple(map(static, shape)), name=name)
        self.for_iree = True
        groups = _groups(len(operand.shape), axis, len(sizes))
        extents = ", ".join(str(self.index(dim)) for dim in shape)
        op = f"tensor.expand_shape {operand} {groups} output_shape [{extents}] : {operand.type} into {type_}"
        return self._op(op, type_, name)

    def join(self, operand: Value, axis: int, count: int, *, name: str) -> Value:
        """``operand`` with ``count`` axes from ``axis`` on as one, of a size that only ``split`` takes apart where
        one of them is a symbol (IREE's ``tensor.collapse_shape`` then, see ``split``)."""
        joined = _product(operand.shape[axis : axis + count])
        shape = (*operand.shape[:axis], joined, *operand.shape[axis + count :])
        type_ = TensorType(shape, operand.dtype)
        if operand.type.is_static or count == 1:
            return operand if count == 1 else self.reshape(operand, tuple(map(static, shape)), name=name)
        self.for_iree = True
        groups = _groups(len(shape), axis, count)
        return self._op(f"tensor.collapse_shape {operand} {groups} : {operand.type} into {type_}", type_, name)

    def slice(self, operand: Value, *, dim: int, start: int, limit: int, name: str = "slice") -> Value:
        """Rows ``start`` to ``limit`` along ``dim``, whose size is a number; the operand itself where it is all.

        Next to a symbol it is IREE's ``tensor.extract_slice``: ``stablehlo.slice`` takes numbers alone, and IREE no
        padding by less than nothing.
        """
        extent = operand.extent(dim)
        if not 0 <= start < limit <= extent:
            raise ShapeError(f"slice: [{start}:{limit}] is outside dim {dim} of {operand} {operand.type}")
        if limit - start == extent:
            return operand
        type_ = TensorType((*operand.shape[:dim], limit - start, *operand.shape[dim + 1 :]), operand.dtype)
        if not type_.is_static:
            self.for_iree = True
            starts = [start if i == dim else 0 for i in range(len(type_.shape))]
            extents = ", ".join(str(self.index(extent)) for extent in type_.shape)
            op = f"tensor.extract_slice {operand}{starts} [{extents}] {[1] * len(starts)} : {operand.type} to {type_}"
            return self._op(op, type_, name)
        ranges = [f"0:{d}" if i != dim else f"{start}:{limit}" for i, d in enumerate(operand.shape)]
        op = f"stablehlo.slice {operand} [{', '.join(ranges)}] : ({operand.type}) -> {type_}"
        return self._op(op, type_, name)

    def first(self, operand: Value, dim: int, size: Dim, *, name: str = "first") -> Value:
        """The first ``size`` along ``dim``, as many as there are at most; the operand itself where they are all.

        Next to a symbol it is IREE's, as in ``slice``.
        """
        extent = operand.shape[dim]
        if size == extent:
            return operand
        if isinstance(size, int) and isinstance(extent, int):
            return self.slice(operand, dim=dim, start=0, limit=size, name=name)
        type_ = TensorType((*operand.shape[:dim], size, *operand.shape[dim + 1 :]), operand.dtype)
        self.for_iree = True
        extents = ", ".join(str(self.index(each)) for each in type_.shape)
        rank = len(type_.shape)
        op = f"tensor.extract_slice {operand}{[0] * rank} [{extents}] {[1] * rank} : {operand.type} to {type_}"
        return self._op(op, type_, name)

    def transpose(self, operand: Value, *, permutation: Sequence[int], name: str = "transposed") -> Value:
        """``operand`` with dimension ``permutation[i]`` at place i."""
        if sorted(permutation) != list(range(len(operand.shape))):
            raise ShapeError(f"transpose: {list(permutation)} does not permute {operand} {operand.type}")
        type_ = TensorType(tuple(operand.shape[i] for i in permutation), operand.dtype)
        op = f"stablehlo.transpose {operand}, dims = {list(permutation)} : ({operand.type}) -> {type_}"
        return self._op(op, type_, name)

    def concatenate(self, operands: Sequence[Value], *, dim: int, name: str = "joined") -> Value:
        """``operands`` one after the other along ``dim``, which must be static."""
        first = operands[0]
        total = 0
        for operand in operands:
            extent = operand.shape[dim]
            others = [d for i, d in enumerate(operand.shape) if i != dim]
            if isinstance(extent, Sym) or operand.dtype is not first.dtype:
                raise ShapeError(
                    f"concatenate: {operand} {operand.type} cannot join {first} {first.type} along dim {dim}"
                )
            if others != [d for i, d in enumerate(first.shape) if i != dim]:
                raise ShapeError(
                    f"concatenate: {operand} {operand.type} and {first} {first.type} differ in another dim than {dim}"
                )
            total += extent
        if len(operands) == 1:
            return first
        type_ = TensorType((*first.shape[:dim], total, *first.shape[dim + 1 :]), first.dtype)
        names = ", ".join(map(str, operands))
        types = ", ".join(str(o.type) for o in operands)
        return self._op(f"stablehlo.concatenate {names}, dim = {dim} : ({types}) -> {type_}", type_, name)

    def gather_rows(self, operand: Value, index: Value, *, name: str = "rows") -> Value:
        """``operand[index[...]]`` for ``operand [V, ...]``: of ``index``, then the rest (``stablehlo.gather``).

        An index below 0 or beyond V - 1 reads the first or the last row, as StableHLO defines it.
        """
        rest = operand.shape[1:]
        if (
            not operand.shape
            or not index.shape
            or index.dtype is not DType.I32
            or any(isinstance(d, Sym) for d in rest)
        ):
            raise ShapeError(f"gather_rows: {operand} {operand.type} and {index} {index.type} are not rows and indices")
        type_, at = TensorType((*index.shape, *rest), operand.dtype), len(index.shape)
        numbers = (
            f"offset_dims = {[at + i for i in range(len(rest))]}, collapsed_slice_dims = [0], "
            f"start_index_map = [0], index_vector_dim = {at}"
        )
        sizes = [1, *(operand.extent(axis) for axis in range(1, len(operand.shape)))]
        op = (
            f'"stablehlo.gather"({operand}, {index}) <{{dimension_numbers = #stablehlo.gather<{numbers}>, '
            f"indices_are_sorted = false, slice_sizes = {_i64_array(sizes)}}}> "
            f": ({operand.type}, {index.type}) -> {type_}"
        )
        return self._op(op, type_, name)

    def gather(self, operand: Value, index: Value, dims: Sequence[int], *, name: str) -> Value:
        """``operand`` at ``index[..., i]`` of each dimension ``dims[i]``.

        Of ``[P, m, T, d]`` at dimensions 0 and 2 by indices ``[B, S, 2]`` it is ``[B, m, S, d]``: the last axis that
        counts indices is where the last of ``dims`` was, those before it come first. Indices beyond are moved inside.
        """
        rank, places = len(operand.shape), index.shape[:-1]
        rest = [axis for axis in range(rank) if axis not in dims]
        if not places or index.dtype is not DType.I32 or index.shape[-1] != len(dims):
            raise ShapeError(f"gather: {index} {index.type} are no indices of dimensions {list(dims)} of {operand}")
        before = [axis for axis in rest if axis < dims[-1]]
        shape = (*places[:-1], *(operand.extent(a) for a in before), places[-1])
        after = [axis for axis in rest if axis > dims[-1]]
        type_ = TensorType((*shape, *(operand.extent(a) for a in after)), operand.dtype)
        first = len(places) - 1
        offsets = [*range(first, first + len(before)), *range(len(shape), len(shape) + len(after))]
        numbers = (
            f"offset_dims = {offsets}, collapsed_slice_dims = {list(dims)}, start_index_map = {list(dims)}, "
            f"index_vector_dim = {len(places)}"
        )
        sizes = [1 if axis in dims else operand.extent(axis) for axis in range(rank)]
        op = (
            f'"stablehlo.gather"({operand}, {index}) <{{dimension_numbers = #stablehlo.gather<{numbers}>, '
            f"indices_are_sorted = false, slice_sizes = {_i64_array(sizes)}}}> "
            f": ({operand.type}, {index.type}) -> {type_}"
        )
        return self._op(op, type_, name)

    def vectors(self, shape: Shape, parts: Sequence[tuple[Value, Sequence[int]]], *, name: str) -> Value:
        """Vectors ``[*shape, r]`` of r parts, each a value and which dimensions its own become, as in a broadcast."""
        # not of broadcasts: IREE 3.13 fails on the broadcast of a broadcast alone
        columns = [
            self.broadcast_in_dim(part, (*shape, 1), dims=dims, name=f"{part.name}_column") for part, dims in parts
        ]
        return self.concatenate(columns, dim=len(shape), name=name)

    def scatter(self, operand: Value, index: Value, updates: Value, *, name: str = "scattered") -> Value:
        """``operand [V]`` with ``updates[i]`` at ``index[i]``, which must lie in it (``stablehlo.scatter``).

        Where several go to one place, one of them is there afterwards.
        """
        vectors = all(len(value.shape) == 1 for value in (operand, index, updates))
        if not vectors or index.shape != updates.shape or operand.dtype is not updates.dtype:
            raise ShapeError(f"scatter: {updates} {updates.type} do not go to {index} {index.type} of {operand.type}")
        numbers = "inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1"
        return self._scatter(operand, index, updates, numbers, name, unique=False)

    def scatter_rows(self, operand: Value, index: Value, updates: Value, *, name: str) -> Value:
        """``operand [..., D]`` with the row ``updates[i]`` at ``index[i]``, a place ``[r]`` among its other r axes.

        All must lie in it, and no two at one place: then the operand may be overwritten where it is.
        """
        dims = list(range(len(operand.shape) - 1))
        rows, width = updates.shape[0], operand.shape[-1]
        wanted = TensorType((rows, len(dims)), DType.I32), TensorType((rows, width), operand.dtype)
        if (index.type, updates.type) != wanted:
            raise ShapeError(f"scatter_rows: {updates} {updates.type} at {index} {index.type} of {operand.type}")
        numbers = (
            f"update_window_dims = [1], inserted_window_dims = {dims}, scatter_dims_to_operand_dims = {dims}, "
            "index_vector_dim = 1"
        )
        return self._scatter(operand, index, updates, numbers, name, unique=True)

    def _scatter(self, operand: Value, index: Value, updates: Value, numbers: str, name: str, *, unique: bool) -> Value:
        type_, scalar = operand.type, TensorType((), operand.dtype)
        old, new, result = self._fresh("old"), self._fresh("new"), self._fresh(name)
        self._ended()
        head = (
            f'%{result} = "stablehlo.scatter"({operand}, {index}, {updates}) <{{'
            f"indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<{numbers}>, "
            f"unique_indices = {str(unique).lower()}}}> ({{"
        )
        with self.region(head):
            self._lines.append(f"^bb0(%{old}: {scalar}, %{new}: {scalar}):")
            self._lines.append(f"stablehlo.return %{new} : {scalar}")
        self._lines.append(f"}}) : ({operand.type}, {index.type}, {updates.type}) -> {type_}")
        return Value(result, type_)

    def dynamic_slice(self, operand: Value, starts: Sequence[Value], sizes: Sequence[int], *, name: str) -> Value:
        """``sizes`` elements of ``operand`` from the scalars ``starts`` on, moved inside where they reach beyond."""
        type_ = TensorType(tuple(sizes), operand.dtype)
        self._require_starts("dynamic_slice", operand, starts, type_)
        types = ", ".join(str(value.type) for value in (operand, *starts))
        op = f"stablehlo.dynamic_slice {', '.join(map(str, (operand, *starts)))}, sizes = {list(sizes)} : ({types})"
        return self._op(f"{op} -> {type_}", type_, name)

    def dynamic_update_slice(self, operand: Value, update: Value, starts: Sequence[Value], *, name: str) -> Value:
        """``operand`` with ``update`` from the scalars ``starts`` on, moved inside where it reaches beyond.

        Of a size that a call decides it is IREE's ``tensor.insert_slice``, which moves nothing: the caller sees to it.
        """
        self._require_starts("dynamic_update_slice", operand, starts, update.type)
        if not (update.type.is_static and operand.type.is_static):
            self.for_iree = True
            at = ", ".join(self.host_index(start) for start in starts)
            extents = ", ".join(str(self.index(dim)) for dim in update.shape)
            ones = [1] * len(starts)
            op = f"tensor.insert_slice {update} into {operand}[{at}] [{extents}] {ones}"
            return self._op(f"{op} : {update.type} into {operand.type}", operand.type, name)
        values = (operand, update, *starts)
        types = ", ".join(str(value.type) for value in values)
        op = f"stablehlo.dynamic_update_slice {', '.join(map(str, values))} : ({types}) -> {operand.type}"
        return self._op(op, operand.type, name)

    def _shape_operand(self, shape: Shape) -> Value:
        """``shape`` as an i32 vector, printed once per function and shape."""
        key = ("shape", shape)
        if key not in self._memo:
            vector = TensorType((1,), DType.I32)
            for sym in (extent for extent in shape if isinstance(extent, Sym)):
                self._size(sym)
            parts: list[Value] = []
            for extent in shape:
                size = ("size", extent)
                if size not in self._memo:
                    self._memo[size] = self._op(
                        f"stablehlo.constant dense<{extent}> : {vector}", vector, f"size_{extent}"
                    )
                parts.append(self._memo[size])
            label = "shape_" + "x".join(str(d).lower() for d in shape)
            self._memo[key] = self.concatenate(parts, dim=0, name=label)
        return self._memo[key]

    def _require_starts(self, op: str, operand: Value, starts: Sequence[Value], part: TensorType) -> None:
        scalars = all(start.type == TensorType((), DType.I32) for start in starts)
        ranks = len(starts) == len(operand.shape) == len(part.shape)
        pairs = zip(part.shape, operand.shape, strict=True) if ranks else ()
        # what a symbol stands for is the caller's to see to
        inside = ranks and all(isinstance(p, Sym) or isinstance(d, Sym) or p <= d for p, d in pairs)
        if not (scalars and inside and part.dtype is operand.dtype):
            raise ShapeError(f"{op}: {part} is no part of {operand} {operand.type} from {len(starts)} scalars on")


def _product(sizes: Shape) -> Dim:
    """The size of axes joined to one: a number, or a symbol that no argument carries."""
    symbols = [dim for dim in sizes if isinstance(dim, Sym)]
    number = math.prod(dim for dim in sizes if not isinstance(dim, Sym))
    if not symbols:
        return number
    if number == 1 and len(symbols) == 1:
        return symbols[0]
    return Sym("_by_".join([*(s.name for s in symbols), str(number)]), "".join(s.letter for s in symbols) + str(number))


def _groups(rank: int, axis: int, count: int) -> list[list[int]]:
    """Which axes of the longer shape each of ``rank`` axes of the shorter stands for, ``count`` for ``axis``."""
    sizes = [count if i == axis else 1 for i in range(rank)]
    starts = [sum(sizes[:i]) for i in range(rank)]
    return [list(range(start, start + size)) for start, size in zip(starts, sizes, strict=True)]


def _i64_array(values: Sequence[int]) -> str:
    return f"array<i64: {', '.join(map(str, values))}>" if values else "array<i64>"
