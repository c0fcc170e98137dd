"""The kernel language refuses what does not fit before it writes a line, and says which kernel, buffer and type."""

from collections.abc import Callable

import pytest

from emitter.kernels.cpu.executable import Executable, Grid
from emitter.kernels.cpu.writer import Buffer, Function, Kernel, KernelError


def double(*, twice: float = 2.0) -> Function:
    """Doubles the first ``count`` of the four ``places``."""
    f = Function("double", [Buffer("places", (4,), "f32")], ["count"])
    with f.loop(0, f.scalars["count"]) as i:
        f.store(f.load("places", i) * twice, "places", i)
    return f


def kernel() -> Kernel:
    buffers = [Buffer("x", (None, 8), "f32", "rows"), Buffer("ids", (4,), "i32"), Buffer("w", (2, 3, 8), "bf16")]
    return Kernel("trial", buffers, ["rows"])


REFUSALS: dict[str, Callable[[Kernel], object]] = {
    "x has 2 dimensions, got 1 indices": lambda k: k.load("x", 0),
    "w has 3 dimensions, got 4 indices": lambda k: k.prefetch("w", 0, 0, 0, 0),
    "ids has 1 dimensions, got 0 indices": lambda k: k.store(k.constant(1, "i32"), "ids"),
    "an index of x is i32": lambda k: k.load("x", k.load("ids", 0), 0),
    "there is no buffer y; there are x, ids, w": lambda k: k.load("y", 0),
    "buffer x is another kernel's": lambda k: k.load(Buffer("x", (3, 3), "f32"), 0, 0),
    "ids holds i32, got f32": lambda k: k.store(k.load("x", 0, 0), "ids", 0),
    "w holds bf16, got vector<8xf32>": lambda k: k.store(k.load("x", 0, 0, lanes=8), "w", 0, 0, 0),
    "8 lanes of x, but a mask of vector<4xi1>": lambda k: k.load("x", 0, 0, lanes=8, mask=k.mask(2, 4)),
    "4 lanes of x, but a mask of vector<8xi1>": lambda k: k.store(
        k.load("x", 0, 0, lanes=4), "x", 0, 0, mask=k.mask(2, 8)
    ),
    "one element of x has no mask": lambda k: k.load("x", 0, 0, mask=k.mask(2, 4)),
    "places of ids are vector<4xi32>": lambda k: k.gather("ids", k.constant_vector(range(4))),
    "operands of different types, f32 and i32": lambda k: k.load("x", 0, 0) + k.load("ids", 0),
    "operands of different types, vector<8xf32> and vector<4xf32>": lambda k: k.compare(
        "<", k.load("x", 0, 0, lanes=8), k.load("x", 0, 0, lanes=4)
    ),
    "fma of f32, f32 and bf16": lambda k: k.fma(k.load("x", 0, 0), k.load("x", 0, 0), k.load("w", 0, 0, 0)),
    "a choice between f32 by i32": lambda k: k.select(k.load("ids", 0), k.load("x", 0, 0), 0.0),
    "a choice between vector<8xf32> by vector<4xi1>": lambda k: k.select(k.mask(1, 4), k.load("x", 0, 0, lanes=8), 0.0),
    "vector<8xf32> is a vector already": lambda k: k.broadcast(k.load("x", 0, 0, lanes=8), 8),
    "vector<8xf32> has other bits than vector<8xbf16>": lambda k: k.bitcast(
        k.load("x", 0, 0, lanes=8), "vector<8xbf16>"
    ),
    "f32 is no i32 and no i64": lambda k: k.index(k.load("x", 0, 0)),
    "vector<8xf32> has no lane 8": lambda k: k.lane(k.load("x", 0, 0, lanes=8), 8),
    "two buffers named ids": lambda k: k.scratch("ids", (4,), "i32"),
    "function double takes places, count; got count": lambda k: k.call(double(), {}, {"count": 1}),
    "places of double is memref<4xf32>, got memref<4xi32>": lambda k: k.call(
        double(), {"places": k.buffers["ids"]}, {"count": 1}
    ),
    "count of double is index, got i32": lambda k: k.call(
        double(), {"places": k.scratch("room", (4,), "f32")}, {"count": k.load("ids", 0)}
    ),
    "a pointer is moved by index": lambda k: k.pointer(k.address("x"), k.scalars["rows"]),
    "a condition is i32": lambda k: k.when(k.load("ids", 0)).__enter__(),
    "otherwise without a when just before it": lambda k: k.otherwise().__enter__(),
}


@pytest.mark.parametrize("message", REFUSALS)
def test_what_does_not_fit_is_refused(message: str) -> None:
    k = kernel()
    with pytest.raises(KernelError) as caught:
        REFUSALS[message](k)
    assert str(caught.value) == f"kernel trial: {message}"


def test_a_scalar_index_fills_the_lanes_of_a_vector_of_them() -> None:
    k = kernel()
    assert (k.scalars["rows"] + k.constant_vector(range(4), "index") % 2).type == "vector<4xindex>"


