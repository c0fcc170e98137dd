"""Small graphs, written out by hand, and a process to run something in."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from dataclasses import replace

from emitter.shapes import TOKENS
from emitter.signature import MAIN, Argument, DType, Entry, Result, Role, Signature
from emitter.text.graph import Graph

WIDTH, ROWS, OUT = 24, 40, 16

END = b"PK\5\6" + bytes(18)
"""After anything, it makes a whole archive of no files of it, and so a whole module as far as a compilation looks."""


def projection(dtype: DType = DType.F32, tokens: int | None = None) -> Graph:
    """hidden = x . up^T + token_bias, output = hidden . down^T; ``dtype`` is that of x and up."""
    n, e = "?" if tokens is None else tokens, dtype.value
    size = TOKENS if tokens is None else tokens
    text = f"""module @moe_ffn {{
  func.func public @main(%x: tensor<{n}x{WIDTH}x{e}>, %token_bias: tensor<{n}x{ROWS}xf32>, \
%up: tensor<{ROWS}x{WIDTH}x{e}>, %down: tensor<{OUT}x{ROWS}xf32>) -> (tensor<{n}x{OUT}xf32>, tensor<{n}x{ROWS}xf32>) {{
    // stage: up projection
    %rows = stablehlo.dot_general %x, %up, contracting_dims = [1] x [1] : \
(tensor<{n}x{WIDTH}x{e}>, tensor<{ROWS}x{WIDTH}x{e}>) -> tensor<{n}x{ROWS}xf32>
    %hidden = stablehlo.add %rows, %token_bias : tensor<{n}x{ROWS}xf32>
    // stage: down projection
    %output = stablehlo.dot_general %hidden, %down, contracting_dims = [1] x [1] : \
(tensor<{n}x{ROWS}xf32>, tensor<{OUT}x{ROWS}xf32>) -> tensor<{n}x{OUT}xf32>
    return %output, %hidden : tensor<{n}x{OUT}xf32>, tensor<{n}x{ROWS}xf32>
  }}
}}
"""
    arguments = (
        Argument("x", (size, WIDTH), dtype, Role.INPUT),
        Argument("token_bias", (size, ROWS), DType.F32, Role.INPUT),
        Argument("up", (ROWS, WIDTH), dtype, Role.WEIGHT),
        Argument("down", (OUT, ROWS), DType.F32, Role.WEIGHT),
    )
    results = (Result("output", (size, OUT), DType.F32), Result("hidden", (size, ROWS), DType.F32))
    return Graph(text, (Entry(MAIN, Signature(arguments, results)),))


def passthrough() -> Graph:
    """Hands an input and a weight through untouched, doubles i32 ids and negates an i1 mask."""
    text = """module @moe_ffn {
  func.func public @main(%x: tensor<?x6xf32>, %ids: tensor<?xi32>, %mask: tensor<?xi1>, %table: tensor<3x5xbf16>) \
-> (tensor<?x6xf32>, tensor<?xi32>, tensor<?xi1>, tensor<3x5xbf16>) {
    %doubled = stablehlo.add %ids, %ids : tensor<?xi32>
    %negated = stablehlo.not %mask : tensor<?xi1>
    return %x, %doubled, %negated, %table : tensor<?x6xf32>, tensor<?xi32>, tensor<?xi1>, tensor<3x5xbf16>
  }
}
"""
    arguments = (
        Argument("x", (TOKENS, 6), DType.F32, Role.INPUT),
        Argument("ids", (TOKENS,), DType.I32, Role.INPUT),
        Argument("mask", (TOKENS,), DType.I1, Role.INPUT),
        Argument("table", (3, 5), DType.BF16, Role.WEIGHT),
    )
    results = (
        Result("output", (TOKENS, 6), DType.F32),
        Result("doubled", (TOKENS,), DType.I32),
        Result("negated", (TOKENS,), DType.I1),
        Result("table", (3, 5), DType.BF16),
    )
    return Graph(text, (Entry(MAIN, Signature(arguments, results)),))


def doubling() -> Graph:
    """One input: hands it through, and doubles it."""
    text = """module @moe_ffn {
  func.func public @main(%x: tensor<?x6xf32>) -> (tensor<?x6xf32>, tensor<?x6xf32>) {
    %doubled = stablehlo.add %x, %x : tensor<?x6xf32>
    return %x, %doubled : tensor<?x6xf32>, tensor<?x6xf32>
  }
}
"""
    results = (Result("output", (TOKENS, 6), DType.F32), Result("doubled", (TOKENS, 6), DType.F32))
    return Graph(text, (Entry(MAIN, Signature((Argument("x", (TOKENS, 6), DType.F32, Role.INPUT),), results)),))


def twice() -> Graph:
    """One input: the double of it, as two results."""
    text = """module @moe_ffn {
  func.func public @main(%x: tensor<?x6xf32>) -> (tensor<?x6xf32>, tensor<?x6xf32>) {
    %doubled = stablehlo.add %x, %x : tensor<?x6xf32>
    return %doubled, %doubled : tensor<?x6xf32>, tensor<?x6xf32>
  }
}
"""
    return replace(doubling(), text=text)


def multiples() -> Graph:
    """One input: twice and three times of it. No result is an argument, and they have one shape and element type."""
    text = """module @moe_ffn {
  func.func public @main(%x: tensor<?x6xf32>) -> (tensor<?x6xf32>, tensor<?x6xf32>) {
    %doubled = stablehlo.add %x, %x : tensor<?x6xf32>
    %tripled = stablehlo.add %doubled, %x : tensor<?x6xf32>
    return %doubled, %tripled : tensor<?x6xf32>, tensor<?x6xf32>
  }
}
"""
    results = (Result("output", (TOKENS, 6), DType.F32), Result("tripled", (TOKENS, 6), DType.F32))
    return Graph(text, (Entry(MAIN, Signature((Argument("x", (TOKENS, 6), DType.F32, Role.INPUT),), results)),))


def forked(body: Callable[[], object]) -> int:
    """The exit code of a child of this process that runs ``body``, of SIGALRM where that takes more than 20 s."""
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(20)
        code = 1
        try:
            body()
            code = 0
        finally:
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
