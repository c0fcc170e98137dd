"""What a graph can be compiled for: this machine's CPU, or an NVIDIA GPU by its architecture.

The emitted text never names a target. A ``Target`` turns into compiler flags, so one text serves them all.
"""

from __future__ import annotations

import ctypes
import functools
import platform
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from emitter.errors import TargetError
from emitter.kernels.cuda.architecture import CUDA_ARCHITECTURES as CUDA_ARCHITECTURES
from emitter.kernels.cuda.architecture import CudaArchitecture as CudaArchitecture

_SYS_ARCH_PRCTL = 158
_ARCH_REQ_XCOMP_PERM = 0x1023
_XFEATURE_XTILEDATA = 18

# Linux's names of instruction sets that code generation may use, to LLVM's. Those that are equal in both come first.
_X86_FEATURES: Mapping[str, str] = {
    **{name: name for name in ("adx", "aes", "avx", "avx2", "bmi2", "f16c", "fma", "fma4", "gfni", "movbe", "popcnt")},
    **{name: name for name in ("sse4a", "ssse3", "tbm", "vaes", "vpclmulqdq", "xop")},
    **{f"avx512{part}": f"avx512{part}" for part in ("bw", "cd", "dq", "f", "ifma", "vbmi", "vl")},
    "abm": "lzcnt",
    "amx_bf16": "amx-bf16",
    "amx_complex": "amx-complex",
    "amx_fp16": "amx-fp16",
    "amx_int8": "amx-int8",
    "amx_tile": "amx-tile",
    "avx512_bf16": "avx512bf16",
    "avx512_bitalg": "avx512bitalg",
    "avx512_fp16": "avx512fp16",
    "avx512_vbmi2": "avx512vbmi2",
    "avx512_vnni": "avx512vnni",
    "avx512_vp2intersect": "avx512vp2intersect",
    "avx512_vpopcntdq": "avx512vpopcntdq",
    "avx_ifma": "avxifma",
    "avx_ne_convert": "avxneconvert",
    "avx_vnni": "avxvnni",
    "avx_vnni_int8": "avxvnniint8",
    "avx_vnni_int16": "avxvnniint16",
    "bmi1": "bmi",
    "pclmulqdq": "pclmul",
    "pni": "sse3",
    "sha_ni": "sha",
    "sse4_1": "sse4.1",
    "sse4_2": "sse4.2",
}
_AARCH64_FEATURES: Mapping[str, str] = {
    "asimd": "neon",
    "asimddp": "dotprod",
    "asimdhp": "fullfp16",
    "asimdfhm": "fp16fml",
    "atomics": "lse",
    "bf16": "bf16",
    "fp": "fp-armv8",
    "i8mm": "i8mm",
    "sme": "sme",
    "sve": "sve",
    "sve2": "sve2",
}


_DEVICE_NAME = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
ACCEPTED = ("cpu", "cuda", *(f"cuda:{name}" for name in CUDA_ARCHITECTURES))


HOPPER = (9, 0)
"""The compute capability whose kernels are for it alone: their PTX uses its matrix instructions."""

STACK_BYTES = 1 << 20
"""Most that a function of the compiler's own may take of a thread's stack."""

_CPU_FLAGS = (
    "--iree-hal-target-device=local",
    "--iree-hal-local-target-device-backends=llvm-cpu",
    # Rows of an embedding in bf16 are widened in the norm that reads them, eight at a time: 64 kB at H = 2048,
    # twice what the compiler allows otherwise.
    f"--iree-llvmcpu-stack-allocation-limit={STACK_BYTES}",
)

_CUDA_FLAGS = ("--iree-codegen-llvmgpu-use-reduction-vector-distribution=false",)
"""Without it a matrix-vector product in f64 does not compile ("failed to distribute"), and one in f32 is wrong: over
2048 columns on an H200 the relative error was 1."""


@dataclass(frozen=True)
class Target:
    """What one module is compiled for.

    ``name`` is its full spelling (``cpu``, ``cuda:sm_90``). ``arch`` is set for CUDA. For the CPU, ``cpu`` names
    the processor and ``features`` are the instruction sets, in LLVM's spelling, that the code may use; code for this
    machine is tuned to its processor, code for another to none.
    """

    name: str
    kind: Literal["cpu", "cuda"]
    arch: CudaArchitecture | None = None
    cpu: str = ""
    features: frozenset[str] = frozenset()

    @property
    def flags(self) -> tuple[str, ...]:
        """The compiler's flags for this target."""
        if self.arch is None:
            processor = (
                ("--iree-llvmcpu-target-cpu=host",)
                if self.name == "cpu"
                else (
                    "--iree-llvmcpu-target-cpu=generic",
                    f"--iree-llvmcpu-target-cpu-features={','.join(f'+{f}' for f in sorted(self.features))}",
                )
            )
            return (*_CPU_FLAGS, *processor)
        return (f"--iree-hal-target-device={self.device_attribute}", *_CUDA_FLAGS)

    @property
    def executable_attribute(self) -> str:
        """The ``#hal.executable.target`` of a CUDA target: what an object embedded in the text must be given for.

        Raises ``TargetError`` for another target.
        """
        if self.arch is None:
            raise TargetError(f"target {self.name} has no CUDA executable target")
        return self.arch.executable_attribute

    @property
    def device_attribute(self) -> str:
        """The ``#hal.device.target`` of a CUDA target."""
        return f'#hal.device.target<"cuda", [{self.executable_attribute}]> : !hal.device'


