"""A target as flags of IREE's compiler. The emitted text names no target, so one text serves them all."""

from __future__ import annotations

from emitter.errors import TargetError
from emitter.target import Target
from emitter.text.hal import executable_target

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


def target_flags(target: Target) -> tuple[str, ...]:
    """The compiler's flags for a target: code for this machine's processor is tuned to it, for another's to none.

    Raises ``TargetError`` for a target that IREE does not compile for.
    """
    match target.kind:
        case "cpu":
            processor: tuple[str, ...] = ("--iree-llvmcpu-target-cpu=host",)
            if not target.device:
                features = ",".join(f"+{feature}" for feature in sorted(target.features))
                processor = ("--iree-llvmcpu-target-cpu=generic", f"--iree-llvmcpu-target-cpu-features={features}")
            return (*_CPU_FLAGS, *processor)
        case "cuda":
            return (f"--iree-hal-target-device={device_attribute(target)}", *_CUDA_FLAGS)
        case _:
            raise TargetError(f"IREE does not compile for target {target.name}; it does for cpu and cuda")


def device_attribute(target: Target) -> str:
    """The ``#hal.device.target`` of a CUDA target."""
    return f'#hal.device.target<"cuda", [{executable_target(target.architecture)}]> : !hal.device'
