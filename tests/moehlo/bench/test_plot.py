"""``moehlo plot``: it knows its input by content, writes what is asked for, and refuses the rest."""

import functools
import itertools
import math
import sys
from pathlib import Path

import numpy as np
import pytest
from table_rows import row

from emitter.errors import InputError
from moehlo.bench.load import read_load
from moehlo.bench.plots import draw_benchmark, draw_load
from moehlo.bench.table import OURS, PART, PEER, Row, read_csv, to_csv
from tests.moehlo.command import call, refusal

MAGIC = {".png": b"\x89PNG", ".svg": b"<?xml", ".pdf": b"%PDF"}


ROWS = [
    *(
        row(name, n, time * n)
        for name, time in (("grouped", 1e-3), ("auto", 9e-4), ("XLA masked", 3e-3))
        for n in (1, 8)
    ),
    row("HF", 1, math.nan, repeats=0, least=math.nan, most=math.nan, note="no"),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("bench.csv").write_text(to_csv(ROWS))
    ids = np.array([[0, 4], [0, 1], [0, 4], [2, 9]], np.int32)
    np.savez("run.npz", ids=ids, logits=np.zeros((4, 6), np.float32))
    return tmp_path


plot = functools.partial(call, "plot")


@pytest.mark.parametrize(
    ("source", "suffix"),
    [
        ("run.npz", ".svg"),
        *(
            pytest.param(source, suffix, marks=pytest.mark.nightly)
            for source, suffix in (
                ("bench.csv", ".svg"),
                ("bench.csv", ".pdf"),
                ("run.npz", ".pdf"),
                ("run.npz", ".png"),
            )
        ),
    ],
)
def test_both_inputs_in_every_format_whatever_they_are_called(folder: Path, source: str, suffix: str) -> None:
    unnamed = Path(source).rename("input.data")
    done = plot(unnamed, "-o", f"figure{suffix}", "--json")
    assert done.code == 0
    first = Path(f"figure{suffix}").read_bytes()
    assert first.startswith(MAGIC[suffix])
    assert ("benchmark" if source == "bench.csv" else "expert load") in done.out
    assert plot(unnamed, "-o", f"figure{suffix}", "--force").code == 0
    assert Path(f"figure{suffix}").read_bytes() == first


def test_contenders_have_colours_of_their_own_and_parts_that_of_their_whole() -> None:
    names = {"ladder": OURS, "HF grouped_mm": PEER, "ladder, kernels alone": PART, "torch, two products alone": PART}
    rows = [row(name, n, 1e-3, kind=kind, cpu="H200", isa="xla:cuda") for name, kind in names.items() for n in (1, 8)]
    times, roof = draw_benchmark(rows).axes
    colour = {line.get_label(): line.get_color() for line in times.lines}
    assert colour.keys() == {*names, "floor"}
    assert colour["ladder, kernels alone"] == colour["ladder"]
    assert len(set(colour.values())) == 4
    assert roof.get_title() == "H200, xla:cuda"
    assert draw_benchmark(ROWS).axes[1].get_title() == "1 thread of some CPU, kernels for avx2"


def test_phases_of_a_whole_model_are_drawn_apart_and_decode_by_its_contexts() -> None:
    whole = {"routing": "", "layers": 4, "kind": "ours"}
    decode = [row("decoder", 1, 1e-3 * c, phase="decode", context=c, **whole) for c in (64, 2048)]
    prefill = row("decoder", 512, 0.1, phase="prefill", **whole)
    first, _, second, _ = draw_benchmark([prefill, *decode]).axes
    assert (first.get_title(), second.get_title()) == ("olmoe, f32, prefill", "olmoe, f32, decode")
    np.testing.assert_allclose(second.get_lines()[0].get_xydata(), [[64, 64], [2048, 2048]])
    assert (first.get_xlabel(), second.get_xlabel()) == ("tokens", "tokens before the step")


def test_the_load_of_a_run_is_listed_too(folder: Path) -> None:
    done = plot("run.npz", "--json")
    assert (
        "4 tokens, 2 choices each: 4 of 6 experts, the fullest has 2.57 times the mean, 1 choices of none" in done.out
    )
    rows = [line.split("│")[1:4] for line in done.out.splitlines() if line.startswith("│")]
    listed = [tuple(cell.strip() for cell in row) for row in rows]
    # ids 0 0 0, 4 4, 1, 2; a 9 is of no expert
    assert listed == [("0", "3", "42.9%"), ("4", "2", "28.6%"), ("1", "1", "14.3%"), ("2", "1", "14.3%")]
    load = done.json["load"]
    assert load["counts"] == [3, 1, 1, 0, 2, 0]
    assert (load["distinct"], load["nowhere"]) == (4, 1)


def test_the_figure_of_a_benchmark_holds_every_contender_that_ran() -> None:
    times, roof = draw_benchmark(ROWS).axes
    drawn = {line.get_label(): line for line in times.get_lines()}
    assert set(drawn) == {"grouped", "auto", "XLA masked", "floor"}
    np.testing.assert_allclose(drawn["auto"].get_xydata(), [[1, 0.9], [8, 7.2]])
    np.testing.assert_allclose(drawn["floor"].get_xydata(), [[1, 0.1], [8, 0.1]])
    points = {line.get_label(): line for line in roof.get_lines()}
    # 0.5 and 4 FLOP per byte; 5e5 FLOP in 0.9 ms, at both counts
    np.testing.assert_allclose(points["auto"].get_xydata(), [[0.5, 5 / 9], [4, 5 / 9]])
    [ceiling] = [line for label, line in points.items() if label.startswith("read")]
    np.testing.assert_allclose(ceiling.get_xydata()[0], [0.25, 2.5])
    assert max(ceiling.get_ydata()) == pytest.approx(8e0 * 10)
    assert [text.get_text() for text in roof.texts] == ["N=1\n11%", "N=8\n1%"]
    other = [*ROWS, row("auto", 4, 1e-3, dtype="bf16", peak=math.nan)]
    assert len(draw_benchmark(other).axes) == 4


def test_expert_load_is_counted(folder: Path) -> None:
    load = read_load(Path("run.npz"))
    assert load.counts.tolist() == [3, 1, 1, 0, 2, 0]
    # 7 choices over 6 experts; one id is beyond them
    assert (load.tokens, load.top_k, load.nowhere) == (4, 2, 1)
    assert load.imbalance == pytest.approx(3 / (7 / 6))
    axes = draw_load(load).axes[0]
    assert [bar.get_height() for bar in axes.patches] == [3, 2, 1, 1, 0, 0]
    assert [label.get_text() for label in axes.get_xticklabels()] == ["0", "4", "1", "2", "3", "5"]
    assert "imbalance (fullest / mean) 2.57, 2 without a token, 1 choices to no expert" in axes.get_title()


def test_what_a_run_writes_is_drawn(folder: Path) -> None:
    np.save("x.npy", np.random.default_rng(0).standard_normal((9, 40), np.float32))
    config = Path(__file__).parents[3] / "goldens" / "configs" / "tiny" / "mixtral.json"
    common = ["--random", "1", "--input", "x.npy", "--output", "y.npy", "--results", "r.npz"]
    common += ["--dispatch", "gathered", "--isa", "portable"]
    assert call("run", config, *common).code == 0
    assert plot("r.npz").code == 0
    assert Path("r.png").read_bytes().startswith(MAGIC[".png"])
    assert read_load(Path("r.npz")).counts.sum() == 9 * 3


def broken(name: str) -> None:
    lines = to_csv(ROWS).splitlines()
    contents = {
        "header.csv": lines[0],
        "none_ran.csv": "\n".join([lines[0], lines[-1]]),
        "limits.csv": "backend,dtype\ncpu:avx2,f32\n",
        "text.npz": "not an archive",
    }
    if name in contents:
        Path(name).write_text(contents[name] + "\n")
    arrays = {
        "dense.npz": {"output": np.zeros((2, 3))},
        "empty.npz": {"ids": np.zeros((0, 2), np.int32)},
        "flat.npz": {"ids": np.zeros(4, np.int32)},
        "float.npz": {"ids": np.zeros((4, 2))},
        "wide.npz": {"ids": np.array([[0, 2**62]])},
        "negative.npz": {"ids": np.full((4, 2), -1)},
        "uneven.npz": {"ids": np.zeros((4, 2), np.int32), "logits": np.zeros((3, 8))},
    }
    if name in arrays:
        np.savez(name, **arrays[name])
    if name == "damaged.npz":
        data = bytearray(Path("run.npz").read_bytes())
        data[60:140] = bytes(80)
        Path(name).write_bytes(data)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("header.csv", "no measurement"),
        ("none_ran.csv", "no measurement"),
        ("limits.csv", "is not the table of a benchmark"),
        ("text.npz", "is not the table of a benchmark"),
        ("dense.npz", "holds output, but no ids"),
        ("empty.npz", "holds no tokens"),
        ("flat.npz", "holds an array [4]"),
        ("float.npz", "float64"),
        ("negative.npz", "ids go from -1 to -1; expected 0 to 65536"),
        ("uneven.npz", "logits are [3, 8], ids [4, 2]"),
        ("wide.npz", "ids go from 0 to 4611686018427387904"),
        ("damaged.npz", "cannot be read"),
    ],
)
def test_bad_input_is_refused_and_nothing_is_written(folder: Path, name: str, message: str) -> None:
    """What else can be wrong with a table is in ``test_table``, and with arrays in tests/fuzz."""
    broken(name)
    before = set(folder.iterdir())
    assert message in refusal("plot", name, "-o", "figure.png")
    assert set(folder.iterdir()) == before


