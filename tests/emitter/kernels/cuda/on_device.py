"""Every shipped kernel on a GPU, through the CUDA driver alone: ``python on_device.py [--once] [sm_80 sm_86 sm_90]``.

Without ``--once`` it is the long form, over more sizes.

Under compute-sanitizer it is what finds a read or write beyond a buffer (each is an allocation of its own, of exactly
its size) and a race: ``compute-sanitizer --tool memcheck python on_device.py --once sm_90``. ``--once=1/4`` to
``--once=4/4`` are parts of that for processes side by side, which print the kernels that they launched;
``--once=claim:DIR`` takes, piece after piece, what no other process with that folder has taken, and prints the seconds
of each. ``--long=1/4`` and ``--long=claim:DIR`` are such parts of the long form. ``--checks=enter,norms`` runs these
checks of either form alone: functions of ``checks.py`` and ``around_checks.py``. ``--single`` launches once: a tool
finds nothing more in a second run, and takes as long for it. Needs torch (for the CPU) and ``PYTHONPATH`` with this
repository. PTX for an older architecture runs on a newer GPU, but for sm_90, which is Hopper's alone. No kernel is
launched without a token: a grid has at least one block, so a call without tokens must not launch.
"""

import ctypes
import functools
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from checks import ELEMENTS, check_all, check_pieces, few_times, over_sizes, variants_for_few
from stored_weights import PACKINGS

from emitter.kernels.cuda.generations import Few
from emitter.kernels.cuda.shipped import ShippedKernel, shipped_kernels
from emitter.ptx import read_ptx

MAX_DYNAMIC_SHARED_BYTES = 8
WHOLE = -1
"""The number of the piece of the long form that is every kernel over small sizes, ``check_all``."""


class Driver:
    """The CUDA driver, and the kernels of one architecture.

    Each launch is done twice, and must give the same bits; or with ``repeats=False`` once.
    """

    dtypes = tuple(ELEMENTS)
    packed_dtype = torch.bfloat16

    def __init__(self, arch: str, *, repeats: bool = True) -> None:
        self._cuda = ctypes.CDLL("libcuda.so.1")
        self._arch = arch
        self._kernels = shipped_kernels(arch)
        self._repeats = repeats
        self.packings = PACKINGS
        self._functions: dict[str, ctypes.c_void_p] = {}
        self.launched: set[str] = set()
        context = ctypes.c_void_p()
        self._do("cuInit", 0)
        self._do("cuDevicePrimaryCtxRetain", ctypes.byref(context), 0)
        self._do("cuCtxSetCurrent", context)

    def _do(self, name: str, *arguments: Any) -> None:
        if (status := getattr(self._cuda, name)(*arguments)) != 0:
            sys.exit(f"{name}: CUDA error {status}")

    def few(self, element: str, packing: str) -> tuple[Few, ...]:
        return variants_for_few(self._arch, element, packing)

    def has(self, kernel: str) -> bool:
        return kernel in self._kernels

    def constant(self, kernel: str, name: str) -> int:
        return self._kernels[kernel].constant(name)

    def _function(self, kernel: ShippedKernel) -> ctypes.c_void_p:
        if kernel.name not in self._functions:
            module, function = ctypes.c_void_p(), ctypes.c_void_p()
            ptx = read_ptx(kernel.path) + b"\0"
            self._do("cuModuleLoadData", ctypes.byref(module), ptx)
            self._do("cuModuleGetFunction", ctypes.byref(function), module, kernel.name.encode())
            self._do("cuFuncSetAttribute", function, MAX_DYNAMIC_SHARED_BYTES, kernel.shared_bytes)
            self._functions[kernel.name] = function
        return self._functions[kernel.name]

    def __call__(self, kernel: str, blocks: int, buffers: Sequence[torch.Tensor], scalars: Sequence[int]) -> None:
        """Run it from the same buffers; ends the process where the results of two runs differ."""
        found = self._once(self._kernels[kernel], blocks, buffers, scalars)
        again = self._once(self._kernels[kernel], blocks, buffers, scalars) if self._repeats else found
        for buffer, one, two in zip(buffers, found, again, strict=True):
            if one != two:
                sys.exit(f"{kernel}: two runs differ")
            ctypes.memmove(buffer.data_ptr(), one, len(one))
        self.launched.add(kernel)

    def _once(self, kernel: ShippedKernel, blocks: int, buffers: Sequence[torch.Tensor], scalars: Sequence[int]):
        if (len(buffers), len(scalars)) != (kernel.pointers, kernel.scalars):
            sys.exit(f"{kernel.name} takes {kernel.pointers} buffers and {kernel.scalars} scalars")
        places = []
        for buffer in buffers:
            assert buffer.is_contiguous()
            place = ctypes.c_uint64()
            size = ctypes.c_size_t(buffer.nbytes)
            self._do("cuMemAlloc_v2", ctypes.byref(place), size)
            self._do("cuMemcpyHtoD_v2", place, ctypes.c_void_p(buffer.data_ptr()), size)
            places.append(place)
        words = [ctypes.c_int32(scalar) for scalar in scalars]
        pointers = (ctypes.c_void_p * (len(places) + len(words)))(
            *(ctypes.cast(ctypes.byref(each), ctypes.c_void_p) for each in (*places, *words))
        )
        threads, shared = 32 * kernel.warps, kernel.shared_bytes
        self._do("cuLaunchKernel", self._function(kernel), blocks, 1, 1, threads, 1, 1, shared, None, pointers, None)
        self._do("cuCtxSynchronize")
        results = []
        for buffer, place in zip(buffers, places, strict=True):
            result = ctypes.create_string_buffer(buffer.nbytes)
            self._do("cuMemcpyDtoH_v2", result, place, ctypes.c_size_t(buffer.nbytes))
            self._do("cuMemFree_v2", place)
            results.append(result.raw)
        return results


