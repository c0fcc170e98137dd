"""Triton to PTX, with no GPU present: ``compile_variant``. Only this module needs Triton, and only to regenerate.

A kernel's parameters are its pointers, then its i32 scalars: the order in which IREE passes bindings and constants.
Triton appends two pointers to scratch memory that IREE does not pass; no kernel here uses any, and they are taken off.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from emitter.kernels.cuda.catalogue import PTX_VERSION
from emitter.kernels.cuda.variant import Variant


class KernelError(Exception):
    """A kernel that IREE could not call."""


@dataclass(frozen=True)
class Compiled:
    """A kernel's PTX, the bytes of shared memory that it is to be launched with, and how many scalars it takes."""

    ptx: str
    shared_bytes: int
    scalars: int


def triton_version() -> str:
    """The version of Triton that is installed."""
    return str(importlib.import_module("triton").__version__)


def compile_variant(variant: Variant, capability: int) -> Compiled:
    """One kernel for GPUs of this compute capability (90). Raises ``KernelError`` for one that IREE could not call."""
    triton: Any = importlib.import_module("triton")
    compiler: Any = importlib.import_module("triton.compiler")
    target: Any = importlib.import_module("triton.backends.compiler").GPUTarget("cuda", capability, 32)
    function = getattr(importlib.import_module(f"{__package__}.source.{variant.module}"), variant.kernel)
    places = parameters(function)
    given = [name for name in places if name not in variant.constants]
    pointers, scalars = given[: len(variant.pointers)], given[len(variant.pointers) :]
    types = dict.fromkeys(places, "constexpr")
    types |= {name: f"*{element}" for name, element in zip(pointers, variant.pointers, strict=True)}
    types |= dict.fromkeys(scalars, "i32")
    source = compiler.ASTSource(
        fn=function,
        signature=grouped(function, types),
        constexprs={places[name]: value for name, value in variant.constants.items()},
        attrs={places[name]: [["tt.divisibility", 16]] for name in (*pointers, *variant.multiples_of_16)},
    )
    options = {
        "num_warps": variant.warps,
        "num_stages": variant.stages,
        "ptx_version": PTX_VERSION,
        "enable_fp_fusion": True,
        "maxnreg": variant.registers,
    }
    kernel = triton.compile(source, target=target, options=options)
    ptx = kernel.asm["ptx"]
    return Compiled(callable_ptx(ptx, variant, len(scalars)), int(kernel.metadata.shared), len(scalars))


def parameters(function: Any) -> dict[str, tuple[int, ...]]:
    """Where each parameter of a kernel is, by its name; those of a group (``source/groups.py``) as
    ``layout.row_shift``."""
    places: dict[str, tuple[int, ...]] = {}
    for index, name in enumerate(function.arg_names):
        fields = getattr(function.fn.__annotations__.get(name), "_fields", None)
        places |= {f"{name}.{field}": (index, at) for at, field in enumerate(fields)} if fields else {name: (index,)}
    return places


def grouped(function: Any, values: Mapping[str, Any]) -> dict[str, Any]:
    """What a kernel is called with, of ``values`` by the names that ``parameters`` gives."""
    arguments = {}
    for name in function.arg_names:
        group = function.fn.__annotations__.get(name)
        fields = getattr(group, "_fields", None)
        arguments[name] = group(*(values[f"{name}.{field}"] for field in fields)) if fields else values[name]
    return arguments


def callable_ptx(ptx: str, variant: Variant, scalars: int) -> str:
    """The PTX with the variant's name for its entry, the parameters that IREE passes, and no debug information; of
    codes as FRAGMENTS it says how they come from memory, which Triton cannot."""
    ptx = re.sub(r"^\s*\.(loc|file)\b.*\n", "", ptx, flags=re.M)
    ptx = re.sub(r"^\$L__tmp\d+:\n", "", ptx, flags=re.M)  # what debug information refers to
    ptx = re.sub(r"^\s*\.section\s+\.debug_\w+\s*\{.*?\}\n", "", ptx, flags=re.M | re.S)
    ptx = re.sub(r"^\s*//.*\n", "", ptx, flags=re.M)
    ptx = re.sub(rf"\b{variant.kernel}\b", variant.name, ptx).replace(
        f"{variant.kernel}_param_", f"{variant.name}_param_"
    )
    if variant.constants.get("FRAGMENTS"):
        # a row is read by half lines of 128 bytes, step after step: whole ones come from memory at once
        ptx = ptx.replace("cp.async.cg.shared.global [", "cp.async.cg.shared.global.L2::128B [")
    head, brace, body = ptx.partition("\n{")
    count = len(variant.pointers) + scalars
    for number in (count, count + 1):
        parameter = f"{variant.name}_param_{number}"
        if re.search(rf"\b{parameter}\b", body):
            raise KernelError(f"{variant.name} uses scratch memory, which IREE does not pass")
        head, found = re.subn(rf",\s*\.param \.u64 [^,()]*\b{parameter}\b", "", head)
        if found != 1:
            raise KernelError(f"{variant.name} has no parameter {number}, where Triton puts its scratch memory")
    if f"_param_{count + 2}" in head or head.count(".param") != count:
        raise KernelError(f"{variant.name} takes {head.count('.param')} parameters, not {count}")
    return head + brace + body
