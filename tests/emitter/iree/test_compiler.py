import subprocess
import time

import pytest

from emitter.errors import CompileError
from emitter.iree import compile_text, compiler, parse_target
from emitter.iree.diagnostics import first_diagnostic, stage_at


@pytest.fixture(scope="module")
def cpu():
    return parse_target("cpu")


def test_equal_text_gives_equal_bytes(projection_graph, cpu):
    text = projection_graph().text
    assert compile_text(text, cpu) == compile_text(text, cpu)


def test_no_weight_is_transposed_at_run_time(projection_graph, cpu):
    """The compiler's default level copies every weight of ``x @ W^T`` on each call of a single-token graph."""
    text = projection_graph(tokens=1).text
    assert b"transpose" not in compile_text(text, cpu)
    assert b"transpose" in compile_text(text, cpu, extra_flags=["--iree-opt-level=O0"])  # and would be named so


ROUTER = """module @moe_ffn {
  func.func public @main(%x: tensor<5x24xf32>, %w: tensor<10x24xf32>) -> (tensor<5x10xf32>, tensor<5x10xi1>) {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [1] : (tensor<5x24xf32>, tensor<10x24xf32>) -> \
tensor<5x10xf32>
    %m = stablehlo.reduce(%z init: %low) applies stablehlo.maximum across dimensions = [1] : \
(tensor<5x10xf32>, tensor<f32>) -> tensor<5xf32>
    %mm = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<5xf32>) -> tensor<5x10xf32>
    %d = stablehlo.subtract %z, %mm : tensor<5x10xf32>
    %e = stablehlo.exponential %d : tensor<5x10xf32>
    %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : \
(tensor<5x10xf32>, tensor<f32>) -> tensor<5xf32>
    %ss = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<5xf32>) -> tensor<5x10xf32>
    %p = stablehlo.divide %e, %ss : tensor<5x10xf32>
    %t = stablehlo.reduce(%p init: %low) applies stablehlo.maximum across dimensions = [1] : \
(tensor<5x10xf32>, tensor<f32>) -> tensor<5xf32>
    %tt = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<5xf32>) -> tensor<5x10xf32>
    %best = stablehlo.compare EQ, %p, %tt, FLOAT : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xi1>
    return %p, %best : tensor<5x10xf32>, tensor<5x10xi1>
  }
}
"""


@pytest.mark.parametrize("target", ["cpu", "cuda:sm_90"])
def test_a_softmax_router_over_several_tokens_compiles(target):
    parsed = parse_target(target)
    assert compile_text(ROUTER, parsed)
    # The compiler's bug that the flag avoids. Once this passes, the flag can go.
    with pytest.raises(CompileError, match="write affecting operations"):
        compile_text(ROUTER, parsed, extra_flags=["--iree-dispatch-creation-fuse-multi-use=true"])


def test_a_refused_text_names_line_stage_and_source(projection_graph, cpu):
    text = projection_graph().text
    broken = text.replace("%output = stablehlo.dot_general %hidden", "%output = stablehlo.dot_general %nowhere")
    assert broken != text
    line = next(number for number, content in enumerate(broken.split("\n"), 1) if "%nowhere" in content)
    with pytest.raises(CompileError) as caught:
        compile_text(broken, cpu)
    message = str(caught.value)
    assert f"line {line} (stage: down projection): use of undeclared SSA value name" in message
    assert "%output = stablehlo.dot_general %nowhere" in message
    assert "for cpu" in message


def test_the_first_of_two_errors_is_told(projection_graph, cpu):
    broken = projection_graph().text.replace("stablehlo.add", "stablehlo.no_such_op")
    with pytest.raises(CompileError, match=r"stage: up projection\).*no_such_op"):
        compile_text(broken.replace("%hidden, %down", "%nowhere, %down"), cpu)


def test_an_error_found_long_after_parsing_has_its_stage_too(projection_graph):
    # The compiler's own table of CUDA targets does not know sm_90: every dispatch is refused, late in code generation.
    flags = ("--iree-hal-target-device=cuda", "--iree-cuda-target=sm_90")
    with pytest.raises(CompileError, match=r"line \d+ \(stage: up projection\): missing GPU target"):
        compile_text(projection_graph().text, compiler_target_without_flags(), extra_flags=flags)


def test_a_crash_of_the_compiler_is_an_error_like_any_other(projection_graph):
    flags = ("--iree-hal-target-device=cuda", "--iree-cuda-target=no_such_gpu")
    with pytest.raises(CompileError, match=r"crashed \(SIG\w+\) after\n.*Unknown CUDA target 'no_such_gpu'"):
        compile_text(projection_graph().text, compiler_target_without_flags(), extra_flags=flags)


