"""A small way to write CPU kernels as MLIR text: typed values with operators, loops as ``with`` blocks.

A kernel is a Python function that draws its body on a ``Kernel``::

    kernel = Kernel("scale", [Buffer("x", (None, 8), "f32"), Buffer("y", (None, 8), "f32")], scalars=["rows"])
    row = kernel.workgroup(0)
    with kernel.loop(0, 8) as column:
        kernel.store(kernel.load("x", row, column) * 2.0, "y", row, column)

Values carry their MLIR type; ``+ - * /`` pick the operation from it (integers and ``index``, floats, and vectors of
either), and Python numbers become constants of the other side's type. Constants are written once, at the top of the
kernel, and what has no side effect once where it is seen. The text depends on nothing but the calls made: same calls,
same bytes.
"""

from emitter.kernels.cpu.writer.body import Body, Function, Kernel
from emitter.kernels.cpu.writer.values import Buffer, KernelError, Operand, Value, element_of, lanes_of, vector_of

__all__ = [
    "Body",
    "Buffer",
    "Function",
    "Kernel",
    "KernelError",
    "Operand",
    "Value",
    "element_of",
    "lanes_of",
    "vector_of",
]