@pytest.mark.parametrize("name", [".", "..", "/", "/dev/null", "missing.csv", ""])
def test_what_is_no_file_is_refused_by_name(folder: Path, name: str) -> None:
    for arguments in ([name], [name, "-o", "figure.png"]):
        assert "is no file; expected a CSV" in refusal("plot", *arguments)


def test_peers_alone_are_drawn(folder: Path) -> None:
    Path("peers.csv").write_text(to_csv([row("HF eager", n, 0.1 * n, ahead=math.nan) for n in (1, 8)]))
    assert plot("peers.csv").code == 0
    times, roof = draw_benchmark(read_csv(Path("peers.csv"))).axes
    assert [line.get_label() for line in times.get_lines()] == ["HF eager", "floor"]
    assert list(roof.texts) == []


HOSTILE = [r"$\frac{$", "$", "a$b$c", r"\$x$", "_hidden", "a\nb\tc\x1b[31m", "x" * 5000, "{}%s"]


def test_names_in_a_table_are_drawn_as_they_are(folder: Path) -> None:
    rows = [row(name, 1, 0.1, model=HOSTILE[0], cpu=HOSTILE[0], routing=HOSTILE[4], isa=HOSTILE[6]) for name in HOSTILE]
    Path("hostile.csv").write_text(to_csv(rows), newline="")
    done = plot("hostile.csv", "-o", "hostile.svg")
    assert done.code == 0
    times, roof = draw_benchmark(rows).axes
    texts = [times.get_title(), roof.get_title(), *(line.get_label() for line in times.get_lines())]
    assert len(texts) == 2 + len(HOSTILE) + 1
    assert all("\n" not in text and "\x1b" not in text and len(text) < 150 for text in texts)