def compiler_target_without_flags():
    class Bare:
        name = "a bare target"
        kind = "cuda"
        flags = ()

    return Bare()


def test_an_unknown_flag_is_named(projection_graph, cpu):
    with pytest.raises(CompileError, match="--no-such-flag"):
        compile_text(projection_graph().text, cpu, extra_flags=["--no-such-flag"])


def test_a_compiler_that_aborts_without_a_word(monkeypatch, fake_compiler, cpu):
    monkeypatch.setattr(compiler, "compiler_path", lambda: fake_compiler("os.abort()"))
    with pytest.raises(CompileError, match=r"crashed \(SIGABRT\)"):
        compile_text("module {}", cpu)


def test_a_compiler_that_fails_without_a_word(monkeypatch, fake_compiler, cpu):
    monkeypatch.setattr(compiler, "compiler_path", lambda: fake_compiler("sys.exit(3)"))
    with pytest.raises(CompileError, match="status 3: it printed nothing"):
        compile_text("module {}", cpu)


def test_a_compiler_that_prints_no_module_has_failed(monkeypatch, fake_compiler, cpu):
    monkeypatch.setattr(compiler, "compiler_path", lambda: fake_compiler("pass"))
    with pytest.raises(CompileError, match="status 0"):
        compile_text("module {}", cpu)


def test_a_missing_compiler_says_what_to_install(monkeypatch):
    def absent(_name):
        raise compiler.importlib.metadata.PackageNotFoundError

    monkeypatch.setattr(compiler.importlib.metadata, "version", absent)
    with pytest.raises(CompileError, match=r"pip install iree-base-compiler==3\.13\.0"):
        compiler.compiler_version.__wrapped__()


def test_progress_is_told_while_the_compiler_runs(monkeypatch, fake_compiler, cpu):
    body = "text = sys.stdin.read(); time.sleep(0.3); sys.stdout.write(text.upper())"
    monkeypatch.setattr(compiler, "compiler_path", lambda: fake_compiler(body))
    monkeypatch.setattr(compiler, "PROGRESS_SECONDS", 0.05)
    seconds: list[float] = []
    long_text = "module {} // " + "x" * 200_000  # More than a pipe holds.
    assert compile_text(long_text, cpu, progress=seconds.append) == long_text.upper().encode()
    assert len(seconds) >= 2
    assert seconds == sorted(seconds)


def test_an_interrupted_wait_leaves_no_compiler_behind(monkeypatch, fake_compiler, cpu, tmp_path):
    pid_file = tmp_path / "pid"
    body = f"open({str(pid_file)!r}, 'w').write(str(os.getpid())); time.sleep(60)"
    monkeypatch.setattr(compiler, "compiler_path", lambda: fake_compiler(body))
    monkeypatch.setattr(compiler, "PROGRESS_SECONDS", 0.05)

    def interrupt(_seconds):
        if pid_file.exists() and pid_file.read_text():
            raise KeyboardInterrupt

    started = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        compile_text("module {}", cpu, progress=interrupt)
    assert time.monotonic() - started < 30
    assert subprocess.run(["kill", "-0", pid_file.read_text()], capture_output=True).returncode != 0


TEXT = "module {\n  // stage: router: logits = x @ W^T\n  a\n  b\n  // stage: experts\n  c\n}\n"


@pytest.mark.parametrize(("line", "stage"), [(1, None), (2, "router"), (3, "router"), (4, "router"), (6, "experts")])
def test_the_stage_of_a_line_is_the_closest_above(line, stage):
    assert stage_at(TEXT, line) == stage


def test_an_error_without_a_place_takes_the_next_one_named():
    stderr = "<unknown>:0: error: no luck\n<stdin>:4:7: note: see here\n<stdin>:6:1: error: later\n"
    diagnostic = first_diagnostic(stderr, TEXT)
    assert diagnostic is not None
    assert (diagnostic.message, diagnostic.line, diagnostic.stage, diagnostic.source) == ("no luck", 4, "router", "b")


def test_warnings_are_not_errors():
    assert first_diagnostic("<stdin>:4:7: warning: hm\n<stdin>:3:1: remark: error-prone\n", TEXT) is None


def test_a_line_beyond_the_text_has_no_source():
    diagnostic = first_diagnostic("<stdin>:99:1: error: expected '}'\n", TEXT)
    assert diagnostic is not None
    assert (diagnostic.line, diagnostic.source) == (99, None)
