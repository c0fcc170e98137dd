"""Kernels for what StableHLO and the compiler cannot express well: a room for each kind of target."""