def test_a_dollar_is_shown_as_one() -> None:
    figure = draw_benchmark([row("auto", 1, 0.1, model="$a$")])
    title = figure.axes[0].title
    assert title._preprocess_math(title.get_text()) == ("$a$ layer 0, f32, uniform routing", False)


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([row("auto", 1, 0.1, layer=layer) for layer in range(25)], "25 layers, dtypes and machines; .* at most 24"),
        ([row(f"peer {i}", 1, 0.1) for i in range(33)], "33 contenders for one layer; at most 32"),
    ],
)
def test_more_than_a_figure_can_show_is_refused(rows: list[Row], message: str) -> None:
    with pytest.raises(InputError, match=message):
        draw_benchmark(rows)


def test_many_counts_are_drawn_with_few_labels() -> None:
    times, _ = draw_benchmark([row("auto", n, 0.1 * n, of_floor=math.nan) for n in range(1, 1001)]).axes
    assert len(times.get_xticks()) <= 32
    assert len(times.get_lines()[0].get_xdata()) == 1000


def test_outputs_are_refused_before_anything_is_read(folder: Path) -> None:
    Path("bench.png").write_text("kept")
    for arguments, message in [
        (["bench.csv"], "--force"),
        (["bench.csv", "-o", "figure.jpg"], "'.jpg'; expected one of .png, .svg, .pdf"),
        (["bench.csv", "-o", "figure"], "'nothing'"),
        (["bench.csv", "-o", "nowhere/figure.png"], "mkdir"),
    ]:
        assert message in refusal("plot", *arguments)
    Path("table.png").write_text(to_csv(ROWS))
    assert "is the same file as FILE, which is read" in refusal("plot", "table.png", "--force")
    assert Path("bench.png").read_text() == "kept"
    assert plot("bench.csv", "--force").code == 0


def test_without_matplotlib_it_says_what_to_install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    assert "pip install 'moehlo[plot]'" in refusal("plot", "bench.csv")
    assert not Path("bench.png").exists()


def test_a_part_is_drawn_dashed_in_the_colour_of_its_whole() -> None:
    rows = [row("auto", 1, 1e-3), row("auto, kernels alone", 1, 5e-4, kind="part"), row("alone", 1, 5e-4, kind="part")]
    axes = draw_benchmark(rows).axes[0]
    drawn = {line.get_label(): (line.get_linestyle(), line.get_color()) for line in axes.get_lines()}
    assert drawn["auto"][0] == "-"
    assert drawn["auto, kernels alone"] == ("--", drawn["auto"][1])
    assert drawn["alone"] == ("--", "black")


def test_labels_do_not_lie_over_each_other() -> None:
    """Over many tokens all experts are read, and points come to lie side by side."""
    rows = [row("auto", n, 1e-3 * n, bytes=1e6 + n, flops=5e5 * n) for n in (*range(1, 40), *range(4000, 4040))]
    figure = draw_benchmark(rows)
    figure.set_dpi(150)
    figure.draw_without_rendering()
    for axes in figure.axes:
        ticks = [label for label in axes.get_xticklabels() if label.get_text()]
        for texts in (ticks, axes.texts):
            boxes = sorted((text.get_window_extent() for text in texts), key=lambda box: box.x0)
            assert all(left.x1 <= right.x0 for left, right in itertools.pairwise(boxes))
    times, roof = figure.axes
    assert times.get_xticklabels()[-1].get_text() == "4039"
    assert roof.texts[-1].get_text().startswith("N=4039")