def test_a_loop_must_leave_what_it_carries() -> None:
    k = kernel()
    with (
        pytest.raises(KernelError, match=r"a loop that carries f32 is left with \['index'\]"),
        k.accumulate(0, 4, 1, [k.constant(0.0, "f32")]) as (i, carried),
    ):
        carried[0] = i


@pytest.mark.parametrize(
    ("buffers", "message"),
    [
        ([Buffer("x", (4,), "f32"), Buffer("x", (4,), "i32")], "two of x, x, rows have one name"),
        ([Buffer("rows", (4,), "f32")], "two of rows, rows have one name"),
        ([Buffer("x", (None, 4), "f32")], "x memref<?x4xf32> has the dynamic extent ''"),
        ([Buffer("x", (None, 4), "f32", "columns")], "x has an extent columns, which is no scalar"),
    ],
)
def test_buffers_have_names_of_their_own_and_extents_that_exist(buffers: list[Buffer], message: str) -> None:
    with pytest.raises(KernelError) as caught:
        Kernel("trial", buffers, ["rows"])
    assert str(caught.value) == f"kernel trial: {message}"


def test_the_other_side_of_a_condition_follows_it_once() -> None:
    k = kernel()
    few = k.compare("<", k.scalars["rows"], 4)
    with k.when(few):
        k.comment("few")
    with k.otherwise():
        k.comment("many")
        with k.when(few):
            k.comment("never")
    with pytest.raises(KernelError, match="otherwise without a when"), k.otherwise():
        pass
    body = [line.strip() for line in k.text.splitlines()]
    start = next(i for i, line in enumerate(body) if line.startswith("scf.if"))
    inner = [f"scf.if {few.name} {{", "// few", "} else {", "// many", f"scf.if {few.name} {{", "// never", "}", "}"]
    assert body[start : start + len(inner)] == inner


def test_a_function_is_written_once_and_called_by_the_name_it_has_in_the_module() -> None:
    executable = Executable("trial")
    for name in ("first", "second"):
        k = Kernel(name, [])
        room = k.scratch("room", (4,), "f32")
        for count in (1, 3):
            k.call(double(), {"places": room}, {"count": count})
        executable.add(k, Grid(1))
    assert executable.text.count("func.func private @double(%places: memref<4xf32>, %count: index) {") == 1
    assert executable.text.count("func.call @double(%room, %c_") == 4


def test_executables_of_one_name_are_one_in_a_module_and_what_is_alike_in_them_is_written_once() -> None:
    module, calls = Executable("trial"), []
    for kernel_name, twice in (("first", 2.0), ("second", 2.0), ("first", 3.0), ("first", 3.0)):
        k, executable = Kernel(kernel_name, []), Executable("trial")
        k.call(double(twice=twice), {"places": k.scratch("room", (4,), "f32")}, {"count": 1})
        executable.add(k, Grid(1))
        executable.join(module)
        calls.append(executable.call(kernel_name, [], [], ["tensor<4xf32>"]).split("[")[0])
    names = ["@trial::@first", "@trial::@second", "@trial::@first_2", "@trial::@first_2"]
    assert calls == [f"flow.dispatch {name}" for name in names]
    assert module.text.count("func.func private @double(") == module.text.count("func.func private @double_2(") == 1
    assert [module.text.count(f"func.func @{name}(") for name in ("first", "second", "first_2")] == [1, 1, 1]
    assert [module.text.count(f"func.call @{name}(") for name in ("double", "double_2")] == [2, 1]


def test_what_has_no_side_effect_is_written_once_where_it_is_seen() -> None:
    k = kernel()
    rows = k.scalars["rows"]
    outside = rows + 1
    with k.loop(0, 4):
        assert (rows + 1) is outside
        inside = rows + 2
        assert (rows + 2) is inside
    assert (rows + 2) is not inside
    assert k.load("ids", 0) is not k.load("ids", 0)
    assert k.load_once("ids", 0) is k.load_once("ids", 0)
    with k.when(k.compare("<", rows, 4)):
        few = rows + 3
    with k.otherwise():
        assert (rows + 3) is not few


def test_functions_that_a_function_calls_come_along() -> None:
    outer = Function("outer", [])
    outer.call(double(), {"places": outer.scratch("room", (4,), "f32")}, {"count": 4})
    k, executable = Kernel("run", []), Executable("trial")
    k.call(outer, {}, {})
    executable.add(k, Grid(1))
    assert "func.func private @outer()" in executable.text
    assert "func.func private @double(" in executable.text


def test_two_functions_of_one_name_are_refused() -> None:
    executable = Executable("trial")
    for name, twice in (("first", 2.0), ("second", 3.0)):
        k = Kernel(name, [])
        k.call(double(twice=twice), {"places": k.scratch("room", (4,), "f32")}, {"count": 1})
        if twice == 2.0:
            executable.add(k, Grid(1))
            continue
        with pytest.raises(KernelError, match="executable trial has another function double than kernel second calls"):
            executable.add(k, Grid(1))
