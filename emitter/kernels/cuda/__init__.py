"""Kernels for NVIDIA GPUs, written in Triton (``source``), compiled ahead of time to PTX (``ptx``)."""
