"""StableHLO text: typed values, one method per op, every shape inferred and checked before a line is printed.

The text is ours alone: it depends on no library's printer, so the same calls give the same bytes everywhere.
Operands are positional, attributes keyword-only; ``name`` is a hint for the value's name (``%router_logits``,
then ``%router_logits_1``). A dimension is a number or a symbol (``Sym``); all dimensions of one function with the same
symbol have the same size, which is taken from the first argument that carries it.

Reference for the ops: the StableHLO specification, https://openxla.org/stablehlo/spec.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from emitter.signature import DType
from emitter.text.needs import Needs, header
from emitter.text.shaping import ShapingOps
from emitter.text.values import ShapeError, TensorType, Value, format_float

__all__ = ["FunctionBuilder", "ShapeError", "TensorType", "Value", "format_float", "module_text"]


_VECTOR = re.compile(r"vector<(\d+)x(\w+)>")


class FunctionBuilder(ShapingOps):
    """The body of one function. Methods print one op each and return its value (arguments: see ``FunctionText``).

    Here are the ops over whole values: products, reductions, control flow, and what devices exchange.
    """

    def private_function(self, name: str) -> FunctionBuilder:
        """A private function of the same module, still to be written."""
        return FunctionBuilder(name, public=False, same_module_as=self)

    def call(self, function: FunctionBuilder, operands: Sequence[Value], *, names: Sequence[str]) -> tuple[Value, ...]:
        """The results of another function of the module, whose arguments are of the operands' types (``func.call``)."""
        wanted, results = [a.type for a in function._arguments], function._results
        if results is None or wanted != [value.type for value in operands]:
            raise ShapeError(f"call: @{function.name} does not take these {len(operands)} operands, or has not ended")
        self._ended()
        types = [value.type for _, value in results]
        found = tuple(Value(self._fresh(name), type_) for name, type_ in zip(names, types, strict=True))
        head = f"{', '.join(map(str, found))} = func.call @{function.name}({', '.join(map(str, operands))})"
        self._lines.append(f"{head} : {function.type}")
        return found

    def case(self, index: Value, branches: Sequence[Callable[[], Value]], *, name: str) -> Value:
        """What branch ``index`` writes, the last one for any index beyond (``stablehlo.case``); all of one type.

        With a single branch its value: nothing is left to choose.
        """
        if index.type != TensorType((), DType.I32):
            raise ShapeError(f"case: {index} {index.type} is no scalar index")
        if len(branches) == 1:
            return branches[0]()
        self._ended()
        result, found = self._fresh(name), list[Value]()
        for number, branch in enumerate(branches):
            head = f'%{result} = "stablehlo.case"({index}) ({{' if number == 0 else "}, {"
            with self.region(head):
                found.append(branch())
                self._lines.append(f"stablehlo.return {found[-1]} : {found[-1].type}")
        self._same_types("case", found)
        self._lines.append(f"}}) : ({index.type}) -> {found[0].type}")
        return Value(result, found[0].type)

    def repeat(self, count: Value, start: Value, body: Callable[[Value, Value], Value], *, name: str) -> Value:
        """``start`` after ``body(i, value)`` for i from 0 to the scalar ``count`` (``stablehlo.while``)."""
        scalar = TensorType((), DType.I32)
        if count.type != scalar:
            raise ShapeError(f"repeat: {count} {count.type} is no scalar count")
        zero = self.constant(0, DType.I32, name="zero_count")
        one = self.constant(1, DType.I32, name="one_count")
        self._ended()
        result, number, value = self._fresh(name), self._fresh("turn"), self._fresh(f"{name}_before")
        types = f"{scalar}, {start.type}"
        self._lines.append(f"%{result}:2 = stablehlo.while(%{number} = {zero}, %{value} = {start}) : {types}")
        with self.region("cond {"):
            more = self.compare("LT", Value(number, scalar), count, name="is_more")
            self._lines.append(f"stablehlo.return {more} : {more.type}")
        with self.region("} do {"):
            after = body(Value(number, scalar), Value(value, start.type))
            self._same_types("repeat", [start, after])
            following = self.add(Value(number, scalar), one, name="next_turn")
            self._lines.append(f"stablehlo.return {following}, {after} : {types}")
        self._lines.append("}")
        return Value(f"{result}#1", start.type)

    def dot_general(
        self,
        lhs: Value,
        rhs: Value,
        *,
        contracting: tuple[Sequence[int], Sequence[int]],
        batching: tuple[Sequence[int], Sequence[int]] = ((), ()),
        out: DType = DType.F32,
        highest: bool = False,
        name: str = "dot",
    ) -> Value:
        """Contract ``lhs`` with ``rhs``; result dimensions are batch, then lhs free, then rhs free.

        ``out`` is the element type of the result and of the accumulation (f32 whatever the operands are). With
        ``highest`` no device may round the operands to a narrower type (TF32 on GPUs, bf16 on TPUs).
        """
        if lhs.dtype is not rhs.dtype:
            raise ShapeError(f"dot_general: {lhs} {lhs.type} and {rhs} {rhs.type} differ in element type")
        for word, (left, right) in (("batching", batching), ("contracting", contracting)):
            for i, j in zip(left, right, strict=True):
                if lhs.shape[i] != rhs.shape[j]:
                    raise ShapeError(
                        f"dot_general: {word} dim {i} of {lhs} {lhs.type} is {lhs.shape[i]}, "
                        f"dim {j} of {rhs} {rhs.type} is {rhs.shape[j]}"
                    )
        used_left, used_right = {*batching[0], *contracting[0]}, {*batching[1], *contracting[1]}
        shape = (
            *(lhs.shape[i] for i in batching[0]),
            *(d for i, d in enumerate(lhs.shape) if i not in used_left),
            *(d for i, d in enumerate(rhs.shape) if i not in used_right),
        )
        type_ = TensorType(shape, out)
        parts = [f"stablehlo.dot_general {lhs}, {rhs}"]
        if batching[0]:
            parts.append(f"batching_dims = {list(batching[0])} x {list(batching[1])}")
        parts.append(f"contracting_dims = {list(contracting[0])} x {list(contracting[1])}")
        if highest:
            parts.append("precision = [HIGHEST, HIGHEST]")
        return self._op(f"{', '.join(parts)} : ({lhs.type}, {rhs.type}) -> {type_}", type_, name)

    def reduce(self, op: str, operand: Value, *, dims: Sequence[int], name: str = "") -> Value:
        """Reduce ``dims`` away with ``add``, ``maximum``, ``minimum``, ``or`` or ``and``."""
        identity: dict[tuple[str, bool], float | int | bool] = {
            ("add", True): 0.0,
            ("add", False): 0,
            ("maximum", True): -np.inf,
            ("maximum", False): -(2**31),
            ("minimum", True): np.inf,
            ("minimum", False): 2**31 - 1,
            ("or", False): False,
            ("and", False): True,
        }
        try:
            start = identity[op, operand.dtype.is_float]
        except KeyError:
            raise ShapeError(f"reduce: no reduction {op!r} over {operand} {operand.type}") from None
        if any(not 0 <= d < len(operand.shape) for d in dims):
            raise ShapeError(f"reduce: dims {list(dims)} are outside {operand} {operand.type}")
        init = self.constant(start, operand.dtype, name=f"{op}_identity")
        type_ = TensorType(tuple(d for i, d in enumerate(operand.shape) if i not in dims), operand.dtype)
        text = (
            f"stablehlo.reduce({operand} init: {init}) applies stablehlo.{op} across dimensions = {list(dims)} "
            f": ({operand.type}, {init.type}) -> {type_}"
        )
        return self._op(text, type_, name or f"{operand.name}_{op}")

    def partition_id(self, *, name: str = "device") -> Value:
        """Which device of the mesh computes this, an i32 scalar."""
        unsigned = self._fresh(f"{name}_ui32")
        self.line(f"%{unsigned} = stablehlo.partition_id : tensor<ui32>")
        type_ = TensorType((), DType.I32)
        return self._op(f"stablehlo.convert %{unsigned} : (tensor<ui32>) -> {type_}", type_, name)

    def all_gather(self, operand: Value, devices: int, *, name: str) -> Value:
        """The operands of all devices one after the other along the first axis."""
        type_ = TensorType((devices * operand.extent(0), *operand.shape[1:]), operand.dtype)
        op = f'"stablehlo.all_gather"({operand}) <{{all_gather_dim = 0 : i64, {self._group(devices)}}}>'
        return self._op(f"{op} : ({operand.type}) -> {type_}", type_, name)

    def all_reduce(self, operand: Value, devices: int, *, name: str) -> Value:
        """The sum of the operands of all devices, on each."""
        return self._summed("all_reduce", operand, operand.type, self._group(devices), name)

    def reduce_scatter(self, operand: Value, devices: int, *, name: str) -> Value:
        """Its stretch of the first axis of that sum on each device."""
        rows, rest = divmod(operand.extent(0), devices)
        if rest:
            raise ShapeError(f"reduce_scatter: {operand} {operand.type} does not divide among {devices} devices")
        type_ = TensorType((rows, *operand.shape[1:]), operand.dtype)
        return self._summed(
            "reduce_scatter", operand, type_, f"{self._group(devices)}, scatter_dimension = 0 : i64", name
        )

    def _group(self, devices: int) -> str:
        channel = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"
        group = f"replica_groups = dense<[{list(range(devices))}]> : tensor<1x{devices}xi64>"
        return f"{channel}, {group}, use_global_device_ids"

    def _summed(self, op: str, operand: Value, type_: TensorType, attributes: str, name: str) -> Value:
        self._ended()
        scalar = TensorType((), operand.dtype)
        result, lhs, rhs = self._fresh(name), self._fresh("lhs"), self._fresh("rhs")
        with self.region(f'%{result} = "stablehlo.{op}"({operand}) <{{{attributes}}}> ({{'):
            self._lines.append(f"^bb0(%{lhs}: {scalar}, %{rhs}: {scalar}):")
            total = self.add(Value(lhs, scalar), Value(rhs, scalar), name="total")
            self._lines.append(f"stablehlo.return {total} : {scalar}")
        self._lines.append(f"}}) : ({operand.type}) -> {type_}")
        return Value(result, type_)


