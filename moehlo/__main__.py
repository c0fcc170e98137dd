"""``python -m moehlo`` is ``moehlo``."""

from moehlo.cli import main

main()
