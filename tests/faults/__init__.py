"""The command under faults of its machine: ``python -m tests.faults``, or ``make faults``.

Kills at random moments, full disks, caches that cannot or must not be written, many processes at once, compilers that
are slow, crash or write half a module. Whatever happens, nothing that can be loaded and is wrong is left behind, and
everything ends in bounded time. Each round is a function of (seed, scenario, number).
"""