def parse_target(text: str) -> Target:
    """The target that ``--target TEXT`` asks for.

    ``cpu`` is this machine's processor. ``cuda`` alone is the GPU of this machine when its driver shows one, taken
    as the architecture here that suits it best, with its name (``cuda:sm_90/NVIDIA-H200``); without one it is
    sm_80, whose PTX runs on all that came after. The name changes no code, but says what was measured there: GPUs of
    one architecture run the same, and differ in speed.

    Raises ``TargetError`` for anything else.
    """
    if text == "cpu":
        return Target("cpu", "cpu", cpu=host_cpu(), features=host_features())
    if text == "cuda":
        arch, device = newest_architecture(cuda_capability(), cuda_shared_bytes()), cuda_device_name()
        arch = arch or CUDA_ARCHITECTURES["sm_80"]
        return Target(f"cuda:{arch.name}{'/' * bool(device)}{device}", "cuda", arch=arch)
    prefix, _, rest = text.partition(":")
    name, slash, device = rest.partition("/")
    if prefix == "cuda" and name in CUDA_ARCHITECTURES and (not slash or _DEVICE_NAME.fullmatch(device)):
        return Target(text, "cuda", arch=CUDA_ARCHITECTURES[name])
    raise TargetError(f"unknown target {text!r}; accepted: {', '.join(ACCEPTED)}")


def cpu_with(name: str, features: frozenset[str]) -> Target:
    """Another machine's processor of this one's architecture, known only by instruction sets that it must have."""
    return Target(f"cpu:{name}", "cpu", cpu=f"any with {name}", features=features)


def newest_architecture(capability: tuple[int, int] | None, shared_bytes: int | None = None) -> CudaArchitecture | None:
    """The architecture whose code and kernels suit a GPU of this compute capability best, or None.

    Its own, where that is known. Any other GPU runs PTX of older architectures but Hopper's kernels, which are for it
    alone, if a block may have as much shared memory there: ``shared_bytes``, or any where nobody says.
    """
    if capability is None:
        return None
    runnable = [arch for arch in CUDA_ARCHITECTURES.values() if arch.capability <= capability]
    own = [arch for arch in runnable if arch.capability == capability]
    portable = [arch for arch in runnable if arch.capability != HOPPER]
    fitting = [arch for arch in portable if shared_bytes is None or arch.shared_bytes <= shared_bytes]
    # the largest tiles that fit
    return max(own or fitting or runnable, key=lambda arch: (arch.shared_bytes, arch.capability), default=None)


@functools.cache
def cuda_capability() -> tuple[int, int] | None:
    """The compute capability of the first GPU that the CUDA driver shows, or None without driver or GPU."""
    major, minor = _device_attribute(75), _device_attribute(76)
    return None if major is None or minor is None else (major, minor)


@functools.cache
def cuda_shared_bytes() -> int | None:
    """The most shared memory that a block may have on that GPU; None without driver or GPU."""
    return _device_attribute(97)


def _device_attribute(number: int) -> int | None:
    """An attribute of the first GPU (``CUdevice_attribute`` of cuda.h)."""
    try:
        cuda = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return None
    device, value = ctypes.c_int(), ctypes.c_int()
    if cuda.cuInit(0) != 0 or cuda.cuDeviceGet(ctypes.byref(device), 0) != 0:
        return None
    return value.value if cuda.cuDeviceGetAttribute(ctypes.byref(value), number, device) == 0 else None


@functools.cache
def cuda_device_name() -> str:
    """The name of that GPU in letters, digits and dashes (``NVIDIA-H200``); empty without one."""
    try:
        cuda = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return ""
    device, name = ctypes.c_int(), ctypes.create_string_buffer(256)
    if (
        cuda.cuInit(0) != 0
        or cuda.cuDeviceGet(ctypes.byref(device), 0) != 0
        or cuda.cuDeviceGetName(name, 256, device) != 0
    ):
        return ""
    return spelled_device(name.value.decode(errors="replace"))


def spelled_device(name: str) -> str:
    """A GPU's name as targets and tables have it."""
    return re.sub(r"[^A-Za-z0-9]+", "-", name).strip("-")


def cpuinfo() -> dict[str, str]:
    """The first processor's lines of /proc/cpuinfo; empty where there is none."""
    try:
        first = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").split("\n\n", 1)[0]
    except OSError:
        return {}
    pairs = (line.partition(":") for line in first.splitlines())
    return {key.strip(): value.strip() for key, _, value in pairs}


@functools.cache
def host_cpu() -> str:
    """A name of this machine's processor, fine enough to tell apart those that code is scheduled for differently."""
    info = cpuinfo()
    if "vendor_id" in info:
        return f"{info['vendor_id']} family {info.get('cpu family')} model {info.get('model')}"
    if "CPU part" in info:
        return f"implementer {info.get('CPU implementer')} part {info['CPU part']}"
    return f"{platform.machine()} {platform.processor()}".strip()


@functools.cache
def host_features() -> frozenset[str]:
    """The instruction sets that code in this process may use, in LLVM's spelling.

    AMX is among them only after Linux has granted this process its tile registers, which this function asks for.
    Empty where the system does not tell (anything but Linux).
    """
    info = cpuinfo()
    linux_names = (info.get("flags") or info.get("Features") or "").split()
    table = _X86_FEATURES if "flags" in info else _AARCH64_FEATURES
    features = frozenset(table[name] for name in linux_names if name in table)
    if "amx-tile" in features and not _request_amx():
        return frozenset(name for name in features if not name.startswith("amx-"))
    return features


def _request_amx() -> bool:
    """Ask Linux for the AMX tile registers; without its consent the first tile instruction kills the process."""
    if platform.machine() != "x86_64":
        return False
    libc = ctypes.CDLL(None, use_errno=True)
    return int(libc.syscall(_SYS_ARCH_PRCTL, _ARCH_REQ_XCOMP_PERM, _XFEATURE_XTILEDATA)) == 0
