"""The benchmark on a GPU: device time, calls in a row, peers in CUDA graphs and compiled, ceilings of the device."""
