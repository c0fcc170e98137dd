"""CPU kernels written in the module's own text, in ``vector``, ``scf``, ``memref`` and inline assembly.

No compiler but IREE's takes part. ``writer`` is the small language the kernels are written in, ``executable`` what
holds them, ``isa`` what a host offers, ``blocking`` how loops are cut and ``work_items`` how threads share them;
``gathered`` and ``grouped`` are the kernels of the two strategies, built from ``dot``, ``activation``, ``panels`` and
``multiply``; ``host`` and ``routed`` are what dispatches them.
"""

WRITTEN_FOR = "3.13.0"
"""The version of IREE whose dialects the kernels are written in."""
