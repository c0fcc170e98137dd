"""What ``moehlo bench``, ``sweep`` and ``plot`` run: contenders, ceilings, the run that times them in turn, plots."""
