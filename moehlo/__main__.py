"""The command ``moehlo``, which is ``python -m moehlo`` too."""

import signal


def main() -> None:
    """Run the command. Until what handles Ctrl-C is imported, it ends the process as it ends any other: without a
    traceback."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from moehlo.cli import main as command

    command()


if __name__ == "__main__":
    main()
