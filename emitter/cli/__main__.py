"""``python -m emitter.cli`` is ``moehlo``."""

from emitter.cli import main

main()
