"""A block over blocks of rows: a static number of tokens at a time, the last ones padded with rows of zeros.

For compilers that multiply matrices well of a static shape alone: over a dynamic number of rows IREE's code generation
for GPUs gives each output element a work group of its own and no matrix instructions. The loop runs on the host.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from emitter.shapes import Shape, Sym
from emitter.text.builder import FunctionBuilder, TensorType, Value, format_float


def over_row_blocks(
    b: FunctionBuilder,
    values: Mapping[str, Value],
    tokens: Sym,
    rows: int,
    types: Sequence[TensorType],
    write: Callable[[Mapping[str, Value]], Sequence[Value]],
) -> list[Value]:
    """What ``write`` gives for all rows, from what it gives for ``rows`` of them at a time.

    ``values`` are passed to it with ``rows`` in the place of their first axis where that counts ``tokens``, the others
    as they are; ``types`` are those of the results over all rows, whose first axis counts ``tokens``.
    """
    count, bound = b.index(tokens), _assign(b, f"arith.constant {rows} : index", "block_rows")
    first = _assign(b, "arith.constant 0 : index", "first_row")
    blocks = _assign(b, f"arith.ceildivui {count}, {bound} : index", "row_blocks")
    whole = _assign(b, f"arith.muli {blocks}, {bound} : index", "padded_tokens")
    extra = _assign(b, f"arith.subi {whole}, {count} : index", "padding_tokens")
    padded = {name: _padded(b, v, extra) for name, v in values.items() if _by_row(v.shape, tokens)}
    starts = [_assign(b, f"tensor.empty({whole}) : {type_}", "unwritten") for type_ in types]
    carried, results = [f"%{b.fresh('written')}" for _ in types], b.fresh("rows_of_output")
    at = f"%{b.fresh('row')}"
    joined = ", ".join(f"{name} = {start}" for name, start in zip(carried, starts, strict=True))
    several = f":{len(types)}" if len(types) > 1 else ""
    head = f"%{results}{several} = scf.for {at} = {first} to {whole} step {bound} iter_args({joined})"
    with b.region(f"{head} -> ({', '.join(map(str, types))}) {{"):
        given = dict(values) | {name: _block(b, v, at, rows) for name, v in padded.items()}
        after = []
        for value, into, type_ in zip(write(given), carried, types, strict=True):
            slots = _slots(value.shape, at, str(rows))
            written = f"tensor.insert_slice {value} into {into}{slots} : {value.type} into {type_}"
            after.append(_assign(b, written, "written"))
        b.line(f"scf.yield {', '.join(after)} : {', '.join(map(str, types))}")
    b.line("}")
    made = []
    for number, type_ in enumerate(types):
        all_rows = f"%{results}#{number}" if several else f"%{results}"
        slots = _slots(type_.shape, "0", str(count))
        name = _assign(b, f"tensor.extract_slice {all_rows}{slots} : {type_} to {type_}", "output_rows")
        made.append(Value(name.removeprefix("%"), type_))
    return made


def _by_row(shape: Shape, tokens: Sym) -> bool:
    return bool(shape) and shape[0] == tokens


def _assign(b: FunctionBuilder, expression: str, hint: str) -> str:
    name = f"%{b.fresh(hint)}"
    b.line(f"{name} = {expression}")
    return name


def _slots(shape: Shape, start: str, count: str) -> str:
    """Offsets, sizes and strides of ``count`` rows from ``start`` on."""
    rest = [str(size) for size in shape[1:]]
    offsets, strides = ["0"] * len(rest), ["1"] * len(shape)
    return f"[{', '.join([start, *offsets])}] [{', '.join([count, *rest])}] [{', '.join(strides)}]"


def _padded(b: FunctionBuilder, value: Value, extra: str) -> Value:
    """``value`` with ``extra`` rows of zeros after it."""
    literal = format_float(0.0, value.dtype) if value.dtype.is_float else "0"
    zero = _assign(b, f"arith.constant {literal} : {value.dtype.value}", f"{value.name}_zero")
    none, rest = ["0"] * len(value.shape), ["0"] * (len(value.shape) - 1)
    name = b.fresh(f"{value.name}_padded")
    with b.region(f"%{name} = tensor.pad {value} low[{', '.join(none)}] high[{', '.join([extra, *rest])}] {{"):
        places = [f"%{b.fresh('place')}: index" for _ in value.shape]
        b.line(f"^bb0({', '.join(places)}):")
        b.line(f"tensor.yield {zero} : {value.dtype.value}")
    b.line(f"}} : {value.type} to {value.type}")
    return Value(name, value.type)


def _block(b: FunctionBuilder, value: Value, at: str, rows: int) -> Value:
    type_ = TensorType((rows, *value.shape[1:]), value.dtype)
    text = f"tensor.extract_slice {value}{_slots(value.shape, at, str(rows))} : {value.type} to {type_}"
    return Value(_assign(b, text, f"{value.name}_block").removeprefix("%"), type_)