def is_mine(part: str, arch: str, only: Sequence[str], piece: int, name: str) -> bool:
    """Whether this process does a piece: of ``claim:DIR`` the first that asks for it, of ``2/4`` every fourth."""
    if only and name not in only:
        return False
    if part.startswith("claim:"):
        try:
            (Path(part.removeprefix("claim:")) / f"{arch}-{piece}").touch(exist_ok=False)
        except FileExistsError:
            return False
        return True
    this, parts = (int(number) for number in (part or "1/1").split("/"))
    return piece % parts == this - 1


def main(arguments: Sequence[str]) -> None:
    """Run the checks that the arguments ask for; ends the process at the first that fails."""
    given = {name: value for name, _, value in (a.removeprefix("--").partition("=") for a in arguments)}
    part = given.get("once") or given.get("long") or ""
    only = [name for name in given.get("checks", "").split(",") if name]
    repeats = "single" not in given
    for arch in [name for name in arguments if not name.startswith("--")] or ("sm_80", "sm_86", "sm_90"):
        driver = Driver(arch, repeats=repeats)

        def tell(piece: int, what: str, seconds: float, arch: str = arch) -> None:
            if part.startswith("claim:"):
                print(f"{arch}, piece {piece}, {what}: {seconds:.1f} s", flush=True)

        wanted = functools.partial(is_mine, part, arch, only)
        if "once" in given:
            names = check_pieces(few_times(driver), wanted, tell)
        else:
            if wanted(WHOLE, "check_all"):
                check_all(driver)
            names = check_pieces(over_sizes(driver), wanted, tell) | {"check_all"}
        launched = driver.launched
        if unknown := set(only) - names:
            sys.exit(f"{arch}: no check is named {' or '.join(sorted(unknown))}; there are {', '.join(sorted(names))}")
        if part or only:
            print(f"{arch}, {part or 'alone'}: {' '.join(sorted(launched))}", flush=True)
        elif missing := shipped_kernels(arch).keys() - launched:
            sys.exit(f"{arch}: never launched: {', '.join(sorted(missing))}")
        twice = ", twice with the same bits" if repeats else ""
        print(f"{arch}: every one of {len(launched)} kernels agrees{twice}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
