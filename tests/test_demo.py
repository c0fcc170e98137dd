"""The demonstration's commands: that they are there to be run."""

from benchmarks.demo import run_command


def test_the_demonstration_reaches_the_command(capfd):
    assert run_command("--version") == 0
    assert "iree-base-compiler" in capfd.readouterr().out