def module_text(functions: Iterable[FunctionBuilder], *, name: str = "moe_ffn") -> str:
    """A whole module: ``module @name`` around the functions, entry points first as given.

    Above it what the declarations need of the target, where there are any, and the flags of a text for IREE alone (see
    ``text.needs``), and short names of types: of vectors in declarations, of the other functions. Raises
    ``ShapeError`` where the declarations are for several kinds of target, or two things have one symbol.
    """
    functions = list(functions)
    parameters: dict[str, str] = {}
    for function in functions:
        for symbol, text in function.globals.items():
            if parameters.setdefault(symbol, text) != text:
                raise ShapeError(f"parameter @{symbol} of @{function.name} is not that of another function")
    declared: dict[str, str] = {}
    for function in functions:
        for symbol, declaration in function.declarations.items():
            if declared.setdefault(symbol, str(declaration)) != str(declaration):
                raise ShapeError(f"@{symbol} of @{function.name} is not that of another function")
    if twice := parameters.keys() & {*declared, *(f.name for f in functions)}:
        raise ShapeError(f"parameter @{min(twice)} has the symbol of a function or a kernel")
    parts = ["".join(f"  {line}\n" for line in parameters.values())] if parameters else []
    vectors = sorted({found for text in declared.values() for found in _VECTOR.findall(text)})
    parts += [_VECTOR.sub(r"!\2x\1", text) for text in declared.values()]
    needs = [each for f in functions for each in f.needs]
    features = frozenset(feature for each in needs for feature in each.features)
    kinds = sorted({each.kind for each in needs})
    if len(kinds) > 1:
        raise ShapeError(f"kernels for {' and '.join(kinds)} in one module")
    needed = Needs(kinds[0], features) if kinds else None
    for_iree = needed is not None or bool(parameters) or any(f.for_iree for f in functions)
    above = header(needed, for_iree=for_iree)
    names = {f"vector<{lanes}x{element}>": f"!{element}x{lanes}" for lanes, element in vectors}
    body = "\n".join([*parts, *(f.text() for f in functions)])
    for function in functions:
        if vectors and not function.public and function.type not in names:
            names[function.type] = f"!{function.name}"
            body = body.replace(f" : {function.type}\n", f" : !{function.name}\n")
    above += "".join(f"{name} = {type_}\n" for type_, name in names.items())
    return f"{above}module @{name} {{\n{body}}}\n"
