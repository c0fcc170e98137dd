"""What this machine is: its processor and what code may use of it, and the first GPU that its CUDA driver shows."""

from __future__ import annotations

import ctypes
import functools
import platform
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

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
    return f"{platform.machine()} {platform.processor()}".strip() or "an unknown processor"


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


def control_groups(controller: str, proc: Path, root: Path) -> Iterator[tuple[Path, bool]]:
    """Each control group of Linux that this process is in for a controller, up to the root, and whether it is one of
    version 2 (``man 7 cgroups``)."""
    try:
        lines = (proc / "self/cgroup").read_text().splitlines()
    except OSError:
        return
    for line in lines:
        number, controllers, path = (*line.split(":", 2), "", "")[:3]
        unified = number == "0" and not controllers
        if unified or controller in controllers.split(","):
            folder = root if unified else root / controller
            # a container may see its own group as the root, whatever the path says
            inner = folder / path.strip("/")
            yield from ((group, unified) for group in (inner, *inner.parents) if group.is_relative_to(folder))
