"""The line that says what a text needs of its target."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emitter.errors import InputError
from emitter.text.builder import FunctionBuilder, ShapeError, module_text
from emitter.text.needs import FLAGS, Needs, header, read_needs

WORDS = st.from_regex(r"[a-z0-9][a-z0-9.+-]{0,12}", fullmatch=True)
NEEDS = st.builds(Needs, WORDS, st.frozensets(WORDS, max_size=6))


def module(*needs: Needs) -> str:
    b = FunctionBuilder("main")
    for number, one in enumerate(needs):
        b.declare(f"kernel_{number}", f"kernel_{number} {{\n}}\n", one)
    b.results([])
    return module_text([b])


@given(NEEDS)
def test_what_is_written_is_read(needs: Needs) -> None:
    text = module(needs)
    above, _, _ = text.partition("module @moe_ffn {\n")
    line, flags = above.splitlines()
    assert line == needs.line
    assert flags.startswith(f"// flags: {' '.join(FLAGS)}")
    assert read_needs(text) == needs


def test_the_line_is_sorted_and_a_text_without_kernels_has_none() -> None:
    assert Needs("cpu", frozenset({"fma", "avx2", "f16c"})).line == "// needs: cpu avx2,f16c,fma"
    assert Needs("cpu").line == "// needs: cpu"
    assert module().startswith("module @moe_ffn {\n")
    assert read_needs(module()) is None


def test_the_flags_name_the_instructions_of_a_cpu_and_nothing_of_a_gpu() -> None:
    features = frozenset({"fma", "avx2"})
    assert header(Needs("cpu", features), for_iree=True).endswith(" --iree-llvmcpu-target-cpu-features=+avx2,+fma\n")
    for needs in (Needs("cpu"), Needs("cuda", features)):
        assert header(needs, for_iree=True) == f"{needs.line}\n// flags: {' '.join(FLAGS)}\n"
    assert header(None, for_iree=True) == f"// flags: {' '.join(FLAGS)}\n"
    assert header(None, for_iree=False) == ""


def test_a_module_needs_what_any_of_its_kernels_does() -> None:
    text = module(Needs("cpu"), Needs("cpu", frozenset({"fma"})), Needs("cpu", frozenset({"avx2"})))
    assert text.count("// needs:") == 1
    assert read_needs(text) == Needs("cpu", frozenset({"avx2", "fma"}))
    with pytest.raises(ShapeError, match="kernels for cpu and cuda in one module"):
        module(Needs("cpu"), Needs("cuda"))


def test_only_the_comment_on_top_counts() -> None:
    avx2 = Needs("cpu", frozenset({"avx2"}))
    assert read_needs(f"// Copyright: nobody\n\n{avx2.line}\nmodule {{\n}}\n") == avx2
    assert read_needs(f"{avx2.line}\r\nmodule {{\r\n}}\r\n") == avx2
    assert read_needs(avx2.line) == avx2
    assert read_needs(f"module {{\n{avx2.line}\n}}\n") is None
    assert read_needs("") is None


@pytest.mark.parametrize(
    "line", ["// needs:", "// needs: cpu, avx2", "// needs: cpu avx2 fma", "// needs: cpu +avx2", "// needs: CPU"]
)
def test_a_line_that_says_something_else_is_refused(line: str) -> None:
    with pytest.raises(InputError, match=r"// needs: KIND FEATURE,FEATURE.*as `moehlo emit` writes it") as caught:
        read_needs(f"{line}\nmodule {{\n}}\n")
    assert repr(line) in str(caught.value)


def test_two_lines_are_refused() -> None:
    with pytest.raises(InputError, match="2 lines"):
        read_needs("// needs: cpu avx2\n// needs: cpu\nmodule {\n}\n")


@pytest.mark.parametrize(("kind", "feature"), [("", "avx2"), ("cpu gpu", "avx2"), ("cpu", ""), ("cpu", "a,b")])
def test_words_that_could_not_be_read_again_are_not_written(kind: str, feature: str) -> None:
    with pytest.raises(ValueError, match="no word"):
        Needs(kind, frozenset({feature}))
